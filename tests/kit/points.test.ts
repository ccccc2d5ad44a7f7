// Points of the rules that no scenario looks at by itself, each in a small game.

import { describe, expect, it } from 'vitest';
import { MUTATIONS } from '../model/mutations/mutations.ts';
import { POINTS } from '../model/mutations/points.ts';

describe('points of the rules', () => {
  it.each(Object.entries(POINTS))('%s', (_name, faultOf) => {
    expect(faultOf()).toBeNull();
  });

  it('are each disabled by a mutation', () => {
    const names = MUTATIONS.map(({ name }) => name);
    expect(Object.keys(POINTS).filter((name) => !names.includes(name))).toEqual([]);
  });
});
