// The table: cards with all that is to be seen on them, and for each viewer no more than the rules' view shows.

import { describe, expect, it } from 'vitest';
import { cardsOn, type Session, type TableViewer } from '../../../visualizer/session/index.ts';
import { battleSession, daleSession } from './games.ts';
import { opened, stepTo, zoneOf } from './opened.ts';

const stage = (session: Session, input: object): void => {
  expect(session.stage({ do: 'call', input: input as never })).toEqual({ ok: true });
};
const zones = (session: Session, viewer: TableViewer, seat: number) =>
  Object.fromEntries(session.view.table(viewer).sides[seat]?.zones.map((zone) => [zone.zone, zone]) ?? []);

describe('a card of battle', () => {
  it('shows text, numbers as they count and as printed, keywords and owner', () => {
    const session = opened('test-04-baron-doubles');
    const [baron] = zoneOf(session, 0, 'board');
    expect(baron).toMatchObject({
      card: 'Baron Rivendare',
      kind: 'minion',
      text: 'Your deathrattles trigger twice.',
      owner: 0,
      controller: 0,
      numbers: { cost: 4, attack: 1, health: 6, maxHealth: 7 },
      printed: {},
    });
    const [hero] = zoneOf(session, 1, 'hero');
    expect(hero).toMatchObject({ kind: 'hero', numbers: { health: 30 } });
  });

  it('shows what was laid on it, and what it is printed as', () => {
    const session = opened('test-04-baron-doubles');
    stage(session, { type: 'SUMMON', seat: 1, card: 'Chillwind Yeti' });
    const yeti = zoneOf(session, 1, 'board')[0]?.entity ?? 0;
    stage(session, { type: 'CAST', seat: 1, card: 'Blessing of Kings', target: yeti });
    expect(zoneOf(session, 1, 'board')[0]).toMatchObject({
      numbers: { attack: 8, health: 9, maxHealth: 9 },
      printed: { attack: 4, maxHealth: 5 },
      buffs: [{ by: 'Blessing of Kings', words: ['+4/+4'] }],
    });
    stage(session, { type: 'FREEZE', target: yeti });
    expect(zoneOf(session, 1, 'board')[0]?.marks).toContain('frozen');
    stage(session, { type: 'SILENCE', target: yeti });
    expect(zoneOf(session, 1, 'board')[0]).toMatchObject({ buffs: [], printed: {} });
    expect(zoneOf(session, 1, 'board')[0]?.marks).toContain('silenced');
  });

  it('shows that its reaction waits in a queue', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(4);
    stepTo(session, 'triggerQueue.resolving');
    const waiting = cardsOn(session.view.table()).filter(({ marks }) => marks.includes('waiting'));
    expect(waiting.map(({ card }) => card)).toEqual(['Loot Hoarder']);
  });
});

describe('a viewer of battle', () => {
  it('sees the own hand; the others see how many cards there are', () => {
    const session = battleSession(4);
    const count = zones(session, 'judge', 1).hand?.count ?? 0;
    expect(count).toBeGreaterThan(0);
    expect(zones(session, 'judge', 1).hand?.cards).toHaveLength(count);
    expect(zones(session, 1, 1).hand?.cards).toHaveLength(count);
    expect(zones(session, 0, 1).hand).toMatchObject({ cards: null, count });
    expect(zones(session, 'spectator', 1).hand).toMatchObject({ cards: null, count });
    expect(zones(session, 'judge', 1).deck?.cards).not.toBeNull();
    expect(zones(session, 1, 1).deck?.cards).toBeNull();
  });

  it('sees no secret of the other player', () => {
    const session = opened('test-04-baron-doubles');
    stage(session, { type: 'ADD_SECRET', seat: 1, card: 'Mirror Entity' });
    expect(zones(session, 1, 1).secret?.cards).toMatchObject([{ card: 'Mirror Entity' }]);
    expect(zones(session, 0, 1).secret).toMatchObject({ count: 1, cards: null });
    expect(JSON.stringify(session.view.table(0))).not.toContain('Mirror Entity');
  });
});

describe('the table of dale', () => {
  it('has the zones of each player, and what they share', () => {
    const session = daleSession(3, 2);
    const table = session.view.table();
    expect(table.sides).toHaveLength(3);
    // Seed 2 lets seat 1 begin.
    expect(table.sides.map(({ isTurnPlayer }) => isTurnPlayer)).toEqual([false, true, false]);
    expect(table.sides.map(({ isAwaited }) => isAwaited)).toEqual([false, true, false]);
    expect(table.sides[0]?.zones.map(({ zone }) => zone)).toEqual(['hand', 'deck', 'discard', 'stall', 'schedule']);
    expect(table.shared.map(({ zone }) => zone)).toEqual(['market', 'supply', 'bin']);
    const market = table.shared[0]?.cards ?? [];
    expect(market).toHaveLength(5);
    expect(market.every((card) => card !== null && card.text !== '' && (card.numbers.value ?? 0) > 0)).toBe(true);
    expect(table.phase).toBe('action');
  });

  it('shows each viewer the own hand, and nobody a deck but the judge', () => {
    const session = daleSession(2, 2);
    expect(zones(session, 'judge', 1).hand?.cards).toHaveLength(5);
    expect(zones(session, 1, 1).hand?.cards).toHaveLength(5);
    expect(zones(session, 0, 1).hand).toMatchObject({ cards: null, count: 5 });
    expect(zones(session, 'judge', 1).deck?.cards).not.toBeNull();
    expect(zones(session, 1, 1).deck?.cards).toBeNull();
    expect(session.view.table(1).shared.find(({ zone }) => zone === 'supply')?.cards).toBeNull();
  });

  it('shows stacks of a stall one by one, and what a chameleon counts as', () => {
    const session = daleSession(2, 2);
    for (const at of [1, 1, 2]) {
      expect(session.stage({ do: 'put', card: 'Magnet', seat: 0, zone: 'stall', at })).toEqual({ ok: true });
    }
    expect(zones(session, 'spectator', 0).stall).toMatchObject({ count: 3, stacks: [2, 1] });
    const bound = opened('owls-3-kept-1');
    const { length } = bound.getSnapshot();
    const copies = Array.from({ length }, (_, index) => index + 1).flatMap((input) => {
      bound.seekInput(input);
      return cardsOn(bound.view.table()).filter(({ as }) => as !== null);
    });
    expect(copies.length).toBeGreaterThan(0);
    for (const { as, buffs, kind } of copies) {
      expect(buffs.map(({ by }) => by)).toContain(as);
      expect(kind).not.toBe('chameleon');
    }
  });
});

describe('moves', () => {
  it('are listed at rest with why others are refused, and not in the middle of an input', () => {
    const session = opened('test-04-baron-doubles');
    expect(session.view.legalMoves(0).map(({ label }) => label)).toContain('End the turn');
    expect(session.view.legalMoves(1)).toEqual([]);
    expect(session.view.whyNot({ type: 'END_TURN', seat: 1 } as never)).toMatchObject({
      code: 'not-your-turn',
      message: expect.stringContaining('Seat 0'),
    });
    expect(session.view.whyNot({ type: 'END_TURN', seat: 0 } as never)).toBeNull();
    session.step('microstep', 'previous');
    expect(session.view.isAtRest).toBe(false);
    expect(session.view.legalMoves(0)).toEqual([]);
  });
});
