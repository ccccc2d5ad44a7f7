// Basic mage cards: direct, split and area damage, freezing, transforming, and images that stand in the way.

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
  summon,
  TARGET,
  token,
  transform,
} from '../../terms.ts';

export const arcaneMissiles = spell('Arcane Missiles', {
  id: 'EX1_277',
  rarity: 'free',
  cost: 1,
  class: 'mage',
  text: '3 damage, split at random among all enemies.',
  spell: splitDamage(3, ENEMY_CHARACTERS),
});
export const mirrorImage = spell('Mirror Image', {
  id: 'CS2_027',
  rarity: 'free',
  cost: 1,
  class: 'mage',
  text: 'Two 0/2 minions with Taunt.',
  spell: summon('Mirror Image (minion)', { count: 2 }),
});
/** The public name is that of the spell; here a name means one card. */
export const mirrorImageMinion = minion(
  'Mirror Image (minion)',
  token({
    id: 'CS2_mirror',
    rarity: 'common',
    cost: 0,
    attack: 0,
    health: 2,
    class: 'mage',
    text: 'Taunt',
    keywords: 'taunt',
  } as const),
);
export const arcaneExplosion = spell('Arcane Explosion', {
  id: 'CS2_025',
  rarity: 'free',
  cost: 2,
  class: 'mage',
  text: '1 damage to all enemy minions.',
  spell: damage(ENEMY_MINIONS, 1),
});
export const frostbolt = spell('Frostbolt', {
  id: 'CS2_024',
  rarity: 'free',
  cost: 2,
  class: 'mage',
  text: '3 damage to a target, which freezes.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 3), freeze(TARGET)],
});
export const arcaneIntellect = spell('Arcane Intellect', {
  id: 'CS2_023',
  rarity: 'free',
  cost: 3,
  class: 'mage',
  text: 'Draw two cards.',
  spell: draw(2),
});
export const frostNova = spell('Frost Nova', {
  id: 'CS2_026',
  rarity: 'free',
  cost: 3,
  class: 'mage',
  text: 'All enemy minions freeze.',
  spell: freeze(ENEMY_MINIONS),
});
export const fireball = spell('Fireball', {
  id: 'CS2_029',
  rarity: 'free',
  cost: 4,
  class: 'mage',
  text: '6 damage to a target.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 6),
});
export const polymorph = spell('Polymorph', {
  id: 'CS2_022',
  rarity: 'free',
  cost: 4,
  class: 'mage',
  text: 'A minion becomes a 1/1 Sheep.',
  target: requires(ALL_MINIONS),
  spell: transform(TARGET, 'Sheep'),
});
export const waterElemental = minion('Water Elemental', {
  id: 'CS2_033',
  rarity: 'free',
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
  rarity: 'free',
  cost: 7,
  class: 'mage',
  text: '4 damage to all enemy minions.',
  spell: damage(ENEMY_MINIONS, 4),
});
