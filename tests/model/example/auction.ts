// A whole rule set in one file: a sealed-bid auction for three. Lots are sold one by one; all players bid at the same
// time, the highest bid pays its coins and gets what the lot is worth, chance decides between equal ones. The richest wins.

import { type AnyStateMachine, setup } from 'xstate';
import type { KernelWorld, Seat } from '../../../machines/index.ts';
import * as cardchart from '../../../machines/index.ts';

export type Bid = { readonly type: 'BID'; readonly seat: Seat; readonly coins: number };
export type Sold = { readonly type: 'Sold'; readonly lot: number; readonly to: Seat; readonly coins: number };
export interface AuctionWorld extends KernelWorld<Sold> {
  /** What the lots still to be sold are worth, the one on sale first. */
  lots: number[];
  /** Of each seat; a bid is null until it is made. */
  bids: (number | null)[];
  coins: number[];
}

const SEATS = [0, 1, 2];
const richest = ({ coins }: AuctionWorld) => SEATS.filter((seat) => coins[seat] === Math.max(...coins));

const recipe = cardchart.recipeFor<AuctionWorld, Bid>();
const bid = recipe((world, { seat, coins }) => {
  cardchart.beginInput(world);
  world.bids[seat] = coins;
});
const award = recipe((world) => {
  const coins = Math.max(...world.bids.map(Number));
  const highest = SEATS.filter((seat) => world.bids[seat] === coins);
  const [to = 0] = cardchart.draw(world, 'table', highest, 1);
  const lot = world.lots.shift() ?? 0;
  world.bids = [null, null, null];
  world.coins = world.coins.map((owned, seat) => (seat === to ? owned - coins + lot : owned));
  cardchart.emit(world, { type: 'Sold', lot, to, coins });
});

export const auctionMachine: AnyStateMachine = setup({
  types: { context: {} as AuctionWorld, events: {} as Bid, input: {} as { world: AuctionWorld } },
  actions: { bid, award },
  guards: { ...cardchart.legalGuards(() => auction), isSoldOut: ({ context }) => context.lots.length === 0 },
}).createMachine({
  id: 'auction',
  context: ({ input }) => input.world,
  initial: 'bidding',
  states: {
    bidding: { ...cardchart.eachAnswers(SEATS, { BID: 'bid' }), onDone: 'awarding' },
    awarding: { entry: 'award', always: [{ guard: 'isSoldOut', target: 'over' }, { target: 'bidding' }] },
    over: { type: 'final' },
  },
});

export const auction = cardchart.defineRuleset<AuctionWorld, Bid, Sold>({
  name: 'auction',
  version: '1',
  inputs: { BID: { seat: 'seat', coins: 'count' } },
  machineFor: () => auctionMachine,
  createWorld: ({ seed }) => ({
    ...cardchart.newWorld(seed, 3),
    lots: [3, 1, 4, 2],
    bids: [null, null, null],
    coins: [5, 5, 5],
  }),
  legalMoves: ({ bids, coins }, seat) =>
    Array.from({ length: bids[seat] === null ? 1 + (coins[seat] ?? 0) : 0 }, (_, made) => ({
      input: { type: 'BID', seat, coins: made },
      label: `Bid ${made}`,
    })),
  outcome: (world) => (world.lots.length > 0 ? null : `seat ${richest(world).join(' and ')} wins`),
  /** A sealed bid is seen by nobody else. */
  viewFor: (world, viewer) => ({
    ...cardchart.openView(world),
    bids: world.bids.map((made, seat) => (cardchart.isAmong(viewer, [seat]) ? made : null)),
  }),
  cardsSeen: () => new Set(),
});
