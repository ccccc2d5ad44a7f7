// The verbs: what a card's text does, as data. Called with what it takes to act, a verb is an instruction; called
// with the subject alone it is the pattern of an event, to be continued with .on() or .after(). Here are the shapes;
// the makers stand in verbs/, by topic.

import type { Aura } from './auras.ts';
import type { Condition } from './conditions.ts';
import type { Keyword } from './kinds.ts';
import type { Listener } from './listeners.ts';
import type { CardRef } from './names.ts';
import type { Amount, RolledAmount } from './numbers.ts';
import type { CardPick } from './picks.ts';
import type { Filter, PlayerTerm, Selector, SteadySelector } from './selectors.ts';

/**
 * How long an enchantment lasts: to the clean-up of this turn, to the beginning of its giver's next turn, until its
 * bearer is played from the hand, or to the end of the attack under way. For good, and until silenced, if not said.
 */
export type Duration = 'endOfTurn' | 'startOfOwnTurn' | 'played' | 'endOfAttack';

/** What an enchantment does to its bearer, in the words of the card that gives it (R18). */
export interface EnchantmentSpec {
  readonly attack?: Amount;
  readonly health?: Amount;
  readonly setAttack?: Amount;
  readonly setHealth?: Amount;
  /** Multiplies the Attack that stands when the enchantments before it have been counted (R18.2). */
  readonly attackTimes?: number;
  readonly cost?: number;
  readonly setCost?: number;
  readonly spellDamage?: number;
  readonly keywords?: readonly Keyword[];
  readonly deathrattle?: readonly Effect[];
  readonly events?: readonly Listener[];
  readonly auras?: readonly Aura[];
  readonly until?: Duration;
  /** When it ends, the bearer goes back to the player who did not give it (R14.1 step 2). */
  readonly returnsControl?: true;
}

/** Which dead come back: of the controller, this turn's only, with a deathrattle only. */
export interface RevivalFilter {
  readonly isThisTurn?: true;
  readonly hasDeathrattle?: true;
}

/** Where a summoned minion goes: beside its maker or in the place of the dead one (R21.5), or at the right end. */
export type Place = 'beside' | 'rightEnd';
export type DeckPlace = 'shuffled' | 'top' | 'bottom';

