// Each bot plays whole games of each rule set to their end; what it decides follows from its seed alone.

import { describe, expect, it } from 'vitest';
import { act } from '../../../cli/simulate/act.ts';
import { DECKS } from '../../../cli/simulate/battle/decks.ts';
import { BOT_NAMES, type Bot } from '../../../cli/simulate/bots.ts';
import { EDITIONS, simulatedDale } from '../../../cli/simulate/dale/rules.ts';
import { gameLine } from '../../../cli/simulate/game-line.ts';
import { type PlayedGame, playGame, type RunPlan } from '../../../cli/simulate/play.ts';
import { rollFrom } from '../../../cli/simulate/rolls.ts';
import { wilson } from '../../../cli/simulate/statistics.ts';
import { battleCards } from '../../../machines/battle/index.ts';
import { daleViewFor } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';

const battlePlan: RunPlan = { ruleset: 'battle', seed: 5, players: 2, bots: ['random'], road: 'compiled' };
const dalePlan: RunPlan = { ruleset: 'dale', seed: 5, players: 2, bots: ['random'], road: 'compiled' };

const gamesOf = (plan: RunPlan, games: number): PlayedGame[] =>
  Array.from({ length: games }, (_, index) => playGame(plan, index + 1));

const TABLES: readonly RunPlan[] = [
  ...DECKS.map((decks) => ({ ...battlePlan, decks })),
  ...[2, 3, 4].flatMap((players) => EDITIONS.map((edition) => ({ ...dalePlan, players, edition }))),
];

describe.each(BOT_NAMES)('the %s bot', (bot) => {
  it.each(TABLES)('ends games of %j', (table) => {
    for (const { line } of gamesOf({ ...table, bots: [bot] }, 2)) {
      expect(line.outcome.result).toMatch(/^(win|draw)$/);
      expect(gameLine.parse(JSON.parse(JSON.stringify(line)))).toEqual(line);
      expect(line).toMatchObject({ bots: Array(table.players).fill(bot), players: table.players });
    }
  });
});

it('the greedy bot of dale does not fetch two cards from the stall in turn for ever', () => {
  const { put, send, turnPlayer, game } = newDale({ players: 2 });
  for (const seat of [0, 1]) for (let cards = 0; cards < 10; cards += 1) put('Junk', 'deck', seat);
  put('Safety Precaution', 'hand', 0);
  put('Safety Precaution', 'stall', 0, { at: 1 });
  const bot = simulatedDale('note').bots.greedy;
  const roll = rollFrom(1);
  const sent: string[] = [];
  while (turnPlayer() === 0 && sent.length < 200) {
    const view = daleViewFor(game.world, 0);
    const { input } = bot(view, view.moves, roll);
    send(input);
    sent.push(input.type);
  }
  expect(sent.filter((type) => type === 'PLAY').length).toBeGreaterThan(1);
  expect(sent).toContain('INVENTORY');
});

/** Wins of the greedy bot out of the games, against random ones only. */
const winsOfGreedy = (plan: RunPlan, games: number): number =>
  gamesOf({ ...plan, bots: ['greedy', ...Array(plan.players - 1).fill('random')] }, games).filter(
    ({ line: { outcome, bots } }) => outcome.result === 'win' && bots[outcome.player] === 'greedy',
  ).length;

describe('the greedy bot wins more than its share', () => {
  it.each([
    [battlePlan, 30],
    [dalePlan, 12],
    [{ ...dalePlan, players: 4 }, 6],
  ])('of %j', (plan, games) => {
    expect(wilson(winsOfGreedy(plan, games), games).low).toBeGreaterThan(1 / plan.players);
  });
});

