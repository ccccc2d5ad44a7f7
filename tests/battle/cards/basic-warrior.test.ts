// Basic warrior cards: damage, armour, Charge.

import { expect } from 'vitest';
import { battle } from '../../../machines/battle/index.ts';
import { count, refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

const fillers = Array<string>(10).fill('Wisp');
/** Warsong Commander as the card table prints it: the course has another text. */
const realTable = () => table({ ruleset: battle, decks: [fillers, fillers] });

card('Whirlwind', '1 damage to all minions of both sides, no hero', () => {
  const game = table();
  const { summon, health, hero, zoneOf } = game;
  const [yeti, wisp, enemy] = [summon('Chillwind Yeti', 0), summon('Wisp', 0), summon('Chillwind Yeti', 1)];
  playFromHand(game, 'Whirlwind', 0);
  expect([yeti, enemy, hero(0), hero(1)].map(health)).toEqual([4, 4, 30, 30]);
  expect(zoneOf(wisp)).toBe('graveyard');
});

card('Cleave', '2 damage to two different enemy minions by chance', () => {
  const hit = Array.from({ length: 12 }, (_, seed) => {
    const game = table({ seed });
    const { summon, health, hero } = game;
    const friend = summon('Chillwind Yeti', 0);
    const enemies = [1, 2, 3].map(() => summon('Chillwind Yeti', 1));
    playFromHand(game, 'Cleave', 0);
    expect(enemies.map(health).sort()).toEqual([3, 3, 5]);
    expect([health(friend), health(hero(1))]).toEqual([5, 30]);
    return enemies.map(health).join();
  });
  expect(new Set(hit).size).toBeGreaterThan(1);
});

card('Cleave', 'hits a single enemy minion once, and is not played without one', () => {
  const { summon, addToHand, play, health } = table();
  summon('Wisp', 0);
  const cleave = addToHand('Cleave', 0);
  expect(refusalOf(() => play(cleave))).toBe('no-effect');
  const yeti = summon('Chillwind Yeti', 1);
  play(cleave);
  expect(health(yeti)).toBe(3);
});

card('Shield Block', '5 Armor and a card for its player', () => {
  const game = table();
  playFromHand(game, 'Shield Block', 0);
  playFromHand(game, 'Shield Block', 0);
  expect([game.armor(0), game.armor(1), game.hand(0).length, game.hand(1).length]).toEqual([10, 0, 2, 0]);
});

card('Warsong Commander', '+1 Attack for the minions of its side that have Charge', () => {
  const { summon, attackOf, silence } = realTable();
  const [elite, wisp, enemy] = [summon("Kor'kron Elite", 0), summon('Wisp', 0), summon("Kor'kron Elite", 1)];
  const commander = summon('Warsong Commander', 0);
  expect([elite, wisp, enemy, commander].map(attackOf)).toEqual([5, 1, 4, 2]);
  silence(commander);
  expect(attackOf(elite)).toBe(4);
});

card('Warsong Commander', 'counts Charge that was given, itself included, and not what is silenced', () => {
  const game = realTable();
  const { summon, attackOf, silence } = game;
  const [commander, elite, wisp] = [summon('Warsong Commander', 0), summon("Kor'kron Elite", 0), summon('Wisp', 0)];
  for (const target of [commander, wisp]) playFromHand(game, 'Charge', 0, { target });
  silence(elite);
  expect([commander, wisp, elite].map(attackOf)).toEqual([3, 2, 4]);
});

card('Charge', 'the minion may attack minions at once, and heroes from the next turn on', () => {
  const game = table({ checksActions: true });
  const { summon, attack, hero, endTurn, zoneOf, hasKeyword } = game;
  const [yeti, wisp] = [summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  expect(refusalOf(() => attack(yeti, wisp))).toBe('attack-exhausted');
  playFromHand(game, 'Charge', 0, { target: yeti });
  expect(refusalOf(() => attack(yeti, hero(1)))).toBe('attack-hero-forbidden');
  attack(yeti, wisp);
  expect(zoneOf(wisp)).toBe('graveyard');
  endTurn();
  endTurn();
  expect(refusalOf(() => attack(yeti, hero(1)))).toBe('accepted');
  expect(hasKeyword(yeti, 'charge')).toBe(true);
});

card('Charge', 'takes minions of its side only', () => {
  const { summon, addToHand, play, hero } = table();
  const enemy = summon('Wisp', 1);
  const charge = addToHand('Charge', 0);
  expect(refusalOf(() => play(charge))).toBe('no-legal-target');
  expect([enemy, hero(0)].map((target) => refusalOf(() => play(charge, { target })))).toEqual([
    'target-not-allowed',
    'target-not-allowed',
  ]);
});

card('Heroic Strike', '+4 Attack for the hero, on top of its weapon, this turn only', () => {
  const game = table();
  const { attackOf, attack, hero, health, endTurn, equip } = game;
  playFromHand(game, 'Heroic Strike', 0);
  attack(hero(0), hero(1));
  equip('Fiery War Axe', 0);
  expect([health(hero(1)), attackOf(hero(0)), attackOf(hero(1))]).toEqual([26, 7, 0]);
  endTurn();
  endTurn();
  expect(attackOf(hero(0))).toBe(3);
});

card('Execute', 'destroys a damaged enemy minion', () => {
  const game = table();
  const { summon, dealDamage, zoneOf } = game;
  const [yeti, bystander] = [summon('Chillwind Yeti', 1), summon('Chillwind Yeti', 1)];
  for (const id of [yeti, bystander]) dealDamage(id, 1);
  playFromHand(game, 'Execute', 0, { target: yeti });
  expect([yeti, bystander].map(zoneOf)).toEqual(['graveyard', 'board']);
  expect(count(game, 'Destroyed')).toBe(1);
});

card('Execute', 'takes no undamaged minion and no friend', () => {
  const { summon, addToHand, play, dealDamage } = table();
  const [friend, enemy] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  dealDamage(friend, 1);
  const execute = addToHand('Execute', 0);
  expect(refusalOf(() => play(execute))).toBe('no-legal-target');
  expect([friend, enemy].map((target) => refusalOf(() => play(execute, { target })))).toEqual([
    'target-not-allowed',
    'target-not-allowed',
  ]);
});
