// Dale, as the simulation plays it.

import {
  type AnyDaleInput,
  type DaleEvent,
  type DaleMove,
  type DaleOptions,
  type DaleView,
  type DaleWorld,
  dale,
  daleAnniversary,
  daleCards,
  SETS,
} from '../../../machines/dale/index.ts';
import { createGame, type EntityId } from '../../../machines/index.ts';
import { pickSome } from '../rolls.ts';
import type { SimulatedRules } from '../rule-set.ts';
import { greedyDaleBot } from './greedy.ts';
import { randomDaleBot } from './random.ts';

/** Whose texts the cards have: the design note's or the anniversary edition's. */
export const EDITIONS = ['note', 'anniversary'] as const;
export type Edition = (typeof EDITIONS)[number];

export type DaleSetup = Required<Pick<DaleOptions, 'sets'>> & { readonly edition: Edition };
export type SimulatedDale = SimulatedRules<DaleWorld, AnyDaleInput, DaleEvent, DaleMove, DaleView, DaleSetup>;

export const simulatedDale = (edition: Edition): SimulatedDale => {
  const rules = edition === 'note' ? dale : daleAnniversary;
  const cards = daleCards(edition);
  const kinds = new Map<string, string>(cards.map(({ name, kind }) => [name, kind]));
  return {
    name: rules.name,
    version: rules.version,
    cardSet: rules.cardSet,
    bots: { random: randomDaleBot, greedy: greedyDaleBot },
    setup: (roll, players) => ({ edition, sets: pickSome(roll, SETS, players + 1) }),
    start: (seed, players, { sets }, road) => createGame(rules, { seed, players, sets }, { road }),
    asked: (game) =>
      game.awaited().map((seat) => ({
        seat,
        see: () => {
          const view = game.viewFor(seat);
          return { view, moves: view.moves };
        },
      })),
    cardsIn: ({ sets }) => cards.flatMap(({ name, set }) => (set !== null && sets.includes(set) ? [name] : [])),
    cardsPlayed: (input, view) => {
      const hand = view.players[view.viewer as number]?.hand ?? [];
      const named = (ids: readonly EntityId[]) => hand.flatMap(({ id, card }) => (ids.includes(id) ? [card] : []));
      const ofKind = (kind: string, ids: readonly EntityId[]) => named(ids).filter((name) => kinds.get(name) === kind);
      switch (input.type) {
        case 'PLAY':
          return input.withoutEffect === true ? [] : named([input.card]);
        case 'USE':
        case 'BIND':
          return named([input.card]);
        // What has an effect on a stack or a payment is played by being part of it.
        case 'BUILD':
          return ofKind('build', input.hand);
        case 'PURCHASE':
          return ofKind('purchase', input.payment);
        case 'ANSWER':
          return input.answers.flatMap(({ effect, target }) =>
            target === 'none' || target === 'skip'
              ? []
              : view.owls.flatMap(({ number, card }) => (number === effect ? [card.card] : [])),
          );
        default:
          return [];
      }
    },
  };
};
