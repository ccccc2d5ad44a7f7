// What a chart may not have if it is to run on both roads. Found when the chart is compiled, never in a game.

/** What is wrong, and what to do instead. `{what}` is filled in with the action, guard or state that is meant. */
const PROBLEMS = {
  invoke: ['invokes an actor', 'Time and other sources send inputs from outside.'],
  after: ['waits for a delay', 'Time is an input sent from outside.'],
  history: ['is a history state', 'A position is the state value and the World; note in the World where to go on.'],
  output: ['has an output', 'What a state results in belongs into the World.'],
  route: ['has a route', 'Only inputs move a chart.'],
  'clashing-targets': ['has the targets {what}, which cannot be active together', 'Name one state for each region.'],
  'unknown-action': ['uses the action {what}, which is not a recipe', 'Make it with `recipeFor`; `raise` may be used.'],
  'delayed-raise': ['raises {what} with a delay', 'Raise without a delay.'],
  'unknown-guard': ['uses the guard {what}, which has no implementation', 'Implement it in `setup`.'],
  'unsupported-guard': ['uses the guard {what}', 'Ask the World; `and`, `or` and `not` may be used.'],
} as const satisfies Record<string, readonly [problem: string, cure: string]>;

export type CompileErrorCode = keyof typeof PROBLEMS;

/** The chart cannot be compiled: `node` is the id of the state that has the unsupported part. */
export class CompileError extends Error {
  readonly code: CompileErrorCode;
  readonly node: string;
  constructor(code: CompileErrorCode, node: string, what = '') {
    const [problem, cure] = PROBLEMS[code];
    super(`The state "#${node}" ${problem.replace('{what}', what)}. ${cure}`);
    this.code = code;
    this.node = node;
  }
}
