// Basic druid cards: mana, small damage and healing, strength for a turn.

import { expect } from 'vitest';
import { refusalOf, table } from '../table.ts';
import { card } from './card.ts';

card('Innervate', 'one mana more in this turn, none of it in the next', () => {
  const { setMana, addToHand, play, mana, endTurn } = table({ chargesMana: true });
  setMana(0, 5, 2);
  play(addToHand('Innervate', 0));
  expect(mana(0)).toMatchObject({ available: 3, maximum: 5 });
  expect(mana(1)).toMatchObject({ available: 0 });
  endTurn();
  expect(mana(0)).toMatchObject({ available: 2, maximum: 5 });
  endTurn();
  expect(mana(0)).toMatchObject({ available: 6, maximum: 6 });
});

card('Innervate', 'goes over the own crystals, but at ten of ten gives nothing (FP-139)', () => {
  const { setMana, addToHand, play, mana } = table({ chargesMana: true });
  setMana(0, 4);
  play(addToHand('Innervate', 0));
  expect(mana(0)).toMatchObject({ available: 5, maximum: 4 });
  setMana(0, 10);
  play(addToHand('Innervate', 0));
  expect(mana(0)).toMatchObject({ available: 10, maximum: 10 });
  setMana(0, 10, 9);
  play(addToHand('Innervate', 0));
  expect(mana(0)).toMatchObject({ available: 10, maximum: 10 });
});

card('Moonfire', '1 damage to any character, and it needs one', () => {
  const { addToHand, summon, play, health, hero } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  for (const target of [hero(0), hero(1), mine, theirs]) play(addToHand('Moonfire', 0), { target });
  expect([health(hero(0)), health(hero(1)), health(mine), health(theirs)]).toEqual([29, 29, 4, 4]);
  const last = addToHand('Moonfire', 0);
  expect(refusalOf(() => play(last))).toBe('target-required');
});

card('Claw', '2 Armor for good and 2 Attack this turn, for the own hero only', () => {
  const { addToHand, summon, play, attack, attackOf, armor, hero, health, endTurn } = table({ checksActions: true });
  const yeti = summon('Chillwind Yeti', 0);
  expect(refusalOf(() => attack(hero(0), hero(1)))).toBe('attack-none');
  play(addToHand('Claw', 0));
  expect([attackOf(hero(0)), attackOf(hero(1)), attackOf(yeti)]).toEqual([2, 0, 4]);
  expect([armor(0), armor(1)]).toEqual([2, 0]);
  attack(hero(0), hero(1));
  expect(health(hero(1))).toBe(28);
  endTurn();
  endTurn();
  expect([attackOf(hero(0)), armor(0)]).toEqual([0, 2]);
});

card('Claw', 'adds to a weapon and to another Claw', () => {
  const { addToHand, equip, play, attackOf, armor, hero } = table();
  equip("Light's Justice", 0);
  play(addToHand('Claw', 0));
  play(addToHand('Claw', 0));
  expect([attackOf(hero(0)), armor(0)]).toEqual([5, 4]);
});

card('Mark of the Wild', '+2/+2 and Taunt for a minion of either side, damage staying on it', () => {
  const { addToHand, summon, play, dealDamage, attackOf, health, maxHealth, hasKeyword, silence } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  dealDamage(mine, 4);
  play(addToHand('Mark of the Wild', 0), { target: mine });
  expect([attackOf(mine), health(mine), maxHealth(mine), hasKeyword(mine, 'taunt')]).toEqual([6, 3, 7, true]);
  expect([attackOf(theirs), hasKeyword(theirs, 'taunt')]).toEqual([1, false]);
  play(addToHand('Mark of the Wild', 0), { target: theirs });
  expect([attackOf(theirs), health(theirs), hasKeyword(theirs, 'taunt')]).toEqual([3, 3, true]);
  silence(theirs);
  expect([attackOf(theirs), health(theirs), hasKeyword(theirs, 'taunt')]).toEqual([1, 1, false]);
});

card('Mark of the Wild', 'is for minions, not for heroes', () => {
  const { addToHand, play, hero } = table();
  const mark = addToHand('Mark of the Wild', 0);
  expect(refusalOf(() => play(mark, { target: hero(0) }))).toBe('target-not-allowed');
  expect(refusalOf(() => play(mark))).toBe('no-legal-target');
});

card('Healing Touch', 'heals a character for 8 at most, and only what is missing', () => {
  const { addToHand, summon, play, dealDamage, health, hero } = table();
  const ogre = summon('Boulderfist Ogre', 1);
  dealDamage(hero(0), 12);
  dealDamage(ogre, 5);
  play(addToHand('Healing Touch', 0), { target: hero(0) });
  play(addToHand('Healing Touch', 0), { target: ogre });
  expect([health(hero(0)), health(ogre)]).toEqual([26, 7]);
  play(addToHand('Healing Touch', 0), { target: hero(0) });
  expect(health(hero(0))).toBe(30);
});

