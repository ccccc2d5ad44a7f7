// Several people at one screen: who is to look at it now, and to whom it has to be handed over first.

import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Looker, PlayedGame } from './played-game.ts';
import type { SeatKind } from './seats.ts';

export interface HotSeat {
  readonly viewer: Looker;
  /** The person to whom the table is being handed over; hidden cards stay hidden until they say that they are there. */
  readonly next: number | null;
  readonly sitDown: () => void;
  readonly handOver: (seat: number) => void;
}

export const useVersion = (game: PlayedGame): number => {
  const subscribe = useCallback((onChange: () => void) => game.onChange(onChange), [game]);
  const read = useCallback(() => game.version, [game]);
  return useSyncExternalStore(subscribe, read, read);
};

export const useHotSeat = (game: PlayedGame, seats: readonly SeatKind[]): HotSeat => {
  useVersion(game);
  const humans = seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
  const alone = humans.length === 1 ? (humans[0] ?? null) : null;
  /** Who sits at the screen, and who was asked to. */
  const [sitting, setSitting] = useState<number | null>(alone);
  const [asked, setAsked] = useState<number | null>(null);

  const awaited = game.awaited().filter((seat) => humans.includes(seat));
  const stays = sitting !== null && (awaited.includes(sitting) || awaited.length === 0);
  const wanted = asked ?? (stays ? sitting : (awaited[0] ?? humans[0] ?? null));
  const isHandedOver = wanted !== null && wanted !== sitting;
  return {
    viewer: isHandedOver || sitting === null ? 'spectator' : sitting,
    next: isHandedOver ? wanted : null,
    sitDown: () => {
      setSitting(wanted);
      setAsked(null);
    },
    handOver: setAsked,
  };
};
