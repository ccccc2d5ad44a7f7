// Fictional minions that act on each minion the opponent plays, before its battlecry (R8.3, R8.5).

import {
  ALL_MINIONS,
  damage,
  EVENT_CARD,
  MINION,
  minion,
  OPPONENT,
  other,
  play,
  returnToHand,
  silence,
  takeControl,
  transform,
} from '../../terms.ts';

const body = { cost: 1, attack: 1, health: 4 } as const;

export const testGatekeeper = minion('Test Gatekeeper', {
  ...body,
  text: 'Each time your opponent plays a minion: 1 damage to it.',
  events: play(OPPONENT, MINION).on(damage(EVENT_CARD, 1)),
});
export const testSweeper = minion('Test Sweeper', {
  ...body,
  text: 'Each time your opponent plays a minion: 1 damage to all other minions.',
  events: play(OPPONENT, MINION).on(damage(other(ALL_MINIONS), 1)),
});
export const testUsher = minion('Test Usher', {
  ...body,
  text: "Each time your opponent plays a minion, it goes back to its owner's hand.",
  events: play(OPPONENT, MINION).on(returnToHand(EVENT_CARD)),
});
export const testCensor = minion('Test Censor', {
  ...body,
  text: 'Each time your opponent plays a minion, it is silenced.',
  events: play(OPPONENT, MINION).on(silence(EVENT_CARD)),
});
export const testShearer = minion('Test Shearer', {
  ...body,
  text: 'Each time your opponent plays a minion, it becomes a Sheep.',
  events: play(OPPONENT, MINION).on(transform(EVENT_CARD, 'Sheep')),
});
export const testAbductor = minion('Test Abductor', {
  ...body,
  text: 'Each time your opponent plays a minion, it changes to your side.',
  events: play(OPPONENT, MINION).on(takeControl(EVENT_CARD)),
});
