// Basic priest cards: healing and what comes of it, and taking what the enemy has.

import {
  ALL_MINIONS,
  damage,
  draw,
  ENEMY_HAND,
  ENEMY_MINIONS,
  FRIENDLY_CHARACTERS,
  giveCopy,
  heal,
  minion,
  random,
  requires,
  spell,
  TARGET,
  takeControl,
} from '../../terms.ts';

export const mindVision = spell('Mind Vision', {
  id: 'CS2_003',
  cost: 1,
  class: 'priest',
  text: 'A copy of a random card of the enemy hand goes to yours.',
  spell: giveCopy(random(ENEMY_HAND)),
});
export const northshireCleric = minion('Northshire Cleric', {
  id: 'CS2_235',
  cost: 1,
  attack: 1,
  health: 3,
  class: 'priest',
  text: 'Each time a minion is healed, draw a card.',
  events: heal(ALL_MINIONS).after(draw(1)),
});
export const holyNova = spell('Holy Nova', {
  id: 'CS1_112',
  cost: 4,
  class: 'priest',
  text: '2 damage to all enemy minions; your characters are healed for 2.',
  spell: [damage(ENEMY_MINIONS, 2), heal(FRIENDLY_CHARACTERS, 2)],
});
export const mindControl = spell('Mind Control', {
  id: 'CS1_113',
  cost: 10,
  class: 'priest',
  text: 'An enemy minion changes to your side.',
  target: requires(ENEMY_MINIONS),
  spell: takeControl(TARGET),
});
