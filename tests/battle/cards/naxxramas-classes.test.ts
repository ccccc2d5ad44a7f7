// Naxxramas class cards.

import { expect } from 'vitest';
import { battleCards } from '../../../machines/battle/index.ts';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

const treants = (minions: number): string[] => Array<string>(minions).fill('Treant (Poison Seeds)');

card('Poison Seeds', 'each minion of both sides is destroyed and a 2/2 Treant comes to its side', () => {
  const game = table();
  const { summon, board, attackOf, health, zoneOf } = game;
  const dead = [summon('Wisp', 0), summon('Boulderfist Ogre', 1), summon('Scarlet Crusader', 1)];
  playFromHand(game, 'Poison Seeds', 0);
  expect(dead.map(zoneOf)).toEqual(['graveyard', 'graveyard', 'graveyard']);
  expect([namesOf(game, board(0)), namesOf(game, board(1))]).toEqual([treants(1), treants(2)]);
  const treant = pick(board(0), 0);
  expect([attackOf(treant), health(treant)]).toEqual([2, 2]);
});

card('Poison Seeds', 'deathrattles happen first, and what they leave takes up room', () => {
  const game = table();
  const { summon, board } = game;
  summon('Haunted Creeper', 0);
  for (let minions = 0; minions < 6; minions += 1) summon('Wisp', 0);
  playFromHand(game, 'Poison Seeds', 0);
  expect(namesOf(game, board(0))).toEqual(['Spectral Spider', 'Spectral Spider', ...treants(5)]);
});

card('Poison Seeds', 'does nothing where there is no minion', () => {
  const game = table();
  playFromHand(game, 'Poison Seeds', 0);
  expect([game.board(0), game.board(1)]).toEqual([[], []]);
});

card('Webspinner', 'a random Beast comes to the hand of its side', () => {
  const beasts = battleCards.filter((each) => each.kind === 'minion' && each.race === 'beast' && each.isCollectible);
  const found = Array.from({ length: 8 }, (_, seed) => {
    const game = table({ seed });
    game.destroy(game.summon('Webspinner', 0));
    expect([game.hand(0).length, game.hand(1).length, count(game, 'Drew')]).toEqual([1, 0, 0]);
    return game.nameOf(pick(game.hand(0)));
  });
  expect(found.filter((name) => !beasts.some((beast) => beast.name === name))).toEqual([]);
  expect(new Set(found).size).toBeGreaterThan(1);
});

card('Duplicate', 'two fresh copies of the own minion that died come to the hand', () => {
  const game = table();
  const { addToHand, play, summon, cast, destroy, dealDamage, hand, secrets, endTurn, health } = game;
  const secret = addToHand('Duplicate', 0);
  play(secret);
  const yeti = summon('Chillwind Yeti', 0);
  cast('Blessing of Kings', 0, { target: yeti });
  destroy(summon('Wisp', 0));
  expect(secrets(0)).toEqual([secret]);
  endTurn();
  destroy(summon('Wisp', 1));
  expect(secrets(0)).toEqual([secret]);
  dealDamage(yeti, 9);
  expect([namesOf(game, hand(0)), secrets(0)]).toEqual([['Chillwind Yeti', 'Chillwind Yeti'], []]);
  play(pick(hand(0)));
  expect(health(pick(game.board(0)))).toBe(5);
});

card('Duplicate', 'with room for one card it gives one, with a full hand it waits', () => {
  const game = table();
  const { addSecret, addToHand, summon, destroy, discard, hand, secrets } = game;
  addSecret('Duplicate', 1);
  for (let held = 0; held < 10; held += 1) addToHand('Fireball', 1);
  destroy(summon('Wisp', 1));
  expect(secrets(1)).toHaveLength(1);
  discard(pick(hand(1)));
  destroy(summon('Wisp', 1));
  expect([namesOf(game, hand(1)).filter((name) => name === 'Wisp'), secrets(1)]).toEqual([['Wisp'], []]);
});

card('Avenge', 'when an own minion dies in the turn of the enemy, another one gets +3/+2', () => {
  const game = table();
  const { addSecret, summon, destroy, attackOf, health, secrets } = game;
  addSecret('Avenge', 0);
  addSecret('Avenge', 1);
  const [mine, other] = [summon('Wisp', 0), summon('Wisp', 0)];
  const [dying, wisp, yeti] = [summon('Wisp', 1), summon('Wisp', 1), summon('Chillwind Yeti', 1)];
  destroy(mine);
  expect([attackOf(other), secrets(0).length]).toEqual([1, 1]);
  destroy(dying);
  expect(attackOf(wisp) + attackOf(yeti)).toBe(5 + 3);
  expect(health(wisp) + health(yeti)).toBe(6 + 2);
  expect(secrets(1)).toEqual([]);
});

card('Avenge', 'waits while nobody is left, also when two die together', () => {
  const game = table();
  const { addSecret, summon, secrets } = game;
  addSecret('Avenge', 1);
  summon('Wisp', 1);
  summon('Wisp', 1);
  playFromHand(game, 'Whirlwind', 0);
  expect(secrets(1)).toHaveLength(1);
});

card('Dark Cultist', '+3 Health for a random own minion', () => {
  const found = Array.from({ length: 8 }, (_, seed) => {
    const { summon, destroy, health } = table({ seed });
    const [wisp, yeti, enemy] = [summon('Wisp', 0), summon('Chillwind Yeti', 0), summon('Wisp', 1)];
    destroy(summon('Dark Cultist', 0));
    return [wisp, yeti, enemy].map(health).join();
  });
  expect(new Set(found)).toEqual(new Set(['4,5,1', '1,8,1']));
});

