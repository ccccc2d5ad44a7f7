// A page that draws a battle with the hooks, and leaves what tests need in the global scope.

import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import type { BattleGame } from '../../../machines/battle/index.ts';
import type { Viewer } from '../../../machines/index.ts';
import { useEvents, useGame } from '../../../react/index.ts';
import { startedBattle } from './games.ts';

const told: string[] = [];
const counts = { drawings: 0, submits: 0 };

const Board = ({ game, viewer }: { readonly game: BattleGame; readonly viewer: Viewer }) => {
  const { view, moves, decisions, log, canUndo, isOver, submit, undo } = useGame(game, viewer);
  const [answer, setAnswer] = useState('');
  useEvents(game, viewer, (events) => told.push(events.map(({ type }) => type).join(' ')));
  counts.drawings += 1;
  const say = (result: ReturnType<typeof submit> | ReturnType<typeof undo>) =>
    setAnswer(result === null ? 'null' : result.ok ? 'ok' : `${result.code}: ${result.message}`);
  const send = (seat: number) => {
    counts.submits += 1;
    say(submit({ type: 'END_TURN', seat }));
  };
  const wisp = moves.find(({ input }) => input.type === 'PLAY');
  return (
    <main>
      <output id="turn">{view.turn}</output>
      <output id="active">{view.activePlayer}</output>
      <output id="hands">{view.players.map(({ hand }) => hand?.length ?? 'hidden').join(' ')}</output>
      <output id="board">{view.players.map(({ board }) => board.length).join(' ')}</output>
      <output id="moves">{moves.length}</output>
      <output id="decisions">{decisions.map(({ seat, owes }) => `${seat} ${owes}`).join(', ')}</output>
      <output id="log">{log.at(-1)?.type}</output>
      <output id="undo">{canUndo === null ? 'null' : canUndo.ok ? 'ok' : canUndo.code}</output>
      <output id="over">{String(isOver)}</output>
      <output id="answer">{answer}</output>
      <button type="button" id="end-0" onClick={() => send(0)} />
      <button type="button" id="end-1" onClick={() => send(1)} />
      <button type="button" id="play" onClick={() => wisp !== undefined && say(submit(wisp.input))} />
      <button type="button" id="take-back" onClick={() => say(undo())} />
    </main>
  );
};

const games = [startedBattle(1), startedBattle(2)] as const;

const Page = () => {
  const [at, setAt] = useState<0 | 1>(0);
  const [viewer, setViewer] = useState<Viewer>(0);
  const [isShown, setIsShown] = useState(true);
  Object.assign(globalThis, { setAt, setViewer, setIsShown });
  return isShown ? <Board game={games[at]} viewer={viewer} /> : <p>gone</p>;
};

Object.assign(globalThis, { games, told, counts, reactVersion: version });
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
