// A bot for dale that builds whenever it can, otherwise buys the most valuable card, and plays techniques or looks for
// better cards if it can do neither. It knows its view only and never looks ahead.

import type { DaleInput, DaleMove, DaleView } from '../../../machines/dale/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import { pickBest } from '../rolls.ts';
import { completed, type DaleBot } from './random.ts';

/** Cards below this value are not bought, and are discarded when taking inventory. */
const WORTH_HAVING = 2;

/**
 * How often it leaves out what does not end the action phase. Two Safety Precautions can fetch each other from the
 * stall for ever, and a bot that looks at the present alone would never stop.
 */
const TIRED_ONCE_IN = 5;

const isFree = ({ type }: DaleInput): boolean => type === 'PLAY' || type === 'BIND' || type === 'USE';

export const greedyDaleBot: DaleBot = (view, moves, roll) => {
  const values = valuesIn(view);
  const worth = (id: EntityId) => values.get(id) ?? 0;
  const isTired = roll(TIRED_ONCE_IN) === 0;
  const move = pickBest(roll, moves, ({ input }) => (isTired && isFree(input) ? 0 : scoreOf(input, worth)));
  if (move.input.type !== 'INVENTORY') return { move, input: completed(move, roll) };
  const cards = poorest(move, worth);
  return { move, input: { ...move.input, cards } };
};

/** What every card in sight counts as now. */
const valuesIn = (view: DaleView): ReadonlyMap<EntityId, number> => {
  const seen = [
    ...view.market,
    ...view.bin,
    ...(view.searched ?? []),
    ...view.players.flatMap(({ hand, limbo, discard, stall, schedule }) => [
      ...(hand ?? []),
      ...(limbo ?? []),
      ...discard,
      ...stall.flat(),
      ...schedule,
    ]),
  ];
  return new Map(seen.flatMap((card) => (card === null ? [] : [[card.id, card.value] as const])));
};

const sum = (ids: readonly EntityId[], worth: (id: EntityId) => number): number =>
  ids.reduce((total, id) => total + worth(id), 0);

const scoreOf = (input: DaleInput, worth: (id: EntityId) => number): number => {
  switch (input.type) {
    // Many cards in one stack leave a small deck, in which the valuable ones come up sooner.
    case 'BUILD':
      return 100 + input.hand.length;
    case 'PURCHASE': {
      const value = worth(input.card);
      return value < WORTH_HAVING ? 0 : 50 + value - sum(input.payment, worth) / 100;
    }
    case 'RESOLVE':
    case 'BIND':
    case 'USE':
      return 30;
    case 'PLAY':
      return input.withoutEffect === true ? 0 : 20 + worth(input.card);
    case 'ANSWER':
      return answerScore(input, worth);
    case 'INVENTORY':
      return 10;
    default:
      return 1;
  }
};

/** Gives little and takes much. */
const answerScore = (input: DaleInput & { readonly type: 'ANSWER' }, worth: (id: EntityId) => number): number =>
  input.answers.reduce((score, { target, take }) => {
    if (target === 'none' || target === 'skip') return score - 2;
    const given = typeof target === 'number' ? [target] : target === 'use' ? [] : target;
    return score + (take === undefined ? 0 : worth(take)) - sum(given, worth);
  }, 0);

/** The hand cards that are not worth having, and at least the least of them, so that the next hand is another. */
const poorest = ({ open }: DaleMove, worth: (id: EntityId) => number): EntityId[] => {
  const from = open?.field === 'cards' ? [...open.from] : [];
  const sorted = from.sort((a, b) => worth(a) - worth(b));
  const poor = sorted.filter((id) => worth(id) < WORTH_HAVING);
  return poor.length > 0 ? poor : sorted.slice(0, 1);
};
