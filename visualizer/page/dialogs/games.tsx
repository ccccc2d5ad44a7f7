// A file of simulated games: how far they are counted, the heat map that comes of it, and each game to be opened.

import { useState, useSyncExternalStore } from 'react';
import type { Session, WrittenGame } from '../../session/index.ts';
import { Dialog } from '../shared/dialog.tsx';
import { counted } from '../shared/words.ts';
import type { GamesFile, GamesFileSnapshot } from '../state/games-file.ts';
import { usePresent } from '../state/inspector.ts';

interface GamesProps {
  readonly file: GamesFile;
  readonly open: (game: WrittenGame) => void;
  readonly close: () => void;
}

/** Longer lists are searched, not read. */
const MOST_GAMES = 60;
const MOST_PROBLEMS = 5;

/** Each number of players has a chart of its own. */
const isOnItsChart = ({ ruleSet, view }: Session, { line }: WrittenGame): boolean =>
  ruleSet.kind === line.ruleset && ruleSet.playersIn(view.position.world).length === line.players;

const wordsOf = ({ line, outcome }: WrittenGame): string =>
  `${outcome}, ${counted(line.turns, 'turn')}, ${counted(line.inputs.length, 'input')}`;

export const Games = ({ file, open, close }: GamesProps) => {
  const { session } = usePresent();
  const snapshot = useSyncExternalStore(file.subscribe, file.getSnapshot);
  const { games, isRead } = snapshot;
  const [text, setText] = useState('');
  const found = games.filter((game) =>
    `game ${game.line.game}, ${wordsOf(game)}, seed ${game.line.seed}`.includes(text.trim().toLowerCase()),
  );
  const [first] = games;
  const showHeat = () => {
    close();
    if (first !== undefined && !isOnItsChart(session, first)) open(first);
  };
  return (
    <Dialog title={file.name} close={close} size="wide">
      <div className="bar">
        <button type="button" className="primary" disabled={!isRead} onClick={showHeat}>
          Show the heat map
        </button>
        <Progress snapshot={snapshot} />
        <span className="spring" />
        <input
          type="search"
          placeholder="Search"
          aria-label="Search the games"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Problems problems={snapshot.problems} />
      <ul className="gallery" aria-label="Games">
        {found.slice(0, MOST_GAMES).map((game) => (
          <li key={game.at}>
            <button
              type="button"
              onClick={() => {
                close();
                open(game);
              }}
            >
              <b>Game {game.line.game}</b> <span>{wordsOf(game)}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.length > MOST_GAMES ? (
        <p className="quiet">… and {found.length - MOST_GAMES} more: search for a number, an outcome or a seed.</p>
      ) : null}
    </Dialog>
  );
};

const Progress = ({
  snapshot: { games, isRead, played, isDone, coverage },
}: {
  readonly snapshot: GamesFileSnapshot;
}) => {
  if (!isRead) return <span role="status">{counted(games.length, 'game')} read …</span>;
  if (isDone) return <span role="status">{counted(coverage?.games ?? 0, 'game')} counted.</span>;
  return (
    <label className="tool">
      Counting {played} of {counted(games.length, 'game')} <progress max={games.length} value={played} />
    </label>
  );
};

const Problems = ({ problems }: { readonly problems: readonly string[] }) =>
  problems.length === 0 ? null : (
    <ul className="fault" aria-label="Problems">
      {problems.slice(0, MOST_PROBLEMS).map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
      {problems.length > MOST_PROBLEMS ? <li>… and {problems.length - MOST_PROBLEMS} more.</li> : null}
    </ul>
  );
