// Breakpoints, and bookmarks with notes.

import { Bookmarks } from './bookmarks.tsx';
import { Breakpoints } from './breakpoints.tsx';

export const Stops = () => (
  <>
    <Breakpoints />
    <Bookmarks />
  </>
);
