// FP-093 and FP-094: the minion that becomes a hero.

import { expect, it } from 'vitest';
import { namesOf, playFromHand } from '../../battle/cards/from-hand.ts';
import { activated } from '../../battle/table.ts';
import { match } from './match.ts';

it('FP-093: a warrior with armour and a weapon becomes Lord Jaraxxus', () => {
  const game = match({ heroes: ['Garrosh Hellscream', 'Jaina Proudmoore'] });
  const { useHeroPower, hero, health, maxHealth, armor, weapon, board, nameOf, attackOf } = game;
  useHeroPower(0);
  playFromHand(game, 'Fiery War Axe', 0);
  expect(armor(0)).toBe(2);
  playFromHand(game, 'Lord Jaraxxus', 0);
  expect([health(hero(0)), maxHealth(hero(0)), armor(0), board(0)]).toEqual([15, 15, 0, []]);
  const fury = weapon(0) ?? 0;
  expect([nameOf(fury), attackOf(fury), health(fury)]).toEqual(['Blood Fury', 3, 8]);
  const { heroPower } = game.game.world.players[0];
  expect(nameOf(heroPower ?? 0)).toBe('INFERNO!');
});

it('FP-093: INFERNO! can be used in the turn in which it came, and brings a 6/6', () => {
  const game = match({ heroes: ['Garrosh Hellscream', 'Jaina Proudmoore'] });
  const { useHeroPower, board, stats } = game;
  playFromHand(game, 'Lord Jaraxxus', 0);
  useHeroPower(0);
  expect([namesOf(game, board(0)), stats(...board(0))]).toEqual([['Infernal'], [[6, 6]]]);
});

it('FP-094: neither Knife Juggler nor Cult Master reacts to the minion that turns into the hero', () => {
  const game = match();
  const { summon, hero, health, hand, board } = game;
  const others = [summon('Cult Master', 0), summon('Knife Juggler', 0)];
  playFromHand(game, 'Lord Jaraxxus', 0);
  expect([health(hero(1)), hand(0), board(0)]).toEqual([30, [], others]);
  expect(activated(game)).toEqual(['Lord Jaraxxus: battlecry']);
});
