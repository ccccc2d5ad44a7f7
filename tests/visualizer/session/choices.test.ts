// What a choice interrupts goes on with the next input: the queue below it is the same queue.

import { describe, expect, it } from 'vitest';
import { ruleSetNamed, Session } from '../../../visualizer/session/index.ts';
import { battleSession } from './games.ts';
import { zoneOf } from './opened.ts';

/** Brann in play, and a minion whose Battlecry asks for a choice in the hand. */
const withBrann = (): Session => {
  const ruleSet = ruleSetNamed('battle-with-test-cards');
  if (ruleSet === undefined) throw new Error('The rule set is gone.');
  const session = new Session({ ruleSet, start: { from: 'options', options: { sandbox: true } } });
  for (const [card, zone] of [
    ['Brann Bronzebeard', 'board'],
    ['Museum Curator', 'hand'],
  ] as const) {
    expect(session.stage({ do: 'put', card, seat: 0, zone })).toEqual({ ok: true });
  }
  return session;
};

describe('a doubled Battlecry with a choice', () => {
  it('shows across inputs which of its activations are done', () => {
    const session = withBrann();
    const [curator] = zoneOf(session, 0, 'hand');
    const brann = zoneOf(session, 0, 'board')[0]?.entity;
    expect(session.submit({ type: 'PLAY', seat: 0, card: curator?.entity } as never)).toEqual({ ok: true });
    const tokens = () =>
      session.view.queues.map(({ stage, reactions }) => [stage, reactions.map((each) => each.tokens)]);
    expect(tokens()).toEqual([['suspended', [['running', 'next']]]]);
    expect(session.view.lanes[0]).toMatchObject({ isAwaited: true, owes: [expect.stringMatching(/^choose .+ or /)] });
    expect(session.view.lanes[1]).toMatchObject({ isAwaited: false });
    expect(session.submit({ type: 'CHOOSE', seat: 0, option: 0 } as never)).toEqual({ ok: true });
    expect(tokens()).toEqual([['suspended', [['done', 'running']]]]);
    expect(session.view.queues[0]?.reactions[0]?.bracket).toMatchObject({
      times: 2,
      because: [brann],
      isForecast: false,
    });
    expect(session.submit({ type: 'CHOOSE', seat: 0, option: 1 } as never)).toEqual({ ok: true });
    expect(tokens()).toEqual([]);
    expect(zoneOf(session, 0, 'hand')).toHaveLength(2);
  });

  it('can go another way at the choice', () => {
    const session = withBrann();
    const [curator] = zoneOf(session, 0, 'hand');
    session.submit({ type: 'PLAY', seat: 0, card: curator?.entity } as never);
    const at = session.getSnapshot().length;
    session.submit({ type: 'CHOOSE', seat: 0, option: 0 } as never);
    session.submit({ type: 'CHOOSE', seat: 0, option: 0 } as never);
    const first = zoneOf(session, 0, 'hand').map(({ card }) => card);
    expect(session.changeInput(at + 1, { type: 'CHOOSE', seat: 0, option: 1 } as never)).toEqual({ ok: true });
    const second = zoneOf(session, 0, 'hand').map(({ card }) => card);
    expect(second).toHaveLength(first.length);
    expect(second).not.toEqual(first);
    // A choice is open: nothing can be staged in the middle of it.
    session.seekInput(at);
    expect(session.stage({ do: 'put', card: 'Wisp', seat: 0, zone: 'hand' })).toMatchObject({ code: 'choice-open' });
  });
});

describe('the mulligan', () => {
  it('asks both players at once', () => {
    const session = battleSession(1);
    expect(session.view.lanes).toMatchObject([
      { isAwaited: true, owes: ['keep the opening hand, or replace cards'], since: { input: 0, microstep: 0 } },
      { isAwaited: true },
    ]);
    session.submit({ type: 'MULLIGAN', seat: 0, replace: [] } as never);
    expect(session.view.lanes.map(({ isAwaited, since }) => [isAwaited, since])).toEqual([
      [false, null],
      [true, { input: 0, microstep: 0 }],
    ]);
  });
});
