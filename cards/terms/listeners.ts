// A verb is an instruction and, by .on() or .after(), the pattern of an event to react to (Fireplace, "Events").
// The table below says at which positions each verb is announced; a listener anywhere else does not compile.

import type { Condition } from './conditions.ts';
import type { Filter, PlayerTerm, Selector } from './selectors.ts';
import type { Effect } from './verbs.ts';

/**
 * `on`: right before the verb takes effect; `after`: once it is done. `summon` on waits for the Summon Resolution
 * Step, after is told at once for each minion (R6.4). What is proposed can still be changed by its listeners (R6.10).
 */
export const ANNOUNCED = {
  play: ['on', 'after'],
  summon: ['on', 'after'],
  attack: ['on', 'after'],
  proposeAttack: ['on'],
  proposeTarget: ['on'],
  damage: ['after'],
  heal: ['after'],
  draw: ['after'],
  death: ['after'],
  beginTurn: ['on'],
  endTurn: ['on'],
  heroPower: ['after'],
} as const;

export type ListenableVerb = keyof typeof ANNOUNCED;
export type Position = 'on' | 'after';
export type PositionOf<V extends ListenableVerb> = (typeof ANNOUNCED)[V][number];

/** What an event must be like. Everything given must encompass what happened, seen from the listener's side. */
export interface PatternFields {
  readonly player?: PlayerTerm;
  readonly card?: Selector;
  readonly filter?: Filter;
  readonly other?: Selector;
  readonly source?: Selector;
  readonly condition?: Condition;
}

export interface Listener extends PatternFields {
  readonly listen: ListenableVerb;
  readonly position: Position;
  readonly once?: true;
  readonly do: readonly Effect[];
}

type React = (...reaction: readonly [Effect, ...Effect[]]) => Listener;

/** A pattern offers .on and .once, or .after, only where its verb is announced. */
export type Pattern<V extends ListenableVerb> = {
  /** React only while this holds; asked when the trigger's turn comes (R6.3). */
  when(condition: Condition): Pattern<V>;
  /** The event must have been caused by one of these. */
  by(source: Selector): Pattern<V>;
} & ('on' extends PositionOf<V> ? { readonly on: React; readonly once: React } : unknown) &
  ('after' extends PositionOf<V> ? { readonly after: React } : unknown);

class PatternOf {
  readonly #verb: ListenableVerb;
  readonly #fields: PatternFields;

  constructor(verb: ListenableVerb, fields: PatternFields) {
    this.#verb = verb;
    this.#fields = fields;
  }

  when(condition: Condition) {
    return new PatternOf(this.#verb, { ...this.#fields, condition });
  }

  by(source: Selector) {
    return new PatternOf(this.#verb, { ...this.#fields, source });
  }

  on(...reaction: readonly Effect[]): Listener {
    return { listen: this.#verb, position: 'on', ...this.#fields, do: reaction };
  }

  once(...reaction: readonly Effect[]): Listener {
    return { ...this.on(...reaction), once: true };
  }

  after(...reaction: readonly Effect[]): Listener {
    return { listen: this.#verb, position: 'after', ...this.#fields, do: reaction };
  }
}

/** The pattern of a verb. Verbs that are instructions too (damage, draw …) stand in verbs.ts and call this. */
export const pattern = <V extends ListenableVerb>(verb: V, fields: PatternFields = {}): Pattern<V> =>
  new PatternOf(verb, fields) as unknown as Pattern<V>;

/** Leaves out the fields that were not given: World and cards hold no undefined. */
export const only = (fields: { [K in keyof PatternFields]: PatternFields[K] | undefined }): PatternFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** A card is played by this player (by anyone if not said), of this kind. */
export const play = (player?: PlayerTerm, filter?: Filter) => pattern('play', only({ player, filter }));
/** A character attacks another. */
export const attack = (attacker?: Selector, defender?: Selector) =>
  pattern('attack', only({ card: attacker, other: defender }));
/** An attack is proposed: the defender may still change (R13.2). */
export const proposeAttack = (attacker?: Selector, defender?: Selector) =>
  pattern('proposeAttack', only({ card: attacker, other: defender }));
/** A card is about to take its target: the target may still change (R8.2 step 4, R10.2 step 4). */
export const proposeTarget = (player?: PlayerTerm, filter?: Filter, target?: Selector) =>
  pattern('proposeTarget', only({ player, filter, other: target }));
/** A minion or weapon has died. */
export const death = (who?: Selector) => pattern('death', only({ card: who }));
export const beginTurn = (player?: PlayerTerm) => pattern('beginTurn', only({ player }));
export const endTurn = (player?: PlayerTerm) => pattern('endTurn', only({ player }));
export const heroPower = (player?: PlayerTerm) => pattern('heroPower', only({ player }));
