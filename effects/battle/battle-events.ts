// Everything that can happen in a battle, in the past tense and with plain fields. The first seven are the course's
// log, exactly (R2.6); the others tell the visualizer, the animation queue and the reader why. What an event says about
// a card out of sight is marked with who may see it; event-sight.ts leaves it out for everybody else.

import type { Aura, CardName, DeckPlace, Keyword, TriggerKind } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import type { Outcome } from './world.ts';

/** Present on what is about a hidden card: the seats that may see it. */
export interface Sight {
  readonly seenBy?: readonly Seat[];
}

export type CourseEvent =
  | { readonly type: 'Summoned'; readonly id: EntityId }
  | { readonly type: 'SpellCast'; readonly card: CardName }
  | { readonly type: 'Damaged'; readonly target: EntityId; readonly amount: number }
  | { readonly type: 'Destroyed'; readonly id: EntityId }
  | { readonly type: 'DeathPhase'; readonly round: number }
  | ({ readonly type: 'Triggered'; readonly source: EntityId; readonly trigger: TriggerKind } & Sight)
  | { readonly type: 'Drew'; readonly player: Seat; readonly id: EntityId };

export const COURSE_EVENTS = [
  'Summoned',
  'SpellCast',
  'Damaged',
  'Destroyed',
  'DeathPhase',
  'Triggered',
  'Drew',
] as const satisfies readonly CourseEvent['type'][];

/** One place in a frozen queue and why it is there. */
export interface QueuedTrigger extends Sight {
  readonly source: EntityId;
  readonly trigger: TriggerKind;
  /** Order of play of its carrier: the reason for its place. */
  readonly order: number;
  readonly controller: Seat;
}

export type AuraChange = { readonly source: EntityId; readonly owner: Seat; readonly aura: Aura };
export type StatChange = {
  readonly source: EntityId;
  readonly target: EntityId;
  readonly attack: number;
  readonly health: number;
  readonly setAttack?: number;
};

/** Why a queued trigger was dropped, or an effect did nothing. */
export type DropReason = 'carrierGone' | 'silenced' | 'conditionFalse';

