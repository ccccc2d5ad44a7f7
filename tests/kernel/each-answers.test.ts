// A state in which each of some seats sends one input: in any order, of any of its kinds, and once.

import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, setup } from 'xstate';
import {
  beginInput,
  createGame,
  defineRuleset,
  eachAnswers,
  type KernelWorld,
  legalGuards,
  newWorld,
  recipeFor,
  type Seat,
} from '../../machines/index.ts';

type Vote = { readonly type: 'YES' | 'NO'; readonly seat: Seat };
interface VoteWorld extends KernelWorld<never> {
  votes: Record<string, 'yes' | 'no'>;
}

const recipe = recipeFor<VoteWorld, Vote>();
const cast = (vote: 'yes' | 'no') =>
  recipe((world, { seat }) => {
    beginInput(world);
    world.votes[seat] = vote;
  });

/** Seats 0 and 2 vote, seat 1 looks on. */
const VOTERS = [0, 2];

const voteMachine: AnyStateMachine = setup({
  types: { context: {} as VoteWorld, events: {} as Vote, input: {} as { world: VoteWorld } },
  actions: { yes: cast('yes'), no: cast('no') },
  guards: legalGuards(() => vote),
}).createMachine({
  id: 'vote',
  context: ({ input }) => input.world,
  initial: 'voting',
  states: {
    voting: { ...eachAnswers(VOTERS, { YES: 'yes', NO: 'no' }), onDone: 'counted' },
    counted: { type: 'final' },
  },
});

const vote = defineRuleset<VoteWorld, Vote, never>({
  name: 'vote',
  version: '1',
  inputs: { YES: { seat: 'seat' }, NO: { seat: 'seat' } },
  machineFor: () => voteMachine,
  createWorld: ({ seed }) => ({ ...newWorld(seed, 3), votes: {} }),
  legalMoves: ({ votes }, seat) =>
    VOTERS.includes(seat) && votes[seat] === undefined
      ? (['NO', 'YES'] as const).map((type) => ({ input: { type, seat }, label: type }))
      : [],
  outcome: ({ votes }) => (Object.keys(votes).length === VOTERS.length ? 'all have voted' : null),
});

const newVote = (road: 'xstate' | 'both' = 'both') => createGame(vote, { seed: 1 }, { road });

describe('a state in which each seat answers', () => {
  it('takes one input of each seat, in any order, and is done with the last', () => {
    const game = newVote();
    expect(game.value).toEqual({ voting: { seat0: 'awaited', seat2: 'awaited' } });
    expect(game.submit({ type: 'NO', seat: 2 }).ok).toBe(true);
    expect(game.value).toEqual({ voting: { seat0: 'awaited', seat2: 'answered' } });
    expect(game.submit({ type: 'YES', seat: 0 }).ok).toBe(true);
    expect(game.value).toBe('counted');
    expect(game.world.votes).toEqual({ 0: 'yes', 2: 'no' });
  });

  it('refuses a second answer, another seat and another input in the chart itself', () => {
    const game = newVote('xstate');
    game.submit({ type: 'YES', seat: 0 });
    const before = game.fingerprint();
    for (const input of [
      { type: 'NO', seat: 0 },
      { type: 'NO', seat: 1 },
      { type: 'MAYBE', seat: 2 },
    ]) {
      game.actor.send(input);
      expect(game.submit(input as Vote).ok).toBe(false);
    }
    expect(game.fingerprint()).toBe(before);
    expect(game.awaited()).toEqual([2]);
  });

  it('gives the same World whoever answers first', () => {
    const played = ([first, second]: readonly Seat[]) => {
      const game = newVote();
      for (const seat of [first, second]) game.submit({ type: 'YES', seat: seat as Seat });
      return game.fingerprint();
    };
    expect(played([0, 2])).toBe(played([2, 0]));
  });
});
