// What is printed on a card, in one shape for every kind of card: what a kind does not have is 0, null or an empty list.
// The rules read cards at every step; records of one shape are read several times as fast as cards of five.

import type {
  Amount,
  Aura,
  BattleCard,
  CardClass,
  CardKind,
  CardName,
  ChooseOneOption,
  Condition,
  Effect,
  Keyword,
  Listener,
  Race,
  Rarity,
  TargetRule,
} from '../../cards/terms.ts';
import type { EntityId } from '../world.ts';
import { cardSetOf } from './catalogue.ts';
import type { Entity } from './world.ts';

export interface Printed {
  readonly cardSet: string;
  readonly card: BattleCard;
  readonly name: CardName;
  readonly kind: CardKind;
  readonly class: CardClass;
  readonly rarity: Rarity | null;
  readonly race: Race | null;
  readonly isCollectible: boolean;
  readonly cost: number;
  readonly costChange: Amount | null;
  readonly attack: number;
  /** Durability of a weapon. */
  readonly health: number;
  readonly enrage: number;
  readonly spellDamage: number;
  readonly overload: number;
  readonly keywords: readonly Keyword[];
  readonly auras: readonly Aura[];
  /** One of them waits for a condition. */
  readonly hasConditionalAura: boolean;
  readonly events: readonly Listener[];
  readonly handEvents: readonly Listener[];
  readonly deckEvents: readonly Listener[];
  readonly whenDrawn: readonly Effect[];
  readonly isCastWhenDrawn: boolean;
  readonly secret: Listener | null;
  readonly battlecry: readonly Effect[];
  readonly combo: readonly Effect[];
  readonly chooseOne: readonly ChooseOneOption[];
  readonly deathrattle: readonly Effect[];
  readonly spell: readonly Effect[];
  readonly frenzy: readonly Effect[];
  readonly overkill: readonly Effect[];
  readonly target: TargetRule | null;
  readonly playableWhile: Condition | null;
}

/** Every field that any kind of card has. */
type AnyField = { readonly [K in FieldOf<BattleCard>]?: FieldTypeOf<BattleCard, K> };
type FieldOf<C> = C extends unknown ? keyof C : never;
type FieldTypeOf<C, K> = C extends unknown ? (K extends keyof C ? C[K] : never) : never;

const NONE = Object.freeze([]) as readonly never[];

const printedFrom = (cardSet: string, card: BattleCard): Printed => {
  const has: AnyField = card;
  return {
    cardSet,
    card,
    name: card.name,
    kind: card.kind,
    class: card.class,
    rarity: card.rarity ?? null,
    race: has.race ?? null,
    isCollectible: card.isCollectible,
    cost: card.cost,
    costChange: card.costChange ?? null,
    attack: has.attack ?? 0,
    health: has.health ?? has.durability ?? 0,
    enrage: has.enrage?.attack ?? 0,
    spellDamage: has.spellDamage ?? 0,
    overload: has.overload ?? 0,
    keywords: has.keywords ?? NONE,
    auras: has.auras ?? NONE,
    hasConditionalAura: (has.auras ?? NONE).some((aura: Aura) => aura.while !== undefined),
    events: has.events ?? NONE,
    handEvents: has.handEvents ?? NONE,
    deckEvents: has.deckEvents ?? NONE,
    whenDrawn: has.whenDrawn ?? NONE,
    isCastWhenDrawn: has.isCastWhenDrawn ?? false,
    secret: has.secret ?? null,
    battlecry: has.battlecry ?? NONE,
    combo: has.combo ?? NONE,
    chooseOne: has.chooseOne ?? NONE,
    deathrattle: has.deathrattle ?? NONE,
    spell: has.spell ?? NONE,
    frenzy: has.frenzy ?? NONE,
    overkill: has.overkill ?? NONE,
    target: has.target ?? null,
    playableWhile: has.playableWhile ?? null,
  };
};

const sets = new Map<string, ReadonlyMap<CardName, Printed>>();

const printedIn = (world: { readonly cardSet: string }): ReadonlyMap<CardName, Printed> => {
  const known = sets.get(world.cardSet);
  if (known !== undefined) return known;
  const cards = cardSetOf(world).cards.values();
  const made = new Map([...cards].map((card) => [card.name, printedFrom(world.cardSet, card)]));
  sets.set(world.cardSet, made);
  return made;
};

/** What is printed on the card of this name. */
export const printedOn = (world: { readonly cardSet: string }, name: CardName): Printed => {
  const printed = printedIn(world).get(name);
  if (printed === undefined) throw new Error(`There is no card called "${name}".`);
  return printed;
};

/** Everything that is printed on the cards of the set, in the order of the set. */
export const allPrinted = (world: { readonly cardSet: string }): Printed[] => [...printedIn(world).values()];

/**
 * What was found for entities of these numbers the last time, in whatever game that was. It is looked at before it is
 * believed; comparing two names takes a fraction of looking one up.
 */
const recent: (Printed | undefined)[] = new Array(256).fill(undefined);

/** What is printed on an entity's card. */
export const printedOf = (world: { readonly cardSet: string }, { id, card }: Pick<Entity, 'id' | 'card'>): Printed =>
  printedFor(world, id, card);

/** What is printed on the card of this name, which the entity of that number has or is about to have. */
export const printedFor = (world: { readonly cardSet: string }, id: EntityId, card: CardName): Printed => {
  const place = id & 255;
  const likely = recent[place];
  if (likely !== undefined && likely.name === card && likely.cardSet === world.cardSet) return likely;
  const found = printedOn(world, card);
  recent[place] = found;
  return found;
};
