// Rule sets made by `defineRuleset`: what follows if they say no more than they must, and that whatever they say counts.

import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import {
  type AnyMove,
  beginInput,
  createGame,
  defineRuleset,
  emit,
  type KernelWorld,
  legalGuards,
  loadGame,
  newWorld,
  recipeFor,
  refuserOf,
  type Seat,
} from '../../machines/index.ts';

type Take = { readonly type: 'TAKE'; readonly seat: Seat; readonly sticks: number; readonly loudly?: number };
type Taken = { readonly type: 'Taken'; readonly seat: Seat };
interface SticksWorld extends KernelWorld<Taken> {
  sticks: number;
  turnPlayer: Seat;
}

const take = recipeFor<SticksWorld, Take>()((world, { seat, sticks }) => {
  beginInput(world);
  world.sticks -= sticks;
  world.turnPlayer = 1 - seat;
  emit(world, { type: 'Taken', seat });
});

const sticksMachine: AnyStateMachine = setup({
  types: { context: {} as SticksWorld, events: {} as Take, input: {} as { world: SticksWorld } },
  actions: { take },
  guards: legalGuards(() => sticks),
}).createMachine({
  id: 'sticks',
  context: ({ input }) => input.world,
  initial: 'taking',
  states: { taking: { on: { TAKE: { guard: 'isLegal', actions: 'take' } } } },
});

/** Two players take one to three sticks by turns; who takes the last one wins. */
const definition = {
  name: 'sticks',
  version: '1',
  inputs: { TAKE: { seat: 'seat', sticks: 'count', loudly: ['optional', 'count'] } },
  machineFor: () => sticksMachine,
  createWorld: ({ seed }: { readonly seed: number }) => ({
    ...newWorld<Taken, never>(seed, 2),
    sticks: 12,
    turnPlayer: 0,
  }),
  legalMoves: ({ sticks, turnPlayer }: SticksWorld, seat: Seat): AnyMove<Take>[] =>
    seat !== turnPlayer
      ? []
      : Array.from({ length: Math.min(3, sticks) }, (_, at) => ({
          input: { type: 'TAKE', seat, sticks: at + 1 },
          label: `Take ${at + 1}`,
        })),
  outcome: ({ sticks, turnPlayer }: SticksWorld) => (sticks === 0 ? `seat ${1 - turnPlayer} wins` : null),
} as const;

const sticks = defineRuleset<SticksWorld, Take, Taken>(definition);

const takes = (seat: Seat, sticks: number): Take => ({ type: 'TAKE', seat, sticks });
const newSticks = () => createGame(sticks, { seed: 1 });

describe('what a rule set does not say', () => {
  it('follows from its moves: who is awaited, what is owed, what is sent for who is not there', () => {
    const game = newSticks();
    expect(game.awaited()).toEqual([0]);
    expect(game.decisions()).toEqual([{ seat: 0, owes: 'TAKE', turn: 1, fallback: takes(0, 1) }]);
    expect(game.submit(takes(0, 3))).toEqual({ ok: true, events: [{ type: 'Taken', seat: 0 }] });
    expect(game.awaited()).toEqual([1]);
    expect(game.decisions(0)).toEqual([]);
    expect(game.legalMoves(7)).toEqual([]);
  });

  it('lets everybody see everything but what is the kernel’s', () => {
    const game = newSticks();
    for (const viewer of [0, 1, 'spectator', 'judge'] as const) {
      expect(game.viewFor(viewer)).toEqual({ sticks: 12, turnPlayer: 0 });
    }
    game.submit(takes(0, 3));
    expect(game.logFor('spectator')).toEqual([{ type: 'Taken', seat: 0 }]);
  });

  it('is enough to be taken back, saved, loaded and forked', () => {
    const game = newSticks();
    game.submit(takes(0, 2));
    expect(loadGame(sticks, game.save()).fingerprint()).toBe(game.fingerprint());
    expect(game.fork().submit(takes(1, 1)).ok).toBe(true);
    expect(game.undo(0)).toMatchObject({ ok: true, input: takes(0, 2) });
    expect(game.fingerprint()).toBe(newSticks().fingerprint());
  });
});

