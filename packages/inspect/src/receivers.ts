// The receivers of @xstate/inspect at our server, as the package needs to see them. It trusts whatever comes in: broken
// JSON ends the process, a receiver may disconnect all others, and each newcomer makes everybody be told everything once
// more. So only what a receiver may say gets through, and what newcomers are told is told to them alone.

import type { WebSocket, WebSocketServer } from 'ws';
import { InspectError } from './inspect-error.ts';

type Listener = (data: string, isBinary: boolean) => void;

/** As much of a `WebSocketServer` as the package uses. */
export interface ServerLike {
  readonly clients: ReadonlySet<WebSocket>;
  on(event: string, listener: (client: { on(event: 'message', listener: Listener): void }) => void): void;
  close(): void;
}

export const receiversOf = (
  sockets: WebSocketServer,
  sessions: () => readonly string[],
  onProblem: (problem: InspectError) => void,
): ServerLike => {
  const introduced = new Set<WebSocket>();
  let clients: ReadonlySet<WebSocket> = introduced;
  const hear = (socket: WebSocket, text: string, listener: Listener): void => {
    const isNewcomer = messageIn(text, sessions()).type === 'xstate.inspecting';
    if (isNewcomer) introduced.add(socket);
    clients = isNewcomer ? new Set([socket]) : introduced;
    try {
      listener(text, false);
    } finally {
      clients = introduced;
    }
  };
  return {
    get clients() {
      return clients;
    },
    on: (event, onConnection) => {
      if (event !== 'connection') return;
      sockets.on('connection', (socket) => {
        socket.on('close', () => introduced.delete(socket));
        onConnection({
          on: (_message, listener) =>
            socket.on('message', (data, isBinary) => {
              try {
                hear(socket, isBinary ? '' : data.toString(), listener);
              } catch (error) {
                if (!(error instanceof InspectError)) throw error;
                onProblem(error);
              }
            }),
        });
      });
    },
    // Who opened the server closes it.
    close: () => undefined,
  };
};

const messageIn = (text: string, sessions: readonly string[]): { readonly type: string } => {
  const message = objectIn(text);
  if (message.type === 'xstate.inspecting') return { type: message.type };
  if (message.type !== 'xstate.event') return fault(`its type is ${JSON.stringify(message.type)}`);
  if (typeof message.event !== 'string') return fault('its event is no text');
  const { origin, ...event } = objectIn(message.event);
  const { type } = ((event.$$type === 'scxml' ? event.data : event) ?? {}) as { readonly type?: unknown };
  if (typeof type !== 'string') return fault('its event has no type');
  if (typeof origin === 'string' && sessions.includes(origin)) return { type: message.type };
  throw new InspectError('unknown-session', { type, session: String(origin), expected: sessions.join(', ') || 'none' });
};

const objectIn = (text: string): Readonly<Record<string, unknown>> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault('it is no JSON');
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : fault('it is no object');
};

const fault = (problem: string): never => {
  throw new InspectError('bad-message', { problem });
};
