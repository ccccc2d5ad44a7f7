// Heroes and decks by chance, as a person might build them: cards of the hero's class and neutral ones.

import { type BattleOptions, battleCards, type CardName } from '../../../machines/battle/index.ts';
import { pick, pickSome, type Roll } from '../rolls.ts';

/** `all` built cards, or those of the Basic set, whose rarity is `free`. */
export const DECKS = ['all', 'basic'] as const;
export type Decks = (typeof DECKS)[number];

export type BattleSetup = Required<Pick<BattleOptions, 'heroes' | 'decks'>>;

const DECK_SIZE = 30;

const heroes = battleCards.filter(({ kind, rarity }) => kind === 'hero' && rarity === 'free');

/** Each card as often as a deck may have it: twice, a legendary one once. */
const copiesFor = (heroClass: string, from: Decks): CardName[] =>
  battleCards
    .filter((card) => card.isCollectible && (card.class === heroClass || card.class === 'neutral'))
    .filter(({ rarity }) => from === 'all' || rarity === 'free')
    .flatMap(({ name, rarity }) => (rarity === 'legendary' ? [name] : [name, name]));

export const battleSetup = (roll: Roll, from: Decks): BattleSetup => {
  const side = () => {
    const hero = pick(roll, heroes);
    return { hero: hero.name, deck: pickSome(roll, copiesFor(hero.class, from), DECK_SIZE) };
  };
  const [first, second] = [side(), side()];
  return { heroes: [first.hero, second.hero], decks: [first.deck, second.deck] };
};
