// Games in receivers of @statelyai/inspect.

import { once } from 'node:events';
import { createWebSocketInspector, createWebSocketReceiver } from '@statelyai/inspect';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { everything, inspectGameWith, REFUSED, UNDONE } from '../src/stately.ts';
import { type StatelyServer, startStatelyInspector } from '../src/stately-server.ts';
import { startedBattle } from './battles.ts';
import { owlTable } from './dale-games.ts';
import { eventually } from './receiver.ts';

// biome-ignore lint/suspicious/noExplicitAny: what the package sends is not typed any closer
type Told = { readonly type: string; readonly sessionId: string } & Record<string, any>;

/** What a receiver of the package is told. */
const listen = (port: number): Told[] => {
  const told: Told[] = [];
  createWebSocketReceiver({ server: `ws://127.0.0.1:${port}` }).subscribe((message) => told.push(message as Told));
  return told;
};

/** Who got what, in short. */
const story = (told: readonly Told[]) => told.map(({ type, event }) => (type === '@xstate.event' ? event.type : type));

const publicView = (game: ReturnType<typeof startedBattle>) =>
  JSON.parse(JSON.stringify(game.ruleset.viewFor(game.world, 'spectator')));

let inspector: StatelyServer;
afterEach(() => inspector?.stop());

