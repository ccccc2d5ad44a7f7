// What random games have found stays mended: every fixture is played for ever, on both roads side by side.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyMove, type Seeded, setDefaultRoad } from '../../machines/index.ts';
import { readScenarios, runScenario, StepError } from '../../machines/sandbox/index.ts';
import { type AuctionWorld, auction, type Bid, type Sold } from '../model/example/auction.ts';
import { auctionSubject } from '../model/example/subject.ts';
import { type Found, fixtureOf, referees, replayFixture, type Subject, testModel } from '../model/index.ts';
import { battleSubject } from '../model/subjects/battle.ts';
import { daleSubject } from '../model/subjects/dale.ts';

const FOLDER = join(import.meta.dirname, '..', 'fixtures');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));

describe('fixtures', () => {
  beforeAll(() => setDefaultRoad('both'));
  afterAll(() => setDefaultRoad('xstate'));

  it.each(files)('%s holds', (file) => {
    for (const scenario of readScenarios(readFileSync(join(FOLDER, file), 'utf8'))) {
      const { facts } = runScenario(scenario, scenario.seed, {}, referees);
      expect(facts.length).toBeGreaterThan(0);
      expect(facts.filter(({ holds }) => !holds)).toEqual([]);
    }
  });
});

/** A subject in which something is said to hold that cannot for long. */
const withFalseInvariant = <S extends { readonly invariants: readonly unknown[] }>(
  subject: S,
  isBroken: (world: never) => boolean,
): S => ({
  ...subject,
  invariants: [
    ...subject.invariants,
    { name: 'it never happens', check: ({ world }: { world: never }) => (isBroken(world) ? 'It has happened.' : null) },
  ],
});

const PLAN = { seed: 5, games: 40, illegal: 0, road: 'compiled' } as const;

describe('a failing walk as a scenario file', () => {
  it.each([
    ['battle', withFalseInvariant(battleSubject, ({ turn }: { turn: number }) => turn > 1)],
    ['dale', withFalseInvariant(daleSubject, ({ turn }: { turn: number }) => turn > 1)],
  ] as const)('of %s is read and played up to the failing step', async (ruleset, subject) => {
    const { found } = await testModel(subject as typeof battleSubject, PLAN);
    const [first] = found as [Found<never>];
    const { text } = fixtureOf(subject as typeof battleSubject, first, PLAN.seed);
    const [scenario] = readScenarios(text);
    expect(scenario).toMatchObject({ ruleset, confidence: 'fixture', why: 'it never happens: It has happened.' });
    expect(scenario?.blocks[0]?.do).toHaveLength(1);
    expect(scenario?.start).toHaveLength(first.replay.inputs.length - 1);
    if (scenario === undefined) return;
    // The referees of the real rules do not know what this test has made up, and everything else holds.
    const { facts } = runScenario(scenario, scenario.seed, {}, referees);
    expect(facts.filter(({ holds }) => !holds).map(({ fact, found }) => [fact, found])).toEqual([
      ['always: it never happens', 'nobody here knows this'],
    ]);
  });

  it('of a rule set of one’s own is played by the kit', async () => {
    const subject: Subject<AuctionWorld, Bid, Sold, Seeded, AnyMove<Bid>> = withFalseInvariant(
      auctionSubject,
      ({ lots }: { lots: number[] }) => lots.length < 3,
    );
    const { found } = await testModel(subject, PLAN);
    const { text, file } = fixtureOf(subject, found[0] as Found<Bid>, PLAN.seed);
    expect(file).toBe(`auction-seed-5-game-${found[0]?.game}.yaml`);
    expect(replayFixture(subject, text)).toEqual({ name: 'it never happens', problem: 'It has happened.' });
    expect(replayFixture(auctionSubject, text)).toBeNull();
    expect(replayFixture(auctionSubject, text.replace(/input \{.*\}/, 'refused illegal-move: $&'))).toMatchObject({
      name: 'inputs are answered as written',
    });
    expect(() => replayFixture(auctionSubject, text.replace(/input \{/, 'bid {'))).toThrow('is no input');
    expect(auction.name).toBe('auction');
  });

  it('without referees says that nobody can tell', () => {
    const [scenario] = readScenarios(readFileSync(join(FOLDER, 'battle-equip-is-heard.yaml'), 'utf8'));
    if (scenario === undefined) throw new Error('The file is empty.');
    expect(runScenario(scenario).facts.every(({ holds, found }) => !holds && found === 'nobody here knows this')).toBe(
      true,
    );
  });

  it('refuses an input that is no JSON, with its line, and stops at one that is refused', () => {
    const text = readFileSync(join(FOLDER, 'battle-equip-is-heard.yaml'), 'utf8');
    expect(() => readScenarios(text.replace('input {"type":"EQUIP"', 'input {type:"EQUIP"'))).toThrow('input');
    const [scenario] = readScenarios(text.replace('"seat":0', '"seat":7'));
    if (scenario === undefined) throw new Error('The file is empty.');
    expect(() => runScenario(scenario, 0, {}, referees)).toThrow(StepError);
  });
});
