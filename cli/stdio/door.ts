// The door for programs in other languages: one JSON object a line comes in, one JSON object a line goes out, in order.

import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { cardCommands } from './cards.ts';
import { RequestError } from './errors.ts';
import { gameCommands, helloCommand } from './game-requests.ts';
import { LONGEST_LINE, linesOf, TOO_LONG } from './lines.ts';
import { OpenGames } from './open-games.ts';
import { queryCommands } from './queries.ts';
import { type Commands, carryOut, parseLine } from './requests.ts';
import { verbCommands } from './sandbox-verbs.ts';

export const COMMANDS: Commands = {
  hello: helloCommand(() => Object.keys(COMMANDS)),
  ...gameCommands,
  ...cardCommands,
  ...verbCommands,
  ...queryCommands,
};

export const COMMAND_NAMES = Object.keys(COMMANDS);

export interface Door {
  /** The reply to one line, itself one line of ASCII without its line break; null for a blank line. Never throws. */
  answer(line: string | typeof TOO_LONG): string | null;
}

export const openDoor = (): Door => {
  const games = new OpenGames();
  return {
    answer: (line) => {
      if (line !== TOO_LONG && line.trim() === '') return null;
      let id: unknown = null;
      try {
        if (line === TOO_LONG)
          throw new RequestError('bad-request', `The line has more than ${LONGEST_LINE} characters.`);
        const request = parseLine(line);
        id = idOf(request);
        return written({ id, ok: true, ...carryOut(request, COMMANDS, games) });
      } catch (error) {
        return failed(id, error);
      }
    },
  };
};

/** Asked before anything is carried out: an id too deep to be written down again would lose the reply. */
const idOf = ({ id = null }: Readonly<Record<string, unknown>>): unknown => {
  try {
    JSON.stringify(id);
    return id;
  } catch {
    throw new RequestError('bad-request', 'The id is too deep to be repeated. Expected a number or a text.', {
      field: 'id',
    });
  }
};

const failed = (id: unknown, error: unknown): string => written({ id, ok: false, error: errorFields(error) });

const errorFields = (error: unknown): object =>
  error instanceof RequestError
    ? { code: error.code, message: error.message, ...error.more }
    : { code: 'internal', message: `This is a fault of cardchart; please report it: ${String(error)}` };

/** JSON in ASCII, so that no reader breaks the line elsewhere or needs to know its encoding. */
const written = (reply: object): string =>
  JSON.stringify(reply).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Answers line by line until the input ends. */
export const serve = async (input: Readable, output: Writable): Promise<void> => {
  const door = openDoor();
  input.setEncoding('utf8');
  for await (const line of linesOf(input)) {
    const reply = door.answer(line);
    if (reply !== null && !output.write(`${reply}\n`)) await once(output, 'drain');
  }
};
