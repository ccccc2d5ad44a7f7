// A played scenario for machines: one JSON value with plain events, and the names under which people know entities.

import { entityNames } from './entity-names.ts';
import { stopProblem } from './facts.ts';
import type { RecordedMicrostep, RecordedStep, Recording } from './recording.ts';
import { PLUMBING, type StateMode } from './state-words.ts';

export interface JsonOptions {
  readonly file: string;
  readonly states: StateMode;
}

export const jsonReport = (recording: Recording, { file, states }: JsonOptions): object => {
  const { scenario, seed, blocks, failure, holds, names, world } = recording;
  const nameOf = entityNames(world, names);
  return {
    file,
    name: scenario.name,
    why: scenario.why,
    seed,
    inputs: blocks.flatMap(({ steps }) => steps.map((step) => jsonInput(step, states))),
    facts: blocks.flatMap(({ facts }) => facts),
    holds,
    ...(failure === undefined
      ? {}
      : { error: { line: failure.line, code: failure.code, message: stopProblem(failure) } }),
    entities: Object.fromEntries(Object.values(world.entities).map(({ id }) => [id, nameOf(id)])),
  };
};

const jsonInput = ({ step, microsteps, refusal }: RecordedStep, states: StateMode): object => ({
  text: step.text,
  states: microsteps.flatMap((microstep) => statesOf(microstep, states)),
  events: microsteps.flatMap(({ events }) => events),
  ...(refusal === undefined ? {} : { refused: { code: refusal.code, message: refusal.message } }),
});

const statesOf = ({ states }: RecordedMicrostep, mode: StateMode): readonly string[] => {
  if (mode === 'none') return [];
  return mode === 'all' ? states : states.filter((state) => !PLUMBING.has(state));
};
