// What requests about one game share: finding the game and what is in it, and telling what an input did.

import type { z } from 'zod';
import type { AnyBattleInput, BattleGame, BattleWorld, Entity } from '../../machines/battle/index.ts';
import { COMMON_REFUSALS, refuserOf, type Submitted } from '../../machines/index.ts';
import { RequestError, refused } from './errors.ts';
import { game } from './fields.ts';
import type { OpenGame, OpenGames } from './open-games.ts';
import { type Command, command } from './requests.ts';

type Fields = Readonly<Record<string, z.ZodType>>;
type RequestOf<F extends Fields> = z.infer<z.ZodObject<F>>;

/** A request about a game of any rule set, found by its number. */
export const onGame = <F extends Fields>(
  fields: F,
  answer: (request: RequestOf<F>, open: OpenGame, games: OpenGames) => object,
): Command =>
  command({ ...fields, game: game.optional() } as Fields, (request, games) =>
    answer(request as RequestOf<F>, games.find(request.game as number | undefined), games),
  );

/** A request that only battles understand. */
export const onBattle = <F extends Fields>(
  fields: F,
  answer: (request: RequestOf<F>, game: BattleGame) => object,
): Command =>
  onGame(fields, (request, open) => {
    if (open.kind === 'battle') return answer(request, open.game);
    const message = `This request is for battles; the game is ${open.kind}. Use "submit", "legal-moves" and "view" there.`;
    throw new RequestError('bad-request', message, { field: 'do' });
  });

const refuse = refuserOf(COMMON_REFUSALS);

export const entityIn = ({ entities }: BattleWorld, id: number): Entity => {
  const entity = entities[id];
  if (entity === undefined) throw refused(refuse('unknown-entity', { id }));
  return entity;
};

/** What lies at a seat's place in a list of players. */
export const playerIn = <P>({ players }: { readonly players: readonly P[] }, seat: number): P => {
  const player = players[seat];
  if (player !== undefined) return player;
  throw refused(refuse('unknown-seat', { seat, expected: `0 to ${players.length - 1}` }));
};

/** What every reply to an input has. */
export const accepted = (submitted: Submitted<unknown>, { isOver }: { readonly isOver: boolean }): object => {
  if (!submitted.ok) throw refused(submitted);
  return { events: submitted.events, isOver };
};

/** Sends the input and tells what happened. */
export const send = (battle: BattleGame, input: AnyBattleInput): object => accepted(battle.submit(input), battle);
