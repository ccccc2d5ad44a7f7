// `cardchart test-model`: its options, its table, its exit codes and what it writes.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { layoutFor } from '../../cli/layout.ts';
import { readTestModelOptions } from '../../cli/test-model/options.ts';
import { coverageLines } from '../../cli/test-model/table.ts';
import { conclude, testModel } from '../../cli/test-model/test-model.ts';
import { UsageError } from '../../cli/usage.ts';
import { readScenarios } from '../../machines/sandbox/index.ts';
import { auctionSubject } from '../model/example/subject.ts';
import { battleSubject, Coverage, testModel as run } from '../model/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'cardchart-test-model-'));
afterAll(() => rmSync(folder, { recursive: true }));

const given = (options: Record<string, string | undefined>) => new Map(Object.entries(options));
const layout = layoutFor({ isTTY: false });

const faultOf = (words: string[], options: Record<string, string | undefined> = {}): string => {
  try {
    readTestModelOptions(words, given(options));
  } catch (error) {
    if (error instanceof UsageError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'accepted';
};

const carryOut = async (games: number, workers: number, coverage?: string) => {
  const lines: string[] = [];
  const options = readTestModelOptions(
    ['dale'],
    given({
      games: String(games),
      seed: '4',
      workers: String(workers),
      fixtures: folder,
      ...(coverage && { coverage }),
    }),
  );
  const progress = { show: () => {}, clear: () => {} };
  const print = (line: string) => lines.push(line);
  const code = await testModel(options, { print, layout, progress, signal: new AbortController().signal });
  return { code, lines };
};

describe('the options', () => {
  it('have defaults', () => {
    expect(readTestModelOptions(['battle'], given({ workers: '3' }))).toEqual({
      ruleset: 'battle',
      plan: { seed: 0, games: 500, illegal: 0.05, road: 'mixed' },
      workers: 3,
      fixtures: 'tests/fixtures',
      coverage: undefined,
    });
    expect(readTestModelOptions(['dale'], given({ games: '10000', illegal: '0' })).plan).toMatchObject({
      games: 10_000,
      illegal: 0,
    });
  });

  it('that cannot be used say what is allowed', () => {
    expect(faultOf([])).toContain('cardchart test-model <battle|dale>');
    expect(faultOf(['batle'])).toContain('unknown rule set "batle"; known are battle, dale. Did you mean "battle"?');
    expect(faultOf(['dale', 'battle'])).toContain('takes one rule set');
    expect(faultOf(['dale'], { games: '0' })).toContain('expected a whole number of at least 1');
    expect(faultOf(['dale'], { workers: '65' })).toContain('expected a whole number from 1 to 64');
    expect(faultOf(['dale'], { illegal: '101' })).toContain('expected percent, from 0 to 100');
    expect(faultOf(['dale'], { road: 'slow' })).toContain('expected one of mixed, xstate, compiled, both');
    expect(faultOf(['dale'], { fixtures: '' })).toContain('the path of a folder');
    expect(faultOf(['dale'], { seed: '1' })).toBe('accepted');
  });
});

describe('a run', () => {
  it('prints the table and writes the coverage, the same for any number of workers', async () => {
    const file = join(folder, 'coverage', 'dale.json');
    const [one, two] = [await carryOut(20, 1, file), await carryOut(20, 2)];
    expect(one.code).toBe(0);
    expect(two.lines).toEqual(one.lines);
    expect(one.lines[0]).toMatch(/^20 games of dale, \d+ inputs$/);
    expect(one.lines.some((line) => /^3 players: states +\d+ of 94 /.test(line))).toBe(true);
    const report = JSON.parse(readFileSync(file, 'utf8'));
    expect(report).toMatchObject({ format: 'cardchart-coverage-1', ruleset: 'dale', games: 20 });
    expect(report.charts['4 players'].states).toHaveProperty('resolving.owl.seat3.awaited');
  });
});

describe('what was found', () => {
  const never = {
    name: 'it never happens',
    check: ({ world }: { world: { turn: number } }) => (world.turn > 1 ? 'It has happened.' : null),
  };
  const subject = { ...battleSubject, invariants: [...battleSubject.invariants, never] };

  it('is written once for each kind, named with the way to play it, and makes the run fail', async () => {
    const { coverage, found } = await run(subject, { seed: 4, games: 40, illegal: 0, road: 'compiled' });
    expect(found.length).toBeGreaterThan(1);
    const lines: string[] = [];
    const options = readTestModelOptions(['battle'], given({ seed: '4', fixtures: join(folder, 'fixtures') }));
    const isSound = conclude(options, coverage, found as never, { print: (line) => lines.push(line), layout });
    expect(isSound).toBe(false);
    expect(readdirSync(join(folder, 'fixtures'))).toHaveLength(1);
    expect(lines.at(-2)).toBe(`Game ${found[0]?.game}: it never happens. It has happened.`);
    const path = lines.at(-1)?.replace('  cardchart run ', '') ?? '';
    expect(readScenarios(readFileSync(path, 'utf8'))).toHaveLength(1);
  });

  it('that cannot be written is said with the path', () => {
    const options = readTestModelOptions(['battle'], given({ coverage: join(folder, 'coverage') }));
    const conclusion = () => conclude(options, new Coverage(battleSubject), [], { print: () => {}, layout });
    expect(conclusion).toThrow('cannot be written');
  });
});

describe('the table', () => {
  it('names what was never taken, with the way to it', () => {
    const lines = coverageLines(new Coverage(auctionSubject), layout);
    expect(lines).toContain('Never taken: auction: awarding --> over');
    expect(lines.some((line) => line.startsWith('Never among the refusals: bad-input'))).toBe(true);
  });

  it('says so of what is reached in spite of a reason', async () => {
    const subject = { ...auctionSubject, unreachable: { auction: { over: 'Nobody buys.' } } };
    const { coverage } = await run(subject, { seed: 1, games: 10, illegal: 0, road: 'compiled' });
    expect(coverageLines(coverage, layout)).toContain('Reached, and said to be out of reach: auction: over');
  });
});
