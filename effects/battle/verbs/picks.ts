// Which card a verb makes: the pick of the card text read against the World.

import type { CardName, CardPick, Filter } from '../../../cards/terms.ts';
import { draw } from '../../chance.ts';
import type { ChoiceOption, TextContext } from '../frames.ts';
import { allPrinted } from '../printed.ts';
import { cardPasses, select } from '../selectors.ts';
import { type BattleWorld, entityOf } from '../world.ts';

/** The name of the card to make; null if there is none that fits. Chance is drawn anew each time it is asked. */
export const pickCard = (world: BattleWorld, pick: CardPick, context: TextContext): CardName | null => {
  if (typeof pick === 'string') return pick;
  switch (pick.card) {
    case 'random':
      return one(world, poolOf(world, pick.filter, context));
    case 'oneOf':
      return one(world, namesIn(world, pick, context));
    case 'chosen':
      return context.chosen === null ? null : nameOf(world, context.chosen);
    case 'sameAs': {
      const [id] = select(world, pick.of, context);
      return id === undefined ? null : entityOf(world, id).card;
    }
  }
};

const namesIn = (world: BattleWorld, { names, missingFrom }: OneOf, context: TextContext): readonly CardName[] => {
  if (missingFrom === undefined) return names;
  const present = select(world, missingFrom, context).map((id) => entityOf(world, id).card);
  return names.filter((name) => !present.includes(name));
};

type OneOf = Extract<CardPick, { card: 'oneOf' }>;

/** That many picks, those that found a card. */
export const pickCards = (world: BattleWorld, pick: CardPick, count: number, context: TextContext): CardName[] => {
  const cards: CardName[] = [];
  for (let picked = 0; picked < count; picked += 1) {
    const card = pickCard(world, pick, context);
    if (card !== null) cards.push(card);
  }
  return cards;
};

/** The collectible cards that pass a filter, in the order of the card set. */
export const poolOf = (world: BattleWorld, filter: Filter, context: TextContext): CardName[] =>
  allPrinted(world)
    .filter((card) => card.isCollectible && cardPasses(world, card, filter, context))
    .map(({ name }) => name);

export const nameOf = (world: BattleWorld, option: ChoiceOption): CardName =>
  'card' in option ? option.card : entityOf(world, option.entity).card;

/** Nothing is drawn where there is nothing to choose from. */
const one = (world: BattleWorld, names: readonly CardName[]): CardName | null =>
  names.length === 0 ? null : (draw(world, 'table', names, 1)[0] ?? null);