export type Effect =
  | { readonly verb: 'damage'; readonly to: Selector; readonly amount: RolledAmount }
  | { readonly verb: 'splitDamage'; readonly among: SteadySelector; readonly amount: RolledAmount }
  | { readonly verb: 'heal'; readonly to: Selector; readonly amount: RolledAmount }
  | { readonly verb: 'fullHeal'; readonly to: Selector }
  | { readonly verb: 'changeAmount'; readonly to: Amount }
  | { readonly verb: 'draw'; readonly player: PlayerTerm; readonly count: RolledAmount }
  | { readonly verb: 'drawCards'; readonly cards: Selector }
  | {
      readonly verb: 'summon';
      readonly card: CardPick;
      readonly count: RolledAmount;
      readonly player: PlayerTerm;
      readonly place: Place;
    }
  | { readonly verb: 'summonBothSides'; readonly card: CardPick; readonly count: Amount }
  | { readonly verb: 'summonCopy'; readonly of: Selector; readonly place: Place }
  | { readonly verb: 'putIntoPlay'; readonly cards: Selector }
  | { readonly verb: 'revive'; readonly who: RevivalFilter }
  | { readonly verb: 'reviveOne'; readonly who: Selector; readonly place: Place; readonly health?: number }
  | { readonly verb: 'destroy'; readonly who: Selector }
  | { readonly verb: 'remove'; readonly who: Selector }
  | { readonly verb: 'silence'; readonly who: Selector }
  | { readonly verb: 'returnToHand'; readonly who: Selector }
  | { readonly verb: 'takeControl'; readonly who: Selector; readonly enchantment?: EnchantmentSpec }
  | { readonly verb: 'swapPlaces'; readonly who: SteadySelector; readonly with: Selector }
  | { readonly verb: 'transform'; readonly who: Selector; readonly into: CardPick }
  | { readonly verb: 'becomeCopy'; readonly who: SteadySelector; readonly of: Selector }
  | { readonly verb: 'enchant'; readonly who: Selector; readonly enchantment: EnchantmentSpec }
  | { readonly verb: 'enchantPlayer'; readonly enchantment: EnchantmentSpec }
  | { readonly verb: 'endThis' }
  | { readonly verb: 'listenOnce'; readonly enchantment: EnchantmentSpec }
  | { readonly verb: 'takeKeyword'; readonly who: Selector; readonly keyword: Keyword }
  | {
      readonly verb: 'setRemainingHealth';
      readonly who: Selector;
      readonly to: Amount;
      readonly enchantment: EnchantmentSpec;
    }
  | {
      readonly verb: 'swapHealth';
      readonly who: SteadySelector;
      readonly with: SteadySelector;
      readonly enchantment: EnchantmentSpec;
    }
  | { readonly verb: 'freeze'; readonly who: Selector }
  | { readonly verb: 'loseDurability'; readonly who: Selector; readonly amount: Amount }
  | { readonly verb: 'gainArmor'; readonly player: PlayerTerm; readonly amount: RolledAmount }
  | {
      readonly verb: 'gainMana';
      readonly amount: Amount;
      readonly isTemporary: boolean;
      readonly isFull: boolean;
      readonly player: PlayerTerm;
    }
  | { readonly verb: 'equip'; readonly card: CardPick; readonly player: PlayerTerm }
  | { readonly verb: 'becomeHero'; readonly hero: CardRef }
  | { readonly verb: 'setHeroPower'; readonly card: CardPick; readonly player: PlayerTerm }
  | { readonly verb: 'give'; readonly card: CardPick; readonly player: PlayerTerm; readonly count: RolledAmount }
  | { readonly verb: 'giveCopy'; readonly of: Selector; readonly player: PlayerTerm }
  | {
      readonly verb: 'putIntoDeck';
      readonly card: CardPick;
      readonly player: PlayerTerm;
      readonly count: Amount;
      readonly where: DeckPlace;
    }
  | { readonly verb: 'moveToDeck'; readonly cards: Selector; readonly where: DeckPlace }
  | { readonly verb: 'discard'; readonly cards: Selector }
  | { readonly verb: 'mill'; readonly player: PlayerTerm; readonly count: Amount }
  | { readonly verb: 'counter' }
  | { readonly verb: 'redirectAttack'; readonly to: Selector }
  | { readonly verb: 'redirectTarget'; readonly to: Selector }
  | { readonly verb: 'forceDeaths' }
  | { readonly verb: 'repeatBattlecries'; readonly limit: number }
  | { readonly verb: 'triggerDeathrattles'; readonly who: Selector }
  | {
      readonly verb: 'ifThen';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly verb: 'repeat'; readonly times: RolledAmount; readonly do: readonly Effect[] }
  | {
      readonly verb: 'repeatWhile';
      readonly condition: Condition;
      readonly do: readonly Effect[];
      readonly atMost: number;
    }
  | { readonly verb: 'forEach'; readonly who: Selector; readonly do: readonly Effect[] }
  | { readonly verb: 'atRandom'; readonly options: readonly (readonly Effect[])[] }
  | {
      readonly verb: 'discover';
      readonly pool: Filter | readonly CardRef[];
      readonly options: number;
      readonly then: readonly Effect[];
    }
  | { readonly verb: 'chooseOne'; readonly from: Selector; readonly then: readonly Effect[] };

export type Verb = Effect['verb'];

export * from './verbs/arrivals.ts';
export * from './verbs/cards.ts';
export * from './verbs/characters.ts';
export * from './verbs/enchantments.ts';
export * from './verbs/flow.ts';
export * from './verbs/players.ts';
