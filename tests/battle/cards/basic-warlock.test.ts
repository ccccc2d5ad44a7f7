// Basic warlock cards: damage, much of it with a price or a question, and Demons.

import { expect } from 'vitest';
import { count, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Sacrificial Pact', 'destroys an own Demon and heals the own hero for 5', () => {
  const game = table();
  const { summon, dealDamage, health, hero, zoneOf } = game;
  const [walker, bystander] = [summon('Voidwalker', 0), summon('Voidwalker', 0)];
  for (const player of [0, 1] as const) dealDamage(hero(player), 10);
  playFromHand(game, 'Sacrificial Pact', 0, { target: walker });
  expect([zoneOf(walker), zoneOf(bystander)]).toEqual(['graveyard', 'board']);
  expect([health(hero(0)), health(hero(1))]).toEqual([25, 20]);
});

card('Sacrificial Pact', 'takes no enemy Demon and no other minion, and heals up to the maximum only', () => {
  const { summon, addToHand, play, dealDamage, health, hero } = table();
  const [wisp, enemy] = [summon('Wisp', 0), summon('Voidwalker', 1)];
  const pact = addToHand('Sacrificial Pact', 0);
  expect(refusalOf(() => play(pact))).toBe('no-legal-target');
  expect([wisp, enemy].map((target) => refusalOf(() => play(pact, { target })))).toEqual([
    'target-not-allowed',
    'target-not-allowed',
  ]);
  dealDamage(hero(0), 2);
  play(pact, { target: summon('Voidwalker', 0) });
  expect(health(hero(0))).toBe(30);
});

card('Corruption', 'the enemy minion is destroyed when the next turn of the caster starts', () => {
  const game = table();
  const { summon, addToHand, play, zoneOf, endTurn } = game;
  const [friend, yeti, bystander] = [summon('Wisp', 0), summon('Chillwind Yeti', 1), summon('Wisp', 1)];
  const corruption = addToHand('Corruption', 0);
  expect(refusalOf(() => play(corruption, { target: friend }))).toBe('target-not-allowed');
  play(corruption, { target: yeti });
  expect(zoneOf(yeti)).toBe('board');
  endTurn();
  expect(zoneOf(yeti)).toBe('board');
  endTurn();
  expect([zoneOf(yeti), zoneOf(bystander)]).toEqual(['graveyard', 'board']);
});

card('Corruption', 'silence takes it off, and so does the hand; a change of sides does not', () => {
  const game = table();
  const { summon, silence, returnToHand, play, takeControl, zoneOf, endTurn } = game;
  const [silenced, returned, stolen] = [summon('Wisp', 1), summon('Wisp', 1), summon('Wisp', 1)];
  for (const target of [silenced, returned, stolen]) playFromHand(game, 'Corruption', 0, { target });
  silence(silenced);
  takeControl(stolen, 0);
  endTurn();
  returnToHand(returned);
  play(returned);
  endTurn();
  expect([silenced, returned, stolen].map(zoneOf)).toEqual(['board', 'board', 'graveyard']);
});

card('Mortal Coil', 'draws a card only if the damage is lethal', () => {
  const game = table();
  const { summon, hand, health, zoneOf } = game;
  const [yeti, wisp] = [summon('Chillwind Yeti', 1), summon('Wisp', 1)];
  playFromHand(game, 'Mortal Coil', 0, { target: yeti });
  expect([health(yeti), hand(0).length]).toEqual([4, 0]);
  playFromHand(game, 'Mortal Coil', 0, { target: wisp });
  expect([zoneOf(wisp), hand(0).length, hand(1).length]).toEqual(['graveyard', 1, 0]);
});

card('Mortal Coil', 'draws nothing where a Divine Shield takes it; an own minion will do, a hero not', () => {
  const game = table();
  const { summon, addToHand, play, hand, hero } = game;
  const [squire, friend] = [summon('Argent Squire', 1), summon('Wisp', 0)];
  playFromHand(game, 'Mortal Coil', 0, { target: squire });
  expect(hand(0)).toHaveLength(0);
  const coil = addToHand('Mortal Coil', 0);
  expect(refusalOf(() => play(coil, { target: hero(1) }))).toBe('target-not-allowed');
  play(coil, { target: friend });
  expect(hand(0)).toHaveLength(1);
});

