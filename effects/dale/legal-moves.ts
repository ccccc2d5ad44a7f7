// What a seat may send now, in stable order, from the same rules that check it. What would be too many to list one by
// one (an order of cards, which cards to discard) is named as still open.

import { SETS, type SetName } from '../../cards/terms/dale.ts';
import { isRefused } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { buildMoves } from './build-moves.ts';
import { openCollective, pickCount } from './collective.ts';
import { cardOf, typeOf } from './effects-store.ts';
import type { DaleInput } from './inputs.ts';
import { awaitedSeats, daleRefusalFor } from './legality.ts';
import { namesOf } from './move-names.ts';
import { answerRule } from './owl-answer-rules.ts';
import { visibleSources } from './owl-effects.ts';
import { owlBindTargets, owlsOf } from './owls.ts';
import { phaseOf } from './phase.ts';
import { purchaseMoves } from './purchase-moves.ts';
import { pendingQuestion } from './questions.ts';
import { setsNeeded } from './set-selection.ts';
import { isOver } from './turn.ts';
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

/** All legal inputs of a seat but CONCEDE; empty for a seat that is not awaited. */
export const daleMoves = (world: DaleWorld, seat: Seat): DaleMove[] => {
  if (isOver(world) || !awaitedSeats(world).includes(seat)) return [];
  return candidates(world, seat).filter(({ input }) => !isRefused(() => daleRefusalFor(world, input)));
};

const candidates = (world: DaleWorld, seat: Seat): DaleMove[] => {
  switch (phaseOf(world)) {
    case 'setSelection':
      return [setsMove(world, seat)];
    case 'turnStart':
      return playerOf(world, seat).schedule.map((card) => ({
        input: { type: 'RESOLVE', seat, card },
        label: `Resolve ${nameOf(world, card)}`,
      }));
    case 'action':
      return [
        ...handMoves(world, seat),
        ...purchaseMoves(world, seat),
        ...buildMoves(world, seat),
        inventoryMove(world, seat),
      ];
    case 'bonusBuild':
      return [
        ...buildMoves(world, seat),
        ...playerOf(world, seat).hand.flatMap((card) => bindMoves(world, seat, card)),
        { input: { type: 'SKIP_BUILD', seat }, label: 'Build nothing more' },
      ];
    case 'endOfTurn':
      return [
        ...playerOf(world, seat).hand.map((card) => useMove(world, seat, card)),
        { input: { type: 'END_TURN', seat }, label: 'End the turn' },
      ];
    case 'choice':
      return choiceMoves(world, seat);
    case 'collective':
      return [collectiveMove(world, seat)];
    case 'owl':
      return owlsOf(world, seat).flatMap((effect) => owlMoves(world, seat, effect));
  }
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

const handMoves = (world: DaleWorld, seat: Seat): DaleMove[] =>
  playerOf(world, seat).hand.flatMap((card): DaleMove[] => [
    { input: { type: 'PLAY', seat, card }, label: `Play ${nameOf(world, card)}` },
    {
      input: { type: 'PLAY', seat, card, withoutEffect: true },
      label: `Play ${nameOf(world, card)} without effect`,
    },
    useMove(world, seat, card),
    ...bindMoves(world, seat, card),
  ]);

const bindMoves = (world: DaleWorld, seat: Seat, card: EntityId): DaleMove[] => {
  const chameleon = cardOf(world, card);
  if (chameleon.kind !== 'chameleon') return [];
  const copies = visibleSources(world, chameleon.source, seat, card).map(
    (target): DaleMove => ({
      input: { type: 'BIND', seat, card, target },
      label: `Copy ${nameOf(world, target)} with ${chameleon.name}`,
    }),
  );
  const others = opponentsOf(world, seat);
  if (chameleon.source === 'otherHand') {
    return others.map((player) => ({
      input: { type: 'BIND', seat, card, player },
      label: `Look at cards of seat ${player} with ${chameleon.name}`,
    }));
  }
  if (chameleon.sideStep === 'tossSupplyTop') {
    return [
      ...copies,
      { input: { type: 'BIND', seat, card, sideStep: true }, label: `Toss from the supply with ${chameleon.name}` },
    ];
  }
  if (chameleon.sideStep !== 'discardTheirTop') return copies;
  return [
    ...copies,
    ...others.map(
      (player): DaleMove => ({
        input: { type: 'BIND', seat, card, player, sideStep: true },
        label: `Discard from the deck of seat ${player} with ${chameleon.name}`,
      }),
    ),
  ];
};

const inventoryMove = (world: DaleWorld, seat: Seat): DaleMove => {
  const from = playerOf(world, seat).hand;
  return {
    input: { type: 'INVENTORY', seat, cards: [] },
    label: 'Take inventory: discard any number of cards',
    open: { field: 'cards', from, min: 0, max: from.length },
  };
};

const pickMove = (seat: Seat, label: string, from: readonly EntityId[], min: number, max: number): DaleMove => ({
  input: { type: 'CHOOSE', seat, cards: from.slice(0, min) },
  label,
  open: { field: 'cards', from, min, max },
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
          open: { field: 'players', from: question.players, min: question.min, max: question.max },
        },
      ];
    case 'pile':
      return question.piles.map((pile) => ({
        input: { type: 'CHOOSE', seat, pile },
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

const owlMoves = (world: DaleWorld, seat: Seat, effect: OwlEffect): DaleMove[] => {
  const { card, number } = effect;
  const carrier = entityOf(world, card).card;
  const binds = owlBindTargets(world, seat, card).map(
    (target): DaleMove => ({
      input: { type: 'BIND', seat, card, target },
      label: `Copy ${nameOf(world, target)} with ${carrier}`,
    }),
  );
  const { from, count, words } = answerRule(world, effect);
  const answers = [
    ...words.map((word) => ({ target: word as 'none' | 'skip' | 'use', label: word })),
    ...targetsOf(from(world, seat, count), count).map((target) => ({
      target,
      label: namesOf(world, typeof target === 'number' ? [target] : target),
    })),
  ];
  const takes = playerOf(world, seat).discard;
  return [
    ...binds,
    ...answers.flatMap(({ target, label }): DaleMove[] => [
      {
        input: { type: 'ANSWER', seat, answers: [{ effect: number, target }] },
        label: `Answer ${carrier}: ${label}`,
      },
      ...takes.map(
        (take): DaleMove => ({
          input: { type: 'ANSWER', seat, answers: [{ effect: number, target, take }] },
          label: `Answer ${carrier}: ${label} for ${nameOf(world, take)}`,
        }),
      ),
    ]),
  ];
};

/** One card each, or each pair in the order in which the cards lie. */
const targetsOf = (from: readonly EntityId[], count: number): (EntityId | EntityId[])[] => {
  const cards = [...from].sort((a, b) => a - b);
  if (count <= 1) return count === 1 ? cards : [];
  if (cards.length < count) return cards.length === 0 ? [] : [cards];
  return cards.flatMap((first, index) => cards.slice(index + 1).map((second) => [first, second]));
};
