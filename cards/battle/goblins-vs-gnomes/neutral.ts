// Goblins vs Gnomes neutral minions: plain bodies, and a sheep that blows up.

import { ALL_MINIONS, damage, minion } from '../../terms.ts';

export const puddlestomper = minion('Puddlestomper', {
  id: 'GVG_064',
  rarity: 'common',
  cost: 2,
  attack: 3,
  health: 2,
  race: 'murloc',
  text: '',
});
export const explosiveSheep = minion('Explosive Sheep', {
  id: 'GVG_076',
  rarity: 'common',
  cost: 2,
  attack: 1,
  health: 1,
  race: 'mech',
  text: 'Deathrattle: 2 damage to all minions.',
  deathrattle: damage(ALL_MINIONS, 2),
});
export const spiderTank = minion('Spider Tank', {
  id: 'GVG_044',
  rarity: 'common',
  cost: 3,
  attack: 3,
  health: 4,
  race: 'mech',
  text: '',
});
export const lostTallstrider = minion('Lost Tallstrider', {
  id: 'GVG_071',
  rarity: 'common',
  cost: 4,
  attack: 5,
  health: 4,
  race: 'beast',
  text: '',
});
