// Battles with Basic decks: cards that are free for everyone, of the hero's class or neutral, each twice at most.

import { type BattleGame, type BattleOptions, battle, battleCards } from '../machines/battle/index.ts';
import { createGame, type Road } from '../machines/index.ts';
import { type Roll, rollFrom } from '../tests/helpers/random-play.ts';

const DECK_SIZE = 30;

const basic = battleCards.filter(({ rarity }) => rarity === 'free');
const heroes = basic.filter(({ kind }) => kind === 'hero');

const side = (roll: Roll) => {
  const hero = heroes[roll(heroes.length)];
  const cards = basic.filter((card) => card.isCollectible && [hero?.class, 'neutral'].includes(card.class));
  const left = cards.flatMap(({ name }) => [name, name]);
  const deck = Array.from({ length: DECK_SIZE }, () => left.splice(roll(left.length), 1)[0] ?? '');
  return { hero: hero?.name ?? '', deck };
};

const basicOptions = (seed: number): BattleOptions => {
  const roll = rollFrom(seed);
  const [first, second] = [side(roll), side(roll)];
  return { seed, heroes: [first.hero, second.hero], decks: [first.deck, second.deck] };
};

const known = new Map<number, BattleOptions>();

/** The decks of a seed are put together once: that is no part of what is measured. */
export const newBasicGame = (seed: number, road: Road): BattleGame => {
  const options = known.get(seed) ?? basicOptions(seed);
  known.set(seed, options);
  return createGame(battle, options, { road });
};
