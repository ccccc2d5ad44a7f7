// A receiver of @xstate/inspect, as the package has it, that remembers what it was told.

import { createWebSocketReceiver } from '@xstate/inspect';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

/** Node 20 has no WebSocket of its own; the receiver takes the global one. */
const sockets: WebSocket[] = [];
class RememberedSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    sockets.push(this);
  }
}
Object.assign(globalThis, { WebSocket: RememberedSocket });

/** Waits until it is so. The machine may be busy. */
export const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 30_000, interval: 10 });

/** What the receiver was told, its texts read. */
// biome-ignore lint/suspicious/noExplicitAny: these are XState 4's own, which differ by kind of message.
export type Told = { readonly type: string; readonly sessionId: string } & Record<string, any>;

export interface TestReceiver {
  readonly told: Told[];
  /** Every message as it came over the wire. */
  readonly wire: string[];
  ofType(type: string, session?: string): Told[];
  /** The names of the events that it was shown, oldest first. */
  events(session?: string): string[];
  /** Waits until this many messages of a type have come. */
  until(type: string, count?: number): Promise<Told[]>;
  /** Waits for an event with this name. */
  untilEvent(name: string, count?: number): Promise<void>;
  /** Sends an event to a game, as the package's visualizer does. */
  send(session: string, event: { readonly type: string; readonly [field: string]: unknown }): void;
  sendText(text: string): void;
  close(): Promise<void>;
  readonly isClosed: boolean;
}

export const connect = async (port: number): Promise<TestReceiver> => {
  const receiver = createWebSocketReceiver({ server: `127.0.0.1:${port}`, serialize: undefined });
  const socket = sockets.at(-1) as WebSocket;
  const told: Told[] = [];
  const wire: string[] = [];
  socket.on('message', (data) => wire.push(String(data)));
  receiver.subscribe((message) => told.push(message as unknown as Told));
  const ofType = (type: string, session?: string) =>
    told.filter((each) => each.type === type && (session === undefined || each.sessionId === session));
  const events = (session?: string) => ofType('service.event', session).map(({ event }) => event.name);
  const until = async (type: string, count = 1) => {
    await eventually(() => ofType(type).length).toBeGreaterThanOrEqual(count);
    return ofType(type);
  };
  const untilEvent = async (name: string, count = 1) => {
    await eventually(() => events().filter((each) => each === name).length).toBe(count);
  };
  await eventually(() => socket.readyState).toBe(WebSocket.OPEN);
  return {
    told,
    wire,
    ofType,
    events,
    until,
    untilEvent,
    send: (session, event) => {
      const wrapped = { name: event.type, data: event, $$type: 'scxml', type: 'external', origin: session };
      receiver.send({ type: 'xstate.event', event: JSON.stringify(wrapped), service: session });
    },
    sendText: (text) => socket.send(text),
    close: async () => {
      socket.close();
      await eventually(() => socket.readyState).toBe(WebSocket.CLOSED);
    },
    get isClosed() {
      return socket.readyState === WebSocket.CLOSED;
    },
  };
};
