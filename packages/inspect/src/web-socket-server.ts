// The WebSocket server that receivers connect to. It listens on this machine alone unless told otherwise, and pages of
// other sites, which a browser lets connect to anything, are turned away.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { InspectError } from './inspect-error.ts';
import type { ServerOptions } from './server-options.ts';

export interface OpenServer {
  readonly sockets: WebSocketServer;
  readonly host: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Receivers send single events: more is a fault or an attack. */
const LONGEST_MESSAGE = 1 << 20;

/** How long receivers may take to say goodbye. */
const PATIENCE = 250;

const GOING_AWAY = 1001;

/** @throws InspectError `port-taken`, `bad-port` or `no-server`. */
export const openServer = async ({
  port = 0,
  host = '127.0.0.1',
  origins = ['https://stately.ai'],
}: ServerOptions): Promise<OpenServer> => {
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new InspectError('bad-port', { port });
  const sockets = new WebSocketServer({
    port,
    host,
    maxPayload: LONGEST_MESSAGE,
    verifyClient: ({ origin }: { origin?: string }) => isWelcome(origin, origins),
  });
  try {
    await once(sockets, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new InspectError('port-taken', { port, host });
    throw new InspectError('no-server', { port, host, problem: message });
  }
  // A receiver that breaks off or breaks the protocol is closed by the library; that is no fault of ours.
  sockets.on('connection', (socket) => socket.on('error', () => undefined));
  return { sockets, host, port: (sockets.address() as AddressInfo).port, close: () => close(sockets) };
};

const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Programs name no origin; browsers always do. */
const isWelcome = (origin: string | undefined, origins: readonly string[]): boolean =>
  origin === undefined ||
  origins.includes(origin) ||
  (URL.canParse(origin) && THIS_MACHINE.has(new URL(origin).hostname));

const close = async (sockets: WebSocketServer): Promise<void> => {
  const closed = new Promise<void>((done) => sockets.close(() => done()));
  for (const socket of sockets.clients) socket.close(GOING_AWAY, 'The inspector is stopped.');
  const impatience = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
  }, PATIENCE);
  await closed;
  clearTimeout(impatience);
};
