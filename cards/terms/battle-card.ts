// What a battle card is, and the five makers through which every card file goes. A maker turns "one or a list" into
// lists and hands back plain data: a finished card holds no function and survives JSON.

import type { Aura } from './auras.ts';
import type { Condition } from './conditions.ts';
import type { CardClass, CardName, Keyword, Race, Rarity } from './kinds.ts';
import type { Listener } from './listeners.ts';
import type { CardRef } from './names.ts';
import type { Amount } from './numbers.ts';
import { plain } from './plain.ts';
import type { SteadySelector } from './selectors.ts';
import { list, type OneOrMore } from './verbs/writing.ts';
import type { Effect } from './verbs.ts';

/** What may be targeted. `optional` texts may be played without, but must get a target if there is one (R8.1). */
export interface TargetRule {
  readonly from: SteadySelector;
  readonly need: 'required' | 'ifAvailable';
  /** The target is asked for only while this holds (Combo). */
  readonly while?: Condition;
}

/** One of the texts of a Choose One card; chosen when the card is played (R24). */
export interface ChooseOneOption {
  readonly name: string;
  readonly text: string;
  readonly target?: TargetRule;
  readonly do: readonly Effect[];
}

interface Common {
  readonly name: CardName;
  /** The card's id in the public card table; fictional cards have none. */
  readonly id?: string;
  /** In our own words. */
  readonly text: string;
  readonly cost: number;
  /** What the card's own text adds to its cost while it is in the hand; negative for "costs less". */
  readonly costChange?: Amount;
  readonly class: CardClass;
  readonly rarity?: Rarity;
  /** Tokens, heroes and hero powers cannot be put into a deck or discovered. */
  readonly isCollectible: boolean;
  /** Made up for tests; named "Test …". */
  readonly isFictional: boolean;
}

/** What a card does while it lies in the hand or the deck, and when it is drawn (R15.1). */
export interface Held {
  readonly handEvents: readonly Listener[];
  readonly deckEvents: readonly Listener[];
  readonly whenDrawn: readonly Effect[];
}

interface Permanent extends Held {
  readonly keywords: readonly Keyword[];
  readonly battlecry: readonly Effect[];
  readonly deathrattle: readonly Effect[];
  readonly events: readonly Listener[];
  readonly auras: readonly Aura[];
  readonly target?: TargetRule;
}

export interface MinionCard extends Common, Permanent {
  readonly kind: 'minion';
  readonly attack: number;
  readonly health: number;
  readonly race?: Race;
  readonly combo: readonly Effect[];
  readonly chooseOne: readonly ChooseOneOption[];
  readonly frenzy: readonly Effect[];
  readonly overkill: readonly Effect[];
  readonly enrage?: { readonly attack: number };
  readonly overload: number;
  readonly spellDamage: number;
}

export interface SpellCard extends Common, Held {
  readonly kind: 'spell';
  readonly keywords: readonly Keyword[];
  readonly spell: readonly Effect[];
  readonly combo: readonly Effect[];
  readonly chooseOne: readonly ChooseOneOption[];
  readonly target?: TargetRule;
  /** Present on a Secret: what it waits for, in the opponent's turn only (R11). */
  readonly secret?: Listener;
  /** The spell can be played only while this holds: it would do nothing otherwise. */
  readonly playableWhile?: Condition;
  /** Drawn, it is cast for its player at once, and another card is drawn (R24). */
  readonly isCastWhenDrawn?: true;
  readonly overload: number;
}

export interface WeaponCard extends Common, Permanent {
  readonly kind: 'weapon';
  readonly attack: number;
  readonly durability: number;
  readonly combo: readonly Effect[];
  readonly overload: number;
}

export interface HeroCard extends Common {
  readonly kind: 'hero';
  readonly health: number;
  readonly heroPower: CardRef;
}

export interface HeroPowerCard extends Common {
  readonly kind: 'heroPower';
  readonly power: readonly Effect[];
  readonly playableWhile?: Condition;
  readonly target?: TargetRule;
}

export type BattleCard = MinionCard | SpellCard | WeaponCard | HeroCard | HeroPowerCard;

/** Lists may be written as one value, and what is usual may be left out. */
type Written<C, Lists extends keyof C, Usual extends keyof C> = Omit<C, Lists | Usual | 'kind' | 'name'> & {
  readonly [K in Lists]?: C[K] extends readonly (infer T)[] ? OneOrMore<T> : never;
} & { readonly [K in Usual]?: C[K] };

