// What one player has on the table: the stall with its stacks, the schedule, and how many cards there are where.

import type { ViewedPlayer } from 'cardchart/dale';
import { SeatMark } from '../shared/seat-mark.tsx';
import { playerName } from '../shared/seats.ts';
import { type Hands, Piece, SmallFace } from './card-face.tsx';

interface PlayerProps {
  readonly player: ViewedPlayer;
  readonly isTurn: boolean;
  readonly isAwaited: boolean;
  readonly hands: Hands;
}

/** A game is won with so many stacks; the row shows what is still missing. */
const STACKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const Stall = ({ player: { stall }, hands }: Pick<PlayerProps, 'player' | 'hands'>) => (
  <ol className="stall" aria-label="Stall">
    {STACKS.map((number) => {
      const stack = stall[number - 1];
      return (
        <li key={number} className={stack === undefined ? 'empty' : ''} title={stack?.map(({ as }) => as).join(', ')}>
          {stack === undefined
            ? number
            : stack.map((card) => <Piece key={card.id} card={card} hands={hands} isSmall />)}
        </li>
      );
    })}
  </ol>
);

export const Counts = ({ player }: { readonly player: ViewedPlayer }) => {
  const [top] = player.discard;
  return (
    <span className="counts">
      <span>Hand {player.handCount}</span>
      <span>Deck {player.deckCount}</span>
      <span>
        Discard {player.discard.length}
        {top === undefined ? null : (
          <span className="piece small" data-entity={top.id}>
            <SmallFace card={top} />
          </span>
        )}
      </span>
    </span>
  );
};

export const OtherPlayer = ({ player, isTurn, isAwaited, hands }: PlayerProps) => (
  <section className={`player ${isTurn ? 'active' : ''}`} aria-label={playerName(player.seat)}>
    <header>
      <SeatMark seat={player.seat} />
      <strong>{playerName(player.seat)}</strong>
      <span className="hint">
        {player.hasLeft ? 'has left' : isAwaited ? 'is to act' : isTurn ? 'has the turn' : ''}
      </span>
      <Counts player={player} />
    </header>
    <Stall player={player} hands={hands} />
    <Schedule player={player} hands={hands} />
  </section>
);

export const Schedule = ({ player: { schedule }, hands }: Pick<PlayerProps, 'player' | 'hands'>) =>
  schedule.length === 0 ? null : (
    <span className="schedule">
      Scheduled
      {schedule.map((card) => (
        <Piece key={card.id} card={card} hands={hands} isSmall />
      ))}
    </span>
  );
