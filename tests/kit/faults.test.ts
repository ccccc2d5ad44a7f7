// Faults put into copies of the rules: the kit finds each of them, shrinks the game that shows it to at most eight inputs,
// and the fixture file shows it again. On the real rules the same file holds.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battleMachine, battleWithTestCards } from '../../machines/battle/index.ts';
import { daleMachine } from '../../machines/dale/index.ts';
import type { AnyInput, AnyMove, KernelWorld } from '../../machines/index.ts';
import { newGame, readScenarios, runScenario } from '../../machines/sandbox/index.ts';
import {
  type BattleSubject,
  battleSubject,
  Coverage,
  type DaleSubject,
  daleSubject,
  type Found,
  fixtureOf,
  playBatch,
  referees,
  replayFixture,
  type Subject,
  shrink,
  type WrittenState,
  withoutEntry,
  withState,
} from '../model/index.ts';

const PLAN = { seed: 1, games: 4, illegal: 0.02, road: 'compiled' } as const;
const MOST_INPUTS = 8;

const battleOn = (machine: typeof battleMachine): BattleSubject => ({
  ...battleSubject,
  rulesets: [{ ...battleWithTestCards, machineFor: () => machine }],
  charts: { battle: machine },
});

const daleOn = (change: (machine: ReturnType<typeof daleMachine>) => ReturnType<typeof daleMachine>): DaleSubject => {
  const machines = { 2: change(daleMachine(2)), 3: change(daleMachine(3)), 4: change(daleMachine(4)) };
  const machineFor = ({ seats }: { seats: number }) => machines[seats as keyof typeof machines];
  const [first, second = first] = daleSubject.rulesets;
  return {
    ...daleSubject,
    rulesets: [
      { ...first, machineFor },
      { ...second, machineFor },
    ],
    charts: { '2 players': machines[2], '3 players': machines[3], '4 players': machines[4] },
  };
};

/** The Other snapshot is not replaced after deaths any more. */
const withoutAuraPoint = battleOn(
  withState(battleMachine, 'resolving.phaseBoundary.auraUpdateOther', withoutEntry('auraUpdateOther')),
);

/** Whoever answers first is asked once more as soon as seat 0 answers. */
const resettingRegion = battleOn(
  withState(battleMachine, 'turn.mulligan.seat0.choosing', (state: WrittenState) => ({
    ...state,
    on: {
      MULLIGAN: {
        ...(state.on?.MULLIGAN as object),
        target: ['#battle.turn.mulligan.seat0.done', '#battle.turn.mulligan.seat1.choosing'],
      },
    },
  })),
);

/** A purchase does not note where it goes on after its checkpoint. */
const withoutContinuation = daleOn((machine) =>
  withState(machine, 'resolving.purchase.checkpoint', withoutEntry('continueAt')),
);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardchart-faults-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the first batch in which anything is wrong has found. */
const firstFound = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
): readonly Found<I>[] => {
  const led = new Coverage(subject).report();
  for (let first = 1; first < 200; first += PLAN.games) {
    const { found } = playBatch(subject, { ...PLAN, first, led });
    if (found.length > 0) return found;
  }
  throw new Error('Nothing was found.');
};

/** Finds the fault, shrinks it, writes it down, and plays the file on the faulty and on the real rules. */
const hunt = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  faulty: Subject<W, I, E, O, M>,
  real: Subject<W, I, E, O, M>,
) => {
  const [small] = firstFound(faulty)
    .map((each) => shrink(faulty, each))
    .sort((a, b) => a.sentences.length - b.sentences.length);
  if (small === undefined) throw new Error('Nothing was found.');
  // Without a table of its own the file says all options, and is played by the kit on any rules.
  const { table: _, ...plain } = faulty;
  const { file, text } = fixtureOf(plain, small, PLAN.seed);
  const path = join(folder, file);
  writeFileSync(path, text);
  const written = readFileSync(path, 'utf8');
  return {
    small,
    onFaulty: replayFixture(faulty, written),
    onReal: replayFixture(real, written),
    scenario: fixtureOf(faulty, small, PLAN.seed).text,
  };
};

