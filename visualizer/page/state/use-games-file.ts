// The file of games that is open, if any: its counts become the coverage that the chart shows.

import { useEffect, useRef, useState } from 'react';
import type { Opening } from '../../session/index.ts';
import { counted } from '../shared/words.ts';
import type { Coverage } from './files.ts';
import { GamesFile } from './games-file.ts';

interface Doors {
  readonly showCoverage: (coverage: Coverage) => void;
  /** The only game of a file is opened at once. */
  readonly open: (name: string, opening: Opening) => void;
  readonly failed: (name: string, error: unknown) => void;
  readonly tell: (message: string) => void;
}

interface GamesFileDoor {
  readonly file: GamesFile | null;
  readonly take: (name: string, text: string) => void;
  /** Stops counting. */
  readonly leave: () => void;
}

export const useGamesFile = (given: Doors): GamesFileDoor => {
  const [file, setFile] = useState<GamesFile | null>(null);
  const doors = useRef(given);
  doors.current = given;
  useEffect(() => {
    if (file === null) return;
    let isOpened = false;
    const unsubscribe = file.subscribe(() => {
      const { games, isRead, isDone, coverage, problems } = file.getSnapshot();
      const [only] = games;
      if (isRead && !isOpened && only !== undefined && games.length === 1) doors.current.open(file.name, only);
      isOpened = isRead;
      if (coverage !== null) doors.current.showCoverage(coverage);
      if (isDone) {
        const [problem = ''] = problems;
        doors.current.tell(`Coverage of ${counted(coverage?.games ?? 0, 'game')} is shown on the chart. ${problem}`);
      }
    });
    const stop = file.start((error) => doors.current.failed(file.name, error));
    return () => {
      unsubscribe();
      stop();
    };
  }, [file]);
  return {
    file,
    take: (name, text) => setFile(new GamesFile(name, text)),
    leave: () => setFile(null),
  };
};
