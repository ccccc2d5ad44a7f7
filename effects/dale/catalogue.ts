// The Dale card set of a World, and the texts in it.

import type { DaleCard, Step } from '../../cards/terms/dale.ts';
import { type CardSet, cardSet, registerCards } from '../card-sets.ts';
import { type Script, valueAt } from '../script.ts';
import type { EntityId } from '../world.ts';

export type DaleCardSet = CardSet<DaleCard>;

/**
 * Makes the cards known. Junk must be among them, and values must be whole numbers from 1 to 5.
 *
 * @throws CardDataError with every fault.
 */
export const defineDaleCards = (cards: readonly DaleCard[]): DaleCardSet => {
  const problems = cards
    .filter(({ value }) => !Number.isInteger(value) || value < 1 || value > 5)
    .map(({ name, value }) => `"${name}" has the value ${value}; it must be a whole number from 1 to 5.`);
  const hasJunk = cards.some(({ kind }) => kind === 'junk');
  return registerCards(cards, hasJunk ? problems : [...problems, 'There is no junk card.']);
};

/** Every field that any kind of card has. */
type AnyField = { readonly [K in FieldOf<DaleCard>]?: FieldTypeOf<DaleCard, K> };
type FieldOf<C> = C extends unknown ? keyof C : never;
type FieldTypeOf<C, K> = C extends unknown ? (K extends keyof C ? C[K] : never) : never;

/**
 * The card in the one shape that cards of all kinds have here; what its kind does not have is undefined. The rules read
 * cards at every step, and objects of one shape are read several times as fast as those of seven.
 */
const inOneShape = (card: DaleCard): DaleCard => {
  const has: AnyField = card;
  return Object.freeze({
    name: card.name,
    id: card.id,
    kind: card.kind,
    set: card.set,
    value: card.value,
    text: card.text,
    copies: card.copies,
    edition: card.edition,
    plus: has.plus,
    resolve: has.resolve,
    atTurnStart: has.atTurnStart,
    when: has.when,
    steps: has.steps,
    need: has.need,
    modifier: has.modifier,
    source: has.source,
    sideStep: has.sideStep,
    copiesInOwlState: has.copiesInOwlState,
    reactsTo: has.reactsTo,
    answer: has.answer,
  }) as DaleCard;
};

/** A set as the rules read it. */
interface Shelf {
  readonly cardSet: string;
  readonly cards: ReadonlyMap<string, DaleCard>;
  readonly junk: string;
}

const shelves = new Map<string, Shelf>();
/** The one that was last asked for: a game asks for its own at every step. */
let last: Shelf | undefined;

const shelfOf = (world: { readonly cardSet: string }): Shelf => {
  if (last?.cardSet !== world.cardSet) last = shelves.get(world.cardSet) ?? newShelf(world.cardSet);
  return last;
};

const newShelf = (id: string): Shelf => {
  const cards = [...cardSet<DaleCard>(id).cards.values()].map(inOneShape);
  const junk = cards.find(({ kind }) => kind === 'junk');
  if (junk === undefined) throw new Error('There is no junk card.');
  const shelf = { cardSet: id, cards: new Map(cards.map((card) => [card.name, card])), junk: junk.name };
  shelves.set(id, shelf);
  return shelf;
};

export const findDaleCard = (world: { readonly cardSet: string }, name: string): DaleCard | undefined =>
  shelfOf(world).cards.get(name);

export const daleCardNamed = (world: { readonly cardSet: string }, name: string): DaleCard => {
  const card = findDaleCard(world, name);
  if (card === undefined) throw new Error(`There is no card called "${name}".`);
  return card;
};

/**
 * What was found for the physical cards of these numbers the last time, in whatever game that was. It is looked at before
 * it is believed; comparing two names takes a fraction of looking one up.
 */
const recent: { readonly card: DaleCard; readonly shelf: Shelf }[] = [];
const KEPT = 256;

/** The card of this name, for a physical card that counts as it now. */
export const daleCardFor = (world: { readonly cardSet: string }, id: EntityId, name: string): DaleCard => {
  const shelf = shelfOf(world);
  const likely = recent[id % KEPT];
  if (likely !== undefined && likely.shelf === shelf && likely.card.name === name) return likely.card;
  const card = daleCardNamed(world, name);
  recent[id % KEPT] = { card, shelf };
  return card;
};

export const allDaleCards = (world: { readonly cardSet: string }): DaleCard[] => [...shelfOf(world).cards.values()];

/** The name of the junk card of the set. */
export const junkName = (world: { readonly cardSet: string }): string => shelfOf(world).junk;

/** The steps at an address. */
export const stepsAt = (world: { readonly cardSet: string }, { card, path }: Script): readonly Step[] =>
  (valueAt(daleCardNamed(world, card), path) as readonly Step[] | undefined) ?? [];
