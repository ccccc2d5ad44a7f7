// `cardchart simulate`: the same games on any number of threads, files, interrupts, and what is refused.

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../../cli/arguments.ts';
import { gameLine } from '../../../cli/simulate/game-line.ts';
import { UsageError } from '../../../cli/usage.ts';
import { cardchart, ROOT, temporaryFolder } from '../command-line.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const gamesIn = (path: string) =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => gameLine.parse(JSON.parse(line)));

describe('games', () => {
  const simulated = async (workers: number) => {
    const out = join(folder.path, `workers-${workers}.jsonl`);
    const words = ['--games', '9', '--seed', '3', '--bots', 'random,greedy'];
    const ran = await cardchart('simulate', 'battle', ...words, '--workers', String(workers), '--out', out);
    return { ...ran, text: readFileSync(out, 'utf8'), games: gamesIn(out) };
  };

  it('are the same, in order, with 1, 2 and 8 workers', async () => {
    const [one, two, eight] = await Promise.all([simulated(1), simulated(2), simulated(8)]);
    for (const { code, err, games } of [one, two, eight]) {
      expect([code, err]).toEqual([0, '']);
      expect(games.map(({ game }) => game)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
    expect(new Set(one.games.map(({ fingerprint }) => fingerprint)).size).toBe(9);
    expect(two.text).toBe(one.text);
    expect(eight.text).toBe(one.text);
    expect(one.out).toMatch(
      /^9 games of battle\n2 players · seed 3 · rules \S+ · cards [0-9a-f]{16} · road compiled\n/,
    );
    for (const part of ['Won by seat', 'Won by bot', 'seat 1', 'greedy', '95 % interval', 'Overflows', 'p99']) {
      expect(one.out).toContain(part);
    }
    expect(one.out).toMatch(/with 1 worker,/);
    expect(two.out).toMatch(/with 2 workers,/);
  });

  it('may be had as a summary alone, of another rule set and other bots', async () => {
    const words = ['--games', '1', '--players', '3', '--bots', 'greedy', '--edition', 'anniversary', '--road', 'both'];
    const { code, out, err } = await cardchart('simulate', 'dale', ...words);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^1 game of dale\n3 players · seed 0 .* road both\n/);
    expect(out).not.toContain('random');
    expect(out).not.toContain('replay');
  });
});

describe('Ctrl-C', () => {
  /** Waits until the child has written some games. */
  const untilGames = async (path: string, games: number, child: ChildProcess): Promise<void> => {
    while (!existsSync(path) || readFileSync(path, 'utf8').split('\n').length <= games) {
      if (child.exitCode !== null) throw new Error(`The run has ended by itself with ${child.exitCode}.`);
      await wait(20);
    }
  };

  it('keeps and sums up the games finished by then, and exits with 130', async () => {
    const path = join(folder.path, 'interrupted.jsonl');
    const words = ['simulate', 'battle', '--games', '100000', '--workers', '2', '--bots', 'greedy', '--out', path];
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli/main.ts', ...words], { cwd: ROOT });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
    await untilGames(path, 3, child);
    child.kill('SIGINT');
    expect(await closed).toBe(130);
    expect(err).toBe('');
    expect(readFileSync(path, 'utf8')).toMatch(/\n$/);
    const games = gamesIn(path);
    expect(games.length).toBeGreaterThanOrEqual(3);
    expect(games.length).toBeLessThan(100_000);
    expect(games.map(({ game }) => game)).toEqual(games.map((_, index) => index + 1));
    expect(out).toMatch(new RegExp(`^${games.length} of 100000 games of battle\n`));
    expect(out).toContain(`Interrupted: ${100_000 - games.length} games were not played.`);
    expect(out).toContain('Won by seat');
  });
});

describe('refused', () => {
  const refusal = (...words: readonly string[]): { readonly code: string; readonly message: string } => {
    try {
      readArguments(words);
    } catch (error) {
      if (error instanceof UsageError) return { code: error.code, message: error.message };
      throw error;
    }
    throw new Error('Nothing was refused.');
  };

  it.each([
    [['dale', '--players', '5'], 'bad-value', '--players: found "5"; expected 2, 3 or 4 for dale.'],
    [['dale', '--players', '1'], 'bad-value', '--players: found "1"; expected 2, 3 or 4 for dale.'],
    [['battle', '--players', '3'], 'bad-value', '--players: found "3"; expected 2 for battle.'],
    [
      ['battle', '--bots', 'random,gredy'],
      'bad-value',
      '--bots: found "gredy"; expected one of random, greedy. Did you mean "greedy"?',
    ],
    [['battle', '--bots', ''], 'bad-value', '--bots: found ""; expected one of random, greedy.'],
    [['battle', '--bots'], 'bad-value', '--bots: found nothing; expected one of random, greedy.'],
    [
      ['battle', '--bots', 'random,random,greedy'],
      'bad-value',
      '--bots: found "random,random,greedy"; expected at most 2 bots, one for each of the 2 players.',
    ],
    [['battle', '--workers', '0'], 'bad-value', '--workers: found "0"; expected a whole number from 1 to 64.'],
    [['battle', '--workers', '65'], 'bad-value', '--workers: found "65"; expected a whole number from 1 to 64.'],
    [['battle', '--games', '0'], 'bad-value', '--games: found "0"; expected a whole number of at least 1.'],
    [['battle', '--games', 'ten'], 'bad-value', '--games: found "ten"; expected a whole number of at least 1.'],
    [['battle', '--games', '-1'], 'bad-value', '--games: found "-1"; expected a whole number of at least 1.'],
    [['battle', '--seed', '1.5'], 'bad-value', '--seed: found "1.5"; expected a whole number, for example --seed 7.'],
    [['battle', '--out'], 'bad-value', '--out: found nothing; expected the path of a file to write.'],
    [
      ['battle', '--road', 'xstat'],
      'bad-value',
      '--road: found "xstat"; expected one of xstate, compiled, both. Did you mean "xstate"?',
    ],
    [['battle', '--decks', 'all,basic'], 'bad-value', '--decks: found "all,basic"; expected one of all, basic.'],
    [['dale', '--decks', 'all'], 'unknown-option', '--decks is for battle; found it with dale, which has --edition.'],
    [
      ['battle', '--edition', 'note'],
      'unknown-option',
      '--edition is for dale; found it with battle, which has --decks.',
    ],
    [
      ['dale', '--edition', 'notes'],
      'bad-value',
      '--edition: found "notes"; expected one of note, anniversary. Did you mean "note"?',
    ],
    [['battel'], 'unknown-rule-set', 'unknown rule set "battel"; known are battle, dale. Did you mean "battle"?'],
    [[], 'usage', 'simulate needs a rule set: cardchart simulate <battle|dale>'],
    [['battle', 'dale'], 'usage', 'simulate takes one rule set; found "dale" besides'],
    [['battle', '--gmaes', '3'], 'unknown-option', 'unknown option "--gmaes"; known are --games,'],
    [['battle', '--story'], 'unknown-option', 'simulate takes no --story; it takes --games,'],
  ])('%j', (words, code, message) => {
    const found = refusal('simulate', ...words);
    expect(found.code).toBe(code);
    expect(found.message).toContain(message);
  });

  it('the options of another command', () => {
    expect(refusal('run', 'a.yaml', '--games', '3').message).toContain('run takes no --games; it takes --seed,');
    expect(refusal('stdio', '--seed', '3').message).toContain('stdio takes no --seed');
  });

  it.each([
    ['a file in a folder that is not there', 'nowhere/games.jsonl'],
    ['a folder', 'folder'],
  ])('%s, before anything is played, with exit code 2', async (_what, name) => {
    mkdirSync(join(folder.path, 'folder'), { recursive: true });
    const path = join(folder.path, name);
    const { code, out, err } = await cardchart('simulate', 'battle', '--games', '100000', '--out', path);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^cardchart: --out: found ".*", which cannot be written \(E\w+:.*\); expected a file in a folder/,
    );
    expect(err).toContain('[cannot-write]');
  });
});
