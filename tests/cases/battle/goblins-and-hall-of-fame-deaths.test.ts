// Rows about deaths and deathrattles that need cards of Goblins vs Gnomes or the Hall of Fame, and two kin to them.

import { expect, it } from 'vitest';
import { battle } from '../../../machines/battle/index.ts';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { pick } from '../../battle/table.ts';
import { match } from './match.ts';

const fillers = Array<string>(20).fill('Wisp');
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

it('FP-029: Baron Rivendare doubles the deathrattle of an older Leper Gnome', () => {
  const game = match();
  const gnome = game.summon('Leper Gnome', 0);
  game.summon('Baron Rivendare', 0);
  playFromHand(game, 'Moonfire', 0, { target: gnome });
  expect([game.health(game.hero(1)), game.zoneOf(gnome)]).toEqual([26, 'graveyard']);
});

it('FP-032: Feign Death runs the deathrattles of Haunted Creeper and Webspinner, and both live on', () => {
  const game = match();
  const { summon, board, hand, zoneOf, nameOf } = game;
  const minions = [summon('Haunted Creeper', 0), summon('Webspinner', 0)];
  playFromHand(game, 'Feign Death', 0);
  expect([minions.map(zoneOf), board(0).length, hand(0).length]).toEqual([['board', 'board'], 4, 1]);
  expect(battle.cards.cards.get(nameOf(pick(hand(0))))).toMatchObject({ kind: 'minion', race: 'beast' });
});

it("FP-033: Feign Death makes a lone Anub'ar Ambusher take itself back to the hand", () => {
  const game = match();
  const ambusher = game.summon("Anub'ar Ambusher", 0);
  playFromHand(game, 'Feign Death', 0);
  expect([game.board(0), game.hand(0)]).toEqual([[], [ambusher]]);
});

it('FP-035: Mad Scientist puts the Secret of the deck into play, not the one in hand', () => {
  const game = match({ decks: [['Vaporize'], []] });
  const { addToHand, summon, destroy, secrets, hand, deck, attack, endTurn, hero, zoneOf } = game;
  const held = addToHand('Counterspell', 0);
  destroy(summon('Mad Scientist', 0));
  expect([namesOf(game, secrets(0)), hand(0), deck(0)]).toEqual([['Vaporize'], [held], []]);
  const yeti = summon('Chillwind Yeti', 1);
  endTurn();
  attack(yeti, hero(0));
  expect([zoneOf(yeti), game.health(hero(0))]).toEqual(['graveyard', 30]);
});

it('FP-040: Powermace finds no Mech to strengthen, and then a Target Dummy', () => {
  const game = match();
  const { summon, equip, destroy, stats } = game;
  const wisp = summon('Wisp', 0);
  destroy(equip('Powermace', 0));
  expect(stats(wisp)).toEqual([[1, 1]]);
  const dummy = summon('Target Dummy', 0);
  destroy(equip('Powermace', 0));
  expect(stats(wisp, dummy)).toEqual([
    [1, 1],
    [2, 4],
  ]);
});

it("FP-044: Sneed's Old Shredder leaves one collectible Legendary minion", () => {
  for (const seed of SEEDS) {
    const game = match({ seed });
    game.destroy(game.summon("Sneed's Old Shredder", 0));
    const left = game.board(0).map((id) => battle.cards.cards.get(game.nameOf(id)));
    expect(left).toMatchObject([{ kind: 'minion', rarity: 'legendary', isCollectible: true }]);
  }
});

it('FP-045: Whirlwind under Dr. Boom costs the enemy hero 2 to 8 Health', () => {
  const totals = new Set<number>();
  for (const seed of SEEDS) {
    const game = match({ seed });
    const boom = playFromHand(game, 'Dr. Boom', 0);
    playFromHand(game, 'Whirlwind', 0);
    expect([game.board(0), game.stats(boom)]).toEqual([[boom], [[7, 6]]]);
    const health = game.health(game.hero(1));
    expect([health >= 22, health <= 28]).toEqual([true, true]);
    totals.add(health);
  }
  expect(totals.size).toBeGreaterThan(2);
});

it('FP-048: Mekgineer Thermaplugg makes a Leper Gnome of an enemy death, of no own one', () => {
  const game = match();
  const { summon, destroy, board } = game;
  summon('Mekgineer Thermaplugg', 0);
  destroy(summon('Wisp', 0));
  expect(namesOf(game, board(0))).toEqual(['Mekgineer Thermaplugg']);
  destroy(summon('Wisp', 1));
  expect(namesOf(game, board(0))).toEqual(['Mekgineer Thermaplugg', 'Leper Gnome']);
});

it('FP-049: Siltfin Spiritwalker draws a card for an own Murloc', () => {
  const game = match({ decks: [fillers, fillers] });
  const { summon, destroy, hand } = game;
  summon('Siltfin Spiritwalker', 0);
  destroy(summon('Bluegill Warrior', 0));
  expect([hand(0).length, hand(1).length]).toEqual([1, 0]);
});

it('FP-050: Bolvar Fordragon counts own deaths from the hand and keeps what he has', () => {
  const game = match();
  const { addToHand, summon, destroy, attackOf, stats, round, play } = game;
  const bolvar = addToHand('Bolvar Fordragon', 0);
  const attacks = [0, 1].map(() => {
    destroy(summon('Wisp', 0));
    return attackOf(bolvar);
  });
  expect(attacks).toEqual([2, 3]);
  round();
  expect(attackOf(bolvar)).toBe(3);
  play(bolvar);
  expect(stats(bolvar)).toEqual([[3, 7]]);
});

it("FP-114: with a full board of Mechs, Mimiron's Head makes room for V-07-TR-0N, who attacks four times", () => {
  const game = match();
  const { summon, board, round, stats, attack, verdict, hero, health } = game;
  summon("Mimiron's Head", 0);
  for (let dummies = 0; dummies < 6; dummies += 1) summon('Target Dummy', 0);
  round();
  expect(namesOf(game, board(0))).toEqual(['V-07-TR-0N']);
  const titan = pick(board(0));
  expect(stats(titan)).toEqual([[4, 8]]);
  for (let attacks = 0; attacks < 4; attacks += 1) attack(titan, hero(1));
  expect([health(hero(1)), verdict(titan, hero(1))]).toEqual([14, 'attack-used']);
});

it('FP-135: Anima Golem is destroyed at the end of a turn in which it is the only own minion', () => {
  const game = match();
  const { summon, endTurn, destroy, zoneOf } = game;
  const golem = summon('Anima Golem', 0);
  const friend = summon('Wisp', 0);
  const enemies = [summon('Wisp', 1), summon('Wisp', 1)];
  endTurn();
  expect(zoneOf(golem)).toBe('board');
  destroy(friend);
  endTurn();
  expect([zoneOf(golem), ...enemies.map(zoneOf)]).toEqual(['graveyard', 'board', 'board']);
});
