// cardchart/inspect/stately/server: a WebSocket server at which receivers of @statelyai/inspect watch games. They send
// nothing back.

import { createInspector } from '@statelyai/inspect';
import type { AnyInput, InspectableGame } from './game.ts';
import type { ServerOptions } from './server-options.ts';
import { type Inspected, type InspectOptions, Sessions } from './sessions.ts';
import type { CreateStatelyInspector } from './stately.ts';
import { History } from './stately-history.ts';
import { StatelyShow } from './stately-show.ts';
import { openServer } from './web-socket-server.ts';

export type { ServerOptions } from './server-options.ts';

/** Shows games to whoever is connected. */
export interface StatelyServer {
  readonly host: string;
  readonly port: number;
  /**
   * Shows a game, on any road, until it is stopped. A refusal is shown as an event of the type `cardchart.refused`.
   *
   * @throws InspectError `inspector-stopped`, `already-inspected` or `bad-projection`.
   */
  inspectGame<W, I extends AnyInput>(game: InspectableGame<W, I>, options?: InspectOptions<W, I>): Inspected;
  /** Ends all showing and lets go of the port. The games go on. */
  stop(): Promise<void>;
}

/**
 * Opens a WebSocket server for receivers of @statelyai/inspect.
 *
 * @throws InspectError `port-taken`, `bad-port` or `no-server`.
 */
export const startStatelyInspector = async (options: ServerOptions = {}): Promise<StatelyServer> => {
  const { sockets, host, port, close } = await openServer(options);
  const sessions = new Sessions();
  const history = new History();
  sockets.on('connection', (socket) => {
    for (const message of history.messages()) socket.send(message);
  });
  const create: CreateStatelyInspector = (statelyOptions) =>
    createInspector(
      {
        send: (event) => {
          const message = JSON.stringify(event);
          history.add(event, message);
          for (const socket of sockets.clients) socket.send(message);
        },
      },
      statelyOptions,
    );
  return {
    host,
    port,
    inspectGame: (game, inspectOptions = {}) => {
      const inspected = sessions.open(game, inspectOptions, (...shown) => new StatelyShow(create, ...shown));
      return {
        session: inspected.session,
        stop: () => {
          inspected.stop();
          history.forget(inspected.session);
        },
      };
    },
    stop: async () => {
      if (sessions.stop()) await close();
    },
  };
};
