// Basic neutral minions with a battlecry.

import {
  ALL_CHARACTERS,
  count,
  damage,
  destroy,
  draw,
  ENEMY_HERO,
  ENEMY_WEAPON,
  enchant,
  FRIENDLY_CHARACTERS,
  FRIENDLY_MINIONS,
  heal,
  minion,
  other,
  SELF,
  summon,
  TARGET,
  targets,
} from '../../terms.ts';

export const elvenArcher = minion('Elven Archer', {
  id: 'CS2_189',
  rarity: 'free',
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: 1 damage to a target.',
  target: targets(other(ALL_CHARACTERS)),
  battlecry: damage(TARGET, 1),
});
export const voodooDoctor = minion('Voodoo Doctor', {
  id: 'EX1_011',
  rarity: 'free',
  cost: 1,
  attack: 2,
  health: 1,
  text: 'Battlecry: a target is healed for 2.',
  target: targets(other(ALL_CHARACTERS)),
  battlecry: heal(TARGET, 2),
});
export const noviceEngineer = minion('Novice Engineer', {
  id: 'EX1_015',
  rarity: 'free',
  cost: 2,
  attack: 1,
  health: 1,
  text: 'Battlecry: draw a card.',
  battlecry: draw(1),
});
export const acidicSwampOoze = minion('Acidic Swamp Ooze', {
  id: 'EX1_066',
  rarity: 'free',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'Battlecry: the enemy weapon breaks.',
  battlecry: destroy(ENEMY_WEAPON),
});
export const murlocTidehunter = minion('Murloc Tidehunter', {
  id: 'EX1_506',
  rarity: 'free',
  cost: 2,
  attack: 2,
  health: 1,
  race: 'murloc',
  text: 'Battlecry: one 1/1 Murloc Scout joins you.',
  battlecry: summon('Murloc Scout'),
});
export const ironforgeRifleman = minion('Ironforge Rifleman', {
  id: 'CS2_141',
  rarity: 'free',
  cost: 3,
  attack: 2,
  health: 2,
  text: 'Battlecry: 1 damage to a target.',
  target: targets(other(ALL_CHARACTERS)),
  battlecry: damage(TARGET, 1),
});
export const razorfenHunter = minion('Razorfen Hunter', {
  id: 'CS2_196',
  rarity: 'free',
  cost: 3,
  attack: 2,
  health: 3,
  text: 'Battlecry: one 1/1 Boar joins you.',
  battlecry: summon('Boar'),
});
export const shatteredSunCleric = minion('Shattered Sun Cleric', {
  id: 'EX1_019',
  rarity: 'free',
  cost: 3,
  attack: 3,
  health: 2,
  text: 'Battlecry: +1/+1 for another minion of yours.',
  target: targets(other(FRIENDLY_MINIONS)),
  battlecry: enchant(TARGET, { attack: 1, health: 1 }),
});
export const gnomishInventor = minion('Gnomish Inventor', {
  id: 'CS2_147',
  rarity: 'free',
  cost: 4,
  attack: 2,
  health: 4,
  text: 'Battlecry: draw a card.',
  battlecry: draw(1),
});
export const dragonlingMechanic = minion('Dragonling Mechanic', {
  id: 'EX1_025',
  rarity: 'free',
  cost: 4,
  attack: 2,
  health: 4,
  text: 'Battlecry: one 2/1 Mechanical Dragonling joins you.',
  battlecry: summon('Mechanical Dragonling'),
});
export const stormpikeCommando = minion('Stormpike Commando', {
  id: 'CS2_150',
  rarity: 'free',
  cost: 5,
  attack: 4,
  health: 2,
  text: 'Battlecry: 2 damage to a target.',
  target: targets(other(ALL_CHARACTERS)),
  battlecry: damage(TARGET, 2),
});
export const darkscaleHealer = minion('Darkscale Healer', {
  id: 'DS1_055',
  rarity: 'free',
  cost: 5,
  attack: 4,
  health: 5,
  text: 'Battlecry: your characters are healed for 2 each.',
  battlecry: heal(FRIENDLY_CHARACTERS, 2),
});
export const nightblade = minion('Nightblade', {
  id: 'EX1_593',
  rarity: 'free',
  cost: 5,
  attack: 4,
  health: 4,
  text: 'Battlecry: 3 damage to the enemy hero.',
  battlecry: damage(ENEMY_HERO, 3),
});
export const frostwolfWarlord = minion('Frostwolf Warlord', {
  id: 'CS2_226',
  rarity: 'free',
  cost: 5,
  attack: 4,
  health: 4,
  text: 'Battlecry: +1/+1 for each other minion of yours.',
  battlecry: enchant(SELF, { attack: count(other(FRIENDLY_MINIONS)), health: count(other(FRIENDLY_MINIONS)) }),
});
