// Is a Dale input legal now, and if not, why? The chart's guards, the door and the list of legal moves ask here.

import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { answerFault } from './answer-legality.ts';
import { buildFault } from './build.ts';
import { findDaleCard } from './catalogue.ts';
import { bindFault } from './chameleons.ts';
import { isPickAwaited } from './collective.ts';
import { cardOf, isUsed } from './effects-store.ts';
import {
  type AnyDaleInput,
  DALE_ENTITY_FIELDS,
  type DaleInput,
  type DaleSandboxInput,
  isDaleSandboxInput,
} from './inputs.ts';
import { answersFault } from './owl-answer-rules.ts';
import { isOwing, owlBindFault } from './owls.ts';
import { type Phase, phaseOf } from './phase.ts';
import { strangerAmong } from './picks.ts';
import { isMet } from './places.ts';
import { purchaseFault } from './purchase.ts';
import { pendingQuestion } from './questions.ts';
import { refuse } from './refusals.ts';
import { isVoteAwaited, setsNeeded } from './set-selection.ts';
import { nameFor } from './sight.ts';
import { dueCards, endOfTurnAbilities, isOver, outcomeText } from './turn.ts';
import { type DaleWorld, playerOf } from './world.ts';

type Verdict = Refusal | null;
type Of<T extends DaleInput['type']> = Extract<DaleInput, { type: T }>;

/** Null if the input is legal; otherwise the reason. The input has the right shape. */
export const daleRefusalFor = (world: DaleWorld, input: AnyDaleInput): Verdict =>
  seatFault(world, input) ??
  entityFault(world, input) ??
  (isDaleSandboxInput(input) ? sandboxFault(world, input) : playerFault(world, input));

const seatFault = (world: DaleWorld, input: AnyDaleInput): Verdict => {
  if (!('seat' in input) || world.players[input.seat] !== undefined) return null;
  return refuse('unknown-seat', { seat: input.seat, expected: `0 to ${world.seats - 1}` });
};

const entityFault = (world: DaleWorld, input: AnyDaleInput): Verdict => {
  const given = input as unknown as Readonly<Record<string, EntityId | readonly EntityId[] | undefined>>;
  for (const field of DALE_ENTITY_FIELDS[input.type] ?? []) {
    const named = given[field];
    const unknown = typeof named === 'number' ? unknownOf(world, named) : unknownAmong(world, named ?? []);
    if (unknown !== undefined) return refuse('unknown-entity', { id: unknown });
  }
  return null;
};

const unknownOf = (world: DaleWorld, id: EntityId): EntityId | undefined =>
  world.entities[id] === undefined ? id : undefined;

const unknownAmong = (world: DaleWorld, ids: readonly EntityId[]): EntityId | undefined => {
  for (const id of ids) if (world.entities[id] === undefined) return id;
  return undefined;
};

/** The inputs of each phase. */
const AWAITED: Readonly<Record<Phase, readonly DaleInput['type'][]>> = {
  setSelection: ['SELECT_SETS'],
  turnStart: ['RESOLVE'],
  action: ['PLAY', 'USE', 'BIND', 'PURCHASE', 'BUILD', 'INVENTORY'],
  bonusBuild: ['BUILD', 'SKIP_BUILD', 'BIND'],
  endOfTurn: ['USE', 'END_TURN'],
  choice: ['CHOOSE'],
  collective: ['CHOOSE'],
  owl: ['ANSWER', 'BIND'],
};

const playerFault = (world: DaleWorld, input: DaleInput): Verdict => {
  if (isOver(world)) return refuse('game-over', { outcome: outcomeText(world) });
  if (playerOf(world, input.seat).hasLeft) return refuse('has-left', { seat: input.seat });
  if (input.type === 'CONCEDE') return null;
  const phase = phaseOf(world);
  if (!isAwaited(world, input.seat, phase)) {
    return refuse('not-awaited', { seat: input.seat, awaited: `seat ${awaitedSeats(world).join(' and ')}` });
  }
  if (phase === 'turnStart' && input.type !== 'RESOLVE') {
    const due = dueCards(world).map((id) => nameFor(world, input.seat, id));
    return refuse('scheduled-first', { expected: due.join(' and ') });
  }
  if (!AWAITED[phase].includes(input.type)) {
    return refuse('wrong-phase', { type: input.type, expected: AWAITED[phase].join(' or ') });
  }
  return faultInPhase(world, input, phase);
};

/** Null if this input, of a seat that is awaited and of a type for this phase, is legal. */
export const faultInPhase = (world: DaleWorld, input: DaleInput, phase: Phase): Verdict =>
  FAULTS[input.type](world, input as never, phase);

/** Does this seat owe an input in the present phase? */
export const isAwaited = (world: DaleWorld, seat: Seat, phase: Phase): boolean => {
  switch (phase) {
    case 'setSelection':
      return isVoteAwaited(world, seat);
    case 'choice':
      return pendingQuestion(world)?.seat === seat;
    case 'collective':
      return isPickAwaited(world, seat);
    case 'owl':
      return isOwing(world, seat) && !playerOf(world, seat).hasLeft;
    default:
      return seat === world.turnPlayer;
  }
};

