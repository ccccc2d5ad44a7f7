// Naxxramas class cards, one of each class, and the Treant that Poison Seeds leaves.

import {
  ALL_MINIONS,
  controllerOf,
  damage,
  death,
  destroy,
  EACH,
  EVENT_CARD,
  enchant,
  exists,
  FORCE_DEATHS,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  forEach,
  give,
  HAS_HAND_ROOM,
  minion,
  putIntoPlay,
  random,
  randomBeast,
  requires,
  returnToHand,
  reviveOne,
  sameAs,
  spell,
  summon,
  TARGET,
  token,
  weapon,
  where,
} from '../../terms.ts';

export const poisonSeeds = spell('Poison Seeds', {
  id: 'FP1_019',
  rarity: 'common',
  cost: 4,
  class: 'druid',
  text: 'All minions are destroyed; for each, its side gets one 2/2 Treant.',
  spell: [
    destroy(ALL_MINIONS),
    forEach(ALL_MINIONS, [FORCE_DEATHS, summon('Treant (Poison Seeds)', { player: controllerOf(EACH) })]),
  ],
});
export const treant = minion(
  'Treant (Poison Seeds)',
  token({ id: 'FP1_019t', cost: 2, attack: 2, health: 2, class: 'druid', text: '' } as const),
);
export const webspinner = minion('Webspinner', {
  id: 'FP1_011',
  rarity: 'common',
  cost: 1,
  attack: 1,
  health: 1,
  class: 'hunter',
  race: 'beast',
  text: 'Deathrattle: a random Beast comes to your hand.',
  deathrattle: give(randomBeast()),
});
export const duplicate = spell('Duplicate', {
  id: 'FP1_018',
  rarity: 'common',
  cost: 3,
  class: 'mage',
  text: 'Secret: when a minion of yours dies, two of it come to your hand.',
  secret: death(FRIENDLY_MINIONS)
    .when(HAS_HAND_ROOM)
    .after(give(sameAs(EVENT_CARD), { count: 2 })),
});
export const avenge = spell('Avenge', {
  id: 'FP1_020',
  rarity: 'common',
  cost: 1,
  class: 'paladin',
  text: 'Secret: when a minion of yours dies, +3/+2 for a random other one.',
  secret: death(FRIENDLY_MINIONS)
    .when(exists(where(FRIENDLY_MINIONS, { isDying: false })))
    .after(enchant(random(FRIENDLY_MINIONS), { attack: 3, health: 2 })),
});
export const darkCultist = minion('Dark Cultist', {
  id: 'FP1_023',
  rarity: 'common',
  cost: 3,
  attack: 3,
  health: 4,
  class: 'priest',
  text: 'Deathrattle: +3 Health for a random minion of yours.',
  deathrattle: enchant(random(FRIENDLY_MINIONS, 1, 'savable'), { health: 3 }),
});
export const anubarAmbusher = minion("Anub'ar Ambusher", {
  id: 'FP1_026',
  rarity: 'common',
  cost: 4,
  attack: 5,
  health: 5,
  class: 'rogue',
  text: 'Deathrattle: a random minion of yours goes back to your hand.',
  deathrattle: returnToHand(random(FRIENDLY_MINIONS)),
});
export const reincarnate = spell('Reincarnate', {
  id: 'FP1_025',
  rarity: 'common',
  cost: 2,
  class: 'shaman',
  text: 'A minion is destroyed, then comes back as new.',
  target: requires(ALL_MINIONS),
  spell: [destroy(TARGET), FORCE_DEATHS, reviveOne(TARGET, 'rightEnd')],
});
export const voidcaller = minion('Voidcaller', {
  id: 'FP1_022',
  rarity: 'common',
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
  rarity: 'common',
  cost: 4,
  attack: 4,
  durability: 2,
  class: 'warrior',
  text: 'Deathrattle: 1 damage to all minions.',
  deathrattle: damage(ALL_MINIONS, 1),
});
