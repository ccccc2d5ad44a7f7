// Games that were played elsewhere: the lines that `cardchart simulate` writes, replays, saves. Each opens as a session;
// one that does not come out as it was written opens where it goes another way.

import { z } from 'zod';
import { type GameLine, gameLine } from '../../../cli/simulate/index.ts';
import { type AnyInput, fingerprint, GameError, LoadError } from '../../../machines/index.ts';
import type { RuleSet } from '../rule-set.ts';
import { RULE_SETS, ruleSetWithCards } from '../rule-sets.ts';
import { Session } from '../session.ts';
import type { Start } from '../start.ts';
import type { FileFaultCode } from './fault.ts';
import { JsonText } from './json.ts';
import type { Opening } from './opening.ts';

const EXPECTED_GAME = 'a game as cardchart simulate writes it, whole on one line';

/** Checks one line. @throws FileFault with its place. */
const gameLineIn = (json: JsonText): GameLine => {
  const parsed = gameLine.safeParse(json.value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  throw json.fault('bad-game', path, `a fault at "${path.join('.')}" (${issue?.message})`, EXPECTED_GAME);
};

const rulesFor = (json: JsonText, head: { ruleset: string; version: string; cardSet: string }): RuleSet => {
  const ruleSet = ruleSetWithCards(head);
  if (ruleSet === undefined) {
    const isKnown = RULE_SETS.some(({ ruleset }) => ruleset.name === head.ruleset);
    const field = isKnown ? 'cardSet' : 'ruleset';
    throw json.fault(
      'other-rules',
      [field],
      `the ${isKnown ? 'card set' : 'rule set'} "${head[field]}"`,
      'one of this program',
    );
  }
  const { version } = ruleSet.ruleset;
  if (version === head.version) return ruleSet;
  throw json.fault('other-rules', ['version'], `the rules version "${head.version}"`, `"${version}"`);
};

const started = (
  json: JsonText,
  path: string,
  code: FileFaultCode,
  ruleSet: RuleSet,
  start: Start,
  title: string,
): Session => {
  try {
    return new Session({ ruleSet, start, title });
  } catch (error) {
    if (!(error instanceof GameError || error instanceof LoadError)) throw error;
    throw json.fault(code, [path], error.message, 'a start that these rules know');
  }
};

/** Plays the inputs; the first one that is refused is kept, and the session stays there. */
const playInputs = (session: Session, inputs: readonly AnyInput[]): boolean => {
  for (const [index, input] of inputs.entries()) {
    const { answer } = session.append({ do: 'input', input }, { keepRefused: true });
    if (answer.ok) continue;
    session.setNotice(`Input ${index + 1} of ${inputs.length} is refused (${answer.code}): ${answer.message}`);
    return false;
  }
  return true;
};

const checkEnd = (session: Session, written: string | undefined): void => {
  const found = fingerprint(session.view.position);
  if (written === undefined || written === found) return;
  session.setNotice(`It does not end as it was written: fingerprint ${written} was written, ${found} is found.`);
};

const outcomeWords = ({ outcome }: GameLine): string =>
  outcome.result === 'win' ? `seat ${outcome.player} wins` : outcome.result;

const titleOf = (line: GameLine): string =>
  `Game ${line.game} (${line.ruleset}, seed ${line.seed}): ${outcomeWords(line)}`;

/** @throws FileFault if these rules cannot play it. */
const openGameLine = (json: JsonText, line: GameLine): Session => {
  const { seed, players, setup, inputs, outcome } = line;
  const options = line.ruleset === 'battle' ? { ...setup, seed } : { seed, players, sets: line.setup.sets };
  const session = started(json, 'setup', 'no-start', rulesFor(json, line), { from: 'options', options }, titleOf(line));
  if (!playInputs(session, inputs)) return session;
  if (outcome.result === 'refused') {
    playInputs(session, [outcome.input]);
    return session;
  }
  checkEnd(session, line.fingerprint);
  session.seekInput(0);
  return session;
};

/** A game of a file, and where it stands in it. */
export interface WrittenGame extends Opening {
  readonly line: GameLine;
  /** The number of its line, from 1. */
  readonly at: number;
  /** How it ended, in words. */
  readonly outcome: string;
}

/**
 * The games of a file, read one by one: a page may do something in between.
 *
 * @throws FileFault at the first line that is no game.
 */
export function* gamesIn(text: string): Generator<WrittenGame> {
  for (const [index, content] of text.split(/\r?\n/).entries()) {
    if (content.trim() === '') continue;
    const json = new JsonText(content, 'a game, whole on one line', index + 1);
    const line = gameLineIn(json);
    const open = () => openGameLine(json, line);
    yield { title: titleOf(line), open, line, at: index + 1, outcome: outcomeWords(line) };
  }
}

const replayShape = z.looseObject({
  ruleset: z.string(),
  version: z.string(),
  cardSet: z.string(),
  start: z.union([
    z.strictObject({ options: z.record(z.string(), z.unknown()) }),
    z.strictObject({ save: z.unknown() }),
  ]),
  inputs: z.array(z.looseObject({ type: z.string() })),
  fingerprints: z.array(z.string()).optional(),
});

/** @throws FileFault if it is damaged or these rules cannot play it. */
export const openReplay = (json: JsonText): Session => {
  const parsed = replayShape.safeParse(json.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path ?? [];
    throw json.fault(
      'bad-game',
      path,
      `a fault at "${path.join('.')}" (${issue?.message})`,
      'a replay as a game writes it',
    );
  }
  const { data } = parsed;
  const ruleSet = rulesFor(json, data);
  const start: Start =
    'options' in data.start
      ? { from: 'options', options: data.start.options }
      : { from: 'save', save: data.start.save };
  const session = started(json, 'start', 'no-start', ruleSet, start, `Replay (${ruleSet.title})`);
  if (!playInputs(session, data.inputs)) return session;
  checkEnd(session, data.fingerprints?.at(-1));
  session.seekInput(0);
  return session;
};

const saveShape = z.looseObject({ ruleset: z.string(), version: z.string(), cardSet: z.string() });

/** @throws FileFault if it is damaged or these rules cannot go on with it. */
export const openSave = (json: JsonText): Session => {
  const parsed = saveShape.safeParse(json.value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const path = issue?.path ?? [];
    throw json.fault(
      'bad-save',
      path,
      `a fault at "${path.join('.')}" (${issue?.message})`,
      'a save as a game writes it',
    );
  }
  const ruleSet = rulesFor(json, parsed.data);
  return started(
    json,
    'world',
    'bad-save',
    ruleSet,
    { from: 'save', save: json.value },
    `Saved game (${ruleSet.title})`,
  );
};