/** The seats that owe an input now. */
export const awaitedSeats = (world: DaleWorld): Seat[] => {
  const phase = phaseOf(world);
  const awaited: Seat[] = [];
  for (let seat = 0; seat < world.players.length; seat += 1) if (isAwaited(world, seat, phase)) awaited.push(seat);
  return awaited;
};

type Fault<T extends DaleInput['type']> = (world: DaleWorld, input: Of<T>, phase: Phase) => Verdict;

const inHandFault = (world: DaleWorld, seat: Seat, id: EntityId): Verdict =>
  playerOf(world, seat).hand.includes(id) ? null : refuse('not-in-hand', { card: nameFor(world, seat, id), seat });

/** Is there what the text of this technique needs? */
export const canHaveEffect = (world: DaleWorld, seat: Seat, id: EntityId): boolean => {
  const card = cardOf(world, id);
  return card.kind === 'technique' && isMet(world, card.need, seat, id);
};

const playFault: Fault<'PLAY'> = (world, { seat, card, withoutEffect = false }) => {
  const fault = inHandFault(world, seat, card);
  if (fault !== null) return fault;
  const technique = cardOf(world, card);
  if (technique.kind !== 'technique') return refuse('not-a-technique', { card: technique.name });
  const canAct = canHaveEffect(world, seat, card);
  if (canAct === !withoutEffect) return null;
  return refuse(canAct ? 'need-met' : 'need-unmet', { card: technique.name });
};

const useFault: Fault<'USE'> = (world, { seat, card }, phase) => {
  const fault = inHandFault(world, seat, card);
  if (fault !== null) return fault;
  const ability = cardOf(world, card);
  const isUsable =
    phase === 'endOfTurn'
      ? endOfTurnAbilities(world).includes(card)
      : ability.kind === 'ability' && ability.when === 'action' && !isUsed(world, card);
  if (!isUsable || ability.kind !== 'ability') return refuse('no-ability', { card: ability.name });
  return isMet(world, ability.need, seat, card) ? null : refuse('need-unmet', { card: ability.name });
};

const bindInputFault: Fault<'BIND'> = (world, bind, phase) => {
  if (phase !== 'owl') return bindFault(world, bind);
  const { seat, card, target, player, sideStep } = bind;
  if (target === undefined || player !== undefined || sideStep !== undefined) {
    return refuse('bind-target', { card: nameFor(world, seat, card), target: 'a hidden card' });
  }
  return owlBindFault(world, { seat, card, target });
};

const listFault = (world: DaleWorld, seat: Seat, cards: readonly EntityId[]): Verdict => {
  const wrong = strangerAmong(cards, playerOf(world, seat).hand);
  return wrong === undefined ? null : refuse('not-in-hand', { card: nameFor(world, seat, wrong), seat });
};

const resolveFault: Fault<'RESOLVE'> = (world, { seat, card }) =>
  dueCards(world).includes(card) ? null : refuse('not-due', { card: nameFor(world, seat, card) });

const setsFault: Fault<'SELECT_SETS'> = (world, { sets }) => {
  const most = setsNeeded(world);
  const isTwice = sets.some((set, index) => sets.indexOf(set) !== index);
  if (sets.length <= most && !isTwice) return null;
  return refuse('sets-wrong', { found: sets.join(', '), most, expected: 'those that are built' });
};

const FAULTS: { readonly [T in DaleInput['type']]: Fault<T> } = {
  SELECT_SETS: setsFault,
  RESOLVE: resolveFault,
  PLAY: playFault,
  USE: useFault,
  BIND: bindInputFault,
  PURCHASE: (world, input) => purchaseFault(world, input),
  BUILD: (world, input) => buildFault(world, input),
  SKIP_BUILD: () => null,
  INVENTORY: (world, { seat, cards }) => listFault(world, seat, cards),
  CHOOSE: (world, input) => answerFault(world, input.seat, input),
  ANSWER: (world, { seat, answers }) => answersFault(world, seat, answers),
  END_TURN: () => null,
  CONCEDE: () => null,
};

const sandboxFault = (world: DaleWorld, input: DaleSandboxInput): Verdict => {
  if (!world.rules.isSandbox) return refuse('sandbox-only', { type: input.type });
  if (isOver(world)) return refuse('game-over', { outcome: outcomeText(world) });
  if (phaseOf(world) !== 'action') return refuse('wrong-phase', { type: input.type, expected: 'the action phase' });
  if (input.type === 'REMOVE') return null;
  if (findDaleCard(world, input.card) === undefined) {
    return refuse('unknown-card', { card: input.card, expected: 'Names are spelt as on the card.' });
  }
  const { zone, at } = input;
  const isOccupied = zone === 'market' && at !== undefined && world.market[at] !== null;
  if (zone !== 'market' || (at !== undefined && at < world.rules.marketSize && !isOccupied)) return null;
  return refuse('wrong-zone', { card: input.card, zone: `market ${at ?? '?'}`, expected: 'an empty slot' });
};
