// The first scenario of the owl note, as the page shows it: a lane for each player, and who is not awaited.

import { describe, expect, it } from 'vitest';
import { NOT_AWAITED, type Session } from '../../../visualizer/session/index.ts';
import { idOf, opened } from './opened.ts';

/** The end of the last input that Cheer needs: two opponents come to owe an answer. */
const inOwlState = (): Session => {
  const session = opened('owls-1-cheer-1');
  const { length } = session.getSnapshot();
  for (let input = 0; input <= length; input += 1) {
    session.seekInput(input);
    if (session.view.moment.states.some((state) => state.startsWith('resolving.owl.'))) return session;
  }
  throw new Error('The owl state is never entered.');
};

const lanesOf = (session: Session) =>
  session.view.lanes.map(({ seat, isAwaited, place, state }) => ({ seat, isAwaited, place, state }));

describe('owl scenario 1 with three lanes', () => {
  it('asks both opponents at once; the turn player is not awaited', () => {
    const session = inOwlState();
    expect(lanesOf(session)).toEqual([
      { seat: 0, isAwaited: false, place: NOT_AWAITED, state: 'resolving.owl.seat0.released' },
      { seat: 1, isAwaited: true, place: 'owl state: awaited', state: 'resolving.owl.seat1.awaited' },
      { seat: 2, isAwaited: true, place: 'owl state: awaited', state: 'resolving.owl.seat2.awaited' },
    ]);
    const [turnPlayer] = session.view.lanes;
    expect(turnPlayer).toMatchObject({ isTurnPlayer: true, owes: [], since: null });
  });

  it('says what each owes, and since when', () => {
    const session = inOwlState();
    const [, first, second] = session.view.lanes;
    expect(first?.owes).toEqual([
      expect.stringMatching(/^owes Quality Inspection QI1: /),
      expect.stringMatching(/^owes Ancient Knowledge AK1: /),
    ]);
    expect(second?.owes).toEqual([expect.stringMatching(/^owes Quality Inspection QI2: /)]);
    const { input } = session.getSnapshot().cursor;
    expect(first?.since?.input).toBe(input);
    // Since the microstep in which the region came to wait, and not a microstep earlier.
    const since = first?.since ?? { input: 0, microstep: 0 };
    session.seek(since);
    expect(session.view.moment.states).toContain('resolving.owl.seat1.awaited');
    session.step('microstep', 'previous');
    expect(session.view.moment.states).not.toContain('resolving.owl.seat1.awaited');
  });

  it('keeps the moment since which a player is awaited while another one answers', () => {
    const session = inOwlState();
    const before = session.view.lanes;
    const branch = session.getSnapshot().branch;
    const entries = session.timeline.branch(branch).entries;
    const next = entries.findIndex(
      ({ act, refusal }, index) =>
        index >= session.getSnapshot().cursor.input && refusal === null && act.do === 'input',
    );
    session.seekInput(next + 1);
    const after = session.view.lanes;
    const waiting = after.filter(({ isAwaited }) => isAwaited);
    expect(waiting).not.toEqual([]);
    const unmoved = waiting.find(({ seat, owes }) => owes.join() === before[seat]?.owes.join());
    expect(unmoved?.since).toEqual(before[unmoved?.seat ?? 0]?.since);
  });

  it('shows the reactions that wait to a judge and to their owner alone', () => {
    const session = inOwlState();
    const cardsOf = (seat: number) =>
      session.view.owls.flatMap(({ card, owner, isLater }) => (owner === seat && !isLater ? [card] : []));
    expect(cardsOf(0)).toEqual([]);
    expect(cardsOf(1)).toEqual([idOf(session, 'QI1'), idOf(session, 'AK1')]);
    expect(cardsOf(2)).toEqual([idOf(session, 'QI2')]);
    const waitingFor = (viewer: 'judge' | 'spectator' | number) =>
      session.view
        .table(viewer)
        .sides.flatMap(({ zones }) => zones.flatMap(({ cards }) => cards ?? []))
        .filter((card) => card?.marks.includes('waiting'))
        .map((card) => session.names[card?.entity ?? 0]);
    expect(waitingFor('judge').sort()).toEqual(['AK1', 'QI1', 'QI2']);
    expect(waitingFor(2)).toEqual(['QI2']);
    expect(waitingFor('spectator')).toEqual([]);
  });

  it('lights the cards of a lane when its region is pointed at', () => {
    const session = inOwlState();
    expect(session.view.entitiesIn('resolving.owl.seat2')).toEqual([idOf(session, 'QI2')]);
    expect(session.view.entitiesIn('resolving.owl')).toHaveLength(3);
    expect(session.view.entitiesIn('resolving.owl.seat0')).toEqual([]);
  });

  it('shows one lane as awaited in the action phase, with what it owes', () => {
    const session = opened('owls-1-cheer-1');
    session.seekInput(0);
    expect(session.view.lanes.map(({ isAwaited }) => isAwaited)).toEqual([true, false, false]);
    expect(session.view.lanes[0]).toMatchObject({ place: 'action phase', owes: ['act in the action phase'] });
  });
});

describe('questions', () => {
  it('are told in words, with the card that asks', () => {
    const session = opened('owls-2-discarded-1');
    const { length } = session.getSnapshot();
    const asked = Array.from({ length }, (_, index) => index + 1).flatMap((input) => {
      session.seekInput(input);
      return session.view.question === null ? [] : [session.view.question];
    });
    expect(asked.length).toBeGreaterThan(0);
    expect(asked[0]?.words).toMatch(/^(choose|give|put)/);
    session.seekInput(0);
    expect(session.view.question).toBeNull();
  });
});
