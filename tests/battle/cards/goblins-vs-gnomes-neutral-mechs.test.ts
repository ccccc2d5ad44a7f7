// Goblins vs Gnomes neutral Mechs: what they do when turns change, when others act, and when they die.

import { expect } from 'vitest';
import { battle, type Keyword } from '../../../machines/battle/index.ts';
import { count, pick, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card('Explosive Sheep', '2 damage to all minions of both sides when it dies, none to heroes', () => {
  const { summon, destroy, health, zoneOf, hero } = table();
  const sheep = summon('Explosive Sheep', 0);
  const [mine, theirs, wisp] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1), summon('Wisp', 1)];
  destroy(sheep);
  expect([health(mine), health(theirs), zoneOf(wisp)]).toEqual([3, 3, 'graveyard']);
  expect([health(hero(0)), health(hero(1))]).toEqual([30, 30]);
});

card('Explosive Sheep', 'nothing once it is silenced, and one sheep sets off the next', () => {
  const game = table();
  const { summon, destroy, silence, health, zoneOf } = game;
  const yeti = summon('Chillwind Yeti', 1);
  const silenced = summon('Explosive Sheep', 0);
  silence(silenced);
  destroy(silenced);
  expect(health(yeti)).toBe(5);
  const [first, second] = [summon('Explosive Sheep', 0), summon('Explosive Sheep', 1)];
  destroy(first);
  expect([zoneOf(second), health(yeti)]).toEqual(['graveyard', 1]);
});

card('Cogmaster', '+2 Attack while a Mech of his own side is in play', () => {
  const { summon, attackOf, health, destroy } = table();
  const master = summon('Cogmaster', 0);
  summon('Spider Tank', 1);
  expect(attackOf(master)).toBe(1);
  const mechs = [summon('Target Dummy', 0), summon('Spider Tank', 0)];
  expect([attackOf(master), health(master)]).toEqual([3, 2]);
  destroy(pick(mechs, 0));
  expect(attackOf(master)).toBe(3);
  destroy(pick(mechs, 1));
  expect(attackOf(master)).toBe(1);
});

card('Cogmaster', 'a silenced one gains nothing, a silenced Mech is still one', () => {
  const { summon, attackOf, silence } = table();
  const [master, mute] = [summon('Cogmaster', 0), summon('Cogmaster', 0)];
  silence(mute);
  silence(summon('Spider Tank', 0));
  expect([attackOf(master), attackOf(mute)]).toEqual([3, 1]);
});

card('Micro Machine', 'FP-153: +1 Attack at the start of each turn, whoever has it', () => {
  const { summon, attackOf, health, endTurn } = table();
  const machine = summon('Micro Machine', 0);
  const attacks = [1, 2, 3].map(() => {
    endTurn();
    return attackOf(machine);
  });
  expect([attacks, health(machine)]).toEqual([[2, 3, 4], 2]);
});

card('Jeeves', 'the player whose turn ends draws up to three cards in hand, the other does not', () => {
  const game = table({ draws: false });
  const { summon, endTurn, hand, addToHand } = game;
  summon('Jeeves', 0);
  addToHand('Wisp', 0);
  endTurn();
  expect([hand(0).length, hand(1).length]).toEqual([3, 0]);
  endTurn();
  expect([hand(0).length, hand(1).length]).toEqual([3, 3]);
});

card('Jeeves', 'three cards or more in hand are enough', () => {
  const { summon, endTurn, hand, addToHand } = table({ draws: false });
  summon('Jeeves', 1);
  for (let cards = 0; cards < 4; cards += 1) addToHand('Wisp', 0);
  endTurn();
  expect(hand(0)).toHaveLength(4);
  for (let cards = 0; cards < 3; cards += 1) addToHand('Wisp', 1);
  endTurn();
  expect(hand(1)).toHaveLength(3);
});

card('Piloted Shredder', 'leaves a random minion that costs 2 in its place', () => {
  const pilots = new Set<string>();
  for (const seed of SEEDS) {
    const { summon, destroy, board, nameOf } = table({ seed });
    const left = summon('Wisp', 0);
    const shredder = summon('Piloted Shredder', 0);
    const right = summon('Wisp', 0);
    destroy(shredder);
    const [first, pilot, last] = board(0);
    expect([first, last]).toEqual([left, right]);
    const name = nameOf(pilot ?? 0);
    expect(battle.cards.cards.get(name)).toMatchObject({ kind: 'minion', cost: 2, isCollectible: true });
    expect(board(1)).toEqual([]);
    pilots.add(name);
  }
  expect(pilots.size).toBeGreaterThan(3);
});

card('Enhance-o Mechano', 'each other minion of its side gains one of three keywords', () => {
  const GIFTS: readonly Keyword[] = ['windfury', 'taunt', 'divineShield'];
  const seen = new Set<Keyword>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { summon, hasKeyword } = game;
    const mine = [summon('Wisp', 0), summon('Chillwind Yeti', 0), summon('Wisp', 0)];
    const enemy = summon('Wisp', 1);
    const mechano = playFromHand(game, 'Enhance-o Mechano', 0);
    const giftsOf = (id: number) => GIFTS.filter((keyword) => hasKeyword(id, keyword));
    for (const id of mine) {
      expect(giftsOf(id)).toHaveLength(1);
      for (const gift of giftsOf(id)) seen.add(gift);
    }
    expect([giftsOf(enemy), giftsOf(mechano)]).toEqual([[], []]);
  }
  expect(seen.size).toBe(3);
});

card('Enhance-o Mechano', 'alone, it gives nothing; summoned, it gives nothing either', () => {
  const game = table();
  playFromHand(game, 'Enhance-o Mechano', 0);
  game.summon('Enhance-o Mechano', 0);
  expect(count(game, 'Enchanted')).toBe(0);
});

card('Fel Reaver', "the top three cards of its player's deck are lost with each card of the opponent", () => {
  const game = table({ draws: false });
  const { summon, endTurn, deck, hand } = game;
  summon('Fel Reaver', 0);
  const fourth = deck(0)[3];
  playFromHand(game, 'Wisp', 0);
  expect(deck(0)).toHaveLength(20);
  endTurn();
  playFromHand(game, 'Wisp', 1);
  playFromHand(game, 'The Coin', 1);
  expect([deck(0).length, deck(1).length, hand(0)]).toEqual([14, 20, []]);
  expect(deck(0)).not.toContain(fourth);
  expect(count(game, 'Milled')).toBe(6);
});

card('Fel Reaver', 'with fewer cards left all of them, and no fatigue', () => {
  const game = table({ decks: [['Wisp', 'Wisp'], []], draws: false });
  const { summon, endTurn, deck, health, hero } = game;
  summon('Fel Reaver', 0);
  endTurn();
  for (let cards = 0; cards < 2; cards += 1) playFromHand(game, 'Wisp', 1);
  expect([deck(0), health(hero(0)), namesOf(game, game.board(0))]).toEqual([[], 30, ['Fel Reaver']]);
});
