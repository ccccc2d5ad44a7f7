// What a summary counts, from games that were made up so that the counts are known.

import { describe, expect, it } from 'vitest';
import { layoutFor } from '../../../cli/layout.ts';
import type { GameOutcome } from '../../../cli/simulate/game-line.ts';
import type { PlayedGame } from '../../../cli/simulate/play.ts';
import { progressOn } from '../../../cli/simulate/progress.ts';
import { summaryLines } from '../../../cli/simulate/summary.ts';
import { Tally } from '../../../cli/simulate/tally.ts';

interface Made {
  readonly outcome: GameOutcome;
  readonly bots?: string[];
  readonly turns?: number;
  readonly inputs?: number;
  readonly overflows?: number;
  readonly milliseconds?: number;
  readonly cardsIn?: string[];
  readonly cardsPlayed?: string[];
}

const made = (
  { outcome, bots = ['greedy', 'random'], turns = 10, inputs = 30, overflows = 0, milliseconds = 5, ...rest }: Made,
  game = 1,
): PlayedGame => ({
  line: {
    format: 'cardchart-game-1',
    game,
    seed: 99,
    ruleset: 'battle',
    version: '0',
    cardSet: 'none',
    players: bots.length,
    bots,
    setup: { heroes: ['', ''], decks: [[], []] },
    turns,
    overflows,
    outcome,
    inputs: Array.from({ length: inputs }, () => ({ type: 'END_TURN', seat: 0 })),
    fingerprint: '',
  },
  milliseconds,
  cardsIn: rest.cardsIn ?? [],
  cardsPlayed: rest.cardsPlayed ?? [],
});

const tallyOf = (...games: readonly Made[]): Tally => {
  const tally = new Tally();
  for (const [index, game] of games.entries()) tally.add(made(game, index + 1));
  return tally;
};

const told = (tally: Tally, games = tally.games): string =>
  summaryLines(
    tally,
    {
      plan: { ruleset: 'battle', seed: 7, players: 2, bots: ['greedy', 'random'], road: 'compiled' },
      games,
      workers: 2,
      seconds: 2,
      version: '0',
      cardSet: 'none',
    },
    layoutFor({}),
  ).join('\n');

const win = (player: number): GameOutcome => ({ result: 'win', player });
const refused: GameOutcome = { result: 'refused', code: 'fault', input: { type: 'PLAY' } };

describe('wins', () => {
  const tally = tallyOf(
    { outcome: win(0) },
    { outcome: win(0), bots: ['random', 'greedy'] },
    { outcome: win(1) },
    { outcome: { result: 'draw' } },
    { outcome: { result: 'unfinished' } },
    { outcome: refused },
  );

  it('count by seat and by bot, of the games that have ended', () => {
    expect(Object.fromEntries(tally.bySeat)).toEqual({ 0: { won: 2, played: 4 }, 1: { won: 1, played: 4 } });
    expect(Object.fromEntries(tally.byBot)).toEqual({ greedy: { won: 1, played: 4 }, random: { won: 2, played: 4 } });
    expect(tally).toMatchObject({ games: 6, won: 3, drawn: 1, unfinished: 1, refused: 1, isSound: false });
  });

  it('are told with their intervals, and games without an end by number and seed', () => {
    const text = told(tally);
    expect(text).toMatch(/^6 games of battle\n2 players · seed 7 · rules 0 · cards none · road compiled\n/);
    expect(text).toMatch(/seat 0 +50\.0 % +15\.0 % to 85\.0 % +2 of 4\n/);
    expect(text).toMatch(/random +50\.0 % +15\.0 % to 85\.0 % +2 of 4\n/);
    expect(text).toMatch(/greedy +25\.0 % +4\.6 % to 69\.9 % +1 of 4\n/);
    expect(text).toContain('3 won, 1 drawn');
    expect(text).toContain('1 unfinished, 1 with a legal move refused');
    expect(text).toContain('game 5 (seed 99): still going on after 30 inputs');
    expect(text).toContain('game 6 (seed 99): the legal PLAY after 30 inputs was refused as fault');
  });

  it('of a bot that has several seats count once for each seat', () => {
    const four = tallyOf({ outcome: win(2), bots: ['greedy', 'random', 'greedy', 'random'] });
    expect(four.byBot.get('greedy')).toEqual({ won: 1, played: 2 });
    expect(four.byBot.get('random')).toEqual({ won: 0, played: 2 });
  });
});

