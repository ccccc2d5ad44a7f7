// Plays the inputs beside the present one again while the page has nothing else to do: whoever goes on finds what
// happened there ready.

import { useEffect } from 'react';
import type { Session } from '../../session/index.ts';
import { workWhileIdle } from './idle.ts';

/** One piece of work for each neighbour: the next input, then the one before. */
export function* readAround({ timeline, getSnapshot }: Session): Generator<undefined> {
  const { branch, cursor, length } = getSnapshot();
  for (const input of [cursor.input + 1, cursor.input - 1]) {
    if (input >= 1 && input <= length) timeline.microstepsOf(branch, input);
    yield;
  }
}

export const useReadAhead = (session: Session): void => {
  const { branch, cursor } = session.getSnapshot();
  useEffect(() => {
    const end = new AbortController();
    workWhileIdle(readAround(session), end.signal, (error) => {
      throw error;
    });
    return () => end.abort();
  }, [session, branch, cursor.input]);
};