card('Savage Roar', '+2 Attack this turn for the own hero and minions that are there', () => {
  const { addToHand, summon, play, attackOf, hero, endTurn } = table();
  const [mine, theirs] = [summon('Wisp', 0), summon('Wisp', 1)];
  play(addToHand('Savage Roar', 0));
  const late = summon('Wisp', 0);
  expect([mine, hero(0), theirs, late].map(attackOf)).toEqual([3, 2, 1, 1]);
  endTurn();
  expect([mine, theirs].map(attackOf)).toEqual([1, 1]);
  endTurn();
  expect([mine, hero(0)].map(attackOf)).toEqual([1, 0]);
});

card('Wild Growth', 'one empty crystal, also the tenth, and no card for it', () => {
  const { setMana, addToHand, play, mana, hand } = table({ chargesMana: true });
  for (const crystals of [3, 9]) {
    setMana(0, crystals);
    play(addToHand('Wild Growth', 0));
    expect(mana(0)).toMatchObject({ available: crystals - 3, maximum: crystals + 1 });
  }
  expect([hand(0), mana(1).maximum]).toEqual([[], 0]);
});

card('Wild Growth', 'with ten crystals Excess Mana instead, in the own hand', () => {
  const { setMana, addToHand, play, mana, hand, nameOf } = table({ chargesMana: true });
  setMana(0, 10);
  play(addToHand('Wild Growth', 0));
  expect(mana(0)).toMatchObject({ available: 7, maximum: 10 });
  expect([hand(0).map(nameOf), hand(1)]).toEqual([['Excess Mana'], []]);
});

card('Wild Growth', 'R15.3: for a full hand no Excess Mana is made', () => {
  const { setMana, addToHand, cast, hand, nameOf } = table();
  setMana(0, 10);
  for (let held = 0; held < 10; held += 1) addToHand('Wisp', 0);
  cast('Wild Growth', 0);
  expect(new Set(hand(0).map(nameOf))).toEqual(new Set(['Wisp']));
  expect(hand(0)).toHaveLength(10);
});

card('Excess Mana', 'costs nothing and draws a card', () => {
  const { setMana, addToHand, play, mana, hand, deck, nameOf } = table({ chargesMana: true });
  setMana(0, 1);
  play(addToHand('Excess Mana', 0));
  expect([hand(0).map(nameOf), hand(1), mana(0).available]).toEqual([['Test Filler'], [], 1]);
  expect([deck(0).length, deck(1).length]).toEqual([19, 20]);
});

card('Swipe', '4 damage to an enemy and 1 to all others, nothing to the own side', () => {
  const { addToHand, summon, play, health, hero } = table();
  const own = summon('Chillwind Yeti', 0);
  const [hit, other] = [summon('Boulderfist Ogre', 1), summon('Boulderfist Ogre', 1)];
  play(addToHand('Swipe', 0), { target: hit });
  expect([hit, other, hero(1), own, hero(0)].map(health)).toEqual([3, 6, 29, 5, 30]);
  play(addToHand('Swipe', 0), { target: hero(1) });
  expect([hit, other, hero(1)].map(health)).toEqual([2, 5, 25]);
});

card('Swipe', 'counts Spell Damage in both its numbers and aims at enemies only', () => {
  const { addToHand, summon, play, health, hero } = table();
  const own = summon('Kobold Geomancer', 0);
  const [hit, other] = [summon('Boulderfist Ogre', 1), summon('Boulderfist Ogre', 1)];
  const swipe = addToHand('Swipe', 0);
  for (const target of [own, hero(0)]) expect(refusalOf(() => play(swipe, { target }))).toBe('target-not-allowed');
  play(swipe, { target: hit });
  expect([hit, other, hero(1)].map(health)).toEqual([2, 5, 28]);
});

card('Starfire', '5 damage to a character, then a card', () => {
  const { addToHand, summon, play, health, hero, hand, zoneOf } = table();
  play(addToHand('Starfire', 0), { target: hero(1) });
  expect([health(hero(1)), hand(0).length, hand(1).length]).toEqual([25, 1, 0]);
  const yeti = summon('Chillwind Yeti', 1);
  play(addToHand('Starfire', 0), { target: yeti });
  expect([zoneOf(yeti), hand(0).length]).toEqual(['graveyard', 2]);
});

card('Starfire', 'R10.3: the card comes before the death it causes is dealt with', () => {
  const { addToHand, summon, play, log, clearLog } = table();
  const hoarder = summon('Loot Hoarder', 1);
  const starfire = addToHand('Starfire', 0);
  clearLog();
  play(starfire, { target: hoarder });
  expect(log().map((event) => (event.type === 'Drew' ? `seat ${event.player} drew` : event.type))).toEqual([
    'SpellCast',
    'Damaged',
    'seat 0 drew',
    'Destroyed',
    'DeathPhase',
    'Triggered',
    'seat 1 drew',
  ]);
});
