// Rows about damage and healing that need cards of Goblins vs Gnomes or the Hall of Fame.

import { expect, it } from 'vitest';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { match } from './match.ts';

const fillers = Array<string>(20).fill('Wisp');

it('FP-011: Bouncing Blade hits Acolyte of Pain, alone on the board, until it dies: three cards', () => {
  const game = match({ decks: [fillers, fillers] });
  const acolyte = game.summon('Acolyte of Pain', 0);
  playFromHand(game, 'Bouncing Blade', 0);
  expect([game.zoneOf(acolyte), game.hand(0).length, game.hand(1).length]).toEqual(['graveyard', 3, 0]);
});

it('FP-013: beside Auchenai, Circle of Healing hurts her, and Lesser Heal hurts the enemy hero', () => {
  const game = match({ heroes: ['Anduin Wrynn', 'Jaina Proudmoore'] });
  const { summon, stats, useHeroPower, hero, health } = game;
  const auchenai = summon('Auchenai Soulpriest', 0);
  playFromHand(game, 'Circle of Healing', 0);
  expect(stats(auchenai)).toEqual([[3, 1]]);
  useHeroPower(0, { target: hero(1) });
  expect([health(hero(1)), health(hero(0))]).toEqual([28, 30]);
});

it('FP-014: beside Auchenai, Light of the Naaru hurts the enemy hero, who is then damaged: one Lightwarden', () => {
  const game = match();
  const { summon, board, health, hero } = game;
  summon('Auchenai Soulpriest', 0);
  playFromHand(game, 'Light of the Naaru', 0, { target: hero(1) });
  expect([health(hero(1)), namesOf(game, board(0)), board(1)]).toEqual([
    27,
    ['Auchenai Soulpriest', 'Lightwarden'],
    [],
  ]);
});

it('FP-018: two damaged Shadowboxers are healed, and each reacts to both heals', () => {
  const game = match();
  const { summon, dealDamage, health, hero, stats } = game;
  const boxers = [summon('Shadowboxer', 0), summon('Shadowboxer', 0)];
  for (const boxer of boxers) dealDamage(boxer, 1);
  playFromHand(game, 'Circle of Healing', 0);
  expect([health(hero(1)), stats(...boxers)]).toEqual([
    26,
    [
      [2, 3],
      [2, 3],
    ],
  ]);
});

it("FP-020: Healing Totem heals the minions at the end of its player's turn only, and never the hero", () => {
  const game = match();
  const { summon, dealDamage, health, hero, endTurn } = game;
  summon('Healing Totem', 0);
  const footman = summon('Goldshire Footman', 0);
  for (const hurt of [footman, hero(0)]) dealDamage(hurt, 1);
  endTurn();
  expect([health(footman), health(hero(0))]).toEqual([2, 29]);
  dealDamage(footman, 1);
  endTurn();
  expect([health(footman), health(hero(0))]).toEqual([1, 29]);
});

it('FP-022: Tree of Life gives two heroes and two minions all their Health back', () => {
  const game = match();
  const { summon, dealDamage, health, hero } = game;
  const hurt = [hero(0), hero(1), summon('Goldshire Footman', 0), summon('Goldshire Footman', 1)];
  for (const id of hurt) dealDamage(id, 1);
  playFromHand(game, 'Tree of Life', 0);
  expect(hurt.map(health)).toEqual([30, 30, 2, 2]);
});

it("FP-115: Gahz'rilla has 12 Attack after Moonfire, and 13 beside Timber Wolf", () => {
  const game = match();
  const gahzrilla = game.summon("Gahz'rilla", 0);
  playFromHand(game, 'Moonfire', 0, { target: gahzrilla });
  expect(game.stats(gahzrilla)).toEqual([[12, 8]]);
  playFromHand(game, 'Timber Wolf', 0);
  expect(game.stats(gahzrilla)).toEqual([[13, 8]]);
});
