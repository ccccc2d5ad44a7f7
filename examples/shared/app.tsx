// The page around a table: one game, its bots, who looks, and what is told. The table itself is the rule set's.

import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Curtain } from './curtain.tsx';
import { NewGame } from './new-game.tsx';
import type { PlayedGame, Rules } from './played-game.ts';
import { TopBar } from './top-bar.tsx';
import { useBots } from './use-bots.ts';
import { useHotSeat } from './use-hot-seat.ts';
import { type Session, useSession } from './use-session.ts';
import { useToast } from './use-toast.tsx';

interface PlayingProps<G> {
  readonly rules: Rules<G>;
  readonly session: Session<G>;
  readonly tell: (sentence: string) => void;
  readonly openNewGame: () => void;
  /** Whether something else covers the table. */
  readonly isCovered: boolean;
}

const Playing = <G extends PlayedGame>({ rules, session, tell, openNewGame, isCovered }: PlayingProps<G>) => {
  const { game, seed, seats } = session;
  const { viewer, next, sitDown, handOver } = useHotSeat(game, seats);
  useBots(rules, session);
  const { title, Table } = rules;
  return (
    <>
      <TopBar title={title} seed={seed} game={game} viewer={viewer} tell={tell} openNewGame={openNewGame} />
      <Table game={game} viewer={viewer} seats={seats} tell={tell} handOver={handOver} />
      {next !== null && !isCovered ? <Curtain key={next} seat={next} sitDown={sitDown} /> : null}
    </>
  );
};

const App = <G extends PlayedGame>({ rules }: { readonly rules: Rules<G> }) => {
  const { tell, toast } = useToast();
  const { session, begin } = useSession(rules, tell);
  const [isChoosing, setIsChoosing] = useState(false);
  const openNewGame = () => setIsChoosing(true);
  const { seats, number } = session;
  return (
    <>
      <Playing
        key={number}
        rules={rules}
        session={session}
        tell={tell}
        openNewGame={openNewGame}
        isCovered={isChoosing}
      />
      {isChoosing ? (
        <NewGame seatCounts={rules.seatCounts} seats={seats} begin={begin} close={() => setIsChoosing(false)} />
      ) : null}
      {toast}
    </>
  );
};

export const show = <G extends PlayedGame>(rules: Rules<G>): void => {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no element "root".');
  createRoot(place).render(
    <StrictMode>
      <App rules={rules} />
    </StrictMode>,
  );
};
