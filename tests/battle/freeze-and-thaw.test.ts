// Freezing and thawing: who stays frozen how long (R14.1 step 2, R24).

import { expect, it } from 'vitest';
import { duel, table } from './table.ts';

const frozen = ({ game }: ReturnType<typeof table>, id: number): boolean => game.world.entities[id]?.isFrozen === true;

it('R24 Freeze: frozen in the turn of the enemy, it misses its next turn and thaws at the end of it', () => {
  const game = table();
  const { summon, cast, endTurn } = game;
  const yeti = summon('Chillwind Yeti', 1);
  endTurn();
  endTurn();
  cast('Frost Nova', 0);
  endTurn();
  expect(frozen(game, yeti)).toBe(true);
  endTurn();
  expect(frozen(game, yeti)).toBe(false);
});

it('R24 Freeze: the frozen cannot attack', () => {
  const { begin, until, play, verdict, hero, endTurn } = duel(['Frost Nova'], ['Chillwind Yeti']);
  begin();
  until(1, 5, 'Chillwind Yeti');
  const attacker = play(1, 'Chillwind Yeti');
  endTurn();
  play(0, 'Frost Nova');
  endTurn();
  const attack = { type: 'ATTACK', seat: 1, attacker, defender: hero(0) } as const;
  expect(verdict(attack)).toBe('attack-frozen');
  endTurn();
  endTurn();
  expect(verdict(attack)).toBe('legal');
});

it('R24 Freeze: frozen in its own turn with its attack used up, it misses the next turn too', () => {
  const game = table();
  const { summon, attack, endTurn } = game;
  const elemental = summon('Water Elemental', 1);
  const yeti = summon('Chillwind Yeti', 0);
  endTurn();
  endTurn();
  attack(yeti, elemental);
  expect(frozen(game, yeti)).toBe(true);
  endTurn();
  expect(frozen(game, yeti)).toBe(true);
  endTurn();
  endTurn();
  expect(frozen(game, yeti)).toBe(false);
});

it('R24 Freeze: frozen in its own turn with an attack still open, it thaws at the end of it', () => {
  const game = table();
  const { summon, cast, endTurn } = game;
  const yeti = summon('Chillwind Yeti', 0);
  endTurn();
  endTurn();
  cast('Frost Nova', 1);
  expect(frozen(game, yeti)).toBe(true);
  endTurn();
  expect(frozen(game, yeti)).toBe(false);
});

it('R24 Freeze: with Windfury one of two attacks made leaves one open', () => {
  const game = table();
  const { summon, attack, cast, hero, endTurn } = game;
  const farseer = summon('Thrallmar Farseer', 0);
  endTurn();
  endTurn();
  attack(farseer, hero(1));
  cast('Frost Nova', 1);
  endTurn();
  expect(frozen(game, farseer)).toBe(false);
});

it('R14.1 step 2: exhausted since its arrival it does not thaw', () => {
  const game = table();
  const { summon, cast, endTurn } = game;
  const yeti = summon('Chillwind Yeti', 0);
  cast('Frost Nova', 1);
  endTurn();
  expect(frozen(game, yeti)).toBe(true);
});

it('R24 Freeze: a Charge minion could have attacked in the turn of its arrival, so it thaws', () => {
  const game = table();
  const { summon, cast, endTurn } = game;
  const boar = summon('Stonetusk Boar', 0);
  cast('Frost Nova', 1);
  endTurn();
  expect(frozen(game, boar)).toBe(false);
});

it('R24 Freeze: Attack 0 and "can\'t attack" do not delay thawing', () => {
  const game = table();
  const { summon, cast, endTurn } = game;
  const [watcher, sayer] = [summon('Ancient Watcher', 1), summon('Stoneclaw Totem', 1)];
  endTurn();
  endTurn();
  cast('Frost Nova', 0);
  endTurn();
  endTurn();
  expect([frozen(game, watcher), frozen(game, sayer)]).toEqual([false, false]);
});

it('R14.1 step 2: only those of the player whose turn ends thaw', () => {
  const game = table();
  const { summon, cast, endTurn } = game;
  const [mine, theirs] = [summon('Chillwind Yeti', 0), summon('Chillwind Yeti', 1)];
  endTurn();
  endTurn();
  cast('Frost Nova', 0);
  cast('Frost Nova', 1);
  endTurn();
  expect([frozen(game, mine), frozen(game, theirs)]).toEqual([false, true]);
});

it('R24 Freeze: a frozen defender hits back all the same', () => {
  const { summon, cast, attack, health } = table();
  const yeti = summon('Chillwind Yeti', 1);
  cast('Frost Nova', 0);
  const ogre = summon('Boulderfist Ogre', 0);
  attack(ogre, yeti);
  expect(health(ogre)).toBe(3);
});

it('R16.9: Water Elemental freezes what it damages, heroes too, and nothing behind a shield', () => {
  const game = table();
  const { summon, attack, hero } = game;
  const elemental = summon('Water Elemental', 0);
  attack(elemental, hero(1));
  const crusader = summon('Scarlet Crusader', 1);
  attack(elemental, crusader);
  expect([frozen(game, hero(1)), frozen(game, crusader), frozen(game, elemental)]).toEqual([true, false, false]);
});

it('R24 Freeze: a frozen hero cannot swing its weapon', () => {
  const { begin, until, play, verdict, hero, endTurn } = duel(['Frostbolt'], ['Fiery War Axe']);
  begin();
  until(1, 3, 'Fiery War Axe');
  play(1, 'Fiery War Axe');
  endTurn();
  play(0, 'Frostbolt', { target: hero(1) });
  endTurn();
  const attack = { type: 'ATTACK', seat: 1, attacker: hero(1), defender: hero(0) } as const;
  expect(verdict(attack)).toBe('attack-frozen');
  endTurn();
  endTurn();
  expect(verdict(attack)).toBe('legal');
});

it('R22.5: a minion that goes back to hand is not frozen when it returns', () => {
  const game = table();
  const { summon, cast, play } = game;
  const yeti = summon('Chillwind Yeti', 1);
  cast('Frost Nova', 0);
  cast('Sap', 0, { target: yeti });
  play(yeti);
  expect(frozen(game, yeti)).toBe(false);
});
