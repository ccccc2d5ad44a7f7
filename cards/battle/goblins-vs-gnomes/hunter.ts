// Goblins vs Gnomes hunter cards: deathrattles without a death, a cheaper Beast, and a Beast that grows when hurt.

import {
  BEAST,
  DRAWN,
  damage,
  draw,
  enchant,
  FRIENDLY_MINIONS,
  minion,
  SELF,
  spell,
  triggerDeathrattles,
  where,
} from '../../terms.ts';

export const callPet = spell('Call Pet', {
  id: 'GVG_017',
  rarity: 'rare',
  cost: 2,
  class: 'hunter',
  text: 'Draw a card; if it is a Beast, it costs 4 less.',
  spell: [draw(1), enchant(where(DRAWN, BEAST), { cost: -4, until: 'played' })],
});
export const feignDeath = spell('Feign Death', {
  id: 'GVG_026',
  rarity: 'epic',
  cost: 2,
  class: 'hunter',
  text: 'All deathrattles of your minions trigger.',
  spell: triggerDeathrattles(FRIENDLY_MINIONS),
});
export const gahzrilla = minion("Gahz'rilla", {
  id: 'GVG_049',
  rarity: 'legendary',
  cost: 7,
  attack: 6,
  health: 9,
  class: 'hunter',
  race: 'beast',
  text: 'Each time it takes damage, its Attack doubles.',
  events: damage(SELF).after(enchant(SELF, { attackTimes: 2 })),
});
