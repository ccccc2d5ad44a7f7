// Numbers of a card text, read at the moment they are needed.

import type { Amount, Attribute, CardName, RolledAmount } from '../../cards/terms.ts';
import { roll } from '../chance.ts';
import { nearest } from '../stack.ts';
import type { EntityId } from '../world.ts';
import { printedOf, printedOn } from './printed.ts';
import { cardPasses, seatsOf, select, type Viewpoint } from './selectors.ts';
import { attackOf, costOf, healthOf, maxHealthOf, ownAttackOf } from './stats.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';

export const amountOf = (world: BattleWorld, amount: RolledAmount, view: Viewpoint): number => {
  if (typeof amount === 'number') return amount;
  switch (amount.number) {
    case 'count':
      return select(world, amount.of, view).length;
    case 'sum':
      return numbersOf(world, amount, view).reduce((sum, each) => sum + each, 0);
    case 'highest':
      return numbersOf(world, amount, view).reduce((best, each) => Math.max(best, each), 0);
    case 'lowest': {
      const numbers = numbersOf(world, amount, view);
      return numbers.length === 0 ? 0 : Math.min(...numbers);
    }
    case 'handSize':
      return seatsOf(world, amount.of, view).reduce((sum, seat) => sum + playerOf(world, seat).hand.length, 0);
    case 'crystals':
      return seatsOf(world, amount.of, view).reduce((sum, seat) => sum + playerOf(world, seat).mana.maximum, 0);
    case 'crystalLimit':
      return world.rules.limits.mana;
    case 'cardsPlayedThisTurn':
      return cardsPlayed(world, amount, view);
    case 'eventAmount':
      return view.occurrence?.amount ?? 0;
    case 'plus':
      return amount.of.reduce<number>((sum, each) => sum + amountOf(world, each, view), 0);
    case 'greatest':
      return Math.max(...amount.of.map((each) => amountOf(world, each, view)));
    case 'least':
      return Math.min(...amount.of.map((each) => amountOf(world, each, view)));
    case 'times':
      return Math.ceil(amountOf(world, amount.amount, view) * amount.by);
    case 'random':
      return amount.from + roll(world, 'table', amount.to - amount.from + 1);
  }
};

type AmountOf<N> = Extract<Amount, { number: N }>;

const numbersOf = (
  world: BattleWorld,
  { of, attribute }: AmountOf<'sum' | 'highest' | 'lowest'>,
  view: Viewpoint,
): number[] => select(world, of, view).map((id) => attributeOf(world, attribute, id));

/** One number of an entity as it is now. */
export const attributeOf = (world: BattleWorld, attribute: Attribute, id: EntityId): number => {
  switch (attribute) {
    case 'attack':
      return attackOf(world, id);
    case 'ownAttack':
      return ownAttackOf(world, id);
    case 'health':
      return healthOf(world, id);
    case 'maxHealth':
      return maxHealthOf(world, id);
    case 'damage':
      return entityOf(world, id).damage;
    case 'armor':
      return entityOf(world, id).armor;
    case 'cost':
      return costOf(world, id);
    case 'printedCost':
      return printedOf(world, entityOf(world, id)).cost;
  }
};

/** A card does not count itself while its own text runs, though it was counted when it was paid (R8.2 step 1). */
const cardsPlayed = (world: BattleWorld, { filter = {} }: AmountOf<'cardsPlayedThisTurn'>, view: Viewpoint): number => {
  const isCounted = (name: CardName) => cardPasses(world, printedOn(world, name), filter, view);
  const counted = playerOf(world, view.controller).cardsPlayedThisTurn.filter(isCounted).length;
  const playing = nearest(world, 'playSequence');
  const running = nearest(world, 'effects')?.context.source;
  const isOwnText = playing !== undefined && playing.card === view.source && running === view.source;
  return isOwnText && isCounted(entityOf(world, playing.card).card) ? counted - 1 : counted;
};
