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
export interface Hearing {
  readonly byZone: Readonly<Record<Exclude<ListenerZone, 'player'>, ReadonlySet<CardName>>>;
  readonly inEnchantments: boolean;
}

const NOBODY: Hearing = {
  byZone: { play: new Set(), secret: new Set(), hand: new Set(), deck: new Set() },
  inEnchantments: false,
};

type EventKey = `${string} ${Position}`;

const hearings = new Map<string, ReadonlyMap<EventKey, Hearing>>();

/** A kind of event and the kinds it is derived from: `burn` is also a `discard` (events.md §4). */
export const kindsOf = (verb: string): readonly string[] => {
  const base = (DERIVED_FROM as Partial<Record<string, ListenableVerb>>)[verb];
  return base === undefined ? [verb] : [verb, base];
};

/** Who could hear this kind of event, by card and zone. */
export const hearingOf = (world: BattleWorld, verb: string, position: Position): Hearing => {
  let ofSet = hearings.get(world.cardSet);
  if (ofSet === undefined) {
    ofSet = listenersByEvent([...cardSetOf(world).cards.values()]);
    hearings.set(world.cardSet, ofSet);
  }
  return ofSet.get(`${verb} ${position}`) ?? NOBODY;
};

interface Collected {
  readonly byZone: Record<keyof Hearing['byZone'], Set<CardName>>;
  inEnchantments: boolean;
}

const listenersByEvent = (cards: readonly BattleCard[]): Map<EventKey, Hearing> => {
  const collected = new Map<EventKey, Collected>();
  const at = ({ listen, position }: Listener): Collected[] =>
    eventsHeardBy(listen).map((verb) => {
      const key: EventKey = `${verb} ${position}`;
      const known = collected.get(key);
      if (known !== undefined) return known;
      const made: Collected = {
        byZone: { play: new Set(), secret: new Set(), hand: new Set(), deck: new Set() },
        inEnchantments: false,
      };
      collected.set(key, made);
      return made;
    });
  for (const card of cards) {
    for (const [zone, listeners] of listenersOfCard(card)) {
      for (const listener of listeners) for (const hearing of at(listener)) hearing.byZone[zone].add(card.name);
    }
    for (const listener of listenersInEnchantments(card)) {
      for (const hearing of at(listener)) hearing.inEnchantments = true;
    }
  }
  return collected;
};

/** A listener for a kind of event hears the kinds derived from it as well. */
const eventsHeardBy = (verb: ListenableVerb): string[] => {
  const derived = Object.entries(DERIVED_FROM).filter(([, base]) => base === verb);
  return [verb, ...derived.map(([kind]) => kind)];
};

const listenersOfCard = (card: BattleCard): (readonly [keyof Hearing['byZone'], readonly Listener[]])[] => {
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
