// Counts what the games of a run were like, one by one.

import type { PlayedGame } from './play.ts';

/** How often a seat or a bot won, of the games that were decided or drawn. A bot counts once for each of its seats. */
export interface Score {
  won: number;
  played: number;
}

export class Tally {
  games = 0;
  won = 0;
  drawn = 0;
  unfinished = 0;
  refused = 0;
  overflows = 0;
  readonly bySeat = new Map<number, Score>();
  readonly byBot = new Map<string, Score>();
  readonly turns: number[] = [];
  readonly inputs: number[] = [];
  readonly milliseconds: number[] = [];
  readonly #seen = new Set<string>();
  readonly #played = new Set<string>();
  /** A game that did not end as games should, to be looked at. */
  readonly faults: string[] = [];

  add({ line, milliseconds, cardsIn, cardsPlayed }: PlayedGame): void {
    this.games += 1;
    this.overflows += line.overflows;
    this.turns.push(line.turns);
    this.inputs.push(line.inputs.length);
    this.milliseconds.push(milliseconds);
    for (const card of cardsIn) this.#seen.add(card);
    for (const card of cardsPlayed) this.#played.add(card);
    const { outcome } = line;
    switch (outcome.result) {
      case 'unfinished':
        this.unfinished += 1;
        this.faults.push(`game ${line.game} (seed ${line.seed}): still going on after ${line.inputs.length} inputs`);
        return;
      case 'refused':
        this.refused += 1;
        this.faults.push(
          `game ${line.game} (seed ${line.seed}): the legal ${outcome.input.type} after ${line.inputs.length} inputs ` +
            `was refused as ${outcome.code}`,
        );
        return;
      case 'win':
        this.won += 1;
        break;
      case 'draw':
      case 'abandoned':
        this.drawn += 1;
    }
    const winner = outcome.result === 'win' ? outcome.player : undefined;
    for (const [seat, bot] of line.bots.entries()) {
      count(this.bySeat, seat, seat === winner);
      count(this.byBot, bot, seat === winner);
    }
  }

  /** Every game came to its end. */
  get isSound(): boolean {
    return this.faults.length === 0;
  }

  /** How many cards could have been played in some game. */
  get cards(): number {
    return this.#seen.size;
  }

  /** By name. */
  get neverPlayed(): string[] {
    return [...this.#seen].filter((card) => !this.#played.has(card)).sort();
  }
}

const count = <K>(scores: Map<K, Score>, key: K, hasWon: boolean): void => {
  const score = scores.get(key) ?? { won: 0, played: 0 };
  score.played += 1;
  if (hasWon) score.won += 1;
  scores.set(key, score);
};
