// Basic warlock cards: damage that costs something or asks a question.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  discard,
  draw,
  FRIENDLY_HAND,
  ifThen,
  isDying,
  minion,
  random,
  requires,
  spell,
  TARGET,
} from '../../terms.ts';

export const mortalCoil = spell('Mortal Coil', {
  id: 'EX1_302',
  cost: 1,
  class: 'warlock',
  text: '1 damage to a minion; if that is lethal, draw a card.',
  target: requires(ALL_MINIONS),
  spell: [damage(TARGET, 1), ifThen(isDying(TARGET), draw(1))],
});
export const soulfire = spell('Soulfire', {
  id: 'EX1_308',
  cost: 1,
  class: 'warlock',
  text: '4 damage to a target. Discard a random card.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 4), discard(random(FRIENDLY_HAND))],
});
export const voidwalker = minion('Voidwalker', {
  id: 'CS2_065',
  cost: 1,
  attack: 1,
  health: 3,
  class: 'warlock',
  race: 'demon',
  text: 'Taunt.',
  keywords: 'taunt',
});
export const hellfire = spell('Hellfire', {
  id: 'CS2_062',
  cost: 4,
  class: 'warlock',
  text: '3 damage to all characters.',
  spell: damage(ALL_CHARACTERS, 3),
});
