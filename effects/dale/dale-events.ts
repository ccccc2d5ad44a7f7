// Everything that can happen in a Dale game. An event that shows hidden cards says who may see them; everybody else
// gets the same event with the cards left out (view.ts).

import type { SetName } from '../../cards/terms/dale.ts';
import type { EntityId, Seat } from '../world.ts';
import type { DaleOutcome, Zone } from './world.ts';

/** A card as it is told: which one, and what is printed on it. */
export interface ToldCard {
  readonly id: EntityId;
  readonly card: string;
}

/** A place on the table. */
export interface Spot {
  readonly zone: Zone;
  readonly seat: Seat | null;
}

/** What an owl's owner did, for the log. */
export type AnswerWord = 'used' | 'declined';

export type DaleEvent =
  | { readonly type: 'SetsVoted'; readonly player: Seat }
  | { readonly type: 'SetsChosen'; readonly sets: readonly SetName[] }
  | { readonly type: 'TurnStarted'; readonly player: Seat; readonly turn: number }
  | { readonly type: 'TurnEnded'; readonly player: Seat; readonly turn: number }
  | {
      readonly type: 'CardsMoved';
      readonly from: Spot;
      readonly to: Spot;
      readonly count: number;
      /** Empty for those who may not see them. */
      readonly cards: readonly ToldCard[];
      /** Who may see them; null is everybody. */
      readonly seenBy: readonly Seat[] | null;
    }
  | { readonly type: 'Shuffled'; readonly player: Seat | null }
  | { readonly type: 'MarketRefilled'; readonly count: number }
  | {
      readonly type: 'TechniquePlayed';
      readonly player: Seat;
      readonly card: ToldCard;
      readonly as: string;
      readonly isWithoutEffect: boolean;
    }
  | { readonly type: 'TechniqueResolved'; readonly player: Seat; readonly card: ToldCard; readonly as: string }
  | { readonly type: 'AbilityUsed'; readonly player: Seat; readonly card: ToldCard; readonly as: string }
  | {
      readonly type: 'Copied';
      readonly player: Seat;
      readonly card: ToldCard;
      readonly of: ToldCard;
      readonly as: string;
    }
  /** Kept from those who do not see where the card is now: it would tell that a bound card was moved in secret. */
  | { readonly type: 'CopyEnded'; readonly card: ToldCard; readonly seenBy: readonly Seat[] | null }
  | {
      readonly type: 'HandSeen';
      readonly player: Seat;
      readonly of: Seat;
      readonly cards: readonly ToldCard[];
      readonly seenBy: readonly Seat[] | null;
    }
  | { readonly type: 'Purchased'; readonly player: Seat; readonly card: ToldCard; readonly cost: number }
  | { readonly type: 'Built'; readonly player: Seat; readonly stack: number; readonly cards: readonly ToldCard[] }
  | { readonly type: 'MarketRearranged'; readonly player: Seat }
  | { readonly type: 'ValuesRaised'; readonly by: number }
  | { readonly type: 'CostsChanged'; readonly player: Seat; readonly by: number }
  | { readonly type: 'HandSizeRaised'; readonly player: Seat; readonly by: number }
  | { readonly type: 'ChoiceOpened'; readonly player: Seat }
  | { readonly type: 'ChoiceMade'; readonly player: Seat }
  | { readonly type: 'PlayersAwaited'; readonly players: readonly Seat[] }
  | { readonly type: 'PlayerReleased'; readonly player: Seat }
  /** That it was answered is public, which card reacted is not: null for those who may not see it. */
  | {
      readonly type: 'OwlAnswered';
      readonly player: Seat;
      readonly card: ToldCard | null;
      readonly word: AnswerWord;
      readonly seenBy: readonly Seat[];
    }
  /** Kept to their owner: that a card waits to react, and that it does no more. */
  | { readonly type: 'OwlWaits'; readonly player: Seat; readonly card: ToldCard; readonly seenBy: readonly Seat[] }
  | { readonly type: 'OwlExpired'; readonly player: Seat; readonly card: ToldCard; readonly seenBy: readonly Seat[] }
  | { readonly type: 'PlayerLeft'; readonly player: Seat }
  | { readonly type: 'GameOver'; readonly outcome: DaleOutcome };
