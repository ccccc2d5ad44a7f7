// Branches: from any point, with another input, another seed, other cards on top; two of them side by side.

import { describe, expect, it } from 'vitest';
import type { Session } from '../../../visualizer/session/index.ts';
import { battleSession, daleSession } from './games.ts';
import { idOf, opened, stepTo, zoneOf } from './opened.ts';

const WHIRLWIND = 5;
const names = (session: Session) => session.getSnapshot().branches.map(({ name }) => name);

describe('branching off', () => {
  it('shares what was before, and keeps its own name', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(3);
    const first = session.branchOff();
    const second = session.branchOff('by hand');
    expect(names(session)).toEqual(['main', 'what if 1', 'by hand']);
    session.renameBranch(first, 'another one');
    expect(names(session)).toEqual(['main', 'another one', 'by hand']);
    expect(session.getSnapshot()).toMatchObject({ branch: second, length: 3, cursor: { input: 3 } });
    expect(session.timeline.positionAfter(second, 2)).toBe(session.timeline.positionAfter(0, 2));
  });

  it('happens by itself when a game goes on elsewhere than at its end', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(2);
    expect(session.submit({ type: 'END_TURN', seat: 0 } as never)).toEqual({ ok: true });
    expect(session.getSnapshot()).toMatchObject({ branch: 1, length: 3 });
    // At the end of a branch it simply goes on.
    expect(session.submit({ type: 'END_TURN', seat: 1 } as never)).toEqual({ ok: true });
    expect(session.getSnapshot()).toMatchObject({ branch: 1, length: 4 });
    expect(session.timeline.branch(0).entries).toHaveLength(WHIRLWIND);
  });

  it('does not happen for an input that is refused', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(2);
    const before = session.getSnapshot();
    const refused = session.submit({ type: 'END_TURN', seat: 1 } as never);
    expect(refused).toMatchObject({ ok: false, code: 'not-your-turn' });
    expect(session.getSnapshot()).toBe(before);
  });

  it('can be taken back; who stood on it stands on the branch it came from', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(2);
    const branch = session.branchOff();
    session.addBookmark('here');
    expect(session.removeBranch(branch)).toEqual({ ok: true });
    expect(session.getSnapshot()).toMatchObject({ branch: 0, cursor: { input: 2 }, bookmarks: [] });
    expect(session.removeBranch(0)).toMatchObject({ ok: false, code: 'last-branch' });
  });

  it('goes on when the branch it came from is removed', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(4);
    const branch = session.branchOff();
    expect(session.removeBranch(0)).toEqual({ ok: true });
    expect(session.getSnapshot()).toMatchObject({ branch, length: 4, branches: [{ from: null, forkedAfter: 0 }] });
    expect(zoneOf(session, 0, 'board')).toHaveLength(3);
  });
});

describe('another input', () => {
  it('takes the place of one, and the others follow', () => {
    const session = opened('test-04-baron-doubles');
    // The Golem is not hurt before the spell: it survives.
    const hero = zoneOf(session, 1, 'hero')[0]?.entity;
    const changed = session.changeInput(4, { type: 'DEAL_DAMAGE', target: hero, amount: 2 } as never);
    expect(changed).toEqual({ ok: true });
    expect(session.getSnapshot().length).toBe(WHIRLWIND);
    expect(zoneOf(session, 0, 'board').map(({ card }) => card)).toEqual(['Baron Rivendare', 'Harvest Golem']);
    expect(zoneOf(session, 0, 'hand')).toHaveLength(2);
  });

  it('says where the others cannot follow any more', () => {
    const session = opened('test-04-baron-doubles');
    // Without the Golem nobody can be hurt by the fourth input.
    expect(session.changeInput(3, { type: 'CONCEDE', seat: 0 } as never)).toMatchObject({ code: 'unknown-entity' });
    expect(session.getSnapshot().length).toBe(3);
    const branch = session.getSnapshot().branch;
    expect(session.carryOn(0, 4)).toMatchObject({ ok: false, code: 'game-over' });
    expect(session.getSnapshot()).toMatchObject({ branch, length: 3 });
  });

  it('that is refused leaves everything as it was', () => {
    const session = opened('test-04-baron-doubles');
    const { branch, cursor } = session.getSnapshot();
    expect(session.changeInput(2, { type: 'SUMMON', seat: 0, card: 'Nobody' } as never)).toMatchObject({
      ok: false,
      code: 'unknown-card',
    });
    expect(session.getSnapshot()).toMatchObject({ branch, cursor });
    expect(names(session)).toEqual(['main']);
  });
});

