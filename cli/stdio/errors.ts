// Why a request is not carried out: one list of codes, and how the refusals of the rules are told with them.

import type { Refusal } from '../../machines/index.ts';

export const ERROR_CODES = {
  'bad-request':
    'The request cannot be read: no JSON, no object, an unknown command, a field missing, wrong or too many.',
  'unknown-game': 'No game of this number is open.',
  'unknown-card': 'No card has this id or name.',
  refused: 'The rules refuse it, with their own code as `reason`. The game stands as before.',
  'game-over': 'The game has ended; nothing can be done in it any more.',
  internal: 'A fault of this program. The game stands as before; please report it.',
} as const;
export type ErrorCode = keyof typeof ERROR_CODES;

/** Becomes the reply `{"ok": false, "error": {"code", "message", …more}}`. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly more: object;
  constructor(code: ErrorCode, message: string, more: object = {}) {
    super(message);
    this.code = code;
    this.more = more;
  }
}

/** The refusals that are an error code of their own here; all others are `refused`. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  'bad-input': 'bad-request',
  'unknown-card': 'unknown-card',
  'game-over': 'game-over',
  fault: 'internal',
};

/** A refusal of the rules as an error, with its sentence, and its code as the reason. */
export const refused = ({ code, message, details }: Pick<Refusal, 'code' | 'message' | 'details'>): RequestError =>
  new RequestError(CODES[code] ?? 'refused', message, { reason: code, details });
