// Classic warrior cards: minions that profit from damage, and a shout that keeps them alive.

import {
  ALL_MINIONS,
  damage,
  draw,
  enchant,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  keepHealthAtLeast,
  minion,
  SELF,
  spell,
} from '../../terms.ts';

export const armorsmith = minion('Armorsmith', {
  id: 'EX1_402',
  cost: 2,
  attack: 1,
  health: 4,
  class: 'warrior',
  text: 'Each time a minion of yours takes damage: 1 Armor.',
  events: damage(FRIENDLY_MINIONS).after(gainArmor(1)),
});
export const commandingShout = spell('Commanding Shout', {
  id: 'NEW1_036',
  cost: 2,
  class: 'warrior',
  text: 'Until the end of the turn no damage brings your minions below 1 Health. Draw a card.',
  spell: [enchant(FRIENDLY_HERO, { auras: [keepHealthAtLeast(1, FRIENDLY_MINIONS)], until: 'endOfTurn' }), draw(1)],
});
export const frothingBerserker = minion('Frothing Berserker', {
  id: 'EX1_604',
  cost: 3,
  attack: 2,
  health: 4,
  class: 'warrior',
  text: 'Each time a minion takes damage: +1 Attack.',
  events: damage(ALL_MINIONS).after(enchant(SELF, { attack: 1 })),
});
