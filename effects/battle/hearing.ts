// Which cards of a set listen for what, and where: worked out once for each set, so that an event that no card in
// sight could react to is not announced at all, and hands and decks are not searched in vain.

import {
  type BattleCard,
  type CardName,
  DERIVED_FROM,
  type ListenableVerb,
  type Listener,
  type Position,
} from '../../cards/terms.ts';
import { cardSetOf } from './catalogue.ts';
import type { ListenerZone } from './frames.ts';
import type { BattleWorld } from './world.ts';

/** The cards that listen for one kind of event in each zone, and whether an enchantment anywhere could. */
export type Hearing = Readonly<Record<CardZone, ReadonlySet<CardName>>> & {
  readonly inEnchantments: boolean;
  /** Nothing but a card in play ever listens for it, by what is printed on it. */
  readonly isInPlayOnly: boolean;
};

export type CardZone = Exclude<ListenerZone, 'player'>;

type Collected = Record<CardZone, Set<CardName>> & { inEnchantments: boolean; isInPlayOnly: boolean };

const nobody = (): Collected => ({
  play: new Set(),
  secret: new Set(),
  hand: new Set(),
  deck: new Set(),
  inEnchantments: false,
  isInPlayOnly: true,
});

type Positions = Readonly<Record<Position, Hearing>>;
const SILENCE: Positions = { on: nobody(), after: nobody() };

const hearings = new Map<string, ReadonlyMap<string, Positions>>();
/** The set that was last asked about: a game asks about its own at every step. */
let last: { readonly cardSet: string; readonly ofSet: ReadonlyMap<string, Positions> } | undefined;

const BASES: Readonly<Record<string, string>> = DERIVED_FROM;

/** Is this kind of event, or one that it is derived from, what a listener waits for? A `burn` is also a `discard`. */
export const isOfKind = (verb: string, listened: string): boolean => verb === listened || BASES[verb] === listened;

/** Who could hear this kind of event, by card and zone. */
export const hearingOf = (world: BattleWorld, verb: string, position: Position): Hearing => {
  if (last?.cardSet !== world.cardSet) last = { cardSet: world.cardSet, ofSet: hearingsIn(world) };
  const positions = last.ofSet.get(verb) ?? SILENCE;
  return position === 'on' ? positions.on : positions.after;
};

const hearingsIn = (world: BattleWorld): ReadonlyMap<string, Positions> => {
  const known = hearings.get(world.cardSet);
  if (known !== undefined) return known;
  const made = listenersByEvent([...cardSetOf(world).cards.values()]);
  hearings.set(world.cardSet, made);
  return made;
};

const listenersByEvent = (cards: readonly BattleCard[]): Map<string, Positions> => {
  const collected = new Map<string, Record<Position, Collected>>();
  const at = ({ listen, position }: Listener): Collected[] =>
    eventsHeardBy(listen).map((verb) => {
      const known = collected.get(verb) ?? { on: nobody(), after: nobody() };
      collected.set(verb, known);
      return known[position];
    });
  for (const card of cards) {
    for (const [zone, listeners] of listenersOfCard(card)) {
      for (const listener of listeners) for (const hearing of at(listener)) addCarrier(hearing, zone, card);
    }
    for (const listener of listenersInEnchantments(card)) {
      for (const hearing of at(listener)) addEnchantments(hearing);
    }
  }
  return collected;
};

const addCarrier = (hearing: Collected, zone: CardZone, { name }: BattleCard): void => {
  hearing[zone].add(name);
  if (zone !== 'play') hearing.isInPlayOnly = false;
};

const addEnchantments = (hearing: Collected): void => {
  hearing.inEnchantments = true;
  hearing.isInPlayOnly = false;
};

/** A listener for a kind of event hears the kinds derived from it as well. */
const eventsHeardBy = (verb: ListenableVerb): string[] => {
  const derived = Object.entries(DERIVED_FROM).filter(([, base]) => base === verb);
  return [verb, ...derived.map(([kind]) => kind)];
};

const listenersOfCard = (card: BattleCard): (readonly [CardZone, readonly Listener[]])[] => {
  const inPlay = 'events' in card ? card.events : [];
  const [inHand, inDeck] = 'handEvents' in card ? [card.handEvents, card.deckEvents] : [[], []];
  const secret = card.kind === 'spell' && card.secret !== undefined ? [card.secret] : [];
  return [
    ['play', inPlay],
    ['hand', inHand],
    ['deck', inDeck],
    ['secret', secret],
  ];
};

/** Listeners inside the enchantments that a card gives, however deep in its texts. */
const listenersInEnchantments = (node: unknown): Listener[] => {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([field, inner]) => {
    const own = field === 'enchantment' ? ((inner as { events?: readonly Listener[] }).events ?? []) : [];
    return [...own, ...listenersInEnchantments(inner)];
  });
};
