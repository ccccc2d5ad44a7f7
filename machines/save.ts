// A saved game: chart position and World, with the names of what is needed to go on.

import type { StateValue } from 'xstate';
import { z } from 'zod';

export const SAVE_FORMAT = 'cardchart-save-1';

const envelope = z.object({
  format: z.string(),
  ruleset: z.string(),
  version: z.string(),
  cardSet: z.string(),
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  world: z.record(z.string(), z.unknown()),
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

/** Checks the envelope of a save: format, rule set, version and card set. */
export const openSave = <W>(
  save: unknown,
  expected: { readonly name: string; readonly version: string; readonly cardSet: string },
): Save<W> => {
  const parsed = envelope.safeParse(save);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new LoadError('bad-save', `This is not a save: ${issue?.path.join('.') || 'it'} – ${issue?.message}.`);
  }
  const { format, ruleset, version, cardSet } = parsed.data;
  const check = (code: LoadErrorCode, what: string, found: string, wanted: string) => {
    if (found !== wanted) throw new LoadError(code, `The save has ${what} "${found}"; expected was "${wanted}".`);
  };
  check('bad-save', 'the format', format, SAVE_FORMAT);
  check('unknown-ruleset', 'the rule set', ruleset, expected.name);
  check('unknown-version', 'the rules version', version, expected.version);
  check('unknown-cards', 'the card set', cardSet, expected.cardSet);
  return parsed.data as unknown as Save<W>;
};
