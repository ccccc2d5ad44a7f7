// `cardchart replay`: written games come out the same, and what is not as it was written is named.

import { afterAll, describe, expect, it } from 'vitest';
import { layoutFor } from '../../../cli/layout.ts';
import { FileError } from '../../../cli/scenario-files.ts';
import type { BotName } from '../../../cli/simulate/bots.ts';
import type { GameLine } from '../../../cli/simulate/game-line.ts';
import { type PlayedGame, playGame, type RunPlan } from '../../../cli/simulate/play.ts';
import { replay } from '../../../cli/simulate/replay.ts';
import { cardchart, temporaryFolder } from '../command-line.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const bots: readonly BotName[] = ['greedy', 'random'];
const battlePlan: RunPlan = { ruleset: 'battle', seed: 2, players: 2, bots, road: 'compiled' };
const dalePlan: RunPlan = { ruleset: 'dale', seed: 2, players: 3, bots, edition: 'anniversary', road: 'compiled' };
const written = (played: PlayedGame): GameLine => JSON.parse(JSON.stringify(played.line));
const battles = [1, 2, 3].map((game) => written(playGame(battlePlan, game)));
const [first] = battles as [GameLine];
const dales = [1, 2].map((game) => written(playGame(dalePlan, game)));

let files = 0;
const fileOf = (lines: readonly (object | string)[]): string => {
  files += 1;
  const text = lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join('');
  return folder.file(`games-${files}.jsonl`, text);
};

const replayed = async (file: string, game?: number, options: { story?: boolean; road?: 'xstate' | 'both' } = {}) => {
  const lines: string[] = [];
  const { story = false, road = 'compiled' } = options;
  const code = await replay({ file, game, story, road }, (line) => lines.push(line), layoutFor({}));
  return { code, out: lines.join('\n') };
};

/** What is said of a file that holds this line alone. */
const tampered = async (change: object): Promise<string> => {
  const { code, out } = await replayed(fileOf([{ ...first, ...change }]), 1);
  expect(code).toBe(1);
  expect(out).toMatch(/^✗ Game 1 \(battle, seed \d+\): /);
  return out.replace(/^.*?\): /, '');
};

const fileFault = async (file: string, game?: number): Promise<string> => {
  const error = await replayed(file, game).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(FileError);
  return error.message;
};

describe('games that come out the same', () => {
  it('are told with their outcome, all of a file or one', async () => {
    const file = fileOf([...battles, ...dales.map((line, index) => ({ ...line, game: 4 + index }))]);
    const all = await replayed(file);
    expect(all.code).toBe(0);
    expect(all.out.split('\n')).toHaveLength(6);
    expect(all.out).toContain('5 of 5 games come out as they were written.');
    const one = await replayed(file, 5);
    const { seed, outcome, turns, inputs, fingerprint } = dales[1] as GameLine;
    if (outcome.result !== 'win') throw new Error('Nobody has won.');
    expect(one).toEqual({
      code: 0,
      out:
        `✓ Game 5 (dale, seed ${seed}): seat ${outcome.player} (${dales[1]?.bots[outcome.player]}) wins ` +
        `after ${turns} turns and ${inputs.length} inputs, fingerprint ${fingerprint} as written`,
    });
  });

  it.each(['xstate', 'both'] as const)('do so on the road %s', async (road) => {
    expect((await replayed(fileOf(battles), 2, { road })).code).toBe(0);
    expect((await replayed(fileOf(dales), 2, { road })).code).toBe(0);
  });

  it('are told as stories', async () => {
    const battle = await replayed(fileOf(battles), 1, { story: true });
    expect(battle.code).toBe(0);
    expect(battle.out).toMatch(/^▶ Seat \d: Keep the opening hand, or replace cards\n/);
    expect(battle.out.match(/^▶ /gm)).toHaveLength(first.inputs.length);
    for (const part of [
      /^▶ Seat 0: Play /m,
      /^▶ Seat 1: End the turn$/m,
      /^ {4}Turn 2 begins: seat 1/m,
      /wins the game/,
    ]) {
      expect(battle.out).toMatch(part);
    }
    const dale = await replayed(fileOf(dales), 1, { story: true });
    expect(dale.out).toMatch(/^▶ Seat \d: Build with /m);
    expect(dale.out).toContain('wins the game');
  });

  it('may be unfinished, or have ended with a refusal that comes again', async () => {
    const unfinished = written(playGame(battlePlan, 1, 9));
    expect(await replayed(fileOf([unfinished]))).toMatchObject({
      code: 0,
      out: expect.stringContaining('still going on'),
    });
    const refused = {
      ...unfinished,
      outcome: { result: 'refused', code: 'unknown-entity', input: { type: 'PLAY', seat: 0, card: 9999 } },
    };
    const { code, out } = await replayed(fileOf([refused]));
    expect(out).toContain('the legal PLAY refused as unknown-entity');
    expect(code).toBe(0);
    const other = { ...refused, outcome: { ...refused.outcome, code: 'fault' } };
    expect((await replayed(fileOf([other]))).out).toContain(
      'not-refused: the last input: written is refused (fault); found',
    );
  });
});

