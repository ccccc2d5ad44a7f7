// The verbs: what a card's text does, as data. Called with what it takes to act, a verb is an instruction; called
// with the subject alone it is the pattern of an event, to be continued with .on() or .after().

import type { Aura } from './auras.ts';
import type { Condition } from './conditions.ts';
import type { CardName, Keyword } from './kinds.ts';
import { type Listener, only, type Pattern, pattern } from './listeners.ts';
import type { Amount } from './numbers.ts';
import type { Filter, GroupSelector, PlayerTerm, Selector } from './selectors.ts';
import { CONTROLLER } from './selectors.ts';

/** What an enchantment does to its bearer, in the words of the card that gives it (R18). */
export interface EnchantmentSpec {
  readonly attack?: Amount;
  readonly health?: Amount;
  readonly setAttack?: Amount;
  readonly setHealth?: Amount;
  readonly cost?: number;
  readonly spellDamage?: number;
  readonly keywords?: readonly Keyword[];
  readonly deathrattle?: readonly Effect[];
  readonly events?: readonly Listener[];
  readonly auras?: readonly Aura[];
  readonly until?: 'endOfTurn';
}

/** Cards of the catalogue to offer or to make at random; only collectible ones. */
export interface Pool {
  readonly filter: Filter;
}

/** Which dead come back: of the controller, this turn's only, with a deathrattle only. */
export interface RevivalFilter {
  readonly isThisTurn?: true;
  readonly hasDeathrattle?: true;
}

/** Where a summoned minion goes: beside its maker or in the place of the dead one (R21.5), or at the right end. */
export type Place = 'beside' | 'rightEnd';

export type Effect =
  | { readonly verb: 'damage'; readonly to: Selector; readonly amount: Amount }
  | { readonly verb: 'splitDamage'; readonly among: GroupSelector; readonly amount: Amount }
  | { readonly verb: 'heal'; readonly to: Selector; readonly amount: Amount }
  | { readonly verb: 'fullHeal'; readonly to: Selector }
  | { readonly verb: 'draw'; readonly player: PlayerTerm; readonly count: Amount }
  | {
      readonly verb: 'summon';
      readonly card: CardName;
      readonly count: Amount;
      readonly player: PlayerTerm;
      readonly place: Place;
    }
  | { readonly verb: 'summonCopy'; readonly of: Selector; readonly place: Place }
  | { readonly verb: 'putIntoPlay'; readonly cards: Selector }
  | { readonly verb: 'revive'; readonly who: RevivalFilter }
  | { readonly verb: 'reviveOne'; readonly who: Selector; readonly place: Place }
  | { readonly verb: 'destroy'; readonly who: Selector }
  | { readonly verb: 'silence'; readonly who: Selector }
  | { readonly verb: 'returnToHand'; readonly who: Selector }
  | { readonly verb: 'takeControl'; readonly who: Selector }
  | { readonly verb: 'transform'; readonly who: Selector; readonly into: CardName }
  | { readonly verb: 'enchant'; readonly who: Selector; readonly enchantment: EnchantmentSpec }
  | { readonly verb: 'setRemainingHealth'; readonly who: Selector; readonly to: number }
  | { readonly verb: 'freeze'; readonly who: Selector }
  | { readonly verb: 'gainArmor'; readonly player: PlayerTerm; readonly amount: Amount }
  | { readonly verb: 'gainMana'; readonly amount: number; readonly isTemporary: boolean }
  | { readonly verb: 'equip'; readonly card: CardName }
  | { readonly verb: 'give'; readonly card: CardName; readonly player: PlayerTerm; readonly count: Amount }
  | { readonly verb: 'giveCopy'; readonly of: Selector; readonly player: PlayerTerm }
  | { readonly verb: 'discard'; readonly cards: Selector }
  | { readonly verb: 'counter' }
  | { readonly verb: 'redirectAttack'; readonly to: Selector }
  | { readonly verb: 'redirectTarget'; readonly to: Selector }
  | { readonly verb: 'forceDeaths' }
  | { readonly verb: 'repeatBattlecries'; readonly limit: number }
  | {
      readonly verb: 'ifThen';
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly verb: 'repeat'; readonly times: Amount; readonly do: readonly Effect[] }
  | {
      readonly verb: 'discover';
      readonly pool: Pool;
      readonly options: number;
      readonly then: readonly Effect[];
    }
  | { readonly verb: 'chooseOne'; readonly from: GroupSelector; readonly then: readonly Effect[] };

