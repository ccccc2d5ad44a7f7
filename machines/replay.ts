// A replay: how a game began and all its inputs, as plain data. Played again it gives the same game, with its log and
// with all that can be undone, on any machine that has the same rules and cards.

import { canonical, fingerprint } from '../effects/fingerprint.ts';
import type { History } from './history.ts';
import type { Road } from './road.ts';
import type { AnyInput } from './ruleset.ts';
import type { ChartPosition } from './runner.ts';
import { SAVE_FORMAT, type Save } from './save.ts';

export const REPLAY_FORMAT = 'cardchart-replay-1';

/** Plain data: survives `JSON.parse(JSON.stringify(replay))` in another process. */
export interface Replay<I = AnyInput> {
  readonly format: typeof REPLAY_FORMAT;
  readonly ruleset: string;
  /** Version of the rules. */
  readonly version: string;
  /** Fingerprint of the card set. */
  readonly cardSet: string;
  /** The options of `createGame`, the seed among them; or a save, for a game that was loaded or forked. */
  readonly start: { readonly options: unknown } | { readonly save: Save<unknown> };
  /** Everything that was accepted and not taken back, oldest first. */
  readonly inputs: readonly I[];
  /** Of the position at the start and after each input. */
  readonly fingerprints?: readonly string[];
}

export interface ReplayOptions {
  /**
   * Adds the fingerprints: those of all earlier positions from playing the inputs again, the last one from the game as it
   * stands. Default false.
   */
  readonly fingerprints?: boolean;
}

interface Rules {
  readonly name: string;
  readonly version: string;
  readonly cardSet: string;
}

/** What makes a replay or a save one of these rules. */
const headOf = ({ name, version, cardSet }: Rules) => ({ ruleset: name, version, cardSet });

/** A position with all that is needed to go on from it. */
export const saveOf = <W>(rules: Rules, { value, world }: ChartPosition<W>): Save<W> => ({
  format: SAVE_FORMAT,
  ...headOf(rules),
  value,
  world,
});

/** Two positions are equal if, and only if, their fingerprints are. */
export const fingerprintOf = ({ value, world }: ChartPosition<unknown>): string => fingerprint({ value, world });

/** The whole past of a game as plain data that hangs together with nothing. `now` gives its present position. */
export const replayOf = <W extends object, I extends AnyInput>(
  rules: Rules,
  history: History<W, I>,
  now: () => ChartPosition<W>,
  road: Road,
  { fingerprints = false }: ReplayOptions = {},
): Replay<I> => {
  const { beginning, steps } = history;
  const replay: Replay<I> = {
    format: REPLAY_FORMAT,
    ...headOf(rules),
    start: 'options' in beginning ? { options: beginning.options ?? {} } : { save: saveOf(rules, beginning.position) },
    inputs: steps.map(({ input }) => input),
    ...(fingerprints ? { fingerprints: [...history.positions(road), now()].map(fingerprintOf) } : {}),
  };
  return JSON.parse(JSON.stringify(replay));
};

/** The first difference between two replays, after so many inputs that are equal. */
export interface Divergence {
  readonly at: number;
  readonly in: 'rules' | 'start' | 'position' | 'input';
  readonly expected: string;
  readonly found: string;
}

/**
 * Where two replays part, or null: other rules or cards, another start, another position after equal inputs (if both have
 * fingerprints), or another input, one that is missing included.
 */
export const divergence = (expected: Replay, found: Replay): Divergence | null => {
  const differ = (at: number, where: Divergence['in'], a: unknown, b: unknown): Divergence | null => {
    const [first, second] = [textOf(a), textOf(b)];
    return first === second ? null : { at, in: where, expected: first, found: second };
  };
  const rulesOf = ({ format, ruleset, version, cardSet }: Replay) => [format, ruleset, version, cardSet].join(' ');
  const atStart =
    differ(0, 'rules', rulesOf(expected), rulesOf(found)) ?? differ(0, 'start', expected.start, found.start);
  if (atStart !== null) return atStart;
  const [positions, others] = [expected.fingerprints, found.fingerprints];
  for (let at = 0; at <= Math.max(expected.inputs.length, found.inputs.length); at += 1) {
    const [position, other] = [positions?.[at], others?.[at]];
    const difference =
      (position !== undefined && other !== undefined ? differ(at, 'position', position, other) : null) ??
      differ(at, 'input', expected.inputs[at], found.inputs[at]);
    if (difference !== null) return difference;
  }
  return null;
};

const textOf = (value: unknown): string =>
  value === undefined ? 'none' : typeof value === 'string' ? value : canonical(value);