export type BattleEvent =
  | CourseEvent
  | { readonly type: 'TriggersQueued'; readonly entries: readonly QueuedTrigger[] }
  | ({
      readonly type: 'TriggerMultiplied';
      readonly source: EntityId;
      readonly trigger: TriggerKind;
      readonly times: number;
      readonly because: readonly EntityId[];
    } & Sight)
  | ({
      readonly type: 'TriggerDropped';
      readonly source: EntityId;
      readonly trigger: TriggerKind;
      readonly reason: DropReason;
    } & Sight)
  | { readonly type: 'AurasUpdated'; readonly added: readonly AuraChange[]; readonly removed: readonly AuraChange[] }
  | { readonly type: 'StatsUpdated'; readonly added: readonly StatChange[]; readonly removed: readonly StatChange[] }
  | ({ readonly type: 'NoTarget'; readonly source: EntityId | null; readonly verb: string } & Sight)
  | { readonly type: 'GameStarted'; readonly firstPlayer: Seat }
  | { readonly type: 'Mulliganed'; readonly player: Seat; readonly count: number }
  | { readonly type: 'TurnStarted'; readonly player: Seat; readonly turn: number }
  | { readonly type: 'TurnEnded'; readonly player: Seat; readonly turn: number }
  | { readonly type: 'ManaChanged'; readonly player: Seat; readonly available: number; readonly maximum: number }
  | { readonly type: 'Overloaded'; readonly player: Seat; readonly amount: number }
  | ({
      readonly type: 'CardPlayed';
      readonly player: Seat;
      readonly id: EntityId;
      readonly target: EntityId | null;
      readonly cost: number;
    } & Sight)
  | { readonly type: 'HeroPowerUsed'; readonly player: Seat; readonly id: EntityId; readonly target: EntityId | null }
  | { readonly type: 'AttackProposed'; readonly attacker: EntityId; readonly defender: EntityId }
  | { readonly type: 'Attacked'; readonly attacker: EntityId; readonly defender: EntityId }
  | { readonly type: 'AttackCancelled'; readonly attacker: EntityId; readonly defender: EntityId }
  | { readonly type: 'TargetRedirected'; readonly id: EntityId; readonly target: EntityId }
  | { readonly type: 'Countered'; readonly id: EntityId }
  | { readonly type: 'SecretPlayed'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'SecretRevealed'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'Equipped'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'DurabilityLost'; readonly id: EntityId; readonly left: number }
  | { readonly type: 'Prevented'; readonly target: EntityId; readonly by: 'immune' | 'divineShield' | 'healthFloor' }
  | { readonly type: 'AmountChanged'; readonly target: EntityId; readonly from: number; readonly to: number }
  | { readonly type: 'Redirected'; readonly hero: EntityId; readonly to: EntityId }
  | { readonly type: 'Healed'; readonly target: EntityId; readonly amount: number }
  | { readonly type: 'HealthSet'; readonly target: EntityId; readonly health: number }
  | { readonly type: 'ArmorGained'; readonly player: Seat; readonly amount: number }
  | { readonly type: 'MarkedForDeath'; readonly id: EntityId }
  | { readonly type: 'HeroDied'; readonly player: Seat }
  | { readonly type: 'Fatigued'; readonly player: Seat; readonly amount: number }
  | { readonly type: 'Burned'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'Milled'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'CastWhenDrawn'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'Given'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'Discarded'; readonly player: Seat; readonly id: EntityId }
  | ({ readonly type: 'PutIntoDeck'; readonly player: Seat; readonly id: EntityId; readonly where: DeckPlace } & Sight)
  | ({ readonly type: 'Removed'; readonly id: EntityId } & Sight)
  | { readonly type: 'SecretLost'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'PlacesSwapped'; readonly toHand: EntityId; readonly toBoard: EntityId }
  | { readonly type: 'HeroReplaced'; readonly player: Seat; readonly from: EntityId; readonly into: EntityId }
  | { readonly type: 'HeroPowerChanged'; readonly player: Seat; readonly id: EntityId }
  | { readonly type: 'Returned'; readonly id: EntityId; readonly player: Seat }
  | ({ readonly type: 'ControlChanged'; readonly id: EntityId; readonly to: Seat } & Sight)
  | { readonly type: 'Transformed'; readonly from: EntityId; readonly into: EntityId }
  | { readonly type: 'Silenced'; readonly id: EntityId }
  | ({ readonly type: 'Enchanted'; readonly id: EntityId; readonly by: CardName } & Sight)
  | ({ readonly type: 'EnchantmentEnded'; readonly id: EntityId; readonly by: CardName } & Sight)
  | { readonly type: 'PlayerEnchanted'; readonly player: Seat; readonly by: CardName }
  | { readonly type: 'PlayerEnchantmentEnded'; readonly player: Seat; readonly by: CardName }
  | { readonly type: 'Frozen'; readonly id: EntityId }
  | { readonly type: 'Thawed'; readonly id: EntityId }
  | { readonly type: 'KeywordLost'; readonly id: EntityId; readonly keyword: Keyword }
  | {
      readonly type: 'NoRoom';
      readonly player: Seat;
      readonly zone: 'board' | 'hand' | 'secret' | 'deck';
      readonly card: CardName;
    }
  | { readonly type: 'ChoiceOpened'; readonly player: Seat; readonly options: number }
  | { readonly type: 'ChoiceMade'; readonly player: Seat; readonly option: number }
  | { readonly type: 'Conceded'; readonly player: Seat }
  | { readonly type: 'GameOver'; readonly outcome: Outcome };

/** Is it one of the seven kinds of the course's log? */
export const isCourseEvent = (event: BattleEvent): event is CourseEvent => COURSE.includes(event.type);

const COURSE: readonly string[] = COURSE_EVENTS;
