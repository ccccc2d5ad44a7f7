// The server of @xstate/inspect's receivers: who comes and goes.

import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Inspector, type InspectorOptions, startInspector } from '../src/index.ts';
import { startedBattle } from './battles.ts';
import { newDaleGame } from './dale-games.ts';
import { connect, eventually } from './receiver.ts';

const started: Inspector[] = [];
const start = async (options?: InspectorOptions): Promise<Inspector> => {
  const inspector = await startInspector(options);
  started.push(inspector);
  return inspector;
};
afterEach(async () => {
  for (const inspector of started.splice(0)) await inspector.stop();
});

/** Counts who listens to a game from now on. */
const countListeners = (game: ReturnType<typeof startedBattle>): (() => number) => {
  let listeners = 0;
  for (const name of ['onInput', 'onChange'] as const) {
    const listen = game[name].bind(game) as (listener: never) => () => void;
    Object.assign(game, {
      [name]: (listener: never) => {
        listeners += 1;
        const end = listen(listener);
        return () => {
          listeners -= 1;
          end();
        };
      },
    });
  }
  return () => listeners;
};

describe('receivers', () => {
  it('that come late are told where the game stands now, and from then on the same as all others', async () => {
    const { port, inspectGame } = await start();
    const game = startedBattle();
    inspectGame(game);
    const early = await connect(port);
    await early.until('service.register');
    game.submit({ type: 'END_TURN', seat: 0 });
    const late = await connect(port);
    const [registered] = await late.until('service.register');
    expect(registered?.state.value).toEqual(game.value);
    expect(registered?.state.context.turn).toBe(2);
    game.submit({ type: 'END_TURN', seat: 1 });
    await late.until('service.state');
    await early.until('service.state', 2);
    expect(late.told.map(({ type }) => type)).toEqual(['service.register', 'service.event', 'service.state']);
    // The newcomer is no news to the other one.
    expect(early.ofType('service.register')).toHaveLength(1);
    expect(early.events()).toEqual(['END_TURN', 'END_TURN']);
  });

  it('that break off and come back go on', async () => {
    const { port, inspectGame } = await start();
    const game = startedBattle();
    inspectGame(game);
    const first = await connect(port);
    await first.until('service.register');
    await first.close();
    game.submit({ type: 'END_TURN', seat: 0 });
    const again = await connect(port);
    const [registered] = await again.until('service.register');
    expect(registered?.state.value).toEqual(game.value);
    again.send('battle', { type: 'END_TURN', seat: 1 });
    await again.until('service.state');
    expect(again.events()).toEqual(['END_TURN']);
    expect(first.ofType('service.state')).toEqual([]);
  });

  it('that send all hear of what one of them sends', async () => {
    const { port, inspectGame } = await start();
    inspectGame(startedBattle());
    const receivers = [await connect(port), await connect(port)];
    for (const receiver of receivers) await receiver.until('service.register');
    receivers[0]?.send('battle', { type: 'END_TURN', seat: 0 });
    for (const receiver of receivers) {
      await receiver.until('service.state');
      expect(receiver.events()).toEqual(['END_TURN']);
    }
  });

  it('are told nothing before they ask', async () => {
    const { port, inspectGame } = await start();
    const game = startedBattle();
    inspectGame(game);
    const asking = await connect(port);
    await asking.until('service.register');
    const silent = new WebSocket(`ws://127.0.0.1:${port}`);
    const heard: string[] = [];
    silent.on('message', (data) => heard.push(String(data)));
    await once(silent, 'open');
    const event = JSON.stringify({ type: 'END_TURN', seat: 0, origin: 'battle' });
    silent.send(JSON.stringify({ type: 'xstate.event', event }));
    await asking.until('service.state');
    expect(game.awaited()).toEqual([1]);
    silent.send(JSON.stringify({ type: 'xstate.inspecting' }));
    await eventually(() => heard.length).toBe(1);
    expect(JSON.parse(heard[0] as string).type).toBe('service.register');
  });
});