export type Verb = Effect['verb'];

type One<V extends Verb> = Extract<Effect, { verb: V }>;

/** `damage(SELF, 2)` deals it; `damage(SELF)` is the pattern of a Damage Event. */
export function damage(to: Selector, amount: Amount): One<'damage'>;
export function damage(to?: Selector): Pattern<'damage'>;
export function damage(to?: Selector, amount?: Amount): One<'damage'> | Pattern<'damage'> {
  return to === undefined || amount === undefined
    ? pattern('damage', only({ card: to }))
    : { verb: 'damage', to, amount };
}

/** That many hits of 1, each with a target chosen anew among those not dying (R16.8). */
export const splitDamage = (amount: Amount, among: GroupSelector): Effect => ({ verb: 'splitDamage', among, amount });

/** `heal(TARGET, 2)` restores it; `heal(ALL_MINIONS)` is the pattern of a Heal Event. */
export function heal(to: Selector, amount: Amount): One<'heal'>;
export function heal(to?: Selector): Pattern<'heal'>;
export function heal(to?: Selector, amount?: Amount): One<'heal'> | Pattern<'heal'> {
  return to === undefined || amount === undefined ? pattern('heal', only({ card: to })) : { verb: 'heal', to, amount };
}

/** Restores all missing Health, without an event (R17.4). */
export const fullHeal = (to: Selector): Effect => ({ verb: 'fullHeal', to });

/** `draw(2)` draws two cards; `draw(CONTROLLER)` is the pattern of a card drawn by that player. */
export function draw(count: Amount, player?: PlayerTerm): One<'draw'>;
export function draw(player?: PlayerTerm): Pattern<'draw'>;
export function draw(first?: Amount | PlayerTerm, player: PlayerTerm = CONTROLLER): One<'draw'> | Pattern<'draw'> {
  return first === undefined || (typeof first === 'object' && 'player' in first)
    ? pattern('draw', only({ player: first }))
    : { verb: 'draw', player, count: first };
}

/** `summon('Imp')` summons one; `summon(CONTROLLER)` is the pattern of a minion entering play on that side. */
export function summon(
  card: CardName,
  options?: { readonly count?: Amount; readonly player?: PlayerTerm; readonly place?: Place },
): One<'summon'>;
export function summon(player?: PlayerTerm, filter?: Filter): Pattern<'summon'>;
export function summon(
  first?: CardName | PlayerTerm,
  second: Filter & { readonly count?: Amount; readonly player?: PlayerTerm; readonly place?: Place } = {},
): One<'summon'> | Pattern<'summon'> {
  if (typeof first === 'string') {
    const { count = 1, player = CONTROLLER, place = 'beside' } = second;
    return { verb: 'summon', card: first, count, player, place };
  }
  return pattern('summon', only({ player: first, filter: Object.keys(second).length > 0 ? second : undefined }));
}

