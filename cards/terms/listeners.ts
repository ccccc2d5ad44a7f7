// A verb is an instruction and, by .on() or .after(), the pattern of an event to react to (Fireplace, "Events").
// The table below says at which positions each verb is announced; a listener anywhere else does not compile.

import type { Condition } from './conditions.ts';
import type { Filter, PlayerTerm, SteadySelector } from './selectors.ts';
import type { Effect } from './verbs.ts';

/**
 * `on`: right before the verb takes effect; `after`: once it is done. `summon` on waits for the Summon Resolution
 * Step, after is told at once for each minion (R6.4). What is proposed can still be changed by its listeners (R6.10):
 * the attack, the target, and by `changeAmount` the damage and the healing. A death has no `on`: it is a fact when it
 * is told (R19.5). The end of a turn has no `after`: what follows it is the beginning of the next one.
 */
export const ANNOUNCED = {
  play: ['on', 'after'],
  summon: ['on', 'after'],
  summonBothSides: ['on', 'after'],
  attack: ['on', 'after'],
  proposeAttack: ['on'],
  proposeTarget: ['on'],
  damage: ['on', 'after'],
  fatigue: ['on', 'after'],
  heal: ['on', 'after'],
  loseDivineShield: ['after'],
  draw: ['on', 'after'],
  discard: ['on', 'after'],
  burn: ['on', 'after'],
  mill: ['on', 'after'],
  give: ['after'],
  shuffle: ['after'],
  gainArmor: ['on', 'after'],
  silence: ['on', 'after'],
  freeze: ['on', 'after'],
  takeControl: ['on', 'after'],
  overload: ['on', 'after'],
  spendMana: ['after'],
  reveal: ['on', 'after'],
  equip: ['after'],
  death: ['after'],
  beginTurn: ['on', 'after'],
  endTurn: ['on'],
  heroPower: ['on', 'after'],
} as const;

export type ListenableVerb = keyof typeof ANNOUNCED;
export type Position = 'on' | 'after';
export type PositionOf<V extends ListenableVerb> = (typeof ANNOUNCED)[V][number];

/** Derived kinds of event: a listener for the base hears them too (events.md §4). */
export const DERIVED_FROM = {
  summonBothSides: 'summon',
  fatigue: 'damage',
  burn: 'discard',
} as const satisfies Partial<Record<ListenableVerb, ListenableVerb>>;

/** What an event must be like. Everything given must encompass what happened, seen from the listener's side. */
export interface PatternFields {
  readonly player?: PlayerTerm;
  readonly card?: SteadySelector;
  readonly filter?: Filter;
  readonly other?: SteadySelector;
  readonly source?: SteadySelector;
  readonly atLeast?: number;
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
  by(source: SteadySelector): Pattern<V>;
  /** The event's amount must be at least that: damage, healing, armour, mana. */
  atLeast(amount: number): Pattern<V>;
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

  by(source: SteadySelector) {
    return new PatternOf(this.#verb, { ...this.#fields, source });
  }

  atLeast(amount: number) {
    return new PatternOf(this.#verb, { ...this.#fields, atLeast: amount });
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

const PATTERN_METHODS = ['when', 'by', 'atLeast', 'on', 'once', 'after'] as const;

/**
 * An instruction that is its own pattern: `silence(SELF)` silences, `silence(SELF).after(…)` reacts to it. The methods
 * are not enumerable and so never become part of a card.
 */
export const withPattern = <E extends Effect, V extends ListenableVerb>(effect: E, own: Pattern<V>): E & Pattern<V> => {
  const methods = own as unknown as Record<string, (...given: never[]) => unknown>;
  for (const name of PATTERN_METHODS) {
    Object.defineProperty(effect, name, { value: (...given: never[]) => methods[name]?.(...given), enumerable: false });
  }
  return effect as E & Pattern<V>;
};

/** Leaves out the fields that were not given: World and cards hold no undefined. */
export const only = (fields: { [K in keyof PatternFields]: PatternFields[K] | undefined }): PatternFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Any listener, for the first time only. */
export const onlyOnce = (listener: Listener): Listener => ({ ...listener, once: true });

/** A card is played by this player (by anyone if not said), of this kind. */
export const play = (player?: PlayerTerm, filter?: Filter) => pattern('play', only({ player, filter }));
/** A character attacks another. */
export const attack = (attacker?: SteadySelector, defender?: SteadySelector) =>
  pattern('attack', only({ card: attacker, other: defender }));
/** An attack is proposed: the defender may still change (R13.2). */
export const proposeAttack = (attacker?: SteadySelector, defender?: SteadySelector) =>
  pattern('proposeAttack', only({ card: attacker, other: defender }));
/** A card is about to take its target: the target may still change (R8.2 step 4, R10.2 step 4). */
export const proposeTarget = (player?: PlayerTerm, filter?: Filter, target?: SteadySelector) =>
  pattern('proposeTarget', only({ player, filter, other: target }));
/** A player takes damage for a card that the deck does not have (R15.1). */
export const fatigue = (player?: PlayerTerm) => pattern('fatigue', only({ player }));
/** A drawn card is lost to a full hand (R15.1). */
export const burn = (player?: PlayerTerm, filter?: Filter) => pattern('burn', only({ player, filter }));
/** A Divine Shield breaks or is taken away. */
export const loseDivineShield = (who?: SteadySelector) => pattern('loseDivineShield', only({ card: who }));
/** Overload is added to what a player owes (R24). */
export const overload = (player?: PlayerTerm) => pattern('overload', only({ player }));
/** A player has paid mana for a card or the Hero Power. */
export const spendMana = (player?: PlayerTerm) => pattern('spendMana', only({ player }));
/** A Secret of this player is revealed, as it is about to do what it says (R11.4). */
export const reveal = (player?: PlayerTerm) => pattern('reveal', only({ player }));
/** A minion or weapon has died. */
export const death = (who?: SteadySelector) => pattern('death', only({ card: who }));
/**
 * A turn begins. `on`: its player is the active one, nothing else has happened; `after`: mana, readiness and counters
 * are renewed, which is the Start of Turn Phase (R14.1 step 4).
 */
export const beginTurn = (player?: PlayerTerm) => pattern('beginTurn', only({ player }));
export const endTurn = (player?: PlayerTerm) => pattern('endTurn', only({ player }));
/** A Hero Power is used; `after` it is Inspire (R12.4). */
export const heroPower = (player?: PlayerTerm) => pattern('heroPower', only({ player }));
