// The door of a server: what a Game hands out for a viewer, and inputs that name the seat they come from.

import { describe, expect, it } from 'vitest';
import { battle } from '../../machines/battle/index.ts';
import { type DaleGame, dale } from '../../machines/dale/index.ts';
import { createGame, ROADS, type Seat, UNSEEN, type Viewer } from '../../machines/index.ts';
import { newDale } from '../../machines/sandbox/index.ts';
import { accept, newDaleGame, playDale } from '../helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator', 'judge'];
const started = (seed = 3) => {
  const game = createGame(battle, randomOptions(seed), { road: 'compiled' });
  for (const seat of [0, 1]) game.submit({ type: 'MULLIGAN', seat, replace: [] });
  return game;
};

describe('a view', () => {
  it.each(ROADS)('is plain data that nothing changes later, on the road %s', (road) => {
    const games = [createGame(battle, randomOptions(5), { road }), createGame(dale, { players: 2, seed: 5 }, { road })];
    for (const game of games) {
      const views = VIEWERS.map((viewer) => game.viewFor(viewer));
      const before = JSON.stringify(views);
      expect(JSON.parse(before)).toEqual(views);
      for (const { fallback } of game.decisions()) expect(game.submit(fallback as never).ok).toBe(true);
      expect(JSON.stringify(views)).toBe(before);
      expect(JSON.stringify(VIEWERS.map((viewer) => game.viewFor(viewer)))).not.toBe(before);
    }
  });

  it('holds the moves, the decisions and the log of its viewer', () => {
    const game = started();
    const events = game.submit({ type: 'END_TURN', seat: game.world.activePlayer });
    const seat = game.world.activePlayer;
    expect(events.ok).toBe(true);
    expect(game.viewFor(seat)).toMatchObject({ moves: game.legalMoves(seat), decisions: game.decisions(seat) });
    expect(game.viewFor((1 - seat) as Seat)).toMatchObject({ moves: [], decisions: [], awaited: [seat] });
    expect(game.viewFor('judge').decisions).toEqual(game.decisions());
    for (const viewer of VIEWERS) {
      const { log } = game.viewFor(viewer);
      expect(log.length).toBeGreaterThan(0);
      expect(game.logFor(viewer).slice(-log.length)).toEqual(log);
    }
  });
});

describe('what is told', () => {
  it('to a subscriber is what its viewer may know, and all of it if none is named', () => {
    const game = started();
    const heard = new Map<Viewer | 'unnamed', unknown[]>();
    const listenAs = (name: Viewer | 'unnamed') => {
      heard.set(name, []);
      return (events: readonly unknown[]) => heard.get(name)?.push(...events);
    };
    const before = game.log().length;
    const stops = [
      ...VIEWERS.map((viewer) => game.subscribe(listenAs(viewer), viewer)),
      game.subscribe(listenAs('unnamed')),
    ];
    const active = game.world.activePlayer;
    const submitted = game.submit({ type: 'END_TURN', seat: active });
    const next = 1 - active;
    expect(submitted.ok && submitted.events).toEqual(heard.get('unnamed'));
    expect(heard.get('judge')).toEqual(game.log().slice(before));
    expect(heard.get('unnamed')).toEqual(heard.get('judge'));
    expect(heard.get(next)).toEqual(heard.get('judge'));
    for (const viewer of [active, 'spectator'] as const) {
      expect(heard.get(viewer)).toContainEqual({ type: 'Drew', player: next, id: UNSEEN });
      expect(heard.get(viewer)).toEqual(game.logFor(viewer).slice(-(heard.get(viewer)?.length ?? 0)));
    }
    for (const stop of stops) stop();
    const counts = [...heard.values()].map(({ length }) => length);
    game.submit({ type: 'END_TURN', seat: next });
    expect([...heard.values()].map(({ length }) => length)).toEqual(counts);
  });

  it('in answer to an input that came from a seat is what that seat may know', () => {
    const [open, closed] = [started(), started()];
    const seat = open.world.activePlayer;
    const all = open.submit({ type: 'END_TURN', seat });
    const own = closed.submit({ type: 'END_TURN', seat }, { from: seat });
    const drew = (answer: typeof all) =>
      answer.ok && answer.events.flatMap((event) => (event.type === 'Drew' ? [event.id] : []));
    expect(drew(own)).toEqual([UNSEEN]);
    expect(drew(all)).not.toEqual([UNSEEN]);
    expect(closed.fingerprint()).toBe(open.fingerprint());
  });
});