describe('the rest of the summary', () => {
  it('tells lengths, decisions a turn, times and overflows', () => {
    const text = told(
      tallyOf(
        { outcome: win(0), turns: 10, inputs: 20, milliseconds: 4, overflows: 2 },
        { outcome: win(1), turns: 20, inputs: 60, milliseconds: 8, overflows: 1 },
        { outcome: win(1), turns: 30, inputs: 100, milliseconds: 90 },
      ),
    );
    expect(text).toContain('Turns        mean 20.0, from 10 to 30, half of the games up to 20');
    expect(text).toContain('Inputs       mean 60.0, from 20 to 100, half of the games up to 60');
    expect(text).toContain('Decisions    3.0 a turn');
    expect(text).toContain('p50 8.0 ms, p99 90.0 ms');
    expect(text).toContain('2.0 s with 2 workers, 1.5 games a second');
    expect(text).toContain('Overflows    3 ');
    expect(text).not.toContain('as games should');
  });

  it('names cards that were in some game and played in none', () => {
    const text = told(
      tallyOf(
        { outcome: win(0), cardsIn: ['Wisp', 'Fireball', 'Murloc Raider'], cardsPlayed: ['Wisp'] },
        { outcome: win(0), cardsIn: ['Fireball', 'Boar'], cardsPlayed: ['Fireball'] },
      ),
    );
    expect(text).toContain('2 of the 4 were never played:\n  Boar, Murloc Raider');
    const all = told(tallyOf({ outcome: win(0), cardsIn: ['Wisp'], cardsPlayed: ['Wisp'] }));
    expect(all).toContain('each of the 1 was played');
  });

  it('shortens a long list of them and says by how much', () => {
    const cardsIn = Array.from({ length: 50 }, (_, index) => `Card ${index}`);
    expect(told(tallyOf({ outcome: win(0), cardsIn }))).toMatch(/50 of the 50 were never played[^…]*… and\s+10\s+more/);
  });

  it('says how many games of those asked for were played, even none', () => {
    expect(told(tallyOf({ outcome: win(0) }), 8)).toMatch(/^1 of 8 games of battle/);
    expect(told(tallyOf(), 8)).toMatch(/^0 of 8 games of battle\n.*$/);
    expect(told(tallyOf({ outcome: { result: 'unfinished' } }))).toContain('Won by seat: no game has ended');
  });
});

describe('the progress bar', () => {
  const onTerminal = (isTTY: boolean) => {
    const written: string[] = [];
    let now = 0;
    const progress = progressOn({ isTTY, write: (text: string) => written.push(text) }, 40, () => now);
    const at = (time: number, done: number) => {
      now = time;
      progress.show(done);
    };
    return { written, at, clear: progress.clear };
  };

  it('is drawn over and over in one line of a terminal, not too often, and cleared', () => {
    const { written, at, clear } = onTerminal(true);
    at(0, 0);
    at(50, 5);
    at(1000, 20);
    clear();
    expect(written).toEqual([
      `\r\u001b[2K[${'.'.repeat(30)}] 0 of 40`,
      `\r\u001b[2K[${'#'.repeat(15)}${'.'.repeat(15)}] 20 of 40  20.0 games a second`,
      '\r\u001b[2K',
    ]);
  });

  it('is not drawn where there is no terminal', () => {
    const { written, at, clear } = onTerminal(false);
    at(0, 0);
    at(1000, 20);
    clear();
    expect(written).toEqual([]);
  });
});
