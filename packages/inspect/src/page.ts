// cardchart/inspect/page: games shown in a window or frame of the page that they are played in.

import { inspect } from '@xstate/inspect';
import type { AnyInput, InspectableGame } from './game.ts';
import { InspectError } from './inspect-error.ts';
import { createRegistry } from './registry.ts';
import { GameService } from './service.ts';
import { type Inspected, type InspectOptions, Sessions } from './sessions.ts';

export type { Answer, AnyInput, InspectableGame, Refusal, StateValue } from './game.ts';
export { InspectError, type InspectErrorCode } from './inspect-error.ts';
export { everything, type Projection, publicly, REFUSED, UNDONE } from './projection.ts';
export type { Inspected, InspectOptions } from './sessions.ts';

/** As much of a `Window` as is needed. */
export interface PageWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** As much of an `HTMLIFrameElement` as is needed. */
export interface PageFrame {
  readonly contentWindow: PageWindow | null;
  addEventListener(type: 'load', listener: () => void): void;
  setAttribute(name: string, value: string): void;
}

/** Where the charts are shown: in a frame, in a window that is open already, or else in a new window. */
export interface PageInspectorOptions {
  readonly iframe?: PageFrame;
  readonly targetWindow?: PageWindow;
  /**
   * What is opened there, or for a window that is open already where it is: messages go to this site alone. Default: the
   * visualizer at https://stately.ai/viz?inspect, and the own site for a window that is open already.
   */
  readonly url?: string;
}

/** Shows games in a window or frame. */
export interface PageInspector {
  /**
   * Shows a game, on any road, until it is over or stopped. What the receiver sends is submitted to the game, so that the
   * rules decide; a refusal is shown as an event of the type `cardchart.refused`.
   *
   * @throws InspectError `inspector-stopped`, `already-inspected` or `bad-projection`.
   */
  inspectGame<W, I extends AnyInput>(game: InspectableGame<W, I>, options?: InspectOptions<W, I>): Inspected;
  /** Ends all showing. The window stays open and the games go on. */
  stop(): void;
}

const VISUALIZER = 'https://stately.ai/viz?inspect';

interface Page {
  readonly location: { readonly href: string };
  open(url: string, name: string): PageWindow | null;
}

/**
 * Opens an inspector from a page.
 *
 * @throws InspectError `no-window` outside a page, or if the browser lets no window be opened.
 */
export const startPageInspector = ({ iframe, targetWindow, url }: PageInspectorOptions = {}): PageInspector => {
  const { window: page } = globalThis as { readonly window?: Page };
  if (page === undefined) throw new InspectError('no-window');
  const shownAt = url ?? (targetWindow === undefined ? VISUALIZER : page.location.href);
  const target = iframe === undefined ? (targetWindow ?? page.open(shownAt, 'xstateinspector')) : undefined;
  if (target === null) throw new InspectError('no-window');
  const registry = createRegistry();
  const options = {
    devTools: registry,
    iframe: iframe ?? false,
    url: shownAt,
    ...(target && { targetWindow: target }),
  };
  // The package means its own kinds of service and window, of which it uses what ours have.
  const inspector = inspect(options as unknown as Parameters<typeof inspect>[0]);
  const sessions = new Sessions();
  return {
    inspectGame: (game, options = {}) =>
      sessions.open(game, options, (session, ...rest) => {
        const service = new GameService(session, ...rest);
        registry.register(service);
        return service;
      }),
    stop: () => {
      if (sessions.stop()) inspector?.disconnect();
    },
  };
};