describe('games', () => {
  it.each([battlePlan, dalePlan])('follow from the seed and their number: %j', (plan) => {
    const [first, again] = [playGame(plan, 1), playGame(plan, 1)];
    expect(again.line).toEqual(first.line);
    expect(playGame(plan, 2).line.fingerprint).not.toBe(first.line.fingerprint);
    expect(playGame({ ...plan, seed: 6 }, 1).line.fingerprint).not.toBe(first.line.fingerprint);
  });

  it.each([battlePlan, { ...dalePlan, players: 3 }])('are the same on both roads: %j', (plan) => {
    expect(playGame({ ...plan, road: 'xstate' }, 1).line).toEqual(playGame(plan, 1).line);
  });

  it('have the bots in turn, each time one seat on', () => {
    const plan: RunPlan = { ...dalePlan, players: 3, bots: ['greedy', 'random'] };
    expect([1, 2, 3, 4].map((game) => playGame(plan, game, 1).line.bots)).toEqual([
      ['greedy', 'random', 'greedy'],
      ['random', 'greedy', 'greedy'],
      ['greedy', 'greedy', 'random'],
      ['greedy', 'random', 'greedy'],
    ]);
  });

  it('that take too long are unfinished', () => {
    const { line } = playGame(battlePlan, 1, 7);
    expect(line.outcome).toEqual({ result: 'unfinished' });
    expect(line.inputs).toHaveLength(7);
  });

  it('have decks that a player may build, of the Basic set if asked for', () => {
    const cards = new Map(battleCards.map((card) => [card.name as string, card]));
    for (const decks of DECKS) {
      for (const { line } of gamesOf({ ...battlePlan, decks }, 2)) {
        if (line.ruleset !== 'battle') throw new Error('It is no battle.');
        for (const [seat, deck] of line.setup.decks.entries()) {
          const heroClass = cards.get(line.setup.heroes[seat] ?? '')?.class;
          expect(deck).toHaveLength(30);
          for (const name of deck) {
            const card = cards.get(name);
            expect([heroClass, 'neutral']).toContain(card?.class);
            expect(card?.isCollectible).toBe(true);
            if (decks === 'basic') expect(card?.rarity).toBe('free');
            const copies = deck.filter((other) => other === name).length;
            expect(copies).toBeLessThanOrEqual(card?.rarity === 'legendary' ? 1 : 2);
          }
        }
      }
    }
  });

  it('name the cards played among those that could be', () => {
    for (const plan of [battlePlan, dalePlan]) {
      const { cardsIn, cardsPlayed } = playGame(plan, 1);
      expect(cardsPlayed.length).toBeGreaterThan(5);
      if (plan.ruleset === 'dale') expect(cardsPlayed.filter((name) => !cardsIn.includes(name))).toEqual([]);
    }
  });
});

describe('a refused move', () => {
  type Letter = 'a' | 'b';
  const first: Bot<null, Letter, Letter> = (_view, [move = 'a']) => ({ move, input: move });
  const refusing = (codes: Readonly<Partial<Record<Letter, string>>>) => ({
    submit: (input: Letter) => {
      const code = codes[input];
      return code === undefined
        ? ({ ok: true, events: [] } as const)
        : ({ ok: false, code, message: '', details: {} } as const);
    },
  });
  const acted = (codes: Readonly<Partial<Record<Letter, string>>>) =>
    act<Letter, Letter, null>(refusing(codes), { view: null, moves: ['a', 'b'] }, { bot: first, roll: () => 0 });

  it('is left out and counted if it would go on without end', () => {
    expect(acted({ a: 'overflow' })).toEqual({ input: 'b', overflows: 1 });
  });
  it('ends the game if nothing else is left', () => {
    expect(acted({ a: 'overflow', b: 'overflow' })).toEqual({
      refused: { code: 'overflow', input: 'b' },
      overflows: 2,
    });
  });
  it('ends the game for any other reason: legal moves are not refused', () => {
    expect(acted({ a: 'fault' })).toEqual({ refused: { code: 'fault', input: 'a' }, overflows: 0 });
  });
  it('is the exception', () => expect(acted({})).toEqual({ input: 'a', overflows: 0 }));
});
