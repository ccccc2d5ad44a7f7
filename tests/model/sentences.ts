// Inputs in the language of the cards: the label of the move that they make, or the input's own words with the names of
// cards instead of their numbers.

import type { AnyInput, AnyMove, Game, KernelWorld } from '../../machines/index.ts';
import { seatsOf } from './subject.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Every World of ours keeps its cards so; of another one the numbers are shown. */
interface Named {
  readonly entities?: Readonly<Record<number, { readonly card: string }>>;
}

/** Fields that are numbers and no cards. */
const PLAIN = new Set(['seat', 'player', 'position', 'option', 'amount', 'count', 'health', 'maximum', 'available']);

/** "seat 0: Play Fireball on Chillwind Yeti", for an input that may be sent to this game as it is now. */
export const sentenceOf = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>>(
  game: Game<W, I, E, M>,
  input: I,
): string => {
  const { world } = game;
  for (const seat of seatsOf(world)) {
    const moves = game.legalMoves(seat).filter((move) => isMadeBy(input as Fields, move.input as Fields));
    const [move] = moves.toSorted((a, b) => openIn(input, a.input).length - openIn(input, b.input).length);
    if (move !== undefined) return `seat ${seat}: ${move.label}${detailsOf(world, input, move.input)}`;
  }
  return ownWords(world, input);
};

/** The same but for what a move leaves open: lists, and fields that it has not. */
const isMadeBy = (input: Fields, move: Fields): boolean =>
  Object.entries(move).every(([field, value]) => Array.isArray(value) || input[field] === value);

const openIn = (input: object, move: object): [field: string, value: unknown][] =>
  Object.entries(input).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify((move as Fields)[field]));

/** What the input says beyond the move: " (position 1)", or nothing. */
export const detailsOf = (world: object, input: object, move: object): string => {
  const said = openIn(input, move).map(([field, value]) => `${field} ${shownIn(world, field, value)}`);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
};

/** "seat 1: Summon Test Witness", "Deal damage: target Wisp, amount 2". */
const ownWords = (world: object, { type, ...fields }: AnyInput): string => {
  const words = type.toLowerCase().replaceAll('_', ' ');
  const { seat, ...others } = fields as Fields;
  const said = Object.entries(others).map(([field, value]) => {
    const value_ = shownIn(world, field, value);
    return field === 'card' ? value_ : `${field} ${value_}`;
  });
  const sentence = [words.charAt(0).toUpperCase() + words.slice(1), said.join(', ')].filter((part) => part !== '');
  return `${seat === undefined ? '' : `seat ${String(seat)}: `}${sentence.join(' ')}`;
};

const shownIn = (world: object, field: string, value: unknown): string => {
  if (Array.isArray(value)) return value.map((each) => shownIn(world, field, each)).join(' and ') || 'none';
  if (typeof value === 'number' && !PLAIN.has(field)) {
    return (world as Named).entities?.[value]?.card ?? String(value);
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([inner, each]) => `${inner} ${shownIn(world, inner, each)}`)
        .join(' ')
    : String(value);
};