describe('an input that comes from a seat', () => {
  it('may not speak for another seat, whose input would be legal', () => {
    const game = started();
    const seat = game.world.activePlayer;
    const input = { type: 'END_TURN', seat } as const;
    const before = game.fingerprint();
    const refusal = { ok: false, code: 'wrong-seat', details: { speaks: `seat ${seat}`, from: 1 - seat } };
    expect(game.whyNot(input, { from: 1 - seat })).toMatchObject(refusal);
    expect(game.submit(input, { from: 1 - seat })).toMatchObject(refusal);
    expect(game.fingerprint()).toBe(before);
    expect(game.whyNot(input, { from: seat })).toBeNull();
    expect(game.whyNot(input)).toBeNull();
  });

  it('may not concede for another', () => {
    const game: DaleGame = createGame(dale, { players: 3, seed: 1 });
    expect(game.submit({ type: 'CONCEDE', seat: 2 }, { from: 0 })).toMatchObject({ code: 'wrong-seat' });
    expect(game.submit({ type: 'CONCEDE', seat: 2 }, { from: 2 })).toMatchObject({ ok: true });
  });

  it('may speak for every seat if it comes from a judge, and for none if from a spectator', () => {
    const game = started();
    const input = { type: 'END_TURN', seat: game.world.activePlayer } as const;
    const refusal = game.submit(input, { from: 'spectator' });
    expect(refusal).toMatchObject({ ok: false, code: 'wrong-seat', details: { from: 'spectator' } });
    expect(refusal.ok || refusal.message).toContain('It came from a spectator');
    expect(game.submit(input, { from: 'judge' })).toMatchObject({ ok: true });
  });

  it('may not be a call of the sandbox that speaks for nobody', () => {
    const { game, put } = newDale();
    const card = put('Magnet', 'hand', 0);
    const answer = game.submit({ type: 'REMOVE', card }, { from: 0 });
    expect(answer).toMatchObject({ code: 'wrong-seat', details: { speaks: 'no seat', from: 0 } });
    accept(game, { type: 'REMOVE', card });
  });

  it('is first of all an input', () => {
    const game = started();
    for (const input of [null, 'END_TURN', { type: 'END_TURN' }, { type: 'END_TURN', seat: '1' }]) {
      expect(game.submit(input as never, { from: 0 })).toMatchObject({ ok: false, code: 'bad-input' });
    }
  });
});

describe('after the game', () => {
  const HIDDEN = ['deck', 'hand', 'limbo'] as const;

  it('Dale lays open everything, to spectators too (rules.md §16)', () => {
    const game = newDaleGame(2, 4, 'compiled');
    let kept = 0;
    playDale(game, rollFrom(4), undefined, () => {
      const [all, told] = [game.log(), game.logFor('spectator')].map((log) => JSON.stringify(log));
      if (!game.isOver && all !== told) kept += 1;
    });
    expect(game.isOver).toBe(true);
    expect(kept).toBeGreaterThan(20);
    const judged = game.viewFor('judge');
    for (const viewer of VIEWERS) {
      const view = game.viewFor(viewer);
      expect(view).toEqual({ ...judged, viewer });
      for (const player of view.players) for (const zone of HIDDEN) expect(player[zone]).not.toBeNull();
      expect(view.supply).toHaveLength(game.world.supply.length);
      expect(game.logFor(viewer)).toEqual(game.log());
    }
  });

  it('Dale keeps closed what is hidden until then', () => {
    const { players, supply } = newDaleGame(2, 4, 'compiled').viewFor('spectator');
    expect(supply).toBeNull();
    for (const player of players) for (const zone of HIDDEN) expect(player[zone]).toBeNull();
  });

  it('a battle keeps its hidden cards', () => {
    const game = started();
    playOut(game, rollFrom(2));
    expect(game.isOver).toBe(true);
    for (const { hand, deck, secrets } of game.viewFor('spectator').players) {
      expect([hand, deck, secrets]).toEqual([null, null, null]);
    }
    expect(game.logFor('spectator')).not.toEqual(game.log());
  });
});
