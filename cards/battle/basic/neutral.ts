// Basic neutral minions whose text does something, the tokens they and others make, and The Coin.

import {
  ALL_CHARACTERS,
  count,
  damage,
  destroy,
  draw,
  ENEMY_WEAPON,
  enchant,
  FRIENDLY_MINIONS,
  gainManaThisTurn,
  minion,
  other,
  SELF,
  spell,
  statAura,
  summon,
  TARGET,
  targets,
  token,
} from '../../terms.ts';

export const elvenArcher = minion('Elven Archer', {
  id: 'CS2_189',
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: 1 damage to a target.',
  target: targets(other(ALL_CHARACTERS)),
  battlecry: damage(TARGET, 1),
});
export const noviceEngineer = minion('Novice Engineer', {
  id: 'EX1_015',
  cost: 2,
  attack: 1,
  health: 1,
  text: 'Battlecry: draw a card.',
  battlecry: draw(1),
});
export const acidicSwampOoze = minion('Acidic Swamp Ooze', {
  id: 'EX1_066',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'Battlecry: the enemy weapon breaks.',
  battlecry: destroy(ENEMY_WEAPON),
});
export const murlocTidehunter = minion('Murloc Tidehunter', {
  id: 'EX1_506',
  cost: 2,
  attack: 2,
  health: 1,
  race: 'murloc',
  text: 'Battlecry: one 1/1 Murloc Scout joins you.',
  battlecry: summon('Murloc Scout'),
});
export const raidLeader = minion('Raid Leader', {
  id: 'CS2_122',
  cost: 3,
  attack: 2,
  health: 2,
  text: 'Your other minions: +1 Attack.',
  auras: statAura(other(FRIENDLY_MINIONS), { attack: 1 }),
});
export const shatteredSunCleric = minion('Shattered Sun Cleric', {
  id: 'EX1_019',
  cost: 3,
  attack: 3,
  health: 2,
  text: 'Battlecry: +1/+1 for another minion of yours.',
  target: targets(other(FRIENDLY_MINIONS)),
  battlecry: enchant(TARGET, { attack: 1, health: 1 }),
});
export const gurubashiBerserker = minion('Gurubashi Berserker', {
  id: 'EX1_399',
  cost: 5,
  attack: 2,
  health: 7,
  text: 'Each time it takes damage: +3 Attack.',
  events: damage(SELF).after(enchant(SELF, { attack: 3 })),
});
export const frostwolfWarlord = minion('Frostwolf Warlord', {
  id: 'CS2_226',
  cost: 5,
  attack: 4,
  health: 4,
  text: 'Battlecry: +1/+1 for each other minion of yours.',
  battlecry: enchant(SELF, { attack: count(other(FRIENDLY_MINIONS)), health: count(other(FRIENDLY_MINIONS)) }),
});
export const stormwindChampion = minion('Stormwind Champion', {
  id: 'CS2_222',
  cost: 7,
  attack: 7,
  health: 7,
  text: 'Your other minions: +1/+1.',
  auras: statAura(other(FRIENDLY_MINIONS), { attack: 1, health: 1 }),
});
export const murlocScout = minion(
  'Murloc Scout',
  token({ id: 'EX1_506a', cost: 1, attack: 1, health: 1, race: 'murloc', text: '' } as const),
);
export const sheep = minion(
  'Sheep',
  token({ id: 'CS2_tk1', cost: 1, attack: 1, health: 1, race: 'beast', text: '' } as const),
);
export const frog = minion(
  'Frog',
  token({ id: 'hexfrog', cost: 0, attack: 0, health: 1, race: 'beast', text: 'Taunt.', keywords: 'taunt' } as const),
);
export const theCoin = spell(
  'The Coin',
  token({ id: 'GAME_005', cost: 0, text: '1 more mana this turn.', spell: gainManaThisTurn(1) }),
);
