// The list of legal moves against every input that can be thought of: what is listed is legal, and what is legal is
// listed, itself or with cards that are and count the same. The list is not made by trying, so it is tried here.

import { describe, expect, it } from 'vitest';
import {
  type DaleGame,
  type DaleInput,
  type DaleWorld,
  effectiveValueOf,
  type OwlAnswer,
  phaseOf,
  typeOf,
} from '../../../machines/dale/index.ts';
import type { EntityId, Seat } from '../../../machines/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import { accept, newDaleGame, randomDaleInput } from '../../helpers/dale-play.ts';
import { fill, fillMarket, stack } from '../../helpers/dale-table.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const subsetsOf = ([first, ...rest]: readonly EntityId[]): EntityId[][] =>
  first === undefined ? [[]] : subsetsOf(rest).flatMap((chosen) => [chosen, [first, ...chosen]]);

/** The same for choices that differ in interchangeable cards only. */
const kindsOf = (world: DaleWorld, ids: readonly EntityId[] = []): string =>
  ids
    .map((id) => [world.entities[id]?.card, typeOf(world, id), effectiveValueOf(world, id)].join('/'))
    .sort()
    .join();

const keyOf = (world: DaleWorld, input: DaleInput): string => {
  if (input.type === 'PURCHASE') {
    const { card, payment, market, keep } = input;
    return ['PURCHASE', card, kindsOf(world, payment), market?.join(), kindsOf(world, keep)].join(' ');
  }
  if (input.type === 'BUILD') return ['BUILD', kindsOf(world, input.hand), kindsOf(world, input.discard)].join(' ');
  return JSON.stringify(input);
};

const purchases = (world: DaleWorld, seat: Seat): DaleInput[] => {
  const { hand } = world.players[seat] as DaleWorld['players'][number];
  const market = world.market.filter((id) => id !== null);
  const keepable = hand.filter((id) => typeOf(world, id) === 'Glue');
  return market.flatMap((card) => {
    const others = market.filter((id) => id !== card);
    const orders = market.map((_, slot) => [...others.slice(0, slot), card, ...others.slice(slot)]);
    const moved = orders.filter((order) => order.indexOf(card) !== world.market.indexOf(card));
    return subsetsOf(hand).flatMap((payment) =>
      [undefined, ...moved].flatMap((order) =>
        [undefined, ...(keepable.length > 0 ? [payment.filter((id) => keepable.includes(id))] : [])]
          .filter((keep) => keep === undefined || keep.length > 0)
          .map((keep): DaleInput => {
            const fields = {
              ...(order === undefined ? {} : { market: order }),
              ...(keep === undefined ? {} : { keep }),
            };
            return { type: 'PURCHASE', seat, card, payment, ...fields };
          }),
      ),
    );
  });
};

const builds = (world: DaleWorld, seat: Seat): DaleInput[] => {
  const { hand, discard } = world.players[seat] as DaleWorld['players'][number];
  const mayOpen = hand.some((id) => typeOf(world, id) === 'Nostalgic Item');
  const piles = subsetsOf(discard.slice(0, mayOpen ? 6 : 1));
  return subsetsOf(hand).flatMap((chosen) =>
    piles.map((pile): DaleInput => {
      const fields = pile.length === 0 ? {} : { discard: pile };
      return { type: 'BUILD', seat, hand: chosen, ...fields };
    }),
  );
};

const WORDS = ['none', 'skip', 'use'] as const;

const answers = (world: DaleWorld, seat: Seat): DaleInput[] => {
  const { hand, deck, discard } = world.players[seat] as DaleWorld['players'][number];
  const cards = [...hand, ...deck, ...discard].sort((a, b) => a - b);
  const pairs = cards.flatMap((first, index) => cards.slice(index + 1).map((second) => [first, second]));
  const targets: OwlAnswer['target'][] = [...WORDS, ...cards, ...pairs];
  return world.owls.flatMap(({ number: effect }) =>
    targets.flatMap((target) =>
      [undefined, ...discard].map((take): DaleInput => {
        const answer: OwlAnswer = take === undefined ? { effect, target } : { effect, target, take };
        return { type: 'ANSWER', seat, answers: [answer] };
      }),
    ),
  );
};

