// A replay plays the same game again, in another process and on another road, with its log and what can be undone; where
// two replays part is found.

import { describe, expect, it } from 'vitest';
import { type BattleGame, battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { dale, daleAnniversary } from '../../machines/dale/index.ts';
import {
  canonical,
  createGame,
  divergence,
  type Replay,
  ReplayError,
  ROADS,
  type Road,
  replayGame,
} from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const playedBattle = (seed = 3, inputs = 40, road?: Road): BattleGame => {
  const game = createGame(battle, randomOptions(seed), road === undefined ? {} : { road });
  playOut(game, rollFrom(seed), inputs);
  return game;
};

describe('a replay', () => {
  it.each(ROADS)('gives the game back on the road %s: position, log, inputs', (road) => {
    const game = playedBattle();
    const again = replayGame(battle, throughJson(game.replay()), { road });
    expect(again.road).toBe(road);
    expect(again.save()).toEqual(game.save());
    expect(again.log()).toEqual(game.log());
    expect(again.replay()).toEqual(game.replay());
  });

  it('of Dale gives the game back, in both editions and for each number of players', () => {
    for (const players of [2, 3, 4]) {
      const game = newDaleGame(players, players);
      const rules = players % 2 === 0 ? daleAnniversary : dale;
      playDale(game, rollFrom(players), 60);
      const again = replayGame(rules, throughJson(game.replay()));
      expect(again.fingerprint()).toBe(game.fingerprint());
      expect(canonical(again.log())).toBe(canonical(game.log()));
    }
  });

  it('names the format, the rules, their version and cards, the options with the seed, and the inputs', () => {
    const game = playedBattle(5, 3);
    const { inputs, ...head } = game.replay();
    expect(head).toEqual({
      format: 'cardchart-replay-1',
      ruleset: 'battle',
      version: battle.version,
      cardSet: battle.cardSet,
      start: { options: randomOptions(5) },
    });
    expect(inputs.map(({ type }) => type)).toEqual(['MULLIGAN', 'MULLIGAN', expect.any(String)]);
  });

  it('stops after as many inputs as are asked for', () => {
    const game = playedBattle();
    const fingerprints = game.replay({ fingerprints: true }).fingerprints ?? [];
    expect(fingerprints).toHaveLength(41);
    for (const until of [0, 1, 17, 40, 99]) {
      const again = replayGame(battle, game.replay(), { until });
      expect(again.fingerprint()).toBe(fingerprints[Math.min(until, 40)]);
      expect(again.replay().inputs).toHaveLength(Math.min(until, 40));
    }
  });

  it('goes on, and can be undone as the game it was taken from', () => {
    const sandbox = newGame();
    const wisp = sandbox.addToHand('Wisp', 0);
    const before = sandbox.game.fingerprint();
    sandbox.play(wisp);
    const again = replayGame(battleWithTestCards, throughJson(sandbox.game.replay()));
    expect(again.undo(0).ok).toBe(true);
    expect(again.fingerprint()).toBe(before);
    expect(again.submit({ type: 'PLAY', seat: 0, card: wisp }).ok).toBe(true);
    expect(again.fingerprint()).toBe(sandbox.game.fingerprint());
  });

  it('has no trace of what was taken back', () => {
    const sandbox = newGame();
    const wisp = sandbox.addToHand('Wisp', 0);
    const replay = sandbox.game.replay();
    sandbox.play(wisp);
    sandbox.game.undo(0);
    expect(sandbox.game.replay()).toEqual(replay);
  });

  it('hangs together with nothing: options, inputs and replays may be changed afterwards', () => {
    const options = { ...randomOptions(4), decks: [['Wisp'], ['Wisp']] as [string[], string[]] };
    const game = createGame(battle, options);
    const input = { type: 'MULLIGAN' as const, seat: 0, replace: [] as number[] };
    game.submit(input);
    const replay = game.replay();
    options.decks[0].push('Nobody');
    input.replace.push(99);
    expect(game.replay()).toEqual(replay);
    (replay.inputs as unknown[]).length = 0;
    expect(game.replay().inputs).toHaveLength(1);
  });
});

describe('fingerprints', () => {
  it('are one for the start and one for each input, the same on every road', () => {
    const [first, ...others] = ROADS.map((road) => playedBattle(6, 20, road).replay({ fingerprints: true }));
    expect(first?.fingerprints).toHaveLength(21);
    expect(new Set(first?.fingerprints).size).toBe(21);
    for (const other of others) expect(other).toEqual(first);
  });

  it('tell where a replay leads to another position', () => {
    const replay = playedBattle().replay({ fingerprints: true });
    const { fingerprints = [] } = replay;
    for (const at of [0, 12, 40]) {
      const written = fingerprints.map((fingerprint, index) => (index < at ? fingerprint : 'f'.repeat(16)));
      const error = thrown(() => replayGame(battle, { ...replay, fingerprints: written }));
      expect(error).toMatchObject({
        code: 'diverged',
        at,
        divergence: { at, in: 'position', expected: 'f'.repeat(16), found: fingerprints[at] },
      });
    }
  });

  it('are compared only as far as is played', () => {
    const replay = playedBattle().replay({ fingerprints: true });
    const fingerprints = replay.fingerprints?.map((each, index) => (index === 9 ? 'other' : each));
    expect(replayGame(battle, { ...replay, fingerprints }, { until: 8 }).replay().inputs).toHaveLength(8);
    expect(thrown(() => replayGame(battle, { ...replay, fingerprints }, { until: 9 })).at).toBe(9);
  });
});

const thrown = (act: () => unknown): ReplayError => {
  try {
    act();
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
  throw new Error('It was played.');
};

describe('two replays', () => {
  const replay = () => playedBattle(7, 30).replay({ fingerprints: true });

  it('of one game are alike, with or without fingerprints', () => {
    const { fingerprints: _, ...bare } = replay();
    expect(divergence(replay(), replay())).toBeNull();
    expect(divergence(replay(), bare as Replay)).toBeNull();
  });

  it('part at the first input that is another one, or that is missing', () => {
    const expected = replay();
    const inputs = [...expected.inputs];
    inputs[10] = { type: 'CONCEDE', seat: 0 } as never;
    inputs[20] = { type: 'CONCEDE', seat: 1 } as never;
    expect(divergence(expected, { ...expected, inputs })).toEqual({
      at: 10,
      in: 'input',
      expected: canonical(expected.inputs[10]),
      found: '{"seat":0,"type":"CONCEDE"}',
    });
    const shorter = { ...expected, inputs: expected.inputs.slice(0, 29) };
    expect(divergence(expected, shorter)).toMatchObject({ at: 29, in: 'input', found: 'none' });
    expect(divergence(shorter, expected)).toMatchObject({ at: 29, in: 'input', expected: 'none' });
  });

  it('part at a position before the next input', () => {
    const expected = replay();
    const fingerprints = (expected.fingerprints ?? []).map((each, at) => (at >= 5 ? 'other' : each));
    const inputs = expected.inputs.slice(0, 5);
    expect(divergence(expected, { ...expected, fingerprints, inputs })).toMatchObject({
      at: 5,
      in: 'position',
      found: 'other',
    });
  });

  it('part at once if rules, cards or the start are others', () => {
    const expected = replay();
    expect(divergence(expected, { ...expected, version: '0' })).toMatchObject({ at: 0, in: 'rules' });
    expect(divergence(expected, { ...expected, cardSet: 'none' })).toMatchObject({ at: 0, in: 'rules' });
    expect(divergence(expected, { ...expected, start: { options: { seed: 8 } } })).toMatchObject({
      at: 0,
      in: 'start',
    });
  });
});
