// On the compiled road the World is changed in place; nobody outside may ever see that. Whatever was handed out stays as
// it was, is frozen, and shares with the next position what has not changed.

import { describe, expect, it } from 'vitest';
import { type BattleGame, battle } from '../../machines/battle/index.ts';
import type { DaleGame } from '../../machines/dale/index.ts';
import { createGame } from '../../machines/index.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

/** Keeps values together with what they looked like when they were handed out. */
const keeper = () => {
  const kept: { readonly what: string; readonly value: unknown; readonly text: string }[] = [];
  return {
    keep: (what: string, value: unknown) => kept.push({ what, value, text: JSON.stringify(value) }),
    changed: () => kept.filter(({ value, text }) => JSON.stringify(value) !== text).map(({ what }) => what),
    count: () => kept.length,
  };
};

const isDeeplyFrozen = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isDeeplyFrozen));

const compiledBattle = (seed: number): BattleGame => createGame(battle, randomOptions(seed), { road: 'compiled' });
const compiledDale = (seed: number): DaleGame => newDaleGame(3, seed).fork({ road: 'compiled' });

type Observed = Pick<DaleGame | BattleGame, 'world' | 'value' | 'save' | 'legalMoves' | 'log' | 'isOver'>;

/** Everything that can be had from a game, but for what callbacks get. */
const keepAll = (game: Observed, keep: (what: string, value: unknown) => void, turn: number): void => {
  keep(`world ${turn}`, game.world);
  keep(`value ${turn}`, game.value);
  keep(`save ${turn}`, game.save());
  keep(`moves ${turn}`, [game.legalMoves(0), game.legalMoves(1)]);
};

describe.each([1, 2, 3])('what a game hands out stays as it was (seed %i)', (seed) => {
  it('in a battle', () => {
    const game = compiledBattle(seed);
    const { keep, changed, count } = keeper();
    game.subscribe((events) => keep('events', events));
    let turn = 0;
    keepAll(game, keep, turn);
    playOut(game, rollFrom(seed), 100, () => {
      turn += 1;
      if (turn % 3 === 0) keepAll(game, keep, turn);
      // Watched from time to time only: with and without is not the same code.
      if (turn % 10 === 5) {
        const stop = game.watch(({ world, value }) => {
          keep(`microstep before ${turn + 1}`, [world, value]);
          if (turn % 10 === 7) stop();
        });
      }
    });
    expect(count()).toBeGreaterThan(100);
    expect(changed()).toEqual([]);
  });

  it('in a Dale game', () => {
    const game = compiledDale(seed);
    const { keep, changed, count } = keeper();
    game.subscribe((events) => keep('events', events));
    game.watch(({ world }) => keep('microstep', world));
    let turn = 0;
    playDale(game, rollFrom(seed), 80, () => {
      turn += 1;
      if (turn % 3 === 0) keepAll(game, keep, turn);
    });
    expect(count()).toBeGreaterThan(100);
    expect(changed()).toEqual([]);
  });
});

describe.each(['xstate', 'compiled', 'both'] as const)('events on the road "%s"', (road) => {
  const played = () => {
    const game = createGame(battle, randomOptions(4), { road });
    const told: unknown[] = [];
    game.subscribe((events) => told.push(...events));
    game.subscribe((events) => told.push(...events), 1);
    playOut(game, rollFrom(4), 20);
    return { game, told };
  };

  it('are frozen for listeners, in the log, and in the answer to a seat', () => {
    const { game, told } = played();
    expect(told.length).toBeGreaterThan(20);
    const seat = game.awaited()[0] ?? 0;
    const answer = game.submit({ type: 'CONCEDE', seat }, { from: seat });
    const answered = answer.ok ? answer.events : [];
    expect(answered.length).toBeGreaterThan(0);
    expect([...told, ...game.log(), ...game.logFor(0), ...answered].every(isDeeplyFrozen)).toBe(true);
  });

  it('are told in lists that belong to whoever is told', () => {
    const { game } = played();
    const logged = JSON.stringify(game.log());
    game.log().pop();
    game.subscribe((events) => (events as unknown[]).splice(0));
    const answer = game.submit({ type: 'CONCEDE', seat: 0 });
    expect(answer.ok && answer.events.length).toBeGreaterThan(0);
    expect(JSON.stringify(game.log().slice(0, JSON.parse(logged).length))).toBe(logged);
  });

  it('and inputs that are handed over are those that were sent', () => {
    const copied = createGame(battle, randomOptions(4), { road });
    const kept = createGame(battle, randomOptions(4), { road });
    for (const input of playOut(copied, rollFrom(4), 20)) {
      expect(kept.submit(structuredClone(input), { isHandedOver: true }).ok).toBe(true);
    }
    expect(kept.fingerprint()).toBe(copied.fingerprint());
    expect(kept.replay().inputs).toEqual(copied.replay().inputs);
  });
});

