// Goblins vs Gnomes warrior cards: a blade that bounces, a cheaper blow, armour that arms, and a mine in the deck.

import {
  ALL_MINIONS,
  all,
  CONTROLLER,
  count,
  damage,
  destroy,
  enchant,
  exists,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  isDying,
  least,
  minion,
  not,
  OPPONENT,
  putIntoDeck,
  random,
  repeatWhile,
  requires,
  SELF,
  spell,
  TARGET,
  times,
  token,
  where,
} from '../../terms.ts';

export const bouncingBlade = spell('Bouncing Blade', {
  id: 'GVG_050',
  rarity: 'epic',
  cost: 3,
  class: 'warrior',
  text: '1 damage to a random minion, again and again until one dies.',
  playableWhile: exists(ALL_MINIONS),
  spell: repeatWhile(all(exists(ALL_MINIONS), not(isDying(ALL_MINIONS))), damage(random(ALL_MINIONS), 1)),
});
export const crush = spell('Crush', {
  id: 'GVG_052',
  rarity: 'epic',
  cost: 7,
  class: 'warrior',
  text: 'A minion is destroyed. Costs 4 less while you have a damaged minion.',
  costChange: times(least(1, count(where(FRIENDLY_MINIONS, { isDamaged: true }))), -4),
  target: requires(ALL_MINIONS),
  spell: destroy(TARGET),
});
export const siegeEngine = minion('Siege Engine', {
  id: 'GVG_086',
  rarity: 'rare',
  cost: 5,
  attack: 5,
  health: 5,
  class: 'warrior',
  race: 'mech',
  text: 'Each time you gain Armor: +1 Attack.',
  events: gainArmor(CONTROLLER).after(enchant(SELF, { attack: 1 })),
});
export const ironJuggernaut = minion('Iron Juggernaut', {
  id: 'GVG_056',
  rarity: 'legendary',
  cost: 6,
  attack: 6,
  health: 5,
  class: 'warrior',
  race: 'mech',
  text: "Battlecry: a Burrowing Mine goes into your opponent's deck; who draws it takes 10 damage.",
  battlecry: putIntoDeck('Burrowing Mine', { player: OPPONENT }),
});
export const burrowingMine = spell(
  'Burrowing Mine',
  token({
    id: 'GVG_056t',
    cost: 6,
    class: 'warrior',
    text: '10 damage to your hero. Drawn, it is cast at once.',
    spell: damage(FRIENDLY_HERO, 10),
    isCastWhenDrawn: true,
  } as const),
);
