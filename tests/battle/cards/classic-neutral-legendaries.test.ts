// Classic neutral legendary minions without a deathrattle, and the cards that they make.

import { expect } from 'vitest';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('King Mukla', 'gives two Bananas to the opponent, none to its player', () => {
  const game = table();
  const { hand } = game;
  playFromHand(game, 'King Mukla', 0);
  expect([hand(0), namesOf(game, hand(1))]).toEqual([[], ['Bananas', 'Bananas']]);
});

card('King Mukla', 'a hand of nine takes one only', () => {
  const game = table();
  for (let cards = 0; cards < 9; cards += 1) game.addToHand('Wisp', 1);
  playFromHand(game, 'King Mukla', 0);
  expect([game.hand(1).length, game.nameOf(pick(game.hand(1))), count(game, 'NoRoom')]).toEqual([10, 'Bananas', 1]);
});

card('Bananas', '+1/+1 for one minion of either side, for good', () => {
  const game = table();
  const { summon, attackOf, health, endTurn } = game;
  const [own, enemy] = [summon('Wisp', 0), summon('Wisp', 1)];
  playFromHand(game, 'Bananas', 0, { target: enemy });
  playFromHand(game, 'Bananas', 0, { target: own });
  playFromHand(game, 'Bananas', 0, { target: own });
  endTurn();
  expect([attackOf(own), health(own), attackOf(enemy), health(enemy)]).toEqual([3, 3, 2, 2]);
});

card('Bananas', 'not for a hero', () => {
  const { addToHand, play, hero, summon } = table();
  const bananas = addToHand('Bananas', 0);
  expect(refusalOf(() => play(bananas))).toBe('no-legal-target');
  summon('Wisp', 1);
  expect(refusalOf(() => play(bananas, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Lorewalker Cho', 'a spell of either player is copied into the other hand, as a new card', () => {
  const game = table();
  const { summon, hand } = game;
  summon('Lorewalker Cho', 0);
  const fireball = playFromHand(game, 'Fireball', 0, { target: game.hero(1) });
  expect([hand(0), namesOf(game, hand(1))]).toEqual([[], ['Fireball']]);
  expect(hand(1)).not.toContain(fireball);
  playFromHand(game, 'Arcane Intellect', 1);
  expect(namesOf(game, hand(0))).toEqual(['Arcane Intellect']);
});

card('Lorewalker Cho', 'not for minions, and what the spell costs is not copied along', () => {
  const game = table({ chargesMana: true });
  const { summon, hand, addToHand, cast, play, setMana, mana } = game;
  summon('Lorewalker Cho', 0);
  setMana(0, 10);
  playFromHand(game, 'Wisp', 0);
  expect(hand(1)).toEqual([]);
  const fireball = addToHand('Fireball', 0);
  cast('Test Coupon', 0);
  play(fireball, { target: game.hero(1) });
  expect(mana(0).available).toBe(9);
  setMana(1, 3);
  const copy = pick(hand(1));
  expect(refusalOf(() => play(copy, { target: game.hero(0) }))).toBe('not-enough-mana');
});

card('Gruul', '+1/+1 at the end of each turn, of both players', () => {
  const { summon, endTurn, attackOf, health } = table();
  const gruul = summon('Gruul', 0);
  const bodies = [0, 1, 2].map(() => {
    endTurn();
    return [attackOf(gruul), health(gruul)];
  });
  expect(bodies).toEqual([
    [8, 8],
    [9, 9],
    [10, 10],
  ]);
});

card('Gruul', 'silenced it grows no more', () => {
  const { summon, endTurn, silence, attackOf } = table();
  const gruul = summon('Gruul', 0);
  endTurn();
  silence(gruul);
  endTurn();
  expect(attackOf(gruul)).toBe(7);
});

card('Alexstrasza', 'sets the Health of either hero to 15; armour stays, and it is no damage and no healing', () => {
  const game = table();
  const { hero, health, armor, gainArmor, dealDamage, clearLog, log } = game;
  gainArmor(1, 2);
  dealDamage(hero(0), 20);
  clearLog();
  playFromHand(game, 'Alexstrasza', 0, { target: hero(0) });
  playFromHand(game, 'Alexstrasza', 0, { target: hero(1) });
  expect([health(hero(0)), health(hero(1)), armor(1)]).toEqual([15, 15, 2]);
  expect([count(game, 'Damaged'), count(game, 'Healed'), count(game, 'HealthSet')]).toEqual([0, 0, 2]);
  expect(log().map(({ type }) => type)).not.toContain('Damaged');
});

card('Alexstrasza', 'takes heroes only', () => {
  const { addToHand, play, summon } = table();
  const wisp = summon('Wisp', 1);
  const dragon = addToHand('Alexstrasza', 0);
  expect(refusalOf(() => play(dragon, { target: wisp }))).toBe('target-not-allowed');
  expect(refusalOf(() => play(dragon))).toBe('target-required');
});

card('Onyxia', 'Whelps to the right and left of her in turn, until the board is full', () => {
  const game = table();
  const { summon, board, nameOf, attackOf, health, trace, clearLog } = game;
  const [left, right] = [summon('Wisp', 0), summon('Wisp', 0)];
  summon('Wisp', 1);
  clearLog();
  const onyxia = playFromHand(game, 'Onyxia', 0, { position: 1 });
  const place = board(0).indexOf(onyxia);
  expect(board(0).map(nameOf)).toEqual(['Wisp', 'Whelp', 'Whelp', 'Onyxia', 'Whelp', 'Whelp', 'Wisp']);
  expect([pick(board(0), 0), pick(board(0)), board(1).length]).toEqual([left, right, 1]);
  const whelps = trace().flatMap((event) => (event.type === 'Summoned' && event.id !== onyxia ? [event.id] : []));
  expect(whelps.map((id) => board(0).indexOf(id) > place)).toEqual([true, false, true, false]);
  expect(whelps.map((id) => [attackOf(id), health(id)])).toEqual(whelps.map(() => [1, 1]));
});

card('Onyxia', 'a full board leaves no room, and one summoned brings nobody', () => {
  const game = table();
  const { summon, board } = game;
  for (let place = 0; place < 6; place += 1) summon('Wisp', 0);
  playFromHand(game, 'Onyxia', 0);
  expect(namesOf(game, board(0))).toEqual([...Array<string>(6).fill('Wisp'), 'Onyxia']);
  summon('Onyxia', 1);
  expect(board(1)).toHaveLength(1);
});

card('Onyxia', 'each Whelp is a summon: Knife Juggler throws for all that come', () => {
  const game = table();
  game.summon('Knife Juggler', 0);
  game.clearLog();
  playFromHand(game, 'Onyxia', 0);
  expect(game.health(game.hero(1))).toBe(30 - 5 - 1);
  expect(activated(game).filter((line) => line === 'Knife Juggler: afterSummon')).toHaveLength(6);
});
