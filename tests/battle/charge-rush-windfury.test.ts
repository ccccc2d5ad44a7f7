// Who may attack when: arrival, Charge, Rush, Windfury, and those that may not (R13.1, R13.5, R24), in real duels.

import { expect, it } from 'vitest';
import { duel, pick } from './table.ts';

/** A duel in which seat 0 has just played this minion in a turn with enough mana for it. */
const played = (name: string, mana: number, enemy = 'Wisp') => {
  const game = duel([name], [enemy]);
  game.begin();
  game.until(1, 1, enemy);
  game.play(1, enemy);
  game.until(0, mana, name);
  const attacker = game.play(0, name);
  const attack = (defender: number) => ({ type: 'ATTACK', seat: 0, attacker, defender }) as const;
  return { ...game, attacker, attack, enemyMinion: pick(game.board(1)) };
};

it('R13.1: a minion may not attack in the turn of its arrival, and may in the next', () => {
  const { attack, hero, verdict, enemyMinion, endTurn } = played('Murloc Raider', 1);
  expect([verdict(attack(hero(1))), verdict(attack(enemyMinion))]).toEqual(['attack-exhausted', 'attack-exhausted']);
  endTurn();
  endTurn();
  expect([verdict(attack(hero(1))), verdict(attack(enemyMinion))]).toEqual(['legal', 'legal']);
});

it('R24 Charge: it may attack at once, minions and heroes', () => {
  const { attack, hero, verdict, enemyMinion } = played('Stonetusk Boar', 1);
  expect([verdict(attack(hero(1))), verdict(attack(enemyMinion))]).toEqual(['legal', 'legal']);
});

it('R24 Rush: it may attack minions at once, heroes from the next turn on', () => {
  const { attack, hero, verdict, enemyMinion, endTurn } = played('Rabid Worgen', 3);
  expect([verdict(attack(hero(1))), verdict(attack(enemyMinion))]).toEqual(['attack-rush', 'legal']);
  endTurn();
  endTurn();
  expect(verdict(attack(hero(1)))).toBe('legal');
});

it('R24 Rush gives no second attack', () => {
  const { attack, verdict, enemyMinion, send, hero, endTurn } = played('Rabid Worgen', 3);
  send(attack(enemyMinion));
  expect(verdict(attack(hero(1)))).toBe('attack-used');
  endTurn();
  endTurn();
  send(attack(hero(1)));
  expect(verdict(attack(hero(1)))).toBe('attack-used');
});

it('R13.5: one attack a turn', () => {
  const { attack, hero, verdict, send, endTurn } = played('Stonetusk Boar', 1);
  send(attack(hero(1)));
  expect(verdict(attack(hero(1)))).toBe('attack-used');
  endTurn();
  endTurn();
  expect(verdict(attack(hero(1)))).toBe('legal');
});

it('R13.5: two attacks a turn with Windfury', () => {
  const { attack, hero, verdict, send, endTurn } = played('Thrallmar Farseer', 3);
  endTurn();
  endTurn();
  send(attack(hero(1)));
  expect(verdict(attack(hero(1)))).toBe('legal');
  send(attack(hero(1)));
  expect(verdict(attack(hero(1)))).toBe('attack-used');
});

it('R24 Windfury does not lift the exhaustion of the first turn', () => {
  const { attack, hero, verdict } = played('Thrallmar Farseer', 3);
  expect(verdict(attack(hero(1)))).toBe('attack-exhausted');
});

it('R13.1: a hero attacks once with a weapon, twice with Windfury on it, and not without Attack', () => {
  const { begin, until, play, send, verdict, hero } = duel(['Fiery War Axe', 'Test Twin Blades'], ['Wisp']);
  const attack = { type: 'ATTACK', seat: 0, attacker: hero(0), defender: hero(1) } as const;
  begin();
  until(0, 4, 'Fiery War Axe', 'Test Twin Blades');
  expect(verdict(attack)).toBe('attack-none');
  play(0, 'Fiery War Axe');
  send(attack);
  expect(verdict(attack)).toBe('attack-used');
  play(0, 'Test Twin Blades');
  expect(verdict(attack)).toBe('legal');
  send(attack);
  expect(verdict(attack)).toBe('attack-used');
});

it('R13.1: Attack 0 cannot attack', () => {
  const { attack, hero, verdict, endTurn } = played('Stoneclaw Totem', 1);
  endTurn();
  endTurn();
  expect(verdict(attack(hero(1)))).toBe('attack-none');
});

it('R24 "can\'t attack": not even when it has rested', () => {
  const { attack, hero, verdict, endTurn, enemyMinion } = played('Ancient Watcher', 2);
  endTurn();
  endTurn();
  expect([verdict(attack(hero(1))), verdict(attack(enemyMinion))]).toEqual(['attack-forbidden', 'attack-forbidden']);
});

it('R24 "can\'t attack heroes": Icehowl charges into minions only, in later turns too', () => {
  const { attack, hero, verdict, enemyMinion, endTurn } = played('Icehowl', 9);
  expect([verdict(attack(hero(1))), verdict(attack(enemyMinion))]).toEqual(['attack-hero-forbidden', 'legal']);
  endTurn();
  endTurn();
  expect(verdict(attack(hero(1)))).toBe('attack-hero-forbidden');
});

it('R13.1: only own characters attack, only enemies are attacked, only in the own turn', () => {
  const { attack, hero, verdict, attacker, enemyMinion, endTurn } = played('Stonetusk Boar', 1);
  expect(verdict(attack(hero(0)))).toBe('defender-friendly');
  expect(verdict({ type: 'ATTACK', seat: 0, attacker: enemyMinion, defender: hero(0) })).toBe('not-yours');
  endTurn();
  expect(verdict(attack(hero(1)))).toBe('not-your-turn');
  expect(verdict({ type: 'ATTACK', seat: 1, attacker: enemyMinion, defender: attacker })).toBe('legal');
});

it('R24 Charge granted by Tundra Rhino works at once for it and for the other Beasts', () => {
  const { begin, until, play, verdict, hero, send } = duel(['Tundra Rhino', 'Bloodfen Raptor'], ['Assassinate']);
  begin();
  until(0, 9, 'Tundra Rhino', 'Bloodfen Raptor');
  const rhino = play(0, 'Tundra Rhino');
  const raptor = play(0, 'Bloodfen Raptor');
  const attack = (attacker: number) => ({ type: 'ATTACK', seat: 0, attacker, defender: hero(1) }) as const;
  expect([verdict(attack(rhino)), verdict(attack(raptor))]).toEqual(['legal', 'legal']);
  send(attack(rhino));
  expect(verdict(attack(raptor))).toBe('legal');
});

it('R24 Windfury lost in between leaves no attack, gained it gives the remaining one', () => {
  const { begin, until, play, verdict, hero, send, endTurn } = duel(['Thrallmar Farseer', 'Silence'], ['Wisp']);
  begin();
  until(0, 3, 'Thrallmar Farseer', 'Silence');
  const farseer = play(0, 'Thrallmar Farseer');
  endTurn();
  endTurn();
  const attack = { type: 'ATTACK', seat: 0, attacker: farseer, defender: hero(1) } as const;
  send(attack);
  expect(verdict(attack)).toBe('legal');
  play(0, 'Silence', { target: farseer });
  expect(verdict(attack)).toBe('attack-used');
});
