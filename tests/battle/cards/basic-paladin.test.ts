// Basic paladin cards: blessings, healing, damage, a weapon that heals.

import { expect } from 'vitest';
import { activated, count, pick, refusalOf, table } from '../table.ts';
import { card } from './card.ts';

card('Blessing of Might', '+3 Attack for good, for a minion of either side', () => {
  const { addToHand, summon, play, attackOf, health, endTurn, silence, hero } = table();
  const [mine, theirs] = [summon('Wisp', 0), summon('Wisp', 1)];
  for (const target of [mine, mine, theirs]) play(addToHand('Blessing of Might', 0), { target });
  endTurn();
  expect([attackOf(mine), attackOf(theirs), health(mine)]).toEqual([7, 4, 1]);
  silence(mine);
  expect(attackOf(mine)).toBe(1);
  const last = addToHand('Blessing of Might', 0);
  expect(refusalOf(() => play(last, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Hand of Protection', 'a Divine Shield, and a new one after the first is lost', () => {
  const { addToHand, summon, play, dealDamage, hasKeyword, health } = table();
  const [yeti, bystander] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 0)];
  play(addToHand('Hand of Protection', 0), { target: yeti });
  expect([yeti, bystander].map((id) => hasKeyword(id, 'divineShield'))).toEqual([true, false]);
  dealDamage(yeti, 4);
  expect([health(yeti), hasKeyword(yeti, 'divineShield')]).toEqual([5, false]);
  dealDamage(yeti, 1);
  play(addToHand('Hand of Protection', 0), { target: yeti });
  dealDamage(yeti, 4);
  expect([health(yeti), hasKeyword(yeti, 'divineShield')]).toEqual([4, false]);
});

card('Hand of Protection', 'two of them are one shield, and heroes get none', () => {
  const { addToHand, summon, play, dealDamage, health, hero } = table();
  const yeti = summon('Chillwind Yeti', 0);
  for (let cast = 0; cast < 2; cast += 1) play(addToHand('Hand of Protection', 0), { target: yeti });
  dealDamage(yeti, 3);
  dealDamage(yeti, 1);
  expect(health(yeti)).toBe(4);
  const last = addToHand('Hand of Protection', 0);
  expect(refusalOf(() => play(last, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Humility', 'Attack becomes 1; what comes later is added to that (FP-117)', () => {
  const { addToHand, summon, play, attackOf, health, endTurn, silence, hero } = table();
  const ogre = summon('Boulderfist Ogre', 1);
  play(addToHand('Blessing of Might', 0), { target: ogre });
  play(addToHand('Humility', 0), { target: ogre });
  expect([attackOf(ogre), health(ogre)]).toEqual([1, 7]);
  play(addToHand('Blessing of Might', 0), { target: ogre });
  endTurn();
  expect(attackOf(ogre)).toBe(4);
  silence(ogre);
  expect(attackOf(ogre)).toBe(6);
  const last = addToHand('Humility', 0);
  expect(refusalOf(() => play(last, { target: hero(1) }))).toBe('target-not-allowed');
});

card('Humility', 'raises too: a minion without Attack gets 1', () => {
  const { addToHand, summon, play, attackOf } = table();
  const doomsayer = summon('Doomsayer', 1);
  play(addToHand('Humility', 0), { target: doomsayer });
  expect(attackOf(doomsayer)).toBe(1);
});

card('Holy Light', 'heals a character for 6 at most, and only what is missing', () => {
  const { addToHand, summon, play, dealDamage, health, hero } = table();
  const ogre = summon('Boulderfist Ogre', 1);
  dealDamage(hero(0), 8);
  dealDamage(ogre, 2);
  play(addToHand('Holy Light', 0), { target: hero(0) });
  play(addToHand('Holy Light', 0), { target: ogre });
  expect([health(hero(0)), health(ogre)]).toEqual([28, 7]);
});

card('Blessing of Kings', '+4/+4 for a minion of either side, damage staying on it', () => {
  const { addToHand, summon, play, dealDamage, attackOf, health, maxHealth, silence, hero } = table();
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Wisp', 1)];
  dealDamage(mine, 3);
  for (const target of [mine, theirs]) play(addToHand('Blessing of Kings', 0), { target });
  expect([attackOf(mine), health(mine), maxHealth(mine)]).toEqual([8, 6, 9]);
  expect([attackOf(theirs), health(theirs)]).toEqual([5, 5]);
  silence(mine);
  expect([attackOf(mine), health(mine)]).toEqual([4, 5]);
  const last = addToHand('Blessing of Kings', 0);
  expect(refusalOf(() => play(last, { target: hero(0) }))).toBe('target-not-allowed');
});

card('Consecration', '2 damage to all enemies, to nobody else', () => {
  const { addToHand, summon, play, health, hero } = table();
  const [own, first, second] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1), summon('War Golem', 1)];
  play(addToHand('Consecration', 0));
  expect([first, second, hero(1), own, hero(0)].map(health)).toEqual([3, 5, 28, 5, 30]);
});

card('Hammer of Wrath', '3 damage to a character and a card', () => {
  const { addToHand, summon, play, health, hero, hand } = table();
  const yeti = summon('Chillwind Yeti', 1);
  play(addToHand('Hammer of Wrath', 0), { target: yeti });
  play(addToHand('Hammer of Wrath', 0), { target: hero(1) });
  expect([health(yeti), health(hero(1)), hand(0).length, hand(1).length]).toEqual([2, 27, 2, 0]);
});

card('Guardian of Kings', 'its battlecry heals the own hero for 6 at most', () => {
  const game = table();
  const { addToHand, summon, play, dealDamage, health, hero } = game;
  const yeti = summon('Chillwind Yeti', 0);
  for (const id of [hero(0), hero(1)]) dealDamage(id, 8);
  dealDamage(yeti, 2);
  play(addToHand('Guardian of Kings', 0));
  expect([hero(0), hero(1), yeti].map(health)).toEqual([28, 22, 3]);
  play(addToHand('Guardian of Kings', 0));
  expect([health(hero(0)), activated(game).length]).toEqual([30, 2]);
});

card('Guardian of Kings', 'R9.4: summoned it heals nobody', () => {
  const { summon, dealDamage, health, hero } = table();
  dealDamage(hero(0), 8);
  summon('Guardian of Kings', 0);
  expect(health(hero(0))).toBe(22);
});

card('Truesilver Champion', 'the attacking hero is healed for 2 before the blows fall', () => {
  const { addToHand, summon, play, setHealth, attack, hero, health, weapon, zoneOf, outcome } = table();
  play(addToHand('Truesilver Champion', 0));
  setHealth(hero(0), 2);
  const raptor = summon('Bloodfen Raptor', 1);
  attack(hero(0), raptor);
  expect([health(hero(0)), zoneOf(raptor), outcome().result]).toEqual([1, 'graveyard', 'none']);
  expect(health(pick([weapon(0) ?? 0]))).toBe(1);
});

card('Truesilver Champion', 'not for minions, not for the enemy hero, and not beyond full Health', () => {
  const game = table();
  const { summon, equip, dealDamage, attack, endTurn, hero, health } = game;
  equip('Truesilver Champion', 0);
  attack(hero(0), hero(1));
  expect([health(hero(1)), count(game, 'Healed')]).toEqual([26, 0]);
  dealDamage(hero(0), 5);
  attack(summon('Wisp', 0), hero(1));
  endTurn();
  equip("Light's Justice", 1);
  attack(hero(1), summon('Chillwind Yeti', 0));
  expect([health(hero(0)), count(game, 'Healed')]).toEqual([25, 0]);
});