/** Summons a copy as it now is: enchantments, damage and silence included, auras not (R22.4). */
export const summonCopy = (of: Selector, place: Place = 'beside'): Effect => ({ verb: 'summonCopy', of, place });
/** Moves cards from hand or deck into play, a secret into the secret zone; neither played nor drawn (R15.4). */
export const putIntoPlay = (cards: Selector): Effect => ({ verb: 'putIntoPlay', cards });
/** Your dead minions come back as new ones at the right end, in the order in which they died (R19.10). */
export const revive = (who: RevivalFilter): Effect => ({ verb: 'revive', who });
/** One dead minion comes back as a new one (R19.10). */
export const reviveOne = (who: Selector, place: Place): Effect => ({ verb: 'reviveOne', who, place });
/** Marks for the next Death Creation Step. */
export const destroy = (who: Selector): Effect => ({ verb: 'destroy', who });
export const silence = (who: Selector): Effect => ({ verb: 'silence', who });
export const returnToHand = (who: Selector): Effect => ({ verb: 'returnToHand', who });
export const takeControl = (who: Selector): Effect => ({ verb: 'takeControl', who });
export const transform = (who: Selector, into: CardName): Effect => ({ verb: 'transform', who, into });
/** Attaches an enchantment: numbers, keywords, a deathrattle, listeners, auras (R18.5). */
export const enchant = (who: Selector, enchantment: EnchantmentSpec): Effect => ({
  verb: 'enchant',
  who,
  enchantment,
});
/** Neither damage nor healing (R17.4). */
export const setRemainingHealth = (who: Selector, to: number): Effect => ({ verb: 'setRemainingHealth', who, to });
export const freeze = (who: Selector): Effect => ({ verb: 'freeze', who });
export const gainArmor = (amount: Amount, player: PlayerTerm = CONTROLLER): Effect => ({
  verb: 'gainArmor',
  player,
  amount,
});
/** Mana for this turn only (R14.6). */
export const gainManaThisTurn = (amount: number): Effect => ({ verb: 'gainMana', amount, isTemporary: true });
/** Mana crystals for the rest of the game, empty until the next turn. */
export const gainManaCrystal = (amount: number): Effect => ({ verb: 'gainMana', amount, isTemporary: false });
export const equip = (card: CardName): Effect => ({ verb: 'equip', card });
/** Puts new cards of this name into a hand. */
export const give = (
  card: CardName,
  { player = CONTROLLER, count = 1 }: { readonly player?: PlayerTerm; readonly count?: Amount } = {},
): Effect => ({ verb: 'give', card, player, count });
/** Puts a copy into a hand: of a card in hand or deck as it is, of anything else fresh (R22.4). */
export const giveCopy = (of: Selector, player: PlayerTerm = CONTROLLER): Effect => ({ verb: 'giveCopy', of, player });
export const discard = (cards: Selector): Effect => ({ verb: 'discard', cards });
/** The spell being cast has no text (R10.2 step 3). */
export const COUNTER: Effect = { verb: 'counter' };
export const redirectAttack = (to: Selector): Effect => ({ verb: 'redirectAttack', to });
/** What is being played gets another target (Spellbender). */
export const redirectTarget = (to: Selector): Effect => ({ verb: 'redirectTarget', to });
/** Deaths are processed here, in the middle of the text (R19.9). */
export const FORCE_DEATHS: Effect = { verb: 'forceDeaths' };
/** Runs the other battlecries you played this game again, oldest first, at most `limit` (R24). */
export const repeatBattlecries = (limit: number): Effect => ({ verb: 'repeatBattlecries', limit });

const list = (effects: Effect | readonly Effect[]): readonly Effect[] =>
  Array.isArray(effects) ? (effects as readonly Effect[]) : [effects as Effect];

export const ifThen = (
  condition: Condition,
  then: Effect | readonly Effect[],
  otherwise: Effect | readonly Effect[] = [],
): Effect => ({ verb: 'ifThen', condition, then: list(then), otherwise: list(otherwise) });
export const repeat = (times: Amount, effects: Effect | readonly Effect[]): Effect => ({
  verb: 'repeat',
  times,
  do: list(effects),
});
/** Offers three different cards; what is picked is the `CHOSEN` of `then`, or goes to the hand if that is left out. */
export const discover = (filter: Filter, then?: Effect | readonly Effect[]): Effect => ({
  verb: 'discover',
  pool: { filter },
  options: 3,
  then: list(then ?? giveCopy({ select: 'chosen' })),
});
/** The player picks one of the entities; `then` knows it as `CHOSEN`. */
export const chooseOne = (from: GroupSelector, then: Effect | readonly Effect[]): Effect => ({
  verb: 'chooseOne',
  from,
  then: list(then),
});
