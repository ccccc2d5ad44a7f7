// What leaves a game for an inspector. The World is never sent as it is: the context that receivers see is a projection
// of it, and so are inputs, which may name hidden cards, and refusals, whose sentences may.

import type { Answer, AnyInput, InspectableGame, Refusal } from './game.ts';
import { InspectError } from './inspect-error.ts';

export interface Projection<W, I> {
  /** The context that receivers see: a plain object that JSON can hold. */
  context(world: W): unknown;
  /** An input as receivers see it. It may be none of the game's at all if it was refused. */
  input(input: I): AnyInput;
  /** What receivers are told of a refusal besides the input. */
  refusal(refusal: Refusal): object;
}

/** What everybody at the table may know: the spectator's view, who sent which kind of input, the code of a refusal. */
export const publicly = <W, I extends AnyInput>({ ruleset }: InspectableGame<W, I>): Projection<W, I> => ({
  context: (world) => ruleset.viewFor(world, 'spectator'),
  input: (input) => {
    const { seat } = (input ?? {}) as { readonly seat?: unknown };
    return { type: typeOf(input), ...(typeof seat === 'number' ? { seat } : {}) };
  },
  refusal: ({ code }) => ({ code }),
});

/** Whatever a judge may know: hidden cards, whole inputs, the sentence of a refusal. For games against nobody. */
export const everything = <W, I extends AnyInput>({ ruleset }: InspectableGame<W, I>): Projection<W, I> => ({
  context: (world) => ruleset.viewFor(world, 'judge'),
  input: (input) => ({ ...(typeof input === 'object' ? input : {}), type: typeOf(input) }),
  refusal: ({ code, message }) => ({ code, message }),
});

/** The event in which receivers read of a refusal. */
export const REFUSED = 'cardchart.refused';

/** The event in which receivers read that an input was taken back. */
export const UNDONE = 'cardchart.undone';

/** An input and what became of it, before it is projected. */
export interface News<I> extends AnyInput {
  readonly sent: { readonly input: I; readonly answer: Answer } | null;
}

export const newsOf = <I>(input: I, answer: Answer): News<I> => ({
  type: answer.ok ? typeOf(input) : REFUSED,
  sent: { input, answer },
});

export const undone: News<never> = { type: UNDONE, sent: null };

/** The type of what should be an input. */
export const typeOf = (input: unknown): string => {
  const { type } = (input ?? {}) as { readonly type?: unknown };
  return typeof type === 'string' ? type : '(no type)';
};

/** A projection whose results are plain copies, and which fails in words instead of breaking into the game. */
export interface SafeProjection<W, I> {
  context(world: W): object;
  event(news: News<I>): AnyInput;
}

/** @throws InspectError `bad-projection` if the present World cannot be projected. */
export const safely = <W, I extends AnyInput>(
  game: InspectableGame<W, I>,
  project: Partial<Projection<W, I>> = {},
): SafeProjection<W, I> => {
  const { context, input, refusal } = { ...publicly(game), ...project };
  const seen = ({ sent }: News<I>): object => {
    if (sent === null) return {};
    return sent.answer.ok ? input(sent.input) : { ...refusal(sent.answer), input: input(sent.input) };
  };
  game.ask((world) => plain(() => context(world), 'the context'));
  return {
    context: (world) => orFault(() => plain(() => context(world), 'the context')),
    // The type says what kind of news it is, whatever the projection makes of the rest.
    event: (news) => ({ ...orFault(() => plain(() => seen(news), news.type)), type: news.type }),
  };
};

/** A copy as plain data: nothing that the game changes later reaches a receiver. */
const plain = (project: () => unknown, what: string): object => {
  let text: string | undefined;
  try {
    text = JSON.stringify(project());
  } catch (error) {
    throw new InspectError('bad-projection', { what, problem: error instanceof Error ? error.message : String(error) });
  }
  if (text?.startsWith('{')) return JSON.parse(text);
  throw new InspectError('bad-projection', { what, problem: `it gave ${text}` });
};

const orFault = (project: () => object): object => {
  try {
    return project();
  } catch (error) {
    return { fault: (error as InspectError).message };
  }
};
