// The aura module's table of counts (course.md §5), and the redirect lookup (R16.4).

import { describe, expect, it } from 'vitest';
import {
  type ActiveAura,
  activations,
  multiplyTriggers,
  REDIRECT_HERO_DAMAGE,
  redirectFor,
} from '../../machines/battle/index.ts';

type Written = readonly [stacking: 'max' | 'additive', times: number];

const snapshot = (...multipliers: readonly Written[]): { activeAuras: ActiveAura[] } => ({
  activeAuras: multipliers.map(([stacking, times], index) => ({
    owner: 0,
    source: index + 1,
    aura: multiplyTriggers('deathrattle', { times, stacking }),
  })),
});

describe('activations (course.md §5)', () => {
  it.each<[string, readonly Written[], number]>([
    ['none', [], 1],
    ['one max 2', [['max', 2]], 2],
    [
      'two max 2',
      [
        ['max', 2],
        ['max', 2],
      ],
      2,
    ],
    [
      'max 2, max 3',
      [
        ['max', 2],
        ['max', 3],
      ],
      3,
    ],
    [
      'max 3, max 2',
      [
        ['max', 3],
        ['max', 2],
      ],
      3,
    ],
    ['additive 2', [['additive', 2]], 2],
    [
      'two additive 2',
      [
        ['additive', 2],
        ['additive', 2],
      ],
      3,
    ],
    ['additive 3', [['additive', 3]], 3],
    [
      'max 2, additive 2',
      [
        ['max', 2],
        ['additive', 2],
      ],
      3,
    ],
    [
      'max 3, two additive 2',
      [
        ['max', 3],
        ['additive', 2],
        ['additive', 2],
      ],
      5,
    ],
    ['max 1', [['max', 1]], 1],
  ])('%s', (_name, multipliers, count) => {
    expect(activations(snapshot(...multipliers), 0, 'deathrattle')).toBe(count);
  });

  it('ignores the multipliers of another owner', () => {
    expect(activations(snapshot(['max', 2]), 1, 'deathrattle')).toBe(1);
  });

  it('ignores the multipliers of another trigger', () => {
    expect(activations(snapshot(['max', 2]), 0, 'battlecry')).toBe(1);
  });
});

describe('redirectFor (course.md §5)', () => {
  const auras = (...owners: readonly number[]): { activeAuras: ActiveAura[] } => ({
    activeAuras: owners.map((owner, index) => ({ owner, source: index + 10, aura: REDIRECT_HERO_DAMAGE })),
  });

  it('finds the first entry of that player', () => {
    expect(redirectFor(auras(1, 0, 0), 0)).toBe(11);
  });

  it('finds nobody without a redirect of that player', () => {
    expect(redirectFor(auras(1), 0)).toBeUndefined();
    expect(redirectFor(snapshot(['max', 2]), 0)).toBeUndefined();
  });
});
