// Goblins vs Gnomes druid spells: a minion back into the deck, and full Health for all.

import { ALL_CHARACTERS, ENEMY_MINIONS, fullHeal, moveToDeck, requires, spell, TARGET } from '../../terms.ts';

export const recycle = spell('Recycle', {
  id: 'GVG_031',
  rarity: 'rare',
  cost: 6,
  class: 'druid',
  text: "An enemy minion is shuffled into your opponent's deck.",
  target: requires(ENEMY_MINIONS),
  spell: moveToDeck(TARGET),
});
export const treeOfLife = spell('Tree of Life', {
  id: 'GVG_033',
  rarity: 'epic',
  cost: 9,
  class: 'druid',
  text: 'All characters get all their Health back.',
  spell: fullHeal(ALL_CHARACTERS),
});
