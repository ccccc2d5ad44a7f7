// Goblins vs Gnomes warlock and warrior cards.

import { expect } from 'vitest';
import { costOf } from '../../../machines/battle/index.ts';
import { count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card("Mal'Ganis", 'no enemy can pick or attack that hero', () => {
  const game = table({ checksActions: true });
  const { summon, hero, attack, endTurn, addToHand, play } = game;
  summon("Mal'Ganis", 0);
  const yeti = summon('Chillwind Yeti', 1);
  endTurn();
  expect(refusalOf(() => attack(yeti, hero(0)))).toBe('defender-immune');
  expect(refusalOf(() => play(addToHand('Fireball', 1), { target: hero(0) }))).toBe('target-not-allowed');
});

card('Anima Golem', 'alone on its side at the end of any turn, it is destroyed', () => {
  for (const turns of [1, 2]) {
    const { summon, endTurn, zoneOf, destroy } = table();
    const golem = summon('Anima Golem', 0);
    const friend = summon('Wisp', 0);
    summon('Wisp', 1);
    if (turns === 2) endTurn();
    expect(zoneOf(golem)).toBe('board');
    destroy(friend);
    endTurn();
    expect(zoneOf(golem)).toBe('graveyard');
  }
});

card('Anima Golem', 'two of them keep each other alive', () => {
  const { summon, endTurn, board } = table();
  const golems = [summon('Anima Golem', 0), summon('Anima Golem', 0)];
  endTurn();
  endTurn();
  expect(board(0)).toEqual(golems);
});

card('Bouncing Blade', 'hits of 1 on minions, one after another, until one is dying', () => {
  for (const seed of SEEDS) {
    const { summon, cast, log, zoneOf, health, hero } = table({ seed });
    const minions = [summon('Chillwind Yeti', 0), summon('Oasis Snapjaw', 1), summon('War Golem', 1)];
    cast('Bouncing Blade', 0);
    const hits = log().flatMap((event) => (event.type === 'Damaged' ? [event] : []));
    expect(new Set(hits.map(({ amount }) => amount))).toEqual(new Set([1]));
    expect(minions.filter((id) => zoneOf(id) === 'graveyard')).toHaveLength(1);
    expect(zoneOf(pick(hits.map(({ target }) => target)))).toBe('graveyard');
    expect([health(hero(0)), health(hero(1))]).toEqual([30, 30]);
  }
});

card('Bouncing Blade', 'cannot be played without a minion', () => {
  const game = table();
  const held = game.addToHand('Bouncing Blade', 0);
  expect(refusalOf(() => game.play(held))).toBe('no-effect');
  game.summon('Wisp', 0);
  expect(refusalOf(() => game.play(held))).toBe('accepted');
});

card('Bouncing Blade', 'ends also where nobody can die', () => {
  const game = table();
  const yeti = game.summon('Chillwind Yeti', 0);
  game.cast('Commanding Shout', 0);
  game.cast('Bouncing Blade', 0);
  expect([game.health(yeti), count(game, 'Damaged')]).toEqual([1, 4]);
});

card('Crush', 'destroys a minion of either side, and costs 4 less while an own minion is damaged', () => {
  const game = table({ chargesMana: true });
  const { summon, addToHand, dealDamage, setMana, play, mana, zoneOf } = game;
  const cost = () => costOf(game.game.world, crush);
  const crush = addToHand('Crush', 0);
  const [first, second, enemy] = [summon('War Golem', 0), summon('War Golem', 0), summon('War Golem', 1)];
  dealDamage(enemy, 1);
  dealDamage(game.hero(0), 1);
  expect(cost()).toBe(7);
  dealDamage(first, 1);
  expect(cost()).toBe(3);
  dealDamage(second, 1);
  expect(cost()).toBe(3);
  setMana(0, 10, 4);
  play(crush, { target: enemy });
  expect([mana(0).available, zoneOf(enemy)]).toEqual([1, 'graveyard']);
});

card('Siege Engine', '+1 Attack each time its player gains Armor, however much', () => {
  const game = table({ heroes: ['Garrosh Hellscream', 'Garrosh Hellscream'] });
  const { summon, useHeroPower, cast, attackOf, gainArmor } = game;
  const engine = summon('Siege Engine', 0);
  useHeroPower(0);
  cast('Shield Block', 0);
  expect(attackOf(engine)).toBe(7);
  gainArmor(1, 3);
  useHeroPower(1);
  expect(attackOf(engine)).toBe(7);
});

card('Iron Juggernaut', "a Burrowing Mine goes somewhere into the opponent's deck", () => {
  const places = new Set<number>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    playFromHand(game, 'Iron Juggernaut', 0);
    const names = game.deck(1).map(game.nameOf);
    expect([names.length, game.deck(0).length]).toEqual([21, 20]);
    places.add(names.indexOf('Burrowing Mine'));
  }
  expect([places.size > 3, places.has(-1)]).toEqual([true, false]);
});

card('Burrowing Mine', 'drawn, it deals 10 damage to who draws it, who gets another card instead', () => {
  const { addToDeck, draw, hand, health, hero, nameOf, zoneOf, armor, gainArmor } = table();
  const mine = addToDeck('Burrowing Mine', 1);
  gainArmor(1, 4);
  draw(1);
  expect([health(hero(1)), armor(1), health(hero(0))]).toEqual([24, 0, 30]);
  expect([hand(1).map(nameOf), zoneOf(mine)]).toEqual([['Test Filler'], 'graveyard']);
});

card('Burrowing Mine', 'two at once, both go off; a full hand burns it', () => {
  const { addToDeck, draw, hand, health, hero, addToHand, deck } = table();
  for (let mines = 0; mines < 2; mines += 1) addToDeck('Burrowing Mine', 0);
  draw(0);
  expect([health(hero(0)), hand(0).length, deck(0).length]).toEqual([10, 1, 19]);
  addToDeck('Burrowing Mine', 0);
  for (let cards = 0; cards < 9; cards += 1) addToHand('Wisp', 0);
  draw(0);
  expect([health(hero(0)), hand(0).length]).toEqual([10, 10]);
});

card('Burrowing Mine', 'in a hand, it is a spell at its own hero', () => {
  const game = table();
  playFromHand(game, 'Burrowing Mine', 0);
  expect([game.health(game.hero(0)), game.health(game.hero(1))]).toEqual([20, 30]);
});
