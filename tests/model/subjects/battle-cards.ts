// The cards of battle, and which of them a walk wants to see.

import { type BattleCard, battleWithTestCards } from '../../../machines/battle/index.ts';
import { type Coverage, type Used, wordsIn } from '../coverage.ts';

export const cards: readonly BattleCard[] = [...battleWithTestCards.cards.cards.values()];

/** Every verb and listener in the texts of each card. */
const words: ReadonlyMap<string, readonly Used[]> = new Map(cards.map((card) => [card.name, wordsIn(card)]));

const heroPowers: ReadonlySet<string> = new Set(
  cards.flatMap(({ kind, name }) => (kind === 'heroPower' ? [name] : [])),
);

/** The Hero Powers that a card names: nothing else brings them. */
const powersIn = (part: unknown): string[] => {
  if (typeof part === 'string') return heroPowers.has(part) ? [part] : [];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(powersIn) : [];
};
const powers: ReadonlyMap<string, readonly string[]> = new Map(cards.map((card) => [card.name, powersIn(card)]));

/** Cards that were never played, or say something that was never carried out; all of them if there are none. */
export const wanted = (coverage: Coverage, from: readonly BattleCard[] = cards): readonly BattleCard[] => {
  const missing = from.filter(
    ({ name }) =>
      coverage.count('cards', name) === 0 ||
      powers.get(name)?.some((power) => coverage.count('cards', power) === 0) ||
      words.get(name)?.some(({ topic, name: word }) => coverage.count(topic, word) === 0),
  );
  return missing.length > 0 ? missing : from;
};
