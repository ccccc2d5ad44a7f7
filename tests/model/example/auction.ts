// A whole rule set in one file: a sealed-bid auction for three. Lots are sold one by one; all players bid at the same
// time, the highest bid pays and gets the lot, chance decides between equal ones.

import { setup } from 'xstate';
import type { KernelWorld, Ruleset, Seat } from '../../../machines/index.ts';
import * as cardchart from '../../../machines/index.ts';

export type Bid = { readonly type: 'BID'; readonly seat: Seat; readonly coins: number };
export type Sold = { readonly type: 'Sold'; readonly lot: number; readonly to: Seat; readonly coins: number };
export type Move = { readonly input: Bid; readonly label: string };
export interface AuctionWorld extends KernelWorld<Sold> {
  /** What the lots still to be sold are worth, the one on sale first. */
  lots: number[];
  players: { coins: number; bid: number | null; points: number }[];
}

export const REFUSALS = {
  ...cardchart.COMMON_REFUSALS,
  'too-much': ['Seat {seat} has no {coins} coins.', 'Bid 0 to {most}.'],
} as const;
const refuse = cardchart.refuserOf(REFUSALS);

const SEATS = [0, 1, 2];
const isOver = ({ lots }: AuctionWorld) => lots.length === 0;
const awaited = (world: AuctionWorld) => SEATS.filter((seat) => !isOver(world) && world.players[seat]?.bid === null);

const refusalFor = (world: AuctionWorld, { seat, coins }: Bid) => {
  const player = world.players[seat];
  if (player === undefined) return refuse('unknown-seat', { seat, expected: '0 to 2' });
  if (isOver(world)) return refuse('game-over', { outcome: 'all lots are sold' });
  if (player.bid !== null) return refuse('not-awaited', { seat, awaited: `seat ${awaited(world).join(' and ')}` });
  return coins <= player.coins ? null : refuse('too-much', { seat, coins, most: player.coins });
};

const recipe = cardchart.recipeFor<AuctionWorld, Bid>();
const bid = recipe((world, { seat, coins }) => {
  cardchart.beginInput(world);
  Object.assign(world.players[seat] ?? {}, { bid: coins });
});
const award = recipe((world) => {
  const coins = Math.max(...world.players.map((player) => player.bid ?? 0));
  const highest = SEATS.filter((seat) => world.players[seat]?.bid === coins);
  const [to = 0] = cardchart.draw(world, 'table', highest, 1);
  const lot = world.lots.shift() ?? 0;
  for (const [seat, player] of world.players.entries()) {
    if (seat === to) Object.assign(player, { coins: player.coins - coins, points: player.points + lot });
    player.bid = null;
  }
  cardchart.emit(world, { type: 'Sold', lot, to, coins });
});

const isLegalFrom = ({ context, event }: { context: AuctionWorld; event: Bid }, { seat }: { seat: Seat }) =>
  event.seat === seat && refusalFor(context, event) === null;

export const auctionMachine = setup({
  types: { context: {} as AuctionWorld, events: {} as Bid, input: {} as { world: AuctionWorld } },
  actions: { bid, award },
  guards: { isLegalFrom, isSoldOut: ({ context }) => isOver(context) },
}).createMachine({
  id: 'auction',
  context: ({ input }) => input.world,
  initial: 'bidding',
  states: {
    bidding: {
      type: 'parallel',
      states: cardchart.regions(SEATS, (seat) => ({
        initial: 'awaited',
        states: {
          awaited: {
            on: { BID: { guard: { type: 'isLegalFrom', params: { seat } }, target: 'sealed', actions: 'bid' } },
          },
          sealed: { type: 'final' },
        },
      })),
      onDone: 'awarding',
    },
    awarding: { entry: 'award', always: [{ guard: 'isSoldOut', target: 'over' }, { target: 'bidding' }] },
    over: { type: 'final' },
  },
});

const movesOf = ({ coins = 0 } = {}, seat: Seat): Move[] =>
  Array.from({ length: coins + 1 }, (_, bid) => ({ input: { type: 'BID', seat, coins: bid }, label: `Bid ${bid}` }));

export const auction: Ruleset<AuctionWorld, Bid, Sold, { seed: number }, Move> = {
  name: 'auction',
  version: '1',
  cardSet: 'none',
  createWorld: ({ seed }) => ({
    ...{ stack: null, events: cardchart.emptyJournal(), chance: cardchart.createChance(seed, 3), spent: 0 },
    ...{ lots: [3, 1, 4, 2], players: SEATS.map(() => ({ coins: 5, bid: null, points: 0 })) },
  }),
  machineFor: () => auctionMachine,
  shapeFault: cardchart.shapeCheckOf({ BID: { seat: 'seat', coins: 'count' } }, cardchart.COMMON_CHECKS),
  seatOf: ({ seat }) => seat,
  refusalFor,
  legalMoves: (world, seat) => (awaited(world).includes(seat) ? movesOf(world.players[seat], seat) : []),
  awaited,
  decisions: (world) =>
    awaited(world).map((seat) => ({
      seat,
      owes: 'bid',
      turn: 5 - world.lots.length,
      fallback: { type: 'BID', seat, coins: 0 },
    })),
  isOver,
  /** A sealed bid is seen by nobody else. */
  viewFor: ({ lots, players }, viewer) => {
    const sees = (seat: Seat) => viewer === 'judge' || viewer === seat;
    return { lots, players: players.map((player, seat) => (sees(seat) ? player : { ...player, bid: null })) };
  },
  eventFor: (event) => event,
  cardsSeen: () => new Set(),
  isRevealed: isOver,
  eventsOf: cardchart.eventsOf,
  overflow: () => refuse('overflow', { limit: 0, pair: 'none' }),
};
