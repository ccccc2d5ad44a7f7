// Selectors name entities. They are plain values with one reading order: side, kind, filter, pick.

import type { CardKind, CardName, Keyword, Race } from './kinds.ts';
import type { Amount } from './numbers.ts';

export type Side = 'friendly' | 'enemy' | 'any';
export type GroupKind = 'minion' | 'hero' | 'character' | 'weapon' | 'secret' | 'card';
export type SelectorZone = 'play' | 'hand' | 'deck' | 'graveyard';

/** What a card must be, besides its side and kind. All given fields must hold. */
export interface Filter {
  readonly kind?: CardKind;
  readonly isSecret?: true;
  readonly name?: CardName;
  readonly race?: Race;
  readonly keyword?: Keyword;
  readonly hasDeathrattle?: true;
  readonly isDamaged?: boolean;
  readonly isFrozen?: true;
  readonly isDying?: boolean;
  readonly attackAtMost?: number;
  readonly attackAtLeast?: number;
  readonly costAtMost?: number;
}

/**
 * A random pick (R23). `living` skips everything dying; `savable` takes the mortally wounded too, but not what is
 * marked to be destroyed (Dark Cultist, R23.2); `all` skips nothing.
 */
export interface RandomPick {
  readonly random: Amount;
  readonly among: 'living' | 'savable' | 'all';
}

export interface GroupSelector {
  readonly select: 'group';
  readonly side: Side;
  readonly kind: GroupKind;
  readonly zone: SelectorZone;
  readonly isOther?: true;
  readonly where?: Filter;
  readonly pick?: RandomPick;
}

/** One entity known by its part in what is going on. */
export interface RoleSelector {
  readonly select: 'self' | 'target' | 'eventCard' | 'eventOther' | 'eventSource' | 'chosen' | 'summoned';
}

export interface AdjacentSelector {
  readonly select: 'adjacent';
  readonly to: RoleSelector;
}

export type Selector = GroupSelector | RoleSelector | AdjacentSelector;

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
/** The minion that this text summoned last. */
export const SUMMONED: RoleSelector = { select: 'summoned' };

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
export const FRIENDLY_WEAPON = group('friendly', 'weapon');
export const ENEMY_WEAPON = group('enemy', 'weapon');
export const FRIENDLY_SECRETS = group('friendly', 'secret');
export const ENEMY_SECRETS = group('enemy', 'secret');
export const FRIENDLY_HAND = group('friendly', 'card', 'hand');
export const ENEMY_HAND = group('enemy', 'card', 'hand');
export const FRIENDLY_DECK = group('friendly', 'card', 'deck');

/** The same group without the card whose text this is. */
export const other = (selector: GroupSelector): GroupSelector => ({ ...selector, isOther: true });

/** The members of a group that pass a filter. */
export const where = (selector: GroupSelector, filter: Filter): GroupSelector => ({
  ...selector,
  where: { ...selector.where, ...filter },
});

/** `count` members of a group, picked by chance without repetition; none that is dying, unless `among` says so. */
export const random = (
  selector: GroupSelector,
  count: Amount = 1,
  among: RandomPick['among'] = 'living',
): GroupSelector => ({ ...selector, pick: { random: count, among } });

/** The minions directly left and right of one minion. */
export const adjacentTo = (to: RoleSelector): AdjacentSelector => ({ select: 'adjacent', to });

export type PlayerTerm = { readonly player: 'controller' | 'opponent' | 'each' };
export const CONTROLLER: PlayerTerm = { player: 'controller' };
export const OPPONENT: PlayerTerm = { player: 'opponent' };
export const EACH_PLAYER: PlayerTerm = { player: 'each' };

export const MINION: Filter = { kind: 'minion' };
export const SPELL: Filter = { kind: 'spell' };
export const WEAPON: Filter = { kind: 'weapon' };
export const SECRET: Filter = { kind: 'spell', isSecret: true };
