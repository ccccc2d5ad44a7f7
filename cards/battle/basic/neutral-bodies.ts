// Basic neutral minions without any text.

import { minion } from '../../terms.ts';

export const murlocRaider = minion('Murloc Raider', {
  id: 'CS2_168',
  rarity: 'free',
  cost: 1,
  attack: 2,
  health: 1,
  race: 'murloc',
  text: '',
});
export const bloodfenRaptor = minion('Bloodfen Raptor', {
  id: 'CS2_172',
  rarity: 'free',
  cost: 2,
  attack: 3,
  health: 2,
  race: 'beast',
  text: '',
});
export const riverCrocolisk = minion('River Crocolisk', {
  id: 'CS2_120',
  rarity: 'free',
  cost: 2,
  attack: 2,
  health: 3,
  race: 'beast',
  text: '',
});
export const magmaRager = minion('Magma Rager', {
  id: 'CS2_118',
  rarity: 'free',
  cost: 3,
  attack: 5,
  health: 1,
  race: 'elemental',
  text: '',
});
export const oasisSnapjaw = minion('Oasis Snapjaw', {
  id: 'CS2_119',
  rarity: 'free',
  cost: 4,
  attack: 2,
  health: 7,
  race: 'beast',
  text: '',
});
export const chillwindYeti = minion('Chillwind Yeti', {
  id: 'CS2_182',
  rarity: 'free',
  cost: 4,
  attack: 4,
  health: 5,
  text: '',
});
export const boulderfistOgre = minion('Boulderfist Ogre', {
  id: 'CS2_200',
  rarity: 'free',
  cost: 6,
  attack: 6,
  health: 7,
  text: '',
});
export const coreHound = minion('Core Hound', {
  id: 'CS2_201',
  rarity: 'free',
  cost: 7,
  attack: 9,
  health: 5,
  race: 'beast',
  text: '',
});
export const warGolem = minion('War Golem', { id: 'CS2_186', rarity: 'free', cost: 7, attack: 7, health: 7, text: '' });
