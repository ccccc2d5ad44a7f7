// What players send, and what a sandbox may ask for besides. One table says which fields each input has; types, shape
// checks and documentation come from it.

import type { CardName } from '../../cards/terms.ts';
import { shown } from '../shown.ts';
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
      readonly where: 'top' | 'bottom';
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
  | { readonly type: 'GAIN_ARMOR'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'DESTROY'; readonly target: EntityId }
  | { readonly type: 'SILENCE'; readonly target: EntityId }
  | { readonly type: 'REMOVE'; readonly target: EntityId };

export type AnyBattleInput = BattleInput | SandboxInput;
export type InputType = AnyBattleInput['type'];

type FieldKind = 'seat' | 'entity' | 'entities' | 'count' | 'card' | 'deckEnd';
type Fields = Readonly<Record<string, FieldKind | readonly ['optional', FieldKind]>>;

/** The fields of each input. `entity` is an entity's id, `count` a whole number of at least 0. */
export const INPUT_FIELDS: Readonly<Record<InputType, Fields>> = {
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
  ADD_TO_DECK: { seat: 'seat', card: 'card', where: 'deckEnd' },
  ADD_SECRET: { seat: 'seat', card: 'card' },
  EQUIP: { seat: 'seat', card: 'card' },
  CAST: { seat: 'seat', card: 'card', target: ['optional', 'entity'], option: ['optional', 'count'] },
  DEAL_DAMAGE: { target: 'entity', amount: 'count' },
  GAIN_ARMOR: { seat: 'seat', amount: 'count' },
  DESTROY: { target: 'entity' },
  SILENCE: { target: 'entity' },
  REMOVE: { target: 'entity' },
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

/** Not −0, which JSON writes as 0: a World that holds it would not be equal to its own save. */
const isCount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && (value as number) >= 0 && !Object.is(value, -0);

const CHECKS: Readonly<Record<FieldKind, readonly [check: (value: unknown) => boolean, expected: string]>> = {
  seat: [isCount, 'a seat number'],
  entity: [isCount, 'the id of an entity'],
  // `every` passes over the holes of an array, `includes` does not.
  entities: [
    (value) => Array.isArray(value) && value.every(isCount) && !value.includes(undefined),
    'a list of entity ids',
  ],
  count: [isCount, 'a whole number of at least 0'],
  card: [(value) => typeof value === 'string', 'the name of a card'],
  deckEnd: [(value) => value === 'top' || value === 'bottom', '"top" or "bottom"'],
};

/** What is wrong with the shape of something that should be an input, or null. */
export const shapeFault = (input: unknown): { readonly problem: string; readonly expected: string } | null => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { problem: 'it is not an object', expected: 'an object with a type' };
  }
  const given = input as Record<string, unknown>;
  const types = Object.keys(INPUT_FIELDS).join(', ');
  if (typeof given.type !== 'string' || !Object.hasOwn(INPUT_FIELDS, given.type)) {
    return { problem: `its type is ${shown(given.type)}`, expected: `a type of ${types}` };
  }
  const fields = INPUT_FIELDS[given.type as InputType];
  for (const [name, field] of Object.entries(fields)) {
    const [kind, isOptional] = typeof field === 'string' ? [field, false] : [field[1], true];
    if (given[name] === undefined && isOptional) continue;
    const [check, expected] = CHECKS[kind];
    if (!check(given[name])) {
      return {
        problem: `${given.type}.${name} is ${shown(given[name])}`,
        expected: `${name} to be ${expected}`,
      };
    }
  }
  const unknown = Object.keys(given).find((name) => name !== 'type' && !Object.hasOwn(fields, name));
  if (unknown === undefined) return null;
  return {
    problem: `${given.type} has no field ${shown(unknown)}`,
    expected: `only ${Object.keys(fields).join(', ')}`,
  };
};
