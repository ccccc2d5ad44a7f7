// What every part of the page may ask for: the session and the moment that is looked at, who looks, and what is selected.

import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ThemeName } from '../../chart/index.ts';
import type { Session, SessionSnapshot, TableViewer, View } from '../../session/index.ts';
import type { Coverage } from './files.ts';
import type { Pointing } from './pointing.ts';

export interface Inspector {
  readonly session: Session;
  readonly open: (session: Session) => void;
  readonly viewer: TableViewer;
  readonly setViewer: (viewer: TableViewer) => void;
  /** The card that is looked at closely. */
  readonly selected: number | null;
  readonly select: (entity: number | null) => void;
  /** Visits, if a file with coverage was opened. */
  readonly coverage: Coverage | null;
  readonly setCoverage: (coverage: Coverage | null) => void;
  readonly pointing: Pointing;
  readonly theme: ThemeName;
  /** Where keys are listened to. */
  readonly keysFrom: EventTarget;
  /** Says something to the user, and to screen readers. */
  readonly tell: (message: string) => void;
}

export const InspectorContext = createContext<Inspector | null>(null);

export const useInspector = (): Inspector => {
  const inspector = useContext(InspectorContext);
  if (inspector === null) throw new Error('This part of the page stands outside of the app.');
  return inspector;
};

export interface Present {
  readonly session: Session;
  readonly snapshot: SessionSnapshot;
  readonly view: View;
}

/** The present moment; the part is drawn again whenever it changes. */
export const usePresent = (): Present => {
  const { session } = useInspector();
  const snapshot = useSyncExternalStore(session.subscribe, session.getSnapshot);
  return { session, snapshot, view: session.view };
};
