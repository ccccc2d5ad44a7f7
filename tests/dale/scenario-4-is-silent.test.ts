// Scenario 4 of the design note must be invisible (owls.md §9): whether the card drawn is an unbound chameleon or any
// other card, nobody but its owner is told anything else, neither by an event nor by a view.

import { describe, expect, it } from 'vitest';
import { type DaleEvent, daleEventFor, daleViewFor } from '../../machines/dale/index.ts';
import type { Viewer } from '../../machines/index.ts';
import { newDale } from '../../machines/sandbox/index.ts';

const OTHERS: readonly Viewer[] = [1, 2, 'spectator'];

/** Dangerous Test with this card on top of the deck; the three old cards are discarded, or those drawn. */
const played = (drawn: string) => {
  const sandbox = newDale({ players: 3, seed: 4 });
  const { put, game, send } = sandbox;
  put('Quality Inspection', 'market', 0, { at: 0 });
  put('Quality Inspection', 'hand', 1);
  put('Reflection', 'hand', 2);
  const technique = put('Dangerous Test', 'hand', 0);
  const old = [put('Junk', 'hand', 0), put('Cookies', 'hand', 0), put('Junk', 'hand', 0)];
  put('Acorn', 'deck', 0);
  put('Junk', 'deck', 0);
  put('Junk', 'deck', 0);
  put(drawn, 'deck', 0);
  const views = () => OTHERS.map((viewer) => JSON.stringify(daleViewFor(game.world, viewer)));
  const told = (events: readonly DaleEvent[], viewer: Viewer) =>
    events.map((event) => daleEventFor(event, viewer)).filter((event) => event !== null);
  const before = views();
  const events = [...send({ type: 'PLAY', seat: 0, card: technique })];
  const choosing = views();
  events.push(...send({ type: 'CHOOSE', seat: 0, cards: old }));
  return { sandbox, events, views: [before, choosing, views()], told: (viewer: Viewer) => told(events, viewer) };
};

describe('scenario 4 is silent', () => {
  const chameleon = played('Seeing Doubles');
  const other = played('Acorn');

  it('really has an effect that comes and goes, and activates nobody', () => {
    expect(chameleon.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['OwlWaits', 'OwlExpired']));
    expect(other.events.map(({ type }) => type)).not.toContain('OwlWaits');
    expect([chameleon.sandbox.active(), chameleon.sandbox.phase()]).toEqual([[0], 'action']);
    expect(chameleon.events.filter(({ type }) => type === 'PlayersAwaited')).toEqual([]);
  });

  it.each(OTHERS)('tells %s the same events as with any other card', (viewer) => {
    expect(chameleon.told(viewer)).toEqual(other.told(viewer));
    expect(JSON.stringify(chameleon.told(viewer))).not.toMatch(/Seeing Doubles|Owl/);
  });

  it('shows the others the same views at every step', () => {
    expect(chameleon.views).toEqual(other.views);
    expect(chameleon.views.flat().join()).not.toContain('Seeing Doubles');
  });

  it('tells its owner that it waited, and that it waits no more', () => {
    const types = chameleon.told(0).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('Owl'))).toEqual(['OwlWaits', 'OwlExpired']);
  });

  it('refuses everybody the same afterwards', () => {
    const codes = ({ sandbox }: ReturnType<typeof played>) =>
      [0, 1, 2].map(
        (seat) => sandbox.game.whyNot({ type: 'ANSWER', seat, answers: [{ effect: 1, target: 'none' }] })?.code,
      );
    expect(codes(chameleon)).toEqual(codes(other));
    expect(codes(chameleon)).toEqual(['wrong-phase', 'not-awaited', 'not-awaited']);
  });
});

describe('a request with both a bind and an answer (owls.md §6.2)', () => {
  it('is no input at all', () => {
    const { sandbox } = played('Seeing Doubles');
    const [card = 0] = sandbox.hand(0);
    const both = { type: 'BIND', seat: 0, card, target: card, answers: [{ effect: 1, target: 'none' }] } as const;
    expect(sandbox.game.submit(both as never)).toMatchObject({ ok: false, code: 'bad-input' });
    const other = { type: 'ANSWER', seat: 0, answers: [{ effect: 1, target: 'none' }], card, target: card } as const;
    expect(sandbox.game.submit(other as never)).toMatchObject({ ok: false, code: 'bad-input' });
  });
});
