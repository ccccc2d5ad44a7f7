// Naxxramas neutral minions, nearly all about deathrattles, and their tokens.

import {
  ALL_MINIONS,
  CONTROLLER,
  damage,
  enchant,
  endTurn,
  FRIENDLY_DECK,
  hasDied,
  ifThen,
  minion,
  multiplyTriggers,
  putIntoPlay,
  random,
  revive,
  SECRET,
  SELF,
  summon,
  token,
  where,
} from '../../terms.ts';

export const undertaker = minion('Undertaker', {
  id: 'FP1_028',
  cost: 1,
  attack: 1,
  health: 2,
  text: 'Each time a minion with a deathrattle joins you: +1/+1.',
  events: summon(CONTROLLER, { hasDeathrattle: true }).on(enchant(SELF, { attack: 1, health: 1 })),
});
export const hauntedCreeper = minion('Haunted Creeper', {
  id: 'FP1_002',
  cost: 2,
  attack: 1,
  health: 2,
  race: 'beast',
  text: 'Deathrattle: two 1/1 Spectral Spiders.',
  deathrattle: summon('Spectral Spider', { count: 2 }),
});
export const spectralSpider = minion(
  'Spectral Spider',
  token({ id: 'FP1_002t', cost: 1, attack: 1, health: 1, text: '' }),
);
export const madScientist = minion('Mad Scientist', {
  id: 'FP1_004',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Deathrattle: a Secret goes from your deck into play.',
  deathrattle: putIntoPlay(random(where(FRIENDLY_DECK, SECRET))),
});
export const unstableGhoul = minion('Unstable Ghoul', {
  id: 'FP1_024',
  cost: 2,
  attack: 1,
  health: 3,
  text: 'Taunt. Deathrattle: 1 damage to all minions.',
  keywords: 'taunt',
  deathrattle: damage(ALL_MINIONS, 1),
});
export const baronRivendare = minion('Baron Rivendare', {
  id: 'FP1_031',
  cost: 4,
  attack: 1,
  health: 7,
  text: 'Your deathrattles trigger twice.',
  auras: multiplyTriggers('deathrattle', { times: 2, stacking: 'max' }),
});
export const feugen = minion('Feugen', {
  id: 'FP1_015',
  cost: 5,
  attack: 4,
  health: 7,
  text: 'Deathrattle: one Thaddius, if a Stalagg died this game.',
  deathrattle: ifThen(hasDied('Stalagg'), summon('Thaddius')),
});
export const stalagg = minion('Stalagg', {
  id: 'FP1_014',
  cost: 5,
  attack: 7,
  health: 4,
  text: 'Deathrattle: one Thaddius, if a Feugen died this game.',
  deathrattle: ifThen(hasDied('Feugen'), summon('Thaddius')),
});
export const thaddius = minion('Thaddius', token({ id: 'FP1_014t', cost: 10, attack: 11, health: 11, text: '' }));
export const kelthuzad = minion("Kel'Thuzad", {
  id: 'FP1_013',
  cost: 8,
  attack: 6,
  health: 8,
  text: 'At the end of each turn, your minions that died in it come back.',
  events: endTurn().on(revive({ isThisTurn: true })),
});
