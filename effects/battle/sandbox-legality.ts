// Is a direct call of the sandbox legal (course.md §2)?

import type { Refusal } from '../refusals.ts';
import type { EntityId } from '../world.ts';
import { cardNamed, findCard } from './catalogue.ts';
import { pendingChoice } from './choice.ts';
import type { SandboxInput } from './inputs.ts';
import { printedOn } from './printed.ts';
import { refuse } from './refusals.ts';
import { maxHealthOf } from './stats.ts';
import { textFault } from './text-legality.ts';
import { outcomeText } from './turn.ts';
import { type BattleWorld, entityOf, playerOf, type Zone } from './world.ts';
import { hasBoardRoom, hasDeckRoom, hasHandRoom, hasSecretRoom } from './zones.ts';

type Verdict = Refusal | null;

export const sandboxFault = (world: BattleWorld, input: SandboxInput): Verdict => {
  if (!world.rules.isSandbox) return refuse('sandbox-only', { type: input.type });
  if (world.outcome.result !== 'none') return refuse('game-over', { outcome: outcomeText(world) });
  const choice = pendingChoice(world);
  if (choice !== undefined) {
    return refuse('choice-open', { awaited: choice.player, last: choice.options.length - 1 });
  }
  switch (input.type) {
    case 'SUMMON':
    case 'CAST':
    case 'EQUIP':
    case 'ADD_TO_HAND':
    case 'ADD_TO_DECK':
    case 'ADD_SECRET':
      return kindFault(world, input) ?? roomFault(world, input);
    case 'DEAL_DAMAGE':
    case 'HEAL':
    case 'FREEZE':
      return zoneFault(world, input.target, CHARACTERS);
    case 'SET_HEALTH':
      return zoneFault(world, input.target, CHARACTERS) ?? healthFault(world, input);
    case 'DESTROY':
    case 'SILENCE':
      return zoneFault(world, input.target, ['board', 'hero', 'weapon']);
    case 'REMOVE':
      return removalFault(world, input.target);
    case 'RETURN_TO_HAND':
      return zoneFault(world, input.target, ['board']);
    case 'TAKE_CONTROL':
      return zoneFault(world, input.target, ['board']) ?? controlFault(world, input);
    case 'MOVE_TO_DECK':
      return zoneFault(world, input.target, ['hand', 'board', 'graveyard', 'deck']) ?? deckFault(world, input.target);
    case 'DISCARD':
      return zoneFault(world, input.target, ['hand']);
    case 'SET_MANA':
      return manaFault(world, input);
    case 'DRAW':
      return drawFault(world, input);
    case 'GAIN_ARMOR':
    case 'FATIGUE':
      return null;
  }
};

const CHARACTERS: readonly Zone[] = ['board', 'hero'];

type InputOf<T extends SandboxInput['type']> = Extract<SandboxInput, { type: T }>;

const healthFault = (world: BattleWorld, { target, health }: InputOf<'SET_HEALTH'>): Verdict => {
  const maximum = maxHealthOf(world, target);
  return health <= maximum ? null : refuse('health-too-high', { card: entityOf(world, target).card, health, maximum });
};

const controlFault = (world: BattleWorld, { seat, target }: InputOf<'TAKE_CONTROL'>): Verdict =>
  entityOf(world, target).controller === seat
    ? refuse('already-yours', { seat, card: entityOf(world, target).card })
    : null;

/** Beyond the cards of a full deck there is only fatigue. */
const drawFault = (world: BattleWorld, { count }: InputOf<'DRAW'>): Verdict => {
  const { deck: limit } = world.rules.limits;
  return count <= limit ? null : refuse('too-many-draws', { count, limit });
};

const manaFault = (world: BattleWorld, { maximum, available = maximum }: InputOf<'SET_MANA'>): Verdict => {
  const limit = world.rules.limits.mana;
  const mana = Math.max(maximum, available);
  return mana <= limit ? null : refuse('mana-too-high', { mana, limit });
};

/** Decks hold cards that can be drawn and played, and only so many. */
const deckFault = (world: BattleWorld, target: EntityId): Verdict => {
  const { card: name, controller: seat, zone } = entityOf(world, target);
  const { kind } = cardNamed(world, name);
  if (kind === 'hero' || kind === 'heroPower') {
    return refuse('wrong-kind', { card: name, kind, expected: 'minion, spell or weapon' });
  }
  if (zone === 'deck' || hasDeckRoom(world, seat)) return null;
  return refuse('deck-full', { seat, limit: world.rules.limits.deck });
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
      return hasHandRoom(world, seat) ? null : refuse('hand-full', { seat, limit: limits.hand });
    case 'ADD_TO_DECK':
      return hasDeckRoom(world, seat) ? null : refuse('deck-full', { seat, limit: limits.deck });
    case 'ADD_SECRET':
      if (hasSecretRoom(world, seat, card)) return null;
      return player.secrets.length >= limits.secrets
        ? refuse('secrets-full', { seat, limit: limits.secrets })
        : refuse('secret-twice', { seat, card });
    case 'EQUIP':
      return null;
    // Played by that player as if from hand (course.md §2.1), so what R10.1 asks of a spell is asked here too.
    case 'CAST':
      return textFault(world, { seat, card: printedOn(world, card), source: null }, input);
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
