// The first story of the page: Whirlwind with Baron Rivendare, and the same without him.

import { describe, expect, it } from 'vitest';
import { flattened, type Session, type TriggerQueue } from '../../../visualizer/session/index.ts';
import { idOf, opened, stepTo, zoneOf } from './opened.ts';

/** The cast is the fifth input: three minions and one hit come before it. */
const WHIRLWIND = 5;

const beforeWhirlwind = (): Session => {
  const session = opened('test-04-baron-doubles');
  session.seekInput(WHIRLWIND - 1);
  return session;
};

const tokens = (queues: readonly TriggerQueue[]) =>
  queues.map(({ reactions }) => reactions.map(({ name, bracket, tokens: own }) => [name, bracket?.words, own]));

describe('the trigger queue, microstep by microstep', () => {
  it('shows the doubled Hoarder as two tokens in the bracket of Baron, the Golem after it', () => {
    const session = beforeWhirlwind();
    stepTo(session, 'triggerQueue.collecting');
    const [hoarder, golem] = session.view.queues;
    expect(hoarder).toMatchObject({
      occasion: 'after the death of Loot Hoarder H',
      ordering: 'oldest first',
      stage: 'running',
      reactions: [{ words: 'deathrattle', controller: 0, tokens: ['next', 'waiting'], dropped: null }],
    });
    expect(golem).toMatchObject({ occasion: 'after the death of Harvest Golem G', stage: 'announced' });
    expect(tokens(session.view.queues)).toEqual([
      [['Loot Hoarder H', '×2 Baron Rivendare B', ['next', 'waiting']]],
      [['Harvest Golem G', '×2 Baron Rivendare B', ['waiting', 'waiting']]],
    ]);
  });

  it('says by its order of play why a reaction stands where it stands', () => {
    const session = beforeWhirlwind();
    stepTo(session, 'triggerQueue.collecting');
    const orders = session.view.queues.flatMap(({ reactions }) => reactions.map(({ order }) => order));
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    expect(session.view.queues[0]?.reactions[0]?.why).toBe(`order of play ${orders[0]}`);
  });

  it('reads the multiplier when the turn of a reaction comes; until then it is a forecast', () => {
    const session = beforeWhirlwind();
    stepTo(session, 'triggerQueue.selecting');
    expect(session.view.queues[0]?.reactions[0]?.bracket).toMatchObject({ times: 2, isForecast: true });
    stepTo(session, 'triggerQueue.resolving');
    expect(session.view.queues[0]?.reactions[0]?.bracket).toEqual({
      times: 2,
      because: [idOf(session, 'B')],
      words: '×2 Baron Rivendare B',
      isForecast: false,
    });
  });

  it('ticks the tokens off one by one', () => {
    const session = beforeWhirlwind();
    const seen: string[] = [];
    for (let activation = 0; activation < 4; activation += 1) {
      stepTo(session, 'triggerQueue.activated');
      seen.push(session.view.queues[0]?.reactions[0]?.tokens.join(' ') ?? '');
    }
    expect(seen).toEqual(['running next', 'done running', 'running next', 'done running']);
    stepTo(session, 'rebornStep');
    expect(session.view.queues).toEqual([]);
  });

  it('is empty while nobody reacts, and before the input', () => {
    const session = beforeWhirlwind();
    expect(session.view.queues).toEqual([]);
    stepTo(session, 'damage.landing');
    expect(session.view.queues).toEqual([]);
  });
});

describe('the dying', () => {
  it('are marked from the hit on, and again while their Death Phase goes on', () => {
    const session = beforeWhirlwind();
    const marked = (zone: string, mark: 'dying' | 'dead') =>
      zoneOf(session, 0, zone).flatMap(({ entity, marks }) => (marks.includes(mark) ? [session.names[entity]] : []));
    expect(marked('board', 'dying')).toEqual([]);
    stepTo(session, 'damage.settled');
    expect(marked('board', 'dying')).toEqual(['H', 'G']);
    stepTo(session, 'deathPhase.openRound');
    expect(marked('board', 'dying')).toEqual([]);
    expect(marked('graveyard', 'dead')).toEqual(['H', 'G']);
  });

  it('answer when the death phase is pointed at, and the other way round', () => {
    const session = beforeWhirlwind();
    stepTo(session, 'damage.settled');
    const dying = [idOf(session, 'H'), idOf(session, 'G')];
    expect(session.view.entitiesIn('resolving.phaseBoundary.deathPhase')).toEqual(dying);
    stepTo(session, 'triggerQueue.resolving');
    expect(session.view.entitiesIn('resolving.phaseBoundary.deathPhase')).toEqual(dying);
    const [hoarder = 0] = dying;
    expect(session.view.statesAbout(hoarder)).toEqual(
      expect.arrayContaining(['resolving.phaseBoundary', 'resolving.triggerQueue']),
    );
    expect(session.view.statesAbout(idOf(session, 'B'))).toEqual([]);
  });
});

