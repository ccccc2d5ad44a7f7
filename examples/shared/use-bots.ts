// Bots on the seats that nobody takes. They wait a moment, so that people can see what they do.

import { useEffect } from 'react';
import { isCalm } from './motion.ts';
import type { PlayedGame, Rules } from './played-game.ts';
import type { SeatKind } from './seats.ts';
import { useVersion } from './use-hot-seat.ts';

const A_MOMENT = 900;

export const useBots = <G extends PlayedGame>(
  rules: Rules<G>,
  { game, seats, seed }: { readonly game: G; readonly seats: readonly SeatKind[]; readonly seed: number },
): void => {
  const version = useVersion(game);
  useEffect(() => {
    const seat = game.isOver ? undefined : game.awaited().find((each) => seats[each] === 'bot');
    if (seat === undefined) return;
    // Equal games are continued equally, after a reload as well.
    const roll = seed + version;
    const timer = setTimeout(() => rules.actAsBot(game, seat, roll), isCalm() ? 0 : A_MOMENT);
    return () => clearTimeout(timer);
  }, [rules, game, seats, seed, version]);
};
