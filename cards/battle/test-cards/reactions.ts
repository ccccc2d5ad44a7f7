// Fictional minions that react to events, some of them in chains that only limits or death can end.

import {
  ALL_MINIONS,
  CONTROLLER,
  damage,
  death,
  discover,
  draw,
  ENEMY_MINIONS,
  isDying,
  MINION,
  minion,
  not,
  other,
  play,
  SELF,
  SPELL,
  summon,
  summonCopy,
} from '../../terms.ts';

export const testWatcher = minion('Test Watcher', {
  cost: 2,
  attack: 2,
  health: 4,
  text: 'Each time an enemy minion dies, draw a card.',
  events: death(ENEMY_MINIONS).after(draw(1)),
});
export const testSufferer = minion('Test Sufferer', {
  cost: 1,
  attack: 1,
  health: 3,
  text: 'Each time it takes damage, draw a card.',
  events: damage(SELF).after(draw(1)),
});
export const testRecruiter = minion('Test Recruiter', {
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Each time a minion joins you, draw a card.',
  events: summon(CONTROLLER).on(draw(1)),
});
export const testMimic = minion('Test Mimic', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'After you cast a spell: a copy of this minion.',
  events: play(CONTROLLER, SPELL).after(summonCopy(SELF)),
});
export const testAdvisor = minion('Test Advisor', {
  cost: 1,
  attack: 1,
  health: 5,
  text: 'After a minion joins you, discover a minion.',
  events: summon(CONTROLLER).after(discover(MINION)),
});
export const testDuelist = minion('Test Duelist', {
  cost: 1,
  attack: 1,
  health: 1_000_000,
  text: 'Each time it takes damage: 1 damage to all other minions.',
  events: damage(SELF).after(damage(other(ALL_MINIONS), 1)),
});
export const testBreeder = minion('Test Breeder', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'After any other minion joins the board: one Test Filler.',
  events: summon().after(summon('Test Filler')),
});
export const testCascade = minion('Test Cascade', {
  cost: 1,
  attack: 1,
  health: 400,
  text: 'Each time it survives damage, it takes 1 more.',
  events: damage(SELF)
    .when(not(isDying(SELF)))
    .after(damage(SELF, 1)),
});
