// State of the one who looks at the table: gone the moment somebody else does, so that no card is left in sight.

import { useCallback, useState } from 'react';
import type { Looker } from './played-game.ts';

export const useOwn = <T>(viewer: Looker, empty: T): readonly [T, (value: T) => void] => {
  const [own, setOwn] = useState({ viewer, value: empty });
  const set = useCallback((value: T) => setOwn({ viewer, value }), [viewer]);
  return [own.viewer === viewer ? own.value : empty, set];
};
