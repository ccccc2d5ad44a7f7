// <game-inspector>: the visualizer inside the page of another app, beside the game that is being played there.
//
//   const inspector = document.createElement('game-inspector');
//   inspector.game = game;

import { createRoot, type Root } from 'react-dom/client';
import { Attachment, type Publication, type Publishable, publish } from '../session/index.ts';
import { App } from './app.tsx';
import { openItem } from './state/opening.ts';
import style from './style/index.css?inline';

/** The game is watched from the moment it is set; its earlier inputs are not known. */
export class GameInspector extends HTMLElement {
  readonly #place: HTMLElement;
  #root: Root | null = null;
  #game: Publishable | null = null;
  #publication: Publication | null = null;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    const sheet = document.createElement('style');
    sheet.textContent = `:host { display: block; height: 720px; }\n${style}`;
    this.#place = document.createElement('div');
    this.#place.className = 'app-root';
    shadow.append(sheet, this.#place);
  }

  /** The game to watch: any Game of any version of this package whose rules are the same. */
  get game(): Publishable | null {
    return this.#game;
  }

  set game(game: Publishable | null) {
    this.#game = game;
    if (this.isConnected) this.#show();
  }

  connectedCallback(): void {
    this.#show();
  }

  disconnectedCallback(): void {
    this.#leave();
  }

  #leave(): void {
    this.#publication?.stop();
    this.#publication = null;
    this.#root?.unmount();
    this.#root = null;
  }

  #show(): void {
    this.#leave();
    if (this.#game === null) return;
    const publication = publish(this.#game);
    const attachment = new Attachment();
    for (const message of publication.history()) attachment.receive(message);
    publication.listen((message) => attachment.receive(message));
    const { session, problem } = attachment.getSnapshot();
    const opened = { session: session ?? openItem(''), problem, attach: null, file: null };
    this.#publication = publication;
    this.#root = createRoot(this.#place);
    this.#root.render(<App opened={opened} place={this.#place} keysFrom={this.#place} attachment={attachment} />);
  }
}

if (customElements.get('game-inspector') === undefined) customElements.define('game-inspector', GameInspector);
