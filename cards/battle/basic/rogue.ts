// Basic rogue cards: small damage, removal, sending minions back to hand, poison and weapons.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  destroy,
  draw,
  ENEMY_HERO,
  ENEMY_MINIONS,
  enchant,
  exists,
  FRIENDLY_MINIONS,
  FRIENDLY_WEAPON,
  minion,
  other,
  requires,
  returnToHand,
  spell,
  TARGET,
  targets,
  token,
  weapon,
  where,
} from '../../terms.ts';

export const backstab = spell('Backstab', {
  id: 'CS2_072',
  rarity: 'free',
  cost: 0,
  class: 'rogue',
  text: '2 damage to an undamaged minion.',
  target: requires(where(ALL_MINIONS, { isDamaged: false })),
  spell: damage(TARGET, 2),
});
export const deadlyPoison = spell('Deadly Poison', {
  id: 'CS2_074',
  rarity: 'free',
  cost: 1,
  class: 'rogue',
  text: 'Your weapon: +2 Attack.',
  playableWhile: exists(FRIENDLY_WEAPON),
  spell: enchant(FRIENDLY_WEAPON, { attack: 2 }),
});
export const sinisterStrike = spell('Sinister Strike', {
  id: 'CS2_075',
  rarity: 'free',
  cost: 1,
  class: 'rogue',
  text: '3 damage to the enemy hero.',
  spell: damage(ENEMY_HERO, 3),
});
export const shiv = spell('Shiv', {
  id: 'EX1_278',
  rarity: 'free',
  cost: 2,
  class: 'rogue',
  text: '1 damage to a target. Draw a card.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 1), draw(1)],
});
export const fanOfKnives = spell('Fan of Knives', {
  id: 'EX1_129',
  rarity: 'free',
  cost: 3,
  class: 'rogue',
  text: '1 damage to all enemy minions. Draw a card.',
  spell: [damage(ENEMY_MINIONS, 1), draw(1)],
});
export const plaguebringer = minion('Plaguebringer', {
  id: 'EX1_191',
  rarity: 'free',
  cost: 4,
  attack: 3,
  health: 3,
  class: 'rogue',
  text: 'Battlecry: another minion of yours becomes Poisonous.',
  target: targets(other(FRIENDLY_MINIONS)),
  battlecry: enchant(TARGET, { keywords: ['poisonous'] }),
});

export const sap = spell('Sap', {
  id: 'EX1_581',
  rarity: 'free',
  cost: 2,
  class: 'rogue',
  text: "An enemy minion goes back to its owner's hand.",
  target: requires(ENEMY_MINIONS),
  spell: returnToHand(TARGET),
});
export const assassinate = spell('Assassinate', {
  id: 'CS2_076',
  rarity: 'free',
  cost: 5,
  class: 'rogue',
  text: 'An enemy minion is destroyed.',
  target: requires(ENEMY_MINIONS),
  spell: destroy(TARGET),
});
export const vanish = spell('Vanish', {
  id: 'NEW1_004',
  rarity: 'common',
  cost: 6,
  class: 'rogue',
  text: "All minions go back to their owners' hands.",
  spell: returnToHand(ALL_MINIONS),
});
export const wickedKnife = weapon(
  'Wicked Knife',
  token({ id: 'CS2_082', rarity: 'free', cost: 1, attack: 1, durability: 2, class: 'rogue', text: '' } as const),
);
export const sprint = spell('Sprint', {
  id: 'CS2_077',
  rarity: 'free',
  cost: 7,
  class: 'rogue',
  text: 'Draw 4 cards.',
  spell: draw(4),
});
export const assassinsBlade = weapon("Assassin's Blade", {
  id: 'CS2_080',
  rarity: 'free',
  cost: 5,
  attack: 3,
  durability: 4,
  class: 'rogue',
  text: '',
});
