// The game on the page: the one that the browser kept, or a new one. Whatever happens in it is kept at once.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayedGame, Rules } from './played-game.ts';
import type { SeatKind } from './seats.ts';
import { storedGame, storeGame } from './stored-game.ts';

export interface Session<G> {
  readonly game: G;
  readonly seed: number;
  readonly seats: readonly SeatKind[];
}

interface Opened<G> extends Session<G> {
  /** The how manieth on this page. */
  readonly number: number;
  /** Why the game that was kept could not be used. */
  readonly problem: string | null;
}

const SEEDS = 1_000_000;
export const anySeed = (): number => Math.floor(Math.random() * SEEDS);

const begun = <G extends PlayedGame>(rules: Rules<G>, seed: number, seats: readonly SeatKind[]): Session<G> => ({
  game: rules.start(seed, seats.length),
  seed,
  seats,
});

const opened = <G extends PlayedGame>(rules: Rules<G>): Opened<G> => {
  const number = 0;
  let problem: string | null = null;
  try {
    const stored = storedGame(rules.storageKey);
    if (stored !== null) return { ...stored, game: rules.playAgain(stored.replay), number, problem };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    problem = `The game that was kept cannot be used${code === undefined ? '' : ` (${code})`}: ${message} A new one begins.`;
  }
  return { ...begun(rules, anySeed(), ['human', 'bot']), number, problem };
};

export const useSession = <G extends PlayedGame>(rules: Rules<G>, tell: (sentence: string) => void) => {
  const [session, setSession] = useState<Opened<G>>(() => opened(rules));
  const { game, seed, seats, problem } = session;
  const told = useRef<string | null>(null);

  useEffect(() => {
    if (problem !== null && told.current !== problem) tell(problem);
    told.current = problem;
  }, [problem, tell]);

  useEffect(() => {
    const keep = () => storeGame(rules.storageKey, { seed, seats, replay: game.replay() });
    keep();
    return game.onChange(keep);
  }, [rules, game, seed, seats]);

  const begin = useCallback(
    (newSeed: number, newSeats: readonly SeatKind[]) =>
      setSession(({ number }) => ({ ...begun(rules, newSeed, newSeats), number: number + 1, problem: null })),
    [rules],
  );
  return { session, begin };
};
