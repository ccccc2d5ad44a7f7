// Fictional minions: fillers, auras, battlecries and deathrattles that a test needs and no real card has.

import {
  ALL_MINIONS,
  CONTROLLER,
  damage,
  draw,
  ENEMY_CHARACTERS,
  ENEMY_MINIONS,
  enchant,
  endTurn,
  minion,
  multiplyTriggers,
  other,
  random,
  repeatBattlecries,
  summon,
  TARGET,
  takeControl,
  targets,
} from '../../terms.ts';

export const testFiller = minion('Test Filler', { cost: 1, attack: 1, health: 1, text: '' });

export const testEcho = minion('Test Echo', {
  cost: 1,
  attack: 1,
  health: 3,
  text: 'Your deathrattles trigger once more; several of these add up.',
  auras: multiplyTriggers('deathrattle', { times: 2, stacking: 'additive' }),
});
export const testTriple = minion('Test Triple', {
  cost: 1,
  attack: 1,
  health: 3,
  text: 'Your deathrattles trigger three times.',
  auras: multiplyTriggers('deathrattle', { times: 3, stacking: 'max' }),
});
export const testBomber = minion('Test Bomber', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: 1 damage to all other minions.',
  battlecry: damage(other(ALL_MINIONS), 1),
});
export const testRepeater = minion('Test Repeater', {
  cost: 6,
  attack: 6,
  health: 6,
  text: 'Battlecry: the other battlecries you played this game run again, oldest first, 20 at most.',
  battlecry: repeatBattlecries(20),
});
export const testMentor = minion('Test Mentor', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: +2 Attack for another minion.',
  target: targets(other(ALL_MINIONS)),
  battlecry: enchant(TARGET, { attack: 2 }),
});
export const testSniper = minion('Test Sniper', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: 1 damage to a random enemy.',
  battlecry: damage(random(ENEMY_CHARACTERS), 1),
});
export const testCaller = minion('Test Caller', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: two Test Fillers, then draw a card.',
  battlecry: [summon('Test Filler', { count: 2 }), draw(1)],
});
export const testHerald = minion('Test Herald', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Deathrattle: one Baron Rivendare.',
  deathrattle: summon('Baron Rivendare'),
});
export const testBulwark = minion('Test Bulwark', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Deathrattle: one Bolf Ramshield.',
  deathrattle: summon('Bolf Ramshield'),
});
export const testBlaster = minion('Test Blaster', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Deathrattle: 2 damage to all minions.',
  deathrattle: damage(ALL_MINIONS, 2),
});
export const testThief = minion('Test Thief', {
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Deathrattle: a random enemy minion changes to your side.',
  deathrattle: takeControl(random(ENEMY_MINIONS)),
});
export const testRager = minion('Test Rager', {
  cost: 2,
  attack: 2,
  health: 4,
  text: 'Frenzy: draw a card.',
  frenzy: draw(1),
});
export const testScribe = minion('Test Scribe', {
  cost: 1,
  attack: 1,
  health: 3,
  text: 'At the end of your turn, draw a card.',
  events: endTurn(CONTROLLER).on(draw(1)),
});
export const testStinger = minion('Test Stinger', {
  cost: 1,
  attack: 1,
  health: 9,
  text: 'At the end of your turn: 1 damage to all other minions.',
  events: endTurn(CONTROLLER).on(damage(other(ALL_MINIONS), 1)),
});
