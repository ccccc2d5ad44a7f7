// Each benchmark runs and reports what a reader of the file relies on. How fast anything is is never asserted.

import { describe, expect, it } from 'vitest';
import { CASES } from '../../bench/cases.ts';
import { measure } from '../../bench/harness.ts';
import { figureReport, type RunReport, spreadOf, tables } from '../../bench/report.ts';
import { yardstick } from '../../bench/yardstick.ts';

const machine = { date: '2026-01-01', node: '20.0.0', processor: 'any', cores: 2, load: [0, 0] } as const;

describe.each(CASES)('$name', (each) => {
  it.each(each.variants)('$name does its work once and reports it', ({ name, figures }) => {
    const all = figures('quick');
    expect(new Set(all.map((figure) => figure.name)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(0);
    for (const { facts = {}, ...figure } of all) {
      const sample = measure(figure, 0);
      expect(sample).toEqual({ figure: figure.name, units: expect.any(Number), microseconds: expect.any(Number) });
      expect(sample.units).toBeGreaterThan(0);
      const described = { name: figure.name, unit: figure.unit, facts };
      expect(figureReport(each, name, described, [sample], [measure(yardstick, 0)])).toMatchObject({
        case: each.name,
        variant: name,
        figure: figure.name,
        unit: figure.unit,
        samples: 1,
        yardsticks: expect.any(Number),
        facts,
      });
    }
  });
});

describe('the report', () => {
  const sample = (figure: string, units: number, microseconds: number) => ({ figure, units, microseconds });
  const [first] = CASES;
  const described = { name: 'game', unit: 'action', facts: { 'actions a game': 50 } };
  const figure = figureReport(
    first ?? { name: 'none' },
    'compiled',
    described,
    [sample('game', 10, 400), sample('other', 1, 1), sample('game', 10, 200), sample('game', 10, 900)],
    [sample('Y', 100, 50), sample('Y', 100, 200)],
  );

  it('takes the best of the figure against the best of the yardstick', () => {
    expect(figure).toMatchObject({ samples: 3, microseconds: { min: 20, median: 40, max: 90 }, yardsticks: 40 });
    expect(figure.facts).toEqual({ 'actions a game': 50, 'games a CPU-second': 1000 });
  });

  it('has the middle of an even number of values between two of them', () => {
    expect(spreadOf([4, 1, 3, 2])).toEqual({ min: 1, median: 2.5, max: 4 });
  });

  it('shows people the figures, the yardstick and what could not be measured', () => {
    const failures = [{ case: 'saves', problem: 'a reason' }];
    const report: RunReport = {
      format: 'cardchart-bench-1',
      size: 'full',
      machine,
      yardstick: spreadOf([0.5, 2]),
      figures: [figure],
      failures,
    };
    const text = tables(report, CASES);
    expect(text).toContain('1 Y = 0.5 µs (median 1.25, max 2)');
    expect(text).toMatch(/compiled +game +20 +40 +90 +40 +action +50 actions a game, 1,000 games a CPU-second/);
    expect(text).toContain('saves could not be measured: a reason');
  });
});
