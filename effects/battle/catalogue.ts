// The card sets. A World names its set by fingerprint; the cards are looked up here and never copied into it.

import {
  ANNOUNCED,
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

/** What was found last: a text is asked for several times in a row, by the same address. */
const last: { script: Script | null; cardSet: string; found: unknown } = { script: null, cardSet: '', found: null };

const at = (world: { readonly cardSet: string }, script: Script): unknown => {
  if (last.script === script && last.cardSet === world.cardSet) return last.found;
  const found = valueAt(cardNamed(world, script.card), script.path);
  last.script = script;
  last.cardSet = world.cardSet;
  last.found = found;
  return found;
};

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
    problems.push(...misplaced(card));
    visit(card, (node) => problems.push(...faultsOfNode(card.name, node, names)));
    return problems;
  });
};

/** Instructions where listeners belong, and the other way round: an event would fall over them (events.md §14). */
const misplaced = (card: BattleCard): string[] => {
  const listeners = LISTENER_FIELDS.flatMap((field) => listOf(card, field));
  const texts = TEXT_FIELDS.flatMap((field) => listOf(card, field));
  return [
    ...listeners
      .filter((entry) => !('listen' in entry))
      .map(() => `"${card.name}" has an instruction where a listener is needed.`),
    ...texts
      .filter((entry) => !('verb' in entry))
      .map(() => `"${card.name}" has something that is no instruction in its text.`),
  ];
};

const LISTENER_FIELDS = ['events', 'handEvents', 'deckEvents', 'secret'] as const;
const TEXT_FIELDS = ['battlecry', 'deathrattle', 'spell', 'combo', 'power', 'whenDrawn', 'frenzy', 'overkill'] as const;

const listOf = (card: BattleCard, field: string): object[] => {
  const value = (card as unknown as Record<string, unknown>)[field];
  return value === undefined ? [] : ([value].flat() as object[]);
};

/** Calls back for each object inside a card. */
const visit = (node: unknown, found: (node: Record<string, unknown>) => void): void => {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) found(node as Record<string, unknown>);
  for (const inner of Object.values(node)) visit(inner, found);
};

const faultsOfNode = (name: CardName, node: Record<string, unknown>, names: ReadonlySet<CardName>): string[] => {
  const problems = cardsNamedBy(node)
    .filter((named) => !names.has(named))
    .map((named) => `"${name}" names the card "${named}", which does not exist.`);
  if (typeof node.type === 'string' && !AURAS.includes(node.type)) {
    problems.push(`"${name}" has the unknown aura "${node.type}"; known are ${AURAS.join(', ')}.`);
  }
  if (node.type === 'triggerMultiplier') problems.push(...faultsOfMultiplier(name, node));
  if (typeof node.listen === 'string') problems.push(...faultsOfListener(name, node));
  return problems;
};

/** The cards that a verb, a pick or a condition names. */
const cardsNamedBy = (node: Record<string, unknown>): string[] => {
  const named = [node.hero, node.into];
  if (node.card === 'oneOf') named.push(...(node.names as unknown[]));
  else if ('verb' in node || node.if === 'hasDied' || node.if === 'choseCard') named.push(node.card);
  if (node.verb === 'discover' && Array.isArray(node.pool)) named.push(...node.pool);
  return named.filter((name) => typeof name === 'string');
};

const faultsOfMultiplier = (name: CardName, node: Record<string, unknown>): string[] => {
  const problems: string[] = [];
  if (!Number.isInteger(node.times) || (node.times as number) < 1) {
    problems.push(`"${name}" multiplies triggers by ${String(node.times)}; it must be a whole number of at least 1.`);
  }
  if (!TRIGGERS.includes(node.trigger as string)) {
    problems.push(`"${name}" multiplies the unknown trigger "${String(node.trigger)}".`);
  }
  if (node.stacking !== 'max' && node.stacking !== 'additive') {
    problems.push(`"${name}" has the unknown stacking "${String(node.stacking)}"; known are max and additive.`);
  }
  return problems;
};

/** A listener that nothing could ever call is refused also where the compiler was not asked (events.md §14). */
const faultsOfListener = (name: CardName, { listen, position, do: reaction }: Record<string, unknown>): string[] => {
  const positions = (ANNOUNCED as Readonly<Record<string, readonly string[]>>)[listen as string];
  if (positions === undefined) return [`"${name}" listens for "${String(listen)}", which is never announced.`];
  if (!positions.includes(position as string)) {
    return [
      `"${name}" listens for "${listen}" at "${String(position)}"; it is announced at ${positions.join(' and ')} only.`,
    ];
  }
  return Array.isArray(reaction) && reaction.length > 0 ? [] : [`"${name}" listens for "${listen}" and does nothing.`];
};
