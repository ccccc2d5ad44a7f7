// Whether an input is legal is asked twice in a row: by the door, which must say why not, and by the guard in the chart,
// which everybody meets who sends to the chart itself. A runner that only ever gets what the door has let in says so
// while it chooses the transition, and the guard need not work it out again.

import { isRefused, type Refusal } from '../effects/refusals.ts';

/** The input for which a transition is being chosen, if the door has let it in. */
let accepted: object | null = null;

/** Until the next call, this input counts as legal: it was found so in the present World. Null if none does any more. */
export const accept = (input: object | null): void => {
  accepted = input;
};

/** For guards: is this input legal in this World? */
export const isLegal = <W extends object, I extends object>(
  refusalFor: (world: W, input: I) => Refusal | null,
  world: W,
  input: I,
): boolean => input === accepted || !isRefused(refusalFor, world, input);
