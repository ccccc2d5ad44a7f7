// The server of @xstate/inspect's receivers: what is not welcome.

import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type InspectError, type Inspector, type InspectorOptions, REFUSED, startInspector } from '../src/index.ts';
import { startedBattle } from './battles.ts';
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

describe('what cannot be used', () => {
  const problemsWith = async (...texts: (string | Buffer)[]): Promise<InspectError[]> => {
    const problems: InspectError[] = [];
    const { port, inspectGame } = await start({ onProblem: (problem) => problems.push(problem) });
    const game = startedBattle();
    inspectGame(game);
    const other = await connect(port);
    await other.until('service.register');
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(socket, 'open');
    for (const text of texts) socket.send(text);
    await eventually(() => problems.length).toBe(texts.length);
    // Neither the game nor the other receiver has noticed anything.
    game.submit({ type: 'END_TURN', seat: 0 });
    await other.until('service.state');
    expect(other.told.map(({ type }) => type)).toEqual(['service.register', 'service.event', 'service.state']);
    return problems;
  };
  const event = (value: unknown) => JSON.stringify({ type: 'xstate.event', event: JSON.stringify(value) });

  it.each([
    ['broken JSON', '{"type": "xstate.ev', 'no JSON'],
    ['no object', '7', 'no object'],
    ['null', 'null', 'no object'],
    ['bytes', Buffer.from('{"type":"xstate.inspecting"}'), 'no JSON'],
    ['another type', '{"type":"service.state","state":"{}"}', '"service.state"'],
    ['a call to disconnect all', '{"type":"disconnect"}', '"disconnect"'],
    ['an event that is no text', '{"type":"xstate.event","event":{"type":"END_TURN"}}', 'no text'],
    ['an event that is no JSON', '{"type":"xstate.event","event":"END_TURN"}', 'no JSON'],
    ['an event without a type', event({ seat: 0, origin: 'battle' }), 'no type'],
    ['a wrapping around nothing', event({ $$type: 'scxml', data: null, origin: 'battle' }), 'no type'],
  ])('is %s', async (_what, text, problem) => {
    const [found] = await problemsWith(text);
    expect(found?.code).toBe('bad-message');
    expect(found?.message).toContain(problem);
    expect(found?.message).toContain('Expected is xstate.inspecting, or xstate.event');
  });

  it('is an event for a game that is not shown, or for none', async () => {
    const problems = await problemsWith(
      event({ type: 'END_TURN', seat: 0, origin: 'chess' }),
      event({ type: 'END_TURN', seat: 0 }),
    );
    expect(problems.map(({ code }) => code)).toEqual(['unknown-session', 'unknown-session']);
    expect(problems[0]?.message).toBe('A receiver sent END_TURN to "chess", which is not shown. Shown are: battle.');
  });

  it('is an event for a game that is over', async () => {
    const problems: InspectError[] = [];
    const { port, inspectGame } = await start({ onProblem: (problem) => problems.push(problem) });
    const game = startedBattle();
    inspectGame(game);
    const receiver = await connect(port);
    await receiver.until('service.register');
    receiver.send('battle', { type: 'CONCEDE', seat: 0 });
    receiver.send('battle', { type: 'CONCEDE', seat: 1 });
    await eventually(() => problems.length).toBe(1);
    expect(problems[0]?.message).toContain('Shown are: none.');
    expect(receiver.events()).not.toContain(REFUSED);
  });

  it('is a message that is too long, and its sender is cut off', async () => {
    const { port, inspectGame } = await start();
    inspectGame(startedBattle());
    const socket = new WebSocket(`ws://127.0.0.1:${port}`);
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'xstate.inspecting', padding: 'x'.repeat(2 ** 20) }));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1009);
    const receiver = await connect(port);
    await receiver.until('service.register');
  });

  it.each([
    ['http://evil.example', 401],
    ['null', 401],
    ['https://stately.ai', 'open'],
    ['http://localhost:5173', 'open'],
    ['http://127.0.0.1', 'open'],
    ['http://localhost.evil.example', 401],
  ])('is a page of %s: %s', async (origin, result) => {
    const { port } = await start();
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { origin });
    const answer = new Promise((done) => {
      socket.on('error', () => undefined);
      socket.on('open', () => done('open'));
      socket.on('unexpected-response', (_request, { statusCode }) => done(statusCode));
    });
    expect(await answer).toBe(result);
    socket.terminate();
  });

  it('is not a page of a site that is named', async () => {
    const { port } = await start({ origins: ['https://viz.example'] });
    const open = new WebSocket(`ws://127.0.0.1:${port}`, { origin: 'https://viz.example' });
    await once(open, 'open');
    open.terminate();
    const closed = new WebSocket(`ws://127.0.0.1:${port}`, { origin: 'https://stately.ai' });
    await expect(once(closed, 'open')).rejects.toThrow('401');
  });
});
