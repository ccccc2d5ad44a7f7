// Classic neutral minions with a deathrattle, and the tokens they leave behind.

import {
  ALL_CHARACTERS,
  damage,
  draw,
  ENEMY_HERO,
  ENEMY_MINIONS,
  minion,
  random,
  summon,
  takeControl,
  token,
} from '../../terms.ts';

export const leperGnome = minion('Leper Gnome', {
  id: 'EX1_029',
  rarity: 'common',
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Deathrattle: 2 damage to the enemy hero.',
  deathrattle: damage(ENEMY_HERO, 2),
});
export const lootHoarder = minion('Loot Hoarder', {
  id: 'EX1_096',
  rarity: 'common',
  cost: 2,
  attack: 2,
  health: 1,
  text: 'Deathrattle: draw a card.',
  deathrattle: draw(1),
});
export const harvestGolem = minion('Harvest Golem', {
  id: 'EX1_556',
  rarity: 'common',
  cost: 3,
  attack: 2,
  health: 3,
  race: 'mech',
  text: 'Deathrattle: one 2/1 Damaged Golem.',
  deathrattle: summon('Damaged Golem'),
});
export const damagedGolem = minion(
  'Damaged Golem',
  token({ id: 'skele21', cost: 1, attack: 2, health: 1, race: 'mech', text: '' } as const),
);
export const abomination = minion('Abomination', {
  id: 'EX1_097',
  rarity: 'rare',
  cost: 5,
  attack: 4,
  health: 4,
  text: 'Taunt. Deathrattle: 2 damage to all characters.',
  keywords: 'taunt',
  deathrattle: damage(ALL_CHARACTERS, 2),
});
export const cairneBloodhoof = minion('Cairne Bloodhoof', {
  id: 'EX1_110',
  rarity: 'legendary',
  cost: 6,
  attack: 4,
  health: 5,
  text: 'Deathrattle: one 5/5 Baine Bloodhoof.',
  deathrattle: summon('Baine Bloodhoof'),
});
export const baineBloodhoof = minion(
  'Baine Bloodhoof',
  token({ id: 'EX1_110t', cost: 4, attack: 4, health: 5, text: '' }),
);
export const sylvanasWindrunner = minion('Sylvanas Windrunner', {
  id: 'EX1_016',
  rarity: 'legendary',
  cost: 6,
  attack: 5,
  health: 5,
  text: 'Deathrattle: a random enemy minion changes to your side.',
  deathrattle: takeControl(random(ENEMY_MINIONS)),
});
