// The auction, as the kit tests it: how a game starts, and what must hold in every game of it.

import { type AnyMove, canonical, DERIVED_REFUSALS, type Seeded, type Viewer } from '../../../machines/index.ts';
import { type Invariant, kernelInvariants, type Subject, seatsOf } from '../index.ts';
import { type AuctionWorld, auction, auctionMachine, type Bid, type Sold } from './auction.ts';

const coinsOf = ({ coins }: AuctionWorld): number => coins.reduce((sum, owned) => sum + owned, 0);

const conservation: Invariant<AuctionWorld, Bid, Sold> = {
  name: 'coins are paid and won, and never made',
  check: ({ before, world, events }) => {
    const gone = coinsOf(before) - coinsOf(world);
    const paid = events.reduce((sum, { coins, lot }) => sum + coins - lot, 0);
    return gone === paid ? null : `${gone} coins are gone; more were paid than won by ${paid}.`;
  },
};

/** Whatever the others have bid, and whatever chance will bring, a viewer sees the same. */
export const secrecy = ({ viewFor }: Pick<typeof auction, 'viewFor'>): Invariant<AuctionWorld, Bid, Sold> => ({
  name: 'a sealed bid is seen by nobody else',
  check: ({ world }) => {
    const seen = (shown: AuctionWorld, viewer: Viewer) => canonical(viewFor(shown, viewer));
    const chance = { ...world.chance, table: [] };
    const toldOn = [...seatsOf(world), 'spectator' as const].find((viewer) => {
      const bids = world.bids.map((bid, seat) => (viewer === seat || bid === null ? bid : bid + 1));
      return seen({ ...world, chance, bids }, viewer) !== seen(world, viewer);
    });
    return toldOn === undefined ? null : `${toldOn} sees what is hidden.`;
  },
});

export const auctionSubject: Subject<AuctionWorld, Bid, Sold, Seeded, AnyMove<Bid>> = {
  rulesets: [auction],
  charts: { auction: auctionMachine },
  known: { refusals: Object.keys(DERIVED_REFUSALS) },
  invariants: [...kernelInvariants<AuctionWorld, Bid, Sold>(), conservation, secrecy(auction)],
  start: ({ roll }) => ({ seed: roll(1000) }),
};
