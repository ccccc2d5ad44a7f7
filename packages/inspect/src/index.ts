// cardchart/inspect: games shown in receivers of @xstate/inspect over its WebSocket server, which may send inputs back.

import { inspect } from '@xstate/inspect/lib/server.js';
import type { AnyInput, InspectableGame } from './game.ts';
import type { InspectError } from './inspect-error.ts';
import { receiversOf } from './receivers.ts';
import { createRegistry, withRegistry } from './registry.ts';
import type { ServerOptions } from './server-options.ts';
import { GameService } from './service.ts';
import { type Inspected, type InspectOptions, Sessions } from './sessions.ts';
import { openServer } from './web-socket-server.ts';

export type { Answer, AnyInput, InspectableGame, Refusal, StateValue } from './game.ts';
export { InspectError, type InspectErrorCode } from './inspect-error.ts';
export { everything, type Projection, publicly, REFUSED, UNDONE } from './projection.ts';
export type { ServerOptions } from './server-options.ts';
export type { Inspected, InspectOptions } from './sessions.ts';

export interface InspectorOptions extends ServerOptions {
  /** Told of messages from receivers that cannot be used. Default: a warning on the console. */
  readonly onProblem?: (problem: InspectError) => void;
}

/** Shows games to whoever is connected. */
export interface Inspector {
  readonly host: string;
  readonly port: number;
  /**
   * Shows a game, on any road, until it is over or stopped. What receivers send is submitted to the game, so that the
   * rules decide; a refusal is shown as an event of the type `cardchart.refused`.
   *
   * @throws InspectError `inspector-stopped`, `already-inspected` or `bad-projection`.
   */
  inspectGame<W, I extends AnyInput>(game: InspectableGame<W, I>, options?: InspectOptions<W, I>): Inspected;
  /** Ends all showing and lets go of the port. The games go on. */
  stop(): Promise<void>;
}

/**
 * Opens a WebSocket server for receivers of @xstate/inspect.
 *
 * @throws InspectError `port-taken`, `bad-port` or `no-server`.
 */
export const startInspector = async ({ onProblem = warn, ...options }: InspectorOptions = {}): Promise<Inspector> => {
  const { sockets, host, port, close } = await openServer(options);
  const sessions = new Sessions();
  const registry = createRegistry();
  const receivers = receiversOf(sockets, () => [...registry.services].map(({ sessionId }) => sessionId), onProblem);
  const inspector = withRegistry(registry, () => inspect({ server: receivers as never }));
  return {
    host,
    port,
    inspectGame: (game, inspectOptions = {}) =>
      sessions.open(game, inspectOptions, (session, ...rest) => {
        const service = new GameService(session, ...rest);
        registry.register(service);
        return service;
      }),
    stop: async () => {
      if (!sessions.stop()) return;
      inspector.disconnect();
      await close();
    },
  };
};

const warn = ({ code, message }: InspectError): void => console.warn(`${code}: ${message}`);
