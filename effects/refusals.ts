// Why inputs are refused: each rule set has one list of reasons, with code, what is wrong, and what would be right.
// `{name}` is filled in from the details. A refusal changes nothing, the chance streams included.

export type RefusalList = Readonly<Record<string, readonly [sentence: string, cure: string]>>;

/** The reasons that every rule set has; its own are added to them. */
export const COMMON_REFUSALS = {
  'bad-input': ['This cannot be used: {problem}.', 'Expected {expected}.'],
  'unknown-seat': ['There is no seat {seat}.', 'Seats are {expected}.'],
  'unknown-card': ['There is no card called "{card}".', '{expected}'],
  'unknown-entity': ['There is no entity {id}.', 'Name one that is in the game.'],
  'game-over': ['The game is over: {outcome}.', 'No input is accepted any more.'],
  'wrong-seat': ['This input speaks for {speaks}.', 'It came from {sender}, and nobody speaks for others.'],
  'not-awaited': ['Seat {seat} is not awaited.', 'Awaited is {awaited}.'],
  'not-your-turn': ['It is not the turn of seat {seat}.', 'Seat {awaited} is to act.'],
  'wrong-zone': ['{card} is in the zone "{zone}".', 'It must be in "{expected}".'],
  'not-in-hand': ['{card} is not in the hand of seat {seat}.', 'Only cards in the own hand can be played.'],
  'sandbox-only': ['{type} is a call of the sandbox.', 'Start the game with the sandbox to use it.'],
  overflow: [
    'This input sets off more than {limit} effects, without an end in sight: {pair}.',
    'It is refused and the game stands as before.',
  ],
  fault: ['The rules failed on this input: {problem}.', 'The game stands as before; please report it.'],
} as const satisfies RefusalList;

/** Why an input was refused: a code for programs, a sentence for people, the details that fill it in. */
export interface Refusal<Code extends string = string> {
  readonly ok: false;
  readonly code: Code;
  readonly message: string;
  readonly details: Readonly<Record<string, string | number>>;
}

/** What stands for every refusal while only the yes or no is asked for. */
const SOME_REFUSAL: Refusal<never> = Object.freeze({ ok: false, code: '' as never, message: '', details: {} });
let reasonsWanted = true;

/**
 * Asks without wanting to know why something is refused: no sentence is made. For guards and lists of legal moves, which
 * ask of far more inputs than are ever sent.
 */
export const withoutReasons = <A extends readonly unknown[], T>(ask: (...about: A) => T, ...about: A): T => {
  const before = reasonsWanted;
  reasonsWanted = false;
  try {
    return ask(...about);
  } finally {
    reasonsWanted = before;
  }
};

/** Asks only whether something is refused. */
export const isRefused = <A extends readonly unknown[]>(ask: (...about: A) => Refusal | null, ...about: A): boolean =>
  withoutReasons(ask, ...about) !== null;

type Details = Record<string, string | number>;

/**
 * Makes the function that refuses with the codes of a list, and only with those. Details that are costly to gather are
 * given as a function.
 */
export const refuserOf =
  <L extends RefusalList>(list: L) =>
  <Code extends keyof L & string>(code: Code, about: Details | (() => Details) = {}): Refusal<Code> => {
    if (!reasonsWanted) return SOME_REFUSAL;
    const details = typeof about === 'function' ? about() : about;
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? `(${name})`));
    const [sentence, cure] = list[code] as readonly [string, string];
    return { ok: false, code, message: `${fill(sentence)} ${fill(cure)}`, details };
  };

/** Refuses for a reason that every rule set has. */
export const refuse = refuserOf(COMMON_REFUSALS);
