// Step modes: each stops where it says, forwards and backwards.

import { describe, expect, it } from 'vitest';
import { type Cursor, type Session, STEP_MODES, type StepMode } from '../../../visualizer/session/index.ts';
import { opened } from './opened.ts';

const WHIRLWIND = 5;

/** All places that a mode stops at, from the start to the end. */
const walked = (session: Session, mode: StepMode): Cursor[] => {
  session.seekInput(0);
  const stops: Cursor[] = [];
  for (;;) {
    const { cursor } = session.getSnapshot();
    session.step(mode);
    const { cursor: next } = session.getSnapshot();
    if (next.input === cursor.input && next.microstep === cursor.microstep) return stops;
    stops.push(next);
  }
};

const statesAt = (session: Session, cursor: Cursor): string => {
  session.seek(cursor);
  return session.view.moment.states.join();
};

describe('forwards', () => {
  it('input: the end of each input', () => {
    const session = opened('test-04-baron-doubles');
    const stops = walked(session, 'input');
    expect(stops.map(({ input }) => input)).toEqual([1, 2, 3, 4, 5]);
    for (const stop of stops) expect(statesAt(session, stop)).toBe('turn.main');
  });

  it('microstep: each of them once', () => {
    const session = opened('test-04-baron-doubles');
    const all = session.timeline.branch(0).entries.reduce((sum, { microsteps }) => sum + microsteps, 0);
    expect(walked(session, 'microstep')).toHaveLength(all);
  });

  it('phase: Phases and Steps by their names, each once', () => {
    const session = opened('test-04-baron-doubles');
    const states = walked(session, 'phase')
      .filter(({ input, microstep }) => input === WHIRLWIND && microstep < 170)
      .map((cursor) => statesAt(session, cursor).split('.').at(-1));
    expect(states).toEqual(
      expect.arrayContaining(['costPhase', 'onPlayPhase', 'spellTextPhase', 'deathCreationStep', 'openRound']),
    );
    expect(states).not.toContain('dispatch');
    expect(states).not.toContain('landing');
  });

  it('trigger: each activation of Hoarder and Golem', () => {
    const session = opened('test-04-baron-doubles');
    const stops = walked(session, 'trigger').filter(({ microstep }) => microstep !== 170);
    expect(stops.map((cursor) => statesAt(session, cursor))).toEqual(Array(4).fill('resolving.triggerQueue.activated'));
  });

  it('verb: the damage of the spell, then what each deathrattle does', () => {
    const session = opened('test-04-baron-doubles');
    const { ruleSet, timeline } = session;
    const verbs = walked(session, 'verb')
      .filter(({ microstep }) => microstep !== 170)
      .map(({ input, microstep }) => {
        const step = timeline.microstepsOf(0, input)[microstep - 1];
        return step === undefined ? null : ruleSet.verbIn(step);
      });
    expect(verbs).toEqual(['damage', 'draw', 'draw', 'summon', 'summon']);
    expect(ruleSet.verbs).toEqual(expect.arrayContaining(['damage', 'draw', 'summon']));
  });

  it('out: on until what is being carried out is finished', () => {
    const session = opened('test-04-baron-doubles');
    session.seek({ input: WHIRLWIND, microstep: 31 });
    const depth = session.view.moment.frames.length;
    expect(session.view.moment.states).toEqual(['resolving.damage.landing']);
    session.step('out');
    expect(session.view.moment.frames).toHaveLength(depth - 1);
    expect(session.view.moment.frames.at(-1)?.kind).toBe('effects');
    session.step('out');
    session.step('out');
    expect(session.view.moment.frames).toEqual([]);
  });

  it('out at rest is a step by an input', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(2);
    session.step('out');
    expect(session.getSnapshot().cursor.input).toBe(3);
  });
});

describe('backwards', () => {
  it.each(STEP_MODES.filter((mode) => mode !== 'out'))('%s stops at the same places as forwards', (mode) => {
    const session = opened('test-04-baron-doubles');
    const stops = walked(session, mode);
    const back: Cursor[] = [];
    for (;;) {
      const { cursor } = session.getSnapshot();
      if (cursor.input === 0) break;
      back.push(cursor);
      session.step(mode, 'previous');
    }
    expect(back.reverse()).toEqual(stops);
  });

  it('out leads to before the present frame came', () => {
    const session = opened('test-04-baron-doubles');
    session.seek({ input: WHIRLWIND, microstep: 75 });
    const depth = session.view.moment.frames.length;
    session.step('out', 'previous');
    expect(session.view.moment.frames).toHaveLength(depth - 1);
  });
});

describe('at the ends', () => {
  it('nothing moves, and any place that is asked for becomes one that there is', () => {
    const session = opened('test-04-baron-doubles');
    const { cursor: end } = session.getSnapshot();
    for (const mode of STEP_MODES) session.step(mode);
    expect(session.getSnapshot().cursor).toEqual(end);
    session.seek({ input: -3, microstep: 7 });
    expect(session.getSnapshot().cursor).toEqual({ input: 0, microstep: 0 });
    for (const mode of STEP_MODES) session.step(mode, 'previous');
    expect(session.getSnapshot().cursor).toEqual({ input: 0, microstep: 0 });
    session.seek({ input: 99, microstep: 0 });
    expect(session.getSnapshot().cursor).toEqual({ input: WHIRLWIND, microstep: 1 });
  });

  it('a refused input is a place of its own, in which nothing happens', () => {
    const session = opened('owls-1-cheer-1');
    const { entries } = session.timeline.branch(0);
    const refused = entries.findIndex(({ refusal }) => refusal !== null) + 1;
    expect(refused).toBeGreaterThan(0);
    session.seekInput(refused);
    expect(session.getSnapshot().cursor).toEqual({ input: refused, microstep: 0 });
    expect(session.view.entry?.refusal?.message).toMatch(/\./);
    expect(session.view.position).toBe(session.timeline.positionAfter(0, refused - 1));
    expect(session.view.eventList).toEqual([]);
    session.step('microstep', 'previous');
    expect(session.getSnapshot().cursor.input).toBe(refused - 1);
    session.step('microstep');
    expect(session.getSnapshot().cursor).toEqual({ input: refused, microstep: 0 });
  });
});