describe('staging', () => {
  it('puts any card anywhere in a real battle, which is marked and plays on by the rules', () => {
    const session = battleSession(1);
    session.playBots({ bots: ['greedy'], seed: 1, inputs: 6 });
    expect(session.view.isStaged).toBe(false);
    expect(session.stage({ do: 'put', card: 'Boulderfist Ogre', seat: 1, zone: 'board' })).toEqual({ ok: true });
    expect(zoneOf(session, 1, 'board').at(-1)?.card).toBe('Boulderfist Ogre');
    expect(session.stage({ do: 'put', card: 'Wisp', seat: 0, zone: 'deck', at: 'top' })).toEqual({ ok: true });
    expect(zoneOf(session, 0, 'deck')[0]?.card).toBe('Wisp');
    expect(session.view.isStaged).toBe(true);
    // The sandbox is open for staging only.
    expect(session.view.whyNot({ type: 'SUMMON', seat: 0, card: 'Wisp' } as never)).toMatchObject({
      code: 'sandbox-only',
    });
    // What is kept is frozen, like every World, and a game by the rules again.
    const { world } = session.view.position as unknown as { world: { rules: { isSandbox: boolean } } };
    expect(Object.isFrozen(world)).toBe(true);
    expect(world.rules.isSandbox).toBe(false);
    // Its microsteps can be looked at like those of any input.
    session.step('microstep', 'previous');
    expect(session.view.microsteps.length).toBe(session.view.entry?.microsteps);
    const ran = session.playBots({ bots: ['greedy'], seed: 1, inputs: 4 });
    expect(ran.inputs).toBe(4);
  });

  it('moves, kills and removes what is there', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(3);
    const [baron, hoarder, golem] = [idOf(session, 'B'), idOf(session, 'H'), idOf(session, 'G')];
    expect(session.stage({ do: 'move', entity: golem, seat: 1, zone: 'board' })).toEqual({ ok: true });
    expect(zoneOf(session, 1, 'board').map(({ entity }) => entity)).toEqual([golem]);
    expect(session.stage({ do: 'move', entity: golem, seat: 1, zone: 'hand' })).toEqual({ ok: true });
    expect(zoneOf(session, 1, 'hand').map(({ card }) => card)).toEqual(['Harvest Golem']);
    expect(session.stage({ do: 'remove', entity: baron })).toEqual({ ok: true });
    expect(session.stage({ do: 'kill', entity: hoarder })).toEqual({ ok: true });
    expect(zoneOf(session, 0, 'board')).toEqual([]);
    expect(zoneOf(session, 0, 'hand')).toHaveLength(1);
    const staged = session.timeline.branch(session.getSnapshot().branch).entries.slice(3);
    expect(staged.map(({ act }) => act.do)).toEqual(['staged', 'staged', 'staged', 'staged']);
  });

  it('replaces a card by a fresh copy where the rules know no such move', () => {
    const session = opened('test-04-baron-doubles');
    const baron = idOf(session, 'B');
    expect(session.stage({ do: 'move', entity: baron, seat: 1, zone: 'hand' })).toEqual({ ok: true });
    const [copy] = zoneOf(session, 1, 'hand');
    expect(copy).toMatchObject({ card: 'Baron Rivendare', numbers: { cost: 4 } });
    expect(copy?.entity).not.toBe(baron);
  });

  it('puts cards into every zone of dale, and moves them', () => {
    const session = daleSession(2, 4);
    for (const zone of ['hand', 'deck', 'discard', 'stall', 'schedule']) {
      expect(session.stage({ do: 'put', card: 'Magnet', seat: 1, zone })).toEqual({ ok: true });
      expect(zoneOf(session, 1, zone).map(({ card }) => card)).toContain('Magnet');
    }
    const [first] = zoneOf(session, 1, 'hand');
    const before = zoneOf(session, 0, 'discard').length;
    expect(session.stage({ do: 'move', entity: first?.entity ?? 0, seat: 0, zone: 'discard' })).toEqual({ ok: true });
    expect(zoneOf(session, 0, 'discard')).toHaveLength(before + 1);
    expect(zoneOf(session, 1, 'hand').map(({ entity }) => entity)).not.toContain(first?.entity);
  });

  it.each([
    [{ do: 'put', card: 'Wisp', seat: 0, zone: 'attic' }, 'unknown-zone'],
    [{ do: 'put', card: 'Nobody', seat: 0, zone: 'board' }, 'unknown-card'],
    [{ do: 'kill', entity: 9999 }, 'unknown-entity'],
  ] as const)('refuses %o', (stage, code) => {
    const session = opened('test-04-baron-doubles');
    const before = session.getSnapshot();
    expect(session.stage(stage)).toMatchObject({ ok: false, code, message: expect.stringMatching(/\.$/) });
    expect(session.getSnapshot()).toBe(before);
  });

  it('does all of a move or nothing: a full hand takes no card off the board', () => {
    const session = opened('test-04-baron-doubles');
    for (let card = 0; card < 10; card += 1) {
      expect(session.stage({ do: 'put', card: 'Wisp', seat: 1, zone: 'hand' })).toEqual({ ok: true });
    }
    const baron = idOf(session, 'B');
    const before = session.getSnapshot();
    expect(session.stage({ do: 'move', entity: baron, seat: 1, zone: 'hand' })).toMatchObject({ code: 'hand-full' });
    expect(session.getSnapshot()).toBe(before);
    expect(zoneOf(session, 0, 'board').map(({ entity }) => entity)).toContain(baron);
  });
});

