// The games of a file: read one by one, and then played again one by one to colour the chart by their visits. All of it
// goes on beside the page, which shows how far it is.

import { gamesIn, Visits, type WrittenGame } from '../../session/index.ts';
import type { Coverage } from './files.ts';
import { workWhileIdle } from './idle.ts';

export interface GamesFileSnapshot {
  readonly games: readonly WrittenGame[];
  readonly isRead: boolean;
  /** How many were played again. */
  readonly played: number;
  readonly isDone: boolean;
  /** What is wrong with a line that could be read: the game does not come out as it was written. */
  readonly problems: readonly string[];
  /** What was counted so far. */
  readonly coverage: Coverage | null;
}

/** Between two pictures of the counts: to draw a chart costs more than to count. */
const SHOWN_EVERY_MS = 500;

const UNREAD: GamesFileSnapshot = {
  games: [],
  isRead: false,
  played: 0,
  isDone: false,
  problems: [],
  coverage: null,
};

export class GamesFile {
  readonly name: string;
  readonly #text: string;
  readonly #listeners = new Set<() => void>();
  #shownAt = 0;
  #snapshot = UNREAD;

  constructor(name: string, text: string) {
    this.name = name;
    this.#text = text;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): GamesFileSnapshot => this.#snapshot;

  /**
   * Begins to read and count. `failed` gets the FileFault of a line that is no game; then there is nothing to count. Hands
   * back how to stop.
   */
  start(failed: (error: unknown) => void): () => void {
    const end = new AbortController();
    this.#change(UNREAD);
    workWhileIdle(this.#work(), end.signal, failed);
    return () => end.abort();
  }

  *#work(): Generator<void> {
    const games: WrittenGame[] = [];
    const visits = new Visits();
    const coverage = (): Coverage => ({ games: visits.games, of: games.length, charts: visits.charts });
    for (const game of gamesIn(this.#text)) {
      games.push(game);
      this.#show(() => ({ games: [...games] }));
      yield;
    }
    this.#change({ games, isRead: true });
    for (const [index, { line, at }] of games.entries()) {
      const problem = yield* visits.counting(line);
      if (problem !== null) this.#change({ problems: [...this.#snapshot.problems, `Line ${at}: ${problem}`] });
      this.#show(() => ({ played: index + 1, coverage: coverage() }));
      yield;
    }
    this.#change({ played: games.length, isDone: true, coverage: coverage() });
  }

  #show(change: () => Partial<GamesFileSnapshot>): void {
    const now = performance.now();
    if (now - this.#shownAt < SHOWN_EVERY_MS) return;
    this.#shownAt = now;
    this.#change(change());
  }

  #change(change: Partial<GamesFileSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
