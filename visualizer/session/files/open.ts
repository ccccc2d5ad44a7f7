// Opens whatever file somebody drops on the page: scenario files, saves, replays, simulated games, sessions.

import { GAME_FORMAT } from '../../../cli/simulate/index.ts';
import type { Session } from '../session.ts';
import { SESSION_FORMAT, SessionFault, sessionFrom } from '../session-file.ts';
import { FileFault, START } from './fault.ts';
import { gamesIn, openReplay, openSave } from './games.ts';
import { JsonText } from './json.ts';
import type { Opening } from './opening.ts';
import { openScenario, scenariosIn } from './scenario.ts';

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
  return isGames(text) ? games(text) : oneOf(new JsonText(text, EXPECTED));
};

/** Are these games of `cardchart simulate`, or at least several lines with an object of its own on each? */
export const isGames = (text: string): boolean => {
  const [, first = '', second = ''] = /^\s*(\S.*)\s*(.*)/.exec(text) ?? [];
  return first.includes(`"${GAME_FORMAT}"`) || (/^\{.*\}$/.test(first.trim()) && second.startsWith('{'));
};

const scenarios = (text: string): OpenedFile => ({
  kind: 'scenarios',
  openings: scenariosIn(text).map((scenario) => ({ title: scenario.name, open: () => openScenario(scenario) })),
});

const games = (text: string): OpenedFile => ({ kind: 'games', openings: [...gamesIn(text)] });

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
