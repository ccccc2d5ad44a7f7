// The viewer's own half: stall, schedule, piles and hand.

import type { ViewedPlayer } from 'cardchart/dale';
import { type CSSProperties, useState } from 'react';
import { SeatMark } from '../shared/seat-mark.tsx';
import { playerName } from '../shared/seats.ts';
import { type Hands, Piece } from './card-face.tsx';
import { Schedule, Stall } from './player.tsx';

interface OwnProps {
  readonly player: ViewedPlayer;
  readonly isTurn: boolean;
  readonly hands: Hands;
}

export const Own = ({ player, isTurn, hands }: OwnProps) => {
  const { seat, hand, handCount, deckCount, discard } = player;
  const [isPileOpen, setIsPileOpen] = useState(false);
  return (
    <section className={`player own ${isTurn ? 'active' : ''}`} aria-label={playerName(seat)}>
      <header>
        <SeatMark seat={seat} />
        <strong>{playerName(seat)}</strong>
        <span className="hint">{isTurn ? 'has the turn' : ''}</span>
        <span className="counts">
          <span>Hand {handCount}</span>
          <span>Deck {deckCount}</span>
          <button type="button" aria-expanded={isPileOpen} onClick={() => setIsPileOpen(!isPileOpen)}>
            Discard pile {discard.length}
          </button>
        </span>
      </header>
      <Stall player={player} hands={hands} />
      <Schedule player={player} hands={hands} />
      {isPileOpen ? (
        <section className="open-pile" aria-label="Your discard pile">
          {discard.length === 0 ? <span className="hint">The pile is empty.</span> : null}
          {discard.map((card) => (
            <Piece key={card.id} card={card} hands={hands} isSmall />
          ))}
        </section>
      ) : null}
      <section className="hand near" aria-label="Your hand" style={{ '--cards': handCount } as CSSProperties}>
        {hand?.map((card) => <Piece key={card.id} card={card} hands={hands} />) ??
          Array.from({ length: handCount }, (_, index) => <span className="back" key={index} />)}
      </section>
    </section>
  );
};
