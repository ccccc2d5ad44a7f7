// Selectors name entities. They are plain values with one reading order: side, kind, filter, pick. Steady ones find the
// same entities in the same World; picks may draw chance and stand only where a text is carried out.

import type { CardClass, CardKind, CardName, Keyword, Race, Rarity } from './kinds.ts';
import type { Amount, Attribute } from './numbers.ts';

export type Side = 'friendly' | 'enemy' | 'any';
export type GroupKind = 'minion' | 'hero' | 'character' | 'weapon' | 'secret' | 'card';
export type SelectorZone = 'play' | 'hand' | 'deck' | 'graveyard';

/** What a card must be, besides its side and kind. All given fields must hold. */
export interface Filter {
  readonly kind?: CardKind;
  readonly isSecret?: true;
  readonly name?: CardName;
  readonly class?: CardClass;
  readonly rarity?: Rarity;
  readonly race?: Race;
  readonly keyword?: Keyword;
  readonly hasBattlecry?: true;
  readonly hasDeathrattle?: true;
  readonly hasOverload?: true;
  readonly isDamaged?: boolean;
  readonly isFrozen?: true;
  readonly isDying?: boolean;
  readonly hasAttacked?: true;
  readonly attackAtMost?: number;
  readonly attackAtLeast?: number;
  readonly costAtMost?: number;
  /** Costs exactly that much. */
  readonly cost?: Amount;
}

export interface GroupSelector {
  readonly select: 'group';
  readonly side: Side;
  readonly kind: GroupKind;
  readonly zone: SelectorZone;
  readonly isOther?: true;
  readonly where?: Filter;
}

/** Entities known by their part in what is going on. */
export interface RoleSelector {
  readonly select:
    | 'self'
    | 'target'
    | 'eventCard'
    | 'eventOther'
    | 'eventSource'
    | 'chosen'
    | 'notChosen'
    | 'summoned'
    | 'drawn'
    | 'given'
    | 'each';
}

export interface AdjacentSelector {
  readonly select: 'adjacent';
  readonly to: RoleSelector;
  readonly side: 'both' | 'left' | 'right';
}

export type SteadySelector =
  | GroupSelector
  | RoleSelector
  | AdjacentSelector
  | { readonly select: 'filtered'; readonly from: SteadySelector; readonly where: Filter }
  | { readonly select: 'either'; readonly of: readonly SteadySelector[] }
  | { readonly select: 'both'; readonly of: readonly SteadySelector[] }
  | { readonly select: 'except'; readonly from: SteadySelector; readonly without: SteadySelector }
  | { readonly select: 'end'; readonly from: GroupSelector; readonly end: 'left' | 'right'; readonly count: Amount };

/**
 * A random pick (R23). `living` skips everything dying; `savable` takes the mortally wounded too, but not what is
 * marked to be destroyed (Dark Cultist, R23.2); `all` skips nothing.
 */
export interface RandomSelector {
  readonly select: 'random';
  readonly from: SteadySelector;
  readonly count: Amount;
  readonly among: 'living' | 'savable' | 'all';
}

/** The one with the highest or lowest number; of several equals one by chance. */
export interface ExtremeSelector {
  readonly select: 'extreme';
  readonly from: SteadySelector;
  readonly attribute: Attribute;
  readonly which: 'highest' | 'lowest';
}

export type Selector = SteadySelector | RandomSelector | ExtremeSelector;

/** The card whose text this is; in the text of an enchantment, the entity that bears it. */
export const SELF: RoleSelector = { select: 'self' };
/** The target chosen when the card was played. */
export const TARGET: RoleSelector = { select: 'target' };
/** The subject of the event reacted to: the card played or summoned, the character damaged, the minion that died. */
export const EVENT_CARD: RoleSelector = { select: 'eventCard' };
/** The second party of the event: the defender of an attack, the target of a spell. */
export const EVENT_OTHER: RoleSelector = { select: 'eventOther' };
/** What caused the event: the card that dealt the damage or the healing. */
export const EVENT_SOURCE: RoleSelector = { select: 'eventSource' };
/** What the player picked in the choice that this text follows. */
export const CHOSEN: RoleSelector = { select: 'chosen' };
/** What was offered in that choice and not picked. */
export const NOT_CHOSEN: RoleSelector = { select: 'notChosen' };
/** The minion that this text summoned last. */
export const SUMMONED: RoleSelector = { select: 'summoned' };
/** The card that this text made its player draw last. */
export const DRAWN: RoleSelector = { select: 'drawn' };
/** The card that this text put into a hand or deck last. */
export const GIVEN: RoleSelector = { select: 'given' };
/** The entity on which a verb with several targets, or a `forEach`, is at work. */
export const EACH: RoleSelector = { select: 'each' };

const group = (side: Side, kind: GroupKind, zone: SelectorZone = 'play'): GroupSelector => ({
  select: 'group',
  side,
  kind,
  zone,
});

