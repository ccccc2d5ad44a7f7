// Classic mage and priest minions: a free Secret, and Attack tied to Health.

import { expect } from 'vitest';
import { costOf } from '../../../machines/battle/index.ts';
import { table } from '../table.ts';
import { card } from './card.ts';
import { playFromHand } from './from-hand.ts';

card('Kirin Tor Mage', 'the next Secret of this turn costs 0, the one after it what it says', () => {
  const game = table({ chargesMana: true });
  const { addToHand, setMana, play, mana } = game;
  setMana(0, 10);
  const [first, second, spell] = [addToHand('Counterspell', 0), addToHand('Vaporize', 0), addToHand('Fireball', 0)];
  const enemy = addToHand('Counterspell', 1);
  const costs = () => [first, second, spell, enemy].map((id) => costOf(game.game.world, id));
  playFromHand(game, 'Kirin Tor Mage', 0);
  expect(costs()).toEqual([0, 0, 4, 3]);
  playFromHand(game, 'The Coin', 0);
  play(first);
  expect(mana(0).available).toBe(8);
  expect(costs().slice(1)).toEqual([3, 4, 3]);
  play(second);
  expect(mana(0).available).toBe(5);
});

card('Kirin Tor Mage', 'unused, it ends with the turn; two of them still make one Secret free', () => {
  const game = table();
  const { addToHand, endTurn, play } = game;
  const [first, second] = [addToHand('Counterspell', 0), addToHand('Vaporize', 0)];
  for (let mages = 0; mages < 2; mages += 1) playFromHand(game, 'Kirin Tor Mage', 0);
  play(first);
  expect(costOf(game.game.world, second)).toBe(3);
  playFromHand(game, 'Kirin Tor Mage', 0);
  expect(costOf(game.game.world, second)).toBe(0);
  endTurn();
  expect(costOf(game.game.world, second)).toBe(3);
});

card('Lightspawn', 'its Attack is its Health, whatever is added or lost', () => {
  const game = table();
  const { summon, dealDamage, attackOf, health, endTurn } = game;
  const spawn = summon('Lightspawn', 0);
  expect(attackOf(spawn)).toBe(5);
  dealDamage(spawn, 2);
  expect(attackOf(spawn)).toBe(3);
  playFromHand(game, 'Blessing of Kings', 0, { target: spawn });
  expect([attackOf(spawn), health(spawn)]).toEqual([7, 7]);
  playFromHand(game, 'Abusive Sergeant', 0, { target: spawn });
  summon('Stormwind Champion', 0);
  expect([attackOf(spawn), health(spawn)]).toEqual([8, 8]);
  endTurn();
  expect(attackOf(spawn)).toBe(8);
});

card('Lightspawn', 'hits with it; silenced, it has 0', () => {
  const { summon, attack, health, silence, attackOf } = table();
  const [spawn, golem] = [summon('Lightspawn', 0), summon('War Golem', 1)];
  attack(spawn, golem);
  expect(health(golem)).toBe(2);
  const other = summon('Lightspawn', 0);
  silence(other);
  expect(attackOf(other)).toBe(0);
});
