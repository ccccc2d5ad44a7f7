// The publishing side: turns a running game into messages, and keeps its history for those who attach late. A server
// hands `history()` to each newcomer and passes on what `listen` gives.

import { type AnyInput, fingerprint, type Submitted } from '../../../machines/index.ts';
import type { AnyEvent, Position } from '../types.ts';
import { LIVE_PROTOCOL, type LiveMessage } from './protocol.ts';

/** As much of a Game as is needed; every Game has it. */
export interface Publishable {
  readonly ruleset: { readonly name: string; readonly version: string; readonly cardSet: string };
  readonly value: Position['value'];
  readonly world: object;
  onInput(listener: (input: AnyInput, answer: Submitted<AnyEvent>) => void): () => void;
  onChange(listener: (change: { readonly kind: string }) => void): () => void;
}

export interface Publication {
  /** Everything said so far, from the start position on. */
  history(): readonly LiveMessage[];
  /** Calls back with each further message. Returns how to stop. */
  listen(listener: (message: LiveMessage) => void): () => void;
  /** The game was taken elsewhere than inputs lead: says where it stands now. An undo is told without it. */
  jumped(why: string): void;
  /** No more is published. */
  stop(why?: string): void;
}

/** Publishes a game from where it stands now. It shows all: what it says is for judges, not for players. */
export const publish = (game: Publishable, title: string = game.ruleset.name): Publication => {
  const { name: ruleset, version, cardSet } = game.ruleset;
  const listeners = new Set<(message: LiveMessage) => void>();
  const position = () => plain({ value: game.value, world: game.world });
  const said: LiveMessage[] = [
    { type: 'hello', protocol: LIVE_PROTOCOL, title, ruleset, version, cardSet },
    { type: 'start', position: position() } as LiveMessage,
  ];
  let inputs = 0;
  const say = (message: LiveMessage) => {
    said.push(message);
    for (const listener of listeners) listener(message);
  };
  const stopListening = game.onInput((input, answer) => {
    inputs += 1;
    const refused = answer.ok ? null : { code: answer.code, message: answer.message };
    const at = fingerprint({ value: game.value, world: game.world });
    say({ type: 'input', number: inputs, input: plain(input), refused, fingerprint: at } as LiveMessage);
  });
  const jumped = (why: string) => say({ type: 'position', number: inputs, position: position(), why } as LiveMessage);
  const stopWatching = game.onChange(({ kind }) => {
    if (kind === 'undo') jumped('An input was taken back.');
  });
  return {
    history: () => [...said],
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    jumped,
    stop: (why = 'The game is published no more.') => {
      stopListening();
      stopWatching();
      say({ type: 'bye', why });
      listeners.clear();
    },
  };
};

/** A copy that hangs together with nothing. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
