// The frames of a battle: what each sub-chart has half done. `at` is the state of that sub-chart to go on in.

import type { CardName, Place, RolledAmount, Selector, TriggerKind } from '../../cards/terms.ts';
import type { Frame } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import type { Deed } from './deeds.ts';
import type { Occurrence } from './occurrences.ts';
import type { DeathRecord, PendingSummon, Script } from './world.ts';

/** From whose point of view a text is read, and what it may refer to. */
export interface TextContext {
  /** The card whose text it is; null for the direct calls of a sandbox. */
  readonly source: EntityId | null;
  readonly controller: Seat;
  readonly target: EntityId | null;
  readonly occurrence: Occurrence | null;
  readonly chosen: ChoiceOption | null;
  readonly notChosen: readonly ChoiceOption[];
  /** What this text last summoned, drew, or put into a hand or deck. */
  readonly summoned: EntityId | null;
  readonly drawn: EntityId | null;
  readonly given: EntityId | null;
  /** The entity at which a verb for several is at work. */
  readonly each: EntityId | null;
  /** The enchantment whose text it is, by its order. */
  readonly enchantment: number | null;
  /** Board index at which the source died, for what it leaves behind (R21.5). */
  readonly deathIndex: number | null;
}

export type ChoiceOption = { readonly card: CardName } | { readonly entity: EntityId };

interface BattleFrameBase extends Frame {
  below: BattleFrame | null;
}

export interface TurnFrame extends BattleFrameBase {
  readonly kind: 'turn';
}

export interface PlayFrame extends BattleFrameBase {
  readonly kind: 'playSequence';
  readonly player: Seat;
  /** What is played; if its own text turns it into something else, that (events.md §7). */
  card: EntityId;
  target: EntityId | null;
  readonly position: number | null;
  readonly option: number | null;
  /** Everything in play with a lower order was there when the Sequence began (R6.6). */
  readonly presentBefore: number;
  isCombo: boolean;
  isCountered: boolean;
}

export interface HeroPowerFrame extends BattleFrameBase {
  readonly kind: 'heroPowerSequence';
  readonly player: Seat;
  readonly target: EntityId | null;
  /** Everything in play with a lower order was there when the Sequence began (R6.6). */
  readonly presentBefore: number;
}

export interface CombatFrame extends BattleFrameBase {
  readonly kind: 'combatSequence';
  readonly attacker: EntityId;
  defender: EntityId;
  /** The defender for which the last proposal was made. */
  proposed: EntityId | null;
  /** The weapon a hero attacks with. */
  weapon: EntityId | null;
  /** The defender was named on the attacker's own side (Misdirection). */
  isAmongFriends: boolean;
  /** Carriers that have answered a proposal of this attack (R13.2). */
  reacted: EntityId[];
}

export interface SandboxFrame extends BattleFrameBase {
  readonly kind: 'sandboxSequence';
  /** A weapon to put into play once the old one's deathrattle has run (R12.1). */
  readonly equips: EntityId | null;
}

export interface BoundaryFrame extends BattleFrameBase {
  readonly kind: 'phaseBoundary';
  readonly mode: 'full' | 'forced' | 'auraOnly';
  round: number;
  dead: DeathRecord[];
  /** The death whose event comes next. */
  nextDeath: number;
  /** Only what was in play with a lower order may react to the deaths of this phase (R19.5). */
  presentBefore: number;
}

/** Where a listener lives (events.md §6). */
export type ListenerZone = 'play' | 'secret' | 'hand' | 'deck' | 'player';

/** One reaction waiting in a queue. */
export interface QueueEntry {
  readonly source: EntityId;
  readonly controller: Seat;
  readonly trigger: TriggerKind;
  readonly script: Script;
  readonly order: number;
  readonly index: number;
  readonly zone: ListenerZone;
  /** A deathrattle needs nothing in play; everything else needs its carrier where it was (R6.5). */
  readonly needsCarrier: boolean;
  /** The listener of a carrier or enchantment, to be read again when its turn comes. */
  readonly listener: Script | null;
  /** Set if an enchantment carries it: the enchantment's order. */
  readonly enchantment: number | null;
  readonly deathIndex: number | null;
  readonly target: EntityId | null;
}

