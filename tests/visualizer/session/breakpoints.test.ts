// Breakpoints: games of bots stop there, and so does a game that is played back.

import { describe, expect, it } from 'vitest';
import { type BreakOn, REFUSED_INPUT, type Session } from '../../../visualizer/session/index.ts';
import { battleSession, daleSession } from './games.ts';
import { idOf, opened, scenarioFile } from './opened.ts';

const whirlwindWith = (breakOn: BreakOn): Session => {
  const session = opened('test-04-baron-doubles');
  session.breakpoints.add({ ...breakOn, isEnabled: true });
  session.seekInput(0);
  return session;
};

describe('a game of bots', () => {
  it('stops when the owl state is entered with two players', () => {
    const session = daleSession(3, 6);
    session.breakpoints.add({ on: 'condition', condition: 'owl-state-with-two', isEnabled: true });
    const ran = session.playBots({ bots: ['random'], seed: 3, inputs: 3000 });
    expect(ran.ended).toBe('breakpoint');
    expect(ran.stop?.why).toBe('the owl state is entered with two players or more');
    // It stands at the very microstep, and nothing was played after it.
    expect(session.getSnapshot()).toMatchObject({ stop: ran.stop, cursor: ran.cursor });
    const { cursor, length } = session.getSnapshot();
    expect(cursor.input).toBe(length);
    expect(session.view.moment.states.every((state) => state.startsWith('resolving.owl.seat'))).toBe(true);
    const awaited = session.view.moment.events.find(({ type }) => type === 'PlayersAwaited') as unknown as {
      players: number[];
    };
    expect(awaited.players.length).toBeGreaterThan(1);
  });

  it('stops when the state is entered, and goes on from there', () => {
    const session = daleSession(2, 1);
    session.breakpoints.add({ on: 'state', state: 'resolving.owl', isEnabled: true });
    const stops: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const ran = session.playBots({ bots: ['random', 'greedy'], seed: 11, inputs: 3000 });
      if (ran.ended !== 'breakpoint') break;
      stops.push(ran.cursor.input);
      session.seekInput(ran.cursor.input);
    }
    expect(stops.length).toBeGreaterThan(1);
    expect(new Set(stops).size).toBe(stops.length);
  });

  it('runs to its limit where nothing stops it, and says so', () => {
    const session = daleSession(2, 1);
    const id = session.breakpoints.add({ on: 'state', state: 'resolving.steps', isEnabled: true });
    session.breakpoints.change(id, { isEnabled: false });
    expect(session.playBots({ bots: ['random'], seed: 1, inputs: 40 })).toMatchObject({
      inputs: 40,
      ended: 'limit',
      stop: null,
    });
    expect(session.getSnapshot().length).toBe(40);
  });

  it('is the same game with the same seed, and another one with another seed', () => {
    const played = (seed: number) => {
      const session = battleSession(5);
      session.playBots({ bots: ['random', 'greedy'], seed, inputs: 30 });
      return JSON.stringify(session.timeline.branch(0).entries.map(({ act }) => act));
    };
    expect(played(1)).toBe(played(1));
    expect(played(1)).not.toBe(played(2));
  });

  it('ends with the game', () => {
    const session = battleSession(2);
    const ran = session.playBots({ bots: ['greedy'], seed: 2, inputs: 3000 });
    expect(ran.ended).toBe('end');
    expect(session.view.table().outcome).not.toBeNull();
    expect(session.playBots({ bots: ['greedy'], seed: 2 })).toMatchObject({ inputs: 0, ended: 'end' });
  });
});

describe('a game that is played back', () => {
  it.each([
    [{ on: 'state', state: 'resolving.phaseBoundary.deathPhase' }, 'resolving.phaseBoundary.deathPhase.openRound'],
    [{ on: 'verb', verb: 'draw' }, 'resolving.effects.running'],
    [{ on: 'condition', condition: 'trigger-doubled' }, 'resolving.triggerQueue.resolving'],
    [{ on: 'condition', condition: 'at-zero-health' }, 'resolving.damage.landing'],
  ] as const)('stops at %o', (breakOn, state) => {
    const session = whirlwindWith(breakOn);
    const ran = session.run();
    expect(ran.ended).toBe('breakpoint');
    expect(session.getSnapshot().cursor.input).toBe(5);
    expect(session.view.moment.states).toEqual([state]);
  });

  it('stops where a card takes part, each time', () => {
    const session = whirlwindWith({ on: 'card', card: 'Damaged Golem' });
    expect(session.run().ended).toBe('breakpoint');
    const first = session.getSnapshot().cursor;
    expect(session.view.moment.events).toMatchObject([{ type: 'Summoned', id: idOf(session, 'D1') }]);
    expect(session.run().ended).toBe('breakpoint');
    expect(session.view.moment.events).toMatchObject([{ type: 'Summoned', id: idOf(session, 'D2') }]);
    expect(session.getSnapshot().cursor.microstep).toBeGreaterThan(first.microstep);
    expect(session.run()).toMatchObject({ ended: 'end', stop: null });
  });

  it('stops at a refused input', () => {
    const session = opened('owls-1-cheer-1');
    session.breakpoints.add({ on: 'condition', condition: REFUSED_INPUT, isEnabled: true });
    session.seekInput(0);
    const ran = session.run();
    expect(ran.ended).toBe('breakpoint');
    expect(session.view.entry?.refusal).not.toBeNull();
    expect(ran.stop?.why).toContain('an input is refused');
    const first = session.getSnapshot().cursor.input;
    session.run();
    expect(session.getSnapshot().cursor.input).toBeGreaterThan(first);
  });

  it('stops at a dropped trigger, which the queue strikes out with the reason', () => {
    const session = scenarioFile('battle/s91-avenge-needs-a-survivor.yaml');
    session.breakpoints.add({ on: 'condition', condition: 'trigger-dropped', isEnabled: true });
    session.seekInput(0);
    expect(session.run().ended).toBe('breakpoint');
    expect(session.view.moment.events).toMatchObject([{ type: 'TriggerDropped' }]);
    const struck = session.view.queues.flatMap(({ reactions }) => reactions.filter(({ dropped }) => dropped !== null));
    expect(struck).toMatchObject([{ tokens: ['dropped'], dropped: expect.stringMatching(/^its (carrier|condition)/) }]);
  });

  it('is not stopped by what is switched off or gone', () => {
    const session = whirlwindWith({ on: 'verb', verb: 'draw' });
    const [breakpoint] = session.getSnapshot().breakpoints;
    session.breakpoints.change(breakpoint?.id ?? 0, { isEnabled: false });
    expect(session.run().ended).toBe('end');
    session.breakpoints.remove(breakpoint?.id ?? 0);
    expect(session.getSnapshot().breakpoints).toEqual([]);
  });

  it('comes as far as it was asked to, so that a page can do something in between', () => {
    const session = whirlwindWith({ on: 'verb', verb: 'draw' });
    expect(session.run({ inputs: 2 })).toMatchObject({ inputs: 2, ended: 'limit' });
    expect(session.getSnapshot().cursor.input).toBe(2);
    expect(session.run({ inputs: 2 })).toMatchObject({ inputs: 2, ended: 'limit' });
    expect(session.run({ inputs: 2 })).toMatchObject({ inputs: 1, ended: 'breakpoint' });
  });
});
