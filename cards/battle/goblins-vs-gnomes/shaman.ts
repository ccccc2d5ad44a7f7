// Goblins vs Gnomes shaman cards: Overload and chance, Murlocs and Mechs.

import {
  ALL_CHARACTERS,
  damage,
  death,
  draw,
  ENEMY_HAND,
  enchant,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  forgetful,
  MECH,
  MINION,
  MURLOC,
  minion,
  other,
  putIntoPlay,
  random,
  randomBetween,
  requires,
  spell,
  TARGET,
  weapon,
  where,
} from '../../terms.ts';

export const crackle = spell('Crackle', {
  id: 'GVG_038',
  rarity: 'common',
  cost: 2,
  class: 'shaman',
  text: '3 to 6 damage to a target. Overload (1).',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, randomBetween(3, 6)),
  overload: 1,
});
export const powermace = weapon('Powermace', {
  id: 'GVG_036',
  rarity: 'rare',
  cost: 3,
  attack: 3,
  durability: 2,
  class: 'shaman',
  text: 'Deathrattle: +2/+2 for a random Mech of yours.',
  deathrattle: enchant(random(where(FRIENDLY_MINIONS, MECH)), { attack: 2, health: 2 }),
});
export const ancestorsCall = spell("Ancestor's Call", {
  id: 'GVG_029',
  rarity: 'epic',
  cost: 4,
  class: 'shaman',
  text: "A random minion goes from each player's hand into play.",
  spell: [putIntoPlay(random(where(FRIENDLY_HAND, MINION))), putIntoPlay(random(where(ENEMY_HAND, MINION)))],
});
export const siltfinSpiritwalker = minion('Siltfin Spiritwalker', {
  id: 'GVG_040',
  rarity: 'epic',
  cost: 4,
  attack: 2,
  health: 5,
  class: 'shaman',
  race: 'murloc',
  text: 'Each time another Murloc of yours dies, draw a card. Overload (1).',
  events: death(other(where(FRIENDLY_MINIONS, MURLOC))).after(draw(1)),
  overload: 1,
});
export const dunemaulShaman = minion('Dunemaul Shaman', {
  id: 'GVG_066',
  rarity: 'rare',
  cost: 4,
  attack: 5,
  health: 4,
  class: 'shaman',
  text: 'Windfury. Half the time it attacks another enemy than you meant. Overload (1).',
  keywords: 'windfury',
  events: forgetful(),
  overload: 1,
});
