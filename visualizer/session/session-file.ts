// A whole session as plain data: rule set, start, every branch with its inputs, the place, bookmarks, breakpoints. A file
// and a link hold the same.

import { z } from 'zod';
import { GameError, LoadError } from '../../machines/index.ts';
import type { BreakOn } from './breakpoints.ts';
import { RULE_SETS, ruleSetNamed } from './rule-sets.ts';
import { Session } from './session.ts';
import type { Branch } from './timeline.ts';

export const SESSION_FORMAT = 'cardchart-session-1';

const whole = z.number().int().min(0);
const cursor = z.strictObject({ input: whole, microstep: whole });
const input = z.looseObject({ type: z.string() });
const act = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('input'), input }),
  z.strictObject({ do: z.literal('staged'), input }),
  z.strictObject({ do: z.literal('reseed'), seed: z.number().int() }),
]);
const written = z.strictObject({ text: z.string(), line: whole, part: z.enum(['start', 'do']) });
const entry = z.strictObject({ act, written: written.optional(), isRefused: z.literal(true).optional() });
const branch = z.strictObject({
  name: z.string(),
  /** Place of the branch it parts from in this list, and after how many inputs. */
  from: z.strictObject({ branch: whole, input: whole }).nullable(),
  entries: z.array(entry),
});
const breakOn = z.discriminatedUnion('on', [
  z.strictObject({ on: z.literal('state'), state: z.string() }),
  z.strictObject({ on: z.literal('verb'), verb: z.string() }),
  z.strictObject({ on: z.literal('card'), card: z.string() }),
  z.strictObject({ on: z.literal('condition'), condition: z.string() }),
]);
const start = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('options'), options: z.record(z.string(), z.unknown()) }),
  z.strictObject({ from: z.literal('save'), save: z.unknown() }),
]);

const sessionFile = z.strictObject({
  format: z.literal(SESSION_FORMAT),
  ruleSet: z.string(),
  version: z.string(),
  cardSet: z.string(),
  title: z.string(),
  start,
  names: z.record(z.string(), z.string()),
  branches: z.array(branch).min(1),
  branch: whole,
  cursor,
  bookmarks: z.array(z.strictObject({ branch: whole, cursor, name: z.string(), note: z.string() })),
  breakpoints: z.array(z.strictObject({ breakOn, isEnabled: z.boolean() })),
});
export type SessionFile = z.infer<typeof sessionFile>;

export type SessionFaultCode =
  | 'bad-session'
  | 'unknown-format'
  | 'unknown-ruleset'
  | 'unknown-version'
  | 'unknown-cards'
  | 'no-start'
  | 'refused-input';

/** It is no session, or one of another version. `path` is where in the data the fault lies. */
export class SessionFault extends Error {
  readonly code: SessionFaultCode;
  readonly found: string;
  readonly expected: string;
  readonly path: readonly PropertyKey[];
  constructor(code: SessionFaultCode, found: string, expected: string, path: readonly PropertyKey[] = []) {
    super(`Found ${found}; expected ${expected}.`);
    this.code = code;
    this.found = found;
    this.expected = expected;
    this.path = path;
  }
}

/** All of it as JSON. */
export const sessionFileOf = (session: Session): SessionFile => {
  const { ruleSet, timeline, start: startsWith, names } = session;
  const { title, branch: present, cursor: at, bookmarks, breakpoints } = session.getSnapshot();
  const placeOf = (id: number): number => timeline.branches.findIndex((each) => each.id === id);
  const ownEntries = ({ from, entries }: Branch) => entries.slice(from?.input ?? 0);
  return {
    format: SESSION_FORMAT,
    ruleSet: ruleSet.id,
    version: ruleSet.ruleset.version,
    cardSet: ruleSet.ruleset.cardSet,
    title,
    start: JSON.parse(JSON.stringify(startsWith)),
    names: { ...names },
    branches: timeline.branches.map((each) => ({
      name: each.name,
      from: each.from === null ? null : { branch: placeOf(each.from.branch), input: each.from.input },
      entries: ownEntries(each).map((own) => ({
        act: JSON.parse(JSON.stringify(own.act)),
        ...(own.written === null ? {} : { written: own.written }),
        ...(own.refusal === null ? {} : { isRefused: true as const }),
      })),
    })),
    branch: placeOf(present),
    cursor: at,
    bookmarks: bookmarks.map(({ branch: on, cursor: where, name, note }) => ({
      branch: placeOf(on),
      cursor: where,
      name,
      note,
    })),
    breakpoints: breakpoints.map(({ id: _, isEnabled, ...on }) => ({ breakOn: on as BreakOn, isEnabled })),
  };
};

