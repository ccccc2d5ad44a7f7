// Basic mage cards: direct, split and area damage, freezing and transforming.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  draw,
  ENEMY_CHARACTERS,
  ENEMY_MINIONS,
  freeze,
  minion,
  requires,
  spell,
  splitDamage,
  TARGET,
  transform,
} from '../../terms.ts';

export const arcaneMissiles = spell('Arcane Missiles', {
  id: 'EX1_277',
  cost: 1,
  class: 'mage',
  text: '3 damage, split at random among all enemies.',
  spell: splitDamage(3, ENEMY_CHARACTERS),
});
export const frostbolt = spell('Frostbolt', {
  id: 'CS2_024',
  cost: 2,
  class: 'mage',
  text: '3 damage to a target, which freezes.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 3), freeze(TARGET)],
});
export const arcaneIntellect = spell('Arcane Intellect', {
  id: 'CS2_023',
  cost: 3,
  class: 'mage',
  text: 'Draw two cards.',
  spell: draw(2),
});
export const frostNova = spell('Frost Nova', {
  id: 'CS2_026',
  cost: 3,
  class: 'mage',
  text: 'All enemy minions freeze.',
  spell: freeze(ENEMY_MINIONS),
});
export const fireball = spell('Fireball', {
  id: 'CS2_029',
  cost: 4,
  class: 'mage',
  text: '6 damage to a target.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 6),
});
export const polymorph = spell('Polymorph', {
  id: 'CS2_022',
  cost: 4,
  class: 'mage',
  text: 'A minion becomes a 1/1 Sheep.',
  target: requires(ALL_MINIONS),
  spell: transform(TARGET, 'Sheep'),
});
export const waterElemental = minion('Water Elemental', {
  id: 'CS2_033',
  cost: 4,
  attack: 3,
  health: 6,
  class: 'mage',
  race: 'elemental',
  text: 'Whatever it damages freezes.',
  keywords: 'freezing',
});
export const flamestrike = spell('Flamestrike', {
  id: 'CS2_032',
  cost: 7,
  class: 'mage',
  text: '5 damage to all enemy minions.',
  spell: damage(ENEMY_MINIONS, 5),
});