describe('a refusal that follows', () => {
  const over = () => {
    const game = newSticks();
    for (const seat of [0, 1, 0, 1]) game.submit(takes(seat, 3));
    return game;
  };

  it.each([
    ['unknown-seat', newSticks, takes(2, 1), 'There is no seat 2. Seats are 0 to 1.'],
    ['not-awaited', newSticks, takes(1, 1), 'Seat 1 is not awaited. Awaited is seat 0.'],
    ['illegal-move', newSticks, takes(0, 4), 'Seat 0 cannot do this now. Legal is: Take 1; Take 2; Take 3.'],
    ['illegal-move', newSticks, { ...takes(0, 1), loudly: 1 }, 'Seat 0 cannot do this now.'],
    ['bad-input', newSticks, { type: 'TAKE', seat: 0 } as never, 'TAKE.sticks is missing'],
    ['game-over', over, takes(0, 1), 'The game is over: seat 1 wins. No input is accepted any more.'],
  ] as const)('says %s, and nothing is different', (code, begin, input, message) => {
    const game = begin();
    const before = game.fingerprint();
    expect(game.submit(input)).toMatchObject({ ok: false, code, message: expect.stringContaining(message) });
    expect(game.fingerprint()).toBe(before);
  });

  it('lists a few moves of many', () => {
    const legalMoves = (_world: SticksWorld, seat: Seat) =>
      Array.from({ length: 9 }, (_, at) => ({ input: takes(seat, at + 1), label: `${at + 1}` }));
    const rules = defineRuleset<SticksWorld, Take, Taken>({ ...definition, legalMoves });
    expect(createGame(rules, { seed: 1 }).whyNot(takes(0, 99))?.message).toContain(
      'Legal is: 1; 2; 3; 4; 5; 6; 7; 8 ….',
    );
  });

  it('is there for a seed that is none', () => {
    for (const seed of [1.5, Number.NaN, '1' as never, undefined as never]) {
      expect(() => createGame(sticks, { seed })).toThrow(/seed is .*Expected seed to be a whole number/);
    }
    expect(() => createGame(sticks, undefined as never)).toThrow('seed is missing');
  });
});

describe('what a rule set does say', () => {
  it('comes before what would follow: an objection in its own words', () => {
    const refuse = refuserOf({ greedy: ['{sticks} are too many.', 'Take 1 to 3.'] });
    const objectionTo = (_world: SticksWorld, { sticks }: Take) => (sticks > 3 ? refuse('greedy', { sticks }) : null);
    const game = createGame(defineRuleset<SticksWorld, Take, Taken>({ ...definition, objectionTo }), { seed: 1 });
    expect(game.whyNot(takes(0, 4))?.message).toBe('4 are too many. Take 1 to 3.');
    expect(game.whyNot(takes(1, 4))?.code).toBe('not-awaited');
    expect(game.whyNot(takes(0, 0))?.code).toBe('illegal-move');
    expect(game.whyNot(takes(0, 3))).toBeNull();
  });

  it('counts for everything that follows from it', () => {
    const both = defineRuleset<SticksWorld, Take, Taken>({
      ...definition,
      awaited: () => [0, 1],
      cardSet: 'a box',
      eventFor: (event, viewer) => (viewer === 'spectator' ? null : event),
    });
    const game = createGame(both, { seed: 1 });
    expect(game.whyNot(takes(1, 1))?.code).toBe('illegal-move');
    expect(game.decisions().map(({ seat }) => seat)).toEqual([0]);
    expect(game.save().cardSet).toBe('a box');
    game.submit(takes(0, 1));
    expect([game.logFor('spectator'), game.logFor(1)]).toEqual([[], [{ type: 'Taken', seat: 0 }]]);
  });

  it('must be whole: every field of an input, and who sees hidden cards if something is hidden', () => {
    const { inputs, ...others } = definition;
    // @ts-expect-error a field is missing
    defineRuleset<SticksWorld, Take, Taken>({ ...others, inputs: { TAKE: { seat: 'seat' } } });
    // @ts-expect-error it does not say which cards are seen
    defineRuleset<SticksWorld, Take, Taken>({ ...others, inputs, viewFor: () => ({ sticks: 0, turnPlayer: 0 }) });
    const hidden = { viewFor: () => ({ sticks: 0, turnPlayer: 0 }), cardsSeen: () => new Set<number>() };
    const rules = defineRuleset<SticksWorld, Take, Taken>({ ...others, inputs, ...hidden });
    expect(createGame(rules, { seed: 1 }).viewFor(0)).toEqual({ sticks: 0, turnPlayer: 0 });
  });
});
