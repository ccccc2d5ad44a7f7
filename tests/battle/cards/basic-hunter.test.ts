// Basic hunter cards: Beasts and what they help, shots.

import { expect } from 'vitest';
import { activated, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

card('Timber Wolf', '+1 Attack for the other own Beasts while it is there (FP-095)', () => {
  const { addToHand, summon, play, attackOf, dealDamage } = table();
  const [raptor, yeti, theirs] = [
    summon('Bloodfen Raptor', 0),
    summon('Chillwind Yeti', 0),
    summon('Bloodfen Raptor', 1),
  ];
  const wolf = addToHand('Timber Wolf', 0);
  play(wolf);
  expect([raptor, yeti, theirs, wolf].map(attackOf)).toEqual([4, 4, 3, 1]);
  const second = summon('Timber Wolf', 0);
  expect([raptor, wolf, second].map(attackOf)).toEqual([5, 2, 2]);
  dealDamage(wolf, 1);
  expect([raptor, second].map(attackOf)).toEqual([4, 1]);
});

card('Houndmaster', '+2/+2 and Taunt for one own Beast', () => {
  const { addToHand, summon, play, attackOf, health, hasKeyword } = table();
  const [raptor, other] = [summon('Bloodfen Raptor', 0), summon('Bloodfen Raptor', 0)];
  play(addToHand('Houndmaster', 0), { target: raptor });
  expect([attackOf(raptor), health(raptor), hasKeyword(raptor, 'taunt')]).toEqual([5, 4, true]);
  expect([attackOf(other), health(other), hasKeyword(other, 'taunt')]).toEqual([3, 2, false]);
});

card('Houndmaster', 'R8.1: must take a Beast if there is one, and takes nothing else', () => {
  const { addToHand, summon, play, hero } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Bloodfen Raptor', 1)];
  const master = addToHand('Houndmaster', 0);
  for (const target of [mine, theirs, hero(0)]) {
    expect(refusalOf(() => play(master, { target }))).toBe('target-not-allowed');
  }
  const raptor = summon('Bloodfen Raptor', 0);
  expect(refusalOf(() => play(master))).toBe('target-required');
  expect(refusalOf(() => play(master, { target: raptor }))).toBe('accepted');
});

card('Houndmaster', 'comes without a Beast too and then strengthens nobody', () => {
  const { addToHand, summon, play, attackOf, board, hasKeyword } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Bloodfen Raptor', 1)];
  const master = addToHand('Houndmaster', 0);
  play(master);
  expect([board(0), attackOf(mine), attackOf(theirs), attackOf(master)]).toEqual([[mine, master], 4, 3, 4]);
  expect(hasKeyword(theirs, 'taunt')).toBe(false);
});

card('Starving Buzzard', 'a card for each own Beast, played or summoned', () => {
  const { addToHand, summon, play, hand, cast, board, nameOf } = table();
  summon('Starving Buzzard', 0);
  play(addToHand('Bloodfen Raptor', 0));
  expect(hand(0)).toHaveLength(1);
  cast('Animal Companion', 0);
  expect(['Huffer', 'Leokk', 'Misha']).toContain(nameOf(pick(board(0))));
  expect([hand(0).length, hand(1).length]).toEqual([2, 0]);
});

card('Starving Buzzard', 'not for other minions, not for enemy Beasts, not for itself', () => {
  const game = table();
  const { addToHand, summon, play, hand } = game;
  play(addToHand('Starving Buzzard', 0));
  play(addToHand('Chillwind Yeti', 0));
  summon('Bloodfen Raptor', 1);
  expect([hand(0), activated(game)]).toEqual([[], []]);
  summon('Starving Buzzard', 0);
  expect([hand(0).length, activated(game)]).toEqual([1, ['Starving Buzzard: onSummon']]);
});

card('Tundra Rhino', 'own Beasts may attack at once, itself too', () => {
  const { addToHand, play, attack, hero, health } = table({ checksActions: true });
  const yeti = addToHand('Chillwind Yeti', 0);
  const raptor = addToHand('Bloodfen Raptor', 0);
  const rhino = addToHand('Tundra Rhino', 0);
  play(raptor);
  expect(refusalOf(() => attack(raptor, hero(1)))).toBe('attack-exhausted');
  play(rhino);
  play(yeti);
  expect(refusalOf(() => attack(yeti, hero(1)))).toBe('attack-exhausted');
  attack(raptor, hero(1));
  attack(rhino, hero(1));
  expect(health(hero(1))).toBe(25);
});

card('Tundra Rhino', 'no Charge for enemy Beasts, and none once it is gone', () => {
  const { summon, dealDamage, hasKeyword } = table();
  const [mine, theirs] = [summon('Bloodfen Raptor', 0), summon('Bloodfen Raptor', 1)];
  const rhino = summon('Tundra Rhino', 0);
  expect([mine, theirs].map((id) => hasKeyword(id, 'charge'))).toEqual([true, false]);
  dealDamage(rhino, 5);
  expect(hasKeyword(mine, 'charge')).toBe(false);
});

card('Arcane Shot', '2 damage to any character', () => {
  const { addToHand, summon, play, health, hero } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  for (const target of [hero(1), mine, theirs]) play(addToHand('Arcane Shot', 0), { target });
  expect([hero(1), mine, theirs, hero(0)].map(health)).toEqual([28, 3, 3, 30]);
  const last = addToHand('Arcane Shot', 0);
  expect(refusalOf(() => play(last))).toBe('target-required');
});

card("Hunter's Mark", 'Health becomes 1 of 1, until it is silenced (FP-120)', () => {
  const { addToHand, summon, play, dealDamage, silence, attackOf, health, maxHealth } = table();
  const [ogre, bystander] = [summon('Boulderfist Ogre', 1), summon('Boulderfist Ogre', 1)];
  dealDamage(ogre, 3);
  play(addToHand("Hunter's Mark", 0), { target: ogre });
  expect([attackOf(ogre), health(ogre), maxHealth(ogre), health(bystander)]).toEqual([6, 1, 1, 7]);
  silence(ogre);
  expect([health(ogre), maxHealth(ogre)]).toEqual([7, 7]);
});

card("Hunter's Mark", 'R18.3: an aura counts on top of it, and heroes are not marked', () => {
  const { addToHand, summon, play, health, zoneOf, dealDamage, hero } = table();
  summon('Stormwind Champion', 1);
  const yeti = summon('Chillwind Yeti', 1);
  const mark = addToHand("Hunter's Mark", 0);
  expect(refusalOf(() => play(mark, { target: hero(1) }))).toBe('target-not-allowed');
  play(mark, { target: yeti });
  expect(health(yeti)).toBe(2);
  dealDamage(yeti, 2);
  expect(zoneOf(yeti)).toBe('graveyard');
});

card('Kill Command', '3 damage, and 5 with an own Beast in play', () => {
  const { addToHand, summon, play, destroy, health, hero } = table();
  summon('Bloodfen Raptor', 1);
  summon('Chillwind Yeti', 0);
  play(addToHand('Kill Command', 0), { target: hero(1) });
  expect(health(hero(1))).toBe(27);
  const raptor = summon('Bloodfen Raptor', 0);
  play(addToHand('Kill Command', 0), { target: hero(1) });
  expect(health(hero(1))).toBe(22);
  destroy(raptor);
  const ogre = summon('Boulderfist Ogre', 1);
  play(addToHand('Kill Command', 0), { target: ogre });
  expect(health(ogre)).toBe(4);
});

card('Kill Command', 'a Beast in the hand does not count, and Spell Damage is added once', () => {
  const { addToHand, summon, play, health, hero } = table();
  const raptor = addToHand('Bloodfen Raptor', 0);
  summon('Kobold Geomancer', 0);
  play(addToHand('Kill Command', 0), { target: hero(1) });
  expect(health(hero(1))).toBe(26);
  play(raptor);
  play(addToHand('Kill Command', 0), { target: hero(1) });
  expect(health(hero(1))).toBe(20);
});

card('Animal Companion', 'one of the three, and each of them at some time', () => {
  const came = new Set<string>();
  for (const seed of SEEDS) {
    const { addToHand, play, board, nameOf } = table({ seed });
    play(addToHand('Animal Companion', 0));
    expect([board(0).length, board(1).length]).toEqual([1, 0]);
    came.add(nameOf(pick(board(0))));
  }
  expect([...came].sort()).toEqual(['Huffer', 'Leokk', 'Misha']);
});

card('Animal Companion', 'cannot be played without a free place', () => {
  const { addToHand, summon, play } = table();
  for (let place = 0; place < 7; place += 1) summon('Wisp', 0);
  const companion = addToHand('Animal Companion', 0);
  expect(refusalOf(() => play(companion))).toBe('no-effect');
});

card('Leokk', '+1 Attack for the other own minions while it is there', () => {
  const { summon, attackOf, health, dealDamage } = table();
  const [mine, theirs] = [summon('Wisp', 0), summon('Wisp', 1)];
  const leokk = summon('Leokk', 0);
  expect([mine, theirs, leokk].map(attackOf)).toEqual([2, 1, 2]);
  expect(health(mine)).toBe(1);
  dealDamage(leokk, 4);
  expect(attackOf(mine)).toBe(1);
});

card('Multi-Shot', '3 damage to two different enemy minions, whoever they are', () => {
  const pairs = new Set<string>();
  for (const seed of SEEDS) {
    const { addToHand, summon, play, health, hero } = table({ seed });
    const own = summon('Chillwind Yeti', 0);
    const enemies = [0, 1, 2].map(() => summon('Boulderfist Ogre', 1));
    play(addToHand('Multi-Shot', 0));
    const left = enemies.map(health);
    expect([...left].sort()).toEqual([4, 4, 7]);
    expect([own, hero(0), hero(1)].map(health)).toEqual([5, 30, 30]);
    pairs.add(left.join());
  }
  expect(pairs.size).toBe(3);
});

card('Multi-Shot', 'with one enemy minion it hits that one once, with none it cannot be played', () => {
  const { addToHand, summon, play, health, hero } = table();
  summon('Chillwind Yeti', 0);
  const shot = addToHand('Multi-Shot', 0);
  expect(refusalOf(() => play(shot))).toBe('no-effect');
  const ogre = summon('Boulderfist Ogre', 1);
  play(shot);
  expect([health(ogre), health(hero(1))]).toEqual([4, 30]);
});
