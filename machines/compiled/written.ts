// What is a function to XState and to the tables can also say what it does in a piece of JavaScript. The program puts that
// in place of a call: each piece is then a place in the code of its own, which meets objects of one shape only.

const TEXT = Symbol.for('cardchart.text');

/**
 * Says that this function reads, or this action does, exactly this and no more, where `world` is the World. The text counts
 * also where another implementation is provided for the action's type.
 */
export const written = <T extends object>(that: T, text: string): T => Object.assign(that, { [TEXT]: text });

/** The text, if there is one. */
export const textOf = (that: unknown): string | undefined =>
  typeof that === 'string' ? undefined : (that as Record<symbol, string>)[TEXT];
