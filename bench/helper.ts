// The side of run.ts: a child process as a function from seconds to samples.

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Reply, Request } from './child.ts';
import type { Size } from './harness.ts';

export class Helper {
  readonly #process: ChildProcess;

  /** Starts a process for a variant of a case, or for the yardstick if none is named. */
  constructor(size: Size, ...names: readonly [] | readonly [caseName: string, variant: string]) {
    this.#process = fork(join(import.meta.dirname, 'child.js'), [size, ...names]);
  }

  /** Measures all figures, which share so many seconds. Rejects if the process ends instead of answering. */
  async measure(secondsInAll: number): Promise<Reply> {
    const ended = new AbortController();
    const request: Request = { secondsInAll };
    const answer = once(this.#process, 'message', { signal: ended.signal });
    const end = once(this.#process, 'exit', { signal: ended.signal }).then(([code]) => {
      throw new Error(`A process ended with code ${code}; what it said stands above.`);
    });
    if (this.#process.exitCode !== null) throw new Error('The process has ended already.');
    this.#process.send(request);
    try {
      const [reply] = (await Promise.race([answer, end])) as [Reply];
      return reply;
    } finally {
      ended.abort();
      answer.catch(() => {});
      end.catch(() => {});
    }
  }

  stop(): void {
    this.#process.kill();
  }
}
