// Whole games with decks drafted from all built cards, by players who like best what nobody has played yet: the
// invariants hold after every input, and in the end every collectible card has been played.

import { describe, expect, it } from 'vitest';
import { type BattleGame, battle, battleCards, type Move } from '../../../machines/battle/index.ts';
import { createGame, type Road } from '../../../machines/index.ts';
import { checkAtRest, checkLog } from '../../helpers/battle-invariants.ts';
import { complete, type Roll, rollFrom } from '../../helpers/random-play.ts';

const GAMES = 500;
/** The first games run on both roads side by side; the others on the fast one. */
const ON_BOTH_ROADS = 40;
const DECK = 20;
const INPUTS = 1500;

const HEROES = battleCards.filter(({ kind }) => kind === 'hero').map(({ name }) => name);
const COLLECTIBLE = battleCards.filter(({ isCollectible }) => isCollectible).map(({ name }) => name);

const pick = <T>(roll: Roll, items: readonly T[]): T => items[roll(items.length)] as T;

/** Half of a deck from what has never been played, the rest from all cards. */
const draft = (roll: Roll, unplayed: ReadonlySet<string>): string[] => {
  const fresh = [...unplayed];
  return Array.from({ length: DECK }, (_, at) => pick(roll, at % 2 === 0 && fresh.length > 0 ? fresh : COLLECTIBLE));
};

const cardPlayedBy = (game: BattleGame, { input }: Move): string | undefined =>
  input.type === 'PLAY' ? game.world.entities[input.card]?.card : undefined;

/** A card that nobody has played, if there is one to play; otherwise anything, the end of the turn one time in four. */
const choose = (game: BattleGame, moves: readonly Move[], unplayed: ReadonlySet<string>, roll: Roll): Move => {
  const fresh = moves.filter((move) => unplayed.has(cardPlayedBy(game, move) ?? ''));
  if (fresh.length > 0) return pick(roll, fresh);
  const busy = moves.filter(({ input }) => input.type !== 'END_TURN');
  return pick(roll, busy.length > 0 && roll(4) > 0 ? busy : moves);
};

const playGame = (seed: number, road: Road, unplayed: Set<string>): BattleGame => {
  const roll = rollFrom(seed);
  const decks = [draft(roll, unplayed), draft(roll, unplayed)] as const;
  const game = createGame(battle, { seed, heroes: [pick(roll, HEROES), pick(roll, HEROES)], decks }, { road });
  for (let inputs = 0; !game.isOver && inputs < INPUTS; inputs += 1) {
    const [seat] = game.awaited();
    if (seat === undefined) throw new Error('Nobody can act, and the game is not over.');
    const move = choose(game, game.legalMoves(seat), unplayed, roll);
    const played = cardPlayedBy(game, move);
    const submitted = game.submit(complete(move, roll));
    if (!submitted.ok) throw new Error(`A legal move was refused: ${move.label}: ${submitted.message}`);
    if (played !== undefined) unplayed.delete(played);
    checkLog(submitted.events);
    checkAtRest(game);
  }
  return game;
};

describe(`${GAMES} whole games with decks from all cards`, () => {
  const unplayed = new Set(COLLECTIBLE);

  it('keep the invariants, end, and play every collectible card', () => {
    const unfinished: number[] = [];
    for (let seed = 1; seed <= GAMES; seed += 1) {
      const game = playGame(seed, seed <= ON_BOTH_ROADS ? 'both' : 'compiled', unplayed);
      if (!game.isOver) unfinished.push(seed);
    }
    expect(unfinished).toEqual([]);
    expect([...unplayed]).toEqual([]);
  });
});
