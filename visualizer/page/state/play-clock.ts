// Playing at a speed: the clock of the page steps the session until it ends or a breakpoint stops it.

import { useEffect, useState } from 'react';
import type { Session } from '../../session/index.ts';

/** Microsteps a second. */
export const SPEEDS = [2, 5, 15, 60] as const;

interface PlayClock {
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  readonly toggle: () => void;
}

const placeOf = (session: Session): string => {
  const { branch, cursor } = session.getSnapshot();
  return `${branch}.${cursor.input}.${cursor.microstep}`;
};

/** One microstep, unless a breakpoint lies on it: then it stops there and says so. Hands back whether to go on. */
const tick = (session: Session): boolean => {
  const before = placeOf(session);
  const from = session.getSnapshot().cursor;
  session.step('microstep');
  if (placeOf(session) === before) return false;
  const { branch, cursor, breakpoints } = session.getSnapshot();
  if (breakpoints.length === 0) return true;
  session.goTo({ branch, cursor: from });
  const { stop } = session.run({ inputs: 1 });
  if (stop !== null && stop.cursor.input === cursor.input && stop.cursor.microstep === cursor.microstep) return false;
  session.goTo({ branch, cursor });
  return true;
};

export const usePlayClock = (session: Session): PlayClock => {
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS[1]);
  useEffect(() => {
    if (!isPlaying) return;
    const clock = setInterval(() => {
      if (!tick(session)) setIsPlaying(false);
    }, 1000 / speed);
    return () => clearInterval(clock);
  }, [isPlaying, speed, session]);
  return { isPlaying, speed, setSpeed, toggle: () => setIsPlaying(!isPlaying) };
};
