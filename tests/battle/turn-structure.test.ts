// The opening, the change of turn, and the end by the turn limit (R14).

import { expect, it } from 'vitest';
import { activated, duel, pick, refusalOf, table } from './table.ts';

it('R14.4: three cards for the first player, four for the second', () => {
  const { hand, game } = duel(['Wisp'], ['Wisp']);
  expect([hand(0).length, hand(1).length]).toEqual([3, 4]);
  expect(game.awaited()).toEqual([0, 1]);
});

it('R14.4: after both mulligans the second player has The Coin and the first has drawn', () => {
  const { begin, hand, nameOf, game } = duel(['Wisp'], ['Wisp']);
  begin();
  expect(hand(0).map(nameOf)).toEqual(Array(4).fill('Wisp'));
  expect(hand(1).map(nameOf)).toEqual([...Array<string>(4).fill('Wisp'), 'The Coin']);
  expect([game.world.activePlayer, game.world.turn, game.awaited()]).toEqual([0, 1, [0]]);
});

it('R14.4: seat 1 may be first', () => {
  const { begin, hand, game } = duel(['Wisp'], ['Wisp'], { firstPlayer: 1 });
  begin();
  expect([hand(0).length, hand(1).length, game.world.activePlayer]).toEqual([5, 4, 1]);
});

it('R14.4: cards replaced go back into the deck, as many others come, the kept ones stay', () => {
  const { send, hand, game } = duel(['Wisp', 'Chillwind Yeti'], ['Wisp']);
  const [first, second, kept] = hand(0);
  send({ type: 'MULLIGAN', seat: 0, replace: [first ?? 0, second ?? 0] });
  expect(hand(0)).toHaveLength(3);
  expect(hand(0)).toContain(kept);
  expect([first, second].map((id) => game.world.entities[id ?? 0]?.zone)).toEqual(['deck', 'deck']);
  expect(game.world.players[0].deck).toHaveLength(57);
});

it('R14.4: each answers once, with own cards, in either order, and nobody plays before both have', () => {
  const { verdict, send, hand, endTurn } = duel(['Wisp'], ['Wisp']);
  expect(verdict({ type: 'MULLIGAN', seat: 0, replace: [pick(hand(1))] })).toBe('mulligan-cards');
  send({ type: 'MULLIGAN', seat: 1, replace: [] });
  expect(verdict({ type: 'MULLIGAN', seat: 1, replace: [] })).toBe('mulligan-done');
  expect(refusalOf(endTurn)).toBe('not-started');
  send({ type: 'MULLIGAN', seat: 0, replace: [] });
  expect(verdict({ type: 'MULLIGAN', seat: 0, replace: [] })).toBe('mulligan-over');
});

it('R14.4: the first turns of a replaced and a kept hand differ in nothing for the other player', () => {
  const enemyHand = (replaces: boolean) => {
    const { send, hand } = duel(['Wisp'], ['Wisp', 'Chillwind Yeti'], { seed: 3 });
    send({ type: 'MULLIGAN', seat: 0, replace: replaces ? hand(0) : [] });
    send({ type: 'MULLIGAN', seat: 1, replace: [] });
    return hand(1);
  };
  expect(enemyHand(true)).toEqual(enemyHand(false));
});

it('R14.1: end of turn, then the other player, turn number up, start of turn, one card', () => {
  const { endTurn, activePlayer, turn, trace, hand } = table();
  endTurn();
  expect([activePlayer(), turn(), hand(1).length]).toEqual([1, 2, 1]);
  const told = trace()
    .map(({ type }) => type)
    .filter((type) => type === 'TurnEnded' || type === 'TurnStarted' || type === 'Drew');
  expect(told).toEqual(['TurnEnded', 'TurnStarted', 'Drew']);
});

it('R14.1: only the one whose turn it is may end it', () => {
  const { begin, verdict } = duel(['Wisp'], ['Wisp']);
  begin();
  expect([verdict({ type: 'END_TURN', seat: 1 }), verdict({ type: 'END_TURN', seat: 0 })]).toEqual([
    'not-your-turn',
    'legal',
  ]);
});

