// Basic neutral minions with nothing but a keyword or Spell Damage.

import { minion } from '../../terms.ts';

export const goldshireFootman = minion('Goldshire Footman', {
  id: 'CS1_042',
  rarity: 'free',
  cost: 1,
  attack: 1,
  health: 2,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const frostwolfGrunt = minion('Frostwolf Grunt', {
  id: 'CS2_121',
  rarity: 'free',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const ironfurGrizzly = minion('Ironfur Grizzly', {
  id: 'CS2_125',
  rarity: 'free',
  cost: 3,
  attack: 3,
  health: 3,
  race: 'beast',
  text: 'Taunt.',
  keywords: 'taunt',
});
export const silverbackPatriarch = minion('Silverback Patriarch', {
  id: 'CS2_127',
  rarity: 'free',
  cost: 3,
  attack: 1,
  health: 4,
  race: 'beast',
  text: 'Taunt.',
  keywords: 'taunt',
});
export const senjinShieldmasta = minion("Sen'jin Shieldmasta", {
  id: 'CS2_179',
  rarity: 'free',
  cost: 4,
  attack: 3,
  health: 5,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const bootyBayBodyguard = minion('Booty Bay Bodyguard', {
  id: 'CS2_187',
  rarity: 'free',
  cost: 5,
  attack: 5,
  health: 4,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const lordOfTheArena = minion('Lord of the Arena', {
  id: 'CS2_162',
  rarity: 'free',
  cost: 6,
  attack: 6,
  health: 5,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const stonetuskBoar = minion('Stonetusk Boar', {
  id: 'CS2_171',
  rarity: 'free',
  cost: 1,
  attack: 1,
  health: 1,
  race: 'beast',
  text: 'Charge.',
  keywords: 'charge',
});
export const bluegillWarrior = minion('Bluegill Warrior', {
  id: 'CS2_173',
  rarity: 'free',
  cost: 2,
  attack: 2,
  health: 1,
  race: 'murloc',
  text: 'Charge.',
  keywords: 'charge',
});
export const wolfrider = minion('Wolfrider', {
  id: 'CS2_124',
  rarity: 'free',
  cost: 3,
  attack: 3,
  health: 1,
  text: 'Charge.',
  keywords: 'charge',
});
export const stormwindKnight = minion('Stormwind Knight', {
  id: 'CS2_131',
  rarity: 'free',
  cost: 4,
  attack: 2,
  health: 5,
  text: 'Charge.',
  keywords: 'charge',
});
export const recklessRocketeer = minion('Reckless Rocketeer', {
  id: 'CS2_213',
  rarity: 'free',
  cost: 6,
  attack: 5,
  health: 2,
  text: 'Charge.',
  keywords: 'charge',
});
export const koboldGeomancer = minion('Kobold Geomancer', {
  id: 'CS2_142',
  rarity: 'free',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Spell Damage +1.',
  spellDamage: 1,
});
export const dalaranMage = minion('Dalaran Mage', {
  id: 'EX1_582',
  rarity: 'free',
  cost: 3,
  attack: 1,
  health: 4,
  text: 'Spell Damage +1.',
  spellDamage: 1,
});
export const ogreMagi = minion('Ogre Magi', {
  id: 'CS2_197',
  rarity: 'free',
  cost: 4,
  attack: 4,
  health: 4,
  text: 'Spell Damage +1.',
  spellDamage: 1,
});
export const archmage = minion('Archmage', {
  id: 'CS2_155',
  rarity: 'free',
  cost: 6,
  attack: 4,
  health: 7,
  text: 'Spell Damage +1.',
  spellDamage: 1,
});
