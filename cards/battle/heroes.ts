// The ten Basic heroes. Their hero powers stand in hero-powers.ts, named here.

import { hero } from '../terms.ts';

export const illidan = hero('Illidan Stormrage', {
  id: 'HERO_10',
  rarity: 'free',
  class: 'demonHunter',
  health: 30,
  heroPower: 'Demon Claws',
  text: '',
});
export const malfurion = hero('Malfurion Stormrage', {
  id: 'HERO_06',
  rarity: 'free',
  class: 'druid',
  health: 30,
  heroPower: 'Shapeshift',
  text: '',
});
export const rexxar = hero('Rexxar', {
  id: 'HERO_05',
  rarity: 'free',
  class: 'hunter',
  health: 30,
  heroPower: 'Steady Shot',
  text: '',
});
export const jaina = hero('Jaina Proudmoore', {
  id: 'HERO_08',
  rarity: 'free',
  class: 'mage',
  health: 30,
  heroPower: 'Fireblast',
  text: '',
});
export const uther = hero('Uther Lightbringer', {
  id: 'HERO_04',
  rarity: 'free',
  class: 'paladin',
  health: 30,
  heroPower: 'Reinforce',
  text: '',
});
export const anduin = hero('Anduin Wrynn', {
  id: 'HERO_09',
  rarity: 'free',
  class: 'priest',
  health: 30,
  heroPower: 'Lesser Heal',
  text: '',
});
export const valeera = hero('Valeera Sanguinar', {
  id: 'HERO_03',
  rarity: 'free',
  class: 'rogue',
  health: 30,
  heroPower: 'Dagger Mastery',
  text: '',
});
export const thrall = hero('Thrall', {
  id: 'HERO_02',
  rarity: 'free',
  class: 'shaman',
  health: 30,
  heroPower: 'Totemic Call',
  text: '',
});
export const guldan = hero("Gul'dan", {
  id: 'HERO_07',
  rarity: 'free',
  class: 'warlock',
  health: 30,
  heroPower: 'Life Tap',
  text: '',
});
export const garrosh = hero('Garrosh Hellscream', {
  id: 'HERO_01',
  rarity: 'free',
  class: 'warrior',
  health: 30,
  heroPower: 'Armor Up!',
  text: '',
});
