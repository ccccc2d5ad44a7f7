// Classic neutral minions with a battlecry.

import {
  ALL_MINIONS,
  adjacentTo,
  becomeCopy,
  CONTROLLER,
  destroy,
  draw,
  EACH,
  EACH_PLAYER,
  enchant,
  FRIENDLY_MINIONS,
  forEach,
  handSize,
  minion,
  other,
  returnToHand,
  SELF,
  silence,
  swapAttackAndHealth,
  TARGET,
  takeKeyword,
  targets,
  where,
} from '../../terms.ts';

export const abusiveSergeant = minion('Abusive Sergeant', {
  id: 'CS2_188',
  rarity: 'common',
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: +2 Attack for a minion, until the end of the turn.',
  target: targets(other(ALL_MINIONS)),
  battlecry: enchant(TARGET, { attack: 2, until: 'endOfTurn' }),
});
export const youthfulBrewmaster = minion('Youthful Brewmaster', {
  id: 'EX1_049',
  rarity: 'common',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'Battlecry: another minion of yours goes back to your hand.',
  target: targets(other(FRIENDLY_MINIONS)),
  battlecry: returnToHand(TARGET),
});
export const ironbeakOwl = minion('Ironbeak Owl', {
  id: 'CS2_203',
  rarity: 'common',
  cost: 3,
  attack: 2,
  health: 1,
  race: 'beast',
  text: 'Battlecry: silences a minion.',
  target: targets(other(ALL_MINIONS)),
  battlecry: silence(TARGET),
});
export const coldlightOracle = minion('Coldlight Oracle', {
  id: 'EX1_050',
  rarity: 'rare',
  cost: 3,
  attack: 2,
  health: 2,
  race: 'murloc',
  text: 'Battlecry: each player draws two cards.',
  battlecry: draw(2, EACH_PLAYER),
});
export const twilightDrake = minion('Twilight Drake', {
  id: 'EX1_043',
  rarity: 'rare',
  cost: 4,
  attack: 4,
  health: 1,
  race: 'dragon',
  text: 'Battlecry: +1 Health for each card in your hand.',
  battlecry: enchant(SELF, { health: handSize(CONTROLLER) }),
});
export const bigGameHunter = minion('Big Game Hunter', {
  id: 'EX1_005',
  rarity: 'epic',
  cost: 5,
  attack: 4,
  health: 2,
  text: 'Battlecry: a minion with 7 Attack or more is destroyed.',
  target: targets(other(where(ALL_MINIONS, { attackAtLeast: 7 }))),
  battlecry: destroy(TARGET),
});
export const crazedAlchemist = minion('Crazed Alchemist', {
  id: 'EX1_059',
  rarity: 'rare',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Battlecry: the Attack and the Health of a minion change places.',
  target: targets(other(ALL_MINIONS)),
  battlecry: swapAttackAndHealth(TARGET),
});
export const defenderOfArgus = minion('Defender of Argus', {
  id: 'EX1_093',
  rarity: 'rare',
  cost: 4,
  attack: 2,
  health: 3,
  text: 'Battlecry: +1/+1 and Taunt for its neighbours.',
  battlecry: enchant(adjacentTo(SELF), { attack: 1, health: 1, keywords: ['taunt'] }),
});
export const facelessManipulator = minion('Faceless Manipulator', {
  id: 'EX1_564',
  rarity: 'epic',
  cost: 5,
  attack: 3,
  health: 3,
  text: 'Battlecry: becomes a copy of another minion.',
  target: targets(other(ALL_MINIONS)),
  battlecry: becomeCopy(SELF, TARGET),
});
export const bloodKnight = minion('Blood Knight', {
  id: 'EX1_590',
  rarity: 'epic',
  cost: 3,
  attack: 3,
  health: 3,
  text: 'Battlecry: all minions lose their Divine Shields; +3/+3 for each.',
  battlecry: forEach(where(ALL_MINIONS, { keyword: 'divineShield' }), [
    takeKeyword(EACH, 'divineShield'),
    enchant(SELF, { attack: 3, health: 3 }),
  ]),
});
