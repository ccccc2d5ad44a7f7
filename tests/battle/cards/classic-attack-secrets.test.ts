// Classic Secrets of attacks and damage: Explosive Trap, Noble Sacrifice, Eye for an Eye.

import { expect } from 'vitest';
import { activated } from '../table.ts';
import { behindSecret } from './behind-secret.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Explosive Trap', '2 damage to all enemies before the blow; a dead attacker does not strike', () => {
  const game = behindSecret('Explosive Trap');
  const { summon, attack, hero, health, zoneOf, secrets } = game;
  const own = summon('Wisp', 0);
  const [raptor, yeti] = [summon('Bloodfen Raptor', 1), summon('Chillwind Yeti', 1)];
  attack(raptor, hero(0));
  expect([zoneOf(raptor), health(yeti), health(hero(1)), health(hero(0))]).toEqual(['graveyard', 3, 28, 30]);
  expect([zoneOf(own), secrets(0)]).toEqual(['board', []]);
  attack(yeti, hero(0));
  expect([health(hero(0)), health(yeti)]).toEqual([26, 3]);
});

card('Explosive Trap', 'an attacker that survives strikes, and a hero that attacks sets it off too', () => {
  const game = behindSecret('Explosive Trap');
  const { equip, attack, hero, health } = game;
  equip("Light's Justice", 1);
  attack(hero(1), hero(0));
  expect([health(hero(1)), health(hero(0))]).toEqual([28, 29]);
});

card('Explosive Trap', 'not for attacks on minions, not for spells, not in the own turn', () => {
  const game = behindSecret('Explosive Trap');
  const { summon, attack, hero, secrets, endTurn } = game;
  attack(summon('Wisp', 1), summon('Chillwind Yeti', 0));
  playFromHand(game, 'Fireball', 1, { target: hero(0) });
  endTurn();
  attack(summon('Wisp', 1), hero(0));
  expect([secrets(0).length, activated(game)]).toEqual([1, []]);
});

card('Noble Sacrifice', 'a new 2/1 Defender takes the blow meant for the hero', () => {
  const game = behindSecret('Noble Sacrifice');
  const { summon, attack, hero, health, board, secrets } = game;
  const yeti = summon('Chillwind Yeti', 1);
  attack(yeti, hero(0));
  expect([health(hero(0)), health(yeti), board(0), secrets(0)]).toEqual([30, 3, [], []]);
  attack(yeti, hero(0));
  expect(health(hero(0))).toBe(26);
});

card('Noble Sacrifice', 'and the one meant for a minion, also when a hero attacks', () => {
  const game = behindSecret('Noble Sacrifice');
  const { summon, equip, attack, hero, health, board, attackOf } = game;
  const wisp = summon('Wisp', 0);
  equip("Light's Justice", 1);
  attack(hero(1), wisp);
  expect(namesOf(game, board(0))).toEqual(['Wisp']);
  expect([health(hero(1)), attackOf(wisp)]).toEqual([28, 1]);
});

card('Noble Sacrifice', 'R11.3: waits while the board is full; own attacks do not count', () => {
  const game = behindSecret('Noble Sacrifice');
  const { summon, attack, hero, health, secrets, endTurn } = game;
  const wisps = Array.from({ length: 7 }, () => summon('Wisp', 0));
  attack(summon('Chillwind Yeti', 1), hero(0));
  endTurn();
  attack(wisps[0] ?? 0, hero(1));
  expect([health(hero(0)), health(hero(1)), secrets(0).length]).toEqual([26, 29, 1]);
});

card('Eye for an Eye', 'the enemy hero takes as much damage as the own hero took', () => {
  const game = behindSecret('Eye for an Eye');
  const { summon, attack, hero, health, secrets } = game;
  attack(summon('Chillwind Yeti', 1), hero(0));
  expect([health(hero(0)), health(hero(1)), secrets(0)]).toEqual([26, 26, []]);
  playFromHand(game, 'Fireball', 1, { target: hero(0) });
  expect([health(hero(0)), health(hero(1))]).toEqual([20, 26]);
});

card('Eye for an Eye', 'counts what armour took, not damage to minions, nothing in the own turn', () => {
  const game = behindSecret('Eye for an Eye');
  const { summon, dealDamage, gainArmor, armor, hero, health, secrets, endTurn } = game;
  dealDamage(summon('Chillwind Yeti', 0), 3);
  endTurn();
  dealDamage(hero(0), 1);
  expect([health(hero(1)), secrets(0).length]).toEqual([30, 1]);
  endTurn();
  gainArmor(0, 5);
  dealDamage(hero(0), 4);
  expect([armor(0), health(hero(0)), health(hero(1))]).toEqual([1, 29, 26]);
});