export const ALL_MINIONS = group('any', 'minion');
export const FRIENDLY_MINIONS = group('friendly', 'minion');
export const ENEMY_MINIONS = group('enemy', 'minion');
export const ALL_CHARACTERS = group('any', 'character');
export const FRIENDLY_CHARACTERS = group('friendly', 'character');
export const ENEMY_CHARACTERS = group('enemy', 'character');
export const ALL_HEROES = group('any', 'hero');
export const FRIENDLY_HERO = group('friendly', 'hero');
export const ENEMY_HERO = group('enemy', 'hero');
export const ALL_WEAPONS = group('any', 'weapon');
export const FRIENDLY_WEAPON = group('friendly', 'weapon');
export const ENEMY_WEAPON = group('enemy', 'weapon');
export const ALL_SECRETS = group('any', 'secret');
export const FRIENDLY_SECRETS = group('friendly', 'secret');
export const ENEMY_SECRETS = group('enemy', 'secret');
export const ALL_HANDS = group('any', 'card', 'hand');
export const FRIENDLY_HAND = group('friendly', 'card', 'hand');
export const ENEMY_HAND = group('enemy', 'card', 'hand');
export const FRIENDLY_DECK = group('friendly', 'card', 'deck');
export const ENEMY_DECK = group('enemy', 'card', 'deck');
export const FRIENDLY_DEAD = group('friendly', 'card', 'graveyard');
/** Any card anywhere: for patterns, which ask what something is and not where it is. */
export const ANY_CARD = group('any', 'card');
export const FRIENDLY_CARDS = group('friendly', 'card');
export const ENEMY_CARDS = group('enemy', 'card');

/** The same group without the card whose text this is. */
export const other = (selector: GroupSelector): GroupSelector => ({ ...selector, isOther: true });

/** Those that pass a filter. */
export function where(selector: GroupSelector, filter: Filter): GroupSelector;
export function where(selector: SteadySelector, filter: Filter): SteadySelector;
export function where(selector: SteadySelector, filter: Filter): SteadySelector {
  if (selector.select === 'group') return { ...selector, where: { ...selector.where, ...filter } };
  return { select: 'filtered', from: selector, where: filter };
}

/** All that any of these finds, each once. */
export const either = (...of: readonly SteadySelector[]): SteadySelector => ({ select: 'either', of });
/** What all of these find. */
export const both = (...of: readonly SteadySelector[]): SteadySelector => ({ select: 'both', of });
/** The first without what the second finds. */
export const except = (from: SteadySelector, without: SteadySelector): SteadySelector => ({
  select: 'except',
  from,
  without,
});

/** `count` of them, picked by chance without repetition; none that is dying, unless `among` says so. */
export const random = (
  from: SteadySelector,
  count: Amount = 1,
  among: RandomSelector['among'] = 'living',
): RandomSelector => ({ select: 'random', from, count, among });

/** The one with the highest number, by chance among equals. */
export const highest = (attribute: Attribute, from: SteadySelector): ExtremeSelector => ({
  select: 'extreme',
  from,
  attribute,
  which: 'highest',
});
/** The one with the lowest number, by chance among equals. */
export const lowest = (attribute: Attribute, from: SteadySelector): ExtremeSelector => ({
  select: 'extreme',
  from,
  attribute,
  which: 'lowest',
});

/** The first of a group from the left: of a hand, of a board; of a deck the top cards. */
export const leftmost = (from: GroupSelector, count: Amount = 1): SteadySelector => ({
  select: 'end',
  from,
  end: 'left',
  count,
});
/** The first of a group from the right. */
export const rightmost = (from: GroupSelector, count: Amount = 1): SteadySelector => ({
  select: 'end',
  from,
  end: 'right',
  count,
});
/** The top cards of a deck. */
export const topOf = (deck: GroupSelector, count: Amount = 1): SteadySelector => leftmost(deck, count);

/** The minions directly left and right of one minion. */
export const adjacentTo = (to: RoleSelector): AdjacentSelector => ({ select: 'adjacent', to, side: 'both' });
export const leftOf = (to: RoleSelector): AdjacentSelector => ({ select: 'adjacent', to, side: 'left' });
export const rightOf = (to: RoleSelector): AdjacentSelector => ({ select: 'adjacent', to, side: 'right' });

export type PlayerTerm =
  | { readonly player: 'controller' | 'opponent' | 'each' | 'active' | 'eventPlayer' | 'eventOpponent' }
  | { readonly player: 'controllerOf'; readonly of: RoleSelector };
/** The player whose text this is. */
export const CONTROLLER: PlayerTerm = { player: 'controller' };
export const OPPONENT: PlayerTerm = { player: 'opponent' };
export const EACH_PLAYER: PlayerTerm = { player: 'each' };
/** Whose turn it is. */
export const ACTIVE_PLAYER: PlayerTerm = { player: 'active' };
/** The player of the event reacted to: who plays, draws, or whose turn it is. */
export const EVENT_PLAYER: PlayerTerm = { player: 'eventPlayer' };
export const EVENT_OPPONENT: PlayerTerm = { player: 'eventOpponent' };
/** Who controls an entity now, or did when it left play. */
export const controllerOf = (of: RoleSelector): PlayerTerm => ({ player: 'controllerOf', of });

export const MINION: Filter = { kind: 'minion' };
export const SPELL: Filter = { kind: 'spell' };
export const WEAPON: Filter = { kind: 'weapon' };
export const SECRET: Filter = { kind: 'spell', isSecret: true };
export const BEAST: Filter = { kind: 'minion', race: 'beast' };
export const DEMON: Filter = { kind: 'minion', race: 'demon' };
export const DRAGON: Filter = { kind: 'minion', race: 'dragon' };
export const ELEMENTAL: Filter = { kind: 'minion', race: 'elemental' };
export const MECH: Filter = { kind: 'minion', race: 'mech' };
export const MURLOC: Filter = { kind: 'minion', race: 'murloc' };
export const PIRATE: Filter = { kind: 'minion', race: 'pirate' };
export const TOTEM: Filter = { kind: 'minion', race: 'totem' };
export const LEGENDARY_MINION: Filter = { kind: 'minion', rarity: 'legendary' };
