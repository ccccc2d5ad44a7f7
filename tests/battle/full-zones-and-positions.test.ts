// Limits of the zones, and where minions stand (R21).

import { expect, it } from 'vitest';
import { pick, refusalOf, table } from './table.ts';

const names = ({ board, nameOf }: ReturnType<typeof table>, player: 0 | 1) => board(player).map(nameOf);

it('R21.1: limits of board, hand and deck are refused in set-up too', () => {
  const { summon, addToHand, addToDeck } = table({ decks: [Array(60).fill('Wisp'), []] });
  for (let count = 0; count < 7; count += 1) summon('Wisp', 0);
  for (let count = 0; count < 10; count += 1) addToHand('Wisp', 0);
  expect(refusalOf(() => summon('Wisp', 0))).toBe('board-full');
  expect(refusalOf(() => addToHand('Wisp', 0))).toBe('hand-full');
  expect(refusalOf(() => addToDeck('Wisp', 0))).toBe('deck-full');
  expect(refusalOf(() => summon('Wisp', 1))).toBe('accepted');
});

it('R21.2: of several tokens only as many come as there is room for', () => {
  const { summon, addToHand, play, board } = table();
  for (let count = 0; count < 5; count += 1) summon('Wisp', 0);
  play(addToHand('Test Caller', 0));
  expect(board(0)).toHaveLength(7);
});

it('R21.2: the place of a minion that dies is free for what its deathrattle summons', () => {
  const { summon, dealDamage, board, nameOf } = table();
  for (let count = 0; count < 6; count += 1) summon('Wisp', 0);
  const golem = summon('Harvest Golem', 0);
  dealDamage(golem, 3);
  expect([board(0).length, nameOf(pick(board(0)))]).toEqual([7, 'Damaged Golem']);
});

it('R10.1: a spell that only summons needs a free place', () => {
  const { summon, addToHand, play } = table();
  for (let count = 0; count < 7; count += 1) summon('Wisp', 0);
  const call = addToHand('Test Pyro Call', 0);
  expect(refusalOf(() => play(call))).toBe('no-effect');
});

it('R21.5: a minion stands where its player puts it', () => {
  const game = table();
  const { addToHand, play } = game;
  play(addToHand('Wisp', 0));
  play(addToHand('Chillwind Yeti', 0), { position: 0 });
  play(addToHand('River Crocolisk', 0), { position: 1 });
  play(addToHand('War Golem', 0));
  expect(names(game, 0)).toEqual(['Chillwind Yeti', 'River Crocolisk', 'Wisp', 'War Golem']);
});

it('R21.5: a place that is not there is refused', () => {
  const { addToHand, play, board } = table();
  const wisp = addToHand('Wisp', 0);
  expect(refusalOf(() => play(wisp, { position: 1 }))).toBe('position-unknown');
  play(wisp, { position: 0 });
  expect(board(0)).toEqual([wisp]);
});

it('R21.5: a token stands right of its maker', () => {
  const game = table();
  const { summon, addToHand, play } = game;
  summon('Wisp', 0);
  summon('War Golem', 0);
  play(addToHand('Murloc Tidehunter', 0), { position: 1 });
  expect(names(game, 0)).toEqual(['Wisp', 'Murloc Tidehunter', 'Murloc Scout', 'War Golem']);
});

it('R21.5: the token of a deathrattle stands where the minion stood', () => {
  const game = table();
  const { summon, dealDamage } = game;
  summon('Wisp', 0);
  const golem = summon('Harvest Golem', 0);
  summon('War Golem', 0);
  dealDamage(golem, 3);
  expect(names(game, 0)).toEqual(['Wisp', 'Damaged Golem', 'War Golem']);
});

it('R21.5: if the board is shorter by then, at the right end', () => {
  const game = table();
  const { summon, cast } = game;
  summon('Wisp', 0);
  summon('Wisp', 0);
  summon('Harvest Golem', 0);
  cast('Twisting Nether', 1);
  expect(names(game, 0)).toEqual(['Damaged Golem']);
});

it('R21.5: what a deathrattle gives to the enemy stands at the right end there', () => {
  const game = table();
  const { summon, dealDamage } = game;
  const gift = summon('Test Gift', 0);
  summon('Wisp', 1);
  summon('War Golem', 1);
  dealDamage(gift, 1);
  expect([names(game, 0), names(game, 1)]).toEqual([[], ['Wisp', 'War Golem', 'Test Filler']]);
});

it('R21.5: what a spell or a Hero Power summons stands at the right end', () => {
  const game = table({ heroes: ['Uther Lightbringer', 'Rexxar'] });
  const { summon, cast, useHeroPower } = game;
  summon('Wisp', 0);
  cast('Test Pyro Call', 0);
  useHeroPower(0);
  expect(names(game, 0)).toEqual(['Wisp', 'Wild Pyromancer', 'Silver Hand Recruit']);
});

it('R19.10: Ancestral Spirit brings back to the old place, Reincarnate to the right end', () => {
  const game = table();
  const { summon, cast, dealDamage } = game;
  const yeti = summon('Chillwind Yeti', 0);
  summon('Wisp', 0);
  cast('Ancestral Spirit', 0, { target: yeti });
  dealDamage(yeti, 5);
  expect(names(game, 0)).toEqual(['Chillwind Yeti', 'Wisp']);
  cast('Reincarnate', 0, { target: pick(game.board(0), 0) });
  expect(names(game, 0)).toEqual(['Wisp', 'Chillwind Yeti']);
});

it('R24 Reborn: it comes back to its old place with 1 Health and no Reborn, as another entity', () => {
  const game = table();
  const { summon, dealDamage, board, health, maxHealth, hasKeyword } = game;
  const phoenix = summon('Test Phoenix', 0);
  summon('Wisp', 0);
  dealDamage(phoenix, 3);
  expect(names(game, 0)).toEqual(['Test Phoenix', 'Wisp']);
  const back = pick(board(0), 0);
  expect([back === phoenix, health(back), maxHealth(back), hasKeyword(back, 'reborn')]).toEqual([false, 1, 3, false]);
  dealDamage(back, 1);
  expect(names(game, 0)).toEqual(['Wisp']);
});

it('R9.2: a Health aura raises the 1 Health of a reborn minion, as it would any other', () => {
  const { summon, dealDamage, board, health } = table();
  const phoenix = summon('Test Phoenix', 0);
  summon('Stormwind Champion', 0);
  dealDamage(phoenix, 4);
  expect(health(pick(board(0), 0))).toBe(2);
});

it('R24 Reborn: after the deathrattles, so without a place it does not come back', () => {
  const game = table();
  const { summon, cast } = game;
  for (let count = 0; count < 5; count += 1) summon('War Golem', 0);
  summon('Test Phoenix', 0);
  summon('Haunted Creeper', 0);
  cast('Flamestrike', 1);
  expect(names(game, 0)).toHaveLength(7);
  expect(names(game, 0)).not.toContain('Test Phoenix');
});

it('R7.11: a multiplier of deathrattles does not multiply Reborn', () => {
  const { summon, dealDamage, board } = table();
  summon('Baron Rivendare', 0);
  dealDamage(summon('Test Phoenix', 0), 3);
  expect(board(0)).toHaveLength(2);
});