describe('games', () => {
  it('are shown side by side, each with its own inputs', async () => {
    const { port, inspectGame } = await start();
    const [one, two, third] = [startedBattle(), startedBattle(), newDaleGame()];
    const sessions = [one, two].map((game) => inspectGame(game).session);
    sessions.push(inspectGame(third).session);
    expect(sessions).toEqual(['battle', 'battle-2', 'dale']);
    const receiver = await connect(port);
    await receiver.until('service.register', 3);
    receiver.send('battle-2', { type: 'END_TURN', seat: 0 });
    await receiver.until('service.state');
    one.submit({ type: 'CONCEDE', seat: 1 });
    await receiver.until('service.stop');
    expect(receiver.ofType('service.stop').map(({ sessionId }) => sessionId)).toEqual(['battle']);
    expect(receiver.events('battle')).toEqual(['CONCEDE']);
    expect(receiver.events('battle-2')).toEqual(['END_TURN']);
    expect(receiver.events('dale')).toEqual([]);
    expect([one.isOver, two.isOver, two.awaited()]).toEqual([true, false, [1]]);
  });

  it('are shown where they were meant to be shown alone', async () => {
    const [left, right] = [await start(), await start()];
    const [one, two] = [startedBattle(), startedBattle()];
    left.inspectGame(one, { name: 'one' });
    right.inspectGame(two, { name: 'two' });
    const [atLeft, atRight] = [await connect(left.port), await connect(right.port)];
    for (const game of [one, two]) game.submit({ type: 'END_TURN', seat: 0 });
    for (const receiver of [atLeft, atRight]) await receiver.until('service.register');
    one.submit({ type: 'END_TURN', seat: 1 });
    two.submit({ type: 'END_TURN', seat: 1 });
    for (const receiver of [atLeft, atRight]) await receiver.until('service.state');
    expect(new Set(atLeft.told.map(({ sessionId }) => sessionId))).toEqual(new Set(['one']));
    expect(new Set(atRight.told.map(({ sessionId }) => sessionId))).toEqual(new Set(['two']));
    expect('__xstate__' in globalThis).toBe(false);
  });

  it('go on when they are no longer shown, and may be shown again', async () => {
    const { port, inspectGame } = await start();
    const game = startedBattle();
    const inspected = inspectGame(game);
    const receiver = await connect(port);
    await receiver.until('service.register');
    inspected.stop();
    inspected.stop();
    await receiver.until('service.stop');
    expect(game.submit({ type: 'END_TURN', seat: 0 })).toMatchObject({ ok: true });
    expect(inspectGame(game).session).toBe('battle');
    const [, again] = await receiver.until('service.register', 2);
    expect(again?.state.value).toEqual(game.value);
    expect(receiver.ofType('service.stop')).toHaveLength(1);
    // The first showing is over for good.
    inspected.stop();
    receiver.send('battle', { type: 'END_TURN', seat: 1 });
    await receiver.until('service.state');
    expect(receiver.events()).toEqual(['xstate.init', 'END_TURN']);
  });

  it('are shown once', async () => {
    const { inspectGame } = await start();
    const game = startedBattle();
    inspectGame(game, { name: 'table' });
    expect(() => inspectGame(game)).toThrow(expect.objectContaining({ code: 'already-inspected' }));
    expect(() => inspectGame(game)).toThrow('as "table"');
  });

  it('may go on on another road while they are shown', async () => {
    const { port, inspectGame } = await start();
    const game = startedBattle();
    inspectGame(game);
    const receiver = await connect(port);
    await receiver.until('service.register');
    for (const [seat, road] of [
      [0, 'compiled'],
      [1, 'both'],
      [0, 'xstate'],
    ] as const) {
      game.handOver(road);
      receiver.send('battle', { type: 'END_TURN', seat });
      await eventually(() => game.awaited()).toEqual([1 - seat]);
    }
    const states = await receiver.until('service.state', 3);
    expect(states.map(({ state }) => state.context.turn)).toEqual([2, 3, 4]);
  });
});

describe('the port', () => {
  it('that is taken is refused', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const opening = startInspector({ port });
    await expect(opening).rejects.toMatchObject({ name: 'InspectError', code: 'port-taken', details: { port } });
    await expect(opening).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken.`);
    other.close();
    await once(other, 'close');
    expect((await start({ port })).port).toBe(port);
  });

  it.each([-1, 65536, 1.5, Number.NaN, '80' as never])('%s is none', async (port) => {
    await expect(startInspector({ port })).rejects.toMatchObject({ code: 'bad-port' });
  });

  it('of another machine is refused', async () => {
    const opening = startInspector({ host: '192.0.2.1' });
    await expect(opening).rejects.toMatchObject({ code: 'no-server' });
    await expect(opening).rejects.toThrow('No inspector can listen at 192.0.2.1:0');
  });
});

describe('stop', () => {
  it('says goodbye, lets go of the port, and leaves the games alone', async () => {
    const inspector = await start();
    const game = startedBattle();
    inspector.inspectGame(game);
    const receiver = await connect(inspector.port);
    await receiver.until('service.register');
    await inspector.stop();
    await eventually(() => receiver.isClosed).toBe(true);
    expect(receiver.told.at(-1)).toEqual({ type: 'service.stop', sessionId: 'battle' });
    expect(game.submit({ type: 'END_TURN', seat: 0 })).toMatchObject({ ok: true });
    expect((await start({ port: inspector.port })).port).toBe(inspector.port);
  });

  it('leaves no listener with a game', async () => {
    const inspector = await start();
    const games = [startedBattle(), startedBattle()] as const;
    const counts = games.map(countListeners);
    const inspected = games.map((game) => inspector.inspectGame(game));
    expect(counts.map((count) => count())).toEqual([2, 2]);
    inspected[0]?.stop();
    expect(counts.map((count) => count())).toEqual([0, 2]);
    await inspector.stop();
    expect(counts.map((count) => count())).toEqual([0, 0]);
  });

  it('may be said twice, and ends it for good', async () => {
    const inspector = await start();
    await Promise.all([inspector.stop(), inspector.stop()]);
    expect(() => inspector.inspectGame(startedBattle())).toThrow(
      expect.objectContaining({ code: 'inspector-stopped' }),
    );
  });

  it('does not wait for a receiver that does not answer', async () => {
    const inspector = await start();
    const socket = new WebSocket(`ws://127.0.0.1:${inspector.port}`);
    await once(socket, 'open');
    socket.pause();
    await inspector.stop();
    expect((await start({ port: inspector.port })).port).toBe(inspector.port);
    socket.terminate();
  });
});
