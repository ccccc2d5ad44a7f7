// The card sets. A World names its set by fingerprint; the cards are looked up here and never copied into it.

import {
  AURA_TYPES,
  type BattleCard,
  CARD_KINDS,
  type CardName,
  type Effect,
  type EnchantmentSpec,
  type Listener,
  TRIGGER_KINDS,
} from '../../cards/terms.ts';
import { type CardSet as CardSetOf, cardSet, registerCards } from '../card-sets.ts';
import { inside, type Script, valueAt } from '../script.ts';

export { CardDataError } from '../card-sets.ts';
export { inside };

export type CardSet = CardSetOf<BattleCard>;

/**
 * Checks the cards and makes them known.
 *
 * @throws CardDataError with every fault found: a name twice, a card named by a text that does not exist, a
 * multiplier below 1 or of an unknown trigger, an unknown aura (course.md §4.1, R7.9).
 */
export const defineCardSet = (cards: readonly BattleCard[]): CardSet => registerCards(cards, faultsOf(cards));

export const cardSetOf = (world: { readonly cardSet: string }): CardSet => cardSet<BattleCard>(world.cardSet);

export const findCard = (world: { readonly cardSet: string }, name: CardName): BattleCard | undefined =>
  cardSetOf(world).cards.get(name);

/** The card of this name. Names that come from players are checked with `findCard` first. */
export const cardNamed = (world: { readonly cardSet: string }, name: CardName): BattleCard => {
  const card = findCard(world, name);
  if (card === undefined) throw new Error(`There is no card called "${name}".`);
  return card;
};

const at = (world: { readonly cardSet: string }, { card, path }: Script): unknown =>
  valueAt(cardNamed(world, card), path);

/** The list of effects at an address. */
export const effectsAt = (world: { readonly cardSet: string }, script: Script): readonly Effect[] =>
  (at(world, script) as readonly Effect[] | undefined) ?? [];

/** The listener at an address. */
export const listenerAt = (world: { readonly cardSet: string }, script: Script): Listener =>
  at(world, script) as Listener;

/** The description of an enchantment at an address. */
export const enchantmentAt = (world: { readonly cardSet: string }, script: Script): EnchantmentSpec =>
  at(world, script) as EnchantmentSpec;

const KINDS: readonly string[] = CARD_KINDS;
const TRIGGERS: readonly string[] = TRIGGER_KINDS;
const AURAS: readonly string[] = AURA_TYPES;

const faultsOf = (cards: readonly BattleCard[]): string[] => {
  const names = new Set(cards.map((card) => card.name));
  return cards.flatMap((card) => {
    const problems: string[] = [];
    if (!KINDS.includes(card.kind)) problems.push(`"${card.name}" has the unknown kind "${card.kind}".`);
    if (card.kind === 'hero' && !names.has(card.heroPower)) {
      problems.push(`"${card.name}" names the Hero Power "${card.heroPower}", which does not exist.`);
    }
    visit(card, (node) => problems.push(...faultsOfNode(card.name, node, names)));
    return problems;
  });
};

/** Calls back for each object inside a card. */
const visit = (node: unknown, found: (node: Record<string, unknown>) => void): void => {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) found(node as Record<string, unknown>);
  for (const inner of Object.values(node)) visit(inner, found);
};

const faultsOfNode = (name: CardName, node: Record<string, unknown>, names: ReadonlySet<CardName>): string[] => {
  const problems: string[] = [];
  const namesCard = node.verb === 'summon' || node.verb === 'give' || node.verb === 'equip' ? node.card : node.into;
  if (typeof namesCard === 'string' && !names.has(namesCard)) {
    problems.push(`"${name}" names the card "${namesCard}", which does not exist.`);
  }
  if (typeof node.type === 'string' && !AURAS.includes(node.type)) {
    problems.push(`"${name}" has the unknown aura "${node.type}"; known are ${AURAS.join(', ')}.`);
  }
  if (node.type === 'triggerMultiplier') {
    if (!Number.isInteger(node.times) || (node.times as number) < 1) {
      problems.push(`"${name}" multiplies triggers by ${String(node.times)}; it must be a whole number of at least 1.`);
    }
    if (!TRIGGERS.includes(node.trigger as string)) {
      problems.push(`"${name}" multiplies the unknown trigger "${String(node.trigger)}".`);
    }
    if (node.stacking !== 'max' && node.stacking !== 'additive') {
      problems.push(`"${name}" has the unknown stacking "${String(node.stacking)}"; known are max and additive.`);
    }
  }
  return problems;
};
