// Is an input legal now, and if not, why? The chart's guards, the door and the list of legal moves all ask here.

import type { BattleCard } from '../../cards/terms.ts';
import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { combatFault } from './attack-legality.ts';
import { cardNamed, findCard } from './catalogue.ts';
import { pendingChoice } from './choice.ts';
import { type AnyBattleInput, type BattleInput, isSandboxInput, type SandboxInput } from './inputs.ts';
import { refuse } from './refusals.ts';
import { cardOf, costOf } from './stats.ts';
import { legalTargets, optionsOf, targetingOf, targetRuleOf } from './targets.ts';
import { type BattleWorld, entityOf, playerOf, type Zone } from './world.ts';
import { hasBoardRoom, hasSecretRoom } from './zones.ts';

type Verdict = Refusal | null;

/** Null if the input is legal; otherwise the reason. The input has the right shape (`shapeFault`). */
export const refusalFor = (world: BattleWorld, input: AnyBattleInput): Verdict =>
  seatFault(world, input) ??
  entityFault(world, input) ??
  (isSandboxInput(input) ? sandboxFault(world, input) : playerFault(world, input));

const seatFault = (world: BattleWorld, input: AnyBattleInput): Verdict => {
  if (!('seat' in input) || world.players[input.seat] !== undefined) return null;
  return refuse('unknown-seat', { seat: input.seat, expected: '0 and 1' });
};

const ENTITY_FIELDS = ['target', 'attacker', 'defender', 'card'] as const;

const entityFault = (world: BattleWorld, input: AnyBattleInput): Verdict => {
  const given = input as Partial<Record<(typeof ENTITY_FIELDS)[number], unknown>>;
  for (const field of ENTITY_FIELDS) {
    const id = given[field];
    if (typeof id === 'number' && world.entities[id] === undefined) return refuse('unknown-entity', { id });
  }
  return null;
};

/** Seats that still owe their mulligan. */
export const mulliganAwaited = (world: BattleWorld): Seat[] =>
  ([0, 1] as const).filter((seat) => !playerOf(world, seat).hasMulliganed);

const playerFault = (world: BattleWorld, input: BattleInput): Verdict => {
  if (world.outcome.result !== 'none') return refuse('game-over', { outcome: outcomeText(world) });
  if (input.type === 'CONCEDE') return null;
  const awaited = mulliganAwaited(world);
  if (input.type === 'MULLIGAN') return mulliganFault(world, input, awaited);
  const [first] = awaited;
  if (first !== undefined) return refuse('not-started', { awaited: awaited.join(' and ') });
  const choice = pendingChoice(world);
  if (input.type === 'CHOOSE') return chooseFault(input, choice);
  if (choice !== undefined) {
    return refuse('choice-open', { awaited: choice.player, last: choice.options.length - 1 });
  }
  if (input.type === 'ATTACK') return turnFault(world, attackSeat(world, input)) ?? combatFault(world, input);
  if (!world.rules.isSandbox || input.type === 'END_TURN') {
    const fault = turnFault(world, input.seat);
    if (fault !== null) return fault;
  }
  switch (input.type) {
    case 'PLAY':
      return playFault(world, input);
    case 'HERO_POWER':
      return heroPowerFault(world, input);
    case 'END_TURN':
      return null;
  }
};

/** In a sandbox anybody may attack at any time (course.md §2). */
const attackSeat = (world: BattleWorld, { seat }: { seat: Seat }): Seat =>
  world.rules.isSandbox ? world.activePlayer : seat;

export const outcomeText = ({ outcome }: BattleWorld): string => {
  if (outcome.result === 'win') return `seat ${outcome.player} has won`;
  return outcome.result === 'draw' ? 'it is a draw' : 'it goes on';
};

const turnFault = (world: BattleWorld, seat: Seat): Verdict =>
  seat === world.activePlayer ? null : refuse('not-your-turn', { seat, awaited: world.activePlayer });

const mulliganFault = (
  world: BattleWorld,
  { seat, replace }: Extract<BattleInput, { type: 'MULLIGAN' }>,
  awaited: readonly Seat[],
): Verdict => {
  if (awaited.length === 0) return refuse('mulligan-over');
  if (!awaited.includes(seat)) return refuse('mulligan-done', { seat, awaited: `seat ${awaited.join(' and ')}` });
  const { hand } = playerOf(world, seat);
  const wrong = replace.find((id, index) => !hand.includes(id) || replace.indexOf(id) !== index);
  return wrong === undefined ? null : refuse('mulligan-cards', { card: nameFor(world, wrong) });
};

