// What a card says to those who do not see it.

import type { Mark, TableCard } from '../../session/index.ts';

/** Shapes beside the colours. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = {
  dying: '✖',
  dead: '✝',
  frozen: '❄',
  silenced: '∅',
  exhausted: 'z',
  used: '✓',
  waiting: '◷',
  asked: '?',
};

export const numbersWords = ({ numbers }: TableCard): string => {
  const { attack, health, maxHealth, ...others } = numbers;
  const rest = Object.entries(others).map(([name, number]) => `${name} ${number}`);
  if (attack === undefined && health === undefined) return rest.join(', ');
  const of = maxHealth === undefined || maxHealth === health ? '' : ` of ${maxHealth}`;
  return [...rest, ...(attack === undefined ? [] : [`attack ${attack}`]), `health ${health}${of}`].join(', ');
};

/** `Loot Hoarder H, attack 2, health 1, seat 0, dying`. */
export const cardLabel = (card: TableCard, given: string | undefined): string =>
  [
    `${card.as ?? card.card}${given === undefined ? '' : ` ${given}`}`,
    numbersWords(card),
    card.controller === null ? '' : `seat ${card.controller}`,
    ...card.keywords,
    ...card.marks,
  ]
    .filter((part) => part !== '')
    .join(', ');
