// What each card did over one game or many: played, fired, doubled, fizzled, or nothing at all.

import { type Difference, type GameLine, opened, playInputs, rulesDifference } from '../../cli/simulate/index.ts';
import type { CardDeed, Deed, RuleSet } from './rule-set.ts';
import type { Session } from './session.ts';
import type { AnyGame, AnyWorld } from './types.ts';

export type CardRecord = Readonly<Record<Deed, number>> & {
  readonly card: string;
  /** Games in which it was there. */
  readonly games: number;
  /** It was there, and nothing of it ever happened. */
  readonly isNever: boolean;
};

type Counts = Record<Deed, number> & { games: number };

/** Adds up games one by one. */
export class CardStatistics {
  readonly #ruleSet: RuleSet;
  readonly #cards = new Map<string, Counts>();
  #games = 0;

  constructor(ruleSet: RuleSet) {
    this.#ruleSet = ruleSet;
  }

  get games(): number {
    return this.#games;
  }

  /** Adds all that happened on the present branch of a session; no input is played again for it. */
  addSession({ timeline, ruleSet, getSnapshot }: Session): void {
    const { branch } = getSnapshot();
    const { entries } = timeline.branch(branch);
    const worlds = entries.filter(({ refusal }) => refusal === null).map(({ position }) => position.world);
    this.#add([timeline.start.world, ...worlds], ruleSet);
  }

  /**
   * Adds a game that `cardchart simulate` wrote. It is played once more, without anything of it being kept, up to the first
   * input that is refused.
   *
   * @throws TypeError if these rules cannot play it.
   */
  addGame(line: GameLine): void {
    const difference = rulesDifference(line);
    const playable = opened(line, 'compiled');
    if (difference !== null || 'code' in playable) {
      throw new TypeError((difference ?? (playable as Difference)).message);
    }
    this.#insistOn(playable.game.ruleset);
    this.#games += 1;
    const game = playable.game as unknown as AnyGame;
    const { deedsIn } = this.#ruleSet;
    game.subscribe((events) => {
      this.#count(game.ask((world) => events.flatMap((event) => deedsIn(event, world))));
    });
    playInputs(line, playable);
    this.#countGame(game.ask((world) => [...namesIn(world)]));
  }

  /** Sorted by the number of deeds, then by name. */
  get records(): readonly CardRecord[] {
    return [...this.#cards]
      .map(([card, counts]): CardRecord => ({ card, ...counts, isNever: totalOf(counts) === 0 }))
      .sort((a, b) => totalOf(b) - totalOf(a) || (a.card < b.card ? -1 : 1));
  }

  #add(worlds: readonly AnyWorld[], { ruleset, deedsIn }: RuleSet): void {
    this.#insistOn(ruleset);
    this.#games += 1;
    this.#countGame(namesIn(worlds.at(-1)));
    for (const world of worlds) this.#count(ruleset.eventsOf(world).flatMap((event) => deedsIn(event, world)));
  }

  #insistOn({ cardSet }: { readonly cardSet: string }): void {
    if (cardSet !== this.#ruleSet.ruleset.cardSet) throw new TypeError('This is a game with other cards.');
  }

  #count(deeds: readonly CardDeed[]): void {
    for (const { card, deed } of deeds) this.#countsOf(card)[deed] += 1;
  }

  #countGame(cards: Iterable<string>): void {
    for (const card of cards) this.#countsOf(card).games += 1;
  }

  #countsOf(card: string): Counts {
    const known = this.#cards.get(card);
    if (known !== undefined) return known;
    const counts: Counts = { played: 0, fired: 0, doubled: 0, fizzled: 0, games: 0 };
    this.#cards.set(card, counts);
    return counts;
  }
}

const totalOf = ({ played, fired, doubled, fizzled }: Readonly<Record<Deed, number>>): number =>
  played + fired + doubled + fizzled;

/** The names of all cards that were in a game: entities never leave a World. */
const namesIn = (world: unknown): ReadonlySet<string> => {
  const { entities = {} } = (world ?? {}) as {
    readonly entities?: Readonly<Record<number, { readonly card: string }>>;
  };
  return new Set(Object.values(entities).map(({ card }) => card));
};
