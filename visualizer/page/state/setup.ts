// What a new game begins with: decks and heroes, or sets, by chance from its seed.

import { rollFrom, seedFrom, simulatedBattle, simulatedDale } from '../../../cli/simulate/index.ts';
import type { RuleSet } from '../../session/index.ts';

export const setupOf = ({ kind, id }: RuleSet, seed: number, players: number): Record<string, unknown> => {
  const roll = rollFrom(seedFrom(seed, 'setup'));
  if (kind === 'battle') return { ...simulatedBattle('all').setup(roll, 2), seed };
  const edition = id === 'dale-anniversary' ? 'anniversary' : 'note';
  const { sets } = simulatedDale(edition).setup(roll, players);
  return { sets, seed, players };
};
