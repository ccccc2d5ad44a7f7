// What a person means to do, step by step: a card, one of its texts, a place, a target. Which steps there are, and what
// may be picked in each, follows from the legal moves alone.

import type { EntityId } from 'cardchart';
import type { AnyBattleInput, BattleView, Move } from 'cardchart/battle';

export interface Intent {
  readonly source: EntityId;
  readonly option?: number;
  readonly position?: number;
}

export type Step =
  | { readonly need: 'option'; readonly options: readonly number[] }
  | { readonly need: 'place'; readonly places: number }
  /** `without` is the input if it may go without a target. */
  | { readonly need: 'target'; readonly targets: ReadonlySet<EntityId>; readonly without: AnyBattleInput | null }
  | { readonly need: 'nothing'; readonly input: AnyBattleInput };

/** The card with which a move begins; null for one that begins with none. */
export const sourceOf = ({ input }: Move, heroPower: EntityId | null): EntityId | null => {
  switch (input.type) {
    case 'PLAY':
      return input.card;
    case 'ATTACK':
      return input.attacker;
    case 'HERO_POWER':
      return heroPower;
    default:
      return null;
  }
};

const targetOf = (input: AnyBattleInput): EntityId | undefined => {
  if (input.type === 'ATTACK') return input.defender;
  return input.type === 'PLAY' || input.type === 'HERO_POWER' ? input.target : undefined;
};

const optionOf = ({ input }: Move): number | undefined => (input.type === 'PLAY' ? input.option : undefined);

/** The input with the place that was picked. */
const placedAt = (input: AnyBattleInput, position: number | undefined): AnyBattleInput =>
  input.type === 'PLAY' && position !== undefined ? { ...input, position } : input;

/** What is to be picked next; null if the card can do nothing. */
export const nextStep = (moves: readonly Move[], heroPower: EntityId | null, intent: Intent): Step | null => {
  const own = moves.filter((move) => sourceOf(move, heroPower) === intent.source);
  const options = [...new Set(own.flatMap((move) => optionOf(move) ?? []))];
  if (options.length > 0 && intent.option === undefined) return { need: 'option', options };
  const left = own.filter((move) => optionOf(move) === intent.option);
  const [first] = left;
  if (first === undefined) return null;
  const { places = 1 } = first;
  if (places > 1 && intent.position === undefined) return { need: 'place', places };
  const targets = new Set(left.flatMap(({ input }) => targetOf(input) ?? []));
  const bare = left.find(({ input }) => targetOf(input) === undefined);
  const without = bare === undefined ? null : placedAt(bare.input, intent.position);
  if (targets.size > 0) return { need: 'target', targets, without };
  return without === null ? null : { need: 'nothing', input: without };
};

/** The input that aims what is meant at a target, legal or not. */
export const aimedAt = (moves: readonly Move[], view: BattleView, intent: Intent, target: EntityId): AnyBattleInput => {
  const seat = view.viewer as number;
  const side = view.players[seat];
  const { source, option, position } = intent;
  const isOnBoard = source === side?.hero.entity || side?.board.some(({ entity }) => entity === source);
  if (isOnBoard) return { type: 'ATTACK', seat, attacker: source, defender: target };
  if (source === side?.heroPower?.entity) return { type: 'HERO_POWER', seat, target };
  const known = moves.find(({ input }) => input.type === 'PLAY' && input.card === source && input.target === target);
  const input: AnyBattleInput = known?.input ?? { type: 'PLAY', seat, card: source, target };
  return placedAt(option === undefined ? input : ({ ...input, option } as AnyBattleInput), position);
};