const chooseFault = (
  { seat, option }: Extract<BattleInput, { type: 'CHOOSE' }>,
  choice: ReturnType<typeof pendingChoice>,
): Verdict => {
  if (choice === undefined) return refuse('no-choice-open');
  if (choice.player !== seat) return refuse('not-awaited', { seat, awaited: `seat ${choice.player}` });
  const last = choice.options.length - 1;
  return option > last ? refuse('option-unknown', { option, last }) : null;
};

const nameFor = (world: BattleWorld, id: EntityId): string =>
  world.entities[id] === undefined ? `entity ${id}` : entityOf(world, id).card;

const playFault = (world: BattleWorld, input: Extract<BattleInput, { type: 'PLAY' }>): Verdict => {
  const { seat, card: id, position } = input;
  const player = playerOf(world, seat);
  const card = cardOf(world, id);
  if (!player.hand.includes(id)) return refuse('not-in-hand', { card: card.name, seat });
  if (card.kind === 'hero' || card.kind === 'heroPower') {
    return refuse('not-playable', { card: card.name, kind: card.kind });
  }
  const cost = costOf(world, id);
  if (!world.rules.isSandbox && cost > player.mana.available) {
    return refuse('not-enough-mana', { card: card.name, cost, seat, available: player.mana.available });
  }
  if (card.kind === 'minion' && !hasBoardRoom(world, seat)) {
    return refuse('board-full', { seat, limit: world.rules.limits.board });
  }
  if (position !== undefined && card.kind !== 'minion') {
    const problem = `${card.name} is a ${card.kind} and has no place on the board`;
    return refuse('bad-input', { problem, expected: 'position to be left out' });
  }
  if (position !== undefined && position > player.board.length) {
    return refuse('position-unknown', { position, last: player.board.length });
  }
  return textFault(world, { seat, card, source: id }, input);
};

/** Whose text it is: a card of that player; `source` is null for a spell that a sandbox is about to make. */
interface Text {
  readonly seat: Seat;
  readonly card: BattleCard;
  readonly source: EntityId | null;
}

/** Faults of a card's text: option, Secret slots, room for what it only summons, target. */
const textFault = (
  world: BattleWorld,
  text: Text,
  { target, option }: { target?: EntityId; option?: number },
): Verdict => {
  const { card } = text;
  const options = optionsOf(card);
  if (options.length === 0 && option !== undefined) return refuse('option-unexpected', { card: card.name });
  if (options.length > 0 && option === undefined) {
    return refuse('option-required', { card: card.name, last: options.length - 1 });
  }
  if (option !== undefined && option >= options.length) {
    return refuse('option-unknown', { option, last: options.length - 1 });
  }
  if (card.kind === 'spell') {
    const fault = spellRoomFault(world, text);
    if (fault !== null) return fault;
  }
  return targetFault(world, text, option ?? null, target);
};

const spellRoomFault = (world: BattleWorld, { seat, card }: Text): Verdict => {
  if (card.kind !== 'spell') return null;
  if (card.secret !== undefined && !hasSecretRoom(world, seat, card.name)) {
    const { secrets } = world.rules.limits;
    return playerOf(world, seat).secrets.length >= secrets
      ? refuse('secrets-full', { seat, limit: secrets })
      : refuse('secret-twice', { seat, card: card.name });
  }
  const onlySummons = card.spell.length > 0 && card.spell.every(({ verb }) => verb === 'summon');
  return onlySummons && !hasBoardRoom(world, seat) ? refuse('no-effect', { card: card.name }) : null;
};

const targetFault = (
  world: BattleWorld,
  { seat, card, source }: Text,
  option: number | null,
  target: EntityId | undefined,
): Verdict => {
  const { name } = card;
  const rule = targetRuleOf(card, option);
  const view = { source, controller: seat };
  const legal = rule === undefined ? [] : legalTargets(world, rule, view, targetingOf(card));
  if (target !== undefined) {
    if (rule === undefined) return refuse('target-unexpected', { card: name });
    return legal.includes(target)
      ? null
      : refuse('target-not-allowed', { card: name, target: nameFor(world, target), id: target });
  }
  if (legal.length > 0) return refuse('target-required', { card: name });
  return rule?.need === 'required' ? refuse('no-legal-target', { card: name }) : null;
};