it('R14.1 step 1: "your turn" triggers run at the end of their own player\'s turn, "each turn" at both', () => {
  const game = table();
  const { summon, endTurn, clearLog } = game;
  summon('Test Scribe', 0);
  summon("Kel'Thuzad", 1);
  summon('Test Scribe', 1);
  endTurn();
  expect(activated(game)).toEqual(['Test Scribe: endOfTurn', "Kel'Thuzad: endOfTurn"]);
  clearLog();
  endTurn();
  expect(activated(game)).toEqual(["Kel'Thuzad: endOfTurn", 'Test Scribe: endOfTurn']);
});

it('R14.3: who comes by an end-of-turn trigger takes no part in the running queue', () => {
  const game = table();
  const { summon, endTurn, board, nameOf } = game;
  summon('Test Founder', 0);
  endTurn();
  expect(board(0).map(nameOf)).toEqual(['Test Founder', 'Test Scribe']);
  expect(activated(game)).toEqual(['Test Founder: endOfTurn']);
});

it('R14.1 step 1: a minion killed by an older end-of-turn trigger still has its own', () => {
  const game = table();
  const { summon, dealDamage, endTurn, zoneOf, clearLog } = game;
  summon('Test Stinger', 0);
  const scribe = summon('Test Scribe', 0);
  dealDamage(scribe, 2);
  clearLog();
  endTurn();
  expect(activated(game)).toEqual(['Test Stinger: endOfTurn', 'Test Scribe: endOfTurn']);
  expect(zoneOf(scribe)).toBe('graveyard');
});

it('R14.1 step 4: Doomsayer waits for the turn of its own player', () => {
  const { summon, endTurn, zoneOf } = table();
  const [sayer, other] = [summon('Doomsayer', 0), summon('Chillwind Yeti', 1)];
  endTurn();
  expect([zoneOf(sayer), zoneOf(other)]).toEqual(['board', 'board']);
  endTurn();
  expect([zoneOf(sayer), zoneOf(other)]).toEqual(['graveyard', 'graveyard']);
});

it('R14.1 step 4: those who arrived last turn are ready, those of the enemy do not become so', () => {
  const { begin, until, play, endTurn, verdict, hero } = duel(['Murloc Raider'], ['Murloc Raider']);
  begin();
  until(0, 1, 'Murloc Raider');
  const mine = play(0, 'Murloc Raider');
  endTurn();
  const theirs = play(1, 'Murloc Raider');
  endTurn();
  expect(verdict({ type: 'ATTACK', seat: 0, attacker: mine, defender: hero(1) })).toBe('legal');
  endTurn();
  expect(verdict({ type: 'ATTACK', seat: 1, attacker: theirs, defender: hero(0) })).toBe('legal');
});

it('R20.2: a hero that falls at the end of the turn ends the game before the next turn begins', () => {
  const { summon, dealDamage, hero, endTurn, outcome, trace } = table();
  const watcher = summon('Imp Master', 0);
  dealDamage(watcher, 4);
  dealDamage(hero(1), 29);
  summon('Knife Juggler', 0);
  endTurn();
  expect(outcome()).toEqual({ result: 'win', player: 0 });
  expect(trace().some(({ type }) => type === 'TurnStarted')).toBe(false);
});

it('R20.2: fatigue of the draw phase ends the game before anybody acts', () => {
  const { dealDamage, hero, endTurn, outcome, game } = table({ decks: [[], []] });
  dealDamage(hero(1), 29);
  endTurn();
  expect(outcome()).toEqual({ result: 'win', player: 0 });
  expect(game.awaited()).toEqual([]);
});

it('R14.5: after the last turn the game is a draw', () => {
  const { endTurn, outcome, turn } = table({ limits: { turns: 3 } });
  endTurn();
  endTurn();
  expect([turn(), outcome().result]).toEqual([3, 'none']);
  endTurn();
  expect(outcome()).toEqual({ result: 'draw' });
});

it('R14.5: the last turn is the 89th', () => {
  const { endTurn, outcome, turn } = table({ decks: [Array(60).fill('Wisp'), Array(60).fill('Wisp')] });
  for (let turns = 1; turns < 89; turns += 1) endTurn();
  expect([turn(), outcome().result]).toEqual([89, 'none']);
  endTurn();
  expect(outcome()).toEqual({ result: 'draw' });
});