export interface QueueFrame extends BattleFrameBase {
  readonly kind: 'triggerQueue';
  occurrence: Occurrence;
  readonly presentBefore: number;
  /** Entries that are not collected but given: a battlecry, the deathrattles of a dead minion. */
  readonly given: QueueEntry[];
  entries: QueueEntry[];
  /** The entry whose turn it is. */
  next: number;
  /** Activations left of that entry. */
  left: number;
}

export interface EffectsFrame extends BattleFrameBase {
  readonly kind: 'effects';
  readonly script: Script;
  step: number;
  /** How often the present step is still to be carried out: the hits of a split damage, the turns of a repeat. */
  left: number | null;
  /** Those for whom a `forEach` is still to be carried out. */
  waiting: readonly EntityId[];
  context: TextContext;
}

export interface Hit {
  readonly target: EntityId;
  readonly amount: number;
  readonly source: EntityId | null;
}

/** A hit that is proposed: its listeners may still change the amount (R6.10). */
export interface ProposedHit {
  readonly target: EntityId;
  amount: number;
  readonly source: EntityId | null;
}

/** What a damage instruction has to tell when all its hits are done. */
export interface DamageNews extends Hit {
  readonly what: 'damage' | 'shieldLost';
}

export interface DamageFrame extends BattleFrameBase {
  readonly kind: 'damage';
  /** The instruction whose hits are still to be found; null if they were given. */
  readonly aim: { readonly to: Selector; readonly amount: RolledAmount; readonly context: TextContext } | null;
  readonly verb: 'damage' | 'fatigue';
  hits: readonly Hit[];
  nextHit: number;
  proposed: ProposedHit | null;
  /** Hits that took effect, each of which has a Damage Event, and shields that broke. */
  dealt: DamageNews[];
  nextEvent: number;
  /** Who may hear of them: what was in play when the damage was dealt. */
  readonly presentBefore: number;
  /** Healing that was turned into damage: it has no lifesteal, which would be turned again for ever (R17.1). */
  readonly isInverted: boolean;
}

export interface HealFrame extends BattleFrameBase {
  readonly kind: 'heal';
  readonly healer: Seat;
  readonly hits: readonly Hit[];
  nextHit: number;
  proposed: ProposedHit | null;
  healed: Hit[];
  nextEvent: number;
  readonly presentBefore: number;
}

/** One minion to come. */
export interface SummonOrder {
  readonly card: CardName;
  readonly controller: Seat;
  /** An existing entity to move (hand or deck to play), or null to create one. */
  readonly entity: EntityId | null;
  /** The minion whose state is copied (R22.4). */
  readonly copyOf: EntityId | null;
  readonly place: Place | 'leftBeside';
  readonly beside: EntityId | null;
  /** A board place asked for outright. */
  readonly position: number | null;
  readonly deathIndex: number | null;
  readonly isReborn: boolean;
  /** The Health with which it comes, if not all of it (R9.2). */
  readonly health: number | null;
}

export interface SummonFrame extends BattleFrameBase {
  readonly kind: 'summon';
  readonly verb: PendingSummon['verb'];
  readonly orders: readonly SummonOrder[];
  next: number;
}

export interface DrawFrame extends BattleFrameBase {
  readonly kind: 'draw';
  readonly player: Seat;
  left: number;
  /** The cards to draw, if not the top ones. */
  readonly cards: readonly EntityId[] | null;
}

/** Small changes that are announced before and after, one by one: armour, discards, freezing … */
export interface DeedFrame extends BattleFrameBase {
  readonly kind: 'deed';
  readonly deeds: readonly Deed[];
  next: number;
}

export interface ChoiceFrame extends BattleFrameBase {
  readonly kind: 'choice';
  readonly player: Seat;
  readonly options: readonly ChoiceOption[];
  readonly then: Script;
  readonly context: TextContext;
}

export type BattleFrame =
  | TurnFrame
  | PlayFrame
  | HeroPowerFrame
  | CombatFrame
  | SandboxFrame
  | BoundaryFrame
  | QueueFrame
  | EffectsFrame
  | DamageFrame
  | HealFrame
  | SummonFrame
  | DrawFrame
  | DeedFrame
  | ChoiceFrame;