describe('over the WebSocket server', () => {
  it('shows the chart, each input once, and where the chart then stands', async () => {
    inspector = await startStatelyInspector();
    const game = startedBattle();
    inspector.inspectGame(game, { name: 'table' });
    const told = listen(inspector.port);
    await eventually(() => told.length).toBe(1);
    const [actor] = told as [Told];
    expect(actor).toMatchObject({ type: '@xstate.actor', sessionId: 'table', name: 'battle' });
    expect(actor.snapshot).toEqual({ status: 'active', value: game.value, context: publicView(game) });
    // Nothing is cut off, however deep it lies; functions are shown by name.
    const { config } = game.ruleset.machineFor(game.world);
    const named = (_key: string, value: unknown) => (typeof value === 'function' ? { type: value.name } : value);
    expect(JSON.parse(actor.definition)).toEqual(JSON.parse(JSON.stringify(config, named)));

    game.submit({ type: 'END_TURN', seat: 0 });
    game.submit({ type: 'END_TURN', seat: 0 });
    await eventually(() => told.length).toBe(4);
    expect(story(told)).toEqual(['@xstate.actor', 'END_TURN', '@xstate.snapshot', REFUSED]);
    expect(told[1]?.event).toEqual({ type: 'END_TURN', seat: 0 });
    expect(told[2]).toMatchObject({
      sessionId: 'table',
      event: { type: 'END_TURN', seat: 0 },
      snapshot: { status: 'active', value: game.value, context: publicView(game) },
    });
    expect(told[3]?.event).toEqual({ type: REFUSED, code: 'not-your-turn', input: { type: 'END_TURN', seat: 0 } });
  });

  it('shows the owl state and what is taken back', async () => {
    inspector = await startStatelyInspector();
    const { game, effectOn, magnet, inspection } = owlTable();
    inspector.inspectGame(game);
    const told = listen(inspector.port);
    game.submit({ type: 'PLAY', seat: 0, card: magnet });
    game.submit({ type: 'CHOOSE', seat: 0, cards: [inspection] });
    const owl = game.value;
    game.submit({ type: 'ANSWER', seat: 0, answers: [{ effect: effectOn(inspection), target: 'none' }] });
    expect(game.undo(0)).toMatchObject({ ok: true });
    await eventually(() => story(told).at(-2)).toBe(UNDONE);
    const values = told.filter(({ type }) => type === '@xstate.snapshot').map(({ snapshot }) => snapshot.value);
    expect(values[1]).toMatchObject({ resolving: { owl: { seat0: 'awaited', seat1: 'awaited', seat2: 'released' } } });
    expect(values.at(-1)).toEqual(owl);
    expect(JSON.stringify(told)).not.toContain('Ancient Knowledge');
  });

  it('names no hidden card unless a judge is watching', async () => {
    inspector = await startStatelyInspector();
    const [closed, open] = [startedBattle(), startedBattle()];
    inspector.inspectGame(closed, { name: 'closed' });
    inspector.inspectGame(open, { name: 'open', project: everything(open) });
    const told = listen(inspector.port);
    for (const game of [closed, open])
      game.submit({ type: 'PLAY', seat: 0, card: game.world.players[0]?.hand[0] as number });
    await eventually(() => told.length).toBe(4);
    const of = (name: string) => JSON.stringify(told.filter(({ sessionId }) => sessionId === name));
    expect(of('closed')).not.toMatch(/Bloodfen Raptor|River Crocolisk/);
    expect(of('open')).toMatch(/Bloodfen Raptor.*River Crocolisk/);
    expect(told.filter(({ event }) => event).map(({ event }) => event.message !== undefined)).toEqual([false, true]);
  });

  it('tells a late receiver what it has missed, and then goes on', async () => {
    inspector = await startStatelyInspector();
    const game = startedBattle();
    inspector.inspectGame(game);
    const early = listen(inspector.port);
    game.submit({ type: 'END_TURN', seat: 0 });
    await eventually(() => early.length).toBe(3);
    const late = listen(inspector.port);
    await eventually(() => late.length).toBe(3);
    expect(late).toEqual(early);
    game.submit({ type: 'END_TURN', seat: 1 });
    await eventually(() => late.length).toBe(5);
    await eventually(() => early.length).toBe(5);
    expect(late).toEqual(early);
  });

  it('keeps the latest of a long game', async () => {
    inspector = await startStatelyInspector();
    const game = startedBattle();
    inspector.inspectGame(game);
    for (let refused = 0; refused < 250; refused += 1) game.submit({ type: 'END_TURN', seat: 1 });
    game.submit({ type: 'END_TURN', seat: 0 });
    const told = listen(inspector.port);
    await eventually(() => told.length).toBe(201);
    expect(told[0]?.type).toBe('@xstate.actor');
    expect(told.at(-1)?.snapshot.value).toEqual(game.value);
    expect(told.at(-1)?.snapshot.context.turn).toBe(2);
  });

  it('shows how a game has ended, also to who comes later', async () => {
    inspector = await startStatelyInspector();
    const game = startedBattle();
    inspector.inspectGame(game);
    game.submit({ type: 'CONCEDE', seat: 0 });
    const told = listen(inspector.port);
    await eventually(() => told.length).toBe(3);
    expect(told.at(-1)?.snapshot).toMatchObject({ status: 'done', value: 'gameOver' });
  });

  it('tells of a game no more that is no longer shown', async () => {
    inspector = await startStatelyInspector();
    const [one, two] = [startedBattle(), startedBattle()];
    const inspected = inspector.inspectGame(one);
    inspector.inspectGame(two);
    const early = listen(inspector.port);
    await eventually(() => early.length).toBe(2);
    inspected.stop();
    await eventually(() => early.length).toBe(3);
    expect(early.at(-1)).toMatchObject({ sessionId: 'battle', snapshot: { status: 'stopped' } });
    one.submit({ type: 'END_TURN', seat: 0 });
    two.submit({ type: 'END_TURN', seat: 0 });
    const late = listen(inspector.port);
    await eventually(() => late.length).toBe(3);
    expect(new Set(late.map(({ sessionId }) => sessionId))).toEqual(new Set(['battle-2']));
  });

  it('refuses what cannot be, and stops for good', async () => {
    inspector = await startStatelyInspector();
    const game = startedBattle();
    await expect(startStatelyInspector({ port: inspector.port })).rejects.toMatchObject({ code: 'port-taken' });
    const context = () => 7 as never;
    expect(() => inspector.inspectGame(game, { project: { context } })).toThrow(
      expect.objectContaining({ code: 'bad-projection' }),
    );
    inspector.inspectGame(game);
    expect(() => inspector.inspectGame(game)).toThrow(expect.objectContaining({ code: 'already-inspected' }));
    await inspector.stop();
    await inspector.stop();
    expect(() => inspector.inspectGame(game)).toThrow(expect.objectContaining({ code: 'inspector-stopped' }));
    expect(game.submit({ type: 'END_TURN', seat: 0 })).toMatchObject({ ok: true });
    const again = await startStatelyInspector({ port: inspector.port });
    await again.stop();
  });
});

describe('through an inspector of the own', () => {
  it('sends to the server of another program', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    const told: Told[] = [];
    server.on('connection', (socket) => socket.on('message', (data) => told.push(JSON.parse(String(data)))));
    const game = startedBattle();
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const inspected = inspectGameWith(
      (options) => createWebSocketInspector({ ...options, url: `ws://127.0.0.1:${port}` }),
      game,
      { name: 'far away' },
    );
    game.submit({ type: 'END_TURN', seat: 0 });
    await eventually(() => told.length).toBe(3);
    expect(story(told)).toEqual(['@xstate.actor', 'END_TURN', '@xstate.snapshot']);
    expect(told[2]).toMatchObject({
      sessionId: 'far away',
      snapshot: { value: game.value, context: publicView(game) },
    });
    inspected.stop();
    await eventually(() => server.clients.size).toBe(0);
    game.submit({ type: 'END_TURN', seat: 1 });
    expect(told.at(-1)?.snapshot.status).toBe('stopped');
    await new Promise((done) => server.close(done));
  });
});
