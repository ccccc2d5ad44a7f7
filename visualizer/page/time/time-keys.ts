// Keys that move in time.

import type { Session, StepMode } from '../../session/index.ts';
import { type KeyActions, useKeys } from '../state/keys.ts';

const LETTERS: Readonly<Record<string, StepMode>> = { p: 'phase', t: 'trigger', v: 'verb', o: 'out' };

const actionsOf =
  (session: Session, togglePlay: () => void): KeyActions =>
  ({ key, shiftKey }) => {
    const mode = LETTERS[key.toLowerCase()];
    if (mode !== undefined) return () => session.step(mode, shiftKey ? 'previous' : 'next');
    const { length, cursor } = session.getSnapshot();
    const actions: Readonly<Record<string, () => void>> = {
      ArrowRight: () => session.step(shiftKey ? 'input' : 'microstep'),
      ArrowLeft: () => session.step(shiftKey ? 'input' : 'microstep', 'previous'),
      Home: () => session.seekInput(0),
      End: () => session.seekInput(length),
      ' ': togglePlay,
      r: () => session.run(),
      b: () => session.addBookmark(session.view.labelOf(cursor.input)),
    };
    return actions[key];
  };

export const useTimeKeys = (session: Session, togglePlay: () => void): void => useKeys(actionsOf(session, togglePlay));
