// Choices: the game stops in the middle of a text and goes on with the answer (R3.1, R24).

import { expect, it } from 'vitest';
import { battleCards, battleWith, testCards } from '../../machines/battle/index.ts';
import { duel, pick, refusalOf, table } from './table.ts';

it('R24 Discover: three different cards of the pool are offered, and the one picked goes to the hand', () => {
  const { addToHand, play, pendingChoice, choose, hand, nameOf } = table();
  play(addToHand('Museum Curator', 0));
  const options = pendingChoice()?.options ?? [];
  expect(new Set(options).size).toBe(3);
  for (const name of options) {
    const card = battleCards.find((known) => known.name === name);
    expect(card !== undefined && 'deathrattle' in card && card.deathrattle.length > 0 && card.isCollectible).toBe(true);
  }
  expect(hand(0)).toEqual([]);
  choose(1);
  expect(hand(0).map(nameOf)).toEqual([options[1]]);
  expect(pendingChoice()).toBeUndefined();
});

/** A card set with one Beast that has a deathrattle, and without Pirates. */
const heroes = ['Jaina Proudmoore', 'Fireblast', 'Garrosh Hellscream', 'Armor Up!'];
const beasts = ['Haunted Creeper', 'Spectral Spider', 'River Crocolisk'];
const names = [...heroes, ...beasts, 'Test Filler', 'Test Naturalist', 'Test Sailor'];
const fewCards = battleWith([...battleCards, ...testCards].filter(({ name }) => names.includes(name)));

it('R24 Discover: fewer candidates give fewer options', () => {
  const { addToHand, play, pendingChoice, choose, hand, nameOf } = table({ ruleset: fewCards });
  play(addToHand('Test Naturalist', 0));
  expect(pendingChoice()?.options).toEqual(['Haunted Creeper']);
  choose(0);
  expect(hand(0).map(nameOf)).toEqual(['Haunted Creeper']);
});

it('R24 Discover: no candidate, no choice', () => {
  const { addToHand, play, pendingChoice, hand } = table({ ruleset: fewCards });
  play(addToHand('Test Sailor', 0));
  expect([pendingChoice(), hand(0)]).toEqual([undefined, []]);
});

it('R3.1: while a choice is open nothing else is accepted, and nobody else may answer', () => {
  const { addToHand, play, game, summon, choose, endTurn, hand } = table();
  const other = addToHand('Wisp', 0);
  play(addToHand('Museum Curator', 0));
  expect(refusalOf(() => play(other))).toBe('choice-open');
  expect(refusalOf(() => endTurn())).toBe('choice-open');
  expect(refusalOf(() => summon('Wisp', 0))).toBe('choice-open');
  expect(game.whyNot({ type: 'CHOOSE', seat: 1, option: 0 })?.code).toBe('not-awaited');
  expect(refusalOf(() => choose(3))).toBe('option-unknown');
  choose(0);
  expect(hand(0)).toHaveLength(2);
});

it('R3.1: without a choice there is nothing to answer', () => {
  const { choose } = table();
  expect(refusalOf(() => choose(0))).toBe('no-choice-open');
});

it('R3.1: only the one asked is awaited, with one move for each option', () => {
  const { addToHand, play, game } = table();
  play(addToHand('Museum Curator', 0));
  expect(game.awaited()).toEqual([0]);
  expect(game.legalMoves(0).map(({ input }) => input.type)).toEqual(['CHOOSE', 'CHOOSE', 'CHOOSE']);
  expect(game.legalMoves(1)).toEqual([]);
});

it('R8.4: with Brann the second activation asks after the first was answered', () => {
  const { summon, addToHand, play, pendingChoice, choose, hand } = table();
  summon('Brann Bronzebeard', 0);
  play(addToHand('Museum Curator', 0));
  choose(0);
  expect([pendingChoice()?.player, hand(0).length]).toEqual([0, 1]);
  choose(2);
  expect([pendingChoice(), hand(0).length]).toEqual([undefined, 2]);
});

it('R15.3: what is picked with a full hand is not made', () => {
  const { summon, addToHand, play, choose, hand } = table();
  const curator = addToHand('Museum Curator', 0);
  for (let held = 0; held < 9; held += 1) addToHand('Wisp', 0);
  summon('Test Recruiter', 0);
  play(curator);
  choose(0);
  expect(hand(0)).toHaveLength(10);
});

it('R8.2: the Phases after the battlecry come after the answer', () => {
  const { addSecret, addToHand, play, choose, board } = table();
  addSecret('Mirror Entity', 1);
  play(addToHand('Museum Curator', 0));
  expect(board(1)).toEqual([]);
  choose(0);
  expect(board(1)).toHaveLength(1);
});

it('R3.1: a choice among entities goes on with the one picked; the others are left alone', () => {
  const { summon, addToHand, play, pendingChoice, choose, health } = table();
  const [first, second] = [summon('Chillwind Yeti', 1), summon('Boulderfist Ogre', 1)];
  play(addToHand('Test Chooser', 0));
  expect(pendingChoice()?.options).toEqual(['Chillwind Yeti', 'Boulderfist Ogre']);
  choose(1);
  expect([health(first), health(second)]).toEqual([5, 5]);
});

it('R20.4: one may concede while a choice is open, the other one too', () => {
  for (const player of [0, 1] as const) {
    const { addToHand, play, concede, outcome } = table();
    play(addToHand('Museum Curator', 0));
    concede(player);
    expect(outcome()).toEqual({ result: 'win', player: player === 0 ? 1 : 0 });
  }
});

it('R24 Discover: the offer comes from the chance of the one asked, so the other cannot move it', () => {
  const offer = (missiles: number) => {
    const { cast, addToHand, play, pendingChoice } = table({ seed: 5 });
    for (let shots = 0; shots < missiles; shots += 1) cast('Arcane Missiles', 1);
    play(addToHand('Museum Curator', 0));
    return pendingChoice()?.options;
  };
  expect(offer(0)).toEqual(offer(3));
});

it('R3.1: in a real duel an open choice is part of the turn', () => {
  const { begin, until, play, game, verdict, send, hand } = duel(['Museum Curator'], ['Wisp']);
  begin();
  until(0, 2, 'Museum Curator');
  play(0, 'Museum Curator');
  expect(verdict({ type: 'END_TURN', seat: 0 })).toBe('choice-open');
  const before = hand(0).length;
  send({ type: 'CHOOSE', seat: 0, option: 2 });
  expect([hand(0).length, verdict({ type: 'END_TURN', seat: 0 })]).toEqual([before + 1, 'legal']);
  expect(game.world.entities[pick(hand(0))]?.zone).toBe('hand');
});
