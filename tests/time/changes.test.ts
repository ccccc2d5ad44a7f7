// What a game tells those who watch it when time goes back or the road changes: stores of a user interface hang on it.

import { describe, expect, it } from 'vitest';
import { battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { createGame, type GameChange, loadGame, ROADS, replayGame } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const table = () => {
  const sandbox = newGame();
  const wisp = sandbox.addToHand('Wisp', 0);
  const changes: GameChange[] = [];
  const stop = sandbox.game.onChange((change) => changes.push(change));
  return { ...sandbox, wisp, changes, stop };
};

describe('a change', () => {
  it('is told after each accepted input, each undo and each hand-over, with the version', () => {
    const { game, wisp, play, changes } = table();
    const from = game.version;
    play(wisp);
    game.undo(0);
    game.handOver(game.road);
    expect(changes).toEqual([
      { kind: 'input', version: from + 1 },
      { kind: 'undo', version: from + 2 },
      { kind: 'road', version: from + 3 },
    ]);
    expect(game.version).toBe(from + 3);
  });

  it('is not told for refused inputs and refused undos, nor to those who have stopped', () => {
    const { game, wisp, play, changes, stop } = table();
    const from = game.version;
    expect(game.submit({ type: 'END_TURN', seat: 1 }).ok).toBe(false);
    expect(game.undo(1).ok).toBe(false);
    expect([changes, game.version]).toEqual([[], from]);
    stop();
    play(wisp);
    expect([changes, game.version]).toEqual([[], from + 1]);
  });

  it('comes when the game is as it says: position, log and version are new already', () => {
    const { game, wisp, play } = table();
    const before = { log: game.log().length, fingerprint: game.fingerprint() };
    const seen: unknown[] = [];
    game.onChange(({ kind, version }) => {
      seen.push([
        kind,
        version === game.version,
        game.log().length > before.log,
        game.fingerprint() === before.fingerprint,
      ]);
    });
    play(wisp);
    game.undo(0);
    expect(seen).toEqual([
      ['input', true, true, false],
      ['undo', true, false, true],
    ]);
  });

  it('comes after the events of its input, which an undo does not tell again', () => {
    const { game, wisp, play } = table();
    const order: string[] = [];
    game.subscribe(() => order.push('events'));
    game.onChange(({ kind }) => order.push(kind));
    play(wisp);
    game.undo(0);
    expect(order).toEqual(['events', 'input', 'undo']);
  });
});

describe('an undo', () => {
  it('hands back the input and its events, oldest first', () => {
    const { game, wisp } = table();
    const submitted = game.submit({ type: 'PLAY', seat: 0, card: wisp });
    if (!submitted.ok) throw new Error(submitted.message);
    expect(game.undo(0)).toEqual({
      ok: true,
      input: { type: 'PLAY', seat: 0, card: wisp },
      events: submitted.events,
    });
  });

  it('keeps listeners and watchers, which hear of what comes next', () => {
    const { game, wisp, play } = table();
    play(wisp);
    const told = { events: 0, microsteps: 0 };
    game.subscribe((events) => {
      told.events += events.length;
    });
    game.watch(() => {
      told.microsteps += 1;
    });
    game.undo(0);
    expect(told).toEqual({ events: 0, microsteps: 0 });
    play(wisp);
    expect(told.events).toBeGreaterThan(0);
    expect(told.microsteps).toBeGreaterThan(0);
  });

  it('stops the actor that was there, and the next one stands where the game stands', () => {
    const { game, wisp, play } = table();
    game.handOver('xstate');
    play(wisp);
    const { actor } = game;
    game.undo(0);
    expect(actor.getSnapshot().status).toBe('stopped');
    expect(game.actor.getSnapshot().context).toEqual(game.world);
  });

  it.each(ROADS)('works after a hand-over to %s, back to before it', (road) => {
    const { game, wisp, play } = table();
    const before = game.fingerprint();
    play(wisp);
    game.handOver(road);
    expect(game.undo(0).ok).toBe(true);
    expect([game.road, game.fingerprint()]).toEqual([road, before]);
  });

  it('back over a change of road forgets the positions that were recalled', () => {
    const { game, addToHand, play } = table();
    game.handOver('xstate');
    const [first, second, third] = [addToHand('Wisp', 0), addToHand('Wisp', 0), addToHand('Wisp', 0)];
    play(first);
    play(second);
    game.handOver('compiled');
    play(third);
    expect([game.undo(0).ok, game.undo(0).ok]).toEqual([true, true]);
    play(third);
    const before = game.fingerprint();
    play(second);
    expect(game.undo(0).ok).toBe(true);
    expect(game.fingerprint()).toBe(before);
  });

  it('leaves nothing of an input that was refused because it would go on without end', () => {
    const { game, wisp, play, summon, addToHand } = table();
    game.handOver('compiled');
    const first = summon('Test Duelist', 0);
    summon('Test Duelist', 0);
    const before = game.fingerprint();
    play(wisp);
    const moonfire = addToHand('Moonfire', 0);
    expect(game.submit({ type: 'PLAY', seat: 0, card: moonfire, target: first })).toMatchObject({ code: 'overflow' });
    expect(game.canUndo(0)).toMatchObject({ code: 'others-acted' });
    expect(game.fingerprint()).not.toBe(before);
    play(moonfire, { target: game.world.players[1].hero });
    expect(game.undo(0).ok).toBe(true);
  });
});

describe('what a game begins with', () => {
  it('a fork or a loaded game has its own past: nothing to undo, and its replay starts at a save', () => {
    const game = createGame(battle, randomOptions(8));
    playOut(game, rollFrom(8), 20);
    for (const later of [game.fork(), loadGame(battle, game.save())]) {
      expect(later.canUndo(0)).toMatchObject({ ok: false, code: 'nothing-to-undo' });
      expect(later.canUndo(1)).toMatchObject({ code: 'nothing-to-undo' });
      expect(later.replay()).toMatchObject({ start: { save: game.save() }, inputs: [] });
      playOut(later, rollFrom(9), 10);
      expect(replayGame(battle, later.replay()).fingerprint()).toBe(later.fingerprint());
      expect(later.replay().inputs).toHaveLength(10);
    }
    expect(game.replay().inputs).toHaveLength(20);
  });

  it('what somebody sends to the actor itself begins it anew, so that no position is made up', () => {
    const game = createGame(battleWithTestCards, { sandbox: true, decks: [['Wisp'], []] }, { road: 'xstate' });
    expect(game.submit({ type: 'ADD_TO_HAND', seat: 0, card: 'Wisp' }).ok).toBe(true);
    game.actor.send({ type: 'DRAW', seat: 0, count: 1 });
    expect(game.canUndo(0)).toMatchObject({ code: 'nothing-to-undo' });
    const { fingerprint } = { fingerprint: game.fingerprint() };
    const [, wisp = 0] = game.world.players[0].hand;
    expect(game.submit({ type: 'PLAY', seat: 0, card: wisp }).ok).toBe(true);
    expect(replayGame(battleWithTestCards, game.replay()).fingerprint()).toBe(game.fingerprint());
    expect(game.undo(0).ok).toBe(true);
    expect(game.fingerprint()).toBe(fingerprint);
  });
});
