// Playing a minion: what happens to it between its arrival and its battlecry, and what multiplies (R7, R8, R9).

import { expect, it } from 'vitest';
import { activated, pick, refusalOf, table } from './table.ts';

it('R8.3: a minion that dies before its battlecry still has it', () => {
  const game = table();
  const { summon, addToHand, play, hand, log, clearLog } = game;
  const keeper = summon('Test Gatekeeper', 1);
  const engineer = addToHand('Novice Engineer', 0);
  clearLog();
  play(engineer);
  expect(log()).toEqual([
    { type: 'Summoned', id: engineer },
    { type: 'Triggered', source: keeper, trigger: 'onPlay' },
    { type: 'Damaged', target: engineer, amount: 1 },
    { type: 'Destroyed', id: engineer },
    { type: 'DeathPhase', round: 1 },
    { type: 'Triggered', source: engineer, trigger: 'battlecry' },
    { type: 'Drew', player: 0, id: pick(hand(0)) },
  ]);
});

it('R8.6: for a minion that is gone there are no after-play and after-summon triggers', () => {
  const game = table();
  const { summon, addSecret, addToHand, play, secrets, clearLog } = game;
  summon('Test Gatekeeper', 1);
  addSecret('Mirror Entity', 1);
  summon('Knife Juggler', 0);
  clearLog();
  play(addToHand('Novice Engineer', 0));
  expect(secrets(1)).toHaveLength(1);
  expect(activated(game)).toEqual(['Test Gatekeeper: onPlay', 'Novice Engineer: battlecry']);
});

it('R8.3: a minion returned before its battlecry still has it', () => {
  const { summon, addToHand, play, hand, zoneOf } = table();
  summon('Test Usher', 1);
  const engineer = addToHand('Novice Engineer', 0);
  play(engineer);
  expect([zoneOf(engineer), hand(0).length]).toEqual(['hand', 2]);
});

it('R8.3: a minion silenced before its battlecry has none', () => {
  const game = table();
  const { summon, addToHand, play, hand } = game;
  summon('Test Censor', 1);
  play(addToHand('Novice Engineer', 0));
  expect([hand(0), activated(game)]).toEqual([[], ['Test Censor: onPlay']]);
});

it('R8.3: for a minion that has changed sides its new controller carries the battlecry out', () => {
  const { summon, addToHand, play, hand, board } = table();
  const abductor = summon('Test Abductor', 1);
  const engineer = addToHand('Novice Engineer', 0);
  play(engineer);
  expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
  expect([board(0), board(1)]).toEqual([[], [abductor, engineer]]);
});

it('R8.5: the target is not checked again: what has left play stays where it is', () => {
  const game = table();
  const { summon, addToHand, play, attackOf, zoneOf } = game;
  summon('Test Sweeper', 1);
  const wisp = summon('Wisp', 0);
  const cleric = addToHand('Shattered Sun Cleric', 0);
  play(cleric, { target: wisp });
  expect([zoneOf(wisp), attackOf(wisp), attackOf(cleric)]).toEqual(['graveyard', 1, 3]);
  expect(activated(game)).toEqual(['Test Sweeper: onPlay', 'Shattered Sun Cleric: battlecry']);
});

it('R8.4: a battlecry without a possible effect is activated and logged all the same', () => {
  const game = table();
  const { addToHand, play } = game;
  play(addToHand('Shattered Sun Cleric', 0));
  expect(activated(game)).toEqual(['Shattered Sun Cleric: battlecry']);
});

it('R8.4: each activation uses the same target', () => {
  const { summon, addToHand, play, attackOf } = table();
  summon('Brann Bronzebeard', 0);
  const [given, other] = [summon('Wisp', 0), summon('Wisp', 0)];
  play(addToHand('Shattered Sun Cleric', 0), { target: given });
  expect([attackOf(given), attackOf(other)]).toEqual([3, 1]);
});

it("R7.6: Brann does nothing for the enemy's battlecries", () => {
  const { summon, addToHand, play, hand } = table();
  summon('Brann Bronzebeard', 1);
  play(addToHand('Novice Engineer', 0));
  expect(hand(0)).toHaveLength(1);
});

it('R9.4: a summoned minion has no battlecry', () => {
  const game = table();
  const { summon, hand } = game;
  summon('Novice Engineer', 0);
  expect([hand(0), activated(game)]).toEqual([[], []]);
});

it('R8.1: with a full board no minion can be played', () => {
  const { summon, addToHand, play, board } = table();
  for (let place = 0; place < 7; place += 1) summon('Wisp', 0);
  const eighth = addToHand('Wisp', 0);
  expect(refusalOf(() => play(eighth))).toBe('board-full');
  expect(board(0)).toHaveLength(7);
});

it('R6.8: nobody reacts to its own arrival', () => {
  const game = table();
  const { addToHand, play, clearLog } = game;
  const recruiter = addToHand('Test Recruiter', 0);
  clearLog();
  play(recruiter);
  expect(activated(game)).toEqual([]);
  play(addToHand('Wisp', 0));
  expect(activated(game)).toEqual(['Test Recruiter: onSummon']);
});

it('R6.4: "whenever" waits for the boundary, "after" for the After Summon Phase', () => {
  const game = table();
  const { summon, addToHand, play, clearLog } = game;
  summon('Knife Juggler', 0);
  summon('Test Recruiter', 0);
  clearLog();
  play(addToHand('Novice Engineer', 0));
  expect(activated(game)).toEqual([
    'Test Recruiter: onSummon',
    'Novice Engineer: battlecry',
    'Knife Juggler: afterSummon',
  ]);
});

it('R9.3: reactions to the first token run before the second appears', () => {
  const { summon, addToHand, play, trace, clearLog } = table();
  summon('Knife Juggler', 0);
  const caller = addToHand('Test Caller', 0);
  clearLog();
  play(caller);
  const told = trace()
    .map(({ type }) => type)
    .filter((type) => type === 'Summoned' || type === 'Damaged');
  expect(told).toEqual(['Summoned', 'Summoned', 'Damaged', 'Summoned', 'Damaged', 'Damaged']);
});

it('R7.7: a multiplier of end-of-turn triggers leaves other triggers alone', () => {
  const game = table();
  const { summon, dealDamage, endTurn, hand } = game;
  summon('Drakkari Enchanter', 0);
  const acolyte = summon('Acolyte of Pain', 0);
  summon('Test Scribe', 0);
  dealDamage(acolyte, 1);
  expect(hand(0)).toHaveLength(1);
  endTurn();
  expect(hand(0)).toHaveLength(3);
});

it('R7.10: a printed and an added deathrattle are multiplied each by itself', () => {
  const game = table();
  const { summon, cast, dealDamage, hand, board, nameOf } = game;
  const hoarder = summon('Loot Hoarder', 0);
  cast('Soul of the Forest', 0);
  summon('Baron Rivendare', 0);
  dealDamage(hoarder, 1);
  expect(hand(0)).toHaveLength(2);
  expect(board(0).map(nameOf)).toEqual(['Treant', 'Treant', 'Baron Rivendare']);
});
