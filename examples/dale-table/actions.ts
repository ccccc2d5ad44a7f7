// What can be done with the cards that are picked. Each action is an input of the game, and the game says whether it is
// legal: nothing here knows a rule.

import type { EntityId } from 'cardchart';
import type { DaleInput, DaleMove, DaleView } from 'cardchart/dale';
import { cardsIn } from './cards.ts';

export interface Action {
  readonly label: string;
  readonly input: DaleInput;
  /** Why it cannot be done now. */
  readonly reason: string | null;
}

export type WhyNot = (input: DaleInput) => { readonly message: string } | null;

interface Picked {
  readonly hand: readonly EntityId[];
  readonly discard: readonly EntityId[];
  readonly market: readonly EntityId[];
}

export const pickedIn = (view: DaleView, picked: readonly EntityId[]): Picked => {
  const own = typeof view.viewer === 'number' ? view.players[view.viewer] : undefined;
  const among = (cards: readonly ({ readonly id: EntityId } | null)[] | null | undefined) =>
    picked.filter((id) => cards?.some((card) => card?.id === id));
  return { hand: among(own?.hand), discard: among(own?.discard), market: among(view.market) };
};

/** Moves that stand alone: nothing has to be picked for them. */
const ALONE: ReadonlySet<DaleInput['type']> = new Set(['RESOLVE', 'SKIP_BUILD', 'END_TURN']);

export const actionsFor = (
  view: DaleView,
  moves: readonly DaleMove[],
  picked: readonly EntityId[],
  whyNot: WhyNot,
): Action[] => {
  const seat = view.viewer as number;
  const { hand, discard, market } = pickedIn(view, picked);
  const cards = cardsIn(view);
  const named = (ids: readonly EntityId[]) => ids.map((id) => cards.get(id)?.as ?? 'a card').join(', ') || 'nothing';
  const action = (label: string, input: DaleInput): Action => ({
    label,
    input,
    reason: whyNot(input)?.message ?? null,
  });
  const alone = moves.flatMap(({ input, label }) => (ALONE.has(input.type) ? [{ input, label, reason: null }] : []));
  if (view.phase !== 'action' && view.phase !== 'bonusBuild') {
    const used = view.phase === 'endOfTurn' ? moves.filter(({ input }) => input.type === 'USE') : [];
    return [...used.map(({ input, label }) => ({ input, label, reason: null })), ...alone];
  }
  const [wanted, ...others] = market;
  if (wanted !== undefined) {
    if (others.length > 0) return [];
    const label = `Buy ${named([wanted])} for ${named(hand)}`;
    const input = { type: 'PURCHASE', seat, card: wanted, payment: hand } as const;
    const ways = moves.flatMap((move) =>
      move.input.type === 'PURCHASE' && move.input.card === wanted ? [move.input] : [],
    );
    const variants = ways.flatMap(({ keep, market: order }): Action[] => [
      ...(keep === undefined ? [] : [action(`${label}, keeping ${named(keep)}`, { ...input, keep })]),
      ...(order === undefined
        ? []
        : [action(`${label}, from slot ${order.indexOf(wanted) + 1}`, { ...input, market: order })]),
    ]);
    return [action(label, input), ...distinct(variants.filter(({ reason }) => reason === null))];
  }
  const [single] = hand.length + discard.length === 1 ? hand : [];
  const withOne = moves.flatMap(({ input, label }) =>
    'card' in input && input.card === single && input.type !== 'PURCHASE' ? [{ input, label, reason: null }] : [],
  );
  const build = { type: 'BUILD', seat, hand, ...(discard.length === 0 ? {} : { discard }) } as const;
  const stack = (view.players[seat]?.stall.length ?? 0) + 1;
  return [
    ...withOne,
    ...(hand.length > 0 ? [action(`Build stack ${stack} with ${named([...hand, ...discard])}`, build)] : []),
    ...(view.phase === 'action' && discard.length === 0
      ? [action(`Take inventory: discard ${named(hand)}`, { type: 'INVENTORY', seat, cards: hand })]
      : []),
    ...alone,
  ];
};

const distinct = (actions: readonly Action[]): Action[] => [
  ...new Map(actions.map((action) => [action.label, action])).values(),
];

/** The cards that lead on from what is picked: with nothing picked, all that some legal move begins with. */
export const litCards = (
  view: DaleView,
  moves: readonly DaleMove[],
  picked: readonly EntityId[],
  whyNot: WhyNot,
): ReadonlySet<EntityId> => {
  const { hand, market } = pickedIn(view, picked);
  const seat = view.viewer as number;
  const [wanted] = market;
  const lit = new Set<EntityId>();
  for (const { input } of moves) {
    if (input.type === 'PLAY' || input.type === 'USE' || input.type === 'BIND' || input.type === 'RESOLVE') {
      if (picked.length === 0) lit.add(input.card);
    } else if (input.type === 'PURCHASE') {
      if (picked.length === 0) lit.add(input.card);
      else if (input.card === wanted) for (const id of input.payment) lit.add(id);
    } else if (input.type === 'BUILD' && picked.length === 0) for (const id of input.hand) lit.add(id);
  }
  if (wanted === undefined && hand.length > 0) {
    for (const card of view.market) {
      const input = card === null ? null : ({ type: 'PURCHASE', seat, card: card.id, payment: hand } as const);
      if (input !== null && whyNot(input) === null) lit.add(input.card);
    }
  }
  return lit;
};
