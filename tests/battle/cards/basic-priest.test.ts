// Basic priest cards: healing and blessings, words that destroy, copies and theft.

import { expect } from 'vitest';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';

const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

card('Power Word: Shield', '+2 Health for a minion of either side, and no card', () => {
  const { addToHand, summon, play, dealDamage, health, maxHealth, attackOf, hand, silence, hero } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  dealDamage(mine, 3);
  for (const target of [mine, theirs]) play(addToHand('Power Word: Shield', 0), { target });
  expect([health(mine), maxHealth(mine), attackOf(mine), health(theirs)]).toEqual([4, 7, 4, 3]);
  expect(hand(0)).toEqual([]);
  silence(mine);
  expect([health(mine), maxHealth(mine)]).toEqual([4, 5]);
  const last = addToHand('Power Word: Shield', 0);
  expect(refusalOf(() => play(last, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Holy Smite', '3 damage to a minion, never to a hero', () => {
  const { addToHand, summon, play, health, hero } = table();
  const smite = addToHand('Holy Smite', 0);
  expect(refusalOf(() => play(smite))).toBe('no-legal-target');
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  expect(refusalOf(() => play(smite, { target: hero(1) }))).toBe('target-not-allowed');
  play(smite, { target: theirs });
  expect([health(theirs), health(mine)]).toEqual([2, 5]);
});

card('Mind Vision', 'a copy of a random card of the enemy hand', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { addToHand, play, hand, deck, nameOf } = table({ seed });
    const enemy = [addToHand('Wisp', 1), addToHand('Chillwind Yeti', 1)];
    play(addToHand('Mind Vision', 0));
    expect([hand(0).length, deck(0).length, deck(1).length]).toEqual([1, 20, 20]);
    expect([hand(1), enemy.includes(pick(hand(0)))]).toEqual([enemy, false]);
    seen.add(nameOf(pick(hand(0))));
  }
  expect([...seen].sort()).toEqual(['Chillwind Yeti', 'Wisp']);
});

card('Mind Vision', 'nothing of an empty hand, and never a card of the own', () => {
  const { addToHand, play, hand } = table();
  const own = addToHand('Wisp', 0);
  play(addToHand('Mind Vision', 0));
  expect(hand(0)).toEqual([own]);
});

card('Northshire Cleric', 'a card for each minion healed, of either side, itself too', () => {
  const { addToHand, summon, play, dealDamage, hand, cast } = table();
  const cleric = addToHand('Northshire Cleric', 0);
  play(cleric);
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  for (const id of [cleric, mine, theirs]) dealDamage(id, 1);
  cast('Circle of Healing', 0);
  expect([hand(0).length, hand(1).length]).toEqual([3, 0]);
  dealDamage(theirs, 1);
  cast('Holy Light', 1, { target: theirs });
  expect([hand(0).length, hand(1).length]).toEqual([4, 0]);
});

card('Northshire Cleric', 'not for heroes, and not for what was not damaged (R17.2)', () => {
  const game = table();
  const { summon, dealDamage, hero, cast, hand } = game;
  summon('Northshire Cleric', 0);
  const yeti = summon('Chillwind Yeti', 0);
  dealDamage(hero(0), 5);
  cast('Holy Light', 0, { target: hero(0) });
  cast('Holy Light', 0, { target: yeti });
  expect([hand(0), activated(game)]).toEqual([[], []]);
});

card('Psychic Conjurer', 'a copy of a random card of the enemy deck', () => {
  const seen = new Set<string>();
  for (const seed of SEEDS) {
    const { addToHand, play, hand, deck, nameOf, board } = table({ seed, decks: [['Wisp'], ['War Golem', 'Sheep']] });
    const conjurer = addToHand('Psychic Conjurer', 0);
    play(conjurer);
    expect([board(0), hand(0).length, hand(1)]).toEqual([[conjurer], 1, []]);
    expect(deck(1).map(nameOf)).toEqual(['War Golem', 'Sheep']);
    seen.add(nameOf(pick(hand(0))));
  }
  expect([...seen].sort()).toEqual(['Sheep', 'War Golem']);
});

card('Psychic Conjurer', 'nothing of an empty deck, nothing when it is summoned', () => {
  const { addToHand, summon, play, hand, hero, health } = table({ decks: [['Wisp'], []] });
  play(addToHand('Psychic Conjurer', 0));
  summon('Psychic Conjurer', 1);
  expect([hand(0), hand(1), health(hero(1))]).toEqual([[], [], 30]);
});

card('Radiance', 'heals the own hero for 5 at most', () => {
  const { addToHand, summon, play, dealDamage, health, hero } = table();
  const yeti = summon('Chillwind Yeti', 0);
  for (const id of [hero(0), hero(1)]) dealDamage(id, 8);
  dealDamage(yeti, 3);
  play(addToHand('Radiance', 0));
  expect([hero(0), hero(1), yeti].map(health)).toEqual([27, 22, 2]);
  play(addToHand('Radiance', 0));
  expect(health(hero(0))).toBe(30);
});

card('Shadow Word: Pain', 'destroys a minion with 3 Attack, none with 4, as Attack is now', () => {
  const { addToHand, summon, play, zoneOf, hand, cast } = table();
  const [four, grown, hoarder] = [summon('Chillwind Yeti', 1), summon('Bloodfen Raptor', 1), summon('Loot Hoarder', 1)];
  cast('Blessing of Might', 1, { target: grown });
  const pain = addToHand('Shadow Word: Pain', 0);
  for (const target of [four, grown]) expect(refusalOf(() => play(pain, { target }))).toBe('target-not-allowed');
  play(pain, { target: hoarder });
  expect([zoneOf(hoarder), hand(1).length]).toEqual(['graveyard', 1]);
  cast('Humility', 0, { target: four });
  const three = summon('Scarlet Crusader', 1);
  for (const target of [four, three]) play(addToHand('Shadow Word: Pain', 0), { target });
  expect([four, three, grown].map(zoneOf)).toEqual(['graveyard', 'graveyard', 'board']);
});

card('Shadow Word: Pain', 'without a weak minion it cannot be played', () => {
  const { addToHand, summon, play } = table();
  summon('Chillwind Yeti', 1);
  const pain = addToHand('Shadow Word: Pain', 0);
  expect(refusalOf(() => play(pain))).toBe('no-legal-target');
});

card('Shadow Word: Death', 'destroys a minion with 5 Attack, none with 4, as Attack is now', () => {
  const { addToHand, summon, play, zoneOf, cast } = table();
  const [four, shrunk, ogre] = [
    summon('Chillwind Yeti', 1),
    summon('Boulderfist Ogre', 1),
    summon('Boulderfist Ogre', 0),
  ];
  cast('Humility', 0, { target: shrunk });
  const death = addToHand('Shadow Word: Death', 0);
  for (const target of [four, shrunk]) expect(refusalOf(() => play(death, { target }))).toBe('target-not-allowed');
  play(death, { target: ogre });
  const five = summon('Wisp', 1);
  cast('Blessing of Kings', 1, { target: five });
  cast('Hand of Protection', 1, { target: five });
  play(addToHand('Shadow Word: Death', 0), { target: five });
  expect([four, shrunk, ogre, five].map(zoneOf)).toEqual(['board', 'board', 'graveyard', 'graveyard']);
});

card('Shadow Word: Death', 'is no death for a hero, however strong its weapon', () => {
  const { addToHand, equip, play, hero, attackOf } = table();
  equip('Arcanite Reaper', 0);
  const death = addToHand('Shadow Word: Death', 0);
  expect(attackOf(hero(0))).toBe(5);
  expect(refusalOf(() => play(death, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Holy Nova', '2 damage to enemy minions, then 2 healing for the own side', () => {
  const { addToHand, summon, play, dealDamage, health, hero } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  for (const id of [hero(0), hero(1), mine]) dealDamage(id, 3);
  play(addToHand('Holy Nova', 0));
  expect([mine, theirs, hero(0), hero(1)].map(health)).toEqual([4, 3, 29, 27]);
});

card('Holy Nova', 'Spell Damage adds to the damage, not to the healing', () => {
  const { addToHand, summon, play, dealDamage, health, hero } = table();
  summon('Kobold Geomancer', 0);
  const theirs = summon('Chillwind Yeti', 1);
  dealDamage(hero(0), 5);
  play(addToHand('Holy Nova', 0));
  expect([health(theirs), health(hero(0))]).toEqual([2, 27]);
});

card('Power Infusion', '+2/+6 for a minion of either side', () => {
  const { addToHand, summon, play, attackOf, health, hero } = table();
  const [mine, theirs] = [summon('Wisp', 0), summon('Wisp', 1)];
  play(addToHand('Power Infusion', 0), { target: theirs });
  expect([attackOf(theirs), health(theirs), attackOf(mine)]).toEqual([3, 7, 1]);
  const last = addToHand('Power Infusion', 0);
  expect(refusalOf(() => play(last, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Mind Control', 'an enemy minion changes sides for good, as it is, and rests this turn', () => {
  const game = table({ checksActions: true });
  const { addToHand, summon, play, dealDamage, board, ownerOf, health, attack, hero, endTurn } = game;
  const own = summon('Wisp', 0);
  const yeti = summon('Chillwind Yeti', 1);
  dealDamage(yeti, 2);
  const control = addToHand('Mind Control', 0);
  expect(refusalOf(() => play(control, { target: own }))).toBe('target-not-allowed');
  play(control, { target: yeti });
  expect([board(0), board(1), ownerOf(yeti), health(yeti)]).toEqual([[own, yeti], [], 0, 3]);
  expect([count(game, 'Summoned'), refusalOf(() => attack(yeti, hero(1)))]).toEqual([2, 'attack-exhausted']);
  endTurn();
  endTurn();
  attack(yeti, hero(1));
  expect([ownerOf(yeti), health(hero(1))]).toEqual([0, 26]);
});

card('Mind Control', 'cannot be played onto a full board', () => {
  const { addToHand, summon, play } = table();
  const yeti = summon('Chillwind Yeti', 1);
  for (let place = 0; place < 7; place += 1) summon('Wisp', 0);
  const control = addToHand('Mind Control', 0);
  expect(refusalOf(() => play(control, { target: yeti }))).toBe('no-effect');
});
