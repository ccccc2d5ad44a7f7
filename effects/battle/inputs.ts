// What players send, and what a sandbox may ask for besides. One table says which fields each input has; types, shape
// checks and documentation come from it.

import type { CardName, DeckPlace } from '../../cards/terms.ts';
import { COMMON_CHECKS, type FieldCheck, type InputFields, shapeCheckOf } from '../input-shape.ts';
import type { EntityId, Seat } from '../world.ts';

export type BattleInput =
  | { readonly type: 'MULLIGAN'; readonly seat: Seat; readonly replace: readonly EntityId[] }
  | {
      readonly type: 'PLAY';
      readonly seat: Seat;
      readonly card: EntityId;
      readonly target?: EntityId;
      /** Board place, 0 is the left end; the right end if left out. */
      readonly position?: number;
      /** Which text of a Choose One card. */
      readonly option?: number;
    }
  | { readonly type: 'ATTACK'; readonly seat: Seat; readonly attacker: EntityId; readonly defender: EntityId }
  | { readonly type: 'HERO_POWER'; readonly seat: Seat; readonly target?: EntityId }
  | { readonly type: 'CHOOSE'; readonly seat: Seat; readonly option: number }
  | { readonly type: 'END_TURN'; readonly seat: Seat }
  | { readonly type: 'CONCEDE'; readonly seat: Seat };

/** The direct calls of tests and designers (course.md §2); refused outside a sandbox game. */
export type SandboxInput =
  | { readonly type: 'SUMMON'; readonly seat: Seat; readonly card: CardName; readonly position?: number }
  | { readonly type: 'ADD_TO_HAND'; readonly seat: Seat; readonly card: CardName }
  | {
      readonly type: 'ADD_TO_DECK';
      readonly seat: Seat;
      readonly card: CardName;
      readonly where: DeckPlace;
    }
  | { readonly type: 'ADD_SECRET'; readonly seat: Seat; readonly card: CardName }
  | { readonly type: 'EQUIP'; readonly seat: Seat; readonly card: CardName }
  | {
      readonly type: 'CAST';
      readonly seat: Seat;
      readonly card: CardName;
      readonly target?: EntityId;
      readonly option?: number;
    }
  | { readonly type: 'DEAL_DAMAGE'; readonly target: EntityId; readonly amount: number }
  /** Healing by that seat, which matters while its healing is inverted (R17.1). */
  | { readonly type: 'HEAL'; readonly seat: Seat; readonly target: EntityId; readonly amount: number }
  /** Remaining Health; the maximum stays. */
  | { readonly type: 'SET_HEALTH'; readonly target: EntityId; readonly health: number }
  | { readonly type: 'GAIN_ARMOR'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'FREEZE'; readonly target: EntityId }
  | { readonly type: 'DESTROY'; readonly target: EntityId }
  | { readonly type: 'SILENCE'; readonly target: EntityId }
  | { readonly type: 'REMOVE'; readonly target: EntityId }
  /** A minion goes to its controller's hand. */
  | { readonly type: 'RETURN_TO_HAND'; readonly target: EntityId }
  /** That seat takes control of an enemy minion. */
  | { readonly type: 'TAKE_CONTROL'; readonly seat: Seat; readonly target: EntityId }
  /** A card goes into its controller's deck as a fresh one. */
  | { readonly type: 'MOVE_TO_DECK'; readonly target: EntityId; readonly where: DeckPlace }
  | { readonly type: 'DISCARD'; readonly target: EntityId }
  | { readonly type: 'DRAW'; readonly seat: Seat; readonly count: number }
  /** One fatigue hit. */
  | { readonly type: 'FATIGUE'; readonly seat: Seat }
  /** Crystals, and mana available now (all of it if left out); Overload is forgotten. */
  | { readonly type: 'SET_MANA'; readonly seat: Seat; readonly maximum: number; readonly available?: number };

/** Where in a deck a card is put; `shuffled` is any place, by chance. */
export const DECK_PLACES = ['top', 'bottom', 'shuffled'] as const satisfies readonly DeckPlace[];

export type AnyBattleInput = BattleInput | SandboxInput;
export type InputType = AnyBattleInput['type'];

type FieldKind = keyof typeof CHECKS;

const CHECKS = {
  ...COMMON_CHECKS,
  deckPlace: [(value: unknown) => DECK_PLACES.some((place) => place === value), '"top", "bottom" or "shuffled"'],
} as const satisfies Record<string, FieldCheck>;

/** The fields of each input. `entity` is an entity's id, `count` a whole number of at least 0. */
export const INPUT_FIELDS: Readonly<Record<InputType, InputFields<FieldKind>>> = {
  MULLIGAN: { seat: 'seat', replace: 'entities' },
  PLAY: {
    seat: 'seat',
    card: 'entity',
    target: ['optional', 'entity'],
    position: ['optional', 'count'],
    option: ['optional', 'count'],
  },
  ATTACK: { seat: 'seat', attacker: 'entity', defender: 'entity' },
  HERO_POWER: { seat: 'seat', target: ['optional', 'entity'] },
  CHOOSE: { seat: 'seat', option: 'count' },
  END_TURN: { seat: 'seat' },
  CONCEDE: { seat: 'seat' },
  SUMMON: { seat: 'seat', card: 'card', position: ['optional', 'count'] },
  ADD_TO_HAND: { seat: 'seat', card: 'card' },
  ADD_TO_DECK: { seat: 'seat', card: 'card', where: 'deckPlace' },
  ADD_SECRET: { seat: 'seat', card: 'card' },
  EQUIP: { seat: 'seat', card: 'card' },
  CAST: { seat: 'seat', card: 'card', target: ['optional', 'entity'], option: ['optional', 'count'] },
  DEAL_DAMAGE: { target: 'entity', amount: 'count' },
  HEAL: { seat: 'seat', target: 'entity', amount: 'count' },
  SET_HEALTH: { target: 'entity', health: 'count' },
  GAIN_ARMOR: { seat: 'seat', amount: 'count' },
  FREEZE: { target: 'entity' },
  DESTROY: { target: 'entity' },
  SILENCE: { target: 'entity' },
  REMOVE: { target: 'entity' },
  RETURN_TO_HAND: { target: 'entity' },
  TAKE_CONTROL: { seat: 'seat', target: 'entity' },
  MOVE_TO_DECK: { target: 'entity', where: 'deckPlace' },
  DISCARD: { target: 'entity' },
  DRAW: { seat: 'seat', count: 'count' },
  FATIGUE: { seat: 'seat' },
  SET_MANA: { seat: 'seat', maximum: 'count', available: ['optional', 'count'] },
};

const PLAYER_INPUTS: ReadonlySet<string> = new Set([
  'MULLIGAN',
  'PLAY',
  'ATTACK',
  'HERO_POWER',
  'CHOOSE',
  'END_TURN',
  'CONCEDE',
] satisfies BattleInput['type'][]);

export const isSandboxInput = (input: AnyBattleInput): input is SandboxInput => !PLAYER_INPUTS.has(input.type);

/** What is wrong with the shape of something that should be an input, or null. */
export const shapeFault = shapeCheckOf(INPUT_FIELDS, CHECKS);
