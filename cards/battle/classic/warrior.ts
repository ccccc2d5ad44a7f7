// Classic warrior cards: minions that profit from damage, a shout that keeps them alive, and slams.

import {
  ALL_MINIONS,
  armorOf,
  damage,
  draw,
  enchant,
  enchantPlayer,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  ifThen,
  isDying,
  keepHealthAtLeast,
  minion,
  not,
  requires,
  SELF,
  spell,
  TARGET,
} from '../../terms.ts';

export const armorsmith = minion('Armorsmith', {
  id: 'EX1_402',
  rarity: 'rare',
  cost: 2,
  attack: 1,
  health: 4,
  class: 'warrior',
  text: 'Each time a minion of yours takes damage: 1 Armor.',
  events: damage(FRIENDLY_MINIONS).after(gainArmor(1)),
});
export const commandingShout = spell('Commanding Shout', {
  id: 'NEW1_036',
  rarity: 'rare',
  cost: 2,
  class: 'warrior',
  text: 'Until the end of the turn no damage brings your minions below 1 Health. Draw a card.',
  spell: [enchantPlayer({ auras: [keepHealthAtLeast(1, FRIENDLY_MINIONS)], until: 'endOfTurn' }), draw(1)],
});
export const frothingBerserker = minion('Frothing Berserker', {
  id: 'EX1_604',
  rarity: 'rare',
  cost: 3,
  attack: 2,
  health: 4,
  class: 'warrior',
  text: 'Each time a minion takes damage: +1 Attack.',
  events: damage(ALL_MINIONS).after(enchant(SELF, { attack: 1 })),
});
export const slam = spell('Slam', {
  id: 'EX1_391',
  rarity: 'common',
  cost: 2,
  class: 'warrior',
  text: '2 damage to a minion; if it survives, draw a card.',
  target: requires(ALL_MINIONS),
  spell: [damage(TARGET, 2), ifThen(not(isDying(TARGET)), draw(1))],
});
export const shieldSlam = spell('Shield Slam', {
  id: 'EX1_410',
  rarity: 'epic',
  cost: 1,
  class: 'warrior',
  text: 'Damage to a minion, as much as you have Armor.',
  target: requires(ALL_MINIONS),
  spell: damage(TARGET, armorOf(FRIENDLY_HERO)),
});
