// Ysera and her Dream cards.

import { expect } from 'vitest';
import { refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const DREAMS = ['Dream', 'Emerald Drake', 'Laughing Sister', 'Nightmare', 'Ysera Awakens'];

card('Ysera', 'at the end of each own turn one of the five Dream cards', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 30; seed += 1) {
    const game = table({ seed, draws: false });
    const { summon, endTurn, hand } = game;
    summon('Ysera', 0);
    endTurn();
    expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
    endTurn();
    expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
    for (const name of namesOf(game, hand(0))) seen.add(name);
  }
  expect([...seen].sort()).toEqual(DREAMS);
});

card('Ysera', 'a full hand gets none', () => {
  const { summon, endTurn, hand, addToHand } = table({ draws: false });
  summon('Ysera', 0);
  for (let cards = 0; cards < 10; cards += 1) addToHand('Wisp', 0);
  endTurn();
  expect(hand(0)).toHaveLength(10);
});

card('Dream', "a minion of either side goes back to its owner's hand", () => {
  const game = table();
  const { summon, hand, zoneOf, hero } = game;
  const [own, enemy, other] = [summon('Wisp', 0), summon('War Golem', 1), summon('Wisp', 1)];
  expect(refusalOf(() => playFromHand(game, 'Dream', 0, { target: hero(1) }))).toBe('target-not-allowed');
  game.discard(hand(0)[0] ?? 0);
  for (const target of [own, enemy]) playFromHand(game, 'Dream', 0, { target });
  expect([hand(0), hand(1), zoneOf(other)]).toEqual([[own], [enemy], 'board']);
});

card('Nightmare', "+5/+5, and the minion dies when the caster's next turn starts", () => {
  const game = table();
  const { summon, attackOf, health, endTurn, zoneOf } = game;
  const [own, enemy] = [summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  playFromHand(game, 'Nightmare', 0, { target: enemy });
  expect([attackOf(enemy), health(enemy)]).toEqual([6, 6]);
  endTurn();
  expect(zoneOf(enemy)).toBe('board');
  endTurn();
  expect([zoneOf(enemy), zoneOf(own)]).toEqual(['graveyard', 'board']);
});

card('Nightmare', 'a silenced minion wakes from it', () => {
  const game = table();
  const yeti = game.summon('Chillwind Yeti', 0);
  playFromHand(game, 'Nightmare', 0, { target: yeti });
  game.silence(yeti);
  game.endTurn();
  game.endTurn();
  expect([game.zoneOf(yeti), game.attackOf(yeti)]).toEqual(['board', 4]);
});

card('Ysera Awakens', '5 damage to all characters except every Ysera', () => {
  const game = table();
  const { summon, health, hero } = game;
  const yseras = [summon('Ysera', 0), summon('Ysera', 1)];
  const golems = [summon('War Golem', 0), summon('War Golem', 1)];
  playFromHand(game, 'Ysera Awakens', 0);
  expect([...yseras, ...golems, hero(0), hero(1)].map(health)).toEqual([12, 12, 2, 2, 25, 25]);
});
