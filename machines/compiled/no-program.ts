// What bundlers put in place of `program.ts` where they build for browsers, as `browser` in package.json tells them: a page
// follows the tables, and need not carry along what it would never use.

import type * as program from './program.ts';

export const setProgramsAfter: typeof program.setProgramsAfter = () => {};

export const isWorthProgram: typeof program.isWorthProgram = () => false;

export const programOf: typeof program.programOf = () => null;
