// Fictional cards about the hand: what cards cost, what they keep when they move, what a player may choose.

import {
  ALL_MINIONS,
  CHOSEN,
  changeCost,
  chooseOne,
  damage,
  discover,
  ENEMY_MINIONS,
  enchant,
  FRIENDLY_HAND,
  MINION,
  minion,
  requires,
  returnToHand,
  SPELL,
  spell,
  TARGET,
  where,
} from '../../terms.ts';

export const testTraining = spell('Test Training', {
  cost: 1,
  text: '+1/+2 for the minions in your hand.',
  spell: enchant(where(FRIENDLY_HAND, MINION), { attack: 1, health: 2 }),
});
export const testCoupon = spell('Test Coupon', {
  cost: 0,
  text: 'The cards in your hand cost 3 less.',
  spell: enchant(FRIENDLY_HAND, { cost: -3 }),
});
export const testPatron = minion('Test Patron', {
  cost: 0,
  attack: 0,
  health: 3,
  text: 'Your spells cost 3 less.',
  auras: changeCost(where(FRIENDLY_HAND, SPELL), -3),
});
export const testRescue = spell('Test Rescue', {
  cost: 1,
  text: "9 damage to a minion, which then goes back to its owner's hand.",
  target: requires(ALL_MINIONS),
  spell: [damage(TARGET, 9), returnToHand(TARGET)],
});
export const testChooser = minion('Test Chooser', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: pick an enemy minion; it takes 2 damage.',
  battlecry: chooseOne(ENEMY_MINIONS, damage(CHOSEN, 2)),
});
export const testNaturalist = minion('Test Naturalist', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: discover a Beast with a deathrattle.',
  battlecry: discover({ race: 'beast', hasDeathrattle: true }),
});
export const testSailor = minion('Test Sailor', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: discover a Pirate.',
  battlecry: discover({ race: 'pirate' }),
});
