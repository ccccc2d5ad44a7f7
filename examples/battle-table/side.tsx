// One player's half of the table: hero, hero power, weapon, mana, counts, and the board.

import type { ViewedEntity, ViewedSide } from 'cardchart/battle';
import { playerName } from '../shared/seats.ts';
import { Hero, HeroPower, Minion, Weapon } from './piece.tsx';
import type { Hands } from './use-intent.ts';

interface SideProps {
  readonly side: ViewedSide;
  readonly isActive: boolean;
  readonly hands: Hands;
  readonly look: (entity: ViewedEntity | null) => void;
}

export const HeroRow = ({ side, isActive, hands, look }: SideProps) => {
  const { seat, hero, heroPower, weapon, mana, secrets, secretCount, deckCount, handCount, fatigue } = side;
  const piece = { hands, look };
  return (
    <section className={`hero-row ${isActive ? 'active' : ''}`} aria-label={playerName(seat)}>
      <div className="counts">
        <strong>{playerName(seat)}</strong>
        <span>
          {handCount} in hand · {deckCount} in deck
        </span>
        {fatigue > 0 ? <span>Fatigue {fatigue}</span> : null}
      </div>
      <div className="weapon-place">{weapon === null ? null : <Weapon entity={weapon} {...piece} />}</div>
      <Hero seat={seat} entity={hero} {...piece} />
      <div className="power-place">{heroPower === null ? null : <HeroPower entity={heroPower} {...piece} />}</div>
      <div className="counts right">
        <span className="mana" role="img" aria-label={`${mana.available} of ${mana.maximum} mana`}>
          {Array.from({ length: Math.max(mana.maximum, mana.available) }, (_, index) => (
            <i key={index} className={index < mana.available ? 'full' : ''} />
          ))}
          <b>
            {mana.available}/{mana.maximum}
          </b>
        </span>
        {secretCount > 0 ? (
          <span className="secrets">
            {secrets?.map(({ entity, card }) => (
              <span key={entity} className="secret" title={card}>
                ? {card}
              </span>
            )) ?? <span className="secret">{'? '.repeat(secretCount)}</span>}
          </span>
        ) : null}
      </div>
    </section>
  );
};

export const Board = ({ side: { seat, board }, isActive, hands, look }: SideProps) => {
  const places = isActive && hands.step?.need === 'place' ? hands.step.places : 0;
  const place = (at: number) =>
    at < places ? (
      <button
        type="button"
        key={`place ${at}`}
        className="place"
        data-lit="place"
        aria-label={`Place ${at + 1} of ${places}`}
        onClick={() => hands.pickPlace(at)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={() => hands.pickPlace(at)}
      />
    ) : null;
  return (
    <section className="board" aria-label={`Board of ${playerName(seat)}`}>
      {board.map((entity, index) => [
        place(index),
        <Minion key={entity.entity} seat={seat} entity={entity} hands={hands} look={look} />,
      ])}
      {place(board.length)}
    </section>
  );
};
