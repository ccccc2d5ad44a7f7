// The server for visualizers: everything so far for each newcomer, then what happens.

import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Publication, type Served, servePublication } from '../src/publication-server.ts';
import { eventually } from './receiver.ts';

/** A publication that says what it is told to. */
const written = () => {
  const said: object[] = [];
  const listeners = new Set<(message: object) => void>();
  const say = (message: object) => {
    said.push(message);
    for (const listener of listeners) listener(message);
  };
  const publication: Publication = {
    history: () => [...said],
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: (why) => say({ type: 'bye', why }),
  };
  return { publication, say, listeners };
};

const open: Served[] = [];
const serve = async (publication: Publication, options = {}): Promise<Served> => {
  const served = await servePublication(publication, options);
  open.push(served);
  return served;
};
afterEach(async () => {
  for (const served of open.splice(0)) await served.stop();
});

const watch = (address: string) => {
  const heard: unknown[] = [];
  const socket = new WebSocket(address);
  socket.on('message', (text) => heard.push(JSON.parse(String(text))));
  return { heard, socket };
};

describe('a published game', () => {
  it('is told from the beginning to who comes late, and then goes on for all', async () => {
    const { publication, say } = written();
    say({ number: 1 });
    const { address } = await serve(publication);
    const early = watch(address);
    await eventually(() => early.heard).toEqual([{ number: 1 }]);
    say({ number: 2 });
    const late = watch(address);
    await eventually(() => late.heard).toEqual([{ number: 1 }, { number: 2 }]);
    say({ number: 3 });
    for (const { heard } of [early, late]) {
      await eventually(() => heard).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    }
  });

  it('forgets who has gone, and does not listen to what watchers send', async () => {
    const { publication, say, listeners } = written();
    const { address } = await serve(publication);
    const { heard, socket } = watch(address);
    await once(socket, 'open');
    socket.send('{"type":"END_TURN","seat":0}');
    say({ number: 1 });
    await eventually(() => heard).toEqual([{ number: 1 }]);
    expect(publication.history()).toEqual([{ number: 1 }]);
    socket.close();
    await eventually(() => listeners.size).toBe(0);
  });

  it('says goodbye when it is stopped, and lets go of the port', async () => {
    const { publication } = written();
    const { address, port, stop } = await serve(publication);
    const { heard, socket } = watch(address);
    await once(socket, 'open');
    await stop();
    await eventually(() => heard).toEqual([{ type: 'bye', why: 'The game is no longer published.' }]);
    open.length = 0;
    await serve(publication, { port });
  });

  it('turns away pages of other sites, also those that the inspectors let in', async () => {
    const { address } = await serve(written().publication);
    for (const origin of ['https://example.com', 'https://stately.ai']) {
      const socket = new WebSocket(address, { origin });
      const [error] = (await once(socket, 'error')) as [Error];
      expect(error.message).toContain('401');
    }
    const { socket } = { socket: new WebSocket(address, { origin: 'http://localhost:4173' }) };
    await once(socket, 'open');
  });

  it('refuses a port that is taken, and one that is none', async () => {
    const { port } = await serve(written().publication);
    await expect(servePublication(written().publication, { port })).rejects.toMatchObject({ code: 'port-taken' });
    await expect(servePublication(written().publication, { port: 70_000 })).rejects.toMatchObject({ code: 'bad-port' });
  });
});
