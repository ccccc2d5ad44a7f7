// The app: which session is open, which dialog, and what the parts share.

import { useEffect, useMemo, useRef, useState } from 'react';
import { type Attachment, isGames, type Opening, type Session, type TableViewer } from '../session/index.ts';
import { Export } from './dialogs/export.tsx';
import { Fault } from './dialogs/fault.tsx';
import { Gallery } from './dialogs/gallery.tsx';
import { Games } from './dialogs/games.tsx';
import { Help } from './dialogs/help.tsx';
import { NewGame } from './dialogs/new-game.tsx';
import { Openings, openOr } from './dialogs/openings.tsx';
import { Share } from './dialogs/share.tsx';
import { Notice } from './shared/notice.tsx';
import { useDrop } from './state/drop.ts';
import { type Coverage, isFault, readText } from './state/files.ts';
import { type Inspector, InspectorContext } from './state/inspector.ts';
import { useLive } from './state/live.ts';
import type { Opened } from './state/opening.ts';
import { Pointing } from './state/pointing.ts';
import { useTheme } from './state/theme.ts';
import { useGamesFile } from './state/use-games-file.ts';
import { type DialogName, TopBar } from './top-bar.tsx';
import { Workspace } from './workspace.tsx';

/** What lies over the page, if anything. */
type Over =
  | { readonly is: DialogName }
  | { readonly is: 'games' }
  | { readonly is: 'openings'; readonly name: string; readonly openings: readonly Opening[] }
  | { readonly is: 'fault'; readonly name: string; readonly problem: string };

interface AppProps {
  readonly opened: Opened;
  /** Where colours are set. */
  readonly place?: HTMLElement;
  readonly keysFrom?: EventTarget;
  /** A game that is watched. */
  readonly attachment?: Attachment | null;
}

export const App = ({ opened, place = document.documentElement, keysFrom = window, attachment = null }: AppProps) => {
  const [session, setSession] = useState(opened.session);
  const [viewer, setViewer] = useState<TableViewer>('judge');
  const [selected, select] = useState<number | null>(null);
  const [coverage, setCoverage] = useState<Coverage | null>(null);
  const [message, tell] = useState<string | null>(null);
  const [over, setOver] = useState<Over | null>(
    opened.problem === null ? null : { is: 'fault', name: 'That', problem: opened.problem },
  );
  const { theme, toggle } = useTheme(place);
  const [pointing] = useState(() => new Pointing());
  const open = (next: Session) => {
    setSession(next);
    select(null);
    setViewer('judge');
    pointing.atNothing();
    tell(next.getSnapshot().notice);
  };
  const failed = (name: string, error: unknown) => {
    if (!isFault(error)) throw error;
    setOver({ is: 'fault', name, problem: error.message });
  };
  const openOne = (name: string, opening: Opening) =>
    openOr(opening, open, (problem) => setOver({ is: 'fault', name, problem }));
  const games = useGamesFile({
    showCoverage: setCoverage,
    open: (name, opening) => {
      setOver(null);
      openOne(name, opening);
    },
    failed,
    tell,
  });
  const changeCoverage = (next: Coverage | null) => {
    games.leave();
    setCoverage(next);
  };
  const openText = (name: string, text: string) => {
    if (isGames(text)) {
      games.take(name, text);
      setOver({ is: 'games' });
      return;
    }
    try {
      const found = readText(text);
      if (found.kind === 'coverage') {
        changeCoverage(found.coverage);
        tell(`Coverage of ${found.coverage.games} games is shown on the chart.`);
      } else if (found.file.openings.length > 1) setOver({ is: 'openings', name, openings: found.file.openings });
      else openOne(name, found.file.openings[0] as Opening);
    } catch (error) {
      failed(name, error);
    }
  };
  const isOver = useDrop(openText);
  const status = useLive({ address: opened.attach, attachment }, open);
  const firstFile = useRef(opened.file);
  useEffect(() => {
    const file = firstFile.current;
    firstFile.current = null;
    if (file !== null) openText(file.name, file.text);
  });
  const inspector = useMemo(
    (): Inspector => ({
      session,
      open,
      viewer,
      setViewer,
      selected,
      select,
      coverage,
      setCoverage: changeCoverage,
      pointing,
      theme,
      keysFrom,
      tell,
    }),
    [session, viewer, selected, coverage, pointing, theme, keysFrom],
  );
  const close = () => setOver(null);
  return (
    <InspectorContext value={inspector}>
      <div className={`app ${isOver ? 'dropping' : ''}`}>
        <TopBar show={(is) => setOver({ is })} toggleTheme={toggle} status={status} />
        <Workspace key={sessionKey(session)} />
        <Notice message={message} close={() => tell(null)} />
        {over?.is === 'gallery' ? <Gallery close={close} openText={openText} /> : null}
        {over?.is === 'new game' ? <NewGame close={close} /> : null}
        {over?.is === 'share' ? <Share close={close} /> : null}
        {over?.is === 'export' ? <Export close={close} /> : null}
        {over?.is === 'help' ? <Help close={close} /> : null}
        {over?.is === 'openings' ? (
          <Openings
            name={over.name}
            openings={over.openings}
            close={close}
            fail={(problem) => setOver({ is: 'fault', name: over.name, problem })}
          />
        ) : null}
        {over?.is === 'games' && games.file !== null ? (
          <Games file={games.file} close={close} open={(game) => openOne(games.file?.name ?? '', game)} />
        ) : null}
        {over?.is === 'fault' ? <Fault name={over.name} problem={over.problem} close={close} /> : null}
      </div>
    </InspectorContext>
  );
};

const keys = new WeakMap<Session, number>();
let nextKey = 1;

/** Another session begins with fresh panels. */
const sessionKey = (session: Session): number => {
  const key = keys.get(session) ?? nextKey++;
  keys.set(session, key);
  return key;
};
