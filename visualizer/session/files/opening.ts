// What a file holds, to be opened when somebody wants to.

import type { Session } from '../session.ts';

/** One thing that a file holds. */
export interface Opening {
  readonly title: string;
  /** @throws FileFault if it cannot be played here. */
  readonly open: () => Session;
}
