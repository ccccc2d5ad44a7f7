// A running game moves from one road to the other in the middle, both ways: at an open choice, an open owl state, in the
// mulligan, and at any rest of a random game. It goes on as if nothing had happened.

import { describe, expect, it } from 'vitest';
import { battle, pendingChoice } from '../../machines/battle/index.ts';
import { type DaleGame, type DaleInput, phaseOf } from '../../machines/dale/index.ts';
import { createGame, loadGame, ROADS, type Road } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { effectOn, inspectionsOnly, twoInspections } from '../helpers/dale-fixtures.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { playOut, randomInput, randomOptions, rollFrom } from '../helpers/random-play.ts';

const moves: readonly (readonly [Road, Road])[] = ROADS.flatMap((from) =>
  ROADS.filter((to) => to !== from).map((to) => [from, to] as const),
);

/** Test Caller's battlecry summons; Test Advisor discovers after each summon: a choice inside a trigger inside a text. */
const openChoice = (road: Road) => {
  const sandbox = newGame({ decks: [Array(5).fill('Test Filler'), []], seed: 11 });
  sandbox.game.handOver(road);
  sandbox.summon('Test Advisor', 0);
  sandbox.summon('Knife Juggler', 0);
  sandbox.choose(0);
  sandbox.play(sandbox.addToHand('Test Caller', 0));
  return sandbox;
};

describe.each(moves)('from %s to %s', (from, to) => {
  it('at an open choice', () => {
    const [moved, stayed] = [openChoice(from), openChoice(from)];
    const before = moved.game.save();
    moved.game.handOver(to);
    expect(moved.game.road).toBe(to);
    expect(moved.game.value).toEqual({ resolving: { choice: 'open' } });
    expect(moved.game.save()).toEqual(before);
    expect(moved.game.legalMoves(0)).toEqual(stayed.game.legalMoves(0));
    for (const { choose, pendingChoice: open } of [moved, stayed]) while (open() !== undefined) choose(0);
    expect(moved.game.fingerprint()).toBe(stayed.game.fingerprint());
    expect(moved.trace()).toEqual(stayed.trace());
    expect(pendingChoice(moved.game.world)).toBeUndefined();
  });

  it('at an open owl state, some players having answered', () => {
    const open = () => {
      const { game, plans } = inspectionsOnly(3);
      game.handOver(from);
      const answer = (seat: number): DaleInput => {
        const { card = 0, target = 'none' } = plans[seat]?.[0] ?? {};
        return { type: 'ANSWER', seat, answers: [{ effect: effectOn(game, seat, card), target }] };
      };
      expect(game.submit(answer(1)).ok).toBe(true);
      return { game, answer };
    };
    const [moved, stayed] = [open(), open()];
    moved.game.handOver(to);
    expect(phaseOf(moved.game.world)).toBe('owl');
    expect(moved.game.value).toEqual(stayed.game.value);
    expect(moved.game.awaited()).toEqual([0, 2]);
    for (const { game, answer } of [moved, stayed]) {
      for (const seat of [2, 0]) expect(game.submit(answer(seat)).ok).toBe(true);
    }
    expect(phaseOf(moved.game.world)).not.toBe('owl');
    expect(moved.game.save()).toEqual(stayed.game.save());
  });

  it('in the mulligan, one player having answered', () => {
    const game = createGame(battle, randomOptions(1), { road: from });
    game.submit({ type: 'MULLIGAN', seat: 1, replace: [] });
    const fork = game.fork();
    game.handOver(to);
    expect(game.value).toEqual({ turn: { mulligan: { seat0: 'choosing', seat1: 'done' } } });
    for (const each of [game, fork]) each.submit({ type: 'MULLIGAN', seat: 0, replace: [] });
    expect(game.value).toEqual({ turn: 'main' });
    expect(game.fingerprint()).toBe(fork.fingerprint());
  });

  it('keeps log, listeners and watchers, and drops those that have stopped', () => {
    const game = createGame(battle, randomOptions(2), { road: from });
    playOut(game, rollFrom(2), 5);
    const log = game.log();
    const told = { events: 0, steps: 0, stopped: 0 };
    game.subscribe((events) => {
      told.events += events.length;
    });
    game.watch(() => {
      told.steps += 1;
    });
    const stop = game.watch(() => {
      told.stopped += 1;
    });
    stop();
    const stopLater = game.watch(() => {
      told.stopped += 1;
    });
    game.handOver(to);
    stopLater();
    expect(game.log()).toEqual(log);
    playOut(game, rollFrom(3), 5);
    expect(told.events).toBe(game.log().length - log.length);
    expect(told.steps).toBeGreaterThan(0);
    expect(told.stopped).toBe(0);
  });

  it('a fork or a loaded game takes the road it is told, or the one it comes from', () => {
    const game = createGame(battle, randomOptions(3), { road: from });
    playOut(game, rollFrom(3), 20);
    const fork = game.fork({ road: to });
    const loaded = loadGame(battle, game.save(), { road: to });
    expect([game.road, fork.road, game.fork().road, loaded.road]).toEqual([from, to, from, to]);
    for (const each of [game, fork, loaded]) playOut(each, rollFrom(4), 20);
    expect([fork.fingerprint(), loaded.fingerprint()]).toEqual([game.fingerprint(), game.fingerprint()]);
  });
});

describe('a random game that changes its road again and again', () => {
  it('is the same battle', () => {
    const moving = createGame(battle, randomOptions(5), { road: 'compiled' });
    const roll = rollFrom(5);
    const inputs = playOut(createGame(battle, randomOptions(5), { road: 'xstate' }), rollFrom(5));
    inputs.forEach((input, sent) => {
      expect(randomInput(moving, roll)).toEqual(input);
      if (sent % 5 === 0) moving.handOver(ROADS[(sent / 5) % ROADS.length] as Road);
      expect(moving.submit(input).ok).toBe(true);
    });
    const stayed = createGame(battle, randomOptions(5), { road: 'xstate' });
    for (const input of inputs) stayed.submit(input);
    expect(moving.save()).toEqual(stayed.save());
    expect(moving.log()).toEqual(stayed.log());
  });

  it('is the same Dale game, forks on other roads included', () => {
    const stayed = newDaleGame(4, 6);
    const inputs = playDale(stayed, rollFrom(6));
    let moving: DaleGame = newDaleGame(4, 6);
    inputs.forEach((input, sent) => {
      const road = ROADS[sent % ROADS.length] as Road;
      if (sent % 7 === 0) moving = moving.fork({ road });
      else if (sent % 3 === 0) moving.handOver(road);
      expect(moving.submit(input).ok).toBe(true);
    });
    expect(moving.save()).toEqual(stayed.save());
  });

  it('may have several effects of one player open', () => {
    const { game, plans } = twoInspections(3);
    for (const [step, road] of [...ROADS, ...ROADS].entries()) {
      game.handOver(road);
      expect(game.road).toBe(ROADS[step % ROADS.length]);
      expect(phaseOf(game.world)).toBe('owl');
    }
    const { card = 0, target = 'none' } = plans[0]?.[0] ?? {};
    expect(game.submit({ type: 'ANSWER', seat: 0, answers: [{ effect: effectOn(game, 0, card), target }] }).ok).toBe(
      true,
    );
  });
});
