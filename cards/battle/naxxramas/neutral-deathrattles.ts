// Naxxramas neutral minions with a deathrattle, and their tokens.

import {
  ALL_MINIONS,
  damage,
  draw,
  ENEMY_DECK,
  ENEMY_HERO,
  FRIENDLY_DECK,
  FRIENDLY_HERO,
  hasDied,
  heal,
  ifThen,
  MINION,
  minion,
  OPPONENT,
  putIntoPlay,
  random,
  SECRET,
  summon,
  token,
  where,
} from '../../terms.ts';

export const zombieChow = minion('Zombie Chow', {
  id: 'FP1_001',
  rarity: 'common',
  cost: 1,
  attack: 2,
  health: 3,
  text: 'Deathrattle: the enemy hero is healed for 5.',
  deathrattle: heal(ENEMY_HERO, 5),
});
export const hauntedCreeper = minion('Haunted Creeper', {
  id: 'FP1_002',
  rarity: 'common',
  cost: 2,
  attack: 1,
  health: 2,
  race: 'beast',
  text: 'Deathrattle: two 1/1 Spectral Spiders.',
  deathrattle: summon('Spectral Spider', { count: 2 }),
});
export const spectralSpider = minion(
  'Spectral Spider',
  token({ id: 'FP1_002t', cost: 1, attack: 1, health: 1, text: '' }),
);
export const madScientist = minion('Mad Scientist', {
  id: 'FP1_004',
  rarity: 'common',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Deathrattle: a Secret goes from your deck into play.',
  deathrattle: putIntoPlay(random(where(FRIENDLY_DECK, SECRET))),
});
export const nerubianEgg = minion('Nerubian Egg', {
  id: 'FP1_007',
  rarity: 'rare',
  cost: 2,
  attack: 0,
  health: 2,
  text: 'Deathrattle: one 4/4 Nerubian.',
  deathrattle: summon('Nerubian'),
});
export const nerubian = minion('Nerubian', token({ id: 'FP1_007t', cost: 4, attack: 4, health: 4, text: '' }));
export const unstableGhoul = minion('Unstable Ghoul', {
  id: 'FP1_024',
  rarity: 'common',
  cost: 2,
  attack: 1,
  health: 3,
  text: 'Taunt. Deathrattle: 1 damage to all minions.',
  keywords: 'taunt',
  deathrattle: damage(ALL_MINIONS, 1),
});
export const dancingSwords = minion('Dancing Swords', {
  id: 'FP1_029',
  rarity: 'common',
  cost: 3,
  attack: 4,
  health: 4,
  text: 'Deathrattle: your opponent draws a card.',
  deathrattle: draw(1, OPPONENT),
});
export const deathlord = minion('Deathlord', {
  id: 'FP1_009',
  rarity: 'rare',
  cost: 3,
  attack: 2,
  health: 8,
  text: "Taunt. Deathrattle: a random minion goes from your opponent's deck into play.",
  keywords: 'taunt',
  deathrattle: putIntoPlay(random(where(ENEMY_DECK, MINION))),
});
export const sludgeBelcher = minion('Sludge Belcher', {
  id: 'FP1_012',
  rarity: 'rare',
  cost: 5,
  attack: 3,
  health: 5,
  text: 'Taunt. Deathrattle: one 1/2 Putrid Slime with Taunt.',
  keywords: 'taunt',
  deathrattle: summon('Putrid Slime'),
});
export const putridSlime = minion(
  'Putrid Slime',
  token({ id: 'FP1_012t', cost: 1, attack: 1, health: 2, text: 'Taunt.', keywords: 'taunt' } as const),
);
export const feugen = minion('Feugen', {
  id: 'FP1_015',
  rarity: 'legendary',
  cost: 5,
  attack: 4,
  health: 7,
  text: 'Deathrattle: one Thaddius, if a Stalagg died this game.',
  deathrattle: ifThen(hasDied('Stalagg'), summon('Thaddius')),
});
export const stalagg = minion('Stalagg', {
  id: 'FP1_014',
  rarity: 'legendary',
  cost: 5,
  attack: 7,
  health: 4,
  text: 'Deathrattle: one Thaddius, if a Feugen died this game.',
  deathrattle: ifThen(hasDied('Feugen'), summon('Thaddius')),
});
export const thaddius = minion('Thaddius', token({ id: 'FP1_014t', cost: 10, attack: 11, health: 11, text: '' }));
export const deathcharger = minion(
  'Deathcharger',
  token({
    id: 'FP1_006',
    cost: 1,
    attack: 2,
    health: 3,
    text: 'Charge. Deathrattle: 3 damage to your hero.',
    keywords: 'charge',
    deathrattle: damage(FRIENDLY_HERO, 3),
  } as const),
);
