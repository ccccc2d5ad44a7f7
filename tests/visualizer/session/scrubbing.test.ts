// A thousand inputs: what is kept for each, and what looking at them costs. Work is counted; time is for benchmarks.

import { beforeAll, describe, expect, it } from 'vitest';
import type { Session } from '../../../visualizer/session/index.ts';
import { longGame } from './games.ts';

const INPUTS = 1000;
/** Inputs whose microsteps stay in memory. */
const KEPT = 8;

describe('a game of 1,000 inputs', () => {
  let session: Session;
  beforeAll(() => {
    session = longGame(INPUTS);
  }, 60_000);

  it('was played once, input by input', () => {
    expect(session.getSnapshot().length).toBe(INPUTS);
    expect(session.timeline.work.replayed).toBe(0);
  });

  it('is scrubbed from end to end and back without an input played again', () => {
    const before = session.timeline.work;
    let shown = 0;
    for (let input = 0; input <= INPUTS; input += 1) {
      session.seekInput(input);
      shown += session.view.position.world.stack === null ? 1 : 0;
    }
    for (let input = INPUTS; input >= 0; input -= 1) session.seekInput(input);
    expect(shown).toBeGreaterThan(0);
    expect(session.timeline.work).toEqual(before);
  });

  it('draws the table of each place from the World that is kept', () => {
    const before = session.timeline.work;
    for (let input = 0; input <= INPUTS; input += 97) {
      session.seekInput(input);
      expect(session.view.table().sides).toHaveLength(2);
    }
    expect(session.timeline.work).toEqual(before);
  });

  it('plays an input again once when its microsteps are walked through, forwards and back', () => {
    const before = session.timeline.work.replayed;
    session.seekInput(499);
    while (session.getSnapshot().cursor.input < 503) session.step('microstep');
    while (session.getSnapshot().cursor.input > 499) session.step('microstep', 'previous');
    expect(session.timeline.work.replayed - before).toBeLessThanOrEqual(5);
  });

  it('forgets microsteps that lie far away', () => {
    session.seekInput(1);
    const [first] = session.view.microsteps;
    expect(session.view.microsteps[0]).toBe(first);
    for (let input = 2; input <= 2 + KEPT; input += 1) {
      session.seekInput(input);
      expect(session.view.microsteps.length).toBe(session.view.entry?.microsteps);
    }
    session.seekInput(1);
    expect(session.view.microsteps[0]).not.toBe(first);
    expect(session.view.microsteps[0]).toEqual(first);
  });

  it('shares between Worlds what an input did not change', () => {
    const { timeline } = session;
    const parts = new Set<unknown>();
    let all = 0;
    for (let input = 0; input <= INPUTS; input += 1) {
      const { entities } = timeline.positionAfter(0, input).world as unknown as { entities: Record<number, object> };
      for (const entity of Object.values(entities)) {
        all += 1;
        parts.add(entity);
      }
    }
    // Of all cards in all Worlds, few are objects of their own.
    expect(parts.size).toBeLessThan(all / 20);
  });

  it('gives the very microsteps and the very end that were played', () => {
    const { timeline } = session;
    for (const input of [1, 250, 777, INPUTS]) {
      const microsteps = timeline.microstepsOf(0, input);
      expect(microsteps.at(-1)?.world).toEqual(timeline.positionAfter(0, input).world);
      expect(microsteps.flatMap(({ events }) => events)).toEqual(timeline.eventsOf(0, input));
      expect(microsteps).toHaveLength(timeline.entry(0, input).microsteps);
    }
  });
});
