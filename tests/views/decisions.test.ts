// What is owed, by whom, and the input that may be sent for a player who is not there: always legal, in both rule sets,
// at every rest of random games; and CONCEDE is legal for everybody who is still in the game.

import { describe, expect, it } from 'vitest';
import { BATTLE_PHASES, type BattleGame, battle } from '../../machines/battle/index.ts';
import { type DaleGame, PHASES, phaseOf } from '../../machines/dale/index.ts';
import { createGame, type Seat } from '../../machines/index.ts';
import { cheerOpen } from '../helpers/dale-fixtures.ts';
import { accept, LONGEST_GAME, newDaleGame, playDale, randomInputOf } from '../helpers/dale-play.ts';
import { playOut, randomInput, randomOptions, rollFrom } from '../helpers/random-play.ts';

const newBattle = (seed: number): BattleGame => createGame(battle, randomOptions(seed), { road: 'compiled' });

describe('in a battle', () => {
  it('one for each awaited seat, and its fallback is legal and changes something', () => {
    const owed = new Set<string>();
    for (let seed = 1; seed <= 8; seed += 1) {
      const game = newBattle(seed);
      const check = () => {
        const decisions = game.decisions();
        expect(decisions.map(({ seat }) => seat)).toEqual(game.awaited());
        for (const { seat, owes, turn, fallback } of decisions) {
          owed.add(owes);
          expect(turn).toBe(game.world.turn);
          expect(game.decisions(seat)).toEqual(decisions.filter((decision) => decision.seat === seat));
          const branch = game.fork();
          expect(branch.submit(fallback, { from: seat }).ok).toBe(true);
          expect(branch.fingerprint()).not.toBe(game.fingerprint());
        }
        for (const seat of [0, 1]) {
          expect(game.whyNot({ type: 'CONCEDE', seat }) === null).toBe(!game.isOver);
        }
      };
      check();
      playOut(game, rollFrom(seed), 100, check);
    }
    expect([...owed].sort()).toEqual(BATTLE_PHASES.filter((phase) => phase !== 'over').sort());
  });

  it('against a player who is not there a game comes to its end', () => {
    for (const absent of [0, 1]) {
      const game = newBattle(31 + absent);
      const roll = rollFrom(absent);
      for (let sent = 0; !game.isOver && sent < 2000; sent += 1) {
        const [decision] = game.decisions(absent);
        const input = decision?.fallback ?? randomInput(game, roll);
        expect(input !== undefined && game.submit(input).ok).toBe(true);
      }
      expect(game.isOver).toBe(true);
      expect(game.decisions()).toEqual([]);
    }
  });
});

/** Looks at a rest of a Dale game; hands back what is owed there. */
const checkDale = (game: DaleGame): string[] => {
  const decisions = game.decisions();
  expect(decisions.map(({ seat }) => seat)).toEqual(game.awaited());
  for (const { seat, owes, turn, fallback } of decisions) {
    expect([owes, turn]).toEqual([phaseOf(game.world), game.world.turn]);
    const branch = game.fork();
    expect(branch.submit(fallback, { from: seat }), JSON.stringify(fallback)).toMatchObject({ ok: true });
    expect(branch.fingerprint()).not.toBe(game.fingerprint());
  }
  for (const seat of game.world.players.keys()) {
    expect(game.whyNot({ type: 'CONCEDE', seat }) === null).toBe(!game.isOver);
  }
  return decisions.map(({ owes }) => owes);
};

describe('in a Dale game', () => {
  it('one for each awaited seat, and its fallback is legal and changes something', () => {
    // Everybody searches at once.
    const owed = new Set(checkDale(cheerOpen(3).game));
    for (let seed = 1; seed <= 12; seed += 1) {
      const game = newDaleGame(2 + (seed % 3), seed, 'compiled');
      const look = () => {
        for (const owes of checkDale(game)) owed.add(owes);
      };
      look();
      playDale(game, rollFrom(seed), 90, look);
    }
    expect([...owed].sort()).toEqual([...PHASES].sort());
  });

  it('who has left owes nothing, and may not concede again', () => {
    const game = newDaleGame(3, 9, 'compiled');
    accept(game, { type: 'CONCEDE', seat: 1 });
    expect(game.whyNot({ type: 'CONCEDE', seat: 1 })).toMatchObject({ code: 'has-left' });
    playDale(game, rollFrom(9), 60, () => expect(game.decisions(1)).toEqual([]));
  });

  it('against a player who is not there a game comes to its end', () => {
    const absent: Seat = 1;
    const game = newDaleGame(2, 12, 'compiled');
    const roll = rollFrom(12);
    for (let sent = 0; !game.isOver && sent < LONGEST_GAME; sent += 1) {
      const [decision] = game.decisions(absent);
      accept(game, decision?.fallback ?? randomInputOf(game, 0, roll));
    }
    expect(game.world.outcome).toEqual({ result: 'win', player: 0 });
  });
});