describe('a position', () => {
  it('is deeply frozen, and so are events and the Worlds of microsteps', () => {
    const game = compiledBattle(4);
    const seen: unknown[] = [];
    game.watch((step) => seen.push(step.world, step.value));
    playOut(game, rollFrom(4), 20);
    expect(seen.length).toBeGreaterThan(20);
    for (const handed of [game.world, game.value, game.save().world, game.log()[0], ...seen]) {
      expect(isDeeplyFrozen(handed)).toBe(true);
    }
    expect(() => Object.assign(game.world, { turn: 99 })).toThrow(TypeError);
  });

  it('is the same object until an input is accepted, also after a refused one', () => {
    const game = compiledBattle(5);
    playOut(game, rollFrom(5), 10);
    const { world } = game;
    expect(game.submit({ type: 'PLAY', seat: 0, card: 9999 }).ok).toBe(false);
    expect(game.world).toBe(world);
    game.submit({ type: 'CONCEDE', seat: 0 });
    expect(game.world).not.toBe(world);
  });

  it('shares with the one before what has not changed, as on the XState road', () => {
    const parts = (road: 'xstate' | 'compiled') => {
      const game = createGame(battle, randomOptions(6), { road });
      const shared: string[][] = [];
      let before = game.world;
      playOut(game, rollFrom(6), 40, ({ world }) => {
        shared.push([
          ...Object.keys(world).filter((key) => world[key as 'turn'] === before[key as 'turn']),
          ...Object.values(world.entities).flatMap((entity) =>
            before.entities[entity.id] === entity ? [`#${entity.id}`] : [],
          ),
        ]);
        before = world;
      });
      return shared;
    };
    const [compiled, xstate] = [parts('compiled'), parts('xstate')];
    // The compiled road sees also what was changed and changed back, so it shares no less.
    xstate.forEach((shared, input) => {
      expect(compiled[input]).toEqual(expect.arrayContaining(shared));
    });
    expect(compiled.every((shared) => shared.includes('rules'))).toBe(true);
  });
});

describe('an answer to a question', () => {
  it.each(['xstate', 'compiled', 'both'] as const)('is the present one, and nobody changes it later (%s)', (road) => {
    const game = createGame(battle, randomOptions(3), { road });
    const hands = () => game.ask(({ players }) => players.map(({ hand }) => hand));
    const first = hands();
    const kept = JSON.stringify(first);
    playOut(game, rollFrom(3), 30);
    expect(JSON.stringify(first)).toBe(kept);
    expect(hands()).toEqual(game.world.players.map(({ hand }) => hand));
    expect(JSON.stringify(hands())).not.toBe(kept);
    expect(() => (hands()[0] as number[]).push(1)).toThrow(TypeError);
  });
});

describe('a fork', () => {
  it('and the game it came from never touch each other', () => {
    const game = compiledBattle(7);
    playOut(game, rollFrom(7), 15);
    const fork = game.fork();
    expect(fork.road).toBe('compiled');
    const before = game.fingerprint();
    playOut(fork, rollFrom(8), 30);
    expect(game.fingerprint()).toBe(before);
    const after = fork.fingerprint();
    playOut(game, rollFrom(9), 30);
    expect(fork.fingerprint()).toBe(after);
  });
});
