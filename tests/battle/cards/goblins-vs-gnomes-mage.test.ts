// Goblins vs Gnomes mage cards.

import { expect } from 'vitest';
import { battle, costOf } from '../../../machines/battle/index.ts';
import { pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card('Unstable Portal', 'a random minion for the hand, 3 cheaper until it is played', () => {
  const found = new Set<string>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    playFromHand(game, 'Unstable Portal', 0);
    const [id, ...rest] = game.hand(0);
    const drawn = battle.cards.cards.get(game.nameOf(id ?? 0));
    expect([rest, drawn?.kind, drawn?.isCollectible]).toEqual([[], 'minion', true]);
    // Those whose cost depends on the game are tested with their own card.
    if (drawn?.costChange === undefined) {
      expect(costOf(game.game.world, id ?? 0)).toBe(Math.max(0, (drawn?.cost ?? 0) - 3));
    }
    found.add(drawn?.name ?? '');
  }
  expect(found.size).toBeGreaterThan(5);
});

card('Unstable Portal', 'nothing for a full hand, and no other card gets cheaper', () => {
  const game = table();
  const { addToHand, hand, cast } = game;
  for (let cards = 0; cards < 10; cards += 1) addToHand('Chillwind Yeti', 0);
  cast('Unstable Portal', 0);
  expect(hand(0).map((id) => costOf(game.game.world, id))).toEqual(Array(10).fill(4));
});

card('Echo of Medivh', 'FP-070: a fresh copy of each own minion, from left to right, the board as it was', () => {
  const game = table();
  const { summon, hand, board, cast, attackOf, play } = game;
  const footman = summon('Goldshire Footman', 0);
  const dummy = summon('Target Dummy', 0, 0);
  const wisps = [summon('Wisp', 0, 0), summon('Wisp', 0, 1)];
  summon('Chillwind Yeti', 1);
  cast('Blessing of Kings', 0, { target: footman });
  playFromHand(game, 'Echo of Medivh', 0);
  expect(namesOf(game, hand(0))).toEqual(['Wisp', 'Wisp', 'Target Dummy', 'Goldshire Footman']);
  expect(board(0)).toEqual([...wisps, dummy, footman]);
  const copy = pick(hand(0));
  play(copy);
  expect([attackOf(copy), attackOf(footman)]).toEqual([1, 5]);
});

card('Echo of Medivh', 'only as many as the hand can hold', () => {
  const game = table();
  const { summon, addToHand, hand, cast } = game;
  for (let cards = 0; cards < 9; cards += 1) addToHand('The Coin', 0);
  summon('Wisp', 0);
  summon('War Golem', 0);
  cast('Echo of Medivh', 0);
  expect([hand(0).length, game.nameOf(pick(hand(0)))]).toEqual([10, 'Wisp']);
});

card('Wee Spellstopper', 'spells and Hero Powers cannot pick its neighbours, those of their own player neither', () => {
  const game = table({ checksActions: true });
  const { summon, addToHand, play, useHeroPower, attack, endTurn } = game;
  const left = summon('Wisp', 1);
  const stopper = summon('Wee Spellstopper', 1);
  const [right, far] = [summon('Wisp', 1), summon('Wisp', 1)];
  const tryBolt = (seat: 0 | 1, target: number) => refusalOf(() => play(addToHand('Moonfire', seat), { target }));
  expect([left, right].map((id) => tryBolt(0, id))).toEqual(['target-not-allowed', 'target-not-allowed']);
  expect(refusalOf(() => useHeroPower(0, { target: left }))).toBe('target-not-allowed');
  expect([stopper, far].map((id) => tryBolt(0, id))).toEqual(['accepted', 'accepted']);
  const yeti = summon('Stonetusk Boar', 0);
  play(addToHand('Elven Archer', 0), { target: right });
  attack(yeti, left);
  expect([left, right].map(game.zoneOf)).toEqual(['graveyard', 'graveyard']);
  const next = summon('Wisp', 1, 0);
  endTurn();
  expect(tryBolt(1, next)).toBe('target-not-allowed');
});

card('Wee Spellstopper', 'area spells hit the neighbours; silenced, it shelters nobody', () => {
  const game = table();
  const { summon, silence, zoneOf, health } = game;
  const [wisp, stopper, yeti] = [summon('Wisp', 1), summon('Wee Spellstopper', 1), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Arcane Explosion', 0);
  expect([zoneOf(wisp), health(stopper), health(yeti)]).toEqual(['graveyard', 4, 4]);
  silence(stopper);
  playFromHand(game, 'Moonfire', 0, { target: yeti });
  expect(health(yeti)).toBe(3);
});

card('Flame Leviathan', 'drawn, it deals 2 damage to all characters, and is in the hand', () => {
  const game = table({ decks: [['Flame Leviathan'], []] });
  const { summon, draw, hand, health, hero, zoneOf, nameOf } = game;
  const [own, enemy, wisp] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1), summon('Wisp', 1)];
  draw(0);
  expect([own, enemy, hero(0), hero(1)].map(health)).toEqual([3, 3, 28, 28]);
  expect([hand(0).map(nameOf), zoneOf(wisp)]).toEqual([['Flame Leviathan'], 'graveyard']);
});

card('Flame Leviathan', 'burned or put into the hand, it deals no damage', () => {
  const game = table({ decks: [['Flame Leviathan'], []] });
  const { draw, addToHand, health, hero } = game;
  for (let cards = 0; cards < 10; cards += 1) addToHand('Flame Leviathan', 0);
  draw(0);
  expect([health(hero(0)), health(hero(1)), game.deck(0)]).toEqual([30, 30, []]);
});
