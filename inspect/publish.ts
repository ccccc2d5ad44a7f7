// cardchart/inspect/publish: a running game for the visualizer, `cardchart visualize --attach`.

import { type Served, servePublication } from 'cardchart-inspect/publication-server';
import { type Publishable, publish } from '../visualizer/session/index.ts';

export interface PublishOptions {
  /** Shown above the game. Default: the name of its rule set. */
  readonly title?: string;
  /** Default: 0, any that is free. */
  readonly port?: number;
  /** Default: 127.0.0.1, so that nobody but this machine can watch. */
  readonly host?: string;
  /** Sites whose pages may watch, besides pages served by this machine. Default: none. */
  readonly origins?: readonly string[];
}

/**
 * Publishes a game on any road, with its history from this moment on for those who attach late. Whoever watches sees
 * everything, hidden cards included: it is for those who make the game, not for players.
 *
 * @throws InspectError `port-taken`, `bad-port` or `no-server`.
 */
export const publishGame = (game: Publishable, { title, ...server }: PublishOptions = {}): Promise<Served> =>
  servePublication(publish(game, title ?? game.ruleset.name), server);

export type { Served } from 'cardchart-inspect/publication-server';