const heroPowerFault = (
  world: BattleWorld,
  { seat, target }: Extract<BattleInput, { type: 'HERO_POWER' }>,
): Verdict => {
  const { heroPower, heroPowerUses, mana } = playerOf(world, seat);
  if (heroPower === null) return refuse('hero-power-none', { seat });
  const card = cardOf(world, heroPower);
  if (!world.rules.isSandbox) {
    if (heroPowerUses > 0) return refuse('hero-power-used');
    const cost = costOf(world, heroPower);
    const { available } = mana;
    if (cost > available) return refuse('not-enough-mana', { card: card.name, cost, seat, available });
  }
  return targetFault(world, { seat, card, source: heroPower }, null, target);
};

const sandboxFault = (world: BattleWorld, input: SandboxInput): Verdict => {
  if (!world.rules.isSandbox) return refuse('sandbox-only', { type: input.type });
  if (world.outcome.result !== 'none') return refuse('game-over', { outcome: outcomeText(world) });
  const choice = pendingChoice(world);
  if (choice !== undefined) {
    return refuse('choice-open', { awaited: choice.player, last: choice.options.length - 1 });
  }
  if ('card' in input) {
    return kindFault(world, input) ?? roomFault(world, input);
  }
  switch (input.type) {
    case 'DEAL_DAMAGE':
      return zoneFault(world, input.target, ['board', 'hero']);
    case 'DESTROY':
    case 'SILENCE':
      return zoneFault(world, input.target, ['board', 'hero', 'weapon']);
    case 'REMOVE':
      return removalFault(world, input.target);
    case 'GAIN_ARMOR':
      return null;
  }
};

type CardCall = Extract<SandboxInput, { card: string }>;

const kindFault = (world: BattleWorld, { card: name, type }: CardCall): Verdict => {
  const card = findCard(world, name);
  if (card === undefined) return refuse('unknown-card', { card: name, expected: 'Names are spelt as on the card.' });
  const isSecret = card.kind === 'spell' && card.secret !== undefined;
  const wrong = (expected: string) => refuse('wrong-kind', { card: name, kind: card.kind, expected });
  if (type === 'SUMMON' && card.kind !== 'minion') return wrong('minion');
  if (type === 'CAST' && card.kind !== 'spell') return wrong('spell');
  if (type === 'EQUIP' && card.kind !== 'weapon') return wrong('weapon');
  return type === 'ADD_SECRET' && !isSecret ? wrong('secret') : null;
};

const roomFault = (world: BattleWorld, input: CardCall): Verdict => {
  const { seat, card } = input;
  const { limits } = world.rules;
  const player = playerOf(world, seat);
  switch (input.type) {
    case 'SUMMON':
      if (!hasBoardRoom(world, seat)) return refuse('board-full', { seat, limit: limits.board });
      return input.position !== undefined && input.position > player.board.length
        ? refuse('position-unknown', { position: input.position, last: player.board.length })
        : null;
    case 'ADD_TO_HAND':
      return player.hand.length < limits.hand ? null : refuse('hand-full', { seat, limit: limits.hand });
    case 'ADD_TO_DECK':
      return player.deck.length < limits.deck ? null : refuse('deck-full', { seat, limit: limits.deck });
    case 'ADD_SECRET':
      if (hasSecretRoom(world, seat, card)) return null;
      return player.secrets.length >= limits.secrets
        ? refuse('secrets-full', { seat, limit: limits.secrets })
        : refuse('secret-twice', { seat, card });
    case 'EQUIP':
      return null;
    // Played by that player as if from hand (course.md §2.1), so what R10.1 asks of a spell is asked here too.
    case 'CAST':
      return textFault(world, { seat, card: cardNamed(world, card), source: null }, input);
  }
};

const zoneFault = (world: BattleWorld, id: EntityId, allowed: readonly Zone[]): Verdict => {
  const { card, zone } = entityOf(world, id);
  return allowed.includes(zone) ? null : refuse('wrong-zone', { card, zone, expected: allowed.join(' or ') });
};

/** A player is never without a hero; everything else can be taken out of the game. */
const removalFault = (world: BattleWorld, id: EntityId): Verdict => {
  const { card, zone } = entityOf(world, id);
  const expected = 'minion, spell, weapon or Hero Power';
  return zone === 'hero' ? refuse('wrong-kind', { card, kind: 'hero', expected }) : null;
};
