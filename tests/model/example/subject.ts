// The auction, as the kit tests it: how a game starts, and what must hold in every game of it.

import { type Invariant, kernelInvariants, type Subject } from '../index.ts';
import { type AuctionWorld, auction, auctionMachine, type Bid, type Move, REFUSALS, type Sold } from './auction.ts';

const coinsOf = ({ players }: AuctionWorld): number => players.reduce((sum, { coins }) => sum + coins, 0);

const conservation: Invariant<AuctionWorld, Bid, Sold> = {
  name: 'coins are paid and never made',
  check: ({ before, world, events }) => {
    const gone = coinsOf(before) - coinsOf(world);
    const paid = events.reduce((sum, { coins }) => sum + coins, 0);
    return gone === paid ? null : `${gone} coins are gone and ${paid} were paid.`;
  },
};

export const auctionSubject: Subject<AuctionWorld, Bid, Sold, { seed: number }, Move> = {
  rulesets: [auction],
  charts: { auction: auctionMachine },
  known: { refusals: Object.keys(REFUSALS) },
  invariants: [...kernelInvariants<AuctionWorld, Bid, Sold>(), conservation],
  start: ({ roll }) => ({ seed: roll(1000) }),
};
