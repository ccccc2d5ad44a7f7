// Classic cards of warlock and warrior about the death of minions and about damage to them.

import { expect } from 'vitest';
import { table } from '../table.ts';
import { card } from './card.ts';
import { namesOf, playFromHand } from './from-hand.ts';

card('Twisting Nether', 'destroys all minions of both sides at once', () => {
  const game = table();
  const { summon, equip, board, hand, hero, health, weapon } = game;
  summon('Cult Master', 0);
  summon('Scarlet Crusader', 0);
  summon('Harvest Golem', 1);
  const axe = equip('Fiery War Axe', 1);
  playFromHand(game, 'Twisting Nether', 0);
  expect([board(0), namesOf(game, board(1)), hand(0)]).toEqual([[], ['Damaged Golem'], []]);
  expect([weapon(1), health(hero(0)), health(hero(1))]).toEqual([axe, 30, 30]);
});

card('Armorsmith', '1 Armor for each own minion that takes damage, itself included', () => {
  const game = table();
  const { summon, dealDamage, hero, armor } = game;
  const smith = summon('Armorsmith', 0);
  const [yeti, squire, enemy] = [summon('Chillwind Yeti', 0), summon('Argent Squire', 0), summon('Chillwind Yeti', 1)];
  dealDamage(yeti, 3);
  expect(armor(0)).toBe(1);
  for (const id of [enemy, squire, hero(0)]) dealDamage(id, 1);
  // The point of damage to the hero took the Armor away; neither shield nor enemy gave any.
  expect(armor(0)).toBe(0);
  dealDamage(smith, 1);
  playFromHand(game, 'Whirlwind', 0);
  expect([armor(0), armor(1)]).toEqual([4, 0]);
});

card('Commanding Shout', 'no damage brings own minions below 1 Health until the end of the turn; a card', () => {
  const game = table();
  const { summon, dealDamage, destroy, health, zoneOf, hand, hero, endTurn } = game;
  const [yeti, doomed, enemy] = [summon('Chillwind Yeti', 0), summon('Wisp', 0), summon('Wisp', 1)];
  playFromHand(game, 'Commanding Shout', 0);
  const later = summon('Wisp', 0);
  for (const id of [yeti, later, enemy]) dealDamage(id, 9);
  dealDamage(hero(0), 9);
  destroy(doomed);
  expect([health(yeti), health(later), zoneOf(enemy), zoneOf(doomed)]).toEqual([1, 1, 'graveyard', 'graveyard']);
  expect([health(hero(0)), hand(0).length, hand(1).length]).toEqual([21, 1, 0]);
  endTurn();
  dealDamage(later, 1);
  expect(zoneOf(later)).toBe('graveyard');
});

card('Frothing Berserker', '+1 Attack for each minion of either side that takes damage', () => {
  const game = table();
  const { summon, dealDamage, hero, attackOf } = game;
  const berserker = summon('Frothing Berserker', 0);
  const [yeti, enemy, squire] = [summon('Chillwind Yeti', 0), summon('Wisp', 1), summon('Argent Squire', 1)];
  for (const id of [yeti, enemy, berserker]) dealDamage(id, 1);
  expect(attackOf(berserker)).toBe(5);
  for (const id of [hero(0), hero(1), squire]) dealDamage(id, 1);
  expect(attackOf(berserker)).toBe(5);
  playFromHand(game, 'Whirlwind', 1);
  expect(attackOf(berserker)).toBe(8);
});