describe('the first difference is named:', () => {
  it('another version of the rules', async () => {
    const out = await tampered({ version: '0.1', fingerprint: 'x' });
    expect(out).toMatch(/^other-version: version of battle: written is 0\.1; found \S+\.$/);
  });
  it('other cards', async () => {
    expect(await tampered({ cardSet: '0123', fingerprint: 'x' })).toMatch(
      /^other-cards: card set of battle: written is 0123; found [0-9a-f]{16}\.$/,
    );
  });
  it('a start that is not possible', async () => {
    const setup = { heroes: ['Nobody', 'Rexxar'], decks: [[], []] };
    expect(await tampered({ setup })).toMatch(/^no-start: .*"Nobody"/);
  });
  it('a refused input, by its number', async () => {
    const inputs = first.inputs.map((input, index) => (index === 4 ? { type: 'CHOOSE', seat: 0, option: 0 } : input));
    const count = inputs.length;
    expect(await tampered({ inputs })).toMatch(
      new RegExp(`^refused-input: input 5 of ${count} is refused \\(\\S+\\): .*CHOOSE`),
    );
  });
  it('an input that is none', async () => {
    const inputs = [{ type: 'MULIGAN', seat: 0 }, ...first.inputs.slice(1)];
    expect(await tampered({ inputs })).toContain('refused-input: input 1 of');
  });
  it('another seed', async () => {
    expect(await tampered({ seed: first.seed + 1 })).toMatch(/^(refused-input|other-)/);
  });
  it('another outcome', async () => {
    const { outcome } = first;
    const other = { result: 'win', player: outcome.result === 'win' ? 1 - outcome.player : 0 };
    expect(await tampered({ outcome: other })).toMatch(/^other-outcome: outcome: written is {"result":"win".*; found /);
  });
  it('a game cut short', async () => {
    expect(await tampered({ inputs: first.inputs.slice(0, -1) })).toMatch(
      /^other-outcome: .*found {"result":"unfinished"}/,
    );
  });
  it('another number of turns', async () => {
    expect(await tampered({ turns: 1 })).toMatch(/^other-turns: turns: written is 1; found \d+\.$/);
  });
  it('another fingerprint', async () => {
    expect(await tampered({ fingerprint: '0123456789abcdef' })).toBe(
      `other-fingerprint: fingerprint at the end: written is 0123456789abcdef; found ${first.fingerprint}.`,
    );
  });
  it('and the other games of the file are replayed all the same', async () => {
    const { code, out } = await replayed(fileOf([{ ...first, fingerprint: 'x' }, ...battles.slice(1)]));
    expect(code).toBe(1);
    expect(out).toContain('2 of 3 games come out as they were written.');
  });
  it('a story ends there', async () => {
    const inputs = [...first.inputs.slice(0, 3), { type: 'CHOOSE', seat: 0, option: 0 }];
    const { code, out } = await replayed(fileOf([{ ...first, inputs }]), 1, { story: true });
    expect(code).toBe(1);
    expect(out.match(/^▶ /gm)).toHaveLength(3);
    expect(out).toMatch(/✗ Game 1 .*refused-input: input 4 of 4/);
  });
});

describe('files', () => {
  const cut = () => fileOf([...battles.slice(0, 2), JSON.stringify(battles[2]).slice(0, 700)]);

  it('that end within a line are refused there, with what stands at the cut', async () => {
    const path = cut();
    const message = await fileFault(path, 3);
    expect(message).toContain(`${path}:3: found a line that is no JSON, or cut short: …`);
    expect(message).toContain('expected: a game as cardchart simulate writes it');
  });
  it('may be cut after the game that is wanted', async () => {
    expect((await replayed(cut(), 2)).code).toBe(0);
  });
  it('without that game say which they hold', async () => {
    expect(await fileFault(fileOf(battles), 17)).toMatch(/there is no game 17; the file holds the games 1 to 3\.$/);
    expect(await fileFault(fileOf([]))).toContain('holds no games');
  });
  it('of something else are refused with the field', async () => {
    expect(await fileFault(fileOf([{ ...first, format: 'cardchart-game-9' }]))).toMatch(
      /:1: found no game: at "format"/,
    );
    expect(await fileFault(fileOf([first, { ...first, players: 'two' }]), 2)).toMatch(
      /:2: found no game: at "players"/,
    );
    expect(await fileFault(fileOf([{ ...first, ruleset: 'chess' }]))).toContain('at "ruleset"');
    expect(await fileFault(fileOf(['[]\n']))).toContain(':1: found no game');
  });
  it('that are not there, and folders, are refused', async () => {
    expect(await fileFault('nowhere/games.jsonl')).toMatch(/^nowhere\/games\.jsonl: cannot be read: ENOENT/);
    expect(await fileFault(folder.path)).toContain('cannot be read: EISDIR');
  });
});

it('the exit codes of the program: 0 the same, 1 different, 2 not understood', async () => {
  const good = fileOf(battles);
  const [same, different, missing, silent] = await Promise.all([
    cardchart('replay', good, '--game', '2'),
    cardchart('replay', fileOf([{ ...first, fingerprint: 'x' }])),
    cardchart('replay', good, '--game', '17'),
    cardchart('replay', good, '--story'),
  ]);
  expect([same.code, same.err]).toEqual([0, '']);
  expect(same.out).toMatch(/^✓ Game 2 .* as written\n$/);
  expect([different.code, different.err]).toEqual([1, '']);
  expect([missing.code, missing.out]).toEqual([2, '']);
  expect(missing.err).toBe(`cardchart: ${good}: there is no game 17; the file holds the games 1 to 3.\n`);
  expect([silent.code, silent.err]).toEqual([2, expect.stringContaining('say which with --game. [usage]')]);
});
