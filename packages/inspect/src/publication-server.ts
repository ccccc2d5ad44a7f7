// Serves a publication, a game as messages with its whole history, to visualizers over WebSocket: cardchart visualize
// --attach. What a message says is nobody's business here.

import type { ServerOptions } from './server-options.ts';
import { openServer } from './web-socket-server.ts';

/** Messages so far, and those to come. */
export interface Publication {
  history(): readonly object[];
  listen(listener: (message: object) => void): () => void;
  stop(why?: string): void;
}

export interface Served {
  /** For `cardchart visualize --attach`. */
  readonly address: string;
  readonly port: number;
  /** Says goodbye to all who watch and lets go of the port. The game goes on. */
  stop(): Promise<void>;
}

/**
 * Opens a server on which each newcomer is told everything so far and then what happens. What they send is not listened to.
 *
 * @throws InspectError `port-taken`, `bad-port` or `no-server`.
 */
export const servePublication = async (
  publication: Publication,
  { origins = [], ...options }: ServerOptions = {},
): Promise<Served> => {
  const { sockets, host, port, close } = await openServer({ origins, ...options });
  sockets.on('connection', (socket) => {
    const send = (message: object) => socket.send(JSON.stringify(message));
    for (const message of publication.history()) send(message);
    socket.on('close', publication.listen(send));
  });
  return {
    address: `ws://${host.includes(':') ? `[${host}]` : host}:${port}`,
    port,
    stop: async () => {
      publication.stop('The game is no longer published.');
      await close();
    },
  };
};
