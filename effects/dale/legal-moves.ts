// What a seat may send now, in stable order, from the same rules that check it. What would be too many to list one by
// one (an order of cards, which cards to discard) is named as still open.

import { type ChameleonCard, SETS, type SetName } from '../../cards/terms/dale.ts';
import { isRefused } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { addBuildMoves } from './build-moves.ts';
import { openCollective, pickCount } from './collective.ts';
import { cardOf, hasCopiedAs, typeOf } from './effects-store.ts';
import type { DaleInput } from './inputs.ts';
import { canHaveEffect, faultInPhase, isAwaited } from './legality.ts';
import { alikeOf, namesOf } from './move-names.ts';
import { answerRule, isExchange, mayGive, type OwlAnswer } from './owl-answer-rules.ts';
import { visibleSources } from './owl-effects.ts';
import { owlBindTargets } from './owls.ts';
import { type Phase, phaseOf } from './phase.ts';
import { addPurchaseMoves } from './purchase-moves.ts';
import { pendingQuestion } from './questions.ts';
import { setsNeeded } from './set-selection.ts';
import { dueCards, endOfTurnAbilities, isOver } from './turn.ts';
import { type DaleWorld, entityOf, type OwlEffect, opponentsOf, playerOf } from './world.ts';

/** What a move leaves open: which cards, sets or answers, and how many. The input as it is is legal too. */
export type OpenPart =
  | { readonly field: 'cards'; readonly from: readonly EntityId[]; readonly min: number; readonly max: number }
  | { readonly field: 'players'; readonly from: readonly Seat[]; readonly min: number; readonly max: number }
  | { readonly field: 'sets'; readonly from: readonly SetName[]; readonly min: number; readonly max: number };

export interface DaleMove {
  readonly input: DaleInput;
  /** For people: "Buy Magnet for Junk and Junk". */
  readonly label: string;
  readonly open?: OpenPart;
}

/** All legal inputs of a seat but CONCEDE; empty for a seat that is not awaited. They share nothing with the World. */
export const daleMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  const phase = phaseOf(world);
  if (isOver(world) || !isAwaited(world, seat, phase)) return [];
  switch (phase) {
    case 'setSelection':
      return [setsMove(world, seat)];
    case 'turnStart':
      return dueCards(world).map((card) => ({
        input: { type: 'RESOLVE', seat, card },
        label: `Resolve ${nameOf(world, card)}`,
      }));
    case 'action':
      return actionMoves(world, seat);
    case 'bonusBuild':
      return bonusBuildMoves(world, seat);
    case 'endOfTurn':
      return [
        ...endOfTurnAbilities(world).map((card) => useMove(world, seat, card)),
        { input: { type: 'END_TURN', seat }, label: 'End the turn' },
      ];
    case 'choice':
      return choiceMoves(world, seat);
    case 'collective':
      return [collectiveMove(world, seat)];
    case 'owl':
      return owlMoves(world, seat);
  }
};

/** Leaves out what only looked possible. */
const legal = (world: DaleWorld, phase: Phase, moves: readonly DaleMove[]): DaleMove[] =>
  moves.filter(({ input }) => !isRefused(faultInPhase, world, input, phase));

const actionMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  const { hand } = playerOf(world, seat);
  const groups = alikeOf(world, hand);
  const moves: DaleMove[] = [];
  for (const card of hand) addHandMoves(moves, world, seat, card);
  addPurchaseMoves(moves, world, seat, groups);
  addBuildMoves(moves, world, seat, groups);
  moves.push(inventoryMove(world, seat));
  return moves;
};

const bonusBuildMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  const { hand } = playerOf(world, seat);
  const moves: DaleMove[] = [];
  addBuildMoves(moves, world, seat, alikeOf(world, hand));
  for (const card of hand) moves.push(...bindMoves(world, seat, card));
  moves.push({ input: { type: 'SKIP_BUILD', seat }, label: 'Build nothing more' });
  return moves;
};

