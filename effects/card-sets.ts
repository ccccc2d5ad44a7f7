// The card sets of all rule sets. A World names its set by fingerprint; the cards are looked up here and never copied
// into it.

import { fingerprint } from './fingerprint.ts';

export interface CardSet<C extends { readonly name: string }> {
  /** Fingerprint of all cards: the name under which Worlds and saves refer to the set. */
  readonly id: string;
  readonly cards: ReadonlyMap<string, C>;
}

/** The cards cannot be played with. `problems` has one sentence for each fault. */
export class CardDataError extends Error {
  readonly code = 'bad-cards';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The card set has ${problems.length} fault(s):\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const sets = new Map<string, CardSet<{ readonly name: string }>>();

/**
 * Makes the cards known. The same cards always make the same set, in whatever order they come.
 *
 * @throws CardDataError if there are problems.
 */
export const registerCards = <C extends { readonly name: string }>(
  cards: readonly C[],
  problems: readonly string[],
): CardSet<C> => {
  const names = cards.map(({ name }) => name);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  const all = [...twice.map((name) => `The name "${name}" is used twice.`), ...problems];
  if (all.length > 0) throw new CardDataError(all);
  // By name, so that the set and all that is drawn from it do not hang on the order in which modules were loaded.
  const sorted = [...cards].sort((a, b) => (a.name < b.name ? -1 : 1));
  const id = fingerprint(sorted);
  const known = sets.get(id);
  if (known !== undefined) return known as CardSet<C>;
  const set = { id, cards: new Map(sorted.map((card) => [card.name, card])) };
  sets.set(id, set);
  return set;
};

/** The set that was last asked for: a game asks for its own at every step. */
let last: CardSet<{ readonly name: string }> | undefined;

/** The set of this fingerprint; it must have been registered in this process. */
export const cardSet = <C extends { readonly name: string }>(id: string): CardSet<C> => {
  if (last?.id !== id) {
    last = sets.get(id);
    if (last === undefined) throw new Error(`The card set ${id} is not defined here.`);
  }
  return last as CardSet<C>;
};
