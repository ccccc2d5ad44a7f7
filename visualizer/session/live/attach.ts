// The watching side: a session that is fed by messages. Each input is played here as well, so that all its microsteps can
// be looked at; where that leads elsewhere than the publisher says, it says so.

import { fingerprint } from '../../../machines/index.ts';
import type { RuleSet } from '../rule-set.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { Session } from '../session.ts';
import type { Position } from '../types.ts';
import { type Hello, LIVE_PROTOCOL, type LiveMessage, liveMessage } from './protocol.ts';

export type LiveStatus = 'waiting' | 'watching' | 'ended' | 'failed';

export interface LiveSnapshot {
  readonly status: LiveStatus;
  readonly title: string | null;
  /** The session so far; a new one after each jump of the published game. */
  readonly session: Session | null;
  /** Sessions before the last jump, oldest first. */
  readonly earlier: readonly Session[];
  /** Why it ended or failed, or what is not as it should be. */
  readonly problem: string | null;
}

/** The model of one attachment, observable like a session. Feed it each message that arrives. */
export class Attachment {
  readonly #known: readonly RuleSet[];
  readonly #listeners = new Set<() => void>();
  #hello: Hello | null = null;
  #ruleSet: RuleSet | null = null;
  #inputs = 0;
  #snapshot: LiveSnapshot = { status: 'waiting', title: null, session: null, earlier: [], problem: null };

  constructor(known: readonly RuleSet[] = RULE_SETS) {
    this.#known = known;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): LiveSnapshot => this.#snapshot;

  /** Takes one message, as JSON text or as a value. Never throws: what cannot be used is told as a problem. */
  receive(message: unknown): void {
    if (this.#snapshot.status === 'ended' || this.#snapshot.status === 'failed') return;
    const read = readMessage(message);
    if (typeof read === 'string') this.#fail(read);
    else this.#take(read);
  }

  #take(message: LiveMessage): void {
    switch (message.type) {
      case 'hello':
        this.#greet(message);
        break;
      case 'start':
        this.#open(message.position as unknown as Position);
        break;
      case 'input':
        this.#play(message);
        break;
      case 'position':
        this.#inputs = message.number;
        this.#open(message.position as unknown as Position, message.why);
        break;
      case 'bye':
        this.#change({ status: 'ended', problem: message.why });
        break;
    }
  }

  #greet(hello: Hello): void {
    if (hello.protocol !== LIVE_PROTOCOL) {
      this.#fail(`Found the protocol "${hello.protocol}"; expected "${LIVE_PROTOCOL}".`);
      return;
    }
    const { ruleset, version, cardSet, title } = hello;
    this.#ruleSet =
      this.#known.find((each) => each.ruleset.name === ruleset && each.ruleset.cardSet === cardSet) ?? null;
    const known = this.#ruleSet?.ruleset.version;
    if (known === undefined)
      this.#fail(`Found the rule set "${ruleset}" with cards ${cardSet}; expected one of this program.`);
    else if (known !== version) this.#fail(`Found version "${version}" of ${ruleset}; expected "${known}".`);
    else {
      this.#hello = hello;
      this.#change({ title });
    }
  }

  #open(position: Position, why: string | null = null): void {
    const { session: before, earlier } = this.#snapshot;
    if (this.#ruleSet === null || this.#hello === null) {
      this.#fail('Found a position; expected a greeting first.');
      return;
    }
    const { ruleset: name, version, cardSet, title } = this.#hello;
    const save = { format: 'cardchart-save-1', ruleset: name, version, cardSet, ...position };
    try {
      const session = new Session({ ruleSet: this.#ruleSet, start: { from: 'save', save }, title, notice: why });
      this.#change({ status: 'watching', session, earlier: before === null ? earlier : [...earlier, before] });
    } catch (error) {
      this.#fail(`Found a position that cannot be played: ${(error as Error).message}`);
    }
  }

  /** The watcher may look at the past meanwhile: only who stands at the end is taken along. */
  #play({ number, input, refused, fingerprint: expected }: Extract<LiveMessage, { type: 'input' }>): void {
    const { session } = this.#snapshot;
    if (session === null || number !== this.#inputs + 1) {
      const wanted = session === null ? 'the start position first' : `input ${this.#inputs + 1}`;
      this.#fail(`Found input ${number}; expected ${wanted}.`);
      return;
    }
    this.#inputs = number;
    const { answer, position } = session.record({ do: 'input', input }, { keepRefused: true });
    const here = answer.ok ? 'accepted' : answer.code;
    const there = refused?.code ?? 'accepted';
    if (here !== there) this.#differ(`Input ${number} is ${here} here, and ${there} there.`);
    else if (fingerprint(position) !== expected) {
      this.#differ(`After input ${number} the game stands elsewhere than it does there.`);
    }
  }

  #differ(problem: string): void {
    this.#snapshot.session?.setNotice(problem);
    this.#change({ problem });
  }

  #fail(problem: string): void {
    this.#change({ status: 'failed', problem });
  }

  #change(change: Partial<LiveSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A message, or what is wrong with it. */
const readMessage = (message: unknown): LiveMessage | string => {
  let value = message;
  if (typeof message === 'string') {
    try {
      value = JSON.parse(message);
    } catch {
      return 'Found a message that is no JSON; expected a message of a published game.';
    }
  }
  const parsed = liveMessage.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `Found a message with a fault at "${issue?.path.join('.')}"; expected: ${issue?.message}.`;
};