/** @throws SessionFault if it is none, if it is of another version, or if it cannot be played here. */
export const sessionFrom = (value: unknown, known = RULE_SETS): Session => {
  const file = checked(value);
  const ruleSet = ruleSetNamed(file.ruleSet, known);
  if (ruleSet === undefined) {
    const expected = known.map(({ id }) => id).join(', ');
    throw new SessionFault('unknown-ruleset', `the rule set "${file.ruleSet}"`, expected, ['ruleSet']);
  }
  const { version, cardSet } = ruleSet.ruleset;
  const insist = (code: SessionFaultCode, what: string, found: string, expected: string, path: string) => {
    if (found !== expected) throw new SessionFault(code, `${what} "${found}"`, `"${expected}"`, [path]);
  };
  insist('unknown-version', `the rules version`, file.version, version, 'version');
  insist('unknown-cards', 'the card set', file.cardSet, cardSet, 'cardSet');
  const session = started(() => new Session({ ruleSet, start: file.start, title: file.title, names: file.names }));
  const ids = playBranches(session, file);
  for (const { branch: on, cursor: at, name, note } of file.bookmarks) {
    session.bookmarks.add({ branch: idAt(ids, on), cursor: at, name, note });
  }
  for (const { breakOn: on, isEnabled } of file.breakpoints) session.breakpoints.add({ ...on, isEnabled });
  session.goTo({ branch: idAt(ids, file.branch), cursor: file.cursor });
  return session;
};

const checked = (value: unknown): SessionFile => {
  const { format } = (value ?? {}) as { readonly format?: unknown };
  if (format !== SESSION_FORMAT) {
    const found = typeof format === 'string' ? `the format "${format}"` : 'something without a format';
    throw new SessionFault('unknown-format', found, `"${SESSION_FORMAT}"`, ['format']);
  }
  const parsed = sessionFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  throw new SessionFault('bad-session', `a fault at "${path.join('.')}"`, issue?.message ?? 'a session', path);
};

const started = (start: () => Session): Session => {
  try {
    return start();
  } catch (error) {
    if (!(error instanceof GameError || error instanceof LoadError)) throw error;
    throw new SessionFault(
      'no-start',
      `a start that cannot be played (${error.message})`,
      'one that these rules know',
      ['start'],
    );
  }
};

/** Branches come after those from which they part. The first branch is there already. */
const playBranches = (session: Session, { branches }: SessionFile): number[] => {
  const ids: number[] = [];
  for (const [place, { name, from, entries }] of branches.entries()) {
    const path = ['branches', place];
    ids.push(openBranch(session, name, forkOf(session, ids, from, path), place === 0));
    for (const [index, { act: done, written: line, isRefused = false }] of entries.entries()) {
      const { answer } = session.append(done, { written: line ?? null, keepRefused: isRefused });
      if (answer.ok !== isRefused) continue;
      const outcome = answer.ok ? 'accepted' : `refused (${answer.code}): ${answer.message}`;
      const found = `input ${index + 1} of "${name}", which is ${outcome}`;
      const expected = isRefused ? 'an input that these rules refuse' : 'an input that these rules accept';
      throw new SessionFault('refused-input', found, expected, [...path, 'entries', index]);
    }
  }
  return ids;
};

/** Where a branch parts from an earlier one. */
const forkOf = (
  session: Session,
  ids: readonly number[],
  from: Branch['from'],
  path: readonly PropertyKey[],
): Branch['from'] => {
  if (from === null) return null;
  const id = ids[from.branch];
  const length = id === undefined ? -1 : session.timeline.branch(id).entries.length;
  if (id !== undefined && from.input <= length) return { branch: id, input: from.input };
  const found = `a branch that parts from number ${from.branch} after ${from.input} inputs`;
  const expected = id === undefined ? `a number below ${ids.length}` : `at most ${length} inputs`;
  throw new SessionFault('bad-session', found, expected, [...path, 'from']);
};

const openBranch = (session: Session, name: string, from: Branch['from'], isFirst: boolean): number => {
  const [first] = session.timeline.branches;
  const id = isFirst && first !== undefined ? first.id : session.timeline.open(name, from).id;
  if (isFirst) session.renameBranch(id, name);
  session.goTo({ branch: id, cursor: { input: from?.input ?? 0, microstep: Number.MAX_SAFE_INTEGER } });
  return id;
};

const idAt = (ids: readonly number[], place: number): number => {
  const id = ids[place];
  if (id === undefined) throw new SessionFault('bad-session', `branch number ${place}`, `one below ${ids.length}`);
  return id;
};
