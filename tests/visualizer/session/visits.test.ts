// Visits of simulated games: what the page colours its charts by.

import { describe, expect, it } from 'vitest';
import { battle } from '../../../machines/battle/index.ts';
import { dale } from '../../../machines/dale/index.ts';
import { createGame } from '../../../machines/index.ts';
import { gamesIn, Visits } from '../../../visualizer/session/index.ts';
import { battleSubject, Coverage, daleSubject } from '../../model/index.ts';
import { linesOf, simulatedGames, type WrittenLine } from '../simulated.ts';

const battles = await simulatedGames('battle', '--games', '3', '--seed', '8');
const dales = await simulatedGames('dale', '--games', '1', '--players', '3', '--seed', '8');

/** Counts all games of a file. Hands back what was said of each, and how often it paused. */
const counted = (text: string, visits = new Visits()) => {
  const problems: (string | null)[] = [];
  let pauses = 0;
  for (const { line } of gamesIn(text)) {
    const counting = visits.counting(line);
    let step = counting.next();
    for (; step.done !== true; step = counting.next()) pauses += 1;
    problems.push(step.value);
  }
  return { visits, problems, pauses };
};

const changed = (text: string, change: (line: WrittenLine) => object): string =>
  linesOf(text)
    .map((line) => JSON.stringify({ ...line, ...change(line) }))
    .join('\n');

describe('visits', () => {
  it('of battles are those that the testing kit counts on the other road', () => {
    const coverage = new Coverage(battleSubject);
    for (const { seed, setup, inputs } of linesOf(battles)) {
      const world = battle.createWorld({ seed, ...setup } as never);
      const onTransition = coverage.watch(battle.machineFor(world as never));
      const game = createGame(battle, { seed, ...setup } as never, { road: 'xstate', onTransition });
      for (const input of inputs) expect(game.submit(input as never)).toMatchObject({ ok: true });
    }
    const { visits, problems, pauses } = counted(battles);
    expect(problems).toEqual([null, null, null]);
    expect(visits.games).toBe(3);
    expect(visits.charts).toEqual([coverage.report().charts.battle]);
    expect(pauses).toBe(linesOf(battles).reduce((sum, { inputs }) => sum + inputs.length, 0));
  });

  it('of dale are on the chart of as many players, and do not mix with battles', () => {
    const coverage = new Coverage(daleSubject);
    for (const { seed, players, setup, inputs } of linesOf(dales)) {
      const options = { seed, players, sets: (setup as { sets: string[] }).sets } as never;
      const onTransition = coverage.watch(dale.machineFor(dale.createWorld(options) as never));
      const game = createGame(dale, options, { road: 'xstate', onTransition });
      for (const input of inputs) expect(game.submit(input as never)).toMatchObject({ ok: true });
    }
    const { visits } = counted(dales);
    expect(visits.charts).toEqual([coverage.report().charts['3 players']]);
    const { charts, games } = counted(battles, visits).visits;
    expect(games).toBe(4);
    expect(charts).toEqual([coverage.report().charts['3 players'], ...counted(battles).visits.charts]);
  });

  it('know what was never reached', () => {
    const [chart] = counted(battles).visits.charts;
    expect(chart?.states.overflow).toBe(0);
    expect(Object.values(chart?.transitions ?? {})).toContain(0);
  });
});

describe('a game that does not come out as it was written', () => {
  it('counts up to the input that is refused', () => {
    const cut = changed(battles, ({ inputs }) => ({
      inputs: [...inputs.slice(0, 2), { type: 'MULLIGAN', seat: 0, replace: [] }, ...inputs.slice(2)],
    }));
    const { visits, problems } = counted(cut);
    expect(problems).toEqual(Array(3).fill(expect.stringMatching(/^Input 3 of \d+ is refused \(mulligan-over\): /)));
    const begun = counted(changed(battles, ({ inputs }) => ({ inputs: inputs.slice(0, 2) })));
    expect(begun.problems).toEqual([null, null, null]);
    expect(visits.charts).toEqual(begun.visits.charts);
  });

  it.each([
    ['of other rules', { version: '0' }, /version of battle: written is 0/],
    ['with other cards', { cardSet: 'mine' }, /card set of battle: written is mine/],
    ['that cannot start', { setup: { heroes: ['Nobody', 'Nobody'], decks: [[], []] } }, /does not start: .*Nobody/],
  ])('counts for nothing %s', (_what, change, why) => {
    const { visits, problems, pauses } = counted(changed(battles, () => change));
    expect(problems).toEqual(Array(3).fill(expect.stringMatching(why)));
    expect([visits.games, visits.charts, pauses]).toEqual([0, [], 0]);
  });
});

describe('reading a file of games', () => {
  it('hands them out one by one, with their lines', () => {
    const found = [...gamesIn(`\n${battles}\n`)];
    expect(found.map(({ at, line }) => [at, line.game])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    expect(found.every(({ title, outcome }) => title.endsWith(`: ${outcome}`))).toBe(true);
  });

  it('stops at a line that is none, and says which', () => {
    const reading = gamesIn(battles.replace(/\n(.{40}).*\n/, '\n$1\n'));
    expect(reading.next().value).toMatchObject({ at: 1 });
    expect(() => reading.next()).toThrow(/^Line 2, column \d+: found no JSON: .*; expected a game, whole on one line/);
  });
});
