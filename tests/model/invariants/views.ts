// Views leak nothing: if two cards that a viewer may not know had each other's print, the view would be the same to the
// byte. Here are cards in piles that nobody sees; the tests of the views go further.

import { canonical, type EntityId, type KernelWorld, type Ruleset, type Viewer } from '../../../machines/index.ts';
import type { Invariant } from '../invariants.ts';
import { seatsOf } from '../subject.ts';

interface Card {
  readonly id: EntityId;
  readonly card: string;
  readonly zone: string;
}

type WithCards = KernelWorld & { readonly turn: number; readonly entities: Readonly<Record<EntityId, Card>> };

type Views<W> = Pick<
  Ruleset<W & KernelWorld<never>, never, never, never, never>,
  'viewFor' | 'cardsSeen' | 'isRevealed'
>;

/** A view is dear: it is looked at in every so many turns. */
const TURNS = 4;

/** `piles` are the zones whose order nobody knows. */
export const viewsLeakNothing = <W extends WithCards, I, E>(
  rules: Views<W>,
  piles: readonly string[],
): Invariant<W, I, E> => ({
  name: 'views leak nothing',
  check: ({ world }) => {
    if (world.turn % TURNS !== 0 || rules.isRevealed(world as never)) return null;
    const referred = numbersIn(world.stack);
    const hidden = Object.values(world.entities).filter(({ id, zone }) => piles.includes(zone) && !referred.has(id));
    for (const viewer of [...seatsOf(world), 'spectator'] as const) {
      const pair = pairOf(hidden, rules.cardsSeen(world as never, viewer));
      if (pair === null) continue;
      if (viewOf(rules, world, viewer) !== viewOf(rules, exchanged(world, pair), viewer)) {
        return `${viewer} can tell ${pair[0].card} in "${pair[0].zone}" from ${pair[1].card} in "${pair[1].zone}".`;
      }
    }
    return null;
  },
});

type Pair = readonly [Card, Card];

/** Two different cards that the viewer does not see. */
const pairOf = (hidden: readonly Card[], seen: ReadonlySet<EntityId>): Pair | null => {
  const unseen = hidden.filter(({ id }) => !seen.has(id));
  const [first] = unseen;
  const other = unseen.findLast(({ card }) => card !== first?.card);
  return first === undefined || other === undefined ? null : [first, other];
};

const exchanged = <W extends WithCards>(world: W, [a, b]: Pair): W => ({
  ...world,
  entities: { ...world.entities, [a.id]: { ...a, card: b.card }, [b.id]: { ...b, card: a.card } },
});

const viewOf = <W>({ viewFor }: Views<W>, world: W, viewer: Viewer): string =>
  canonical(viewFor(world as never, viewer));

/** Whatever a frame may refer to is being looked at. */
const numbersIn = (node: unknown, found = new Set<number>()): Set<number> => {
  if (typeof node === 'number') found.add(node);
  if (typeof node === 'object' && node !== null) for (const inner of Object.values(node)) numbersIn(inner, found);
  return found;
};
