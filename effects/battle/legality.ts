// Is an input legal now, and if not, why? The chart's guards, the door and the list of legal moves all ask here.

import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { combatFault } from './attack-legality.ts';
import { pendingChoice } from './choice.ts';
import { type AnyBattleInput, type BattleInput, isSandboxInput } from './inputs.ts';
import { printedOf } from './printed.ts';
import { refuse } from './refusals.ts';
import { sandboxFault } from './sandbox-legality.ts';
import { nameFor } from './sight.ts';
import { costOf } from './stats.ts';
import { type Text, targetFault, textFault, useFault } from './text-legality.ts';
import { outcomeText } from './turn.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';
import { hasBoardRoom } from './zones.ts';

type Verdict = Refusal | null;

/** Null if the input is legal; otherwise the reason. The input has the right shape (`shapeFault`). */
export const refusalFor = (world: BattleWorld, input: AnyBattleInput): Verdict =>
  referenceFault(world, input) ?? (isSandboxInput(input) ? sandboxFault(world, input) : playerFault(world, input));

/**
 * Is there such a seat, and are there such entities? Asked by type: to ask an input for a field that it does not have takes
 * long.
 */
const referenceFault = (world: BattleWorld, input: AnyBattleInput): Verdict => {
  switch (input.type) {
    case 'ATTACK':
      return seatFault(world, input.seat) ?? entityFault(world, input.attacker) ?? entityFault(world, input.defender);
    case 'PLAY':
      return seatFault(world, input.seat) ?? entityFault(world, input.target) ?? entityFault(world, input.card);
    case 'HERO_POWER':
    case 'CAST':
    case 'HEAL':
    case 'TAKE_CONTROL':
      return seatFault(world, input.seat) ?? entityFault(world, input.target);
    case 'DEAL_DAMAGE':
    case 'SET_HEALTH':
    case 'FREEZE':
    case 'DESTROY':
    case 'SILENCE':
    case 'REMOVE':
    case 'RETURN_TO_HAND':
    case 'MOVE_TO_DECK':
    case 'DISCARD':
      return entityFault(world, input.target);
    default:
      return seatFault(world, input.seat);
  }
};

const seatFault = (world: BattleWorld, seat: Seat): Verdict =>
  world.players[seat] === undefined ? refuse('unknown-seat', { seat, expected: '0 and 1' }) : null;

/** Nobody is named where a target is left out. */
const entityFault = (world: BattleWorld, id: EntityId | undefined): Verdict =>
  id === undefined || world.entities[id] !== undefined ? null : refuse('unknown-entity', { id });

/** Seats that still owe their mulligan. */
export const mulliganAwaited = (world: BattleWorld): readonly Seat[] => {
  // As it is in nearly all of a game.
  if (world.players[0].hasMulliganed && world.players[1].hasMulliganed) return NOBODY;
  return world.players.flatMap(({ hasMulliganed }, seat) => (hasMulliganed ? [] : [seat]));
};

const NOBODY: readonly Seat[] = Object.freeze([]);

/** Who is to act: both in the mulligan, then whoever is asked, or whose turn it is; nobody when it is over. */
export const awaitedSeats = (world: BattleWorld): readonly Seat[] => {
  if (world.outcome.result !== 'none') return [];
  const mulligans = mulliganAwaited(world);
  return mulligans.length > 0 ? mulligans : [pendingChoice(world)?.player ?? world.activePlayer];
};

const playerFault = (world: BattleWorld, input: BattleInput): Verdict => {
  if (world.outcome.result !== 'none') return refuse('game-over', { outcome: outcomeText(world) });
  if (input.type === 'CONCEDE') return null;
  const awaited = mulliganAwaited(world);
  if (input.type === 'MULLIGAN') return mulliganFault(world, input, awaited);
  if (awaited.length > 0) return refuse('not-started', { awaited: awaited.join(' and ') });
  const choice = pendingChoice(world);
  if (input.type === 'CHOOSE') return chooseFault(input, choice);
  if (choice !== undefined) {
    return refuse('choice-open', { awaited: choice.player, last: choice.options.length - 1 });
  }
  if (input.type === 'ATTACK') return turnFault(world, attackSeat(world, input)) ?? combatFault(world, input);
  if (world.rules.checksActions || input.type === 'END_TURN') {
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

/** In a sandbox anybody may attack at any time, unless it was asked to check that (course.md §2). */
const attackSeat = (world: BattleWorld, { seat }: { seat: Seat }): Seat =>
  world.rules.checksActions ? seat : world.activePlayer;

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
  return wrong === undefined ? null : refuse('mulligan-cards', { card: nameFor(world, seat, wrong) });
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

const playFault = (world: BattleWorld, input: Extract<BattleInput, { type: 'PLAY' }>): Verdict => {
  const { seat, card: id, position } = input;
  const fault = cardFault(world, seat, id);
  if (fault !== null) return fault;
  const card = printedOf(world, entityOf(world, id));
  if (position !== undefined && card.kind !== 'minion') {
    const problem = `${card.name} is a ${card.kind} and has no place on the board`;
    return refuse('bad-input', { problem, expected: 'position to be left out' });
  }
  const last = playerOf(world, seat).board.length;
  if (position !== undefined && position > last) return refuse('position-unknown', { position, last });
  return textFault(world, { seat, card, source: id }, input);
};

/** Reasons for which a card cannot be played now, whatever its text, target and place. */
export const cardFault = (world: BattleWorld, seat: Seat, id: EntityId): Verdict => {
  const player = playerOf(world, seat);
  const card = printedOf(world, entityOf(world, id));
  if (!player.hand.includes(id)) return refuse('not-in-hand', { card: nameFor(world, seat, id), seat });
  if (card.kind === 'hero' || card.kind === 'heroPower') {
    return refuse('not-playable', { card: card.name, kind: card.kind });
  }
  const cost = costOf(world, id);
  if (world.rules.chargesMana && cost > player.mana.available) {
    return refuse('not-enough-mana', { card: card.name, cost, seat, available: player.mana.available });
  }
  if (card.kind === 'minion' && !hasBoardRoom(world, seat)) {
    return refuse('board-full', { seat, limit: world.rules.limits.board });
  }
  return null;
};

const heroPowerFault = (
  world: BattleWorld,
  { seat, target }: Extract<BattleInput, { type: 'HERO_POWER' }>,
): Verdict => {
  const { heroPower } = playerOf(world, seat);
  if (heroPower === null) return refuse('hero-power-none', { seat });
  const text = { seat, card: printedOf(world, entityOf(world, heroPower)), source: heroPower };
  return powerFault(world, text) ?? targetFault(world, text, null, target);
};

/** Reasons for which a Hero Power cannot be used now, whatever its target. */
export const powerFault = (world: BattleWorld, text: Text & { readonly source: EntityId }): Verdict => {
  const { seat, card, source } = text;
  const { heroPowerUses, mana } = playerOf(world, seat);
  const { checksActions, chargesMana } = world.rules;
  if (checksActions && heroPowerUses > 0) return refuse('hero-power-used');
  const cost = costOf(world, source);
  const { available } = mana;
  if (chargesMana && cost > available) {
    return refuse('not-enough-mana', { card: card.name, cost, seat, available });
  }
  return useFault(world, text);
};
