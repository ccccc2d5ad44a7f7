// The two light boundaries (R3.3): only the aura updates run, and later Phases read the new snapshot.

import { expect, it } from 'vitest';
import {
  ALL_MINIONS,
  battleCards,
  battleWith,
  CONTROLLER,
  destroy,
  FRIENDLY_MINIONS,
  heal,
  MINION,
  minion,
  multiplyTriggers,
  play,
  proposeTarget,
  requires,
  SPELL,
  silence,
  spell,
  TARGET,
  where,
} from '../../machines/battle/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';

const choir = minion('Test Choir', {
  cost: 1,
  attack: 0,
  health: 5,
  text: 'What your minions do after a summon, they do twice.',
  auras: multiplyTriggers('afterSummon', { times: 2, stacking: 'max' }),
});
const hush = minion('Test Hush', {
  cost: 1,
  attack: 0,
  health: 5,
  text: 'After you play a minion, your Choirs are silenced.',
  events: play(CONTROLLER, MINION).after(silence(where(FRIENDLY_MINIONS, { name: 'Test Choir' }))),
});
const hangman = minion('Test Hangman', {
  cost: 1,
  attack: 0,
  health: 5,
  text: 'After you play a minion, your Choirs are destroyed.',
  events: play(CONTROLLER, MINION).after(destroy(where(FRIENDLY_MINIONS, { name: 'Test Choir' }))),
});
const warden = minion('Test Warden', {
  cost: 1,
  attack: 0,
  health: 5,
  text: 'When a spell of yours takes its target, your Soulpriests are silenced.',
  events: proposeTarget(CONTROLLER, SPELL).on(silence(where(FRIENDLY_MINIONS, { name: 'Auchenai Soulpriest' }))),
});
const balm = spell('Test Balm', {
  cost: 1,
  text: 'Heals a minion for 2.',
  target: requires(ALL_MINIONS),
  spell: heal(TARGET, 2),
});

const ruleset = battleWith([...battleCards, choir, hush, hangman, warden, balm]);
const start = () => newGame({ ruleset });

it('R3.3: a multiplier silenced in the After Play Phase no longer counts in the After Summon Phase', () => {
  const { summon, addToHand, play: playCard, health, hero } = start();
  summon('Knife Juggler', 0);
  summon('Test Choir', 0);
  summon('Test Hush', 0);
  const before = health(hero(1));
  playCard(addToHand('Wisp', 0));
  expect(before - health(hero(1))).toBe(1);
});

it('R3.3: without the silence it counts', () => {
  const { summon, addToHand, play: playCard, health, hero } = start();
  summon('Knife Juggler', 0);
  summon('Test Choir', 0);
  const before = health(hero(1));
  playCard(addToHand('Wisp', 0));
  expect(before - health(hero(1))).toBe(2);
});

it('R3.3: no deaths between After Play and After Summon: one marked there still counts', () => {
  const { summon, addToHand, play: playCard, health, hero, zoneOf } = start();
  summon('Knife Juggler', 0);
  const doomed = summon('Test Choir', 0);
  summon('Test Hangman', 0);
  const before = health(hero(1));
  playCard(addToHand('Wisp', 0));
  expect(before - health(hero(1))).toBe(2);
  expect(zoneOf(doomed)).toBe('graveyard');
});

it('R3.3: an inversion silenced in the Targeting Phase no longer counts for the text', () => {
  const { summon, cast, dealDamage, health } = start();
  summon('Auchenai Soulpriest', 0);
  summon('Test Warden', 0);
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(yeti, 3);
  cast('Test Balm', 0, { target: yeti });
  expect(health(yeti)).toBe(4);
});

it('R3.3: without the silence the healing hurts', () => {
  const { summon, cast, dealDamage, health } = start();
  summon('Auchenai Soulpriest', 0);
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(yeti, 2);
  cast('Test Balm', 0, { target: yeti });
  expect(health(yeti)).toBe(1);
});
