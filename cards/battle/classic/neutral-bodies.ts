// Classic neutral minions with keywords only, or with a rule about themselves.

import { damage, minion, SELF } from '../../terms.ts';

export const wisp = minion('Wisp', { id: 'CS2_231', rarity: 'common', cost: 0, attack: 1, health: 1, text: '' });
export const argentSquire = minion('Argent Squire', {
  id: 'EX1_008',
  rarity: 'common',
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Divine Shield.',
  keywords: 'divineShield',
});
export const worgenInfiltrator = minion('Worgen Infiltrator', {
  id: 'EX1_010',
  rarity: 'common',
  cost: 1,
  attack: 2,
  health: 1,
  text: 'Stealth.',
  keywords: 'stealth',
});
export const faerieDragon = minion('Faerie Dragon', {
  id: 'NEW1_023',
  rarity: 'common',
  cost: 2,
  attack: 3,
  health: 2,
  race: 'dragon',
  text: 'No spell or hero power can target it.',
  keywords: 'elusive',
});
export const ancientWatcher = minion('Ancient Watcher', {
  id: 'EX1_045',
  rarity: 'rare',
  cost: 2,
  attack: 4,
  health: 5,
  text: "Can't attack.",
  keywords: 'cantAttack',
});
export const amaniBerserker = minion('Amani Berserker', {
  id: 'EX1_393',
  rarity: 'common',
  cost: 2,
  attack: 2,
  health: 3,
  text: 'While damaged: +3 Attack.',
  enrage: { attack: 3 },
});
export const emperorCobra = minion('Emperor Cobra', {
  id: 'EX1_170',
  rarity: 'rare',
  cost: 3,
  attack: 2,
  health: 3,
  race: 'beast',
  text: 'Poisonous.',
  keywords: 'poisonous',
});
export const scarletCrusader = minion('Scarlet Crusader', {
  id: 'EX1_020',
  rarity: 'common',
  cost: 3,
  attack: 3,
  health: 1,
  text: 'Divine Shield.',
  keywords: 'divineShield',
});
export const thrallmarFarseer = minion('Thrallmar Farseer', {
  id: 'EX1_021',
  rarity: 'common',
  cost: 3,
  attack: 2,
  health: 3,
  text: 'Windfury.',
  keywords: 'windfury',
});
export const injuredBlademaster = minion('Injured Blademaster', {
  id: 'CS2_181',
  rarity: 'rare',
  cost: 3,
  attack: 4,
  health: 7,
  text: 'Battlecry: takes 4 damage.',
  battlecry: damage(SELF, 4),
});
