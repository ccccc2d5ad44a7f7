// Basic neutral minions without a text of their own: plain bodies, and bodies with keywords or Spell Damage only.

import { minion } from '../../terms.ts';

export const murlocRaider = minion('Murloc Raider', {
  id: 'CS2_168',
  cost: 1,
  attack: 2,
  health: 1,
  race: 'murloc',
  text: '',
});
export const bloodfenRaptor = minion('Bloodfen Raptor', {
  id: 'CS2_172',
  cost: 2,
  attack: 3,
  health: 2,
  race: 'beast',
  text: '',
});
export const riverCrocolisk = minion('River Crocolisk', {
  id: 'CS2_120',
  cost: 2,
  attack: 2,
  health: 3,
  race: 'beast',
  text: '',
});
export const magmaRager = minion('Magma Rager', {
  id: 'CS2_118',
  cost: 3,
  attack: 5,
  health: 1,
  race: 'elemental',
  text: '',
});
export const oasisSnapjaw = minion('Oasis Snapjaw', {
  id: 'CS2_119',
  cost: 4,
  attack: 2,
  health: 7,
  race: 'beast',
  text: '',
});
export const chillwindYeti = minion('Chillwind Yeti', { id: 'CS2_182', cost: 4, attack: 4, health: 5, text: '' });
export const boulderfistOgre = minion('Boulderfist Ogre', { id: 'CS2_200', cost: 6, attack: 6, health: 7, text: '' });
export const coreHound = minion('Core Hound', {
  id: 'CS2_201',
  cost: 7,
  attack: 9,
  health: 5,
  race: 'beast',
  text: '',
});
export const warGolem = minion('War Golem', { id: 'CS2_186', cost: 7, attack: 7, health: 7, text: '' });

export const goldshireFootman = minion('Goldshire Footman', {
  id: 'CS1_042',
  cost: 1,
  attack: 1,
  health: 2,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const frostwolfGrunt = minion('Frostwolf Grunt', {
  id: 'CS2_121',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const silverbackPatriarch = minion('Silverback Patriarch', {
  id: 'CS2_127',
  cost: 3,
  attack: 1,
  health: 4,
  race: 'beast',
  text: 'Taunt.',
  keywords: 'taunt',
});
export const senjinShieldmasta = minion("Sen'jin Shieldmasta", {
  id: 'CS2_179',
  cost: 4,
  attack: 3,
  health: 5,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const lordOfTheArena = minion('Lord of the Arena', {
  id: 'CS2_162',
  cost: 6,
  attack: 6,
  health: 5,
  text: 'Taunt.',
  keywords: 'taunt',
});
export const stonetuskBoar = minion('Stonetusk Boar', {
  id: 'CS2_171',
  cost: 1,
  attack: 1,
  health: 1,
  race: 'beast',
  text: 'Charge.',
  keywords: 'charge',
});
export const wolfrider = minion('Wolfrider', {
  id: 'CS2_124',
  cost: 3,
  attack: 3,
  health: 1,
  text: 'Charge.',
  keywords: 'charge',
});
export const koboldGeomancer = minion('Kobold Geomancer', {
  id: 'CS2_142',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Spell Damage +1.',
  spellDamage: 1,
});
export const dalaranMage = minion('Dalaran Mage', {
  id: 'EX1_582',
  cost: 3,
  attack: 1,
  health: 4,
  text: 'Spell Damage +1.',
  spellDamage: 1,
});
