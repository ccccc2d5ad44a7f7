// Hall of Fame neutral minions: giants whose cost depends on the game, and four that were too strong for their cost.

import {
  ALL_MINIONS,
  count,
  damage,
  damageOn,
  draw,
  ENEMY_CHARACTERS,
  FRIENDLY_HAND,
  FRIENDLY_HERO,
  minion,
  OPPONENT,
  OWN_TURN_END,
  other,
  random,
  SELF,
  statAura,
  summon,
  times,
  token,
  where,
} from '../../terms.ts';

export const oldMurkEye = minion('Old Murk-Eye', {
  id: 'EX1_062',
  rarity: 'legendary',
  cost: 4,
  attack: 2,
  health: 4,
  race: 'murloc',
  text: 'Charge. +1 Attack for each other Murloc in play.',
  keywords: 'charge',
  auras: statAura(SELF, { attack: count(other(where(ALL_MINIONS, { race: 'murloc' }))) }),
});
export const mountainGiant = minion('Mountain Giant', {
  id: 'EX1_105',
  rarity: 'epic',
  cost: 12,
  attack: 8,
  health: 8,
  race: 'elemental',
  text: 'Costs 1 less for each other card in your hand.',
  costChange: times(count(other(FRIENDLY_HAND)), -1),
});
export const moltenGiant = minion('Molten Giant', {
  id: 'EX1_620',
  rarity: 'epic',
  cost: 20,
  attack: 8,
  health: 8,
  race: 'elemental',
  text: 'Costs 1 less for each Health that your hero is missing.',
  costChange: times(damageOn(FRIENDLY_HERO), -1),
});
export const azureDrake = minion('Azure Drake', {
  id: 'EX1_284',
  rarity: 'rare',
  cost: 5,
  attack: 4,
  health: 4,
  race: 'dragon',
  text: 'Spell Damage +1. Battlecry: draw a card.',
  spellDamage: 1,
  battlecry: draw(1),
});
export const leeroyJenkins = minion('Leeroy Jenkins', {
  id: 'EX1_116',
  rarity: 'legendary',
  cost: 5,
  attack: 6,
  health: 2,
  text: 'Charge. Battlecry: two 1/1 Whelps for your opponent.',
  keywords: 'charge',
  battlecry: summon('Whelp (Leeroy Jenkins)', { count: 2, player: OPPONENT }),
});
/** The public name is that of Onyxia's token as well; here a name means one card. */
export const whelpOfLeeroyJenkins = minion(
  'Whelp (Leeroy Jenkins)',
  token({ id: 'EX1_116t', cost: 1, attack: 1, health: 1, race: 'dragon', text: '' } as const),
);
export const ragnarosTheFirelord = minion('Ragnaros the Firelord', {
  id: 'EX1_298',
  rarity: 'legendary',
  cost: 8,
  attack: 8,
  health: 8,
  race: 'elemental',
  text: "Can't attack. At the end of your turn: 8 damage to a random enemy.",
  keywords: 'cantAttack',
  events: OWN_TURN_END.on(damage(random(ENEMY_CHARACTERS), 8)),
});
