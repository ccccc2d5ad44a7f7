// The games that are open at this door, by number.

import type { BattleGame } from '../../machines/battle/index.ts';
import type { DaleGame } from '../../machines/dale/index.ts';
import { RequestError } from './errors.ts';

export type OpenGame =
  | { readonly kind: 'battle'; readonly game: BattleGame }
  | { readonly kind: 'dale'; readonly game: DaleGame };

export class OpenGames {
  readonly #games = new Map<number, OpenGame>();
  #last = 0;

  /** Opens it under a number that was never used before, and hands the number back. */
  open(game: OpenGame): number {
    this.#last += 1;
    this.#games.set(this.#last, game);
    return this.#last;
  }

  /**
   * The game of this number. The number may be left out while exactly one game is open.
   *
   * @throws RequestError `unknown-game`, which names the games that are open.
   */
  find(number: number | undefined): OpenGame {
    const [only, ...others] = this.#games.values();
    if (number === undefined && only !== undefined && others.length === 0) return only;
    const found = number === undefined ? undefined : this.#games.get(number);
    if (found !== undefined) return found;
    const problem = number === undefined ? 'Which game is not said.' : `There is no game ${number}.`;
    const open = this.#games.size === 0 ? 'None is open; start one with "new".' : `Open are ${this.#numbers()}.`;
    throw new RequestError('unknown-game', `${problem} ${open}`);
  }

  /** @throws RequestError `unknown-game`. */
  close(number: number): void {
    this.find(number);
    this.#games.delete(number);
  }

  /** So that a long list of games does not make a long error. */
  #numbers(): string {
    const numbers = [...this.#games.keys()];
    return numbers.length > 20 ? `${numbers.slice(0, 20).join(', ')} and more` : numbers.join(', ');
  }
}
