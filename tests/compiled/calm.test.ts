// A boundary remembers, outside the World, how it left the table. Games that are played in turns, or go on from a save of
// another one, must not take one table for the other.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnyBattleInput, type BattleGame, battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { createGame, loadGame, setDefaultRoad } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const road = 'compiled';

describe.each([
  ['the real cards', battle],
  ['the cards of tests', battleWithTestCards],
])('with %s', (_name, rules) => {
  it.each([7, 8, 9])(
    'a game goes on from each of its saves to the same Worlds, right after itself (seed %i)',
    (seed) => {
      const game = createGame(rules, randomOptions(seed), { road });
      const saves: string[] = [];
      const worlds: string[] = [];
      const inputs = playOut(game, rollFrom(seed), 2000, () => {
        saves.push(JSON.stringify(game.save()));
        worlds.push(game.fingerprint());
      });
      for (const [at, save] of saves.entries()) {
        const again = loadGame(rules, JSON.parse(save), { road });
        const further = inputs.slice(at + 1, at + 6);
        const reached = further.map((input) => {
          again.submit(input);
          return again.fingerprint();
        });
        expect(reached).toEqual(worlds.slice(at + 1, at + 6));
      }
    },
  );

  it('games that are played in turns go the way they go alone', () => {
    const seeds = [1, 2, 3];
    const alone = seeds.map((seed) => {
      const game = createGame(rules, randomOptions(seed), { road });
      return { inputs: playOut(game, rollFrom(seed)), end: game.fingerprint() };
    });
    const together = seeds.map((seed): BattleGame => createGame(rules, randomOptions(seed), { road }));
    const longest = Math.max(...alone.map(({ inputs }) => inputs.length));
    for (let turn = 0; turn < longest; turn += 1) {
      together.forEach((game, index) => {
        const input: AnyBattleInput | undefined = alone[index]?.inputs[turn];
        if (input !== undefined) game.submit(input);
      });
    }
    expect(together.map((game) => game.fingerprint())).toEqual(alone.map(({ end }) => end));
  });
});

describe.each(['xstate', 'compiled'] as const)('on the road "%s"', (on) => {
  beforeEach(() => setDefaultRoad(on));
  afterEach(() => setDefaultRoad('xstate'));

  it('an aura that waits for a condition changes with it, though the table is as the last boundary left it', () => {
    const { summon, addToHand, setMana, play, mana, endTurn } = newGame({ chargesMana: true, draws: false });
    const paid = (): number => {
      play(addToHand('Chillwind Yeti', 0));
      return 10 - mana(0).available;
    };
    summon('Pint-Sized Summoner', 0);
    setMana(0, 10);
    expect([paid(), paid()]).toEqual([3, 7]);
    endTurn();
    endTurn();
    setMana(0, 10);
    expect([paid(), paid()]).toEqual([3, 7]);
  });

  it('a hero that fatigue has killed dies at the next boundary, though nothing else has happened', () => {
    const { setHealth, hero, fatigue, outcome } = newGame();
    setHealth(hero(0), 1);
    expect(outcome()).toEqual({ result: 'none' });
    fatigue(0);
    expect(outcome()).toEqual({ result: 'win', player: 1 });
  });
});
