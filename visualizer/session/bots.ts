// Bots at the table: the ones of `cardchart simulate`. What a bot leaves to chance follows from the seed and from how
// far the game is, so that a game goes on in the same way wherever it is taken up again.

import { type Asked, act, type BotName, pick, type Roll, rollFrom, seedFrom } from '../../cli/simulate/index.ts';
import type { AnyInput } from '../../machines/index.ts';
import type { PlayBot } from './rule-set.ts';
import type { AnyGame } from './types.ts';

/** The bots of one rule set, and what each seat that is awaited may know. */
interface Bots<G, V, M, I> {
  readonly bots: Readonly<
    Record<BotName, (view: V, moves: readonly M[], roll: Roll) => { readonly move: M; readonly input: I }>
  >;
  readonly asked: (game: G) => readonly Asked<V, M>[];
}

/** The name of the bot for a seat: they take the seats in turn. */
const botFor = (bots: readonly BotName[], seat: number): BotName => bots[seat % bots.length] ?? 'random';

export const botPlayer =
  <G, V, M, I>({ bots: byName, asked }: Bots<G, V, M, I>): PlayBot =>
  (game: AnyGame, { bots, seed, number }, submit) => {
    const awaited = asked(game as unknown as G);
    if (awaited.length === 0) return null;
    const moment = seedFrom(seed, number);
    const { seat, see } = pick(rollFrom(seedFrom(moment, 'order')), awaited);
    const roll = rollFrom(seedFrom(moment, 'seat', seat));
    const sender = { submit: (input: I) => submit(input as AnyInput) };
    return act(sender, see(), { bot: byName[botFor(bots, seat)], roll }) as ReturnType<PlayBot>;
  };
