// The whole table, as the one who looks at it may know it. It asks the game for everything and knows no rule.

import type { BattleGame, BattleView, ViewedEntity } from 'cardchart/battle';
import { useEvents, useGame } from 'cardchart/react';
import { type CSSProperties, useRef, useState } from 'react';
import { ShowQueue, useGliding } from '../shared/motion.ts';
import type { TableProps } from '../shared/played-game.ts';
import { inPlayerNames } from '../shared/seats.ts';
import { Told } from '../shared/told.tsx';
import { useOwn } from '../shared/use-own.ts';
import { CardFace } from './card-face.tsx';
import { keywordWord } from './cards.ts';
import { ChooseOne, Discover, Mulligan, TheEnd } from './dialogs.tsx';
import { HandCard } from './piece.tsx';
import { Board, HeroRow } from './side.tsx';
import { entityIn, namesIn, sentenceOf, showsOf } from './told.ts';
import { type Hands, useIntent } from './use-intent.ts';

export const BattleTable = ({ game, viewer, tell }: TableProps<BattleGame>) => {
  const table = useGame(game, viewer);
  const { view, moves, log } = table;
  const say = (sentence: string) => tell(inPlayerNames(sentence));
  const hands = useIntent(table, (input) => game.whyNot(input), say);
  const [seen, setSeen] = useOwn<ViewedEntity | null>(viewer, null);
  const place = useRef<HTMLElement>(null);
  const [queue] = useState(() => new ShowQueue());
  useGliding(place, `${viewer} ${game.version}`);
  useEvents(game, viewer, (events) => queue.add(events.flatMap(showsOf)));

  const near = viewer === 'spectator' ? 0 : viewer;
  const [own, other] = [view.players[near], view.players[1 - near]];
  if (own === undefined || other === undefined) return null;
  const nameOf = namesIn(view);
  const isAwaited = view.awaited.includes(near) && viewer !== 'spectator';
  const meant = own.hand?.find(({ entity }) => entity === hands.intent?.source);
  const side = { hands, look: setSeen };
  return (
    <main className="battle" ref={place}>
      <section className="hand far" aria-label="Hidden hand">
        {Array.from({ length: other.handCount }, (_, index) => (
          <span className="back" key={index} />
        ))}
      </section>
      <HeroRow side={other} isActive={view.activePlayer === other.seat} {...side} />
      <Board side={other} isActive={false} {...side} />
      <Board side={own} isActive={isAwaited} {...side} />
      <HeroRow side={own} isActive={view.activePlayer === own.seat} {...side} />
      <section className="hand near" aria-label="Your hand" style={{ '--cards': own.handCount } as CSSProperties}>
        {own.hand?.map((entity) => <HandCard key={entity.entity} entity={entity} {...side} />) ??
          Array.from({ length: own.handCount }, (_, index) => <span className="back" key={index} />)}
      </section>
      <aside className="beside">
        <Seen entity={seen === null ? null : (entityIn(view, seen.entity) ?? seen)} />
        <Told sentences={log.slice(-80).flatMap((event) => sentenceOf(event, nameOf) ?? [])} />
        <Controls view={view} hands={hands} isOwn={isAwaited} />
      </aside>
      {view.phase === 'mulligan' ? <Mulligan key={near} view={view} moves={moves} hands={hands} /> : null}
      {view.phase === 'choice' ? <Discover view={view} moves={moves} hands={hands} /> : null}
      {meant === undefined ? null : <ChooseOne card={meant.card} hands={hands} />}
      {view.phase === 'over' ? <TheEnd outcome={view.outcome} /> : null}
    </main>
  );
};

/** The card under the pointer, large and with its whole text. */
const Seen = ({ entity }: { readonly entity: ViewedEntity | null }) => (
  <div className="seen">
    {entity === null ? (
      <p className="hint">Point at a card to read it. Cards that can do something are lit.</p>
    ) : (
      <>
        <div className="piece card large">
          <CardFace name={entity.card} {...entity} />
        </div>
        <p className="words">
          {[...entity.keywords.map(keywordWord), ...entity.enchantments.map(({ by }) => `${by} on it`)].join(' · ')}
        </p>
      </>
    )}
  </div>
);

const HINTS = {
  option: 'Choose one of the two.',
  place: 'Choose a place on the board.',
  target: 'Choose a target. Escape lets go.',
  nothing: '',
} as const;

const Controls = ({
  view,
  hands,
  isOwn,
}: {
  readonly view: BattleView;
  readonly hands: Hands;
  readonly isOwn: boolean;
}) => {
  const { step } = hands;
  const seat = view.viewer;
  const waiting = view.phase === 'over' ? 'The game is over.' : 'Waiting for the other side.';
  const without = step?.need === 'target' ? step.without : null;
  return (
    <div className="controls">
      <p className="hint">{step === null ? (isOwn ? 'Your move.' : waiting) : HINTS[step.need]}</p>
      {without === null ? null : (
        <button type="button" onClick={() => hands.send(without)}>
          Without a target
        </button>
      )}
      <button
        type="button"
        className="primary"
        disabled={typeof seat !== 'number' || view.phase !== 'main'}
        aria-disabled={!isOwn}
        data-lit={isOwn && view.phase === 'main' ? 'end' : ''}
        onClick={() => typeof seat === 'number' && hands.send({ type: 'END_TURN', seat })}
      >
        End turn
      </button>
    </div>
  );
};
