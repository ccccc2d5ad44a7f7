// Fictional weapons: a text or a keyword each, for the rules of equipping and of attacking heroes.

import { ALL_MINIONS, attack, damage, FRIENDLY_HERO, summon, weapon } from '../../terms.ts';

export const testDrum = weapon('Test Drum', {
  cost: 1,
  attack: 1,
  durability: 2,
  text: 'Battlecry: 1 damage to all minions.',
  battlecry: damage(ALL_MINIONS, 1),
});
export const testBanner = weapon('Test Banner', {
  cost: 1,
  attack: 1,
  durability: 1,
  text: 'Deathrattle: one Test Filler.',
  deathrattle: summon('Test Filler'),
});
export const testTwinBlades = weapon('Test Twin Blades', {
  cost: 1,
  attack: 1,
  durability: 4,
  text: 'Windfury.',
  keywords: 'windfury',
});
export const testFang = weapon('Test Fang', {
  cost: 1,
  attack: 2,
  durability: 2,
  text: 'Lifesteal, Poisonous.',
  keywords: ['lifesteal', 'poisonous'],
});
export const testFlail = weapon('Test Flail', {
  cost: 1,
  attack: 1,
  durability: 2,
  text: 'Each time your hero attacks: 1 damage to all minions first.',
  events: attack(FRIENDLY_HERO).on(damage(ALL_MINIONS, 1)),
});