const single = (world: DaleWorld, seat: Seat): DaleInput[] => {
  const cards = Object.keys(world.entities).map(Number);
  const { hand } = world.players[seat] as DaleWorld['players'][number];
  const players = world.players.map((_, player) => player);
  return [
    { type: 'END_TURN', seat },
    { type: 'SKIP_BUILD', seat },
    { type: 'INVENTORY', seat, cards: [] },
    ...cards.flatMap((card): DaleInput[] => [
      { type: 'RESOLVE', seat, card },
      { type: 'PLAY', seat, card },
      { type: 'PLAY', seat, card, withoutEffect: true },
      { type: 'USE', seat, card },
      { type: 'BIND', seat, card, sideStep: true },
      ...players.flatMap((player): DaleInput[] => [
        { type: 'BIND', seat, card, player },
        { type: 'BIND', seat, card, player, sideStep: true },
      ]),
    ]),
    ...hand.flatMap((card) => cards.map((target): DaleInput => ({ type: 'BIND', seat, card, target }))),
  ];
};

const PHASES_TRIED = ['turnStart', 'action', 'bonusBuild', 'endOfTurn', 'owl'];
/** More cards in hand are too many choices to be tried. */
const MOST_IN_HAND = 7;

/** How many legal inputs of each type were tried, and how many that are not legal. */
type Tally = Record<string, number>;

const tryAll = (game: DaleGame, tally: Tally): void => {
  const { world } = game;
  for (const seat of game.awaited()) {
    const { hand } = world.players[seat] as DaleWorld['players'][number];
    if (!PHASES_TRIED.includes(phaseOf(world)) || hand.length > MOST_IN_HAND) continue;
    const listed = game.legalMoves(seat).map(({ input }) => input);
    for (const input of listed) expect([input, game.whyNot(input)]).toEqual([input, null]);
    const keys = new Set(listed.map((input) => keyOf(world, input)));
    const isOwl = phaseOf(world) === 'owl';
    const tried = [...single(world, seat), ...(isOwl ? answers(world, seat) : purchases(world, seat))];
    for (const input of [...tried, ...(isOwl ? [] : builds(world, seat))]) {
      const isLegal = game.whyNot(input) === null;
      if (isLegal !== keys.has(keyOf(world, input))) expect([input, isLegal]).toEqual([input, !isLegal]);
      const kind = isLegal ? input.type : 'refused';
      tally[kind] = (tally[kind] ?? 0) + 1;
    }
  }
};

describe('everything legal is listed', () => {
  it('at positions of random games with 2, 3 and 4 players', () => {
    const tally: Tally = {};
    for (let seed = 1; seed <= 9; seed += 1) {
      const game = newDaleGame(2 + (seed % 3), seed);
      const roll = rollFrom(seed);
      for (let sent = 0; sent < 120 && !game.isOver; sent += 1) {
        accept(game, randomDaleInput(game, roll));
        if (sent % 6 === 0 || phaseOf(game.world) !== 'action') tryAll(game, tally);
      }
    }
    const types = ['ANSWER', 'BIND', 'BUILD', 'END_TURN', 'INVENTORY', 'PLAY', 'PURCHASE', 'USE', 'refused'];
    expect(Object.keys(tally)).toEqual(expect.arrayContaining(types));
  });

  it('with all that changes what a purchase may be', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Calculations', 'Glue', 'Junk', 'Junk', 'Cheer']);
    fillMarket(dale, ['Cheer', 'Siesta', 'Magnet', 'Raffle', 'Acorn']);
    const tally: Tally = {};
    tryAll(dale.game, tally);
    const bought = dale.game.legalMoves(0).flatMap(({ input }) => (input.type === 'PURCHASE' ? [input] : []));
    expect(bought.some(({ market }) => market !== undefined)).toBe(true);
    expect(bought.some(({ keep }) => keep !== undefined)).toBe(true);
  });

  it.each([1, 2, 4, 6])('with all that changes what a stack may be, with %i stacks before', (before) => {
    const dale = newDale();
    for (let built = 0; built < before; built += 1) stack(dale, ['Junk']);
    fill(dale, 'hand', ['Nostalgic Item', 'Accordion', 'Empty Chest', 'Stashing Vendor', 'Junk', 'Cheer']);
    fill(dale, 'discard', ['Junk', 'Nostalgic Item', 'Raffle', 'Magnet', 'Ironing', 'Junk']);
    tryAll(dale.game, {});
    const built = dale.game.legalMoves(0).flatMap(({ input }) => (input.type === 'BUILD' ? [input] : []));
    expect(built.length).toBeGreaterThan(0);
    expect(built.some(({ discard }) => discard !== undefined)).toBe(before > 2);
  });
});
