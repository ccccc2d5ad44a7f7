// A saved game: chart position and World, with the names of what is needed to go on.

import type { AnyStateMachine, StateValue } from 'xstate';
import { sharedString } from '../cards/terms/plain.ts';
import { canonical } from '../effects/fingerprint.ts';
import { anything, either, listOf, nullable, number, object, placeOf, plainObject, text } from './shape.ts';

export const SAVE_FORMAT = 'cardchart-save-1';

const anyList = listOf(anything);

const envelope = object({
  format: text,
  ruleset: text,
  version: text,
  cardSet: text,
  value: either(text, plainObject),
  world: object({
    stack: nullable(object({ kind: text, at: text })),
    events: object({ closed: listOf(anyList), open: anyList }),
    chance: object({ table: listOf(number), seats: listOf(listOf(number)) }),
    spent: number,
  }),
});

/** Plain data: survives `JSON.parse(JSON.stringify(save))` in another process. */
export interface Save<W> {
  readonly format: typeof SAVE_FORMAT;
  readonly ruleset: string;
  /** Version of the rules. */
  readonly version: string;
  /** Fingerprint of the card set. */
  readonly cardSet: string;
  readonly value: StateValue;
  readonly world: W;
}

export type LoadErrorCode = 'bad-save' | 'unknown-ruleset' | 'unknown-version' | 'unknown-cards';

/** The save cannot be loaded. The message says what was found and what was expected. */
export class LoadError extends Error {
  readonly code: LoadErrorCode;
  constructor(code: LoadErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

interface Expected {
  readonly name: string;
  readonly version: string;
  readonly cardSet: string;
  machineFor(world: never): AnyStateMachine;
  positionFault?(position: { readonly value: StateValue; readonly world: object }): string | null;
}

/**
 * Checks a save: format, rule set, version, card set, and that the chart has the state and the World its parts. Hands
 * back a copy, so that the game and the value given do not hang together.
 */
export const openSave = <W>(save: unknown, expected: Expected): Save<W> => {
  const misshapen = envelope(save);
  if (misshapen !== null) {
    throw new LoadError('bad-save', `This is not a save: ${placeOf(misshapen)} – ${misshapen.message}.`);
  }
  const { format, ruleset, version, cardSet } = save as Save<W>;
  const check = (code: LoadErrorCode, what: string, found: string, wanted: string) => {
    if (found !== wanted) throw new LoadError(code, `The save has ${what} "${found}"; expected was "${wanted}".`);
  };
  check('bad-save', 'the format', format, SAVE_FORMAT);
  check('unknown-ruleset', 'the rule set', ruleset, expected.name);
  check('unknown-version', 'the rules version', version, expected.version);
  check('unknown-cards', 'the card set', cardSet, expected.cardSet);
  const opened = plainCopy(save) as Save<W & object>;
  const fault =
    chartFault(expected.machineFor(opened.world as never), opened) ?? expected.positionFault?.(opened) ?? null;
  if (fault !== null) throw new LoadError('bad-save', `The save is damaged: ${fault}.`);
  return opened;
};

const plainCopy = (save: unknown): unknown => {
  try {
    return withSharedStrings(structuredClone(save));
  } catch {
    throw new LoadError('bad-save', 'This is not a save: it is not plain data.');
  }
};

/** Changes a value in which each string is one of its own: the game that goes on compares them all the time. */
const withSharedStrings = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const inner = fields[key];
    if (typeof inner === 'string') fields[key] = sharedString(inner);
    else withSharedStrings(inner);
  }
  return value;
};

/** A state value must name states of the chart, and all of its regions. */
const chartFault = (machine: AnyStateMachine, { value, world }: Save<object>): string | null => {
  const problem = `the chart has no position ${JSON.stringify(value)}`;
  try {
    const resolved = machine.resolveState({ value, context: world });
    return canonical(resolved.value) === canonical(value) ? null : problem;
  } catch {
    return problem;
  }
};
