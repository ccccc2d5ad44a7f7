// Classic class weapons.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  attack,
  CONTROLLER,
  damage,
  enchant,
  FRIENDLY_HERO,
  loseDurability,
  reveal,
  SELF,
  TARGET,
  targets,
  weapon,
} from '../../terms.ts';

export const eaglehornBow = weapon('Eaglehorn Bow', {
  id: 'EX1_536',
  rarity: 'rare',
  cost: 3,
  attack: 3,
  durability: 2,
  class: 'hunter',
  text: 'Each time a Secret of yours is revealed: +1 Durability.',
  events: reveal(CONTROLLER).on(enchant(SELF, { health: 1 })),
});
/** What makes its hero Immune would spare the weapon of an Immune hero (R12.2); this one wears all the same. */
export const gladiatorsLongbow = weapon("Gladiator's Longbow", {
  id: 'DS1_188',
  rarity: 'epic',
  cost: 7,
  attack: 5,
  durability: 2,
  class: 'hunter',
  text: 'Your hero is Immune while it attacks.',
  events: [
    attack(FRIENDLY_HERO).on(enchant(FRIENDLY_HERO, { keywords: ['immune'], until: 'endOfAttack' })),
    attack(FRIENDLY_HERO).after(loseDurability(SELF)),
  ],
});
export const perditionsBlade = weapon("Perdition's Blade", {
  id: 'EX1_133',
  rarity: 'rare',
  cost: 3,
  attack: 2,
  durability: 2,
  class: 'rogue',
  text: 'Battlecry: 1 damage to a target. Combo: 2 instead.',
  target: targets(ALL_CHARACTERS),
  battlecry: damage(TARGET, 1),
  combo: damage(TARGET, 2),
});
export const doomhammer = weapon('Doomhammer', {
  id: 'EX1_567',
  rarity: 'epic',
  cost: 5,
  attack: 2,
  durability: 8,
  class: 'shaman',
  text: 'Windfury. Overload (2).',
  keywords: 'windfury',
  overload: 2,
});
export const gorehowl = weapon('Gorehowl', {
  id: 'EX1_411',
  rarity: 'epic',
  cost: 7,
  attack: 7,
  durability: 1,
  class: 'warrior',
  text: 'Attacks at minions cost it 1 Attack and no Durability.',
  events: [
    attack(FRIENDLY_HERO, ALL_MINIONS).on(enchant(SELF, { keywords: ['immune'], until: 'endOfAttack' })),
    attack(FRIENDLY_HERO, ALL_MINIONS).after(enchant(SELF, { attack: -1 })),
  ],
});
