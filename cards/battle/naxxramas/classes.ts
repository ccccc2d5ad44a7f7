// Naxxramas class cards: one each of paladin, priest, shaman, warlock and warrior.

import {
  ALL_MINIONS,
  damage,
  death,
  destroy,
  enchant,
  exists,
  FORCE_DEATHS,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  minion,
  putIntoPlay,
  random,
  requires,
  reviveOne,
  spell,
  TARGET,
  weapon,
  where,
} from '../../terms.ts';

export const avenge = spell('Avenge', {
  id: 'FP1_020',
  cost: 1,
  class: 'paladin',
  text: 'Secret: when a minion of yours dies, +3/+2 for a random other one.',
  secret: death(FRIENDLY_MINIONS)
    .when(exists(where(FRIENDLY_MINIONS, { isDying: false })))
    .after(enchant(random(FRIENDLY_MINIONS), { attack: 3, health: 2 })),
});
export const darkCultist = minion('Dark Cultist', {
  id: 'FP1_023',
  cost: 3,
  attack: 3,
  health: 4,
  class: 'priest',
  text: 'Deathrattle: +3 Health for a random minion of yours.',
  deathrattle: enchant(random(FRIENDLY_MINIONS, 1, 'savable'), { health: 3 }),
});
export const reincarnate = spell('Reincarnate', {
  id: 'FP1_025',
  cost: 2,
  class: 'shaman',
  text: 'A minion is destroyed, then comes back as new.',
  target: requires(ALL_MINIONS),
  spell: [destroy(TARGET), FORCE_DEATHS, reviveOne(TARGET, 'rightEnd')],
});
export const voidcaller = minion('Voidcaller', {
  id: 'FP1_022',
  cost: 4,
  attack: 3,
  health: 4,
  class: 'warlock',
  race: 'demon',
  text: 'Deathrattle: a random Demon goes from your hand into play.',
  deathrattle: putIntoPlay(random(where(FRIENDLY_HAND, { race: 'demon' }))),
});
export const deathsBite = weapon("Death's Bite", {
  id: 'FP1_021',
  cost: 4,
  attack: 4,
  durability: 2,
  class: 'warrior',
  text: 'Deathrattle: 1 damage to all minions.',
  deathrattle: damage(ALL_MINIONS, 1),
});
