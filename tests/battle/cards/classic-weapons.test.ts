// Classic class weapons.

import { expect } from 'vitest';
import { refusalOf, table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Eaglehorn Bow', '+1 Durability when a Secret of its player is revealed', () => {
  const game = table();
  const { addSecret, summon, attack, endTurn, hero, health, attackOf } = game;
  const bow = playFromHand(game, 'Eaglehorn Bow', 0);
  addSecret('Ice Barrier', 0);
  addSecret('Ice Barrier', 1);
  attack(summon('Wisp', 0), hero(1));
  expect(health(bow)).toBe(2);
  endTurn();
  attack(summon('Wisp', 1), hero(0));
  expect([health(bow), attackOf(bow)]).toEqual([3, 3]);
});

card('Eaglehorn Bow', 'not for a Secret that is played or destroyed, and what it gained is used up by attacks', () => {
  const game = table({ draws: false });
  const { addSecret, attack, endTurn, hero, health, summon, weapon } = game;
  const bow = playFromHand(game, 'Eaglehorn Bow', 0);
  playFromHand(game, 'Ice Barrier', 0);
  endTurn();
  playFromHand(game, 'Flare', 1);
  expect(health(bow)).toBe(2);
  addSecret('Snake Trap', 0);
  attack(summon('Wisp', 1), summon('Chillwind Yeti', 0));
  endTurn();
  for (const left of [2, 1]) {
    attack(hero(0), hero(1));
    expect(health(bow)).toBe(left);
  }
  attack(hero(0), hero(1));
  expect(weapon(0)).toBeUndefined();
});

card("Gladiator's Longbow", 'its hero is Immune while it attacks, and only then', () => {
  const game = table();
  const { summon, attack, hero, health, hasKeyword, dealDamage } = game;
  const bow = playFromHand(game, "Gladiator's Longbow", 0);
  dealDamage(hero(0), 1);
  expect(health(hero(0))).toBe(29);
  const ogre = summon('Boulderfist Ogre', 1);
  attack(hero(0), ogre);
  expect([health(hero(0)), health(ogre), health(bow)]).toEqual([29, 2, 1]);
  expect(hasKeyword(hero(0), 'immune')).toBe(false);
  attack(ogre, hero(0));
  expect(health(hero(0))).toBe(23);
});

card(
  "Gladiator's Longbow",
  'a Secret that answers the attack hurts its hero before that; it breaks after two attacks',
  () => {
    const game = table({ firstPlayer: 1 });
    const { addSecret, equip, attack, hero, hasKeyword, endTurn, weapon, health, summon } = game;
    endTurn();
    const bow = equip("Gladiator's Longbow", 0);
    addSecret('Explosive Trap', 1);
    attack(hero(0), hero(1));
    expect([hasKeyword(hero(0), 'immune'), health(hero(0)), health(bow)]).toEqual([false, 28, 1]);
    attack(hero(0), summon('Boulderfist Ogre', 1));
    expect([weapon(0), health(hero(0)), hasKeyword(hero(0), 'immune')]).toEqual([undefined, 28, false]);
  },
);

card("Perdition's Blade", '1 damage to any character when played', () => {
  const game = table();
  const { summon, addToHand, play, hero, health } = game;
  const yeti = summon('Chillwind Yeti', 1);
  playFromHand(game, "Perdition's Blade", 0, { target: yeti });
  expect([health(yeti), health(hero(1))]).toEqual([4, 30]);
  const blade = addToHand("Perdition's Blade", 1);
  expect(refusalOf(() => play(blade))).toBe('target-required');
  play(blade, { target: hero(1) });
  expect(health(hero(1))).toBe(29);
});

card("Perdition's Blade", 'Combo: 2 instead, and Spell Damage adds nothing', () => {
  const game = table();
  const { summon, health, weapon } = game;
  summon('Kobold Geomancer', 0);
  const yeti = summon('Chillwind Yeti', 1);
  playFromHand(game, 'The Coin', 0);
  const blade = playFromHand(game, "Perdition's Blade", 0, { target: yeti });
  expect([health(yeti), weapon(0)]).toEqual([3, blade]);
});

card('Doomhammer', 'two attacks a turn and 2 Overload', () => {
  const game = table({ checksActions: true, chargesMana: true });
  const { attack, hero, health, setMana, mana, endTurn } = game;
  setMana(0, 10);
  const hammer = playFromHand(game, 'Doomhammer', 0);
  expect(mana(0)).toMatchObject({ available: 5, owed: 2 });
  attack(hero(0), hero(1));
  attack(hero(0), hero(1));
  expect(refusalOf(() => attack(hero(0), hero(1)))).toBe('attack-used');
  expect([health(hammer), health(hero(1))]).toEqual([6, 26]);
  endTurn();
  endTurn();
  expect(mana(0)).toMatchObject({ available: 8, locked: 2 });
});

card('Doomhammer', 'equipped by an effect it brings no Overload', () => {
  const { equip, mana } = table();
  equip('Doomhammer', 0);
  expect(mana(0).owed).toBe(0);
});

card('Gorehowl', 'an attack at a minion costs 1 Attack and no Durability', () => {
  const game = table();
  const { summon, attack, hero, health, attackOf, weapon } = game;
  const axe = playFromHand(game, 'Gorehowl', 0);
  const ogre = summon('Boulderfist Ogre', 1);
  attack(hero(0), ogre);
  expect([game.zoneOf(ogre), health(hero(0))]).toEqual(['graveyard', 24]);
  expect([attackOf(axe), health(axe), weapon(0)]).toEqual([6, 1, axe]);
  attack(hero(0), summon('Wisp', 1));
  expect([attackOf(axe), health(axe)]).toEqual([5, 1]);
  attack(hero(0), hero(1));
  expect([health(hero(1)), weapon(0)]).toEqual([25, undefined]);
});

card('Gorehowl', 'an attack at a hero costs Durability and no Attack', () => {
  const game = table();
  const { attack, hero, health, weapon } = game;
  playFromHand(game, 'Gorehowl', 0);
  attack(hero(0), hero(1));
  expect([health(hero(1)), weapon(0)]).toEqual([23, undefined]);
});

card('Gorehowl', 'attacks of minions leave it as it is', () => {
  const { equip, summon, attack, attackOf, health } = table();
  const axe = equip('Gorehowl', 0);
  attack(summon('Wisp', 0), summon('Chillwind Yeti', 1));
  expect([attackOf(axe), health(axe)]).toEqual([7, 1]);
});