const nameOf = (world: DaleWorld, id: EntityId): string => typeOf(world, id);

const setsMove = (world: DaleWorld, seat: Seat): DaleMove => ({
  input: { type: 'SELECT_SETS', seat, sets: [] },
  label: 'Vote for sets',
  open: { field: 'sets', from: SETS, min: 0, max: setsNeeded(world) },
});

const useMove = (world: DaleWorld, seat: Seat, card: EntityId): DaleMove => ({
  input: { type: 'USE', seat, card },
  label: `Use ${nameOf(world, card)}`,
});

/** What may be done with one card alone. */
const addHandMoves = (moves: DaleMove[], world: DaleWorld, seat: Seat, card: EntityId): void => {
  switch (cardOf(world, card).kind) {
    case 'technique':
      moves.push(playMove(world, seat, card));
      break;
    case 'ability':
      moves.push(...legal(world, 'action', [useMove(world, seat, card)]));
      break;
    case 'chameleon':
      moves.push(...bindMoves(world, seat, card));
      break;
    default:
  }
};

/** A technique that can do something cannot be played without. */
const playMove = (world: DaleWorld, seat: Seat, card: EntityId): DaleMove => {
  const label = `Play ${nameOf(world, card)}`;
  return canHaveEffect(world, seat, card)
    ? { input: { type: 'PLAY', seat, card }, label }
    : { input: { type: 'PLAY', seat, card, withoutEffect: true }, label: `${label} without effect` };
};

/** A chameleon in the own turn: what it may copy, and where it may look. */
const bindMoves = (world: DaleWorld, seat: Seat, card: EntityId): DaleMove[] => {
  const chameleon = cardOf(world, card);
  if (chameleon.kind !== 'chameleon' || hasCopiedAs(world, card)) return [];
  const copies = visibleSources(world, chameleon.source, seat, card).map(
    (target): DaleMove => ({
      input: { type: 'BIND', seat, card, target },
      label: `Copy ${nameOf(world, target)} with ${chameleon.name}`,
    }),
  );
  return copies.concat(legal(world, 'action', looksOf(world, seat, card, chameleon)));
};

/** Looking at a hand, or turning up a hidden card first. */
const looksOf = (world: DaleWorld, seat: Seat, card: EntityId, chameleon: ChameleonCard): DaleMove[] => {
  if (chameleon.source === 'otherHand') {
    return opponentsOf(world, seat).map((player) => ({
      input: { type: 'BIND', seat, card, player },
      label: `Look at cards of seat ${player} with ${chameleon.name}`,
    }));
  }
  switch (chameleon.sideStep) {
    case 'tossSupplyTop':
      return [
        { input: { type: 'BIND', seat, card, sideStep: true }, label: `Toss from the supply with ${chameleon.name}` },
      ];
    case 'discardTheirTop':
      return opponentsOf(world, seat).map((player) => ({
        input: { type: 'BIND', seat, card, player, sideStep: true },
        label: `Discard from the deck of seat ${player} with ${chameleon.name}`,
      }));
    default:
      return [];
  }
};

const inventoryMove = (world: DaleWorld, seat: Seat): DaleMove => {
  const from = playerOf(world, seat).hand.slice();
  return {
    input: { type: 'INVENTORY', seat, cards: [] },
    label: 'Take inventory: discard any number of cards',
    open: { field: 'cards', from, min: 0, max: from.length },
  };
};

const pickMove = (seat: Seat, label: string, from: readonly EntityId[], min: number, max: number): DaleMove => ({
  input: { type: 'CHOOSE', seat, cards: from.slice(0, min) },
  label,
  open: { field: 'cards', from: [...from], min, max },
});

const choiceMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  const question = pendingQuestion(world)?.question;
  switch (question?.ask) {
    case undefined:
      return [];
    case 'cards':
      return [pickMove(seat, 'Choose cards', question.cards, question.min, question.max)];
    case 'players':
      return [
        {
          input: { type: 'CHOOSE', seat, players: question.players.slice(0, question.min) },
          label: 'Choose players',
          open: { field: 'players', from: [...question.players], min: question.min, max: question.max },
        },
      ];
    case 'pile':
      return question.piles.map((pile) => ({
        input: { type: 'CHOOSE', seat, pile: { ...pile } },
        label: `Choose the ${pile.pile} of seat ${pile.player}`,
      }));
    case 'direction':
      return (['left', 'right'] as const).map((direction) => ({
        input: { type: 'CHOOSE', seat, direction },
        label: `Choose ${direction}`,
      }));
    case 'gives':
      return question.cards.flatMap((card) =>
        question.players.map((player) => ({
          input: { type: 'CHOOSE', seat, gives: [{ card, player }] },
          label: `Give ${nameOf(world, card)} to seat ${player}`,
        })),
      );
  }
};

const collectiveMove = (world: DaleWorld, seat: Seat): DaleMove => {
  const count = openCollective(world) === undefined ? 0 : pickCount(world, seat);
  const deck = [...playerOf(world, seat).deck].sort((a, b) => a - b);
  return pickMove(seat, 'Search the own deck', deck, count, count);
};

const owlMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  const moves: DaleMove[] = [];
  for (const effect of world.owls) if (effect.owner === seat) addOwlMoves(moves, world, seat, effect);
  return moves;
};

/** Adds what may be done about one effect: binds, words, cards. */
const addOwlMoves = (moves: DaleMove[], world: DaleWorld, seat: Seat, effect: OwlEffect): void => {
  const { card, number } = effect;
  const carrier = entityOf(world, card).card;
  for (const target of owlBindTargets(world, seat, card)) {
    moves.push({
      input: { type: 'BIND', seat, card, target },
      label: `Copy ${nameOf(world, target)} with ${carrier}`,
    });
  }
  const { from, count, words } = answerRule(world, effect);
  for (const word of words) moves.push(answerMove(seat, number, word, carrier, word));
  const targets = targetsOf(from(world, seat, count), count);
  if (isExchange(world, effect)) moves.push(...exchangeMoves(world, seat, effect, targets));
  else {
    for (const target of targets) moves.push(answerMove(seat, number, target, carrier, targetNames(world, target)));
  }
};

const targetNames = (world: DaleWorld, target: EntityId | readonly EntityId[]): string =>
  typeof target === 'number' ? nameOf(world, target) : namesOf(world, target);

/** Each card that may be given, for each card of the discard pile. */
const exchangeMoves = (
  world: DaleWorld,
  seat: Seat,
  { card, number }: OwlEffect,
  targets: readonly (EntityId | readonly EntityId[])[],
): DaleMove[] =>
  targets.flatMap((target) => {
    if (typeof target !== 'number' || !mayGive(world, target)) return [];
    return playerOf(world, seat).discard.map((take) => {
      const words = `${nameOf(world, target)} for ${nameOf(world, take)}`;
      return answerMove(seat, number, target, entityOf(world, card).card, words, take);
    });
  });

const answerMove = (
  seat: Seat,
  effect: number,
  target: OwlAnswer['target'],
  carrier: string,
  words: string,
  take?: EntityId,
): DaleMove => ({
  input: { type: 'ANSWER', seat, answers: [take === undefined ? { effect, target } : { effect, target, take }] },
  label: `Answer ${carrier}: ${words}`,
});

/** One card each, or each pair in the order in which the cards lie. */
const targetsOf = (from: readonly EntityId[], count: number): (EntityId | EntityId[])[] => {
  const cards = from.slice().sort((a, b) => a - b);
  if (count <= 1) return count === 1 ? cards : [];
  if (cards.length < count) return cards.length === 0 ? [] : [cards];
  return cards.flatMap((first, index) => cards.slice(index + 1).map((second) => [first, second]));
};
