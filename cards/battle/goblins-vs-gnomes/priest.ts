// Goblins vs Gnomes priest cards: healing with consequences, and numbers turned against their bearers.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  attackOf,
  damage,
  EACH,
  ENEMY_CHARACTERS,
  enchant,
  exists,
  heal,
  ifThen,
  minion,
  other,
  random,
  requires,
  SELF,
  spell,
  summon,
  swapHealth,
  TARGET,
  targets,
  where,
} from '../../terms.ts';

export const lightOfTheNaaru = spell('Light of the Naaru', {
  id: 'GVG_012',
  rarity: 'rare',
  cost: 1,
  class: 'priest',
  text: 'A target is healed for 3; if it is still damaged, one 1/2 Lightwarden.',
  target: requires(ALL_CHARACTERS),
  spell: [heal(TARGET, 3), ifThen(exists(where(TARGET, { isDamaged: true })), summon('Lightwarden'))],
});
export const shrinkmeister = minion('Shrinkmeister', {
  id: 'GVG_011',
  rarity: 'common',
  cost: 2,
  attack: 3,
  health: 2,
  class: 'priest',
  text: 'Battlecry: −2 Attack for a minion, until the end of the turn.',
  target: targets(other(ALL_MINIONS)),
  battlecry: enchant(TARGET, { attack: -2, until: 'endOfTurn' }),
});
export const shadowboxer = minion('Shadowboxer', {
  id: 'GVG_072',
  rarity: 'rare',
  cost: 2,
  attack: 2,
  health: 3,
  class: 'priest',
  race: 'mech',
  text: 'Each time a minion is healed: 1 damage to a random enemy.',
  events: heal(ALL_MINIONS).after(damage(random(ENEMY_CHARACTERS), 1)),
});
export const voljin = minion("Vol'jin", {
  id: 'GVG_014',
  rarity: 'legendary',
  cost: 5,
  attack: 6,
  health: 2,
  class: 'priest',
  text: 'Battlecry: it exchanges Health with another minion.',
  target: targets(other(ALL_MINIONS)),
  battlecry: swapHealth(SELF, TARGET),
});
export const lightbomb = spell('Lightbomb', {
  id: 'GVG_008',
  rarity: 'epic',
  cost: 6,
  class: 'priest',
  text: 'Each minion takes damage equal to its own Attack.',
  spell: damage(ALL_MINIONS, attackOf(EACH)),
});
