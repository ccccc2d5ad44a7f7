// Classic Secrets that guard the hero: Ice Barrier, Ice Block, Vaporize, Misdirection.

import { expect } from 'vitest';
import { activated, count, refusalOf, table } from '../table.ts';
import { behindSecret } from './behind-secret.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Ice Barrier', '8 Armor before the blow on the own hero', () => {
  const { summon, attack, hero, health, armor, secrets } = behindSecret('Ice Barrier');
  attack(summon('Boulderfist Ogre', 1), hero(0));
  expect([health(hero(0)), armor(0), armor(1), secrets(0)]).toEqual([30, 2, 0, []]);
});

card('Ice Barrier', 'not for attacks on minions and not for own attacks; a hero that attacks sets it off', () => {
  const { summon, attack, equip, hero, secrets, armor } = behindSecret('Ice Barrier');
  attack(summon('Wisp', 1), summon('Chillwind Yeti', 0));
  attack(summon('Wisp', 0), hero(1));
  expect([secrets(0).length, armor(0)]).toEqual([1, 0]);
  equip('Wicked Knife', 1);
  attack(hero(1), hero(0));
  expect([secrets(0).length, armor(0)]).toEqual([0, 7]);
});

card('Ice Barrier', 'a second one cannot be played while the first is up', () => {
  const { addSecret, addToHand, play } = table();
  addSecret('Ice Barrier', 0);
  const second = addToHand('Ice Barrier', 0);
  expect(refusalOf(() => play(second))).toBe('secret-twice');
});

card('Ice Block', 'prevents the lethal hit, and the hero is Immune until the end of the turn', () => {
  const game = behindSecret('Ice Block');
  const { dealDamage, setHealth, hero, health, secrets, endTurn, hasKeyword, outcome, trace } = game;
  setHealth(hero(0), 4);
  dealDamage(hero(0), 3);
  expect([health(hero(0)), secrets(0).length]).toEqual([1, 1]);
  playFromHand(game, 'Fireball', 1, { target: hero(0) });
  expect([health(hero(0)), secrets(0), hasKeyword(hero(0), 'immune')]).toEqual([1, [], true]);
  dealDamage(hero(0), 10);
  expect(trace().filter(({ type }) => type === 'Prevented')).toHaveLength(1);
  endTurn();
  expect(hasKeyword(hero(0), 'immune')).toBe(false);
  dealDamage(hero(0), 10);
  expect(outcome()).toEqual({ result: 'win', player: 1 });
});

card('Ice Block', 'Armor counts, and exactly lethal is lethal', () => {
  const { dealDamage, setHealth, gainArmor, hero, health, armor, secrets } = behindSecret('Ice Block');
  setHealth(hero(0), 3);
  gainArmor(0, 5);
  dealDamage(hero(0), 7);
  expect([health(hero(0)), armor(0), secrets(0).length]).toEqual([1, 0, 1]);
  gainArmor(0, 2);
  dealDamage(hero(0), 3);
  expect([health(hero(0)), armor(0), secrets(0)]).toEqual([1, 2, []]);
});

card('Ice Block', 'holds off a lethal attack, and the attacker is not hurt for it', () => {
  const { setHealth, summon, attack, hero, health, zoneOf } = behindSecret('Ice Block');
  setHealth(hero(0), 2);
  const wisp = summon('Bloodfen Raptor', 1);
  attack(wisp, hero(0));
  expect([health(hero(0)), zoneOf(wisp)]).toEqual([2, 'board']);
});

card('Ice Block', 'sleeps in the own turn, and the enemy hero is not its business', () => {
  const game = table();
  const { addSecret, setHealth, dealDamage, hero, outcome, endTurn } = game;
  addSecret('Ice Block', 0);
  endTurn();
  setHealth(hero(1), 2);
  dealDamage(hero(1), 2);
  expect([outcome(), activated(game)]).toEqual([{ result: 'win', player: 0 }, []]);
  const own = table();
  own.addSecret('Ice Block', 0);
  own.dealDamage(own.hero(0), 30);
  expect(own.outcome()).toEqual({ result: 'win', player: 1 });
});

card('Vaporize', 'destroys a minion that attacks the own hero, before its blow', () => {
  const game = behindSecret('Vaporize');
  const { summon, attack, hero, health, zoneOf, secrets } = game;
  const ogre = summon('Boulderfist Ogre', 1);
  attack(ogre, hero(0));
  expect([zoneOf(ogre), health(hero(0)), secrets(0)]).toEqual(['graveyard', 30, []]);
  expect(count(game, 'AttackCancelled')).toBe(1);
});

card('Vaporize', 'not for a hero that attacks, and not for attacks on minions', () => {
  const { summon, attack, equip, hero, health, secrets } = behindSecret('Vaporize');
  equip('Wicked Knife', 1);
  attack(hero(1), hero(0));
  attack(summon('Chillwind Yeti', 1), summon('Wisp', 0));
  expect([health(hero(0)), secrets(0).length]).toEqual([29, 1]);
});

card('Misdirection', 'the attack goes to a random other character of either side', () => {
  const hit = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const { summon, attack, hero, health } = behindSecret('Misdirection', { seed });
    const attacker = summon('Bloodfen Raptor', 1);
    const others = { own: summon('Oasis Snapjaw', 0), enemy: summon('Oasis Snapjaw', 1), hero: hero(1) };
    attack(attacker, hero(0));
    expect(health(hero(0))).toBe(30);
    const lost = Object.entries(others).filter(([, id]) => health(id) === (id === hero(1) ? 27 : 4));
    expect(lost).toHaveLength(1);
    for (const [name] of lost) hit.add(name);
  }
  expect([...hit].sort()).toEqual(['enemy', 'hero', 'own']);
});

card('Misdirection', 'an ally that is hit fights back', () => {
  const fights = Array.from({ length: 8 }, (_, seed) => {
    const { summon, attack, hero, zoneOf, health } = behindSecret('Misdirection', { seed });
    const [attacker, ally] = [summon('Wisp', 1), summon('Bloodfen Raptor', 1)];
    attack(attacker, hero(0));
    const isAllyHit = health(ally) === 1;
    expect([zoneOf(attacker), health(hero(1))]).toEqual(isAllyHit ? ['graveyard', 30] : ['board', 29]);
    return isAllyHit;
  });
  expect(fights).toContain(true);
});

card('Misdirection', 'not for attacks on minions', () => {
  const { summon, attack, secrets, zoneOf } = behindSecret('Misdirection');
  const wisp = summon('Wisp', 0);
  attack(summon('Chillwind Yeti', 1), wisp);
  expect([zoneOf(wisp), secrets(0).length]).toEqual(['graveyard', 1]);
});

card('Misdirection', 'with nobody else on either side it stays hidden', () => {
  const { equip, attack, hero, health, secrets } = behindSecret('Misdirection');
  equip('Wicked Knife', 1);
  attack(hero(1), hero(0));
  expect([health(hero(0)), secrets(0).length]).toEqual([29, 1]);
});
