// An input that goes over its budget, or on which the rules fail, is taken back as a whole on the compiled road, also
// when nobody has looked at the World for many inputs, and the game goes on as if it had never been sent.

import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { type BattleGame, battleWithTestCards } from '../../machines/battle/index.ts';
import { CompiledRunner, createGame, XStateRunner } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { implementations, log, onBothRoads, recipe, type TinyWorld, tinyRules, tinyWorld } from './tiny.ts';

const add = { type: 'add', params: { by: 1 } };
const limited = { type: 'isBelow', params: { limit: 1000 } };

/** Counts, and has three inputs that must be taken back: over the budget, failing in a recipe, and without an end. */
const chart = createMachine(
  {
    context: ({ input }: { input: { world: TinyWorld } }) => input.world,
    options: { maxIterations: 5000 },
    initial: 'even',
    on: {
      FLOOD: { target: '.flooding', actions: log('flood') },
      FAIL: { target: '.even', actions: [add, 'fail'] },
      SPIN: '.spinning',
    },
    states: {
      even: { on: { ADD: { target: 'odd', actions: [add, log('add')] } } },
      odd: { on: { ADD: { target: 'even', actions: [add, log('add')] } } },
      flooding: { always: [{ guard: limited, actions: add }, { target: 'over' }] },
      over: { tags: 'overflow' },
      spinning: { always: { target: 'spinningOn', actions: add } },
      spinningOn: { always: 'spinning' },
    },
  } as never,
  implementations as never,
) as AnyStateMachine;

describe('taken back is', () => {
  it.each([
    ['FLOOD', 'overflow'],
    ['FAIL', 'fault'],
    ['SPIN', 'fault'],
  ])('%s: %s, and the World is what it was', (event, result) => {
    const { results, rests, value, n } = onBothRoads(chart, ['ADD', event, 'ADD', event, event, 'ADD']);
    expect(results).toEqual(['done', result, 'done', result, result, 'done']);
    expect(rests[2]).toEqual(rests[1]);
    expect(rests[5]).toEqual(rests[3]);
    expect([value, n]).toEqual(['odd', 3]);
  });

  it('handed over in the World in which it stopped, which is not the one that goes on', () => {
    const runner = new CompiledRunner<TinyWorld>(chart, { world: tinyWorld() });
    runner.send({ type: 'ADD' });
    const sent = runner.send({ type: 'FLOOD' });
    expect(sent).toMatchObject({ result: 'overflow', stopped: { n: 1000 } });
    expect(runner.position.world.n).toBe(1);
  });

  it.each([1, 511, 512, 513, 1100])('whole after %i inputs without anybody looking', (inputs) => {
    const runners = [
      new CompiledRunner<TinyWorld>(chart, { world: tinyWorld() }),
      new CompiledRunner<TinyWorld>(chart, { world: tinyWorld(), anew: tinyWorld }),
      new XStateRunner<TinyWorld>(chart, { world: tinyWorld() }),
    ];
    const [compiled, renewed, xstate] = runners.map((runner) => {
      for (let sent = 0; sent < inputs; sent += 1) runner.send({ type: 'ADD' });
      expect(runner.send({ type: 'FLOOD' }).result).toBe('overflow');
      expect(runner.send({ type: 'FAIL' }).result).toBe('fault');
      runner.send({ type: 'ADD' });
      expect(runner.send({ type: 'FAIL' }).result).toBe('fault');
      return JSON.stringify(runner.position);
    });
    expect(compiled).toBe(xstate);
    expect(renewed).toBe(xstate);
    expect(JSON.parse(compiled ?? '').world.n).toBe(inputs + 1);
  });

  it('by making the World of the start anew, once, if that can be done and nobody has looked', () => {
    let made = 0;
    const anew = () => {
      made += 1;
      return tinyWorld();
    };
    const runner = new CompiledRunner<TinyWorld>(chart, { world: tinyWorld(), anew });
    runner.send({ type: 'ADD' });
    expect([runner.send({ type: 'ADD' }).result, made]).toEqual(['done', 0]);
    expect([runner.send({ type: 'FAIL' }).result, made]).toEqual(['fault', 1]);
    expect([runner.send({ type: 'FLOOD' }).result, made]).toEqual(['overflow', 1]);
    expect(runner.position.world).toMatchObject({ n: 2, log: ['add ADD 1', 'add ADD 2'] });
  });

  it('without telling those who watch that inputs are carried out once more', () => {
    const runner = new CompiledRunner<TinyWorld>(chart, { world: tinyWorld() });
    for (let sent = 0; sent < 5; sent += 1) runner.send({ type: 'ADD' });
    const seen: number[] = [];
    runner.watch(({ world }) => seen.push(world.n));
    runner.send({ type: 'FAIL' });
    expect(seen).toEqual([]);
    runner.send({ type: 'ADD' });
    expect(seen).toEqual([6]);
  });

  it('whole when what came with an input was changed later, by its sender or by a recipe', () => {
    const taking = createMachine(
      {
        context: ({ input }: { input: { world: TinyWorld } }) => input.world,
        on: { TAKE: { actions: 'take' }, GROW: { actions: log('grow') }, FAIL: { actions: 'fail' } },
      } as never,
      {
        actions: {
          ...implementations.actions,
          take: recipe((world, event) => {
            world.log = (event as unknown as { log: string[] }).log;
          }),
        },
      } as never,
    ) as AnyStateMachine;
    const runner = new CompiledRunner<TinyWorld>(taking, { world: tinyWorld() });
    const sent = { type: 'TAKE', log: ['first'] };
    runner.send(sent);
    runner.send({ type: 'GROW' });
    sent.log.push('by the sender');
    expect(runner.send({ type: 'FAIL' }).result).toBe('fault');
    expect(runner.send({ type: 'FAIL' }).result).toBe('fault');
    expect(runner.position.world.log).toEqual(['first', 'grow GROW 0']);
    expect(sent.log).toEqual(['first', 'by the sender']);
  });
});

describe('in a game', () => {
  it('a fault is refused, and tells no events', () => {
    const game = createGame(tinyRules(chart), {}, { road: 'compiled' });
    const told: unknown[] = [];
    game.subscribe((events) => told.push(events));
    const before = game.fingerprint();
    expect(game.submit({ type: 'FAIL' })).toMatchObject({ ok: false, code: 'fault' });
    expect(game.submit({ type: 'FLOOD' })).toMatchObject({ ok: false, code: 'overflow' });
    expect([game.fingerprint(), told]).toEqual([before, []]);
  });

  it('of battle an overflow says the same as on the XState road, and the game goes on alike', () => {
    const play = (road: 'xstate' | 'compiled') => {
      const sandbox = newGame();
      const game: BattleGame = sandbox.game;
      game.handOver(road);
      const [first] = [sandbox.summon('Test Duelist', 0), sandbox.summon('Test Duelist', 0)];
      const before = game.fingerprint();
      const refused = game.submit({ type: 'DEAL_DAMAGE', target: first, amount: 1 });
      expect(game.ruleset).toBe(battleWithTestCards);
      expect(game.fingerprint()).toBe(before);
      sandbox.dealDamage(first, 0);
      return { refused, log: game.log(), after: game.fingerprint() };
    };
    const compiled = play('compiled');
    expect(compiled.refused).toMatchObject({ ok: false, code: 'overflow' });
    expect(compiled).toEqual(play('xstate'));
  });
});
