// The course's Module 4 sheet: five tests by their exact names, asserting exactly what it states (seeds/002).

import { expect, it } from 'vitest';
import { type GameOptions, newGame } from '../../machines/sandbox/index.ts';

const FILLER = 'Test Filler';
const start = (options: GameOptions = {}) => newGame({ decks: [Array(5).fill(FILLER), []], ...options });

it('test_04_baron_doubles', () => {
  const { summon, dealDamage, clearLog, cast, log, hand, board, nameOf, health } = start();
  const B = summon('Baron Rivendare', 0);
  const H = summon('Loot Hoarder', 0);
  const G = summon('Harvest Golem', 0);
  dealDamage(G, 2);
  expect(health(G)).toBe(1);
  clearLog();

  cast('Whirlwind', 0);

  expect(hand(0)).toHaveLength(2);
  const [C1, C2] = hand(0);
  const summoned = log().filter((event) => event.type === 'Summoned');
  expect(summoned).toHaveLength(2);
  const [D1, D2] = summoned.map(({ id }) => id) as [number, number];
  expect(log()).toEqual([
    { type: 'SpellCast', card: 'Whirlwind' },
    { type: 'Damaged', target: B, amount: 1 },
    { type: 'Damaged', target: H, amount: 1 },
    { type: 'Damaged', target: G, amount: 1 },
    { type: 'Destroyed', id: H },
    { type: 'Destroyed', id: G },
    { type: 'DeathPhase', round: 1 },
    { type: 'Triggered', source: H, trigger: 'deathrattle' },
    { type: 'Drew', player: 0, id: C1 },
    { type: 'Triggered', source: H, trigger: 'deathrattle' },
    { type: 'Drew', player: 0, id: C2 },
    { type: 'Triggered', source: G, trigger: 'deathrattle' },
    { type: 'Summoned', id: D1 },
    { type: 'Triggered', source: G, trigger: 'deathrattle' },
    { type: 'Summoned', id: D2 },
  ]);
  expect(nameOf(D1)).toBe('Damaged Golem');
  expect(nameOf(D2)).toBe('Damaged Golem');
  expect(board(0)).toHaveLength(3);
  expect(board(0)[0]).toBe(B);
  expect(new Set(board(0).slice(1))).toEqual(new Set([D1, D2]));
  expect(health(B)).toBe(6);
});

it('test_04_simultaneous_death_not_doubled', () => {
  const { summon, clearLog, cast, log, hand, zoneOf } = start();
  const B = summon('Baron Rivendare', 0);
  const H = summon('Loot Hoarder', 0);
  clearLog();

  cast('Twisting Nether', 0);

  expect(hand(0)).toHaveLength(1);
  expect(log().filter((event) => event.type === 'Triggered')).toEqual([
    { type: 'Triggered', source: H, trigger: 'deathrattle' },
  ]);
  expect(zoneOf(B)).toBe('graveyard');
  expect(zoneOf(H)).toBe('graveyard');
});

it('test_04_two_barons_do_not_stack', () => {
  const { summon, dealDamage, clearLog, log, hand } = start();
  summon('Baron Rivendare', 0);
  summon('Baron Rivendare', 0);
  const H = summon('Loot Hoarder', 0);
  clearLog();

  dealDamage(H, 1);

  expect(hand(0)).toHaveLength(2);
  const [C1, C2] = hand(0);
  expect(log()).toEqual([
    { type: 'Damaged', target: H, amount: 1 },
    { type: 'Destroyed', id: H },
    { type: 'DeathPhase', round: 1 },
    { type: 'Triggered', source: H, trigger: 'deathrattle' },
    { type: 'Drew', player: 0, id: C1 },
    { type: 'Triggered', source: H, trigger: 'deathrattle' },
    { type: 'Drew', player: 0, id: C2 },
  ]);
});

it('test_04_aura_timing_order', () => {
  const { summon, clearLog, cast, log, hand } = start();
  const H = summon('Loot Hoarder', 0);
  const B = summon('Baron Rivendare', 0);
  clearLog();

  cast('Twisting Nether', 0);

  expect(hand(0)).toHaveLength(1);
  const [C] = hand(0);
  expect(log()).toEqual([
    { type: 'SpellCast', card: 'Twisting Nether' },
    { type: 'Destroyed', id: H },
    { type: 'Destroyed', id: B },
    { type: 'DeathPhase', round: 1 },
    { type: 'Triggered', source: H, trigger: 'deathrattle' },
    { type: 'Drew', player: 0, id: C },
  ]);
});

it('test_04_battlecry_on_play', () => {
  const { addToHand, clearLog, play, log, hand, zoneOf, board } = start();
  const E = addToHand('Novice Engineer', 0);
  clearLog();

  play(E);

  expect(hand(0)).toHaveLength(1);
  const [C] = hand(0);
  expect(log()).toEqual([
    { type: 'Summoned', id: E },
    { type: 'Triggered', source: E, trigger: 'battlecry' },
    { type: 'Drew', player: 0, id: C },
  ]);
  expect(zoneOf(E)).toBe('board');
  expect(board(0)).toEqual([E]);
});
