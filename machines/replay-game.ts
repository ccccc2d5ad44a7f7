// Plays a replay again. What does not fit is refused by name: the format, the rules, the cards, the start, an input, or a
// position that is not the one it was.

import type { KernelWorld } from '../effects/world.ts';
import { GameError } from './answers.ts';
import { createGame, type EventsFrom, loadGame } from './create-game.ts';
import type { Game, RoadOptions } from './game.ts';
import { type Divergence, REPLAY_FORMAT, type Replay } from './replay.ts';
import type { AnyInput, AnyMove, Ruleset } from './ruleset.ts';
import { LoadError } from './save.ts';
import { anything, type Fault, listOf, object, optional, placeOf, plainObject, type Shape, text } from './shape.ts';

export type ReplayErrorCode =
  | 'bad-replay'
  | 'unknown-format'
  | 'unknown-ruleset'
  | 'unknown-version'
  | 'unknown-cards'
  | 'bad-start'
  | 'refused-input'
  | 'diverged';

/** The replay cannot be played again. The message says what was found and what was expected. */
export class ReplayError extends Error {
  readonly code: ReplayErrorCode;
  /** Of `refused-input` and `diverged`: how many inputs had been carried out. */
  readonly at: number | null;
  /** Of `diverged`. */
  readonly divergence: Divergence | null;
  constructor(code: ReplayErrorCode, message: string, at: number | null = null, divergence: Divergence | null = null) {
    super(message);
    this.code = code;
    this.at = at;
    this.divergence = divergence;
  }
}

/** Options or a save, and nothing else. */
const start: Shape = (value) => {
  const [name = '', ...others] = Object.keys(value ?? {});
  const isSo =
    others.length === 0 && (name === 'options' || name === 'save') && object({ [name]: plainObject })(value) === null;
  return isSo ? null : { path: [], message: 'expected "options" or "save"' };
};

const envelope = object({
  format: text,
  ruleset: text,
  version: text,
  cardSet: text,
  start,
  inputs: listOf(anything),
  fingerprints: optional(listOf(text)),
});

const faultOf = (replay: unknown): Fault | null => {
  const fault = envelope(replay);
  if (fault !== null) return fault;
  const { inputs, fingerprints } = replay as Replay<unknown>;
  if (fingerprints === undefined || fingerprints.length === inputs.length + 1) return null;
  return { path: ['fingerprints'], message: 'expected one for the start and one for each input' };
};

export interface PlayAgainOptions extends RoadOptions {
  /** Stops after so many inputs. Default: all of them. */
  readonly until?: number;
}

/**
 * Plays a replay again and hands back the game, which has its log, goes on, and can be undone as the one it was taken from.
 * If it has fingerprints, each position is compared.
 *
 * @throws ReplayError if it is no replay, of another rule set, version or card set, if its start cannot be played with, or
 * at the first input that is refused or leads to another position.
 * @throws RoadError if there is no such road.
 */
export const replayGame = <W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>, V>(
  ruleset: Ruleset<W, I, E, Options, M, V> & EventsFrom<E, Options>,
  replay: unknown,
  { until = Number.POSITIVE_INFINITY, ...roadOptions }: PlayAgainOptions = {},
): Game<W, I, E, M, V> => {
  const { start, inputs, fingerprints } = opened(replay, ruleset);
  const game = begun<W, I, E, Options, M, V>(ruleset, start, roadOptions);
  const compare = (at: number): void => {
    const [expected, found] = [fingerprints?.[at], fingerprints && game.fingerprint()];
    if (expected === undefined || found === undefined || expected === found) return;
    const message = `The position after ${at} of ${inputs.length} inputs is another one; written is ${expected}, found ${found}.`;
    throw new ReplayError('diverged', message, at, { at, in: 'position', expected, found });
  };
  compare(0);
  for (const [at, input] of inputs.entries()) {
    if (at >= until) break;
    const submitted = game.submit(input as I);
    if (!submitted.ok) {
      const which = `Input ${at + 1} of ${inputs.length} is refused (${submitted.code})`;
      throw new ReplayError('refused-input', `${which}: ${submitted.message} It is ${JSON.stringify(input)}.`, at);
    }
    compare(at + 1);
  }
  return game;
};

interface Expected {
  readonly name: string;
  readonly version: string;
  readonly cardSet: string;
}

const opened = (replay: unknown, expected: Expected): Replay<unknown> => {
  const check = (code: ReplayErrorCode, what: string, found: string, wanted: string) => {
    if (found !== wanted) throw new ReplayError(code, `The replay has ${what} "${found}"; expected was "${wanted}".`);
  };
  // Another format may have other fields.
  const found = replay as Replay<unknown>;
  if (object({ format: text })(replay) === null) check('unknown-format', 'the format', found.format, REPLAY_FORMAT);
  const fault = faultOf(replay);
  if (fault !== null) {
    throw new ReplayError('bad-replay', `This is not a replay: ${placeOf(fault)} – ${fault.message}.`);
  }
  const { ruleset, version, cardSet } = found;
  check('unknown-ruleset', 'the rule set', ruleset, expected.name);
  check('unknown-version', 'the rules version', version, expected.version);
  check('unknown-cards', 'the card set', cardSet, expected.cardSet);
  return found;
};

const begun = <W extends KernelWorld<E>, I extends AnyInput, E, Options, M extends AnyMove<I>, V>(
  ruleset: Ruleset<W, I, E, Options, M, V> & EventsFrom<E, Options>,
  start: Replay['start'],
  roadOptions: RoadOptions,
): Game<W, I, E, M, V> => {
  try {
    return 'save' in start
      ? loadGame<W, I, E, Options, M, V>(ruleset, start.save, roadOptions)
      : createGame<W, I, E, Options, M, V>(ruleset, start.options as Options, roadOptions);
  } catch (error) {
    if (!(error instanceof GameError || error instanceof LoadError)) throw error;
    throw new ReplayError('bad-start', `The replay does not start (${error.code}): ${error.message}`);
  }
};