card('Soulfire', '4 damage to any character, and its player loses a random card', () => {
  for (let seed = 0; seed < 4; seed += 1) {
    const game = table({ seed });
    const { addToHand, hand, health, hero } = game;
    const held = [addToHand('Wisp', 0), addToHand('Fireball', 0), addToHand('Sap', 0)];
    addToHand('Wisp', 1);
    playFromHand(game, 'Soulfire', 0, { target: hero(1) });
    expect([health(hero(1)), hand(0).length, hand(1).length]).toEqual([26, 2, 1]);
    expect(hand(0).every((id) => held.includes(id))).toBe(true);
  }
});

card('Soulfire', 'takes different cards by chance, and none from an empty hand', () => {
  const discarded = Array.from({ length: 12 }, (_, seed) => {
    const game = table({ seed });
    for (const name of ['Wisp', 'Fireball']) game.addToHand(name, 0);
    playFromHand(game, 'Soulfire', 0, { target: game.hero(1) });
    return game.hand(0).map(game.nameOf).join();
  });
  expect(new Set(discarded)).toEqual(new Set(['Wisp', 'Fireball']));
  const game = table();
  playFromHand(game, 'Soulfire', 0, { target: game.hero(0) });
  expect([game.health(game.hero(0)), count(game, 'Discarded')]).toEqual([26, 0]);
});

card('Hellfire', '3 damage to all characters of both sides', () => {
  const game = table();
  const { summon, health, hero, zoneOf } = game;
  const [wisp, yeti, enemy] = [summon('Wisp', 0), summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Hellfire', 0);
  expect([hero(0), hero(1), yeti, enemy].map(health)).toEqual([27, 27, 2, 2]);
  expect(zoneOf(wisp)).toBe('graveyard');
});

card('Felstalker', 'played, it costs a random other card of the hand', () => {
  const game = table();
  const { addToHand, hand, zoneOf } = game;
  const held = addToHand('Wisp', 0);
  addToHand('Wisp', 1);
  const stalker = playFromHand(game, 'Felstalker', 0);
  expect([zoneOf(stalker), zoneOf(held), hand(1).length]).toEqual(['board', 'graveyard', 1]);
});

card('Felstalker', 'discards nothing when it is summoned, or from an empty hand', () => {
  const game = table();
  playFromHand(game, 'Felstalker', 0);
  game.addToHand('Wisp', 0);
  game.summon('Felstalker', 0);
  expect([game.hand(0).length, count(game, 'Discarded')]).toEqual([1, 0]);
});

card('Shadow Bolt', '4 damage to a minion of either side, not to a hero', () => {
  const game = table();
  const { summon, addToHand, play, hero, health } = game;
  const [friend, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  const bolt = addToHand('Shadow Bolt', 0);
  expect(refusalOf(() => play(bolt, { target: hero(1) }))).toBe('target-not-allowed');
  play(bolt, { target: enemy });
  playFromHand(game, 'Shadow Bolt', 0, { target: friend });
  expect([health(friend), health(enemy)]).toEqual([1, 1]);
});

card('Drain Life', '2 damage to a target, and the own hero is healed for 2', () => {
  const game = table();
  const { summon, dealDamage, health, hero } = game;
  const yeti = summon('Chillwind Yeti', 1);
  for (const player of [0, 1] as const) dealDamage(hero(player), 5);
  playFromHand(game, 'Drain Life', 0, { target: yeti });
  playFromHand(game, 'Drain Life', 0, { target: hero(1) });
  expect([health(yeti), health(hero(0)), health(hero(1))]).toEqual([3, 29, 23]);
});

card('Drain Life', 'on the own hero the healing gives back what the damage took; Spell Damage is not healed', () => {
  const game = table();
  const { summon, health, hero } = game;
  playFromHand(game, 'Drain Life', 0, { target: hero(0) });
  expect(health(hero(0))).toBe(30);
  summon('Kobold Geomancer', 0);
  playFromHand(game, 'Drain Life', 0, { target: hero(0) });
  expect(health(hero(0))).toBe(29);
});

card('Dread Infernal', '1 damage to every character but itself when played', () => {
  const game = table();
  const { summon, health, hero, zoneOf } = game;
  const [wisp, yeti, enemy] = [summon('Wisp', 0), summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  summon('Kobold Geomancer', 0);
  const infernal = playFromHand(game, 'Dread Infernal', 0);
  expect([hero(0), hero(1), yeti, enemy, infernal].map(health)).toEqual([29, 29, 4, 4, 6]);
  expect(zoneOf(wisp)).toBe('graveyard');
});
