// A played scenario for machines: one JSON value with plain events, and the names under which people know entities.

import type { Scenario } from '../machines/sandbox/index.ts';
import { battleVoice } from './battle-voice.ts';
import { daleVoice } from './dale/voice.ts';
import { stopProblem } from './facts.ts';
import type { RecordedStep, Recording, RecordingOf } from './recording.ts';
import type { StateMode } from './state-words.ts';
import type { Voice } from './voice.ts';

export interface JsonOptions {
  readonly file: string;
  readonly states: StateMode;
}

export const jsonReport = (recording: Recording, options: JsonOptions): object =>
  recording.ruleset === 'dale' ? report(recording, daleVoice, options) : report(recording, battleVoice, options);

/** A World with entities by their ids, as all rule sets have them. */
interface WithEntities {
  readonly entities: Readonly<Record<number, { readonly id: number }>>;
}

const report = <W extends WithEntities, E>(
  recording: RecordingOf<Scenario, W, E>,
  voice: Voice<W, E>,
  { file, states }: JsonOptions,
): object => {
  const { scenario, seed, blocks, failure, holds, names, world } = recording;
  const nameOf = voice.namesIn(world, names);
  const shows = (state: string) => states === 'all' || (states === 'named' && !voice.isPlumbing(state));
  return {
    file,
    name: scenario.name,
    why: scenario.why,
    seed,
    inputs: blocks.flatMap(({ steps }) => steps.map((step) => jsonInput(step, shows))),
    facts: blocks.flatMap(({ facts }) => facts),
    holds,
    ...(failure === undefined
      ? {}
      : { error: { line: failure.line, code: failure.code, message: stopProblem(failure) } }),
    entities: Object.fromEntries(Object.values(world.entities).map(({ id }) => [id, nameOf(id)])),
  };
};

const jsonInput = <W, E>(
  { step, microsteps, refusal }: RecordedStep<W, E>,
  shows: (state: string) => boolean,
): object => ({
  text: step.text,
  states: microsteps.flatMap(({ states }) => states.filter(shows)),
  events: microsteps.flatMap(({ events }) => events),
  ...(refusal === undefined ? {} : { refused: { code: refusal.code, message: refusal.message } }),
});