describe('another seed', () => {
  it('changes what chance brings from there on, and nothing before', () => {
    const outcomes = [1, 2, 3, 4, 5, 6].map((seed) => {
      const session = daleSession(2, 4);
      expect(session.reseed(seed)).toEqual({ ok: true });
      session.playBots({ bots: ['greedy'], seed: 1, inputs: 25 });
      return JSON.stringify(session.view.position.world);
    });
    expect(new Set(outcomes).size).toBeGreaterThan(1);
    const session = daleSession(2, 4);
    const before = session.view.table();
    session.reseed(3);
    expect(session.view.table().sides).toEqual(before.sides);
    expect(session.view.labelOf(1)).toBe('New seed 3');
    expect(session.reseed(1.5)).toMatchObject({ ok: false, code: 'bad-seed' });
  });
});

describe('two branches side by side', () => {
  const withDyingBaron = (): { session: Session; main: number; other: number } => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(WHIRLWIND - 1);
    const other = session.branchOff('Baron dies');
    session.stage({ do: 'call', input: { type: 'SET_HEALTH', target: idOf(session, 'B'), health: 1 } as never });
    session.carryOn(0, WHIRLWIND - 1);
    return { session, main: 0, other };
  };

  it('stand at the same moment, though an input was put in between', () => {
    const { session, main, other } = withDyingBaron();
    session.goTo({ branch: main, cursor: { input: WHIRLWIND, microstep: 1 } });
    stepTo(session, 'deathPhase.openRound');
    const { right } = session.compareWith(other);
    expect(right).toMatchObject({ branch: other, cursor: { input: WHIRLWIND + 1 } });
    session.goTo(right);
    expect(session.view.moment.states).toEqual(['resolving.phaseBoundary.deathPhase.openRound']);
  });

  it('mark event for event what only one of them has', () => {
    const { session, main, other } = withDyingBaron();
    session.goTo({ branch: main, cursor: { input: WHIRLWIND, microstep: 999 } });
    const { events } = session.compareWith(other);
    const only = (side: 'left' | 'right') =>
      events
        .flatMap((each) => (each.side === side ? [each[side]?.event.type] : []))
        .filter((type) => type !== 'Damaged');
    expect(only('left')).toContain('TriggerMultiplied');
    expect(only('right')).toContain('AurasUpdated');
    expect(only('right')).not.toContain('Drew');
    expect(only('left').filter((type) => type === 'Drew')).toHaveLength(1);
    expect(events.filter(({ side }) => side === 'both').map(({ left }) => left?.event.type)).toContain('SpellCast');
  });

  it('mark field for field what differs in the Worlds', () => {
    const { session, main, other } = withDyingBaron();
    session.goTo({ branch: main, cursor: { input: WHIRLWIND, microstep: 999 } });
    const baron = idOf(session, 'B');
    expect(session.compareWith(other).fields).toEqual(
      expect.arrayContaining([{ path: `entities.${baron}.zone`, left: 'board', right: 'graveyard' }]),
    );
    // Before the fork nothing differs.
    session.seekInput(2);
    const same = session.compareWith(other);
    expect(same.fields).toEqual([]);
    expect(same.events.every(({ side }) => side === 'both')).toBe(true);
  });
});

describe('bookmarks', () => {
  it('keep a moment of a branch with a note, and lead back to it', () => {
    const session = opened('test-04-baron-doubles');
    session.seek({ input: WHIRLWIND, microstep: 67 });
    const id = session.addBookmark('the count', 'read here and nowhere else');
    session.seekInput(1);
    session.branchOff();
    const [bookmark] = session.getSnapshot().bookmarks;
    if (bookmark === undefined) throw new Error('There is no bookmark.');
    session.goTo(bookmark);
    expect(session.getSnapshot()).toMatchObject({ branch: 0, cursor: { input: WHIRLWIND, microstep: 67 } });
    session.bookmarks.change(id, { note: 'R7.3' });
    expect(session.getSnapshot().bookmarks).toMatchObject([{ name: 'the count', note: 'R7.3' }]);
    session.bookmarks.remove(id);
    expect(session.getSnapshot().bookmarks).toEqual([]);
  });
});

describe('for React', () => {
  it('gives the same snapshot and view until something changes, and tells of each change', () => {
    const session = opened('test-04-baron-doubles');
    let told = 0;
    const stop = session.subscribe(() => {
      told += 1;
    });
    const [snapshot, view] = [session.getSnapshot(), session.view];
    expect(session.getSnapshot()).toBe(snapshot);
    expect(session.view).toBe(view);
    session.seekInput(1);
    expect(session.getSnapshot()).not.toBe(snapshot);
    expect(session.view).not.toBe(view);
    expect(told).toBe(1);
    stop();
    session.seekInput(2);
    expect(told).toBe(1);
  });
});
