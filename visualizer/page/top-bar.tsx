// The title of the session, and the ways to other ones and out of this one.

import type { TableViewer } from '../session/index.ts';
import { spokenTitle, viewerWords } from './shared/words.ts';
import { useInspector, usePresent } from './state/inspector.ts';
import { useKeys } from './state/keys.ts';

export const DIALOGS = ['gallery', 'new game', 'share', 'export', 'help'] as const;
export type DialogName = (typeof DIALOGS)[number];

const BUTTONS: readonly { readonly name: DialogName; readonly says: string; readonly key: string }[] = [
  { name: 'gallery', says: 'Open', key: 'g' },
  { name: 'new game', says: 'New game', key: 'n' },
  { name: 'share', says: 'Share', key: 's' },
  { name: 'export', says: 'Export', key: 'e' },
  { name: 'help', says: 'Keys', key: '?' },
];

/** The dialog that a key opens. */
const dialogOf = (key: string): DialogName | undefined => BUTTONS.find((each) => each.key === key)?.name;

interface TopBarProps {
  readonly show: (dialog: DialogName) => void;
  readonly toggleTheme: () => void;
  readonly status: string | null;
}

export const TopBar = ({ show, toggleTheme, status }: TopBarProps) => {
  const { viewer, setViewer, theme } = useInspector();
  const { session, snapshot, view } = usePresent();
  useKeys(({ key }) => {
    const dialog = dialogOf(key);
    return dialog === undefined ? undefined : () => show(dialog);
  });
  const seats = session.ruleSet.playersIn(view.position.world).map((_, seat) => seat);
  const viewers: readonly TableViewer[] = ['judge', ...seats, 'spectator'];
  return (
    <header className="top-bar">
      <strong className="brand">cardchart</strong>
      <h1 title={snapshot.title}>{spokenTitle(snapshot.title)}</h1>
      <span className="badge">{session.ruleSet.title}</span>
      {status === null ? null : <span className="badge live">{status}</span>}
      <span className="spring" />
      <label className="tool">
        Reveal as
        <select
          value={String(viewer)}
          onChange={({ target }) => setViewer(viewers.find((each) => String(each) === target.value) ?? 'judge')}
        >
          {viewers.map((each) => (
            <option key={each} value={String(each)}>
              {viewerWords(each)}
            </option>
          ))}
        </select>
      </label>
      {BUTTONS.map(({ name, says, key }) => (
        <button key={name} type="button" onClick={() => show(name)} title={`${says} (${key})`}>
          {says}
        </button>
      ))}
      <button type="button" className="plain" onClick={toggleTheme} aria-label={theme === 'dark' ? 'Light' : 'Dark'}>
        {theme === 'dark' ? '☀' : '☾'}
      </button>
    </header>
  );
};
