// The rule sets that can be tested, and a batch of games of one of them.

import type { AnyInput } from '../../machines/index.ts';
import {
  type Batch,
  battleSubject,
  Coverage,
  daleSubject,
  type Fixture,
  type Found,
  fixtureOf,
  type Played,
  playBatch,
} from '../../tests/model/index.ts';
import type { TestedName } from './options.ts';

/** What the command does with a rule set, whatever its Worlds and inputs are. */
interface Tested {
  readonly newCoverage: () => Coverage;
  readonly play: (batch: Batch) => Played<AnyInput>;
  readonly fixtureOf: (found: Found<AnyInput>, seed: number) => Fixture;
}

const battle: Tested = {
  newCoverage: () => new Coverage(battleSubject),
  play: (batch) => playBatch(battleSubject, batch),
  fixtureOf: (found, seed) => fixtureOf(battleSubject, found as never, seed),
};

const dale: Tested = {
  newCoverage: () => new Coverage(daleSubject),
  play: (batch) => playBatch(daleSubject, batch),
  fixtureOf: (found, seed) => fixtureOf(daleSubject, found as never, seed),
};

export const testedRules = (name: TestedName): Tested => (name === 'battle' ? battle : dale);
