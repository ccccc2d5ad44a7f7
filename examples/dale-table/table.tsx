// The whole table, as the one who looks at it may know it. It asks the game for everything and knows no rule.

import type { EntityId } from 'cardchart';
import { type DaleGame, type DaleInput, marketCostOf, type ViewedCard } from 'cardchart/dale';
import { useEvents, useGame } from 'cardchart/react';
import { useEffect, useRef, useState } from 'react';
import { ShowQueue, useGliding } from '../shared/motion.ts';
import type { TableProps } from '../shared/played-game.ts';
import { inPlayerNames, playerName } from '../shared/seats.ts';
import { Told } from '../shared/told.tsx';
import { useOwn } from '../shared/use-own.ts';
import { actionsFor, litCards } from './actions.ts';
import { Actions } from './actions-bar.tsx';
import { CardFace, type Hands } from './card-face.tsx';
import { PHASE_WORDS } from './cards.ts';
import { Market } from './market.tsx';
import { Waiting } from './owl.tsx';
import { Own } from './own.tsx';
import { OtherPlayer } from './player.tsx';
import { Question } from './question.tsx';
import { sentenceOf, showsOf } from './told.ts';

/** Phases in which several players may be asked at the same time. */
const TOGETHER: ReadonlySet<string> = new Set(['setSelection', 'collective', 'owl']);

export const DaleTable = ({ game, viewer, seats, tell, handOver }: TableProps<DaleGame>) => {
  const { view, moves, log, submit } = useGame(game, viewer);
  const [picked, setPicked] = useOwn<readonly EntityId[]>(viewer, []);
  const [seen, setSeen] = useOwn<ViewedCard | null>(viewer, null);
  const place = useRef<HTMLElement>(null);
  const [queue] = useState(() => new ShowQueue());
  const { version } = game;
  useGliding(place, `${viewer} ${version}`);
  useEvents(game, viewer, (events) => queue.add(events.flatMap(showsOf)));

  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setPicked([]);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [setPicked]);

  const whyNot = (input: DaleInput) => game.whyNot(input);
  const send = (input: DaleInput) => {
    const answer = submit(input);
    if (answer.ok) setPicked([]);
    else tell(inPlayerNames(answer.message));
  };
  const isSeated = typeof viewer === 'number';
  const near = isSeated ? viewer : 0;
  const isAwaited = isSeated && view.awaited.includes(viewer);
  const isPicking = isAwaited && (view.phase === 'action' || view.phase === 'bonusBuild');
  const hands: Hands = {
    picked: isPicking ? picked : [],
    lit: isAwaited ? litCards(view, moves, picked, whyNot) : new Set(),
    toggle: (id) =>
      isPicking && setPicked(picked.includes(id) ? picked.filter((each) => each !== id) : [...picked, id]),
    look: setSeen,
  };
  const own = view.players[near];
  if (own === undefined) return null;
  const asked = { view, moves, whyNot, send };
  const question = isAwaited && view.phase !== 'owl' ? <Question key={version} {...asked} /> : undefined;
  const isQuestion = view.phase === 'choice' || view.phase === 'setSelection' || view.phase === 'collective';
  return (
    <main className="dale" ref={place}>
      <section className="others">
        {view.players
          .filter(({ seat }) => seat !== near)
          .map((player) => (
            <OtherPlayer
              key={player.seat}
              player={player}
              isTurn={view.turnPlayer === player.seat}
              isAwaited={view.awaited.includes(player.seat)}
              hands={hands}
            />
          ))}
      </section>
      <Market view={view} hands={hands} costOf={(id) => game.ask((world) => marketCostOf(world, id))} />
      {TOGETHER.has(view.phase) && view.outcome.result === 'none' ? (
        <Waiting {...asked} seats={seats} handOver={handOver}>
          {question}
        </Waiting>
      ) : null}
      {view.phase === 'choice' && isQuestion ? question : null}
      <Own player={own} isTurn={view.turnPlayer === near} hands={hands} />
      <aside className="beside">
        <div className="seen">
          {seen === null ? (
            <p className="hint">Point at a card to read it. Cards that can do something are lit.</p>
          ) : (
            <div className="piece card large">
              <CardFace card={seen} />
            </div>
          )}
        </div>
        <Told sentences={log.slice(-120).flatMap((event) => sentenceOf(event) ?? [])} />
        <p className="hint">{isAwaited ? PHASE_WORDS[view.phase] : `Waiting for ${waitedFor(view.awaited)}.`}</p>
        {isAwaited && !isQuestion && view.phase !== 'owl' ? (
          <Actions actions={actionsFor(view, moves, picked, whyNot)} send={send} />
        ) : null}
      </aside>
      {view.outcome.result === 'win' ? (
        <div className="the-end" role="status">
          {playerName(view.outcome.player)} wins
        </div>
      ) : null}
    </main>
  );
};

const waitedFor = (seats: readonly number[]): string => seats.map(playerName).join(' and ') || 'nobody';
