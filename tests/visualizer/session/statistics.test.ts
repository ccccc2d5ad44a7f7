// What cards did over a game or many.

import { describe, expect, it } from 'vitest';
import { CardStatistics } from '../../../visualizer/session/index.ts';
import { battleSession, daleSession } from './games.ts';
import { opened, scenarioFile } from './opened.ts';

const recordsOf = (...sessions: ReturnType<typeof opened>[]) => {
  const [first] = sessions;
  if (first === undefined) throw new Error('There is no game.');
  const statistics = new CardStatistics(first.ruleSet);
  for (const session of sessions) statistics.addSession(session);
  return new Map(statistics.records.map((record) => [record.card, record]));
};

describe('card statistics', () => {
  it('count what was played, fired and doubled in a game, and what never did anything', () => {
    const records = recordsOf(opened('test-04-baron-doubles'));
    expect(records.get('Loot Hoarder')).toMatchObject({ fired: 2, doubled: 1, fizzled: 0, games: 1, isNever: false });
    expect(records.get('Harvest Golem')).toMatchObject({ fired: 2, doubled: 1 });
    expect(records.get('Whirlwind')).toMatchObject({ played: 1, fired: 0 });
    expect(records.get('Baron Rivendare')).toMatchObject({ isNever: true, games: 1 });
    expect(records.has('Chillwind Yeti')).toBe(false);
  });

  it('count what was dropped, each time', () => {
    const session = scenarioFile('battle/s91-avenge-needs-a-survivor.yaml');
    const { entries } = session.timeline.branch(0);
    const dropped = entries
      .flatMap((_, index) => session.timeline.eventsOf(0, index + 1))
      .filter(({ type }) => type === 'TriggerDropped');
    expect(dropped).not.toEqual([]);
    expect(recordsOf(session).get('Avenge')).toMatchObject({ fired: 0, fizzled: dropped.length });
  });

  it('count reactions of dale that were used, and that were declined', () => {
    const records = recordsOf(opened('owls-1-cheer-1'));
    expect(records.get('Cheer')).toMatchObject({ played: 1 });
    const inspection = records.get('Quality Inspection');
    expect((inspection?.fired ?? 0) + (inspection?.fizzled ?? 0)).toBeGreaterThan(0);
  });

  it('add up over games without playing anything again', () => {
    const games = [1, 2].map((seed) => {
      const session = battleSession(1);
      session.playBots({ bots: ['greedy'], seed, inputs: 40 });
      return session;
    });
    const records = recordsOf(...games);
    const alone = games.map((game) => recordsOf(game));
    for (const [card, { games: count, played }] of records) {
      expect(played).toBe(alone.reduce((sum, each) => sum + (each.get(card)?.played ?? 0), 0));
      expect(count).toBe(alone.filter((each) => each.has(card)).length);
    }
    expect([...records.values()].reduce((sum, { played }) => sum + played, 0)).toBeGreaterThan(5);
    for (const game of games) expect(game.timeline.work.replayed).toBe(0);
  });

  it('of a simulated game are those of the same game in a session', () => {
    const session = battleSession(3);
    session.playBots({ bots: ['greedy'], seed: 3, inputs: 60 });
    const { ruleset } = session.ruleSet;
    const { options } = session.start as unknown as { options: { seed: number; decks: string[][] } };
    const inputs = session.timeline.branch(0).entries.map(({ act }) => ('input' in act ? act.input : null));
    const line = {
      format: 'cardchart-game-1',
      game: 1,
      seed: options.seed,
      ruleset: 'battle',
      version: ruleset.version,
      cardSet: ruleset.cardSet,
      players: 2,
      bots: ['greedy', 'greedy'],
      setup: { heroes: ['Jaina Proudmoore', 'Garrosh Hellscream'], decks: options.decks },
      turns: 1,
      overflows: 0,
      outcome: { result: 'unfinished' },
      inputs,
      fingerprint: '',
    };
    const statistics = new CardStatistics(session.ruleSet);
    statistics.addGame(line as never);
    expect(statistics.games).toBe(1);
    expect(statistics.records).toEqual([...recordsOf(session).values()]);
    expect(() => statistics.addGame({ ...line, version: '0' } as never)).toThrow(/version of battle/);
    expect(() => new CardStatistics(daleSession(2, 1).ruleSet).addGame(line as never)).toThrow(/other cards/);
  });

  it('do not mix games with other cards', () => {
    const statistics = new CardStatistics(battleSession(1).ruleSet);
    expect(() => statistics.addSession(daleSession(2, 1))).toThrow(/other cards/);
    expect(statistics.games).toBe(0);
  });
});
