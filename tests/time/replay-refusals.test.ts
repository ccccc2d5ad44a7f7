// What is no replay of these rules, or was tampered with, is refused by name.

import { describe, expect, it } from 'vitest';
import { battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { dale, daleAnniversary } from '../../machines/dale/index.ts';
import {
  createGame,
  loadGame,
  type Replay,
  ReplayError,
  type ReplayErrorCode,
  replayGame,
} from '../../machines/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

type Tree = Record<string, unknown>;

const played = (): Tree & Replay => {
  const game = createGame(battle, randomOptions(2), { road: 'compiled' });
  playOut(game, rollFrom(2), 12);
  return game.replay({ fingerprints: true }) as unknown as Tree & Replay;
};

const errorFor = (replay: unknown): ReplayError => {
  try {
    replayGame(battle, replay);
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
  throw new Error('It was played.');
};

describe('no replay', () => {
  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', JSON.stringify(played())],
    ['a list', []],
    ['an empty object', {}],
    ['inputs that are no list', { ...played(), inputs: 'END_TURN' }],
    ['a start without options or save', { ...played(), start: {} }],
    ['a start with both', { ...played(), start: { options: {}, save: {} } }],
    ['options that are no object', { ...played(), start: { options: 7 } }],
    ['a fingerprint too few', { ...played(), fingerprints: played().fingerprints?.slice(1) }],
    ['fingerprints that are numbers', { ...played(), fingerprints: [1, 2] }],
  ])('%s', (_name, replay) => {
    const error = errorFor(replay);
    expect(error.code).toBe('bad-replay');
    expect(error.message).toMatch(/^This is not a replay: .+ – .+\.$/);
  });

  it.each(['ruleset', 'version', 'cardSet', 'start', 'inputs'])('a replay without its %s', (key) => {
    const { [key]: _, ...rest } = played();
    const error = errorFor(rest);
    expect(error.code).toBe('bad-replay');
    expect(error.message).toContain(key);
  });

  it('a save', () => {
    const save = createGame(battle, randomOptions(2)).save();
    expect(errorFor(save)).toMatchObject({ code: 'unknown-format' });
  });
});

describe('a replay of something else', () => {
  it.each<readonly [string, string, ReplayErrorCode]>([
    ['format', 'cardchart-replay-0', 'unknown-format'],
    ['ruleset', 'dale', 'unknown-ruleset'],
    ['version', '0', 'unknown-version'],
    ['cardSet', '0123456789abcdef', 'unknown-cards'],
  ])('of another %s', (key, other, code) => {
    const replay = played();
    const error = errorFor({ ...replay, [key]: other });
    expect(error.code).toBe(code);
    expect(error.message).toContain(`"${other}"`);
    expect(error.message).toContain(`"${String(replay[key])}"`);
  });

  it('of a later format with other fields is named as such', () => {
    expect(errorFor({ format: 'cardchart-replay-2', moves: [] }).code).toBe('unknown-format');
  });

  it('of the same rules with other cards or another edition', () => {
    expect(() => replayGame(battleWithTestCards, played())).toThrow(/card set/);
    const replay = createGame(dale, { players: 3 }).replay();
    expect(() => replayGame(daleAnniversary, replay)).toThrow(ReplayError);
    expect(replayGame(dale, replay).world.seats).toBe(3);
  });
});

describe('a replay that was tampered with', () => {
  it.each<readonly [string, unknown, string]>([
    ['an unknown option', { options: { sed: 1 } }, 'bad-input'],
    ['an unknown card in a deck', { options: { decks: [['Nobody'], []] } }, 'unknown-card'],
    ['a damaged save', { save: { format: 'cardchart-save-1' } }, 'bad-save'],
  ])('%s: it does not start', (_name, start, code) => {
    const error = errorFor({ ...played(), start });
    expect(error.code).toBe('bad-start');
    expect(error.message).toContain(`(${code})`);
  });

  it('a save of another version inside does not start', () => {
    const loaded = loadGame(battle, createGame(battle, randomOptions(2)).save());
    const replay = JSON.parse(JSON.stringify(loaded.replay()));
    expect(replayGame(battle, replay).fingerprint()).toBe(loaded.fingerprint());
    replay.start.save.version = '0';
    expect(errorFor(replay).message).toContain('(unknown-version)');
  });

  it.each<readonly [string, unknown, string]>([
    ['an input that is not legal', { type: 'ATTACK', seat: 0, attacker: 1, defender: 1 }, 'not-started'],
    ['an input of no shape', { type: 'DANCE' }, 'bad-input'],
    ['an input that is a text', 'END_TURN', 'bad-input'],
    ['an input that is nothing', null, 'bad-input'],
  ])('%s: which one, why, and what it is', (_name, input, code) => {
    const replay = played();
    const inputs = replay.inputs.map((each, at) => (at === 1 ? input : each));
    const error = errorFor({ ...replay, inputs });
    expect(error).toMatchObject({ code: 'refused-input', at: 1 });
    expect(error.message).toMatch(new RegExp(`^Input 2 of 12 is refused \\(${code}\\): `));
    expect(error.message).toContain(JSON.stringify(input));
  });

  it('another seed leads to another position, or to an input that is refused', () => {
    const replay = played();
    const start = { options: { ...randomOptions(2), seed: 77 } };
    expect(errorFor({ ...replay, start })).toMatchObject({ code: 'diverged', at: 0 });
    const { fingerprints: _, ...bare } = replay;
    expect(errorFor({ ...bare, start }).code).toBe('refused-input');
  });

  it('an input left out is found by the fingerprints', () => {
    const replay = played();
    const inputs = replay.inputs.slice(1);
    const fingerprints = replay.fingerprints?.slice(1);
    expect(errorFor({ ...replay, inputs, fingerprints })).toMatchObject({ code: 'diverged', at: 0 });
  });
});
