// Opens whatever file somebody drops on the page: scenario files, saves, replays, simulated games, sessions.

import { GAME_FORMAT } from '../../../cli/simulate/index.ts';
import type { Session } from '../session.ts';
import { SESSION_FORMAT, SessionFault, sessionFrom } from '../session-file.ts';
import { FileFault, START } from './fault.ts';
import { gameLineIn, openGameLine, openReplay, openSave, titleOf } from './games.ts';
import { JsonText } from './json.ts';
import { openScenario, scenariosIn } from './scenario.ts';

/** One thing that a file holds. */
export interface Opening {
  readonly title: string;
  /** @throws FileFault if it cannot be played here. */
  readonly open: () => Session;
}

export interface OpenedFile {
  readonly kind: 'scenarios' | 'games' | 'replay' | 'save' | 'session';
  /** At least one. */
  readonly openings: readonly Opening[];
}

const EXPECTED = 'a scenario file, a saved game, a replay, games of cardchart simulate, or a saved session';

/**
 * What a file holds. Nothing is played yet.
 *
 * @throws FileFault with line and column, what was found and what was expected.
 */
export const openFile = (text: string): OpenedFile => {
  if (text.trim() === '') throw new FileFault('empty', START, 'an empty file', EXPECTED);
  if (!/^\s*[{[]/.test(text)) return scenarios(text);
  return isLines(text) ? games(text) : oneOf(new JsonText(text, EXPECTED));
};

/** Several lines, each an object of its own. */
const isLines = (text: string): boolean => {
  const [first = '', second] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return (
    first.includes(`"${GAME_FORMAT}"`) ||
    (second !== undefined && /^\{.*\}$/.test(first.trim()) && second.startsWith('{'))
  );
};

const scenarios = (text: string): OpenedFile => ({
  kind: 'scenarios',
  openings: scenariosIn(text).map((scenario) => ({ title: scenario.name, open: () => openScenario(scenario) })),
});

const games = (text: string): OpenedFile => {
  const openings = text.split(/\r?\n/).flatMap((content, index): Opening[] => {
    if (content.trim() === '') return [];
    const json = new JsonText(content, 'a game, whole on one line', index + 1);
    const line = gameLineIn(json);
    return [{ title: titleOf(line), open: () => openGameLine(json, line) }];
  });
  return { kind: 'games', openings };
};

const OPENERS: Readonly<Record<string, readonly [kind: OpenedFile['kind'], open: (json: JsonText) => Session]>> = {
  'cardchart-save-1': ['save', openSave],
  'cardchart-replay-1': ['replay', openReplay],
  [SESSION_FORMAT]: ['session', (json) => openSessionFile(json)],
};

const oneOf = (json: JsonText): OpenedFile => {
  const { format } = (json.value ?? {}) as { readonly format?: unknown };
  const opener = typeof format === 'string' ? OPENERS[format] : undefined;
  if (opener === undefined) {
    const found = typeof format === 'string' ? `the format "${format}"` : 'JSON without a known format';
    throw json.fault('unknown-kind', ['format'], found, `one of ${Object.keys(OPENERS).join(', ')}, ${GAME_FORMAT}`);
  }
  const [kind, open] = opener;
  return { kind, openings: [{ title: kind, open: () => open(json) }] };
};

const openSessionFile = (json: JsonText): Session => {
  try {
    return sessionFrom(json.value);
  } catch (error) {
    if (!(error instanceof SessionFault)) throw error;
    throw json.fault('bad-session', error.path, error.found, error.expected);
  }
};