/** What does not hold when the file is played as `cardchart run` plays it, on the real rules. */
const brokenFacts = (text: string) =>
  readScenarios(text).flatMap((scenario) => {
    const { facts } = runScenario(scenario, scenario.seed, {}, referees);
    expect(facts.length).toBeGreaterThan(0);
    return facts.filter(({ holds }) => !holds);
  });

describe('a fault in the rules is found, shrunk, and shown again by its file', () => {
  it('an aura point that is gone', () => {
    const { small, onFaulty, onReal, scenario } = hunt(withoutAuraPoint, battleSubject);
    expect(small.failure?.name).toBe('the aura snapshot is fresh at rest');
    expect(small.sentences.length).toBeLessThanOrEqual(MOST_INPUTS);
    expect(onFaulty).toEqual({ name: small.failure?.name, problem: small.failure?.problem });
    expect(onReal).toBeNull();
    expect(brokenFacts(scenario)).toEqual([]);
  });

  it('a region that is reset by another player’s answer', () => {
    const { small, onFaulty, onReal, scenario } = hunt(resettingRegion, battleSubject);
    expect(small.failure?.name).toBe('the chart stands where the World says');
    expect(small.sentences).toHaveLength(2);
    expect(onFaulty).toEqual({ name: small.failure?.name, problem: small.failure?.problem });
    expect(onReal).toBeNull();
    expect(brokenFacts(scenario)).toEqual([]);
  });

  it('a continuation that is lost', () => {
    const { small, onFaulty, onReal, scenario } = hunt(withoutContinuation, daleSubject);
    expect(small.failure?.name).toBe('legal moves are accepted');
    expect(small.failure?.input?.type).toBe('PURCHASE');
    expect(small.sentences.length).toBeLessThanOrEqual(MOST_INPUTS);
    expect(small.sentences.at(-1)).toMatch(/^seat \d: Buy /);
    expect(onFaulty).toMatchObject({ name: 'inputs are answered as written' });
    expect(onReal).toBeNull();
    expect(brokenFacts(scenario)).toEqual([]);
  });
});

describe('shrinking', () => {
  it('gives entities their new numbers when inputs before them are left out', () => {
    const invariants = [
      {
        name: 'nobody takes control',
        check: ({ input }: { input: AnyInput | null }) => (input?.type === 'TAKE_CONTROL' ? 'Somebody did.' : null),
      },
    ];
    const subject: BattleSubject = { ...battleSubject, invariants };
    const { game, summon, addToHand, cast, takeControl } = newGame({ decks: [['Wisp'], ['Wisp']] });
    summon('Loot Hoarder', 0);
    addToHand('Fireball', 1);
    const thief = summon('Wisp', 1);
    cast('Moonfire', 0, { target: game.world.players[1].hero });
    summon('Chillwind Yeti', 1);
    takeControl(thief, 0);
    const failure = { name: 'nobody takes control', problem: '', input: null, refusedAs: null };
    const { sentences, replay } = shrink(subject, { replay: game.replay(), isOver: false, failure, game: 1 });
    expect(sentences).toEqual(['seat 1: Summon Wisp', 'seat 0: Take control target Wisp']);
    // Two entities were made before it, which are not there any more.
    expect(replay.inputs.at(-1)).toEqual({ type: 'TAKE_CONTROL', seat: 0, target: thief - 2 });
  });

  it('says so when there is nothing to shrink', () => {
    const [first] = firstFound(withoutAuraPoint);
    if (first === undefined) throw new Error('Nothing was found.');
    expect(() => shrink(battleSubject, first)).toThrow('does not break "the aura snapshot is fresh at rest" any more');
    expect(() => shrink(battleSubject, { ...first, failure: null })).toThrow('There is no failure');
  });
});

describe('a copy of a machine', () => {
  it('is refused if the state is not there', () => {
    expect(() => withState(battleMachine, 'turn.nowhere', (state) => state)).toThrow('"turn.nowhere"');
  });
});
