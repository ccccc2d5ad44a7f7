// Classic neutral minions that leave something to chance, and the tokens of one of them.

import {
  ALL_MINIONS,
  coinFlip,
  draw,
  minion,
  OWN_TURN_BEGIN,
  oneOf,
  other,
  random,
  token,
  transform,
} from '../../terms.ts';

export const natPagle = minion('Nat Pagle', {
  id: 'EX1_557',
  rarity: 'legendary',
  cost: 2,
  attack: 0,
  health: 4,
  text: 'At the start of your turn, half the time: draw one more card.',
  events: OWN_TURN_BEGIN.after(coinFlip(draw(1))),
});
export const tinkmasterOverspark = minion('Tinkmaster Overspark', {
  id: 'EX1_083',
  rarity: 'legendary',
  cost: 3,
  attack: 3,
  health: 3,
  text: 'Battlecry: another minion, at random, becomes a 5/5 Devilsaur or a 1/1 Squirrel.',
  battlecry: transform(random(other(ALL_MINIONS)), oneOf('Devilsaur', 'Squirrel')),
});
export const devilsaur = minion(
  'Devilsaur',
  token({ id: 'EX1_tk29', cost: 5, attack: 5, health: 5, race: 'beast', text: '' } as const),
);
export const squirrel = minion(
  'Squirrel',
  token({ id: 'EX1_tk28', cost: 1, attack: 1, health: 1, race: 'beast', text: '' } as const),
);