card('Dark Cultist', 'saves a minion that an older deathrattle brought to 0 (R23.2)', () => {
  const { summon, setHealth, cast, health, zoneOf } = table();
  const [ghoul, cultist, yeti] = [summon('Unstable Ghoul', 0), summon('Dark Cultist', 0), summon('Chillwind Yeti', 0)];
  setHealth(cultist, 2);
  setHealth(ghoul, 2);
  setHealth(yeti, 3);
  cast('Consecration', 1);
  expect([ghoul, cultist, yeti].map(zoneOf)).toEqual(['graveyard', 'graveyard', 'board']);
  expect(health(yeti)).toBe(3);
});

card('Dark Cultist', 'alone it strengthens nobody', () => {
  const game = table();
  const enemy = game.summon('Wisp', 1);
  game.destroy(game.summon('Dark Cultist', 0));
  expect([game.health(enemy), count(game, 'Enchanted')]).toEqual([1, 0]);
});

card("Anub'ar Ambusher", 'a random own minion goes back to the hand, never one of the enemy', () => {
  const found = Array.from({ length: 8 }, (_, seed) => {
    const game = table({ seed });
    const { summon, destroy, hand, board } = game;
    summon('Wisp', 0);
    summon('Chillwind Yeti', 0);
    summon('Wisp', 1);
    destroy(summon("Anub'ar Ambusher", 0));
    expect([hand(0).length, board(0).length, hand(1).length, board(1).length]).toEqual([1, 1, 0, 1]);
    return game.nameOf(pick(hand(0)));
  });
  expect(new Set(found)).toEqual(new Set(['Wisp', 'Chillwind Yeti']));
});

card("Anub'ar Ambusher", 'alone it sends nobody back; into a full hand the minion dies', () => {
  const { summon, destroy, addToHand, hand, zoneOf } = table();
  destroy(summon("Anub'ar Ambusher", 0));
  expect(hand(0)).toEqual([]);
  const wisp = summon('Wisp', 0);
  for (let held = 0; held < 10; held += 1) addToHand('Fireball', 0);
  destroy(summon("Anub'ar Ambusher", 0));
  expect(zoneOf(wisp)).toBe('graveyard');
});

card('Reincarnate', 'a minion dies with its deathrattle and comes back new to its own side', () => {
  const game = table();
  const { summon, cast, dealDamage, board, hand, attackOf, health, nameOf } = game;
  const hoarder = summon('Loot Hoarder', 1);
  const wisp = summon('Wisp', 1);
  cast('Blessing of Kings', 1, { target: hoarder });
  dealDamage(hoarder, 3);
  playFromHand(game, 'Reincarnate', 0, { target: hoarder });
  const back = pick(board(1));
  expect([board(1), nameOf(back), hand(1).length]).toEqual([[wisp, back], 'Loot Hoarder', 1]);
  expect([back === hoarder, attackOf(back), health(back)]).toEqual([false, 2, 1]);
});

card('Reincarnate', 'needs a minion; a hero will not do', () => {
  const { addToHand, play, hero } = table();
  const spell = addToHand('Reincarnate', 0);
  expect(refusalOf(() => play(spell))).toBe('no-legal-target');
  expect(refusalOf(() => play(spell, { target: hero(1) }))).toBe('target-not-allowed');
});

card('Voidcaller', 'a random Demon goes from the hand into play, without its battlecry', () => {
  const found = Array.from({ length: 8 }, (_, seed) => {
    const game = table({ seed });
    const { addToHand, summon, destroy, hand, board, health, hero } = game;
    const spell = addToHand('Fireball', 0);
    addToHand('Dread Infernal', 0);
    addToHand('Voidwalker', 0);
    addToHand('Voidwalker', 1);
    destroy(summon('Voidcaller', 0));
    expect([hand(0).length, hand(0)[0], board(0).length, board(1).length]).toEqual([2, spell, 1, 0]);
    expect([health(hero(1)), activated(game)]).toEqual([30, ['Voidcaller: deathrattle']]);
    return game.nameOf(pick(board(0)));
  });
  expect(new Set(found)).toEqual(new Set(['Dread Infernal', 'Voidwalker']));
});

card('Voidcaller', 'finds nothing in a hand without Demons', () => {
  const { addToHand, summon, destroy, hand, board } = table();
  addToHand('Wisp', 0);
  destroy(summon('Voidcaller', 0));
  expect([hand(0).length, board(0)]).toEqual([1, []]);
});

card("Death's Bite", 'breaking, it deals 1 damage to all minions', () => {
  const game = table();
  const { addToHand, play, summon, attack, hero, health, weapon } = game;
  const [yeti, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  play(addToHand("Death's Bite", 0));
  attack(hero(0), hero(1));
  expect([yeti, enemy, hero(1)].map(health)).toEqual([5, 5, 26]);
  attack(hero(0), hero(1));
  expect([yeti, enemy, hero(0), hero(1)].map(health)).toEqual([4, 4, 30, 22]);
  expect(weapon(0)).toBeUndefined();
});

card("Death's Bite", 'replaced, it breaks as well; Baron Rivendare does not double a weapon (R7.7)', () => {
  const game = table();
  const { summon, equip, health, nameOf, weapon } = game;
  const baron = summon('Baron Rivendare', 0);
  equip("Death's Bite", 0);
  playFromHand(game, 'Fiery War Axe', 0);
  expect([health(baron), nameOf(weapon(0) ?? 0)]).toEqual([6, 'Fiery War Axe']);
});
