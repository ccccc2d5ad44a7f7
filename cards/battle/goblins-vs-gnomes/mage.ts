// Goblins vs Gnomes mage cards: copies and gifts for the hand, a shelter for neighbours, and a drawn bomb.

import {
  ALL_CHARACTERS,
  adjacentTo,
  count,
  damage,
  enchant,
  FRIENDLY_MINIONS,
  GIVEN,
  give,
  giveCopy,
  grantKeyword,
  leftmost,
  minion,
  randomMinion,
  SELF,
  spell,
} from '../../terms.ts';

export const unstablePortal = spell('Unstable Portal', {
  id: 'GVG_003',
  rarity: 'rare',
  cost: 2,
  class: 'mage',
  text: 'You get a random minion, which costs 3 less.',
  spell: [give(randomMinion()), enchant(GIVEN, { cost: -3, until: 'played' })],
});
export const echoOfMedivh = spell('Echo of Medivh', {
  id: 'GVG_005',
  rarity: 'epic',
  cost: 4,
  class: 'mage',
  text: 'You get a copy of each minion of yours.',
  // From left to right, not in order of play (FP-070).
  spell: giveCopy(leftmost(FRIENDLY_MINIONS, count(FRIENDLY_MINIONS))),
});
export const weeSpellstopper = minion('Wee Spellstopper', {
  id: 'GVG_122',
  rarity: 'epic',
  cost: 4,
  attack: 2,
  health: 5,
  class: 'mage',
  text: "Its neighbours can't be the target of spells or hero powers.",
  auras: grantKeyword('elusive', adjacentTo(SELF)),
});
export const flameLeviathan = minion('Flame Leviathan', {
  id: 'GVG_007',
  rarity: 'legendary',
  cost: 7,
  attack: 7,
  health: 7,
  class: 'mage',
  race: 'mech',
  text: 'When you draw it: 2 damage to all characters.',
  whenDrawn: damage(ALL_CHARACTERS, 2),
});
