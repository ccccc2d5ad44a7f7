// What a receiver of @statelyai/inspect that comes late is told: which games there are, and the latest of each.

import { LATEST } from './stately-show.ts';

interface Sent {
  readonly type: string;
  readonly sessionId: string;
}

export class History {
  readonly #games = new Map<string, { readonly actor: string; readonly latest: string[] }>();

  add({ type, sessionId }: Sent, message: string): void {
    if (type === '@xstate.actor') this.#games.set(sessionId, { actor: message, latest: [] });
    const latest = this.#games.get(sessionId)?.latest ?? [];
    if (type !== '@xstate.actor') latest.push(message);
    if (latest.length > LATEST) latest.shift();
  }

  forget(session: string): void {
    this.#games.delete(session);
  }

  messages(): string[] {
    return [...this.#games.values()].flatMap(({ actor, latest }) => [actor, ...latest]);
  }
}
