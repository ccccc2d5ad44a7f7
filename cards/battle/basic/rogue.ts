// Basic rogue cards: removal, sending minions back to hand, and the weapon of the hero power.

import {
  ALL_MINIONS,
  destroy,
  ENEMY_MINIONS,
  requires,
  returnToHand,
  spell,
  TARGET,
  token,
  weapon,
} from '../../terms.ts';

export const sap = spell('Sap', {
  id: 'EX1_581',
  cost: 2,
  class: 'rogue',
  text: "An enemy minion goes back to its owner's hand.",
  target: requires(ENEMY_MINIONS),
  spell: returnToHand(TARGET),
});
export const assassinate = spell('Assassinate', {
  id: 'CS2_076',
  cost: 5,
  class: 'rogue',
  text: 'An enemy minion is destroyed.',
  target: requires(ENEMY_MINIONS),
  spell: destroy(TARGET),
});
export const vanish = spell('Vanish', {
  id: 'NEW1_004',
  cost: 6,
  class: 'rogue',
  text: "All minions go back to their owners' hands.",
  spell: returnToHand(ALL_MINIONS),
});
export const wickedKnife = weapon(
  'Wicked Knife',
  token({ id: 'CS2_082', cost: 1, attack: 1, durability: 2, class: 'rogue', text: '' } as const),
);
