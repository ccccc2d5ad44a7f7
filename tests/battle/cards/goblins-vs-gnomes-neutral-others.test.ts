// Goblins vs Gnomes neutral minions that are no Mechs.

import { expect } from 'vitest';
import { battle, costOf } from '../../../machines/battle/index.ts';
import { activated, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card('Recombobulator', 'another minion of its side becomes a random one of the same printed cost', () => {
  const found = new Set<string>();
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { summon, board, zoneOf } = game;
    const [yeti, other] = [summon('Chillwind Yeti', 0), summon('Wisp', 0)];
    const own = playFromHand(game, 'Recombobulator', 0, { target: yeti });
    const [form = 0, ...rest] = board(0);
    expect([rest, zoneOf(yeti)]).toEqual([[other, own], 'removed']);
    expect(battle.cards.cards.get(game.nameOf(form))).toMatchObject({ kind: 'minion', cost: 4, isCollectible: true });
    found.add(game.nameOf(form));
  }
  expect(found.size).toBeGreaterThan(3);
});

card('Recombobulator', 'no enemy minion, not itself; with no other minion it is played without a target', () => {
  const game = table();
  const { summon, addToHand, play, board } = game;
  const enemy = summon('Chillwind Yeti', 1);
  const held = addToHand('Recombobulator', 0);
  expect(refusalOf(() => play(held, { target: enemy }))).toBe('target-not-allowed');
  play(held);
  expect(board(0)).toEqual([held]);
  expect(refusalOf(() => play(addToHand('Recombobulator', 0)))).toBe('target-required');
});

card('Recombobulator', 'what was added to the minion is gone, its deathrattle does not run', () => {
  const game = table();
  const { summon, dealDamage, health, maxHealth, board, hero } = game;
  const gnome = summon('Leper Gnome', 0);
  playFromHand(game, 'Blessing of Kings', 0, { target: gnome });
  dealDamage(gnome, 2);
  playFromHand(game, 'Recombobulator', 0, { target: gnome });
  const [form = 0] = board(0);
  expect(costOf(game.game.world, form)).toBe(1);
  expect([health(form), health(hero(1))]).toEqual([maxHealth(form), 30]);
});

card('Hobgoblin', '+2/+2 for a minion with 1 Attack that its player plays', () => {
  const game = table();
  const { summon, attackOf, health, endTurn } = game;
  summon('Hobgoblin', 0);
  const [wisp, hoarder] = [playFromHand(game, 'Wisp', 0), playFromHand(game, 'Loot Hoarder', 0)];
  const dummy = playFromHand(game, 'Target Dummy', 0);
  const summoned = summon('Wisp', 0);
  endTurn();
  const theirs = playFromHand(game, 'Wisp', 1);
  const stats = [wisp, hoarder, dummy, summoned, theirs].map((id) => [attackOf(id), health(id)]);
  expect(stats).toEqual([
    [3, 3],
    [2, 1],
    [0, 2],
    [1, 1],
    [1, 1],
  ]);
});

card('Hobgoblin', 'Attack that the minion got in the hand counts', () => {
  const game = table();
  const { summon, addToHand, play, attackOf, cast } = game;
  summon('Hobgoblin', 0);
  const wisp = addToHand('Wisp', 0);
  cast('Test Training', 0);
  play(wisp);
  expect(attackOf(wisp)).toBe(2);
});

card('Ogre Brute', 'half the time it attacks another enemy, never a friend, past Taunt as well', () => {
  const struck = new Set<string>();
  for (const seed of SEEDS) {
    const game = table({ seed, checksActions: true });
    const { summon, attack, endTurn, hero, health } = game;
    const brute = summon('Ogre Brute', 0);
    const friend = summon('Boulderfist Ogre', 0);
    const guard = summon('Goldshire Footman', 1);
    endTurn();
    endTurn();
    attack(brute, guard);
    const isGuardHit = game.zoneOf(guard) === 'graveyard';
    expect(health(hero(1))).toBe(isGuardHit ? 30 : 26);
    expect([health(friend), health(hero(0))]).toEqual([7, 30]);
    struck.add(isGuardHit ? 'the one meant' : 'another');
  }
  expect(struck.size).toBe(2);
});

card('Ogre Brute', 'with no other enemy it hits the one meant; defending, it is not forgetful', () => {
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { summon, attack, hero, health } = game;
    const brute = summon('Ogre Brute', 0);
    attack(brute, hero(1));
    expect(health(hero(1))).toBe(26);
    attack(summon('Stonetusk Boar', 1), hero(0));
    expect(health(hero(0))).toBe(29);
  }
});

card('Kezan Mystic', 'takes a Secret of the enemy, which then waits for the other side', () => {
  const game = table();
  const { addSecret, secrets, ownerOf, endTurn, dealDamage, hero, health } = game;
  const eye = addSecret('Eye for an Eye', 1);
  playFromHand(game, 'Kezan Mystic', 0);
  expect([secrets(0), secrets(1), ownerOf(eye)]).toEqual([[eye], [], 0]);
  endTurn();
  dealDamage(hero(1), 2);
  expect([health(hero(0)), activated(game)]).toEqual([30, ['Kezan Mystic: battlecry']]);
  dealDamage(hero(0), 2);
  expect([health(hero(1)), activated(game)]).toEqual([26, ['Kezan Mystic: battlecry', 'Eye for an Eye: secret']]);
});

card('Kezan Mystic', 'FP-091: the Snipe that it takes does not hit it; a second one finds nothing', () => {
  const game = table();
  const { addSecret, secrets, health } = game;
  const snipe = addSecret('Snipe', 1);
  const mystics = [playFromHand(game, 'Kezan Mystic', 0), playFromHand(game, 'Kezan Mystic', 0)];
  expect([secrets(0), secrets(1), mystics.map(health)]).toEqual([[snipe], [], [3, 3]]);
});

card('Kezan Mystic', 'R11.5: one that its player has already is none that it can take', () => {
  for (const seed of SEEDS) {
    const game = table({ seed });
    const { addSecret, secrets } = game;
    addSecret('Eye for an Eye', 0);
    addSecret('Eye for an Eye', 1);
    addSecret('Avenge', 1);
    playFromHand(game, 'Kezan Mystic', 0);
    expect(namesOf(game, secrets(0))).toEqual(['Eye for an Eye', 'Avenge']);
    expect(namesOf(game, secrets(1))).toEqual(['Eye for an Eye']);
  }
});

card('Burly Rockjaw Trogg', "+2 Attack with each of the opponent's spells, before it is carried out", () => {
  const game = table();
  const { summon, attackOf, endTurn, zoneOf } = game;
  const trogg = summon('Burly Rockjaw Trogg', 0);
  playFromHand(game, 'The Coin', 0);
  endTurn();
  playFromHand(game, 'Wisp', 1);
  expect(attackOf(trogg)).toBe(3);
  playFromHand(game, 'Lightbomb', 1);
  expect(zoneOf(trogg)).toBe('graveyard');
});