type UsualFields = 'class' | 'isCollectible' | 'isFictional';
type HeldLists = 'handEvents' | 'deckEvents' | 'whenDrawn';
type PermanentLists = HeldLists | 'keywords' | 'battlecry' | 'deathrattle' | 'events' | 'auras';

const toList = <T>(value: OneOrMore<T> | undefined): readonly T[] => (value === undefined ? [] : list(value));

const common = (name: CardName, written: { readonly class?: CardClass; readonly isCollectible?: boolean }) => ({
  name,
  class: written.class ?? 'neutral',
  isCollectible: written.isCollectible ?? !name.startsWith('Test '),
  isFictional: name.startsWith('Test '),
});

const heldLists = (written: { readonly [K in HeldLists]?: OneOrMore<Held[K][number]> }) => ({
  handEvents: toList(written.handEvents),
  deckEvents: toList(written.deckEvents),
  whenDrawn: toList(written.whenDrawn),
});

const permanentLists = (written: { readonly [K in PermanentLists]?: OneOrMore<Permanent[K][number]> }) => ({
  ...heldLists(written),
  keywords: toList(written.keywords),
  battlecry: toList(written.battlecry),
  deathrattle: toList(written.deathrattle),
  events: toList(written.events),
  auras: toList(written.auras),
});

type WrittenMinion = Written<
  MinionCard,
  PermanentLists | 'combo' | 'chooseOne' | 'frenzy' | 'overkill',
  UsualFields | 'overload' | 'spellDamage'
>;

/** A minion: cost, Attack and Health, and the texts it has. */
export const minion = (name: CardName, written: WrittenMinion): MinionCard =>
  plain({
    ...written,
    ...common(name, written),
    kind: 'minion',
    ...permanentLists(written),
    combo: toList(written.combo),
    chooseOne: toList(written.chooseOne),
    frenzy: toList(written.frenzy),
    overkill: toList(written.overkill),
    overload: written.overload ?? 0,
    spellDamage: written.spellDamage ?? 0,
  });

type WrittenSpell = Written<
  SpellCard,
  HeldLists | 'keywords' | 'spell' | 'combo' | 'chooseOne',
  UsualFields | 'overload'
>;

/** A spell; with `secret`, a Secret. */
export const spell = (name: CardName, written: WrittenSpell): SpellCard =>
  plain({
    ...written,
    ...common(name, written),
    kind: 'spell',
    ...heldLists(written),
    keywords: toList(written.keywords),
    spell: toList(written.spell),
    combo: toList(written.combo),
    chooseOne: toList(written.chooseOne),
    overload: written.overload ?? 0,
  });

type WrittenWeapon = Written<WeaponCard, PermanentLists | 'combo', UsualFields | 'overload'>;

export const weapon = (name: CardName, written: WrittenWeapon): WeaponCard =>
  plain({
    ...written,
    ...common(name, written),
    kind: 'weapon',
    ...permanentLists(written),
    combo: toList(written.combo),
    overload: written.overload ?? 0,
  });

export const hero = (name: CardName, written: Written<HeroCard, never, UsualFields | 'cost'>): HeroCard =>
  plain({ ...written, ...common(name, written), kind: 'hero', cost: 0, isCollectible: false });

export const heroPowerCard = (name: CardName, written: Written<HeroPowerCard, 'power', UsualFields>): HeroPowerCard =>
  plain({
    ...written,
    ...common(name, written),
    kind: 'heroPower',
    power: toList(written.power),
    isCollectible: false,
  });

/** A card made by other cards only. */
export const token = <W extends object>(written: W): W & { readonly isCollectible: false } => ({
  ...written,
  isCollectible: false,
});

/** Must have a target of this group to be played at all. */
export const requires = (from: SteadySelector): TargetRule => ({ from, need: 'required' });
/** Takes a target if there is one. */
export const targets = (from: SteadySelector): TargetRule => ({ from, need: 'ifAvailable' });
/** Takes a target only while the condition holds. */
export const targetsWhile = (condition: Condition, from: SteadySelector): TargetRule => ({
  from,
  need: 'ifAvailable',
  while: condition,
});