describe('the snapshots', () => {
  const pointNamed = (session: Session, name: string): number => {
    const point = session.view.namedPoints.find((each) => each.name === name && each.microstep > 50);
    if (point === undefined) throw new Error(`There is no point called "${name}".`);
    return point.microstep;
  };

  it('keep a Baron who survives', () => {
    const session = opened('test-04-baron-doubles');
    const difference = session.view.auraDifference(
      pointNamed(session, 'death creation step'),
      pointNamed(session, 'trigger queue: resolving'),
    );
    expect(difference).toMatchObject([{ source: idOf(session, 'B'), change: 'kept', snapshot: 'other' }]);
  });

  it('lose a Baron who dies in the same step, between creation step and resolution', () => {
    const session = opened('test-04-simultaneous-death-not-doubled');
    const [, baron] = Object.entries(session.names).find(([, name]) => name === 'B') ?? [];
    expect(baron).toBe('B');
    const points = session.view.namedPoints;
    const creation = points.find(({ name, microstep }) => name === 'death creation step' && microstep > 20);
    const resolving = points.find(({ name }) => name === 'trigger queue: resolving');
    const lines = session.view.auraDifference(creation?.microstep ?? 0, resolving?.microstep ?? 0);
    expect(lines).toMatchObject([{ change: 'removed', source: idOf(session, 'B') }]);
    expect(lines[0]?.words).toMatch(/Baron Rivendare B.*deathrattle.*twice/);
    // Seen the other way round he comes back.
    expect(session.view.auraDifference(resolving?.microstep ?? 0, creation?.microstep ?? 0)).toMatchObject([
      { change: 'added' },
    ]);
    expect(points.filter(({ isUpdate }) => isUpdate)).not.toEqual([]);
  });
});

describe('the other way', () => {
  it('Baron moved into the kill: on a branch of its own the Hoarder draws once', () => {
    const session = opened('test-04-baron-doubles');
    expect(zoneOf(session, 0, 'hand')).toHaveLength(2);
    // Back into the middle of the spell, and from there to before it.
    session.seek({ input: WHIRLWIND, microstep: 40 });
    const main = session.getSnapshot().branch;
    const branch = session.branchOff('Baron dies too');
    expect(session.getSnapshot()).toMatchObject({ branch, cursor: { input: WHIRLWIND - 1 }, length: WHIRLWIND - 1 });
    const weakened = session.stage({
      do: 'call',
      input: { type: 'SET_HEALTH', target: idOf(session, 'B'), health: 1 } as never,
    });
    expect(weakened).toEqual({ ok: true });
    expect(session.carryOn(main, WHIRLWIND - 1)).toEqual({ ok: true });
    expect(zoneOf(session, 0, 'hand')).toHaveLength(1);
    expect(zoneOf(session, 0, 'board').map(({ card }) => card)).toEqual(['Damaged Golem']);
    expect(session.view.isStaged).toBe(true);
    expect(session.view.labelOf(WHIRLWIND)).toBe('Staged: set health Baron Rivendare B, health 1');
    // The first branch is as it was.
    session.goTo({ branch: main, cursor: { input: WHIRLWIND, microstep: 170 } });
    expect(zoneOf(session, 0, 'hand')).toHaveLength(2);
    expect(session.view.isStaged).toBe(false);
  });
});

describe('the event list', () => {
  it('folds what happened by Phase and activation', () => {
    const session = opened('test-04-baron-doubles');
    const phases = session.view.eventList;
    expect(phases.map(({ name }) => name)).toEqual([
      'cost phase',
      'spell on-play phase',
      'spell text phase',
      'death creation step',
      'death phase',
      'death event',
    ]);
    const activations = phases.at(-1)?.children.filter(({ kind }) => kind === 'activation') ?? [];
    expect(activations.map(({ sentence }) => sentence)).toEqual([
      "Loot Hoarder H's deathrattle activates (1 of 2)",
      "Loot Hoarder H's deathrattle activates (2 of 2)",
      "Harvest Golem G's deathrattle activates (1 of 2)",
      "Harvest Golem G's deathrattle activates (2 of 2)",
    ]);
    expect(
      activations.map((each) => (each.kind === 'activation' ? each.children.map(({ sentence }) => sentence) : [])),
    ).toEqual([
      ['Seat 0 draws Test Filler C1'],
      ['Seat 0 draws Test Filler C2'],
      ['Damaged Golem D1 is summoned for seat 0, 2/1'],
      ['Damaged Golem D2 is summoned for seat 0, 2/1'],
    ]);
  });

  it('tells every event once, in the order in which it happened', () => {
    const session = opened('test-04-baron-doubles');
    const { timeline, view } = session;
    const told = view.eventList.flatMap(({ children }) => flattened(children)).map(({ event }) => event);
    expect(told).toEqual(timeline.eventsOf(session.getSnapshot().branch, WHIRLWIND));
  });
});
