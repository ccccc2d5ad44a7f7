// The line above the table: what is played and with which seed, a new game, and taking back the last move.

import type { Looker, PlayedGame } from './played-game.ts';
import { inPlayerNames } from './seats.ts';

interface TopBarProps {
  readonly title: string;
  readonly seed: number;
  readonly game: PlayedGame;
  readonly viewer: Looker;
  readonly tell: (sentence: string) => void;
  readonly openNewGame: () => void;
}

export const TopBar = ({ title, seed, game, viewer, tell, openNewGame }: TopBarProps) => {
  const verdict = viewer === 'spectator' ? null : game.canUndo(viewer);
  const isPossible = verdict?.ok === true;
  const reason = verdict?.message === undefined ? 'Takes back your last move.' : inPlayerNames(verdict.message);
  const undo = () => {
    if (viewer === 'spectator') return;
    if (isPossible) game.undo(viewer);
    else tell(reason);
  };
  return (
    <header className="top-bar">
      <h1>{title}</h1>
      <span className="seed">
        Seed <output>{seed}</output>
      </span>
      <span className="spacer" />
      <button type="button" onClick={undo} aria-disabled={!isPossible} title={reason} disabled={verdict === null}>
        Undo
      </button>
      <button type="button" onClick={openNewGame}>
        New game
      </button>
    </header>
  );
};
