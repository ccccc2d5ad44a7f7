// Tracking: three cards are looked at, one is drawn, the others are discarded from the deck.

import { expect } from 'vitest';
import { activated, count, refusalOf, table } from '../table.ts';
import { card } from './card.ts';

const DECK = ['Wisp', 'Chillwind Yeti', 'Boulderfist Ogre', 'War Golem'];

card('Tracking', 'one of the three top cards is drawn, the others go to the graveyard', () => {
  const game = table({ decks: [DECK, DECK] });
  const { addToHand, play, pendingChoice, choose, hand, deck, nameOf, zoneOf } = game;
  const [wisp = 0, yeti = 0, ogre = 0] = deck(0);
  play(addToHand('Tracking', 0));
  expect(pendingChoice()).toEqual({ player: 0, options: ['Wisp', 'Chillwind Yeti', 'Boulderfist Ogre'] });
  expect([hand(0), deck(0).length]).toEqual([[], 4]);
  choose(1);
  expect([hand(0), zoneOf(wisp), zoneOf(ogre)]).toEqual([[yeti], 'graveyard', 'graveyard']);
  expect([deck(0).map(nameOf), deck(1).length, hand(1)]).toEqual([['War Golem'], 4, []]);
  expect([count(game, 'Drew'), count(game, 'Discarded')]).toEqual([1, 2]);
});

card('Tracking', 'offers what a short deck has, and nothing of an empty one', () => {
  const game = table({ decks: [['Wisp', 'Chillwind Yeti'], []] });
  const { addToHand, play, pendingChoice, choose, hand, deck, nameOf, hero, health } = game;
  play(addToHand('Tracking', 0));
  expect(pendingChoice()?.options).toEqual(['Wisp', 'Chillwind Yeti']);
  choose(0);
  expect([hand(0).map(nameOf), deck(0)]).toEqual([['Wisp'], []]);
  play(addToHand('Tracking', 0));
  expect([pendingChoice(), hand(0).length, health(hero(0))]).toEqual([undefined, 1, 30]);
});

card('Tracking', 'nothing else may be done until the choice is made (FP-148)', () => {
  const { addToHand, summon, play, choose, attack, useHeroPower, endTurn, hero } = table({ decks: [DECK, DECK] });
  const yeti = summon('Chillwind Yeti', 0);
  const wisp = addToHand('Wisp', 0);
  play(addToHand('Tracking', 0));
  expect(refusalOf(() => attack(yeti, hero(1)))).toBe('choice-open');
  expect(refusalOf(() => play(wisp))).toBe('choice-open');
  expect(refusalOf(() => useHeroPower(0, { target: hero(1) }))).toBe('choice-open');
  expect(refusalOf(() => endTurn())).toBe('choice-open');
  choose(2);
  expect(refusalOf(() => attack(yeti, hero(1)))).toBe('accepted');
});

card('Tracking', 'those who wait for the spell to be cast react after the choice (FP-165)', () => {
  const game = table({ decks: [DECK, DECK] });
  const { addToHand, summon, play, choose, health } = game;
  const [pyromancer, yeti] = [summon('Wild Pyromancer', 0), summon('Chillwind Yeti', 1)];
  play(addToHand('Tracking', 0));
  expect(activated(game)).toEqual([]);
  choose(0);
  expect(activated(game)).toEqual(['Wild Pyromancer: afterSpell']);
  expect([health(pyromancer), health(yeti)]).toEqual([1, 4]);
});
