// Choosing a road: what is the default, what is refused, and how `both` names the first difference.

import { afterEach, describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { battle } from '../../machines/battle/index.ts';
import { createGame, loadGame, ROADS, type Road, RoadError, setDefaultRoad } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';
import { implementations, recipe, type TinyWorld, tinyRules } from './tiny.ts';

const options = randomOptions(1);
const roadOfTheRun = createGame(battle, options).road;

afterEach(() => setDefaultRoad(roadOfTheRun));

describe('the road', () => {
  it.each(ROADS)('%s can be the default of a whole run', (road) => {
    setDefaultRoad(road);
    const game = createGame(battle, options);
    expect(game.road).toBe(road);
    expect(loadGame(battle, game.save()).road).toBe(road);
    expect(newGame().game.road).toBe(road);
    expect(createGame(battle, options, { road: 'compiled' }).road).toBe('compiled');
  });

  it('leads to the same game, the same saves and the same log', () => {
    const games = ROADS.map((road) => {
      const game = createGame(battle, options, { road });
      playOut(game, rollFrom(1), 60);
      return { save: JSON.stringify(game.save()), log: game.log(), fingerprint: game.fingerprint() };
    });
    expect(games[1]).toEqual(games[0]);
    expect(games[2]).toEqual(games[0]);
  });

  it('must be one of the three', () => {
    const wrong = 'fast' as Road;
    const game = createGame(battle, options);
    for (const use of [
      () => createGame(battle, options, { road: wrong }),
      () => loadGame(battle, game.save(), { road: wrong }),
      () => game.fork({ road: wrong }),
      () => game.handOver(wrong),
      () => setDefaultRoad(wrong),
    ]) {
      expect(use).toThrow(RoadError);
      expect(use).toThrow(
        expect.objectContaining({
          code: 'unknown-road',
          message: 'There is no road "fast". Roads are xstate, compiled and both.',
        }),
      );
    }
    expect(game.submit({ type: 'CONCEDE', seat: 0 }).ok).toBe(true);
  });
});

describe('the actor', () => {
  it('is there on the XState road only', () => {
    const game = createGame(battle, options, { road: 'xstate' });
    expect(game.actor.getSnapshot().value).toEqual(game.value);
    for (const road of ['compiled', 'both'] as const) {
      game.handOver(road);
      expect(() => game.actor).toThrow(expect.objectContaining({ code: 'no-actor' }));
      expect(() => game.actor).toThrow(`the road "${road}"`);
    }
    game.handOver('xstate');
    expect(game.actor.getSnapshot().value).toEqual(game.value);
  });
});

describe('both roads side by side name the first difference', () => {
  /** A chart whose recipe and guard look outside the World, which they must not: each road sees something else. */
  const chart = (): AnyStateMachine => {
    const asked = { add: 0, guard: 0, fault: 0 };
    const isSecondTime = (what: keyof typeof asked): boolean => {
      asked[what] += 1;
      return asked[what] % 2 === 0;
    };
    return createMachine(
      {
        context: ({ input }: { input: { world: TinyWorld } }) => input.world,
        initial: 'a',
        states: {
          a: {
            on: {
              ADD: { actions: 'addOutside' },
              GO: [{ guard: 'isOutside', target: 'b' }, { target: 'c' }],
              FAIL: { actions: 'failOutside' },
              SAME: { actions: { type: 'add', params: { by: 2 } } },
            },
          },
          b: {},
          c: {},
        },
      } as never,
      {
        actions: {
          ...implementations.actions,
          addOutside: recipe((world) => {
            world.n += isSecondTime('add') ? 5 : 3;
          }),
          failOutside: recipe(() => {
            if (isSecondTime('fault')) throw new Error('Only the second time.');
          }),
        },
        guards: { isOutside: () => isSecondTime('guard') },
      } as never,
    ) as AnyStateMachine;
  };

  it.each([
    ['ADD', 'after {"type":"ADD"}, the World.n is 5 and 7'],
    ['GO', 'after {"type":"GO"}, the state value is "c" and "b"'],
    ['FAIL', 'after {"type":"FAIL"}, the result is "done" and "fault"'],
  ])('%s', (type, names) => {
    const game = createGame(tinyRules(chart()), {}, { road: 'both' });
    expect(game.submit({ type: 'SAME' }).ok).toBe(true);
    expect(() => game.submit({ type })).toThrow(RoadError);
    const again = createGame(tinyRules(chart()), {}, { road: 'both' });
    again.submit({ type: 'SAME' });
    expect(() => again.submit({ type })).toThrow(expect.objectContaining({ code: 'roads-differ' }));
    const third = createGame(tinyRules(chart()), {}, { road: 'both' });
    third.submit({ type: 'SAME' });
    expect(() => third.submit({ type })).toThrow(names);
  });
});
