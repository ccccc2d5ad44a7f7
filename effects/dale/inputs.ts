// What players of Dale send, and what a sandbox may ask for besides.

import { SETS, type SetName } from '../../cards/terms/dale.ts';
import { COMMON_CHECKS, type FieldCheck, type InputFields, isCount, isListOf, shapeCheckOf } from '../input-shape.ts';
import type { EntityId, Seat } from '../world.ts';
import type { Build } from './build.ts';
import type { Bind } from './chameleons.ts';
import type { OwlAnswer } from './owl-answer-rules.ts';
import type { Purchase } from './purchase.ts';
import type { Answer } from './questions.ts';

export type DaleInput =
  | { readonly type: 'SELECT_SETS'; readonly seat: Seat; readonly sets: readonly SetName[] }
  /** A scheduled technique that is due at the start of the turn. */
  | { readonly type: 'RESOLVE'; readonly seat: Seat; readonly card: EntityId }
  | { readonly type: 'PLAY'; readonly seat: Seat; readonly card: EntityId; readonly withoutEffect?: boolean }
  /** An ability of a card in hand. */
  | { readonly type: 'USE'; readonly seat: Seat; readonly card: EntityId }
  /** A chameleon becomes another card, in the action phase or in the owl state. */
  | ({ readonly type: 'BIND' } & Bind)
  | ({ readonly type: 'PURCHASE' } & Purchase)
  | ({ readonly type: 'BUILD' } & Build)
  | { readonly type: 'SKIP_BUILD'; readonly seat: Seat }
  /** Discards these hand cards, none included, and ends the action phase. */
  | { readonly type: 'INVENTORY'; readonly seat: Seat; readonly cards: readonly EntityId[] }
  | ({ readonly type: 'CHOOSE'; readonly seat: Seat } & Answer)
  /** One or more of the own owl effects, carried out whole or not at all. */
  | { readonly type: 'ANSWER'; readonly seat: Seat; readonly answers: readonly OwlAnswer[] }
  | { readonly type: 'END_TURN'; readonly seat: Seat }
  /** Leaves the game. */
  | { readonly type: 'CONCEDE'; readonly seat: Seat };

/** Zones into which a sandbox may put a card. */
export const SANDBOX_ZONES = ['hand', 'deck', 'discard', 'stall', 'schedule', 'supply', 'bin', 'market'] as const;
export type SandboxZone = (typeof SANDBOX_ZONES)[number];

export type DaleSandboxInput =
  /** Puts a new card on top of a pile, into a hand, a market slot (`at`) or a stack (`at`); nobody reacts. */
  | {
      readonly type: 'PUT';
      readonly seat: Seat;
      readonly card: string;
      readonly zone: SandboxZone;
      readonly at?: number;
    }
  | { readonly type: 'REMOVE'; readonly card: EntityId };

export type AnyDaleInput = DaleInput | DaleSandboxInput;
export type DaleInputType = AnyDaleInput['type'];

const isOneOf = (list: readonly string[]) => (value: unknown) => typeof value === 'string' && list.includes(value);

const isPile = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isCount((value as { player?: unknown }).player) &&
  isOneOf(['deck', 'discard'])((value as { pile?: unknown }).pile);

const isGive = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isCount((value as { card?: unknown }).card) &&
  isCount((value as { player?: unknown }).player);

const isAnswer = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { effect, target, take } = value as { effect?: unknown; target?: unknown; take?: unknown };
  const isTarget = isCount(target) || isListOf(isCount)(target) || isOneOf(['none', 'skip', 'use'])(target);
  return isCount(effect) && isTarget && (take === undefined || isCount(take));
};

const CHECKS = {
  ...COMMON_CHECKS,
  sets: [isListOf(isOneOf(SETS)), `a list of sets (${SETS.join(', ')})`],
  seats: [isListOf(isCount), 'a list of seat numbers'],
  flag: [(value: unknown) => typeof value === 'boolean', 'true or false'],
  pile: [isPile, 'a player and "deck" or "discard"'],
  direction: [isOneOf(['left', 'right']), '"left" or "right"'],
  gives: [isListOf(isGive), 'a list of a card and a player each'],
  answers: [isListOf(isAnswer), 'a list of an effect and a target each (a card, cards, "none", "skip" or "use")'],
  zone: [isOneOf(SANDBOX_ZONES), `a zone (${SANDBOX_ZONES.join(', ')})`],
} as const satisfies Record<string, FieldCheck>;

type FieldKind = keyof typeof CHECKS;

/** The fields of each input. */
export const DALE_INPUT_FIELDS: Readonly<Record<DaleInputType, InputFields<FieldKind>>> = {
  SELECT_SETS: { seat: 'seat', sets: 'sets' },
  RESOLVE: { seat: 'seat', card: 'entity' },
  PLAY: { seat: 'seat', card: 'entity', withoutEffect: ['optional', 'flag'] },
  USE: { seat: 'seat', card: 'entity' },
  BIND: {
    seat: 'seat',
    card: 'entity',
    target: ['optional', 'entity'],
    player: ['optional', 'seat'],
    sideStep: ['optional', 'flag'],
  },
  PURCHASE: {
    seat: 'seat',
    card: 'entity',
    payment: 'entities',
    market: ['optional', 'entities'],
    keep: ['optional', 'entities'],
  },
  BUILD: { seat: 'seat', hand: 'entities', discard: ['optional', 'entities'] },
  SKIP_BUILD: { seat: 'seat' },
  INVENTORY: { seat: 'seat', cards: 'entities' },
  CHOOSE: {
    seat: 'seat',
    cards: ['optional', 'entities'],
    players: ['optional', 'seats'],
    pile: ['optional', 'pile'],
    direction: ['optional', 'direction'],
    gives: ['optional', 'gives'],
  },
  ANSWER: { seat: 'seat', answers: 'answers' },
  END_TURN: { seat: 'seat' },
  CONCEDE: { seat: 'seat' },
  PUT: { seat: 'seat', card: 'card', zone: 'zone', at: ['optional', 'count'] },
  REMOVE: { card: 'entity' },
};

const namesEntities = (field: string | readonly ['optional', string]): boolean => {
  const kind = typeof field === 'string' ? field : field[1];
  return kind === 'entity' || kind === 'entities';
};

/** The fields of each input that name cards by their ids. */
export const DALE_ENTITY_FIELDS: Readonly<Partial<Record<DaleInputType, readonly string[]>>> = Object.fromEntries(
  Object.entries(DALE_INPUT_FIELDS).map(([type, fields]) => [
    type,
    Object.entries(fields).flatMap(([name, field]) => (namesEntities(field) ? [name] : [])),
  ]),
);

export const isDaleSandboxInput = (input: AnyDaleInput): input is DaleSandboxInput =>
  input.type === 'PUT' || input.type === 'REMOVE';

/** What is wrong with the shape of something that should be an input, or null. */
export const daleShapeFault = shapeCheckOf(DALE_INPUT_FIELDS, CHECKS);
