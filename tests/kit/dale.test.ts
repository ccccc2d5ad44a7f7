// The kit's own run over Dale: everything that can be reached is, and nothing is found.

import { describe, expect, it } from 'vitest';
import { daleSubject, testModel } from '../model/index.ts';

/** Far more than it takes on an idle machine, which is less than a minute. */
const TWENTY_MINUTES = 1_200_000;

const PLAN = { seed: 1, games: 3000, illegal: 0.05, road: 'mixed' } as const;

describe('random games of Dale', () => {
  it(
    'reach each state and transition, play each card, and carry out each verb and listener',
    async () => {
      const { coverage, found } = await testModel(daleSubject, PLAN, ({ isComplete }) => isComplete);
      expect(found).toEqual([]);
      expect(coverage.neverReached).toEqual([]);
      expect(coverage.wronglyExcluded).toEqual([]);
      for (const topic of ['cards', 'verbs', 'listeners'] as const) expect(coverage.never(topic)).toEqual([]);
    },
    TWENTY_MINUTES,
  );
});
