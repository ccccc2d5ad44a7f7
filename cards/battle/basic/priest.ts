// Basic priest cards: healing and blessings, words that destroy, and taking or copying what the enemy has.

import {
  ALL_MINIONS,
  damage,
  destroy,
  draw,
  ENEMY_DECK,
  ENEMY_HAND,
  ENEMY_MINIONS,
  enchant,
  FRIENDLY_CHARACTERS,
  FRIENDLY_HERO,
  giveCopy,
  HAS_BOARD_ROOM,
  heal,
  minion,
  random,
  requires,
  spell,
  TARGET,
  takeControl,
  where,
} from '../../terms.ts';

export const powerWordShield = spell('Power Word: Shield', {
  id: 'CS2_004',
  rarity: 'free',
  cost: 0,
  class: 'priest',
  text: '+2 Health for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { health: 2 }),
});
export const holySmite = spell('Holy Smite', {
  id: 'CS1_130',
  rarity: 'free',
  cost: 1,
  class: 'priest',
  text: '3 damage to a minion.',
  target: requires(ALL_MINIONS),
  spell: damage(TARGET, 3),
});
export const mindVision = spell('Mind Vision', {
  id: 'CS2_003',
  rarity: 'free',
  cost: 1,
  class: 'priest',
  text: 'A copy of a random card of the enemy hand goes to yours.',
  spell: giveCopy(random(ENEMY_HAND)),
});
export const northshireCleric = minion('Northshire Cleric', {
  id: 'CS2_235',
  rarity: 'common',
  cost: 1,
  attack: 1,
  health: 3,
  class: 'priest',
  text: 'Each time a minion is healed, draw a card.',
  events: heal(ALL_MINIONS).after(draw(1)),
});
export const psychicConjurer = minion('Psychic Conjurer', {
  id: 'EX1_193',
  rarity: 'free',
  cost: 1,
  attack: 1,
  health: 1,
  class: 'priest',
  text: 'Battlecry: a copy of a random card of the enemy deck goes to your hand.',
  battlecry: giveCopy(random(ENEMY_DECK)),
});
export const radiance = spell('Radiance', {
  id: 'EX1_192',
  rarity: 'free',
  cost: 1,
  class: 'priest',
  text: 'Your hero is healed for 5.',
  spell: heal(FRIENDLY_HERO, 5),
});
export const shadowWordDeath = spell('Shadow Word: Death', {
  id: 'EX1_622',
  rarity: 'free',
  cost: 2,
  class: 'priest',
  text: 'A minion with 5 or more Attack is destroyed.',
  target: requires(where(ALL_MINIONS, { attackAtLeast: 5 })),
  spell: destroy(TARGET),
});
export const shadowWordPain = spell('Shadow Word: Pain', {
  id: 'CS2_234',
  rarity: 'free',
  cost: 2,
  class: 'priest',
  text: 'A minion with 3 or less Attack is destroyed.',
  target: requires(where(ALL_MINIONS, { attackAtMost: 3 })),
  spell: destroy(TARGET),
});
export const holyNova = spell('Holy Nova', {
  id: 'CS1_112',
  rarity: 'free',
  cost: 4,
  class: 'priest',
  text: '2 damage to all enemy minions; your characters are healed for 2.',
  spell: [damage(ENEMY_MINIONS, 2), heal(FRIENDLY_CHARACTERS, 2)],
});
export const powerInfusion = spell('Power Infusion', {
  id: 'EX1_194',
  rarity: 'free',
  cost: 4,
  class: 'priest',
  text: '+2/+6 for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attack: 2, health: 6 }),
});
export const mindControl = spell('Mind Control', {
  id: 'CS1_113',
  rarity: 'free',
  cost: 10,
  class: 'priest',
  text: 'An enemy minion changes to your side.',
  target: requires(ENEMY_MINIONS),
  playableWhile: HAS_BOARD_ROOM,
  spell: takeControl(TARGET),
});
