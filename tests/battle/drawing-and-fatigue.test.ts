// Drawing one card after another, the empty deck, the full hand (R15).

import { expect, it } from 'vitest';
import { activated, count, pick, table } from './table.ts';

const hoard = (cards: number) => Array<string>(cards).fill('Wisp');

it('R15.1: a draw takes the top card and says so', () => {
  const { addToDeck, cast, hand, log, deck } = table({ decks: [['Wisp', 'Wisp'], []] });
  const top = addToDeck('Chillwind Yeti', 0);
  cast('Shield Block', 0);
  expect(hand(0)).toEqual([top]);
  expect(log()).toContainEqual({ type: 'Drew', player: 0, id: top });
  expect(deck(0)).toHaveLength(2);
});

it('R15.1: fatigue is counted for each player by itself', () => {
  const { cast, health, hero } = table({ decks: [[], []] });
  cast('Arcane Intellect', 0);
  expect(health(hero(0))).toBe(27);
  cast('Arcane Intellect', 1);
  expect([health(hero(0)), health(hero(1))]).toEqual([27, 27]);
});

it('R15.1: fatigue is damage like any other: armour takes it first, and it is logged in full', () => {
  const { gainArmor, cast, armor, health, hero, log } = table({ decks: [[], []] });
  gainArmor(0, 2);
  cast('Arcane Intellect', 0);
  expect([armor(0), health(hero(0))]).toEqual([0, 29]);
  expect(log().filter(({ type }) => type === 'Damaged')).toEqual([
    { type: 'Damaged', target: hero(0), amount: 1 },
    { type: 'Damaged', target: hero(0), amount: 2 },
  ]);
});

it('R15.1: fatigue does not hurt an Immune hero, but counts on', () => {
  const { summon, silence, cast, health, hero } = table({ decks: [[], []] });
  const guard = summon("Mal'Ganis", 0);
  cast('Arcane Intellect', 0);
  expect(health(hero(0))).toBe(30);
  silence(guard);
  cast('Shield Block', 0);
  expect(health(hero(0))).toBe(30);
  cast('Arcane Intellect', 0);
  expect(health(hero(0))).toBe(30 + 5 - 3 - 4 - 5);
});

it('R15.1: the tenth card is drawn, the eleventh burns without a Drew', () => {
  const game = table({ decks: [hoard(3), []] });
  const { addToHand, cast, hand, deck, zoneOf } = game;
  for (let held = 0; held < 9; held += 1) addToHand('Wisp', 0);
  const burning = pick(game.deck(0), 1);
  cast('Arcane Intellect', 0);
  expect(hand(0)).toHaveLength(10);
  expect(zoneOf(burning)).toBe('graveyard');
  expect([count(game, 'Drew'), count(game, 'Burned'), deck(0).length]).toEqual([1, 1, 1]);
});

it('R15.1: a burned card is no death and no discard', () => {
  const game = table({ decks: [['Loot Hoarder', 'Wisp'], []] });
  const { summon, addToHand, cast, clearLog } = game;
  summon('Flesheating Ghoul', 0);
  for (let held = 0; held < 10; held += 1) addToHand('Wisp', 0);
  clearLog();
  cast('Shield Block', 0);
  expect(activated(game)).toEqual([]);
  expect([count(game, 'Destroyed'), count(game, 'Discarded')]).toEqual([0, 0]);
});

it('R15.2: the damage of the first empty draw is over before the second is made', () => {
  const game = table({ decks: [[], hoard(2)] });
  const { summon, cast, trace, hero } = game;
  summon('Floating Watcher', 0);
  game.clearLog();
  cast('Arcane Intellect', 0);
  const told = trace()
    .map(({ type }) => type)
    .filter((type) => type === 'Fatigued' || type === 'Damaged' || type === 'Triggered');
  expect(told).toEqual(['Fatigued', 'Damaged', 'Triggered', 'Fatigued', 'Damaged', 'Triggered']);
  expect(game.health(hero(0))).toBe(27);
});

it('R15.2: each player draws two with Coldlight Oracle, the enemy from the own deck', () => {
  const { addToHand, play, hand, nameOf } = table({ decks: [hoard(2), Array(2).fill('Bananas')] });
  play(addToHand('Coldlight Oracle', 0));
  expect(hand(0).map(nameOf)).toEqual(['Wisp', 'Wisp']);
  expect(hand(1).map(nameOf)).toEqual(['Bananas', 'Bananas']);
});

it('R15.3: a card made for a full hand is not made', () => {
  const game = table();
  const { addToHand, play, hand, nameOf } = game;
  for (let held = 0; held < 9; held += 1) addToHand('Wisp', 1);
  play(addToHand('King Mukla', 0));
  expect(hand(1)).toHaveLength(10);
  expect(
    hand(1)
      .map(nameOf)
      .filter((name) => name === 'Bananas'),
  ).toHaveLength(1);
  expect(count(game, 'NoRoom')).toBe(1);
});

it('R15.4: a secret from the deck is not drawn', () => {
  const { addToDeck, summon, dealDamage, log, secrets, hand } = table();
  const trap = addToDeck('Counterspell', 0, 'bottom');
  dealDamage(summon('Mad Scientist', 0), 2);
  expect(secrets(0)).toEqual([trap]);
  expect(log().some(({ type }) => type === 'Drew')).toBe(false);
  expect(hand(0)).toEqual([]);
});

it('R15.1: the card drawn for the turn comes from the deck of the player whose turn begins', () => {
  const { endTurn, hand, deck, activePlayer } = table();
  endTurn();
  expect(activePlayer()).toBe(1);
  expect([hand(0).length, hand(1).length]).toEqual([0, 1]);
  expect([deck(0).length, deck(1).length]).toEqual([20, 19]);
});
