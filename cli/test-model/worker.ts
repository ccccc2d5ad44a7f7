// What runs in a worker thread: one batch of games.

import type { AnyInput } from '../../machines/index.ts';
import type { Batch, Played } from '../../tests/model/index.ts';
import type { TestedName } from './options.ts';
import { testedRules } from './play.ts';

export interface Task {
  readonly ruleset: TestedName;
  readonly batch: Batch;
}

/** The pool calls the default export. */
export default ({ ruleset, batch }: Task): Played<AnyInput> => testedRules(ruleset).play(batch);
