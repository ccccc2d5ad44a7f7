// Small words that several parts of the page say in the same way.

import type { Cursor, TableViewer } from '../../session/index.ts';

export const viewerWords = (viewer: TableViewer): string => (typeof viewer === 'number' ? `seat ${viewer}` : viewer);

export const placeWords = ({ input, microstep }: Cursor): string =>
  input === 0 ? 'the start' : `input ${input}, step ${microstep}`;

/** `Owls 1 cheer makes two opponents active`, for the title of a scenario that names a test. */
export const spokenTitle = (title: string): string => title.replace(/\btest_(\d+_)?/, '').replaceAll('_', ' ');

/** `1 card`, `2 cards`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
