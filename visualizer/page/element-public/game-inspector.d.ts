// What an app sees of the built web component; lies beside it in the package.

import type { Publishable } from '../visualizer/session/index.js';

/** `<game-inspector>`: the visualizer inside another page. */
export declare class GameInspector extends HTMLElement {
  /** The game to watch from the moment it is set. */
  get game(): Publishable | null;
  set game(game: Publishable | null);
}

declare global {
  interface HTMLElementTagNameMap {
    'game-inspector': GameInspector;
  }
}
