// How the behaviour of one real card is tested: `card` says which card a test is about, so that
// coverage.test.ts can list those that have none.

import { expect, it } from 'vitest';
import type { KnownCardName } from '../../../machines/battle/index.ts';

/** One behaviour of one card. The test must assert something. */
export const card = (name: KnownCardName, does: string, test: () => void): void =>
  it(`${name}: ${does}`, () => {
    expect.hasAssertions();
    test();
  });
