// The transitions of a chart by name, and the watcher that is told of each one on every road.

import { describe, expect, it } from 'vitest';
import { type BattleGame, battle, battleMachine } from '../../machines/battle/index.ts';
import { daleMachine } from '../../machines/dale/index.ts';
import {
  activeStates,
  type ChartTransition,
  createGame,
  initialStates,
  type Road,
  stateNames,
  transitionsOf,
} from '../../machines/index.ts';

const DECKS = [Array(10).fill('Leper Gnome'), Array(10).fill('Bloodfen Raptor')] as const;

const play = (road: Road, onTransition: (taken: ChartTransition, before: unknown) => void): BattleGame => {
  const game = createGame(battle, { seed: 5, decks: DECKS }, { road, onTransition });
  for (const seat of [0, 1]) game.submit({ type: 'MULLIGAN', seat, replace: [] });
  for (let turn = 0; turn < 6; turn += 1) {
    const [seat = 0] = game.awaited();
    const [first] = game.legalMoves(seat);
    if (first !== undefined) game.submit(first.input);
    game.submit({ type: 'END_TURN', seat });
  }
  return game;
};

const withParents = (state: string): string[] =>
  state.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

describe('the transitions of a chart', () => {
  it.each([
    ['battle', battleMachine],
    ['dale', daleMachine(4)],
  ])('of %s have names of their own and lead between its states', (_name, machine) => {
    const transitions = transitionsOf(machine);
    const states = new Set(['', ...stateNames(machine)]);
    expect(new Set(transitions.map(({ name }) => name)).size).toBe(transitions.length);
    for (const { source, targets, enters } of transitions) {
      for (const state of [source, ...targets, ...enters]) expect(states).toContain(state);
      for (const target of targets) expect(enters).toContain(target);
    }
  });

  it('say which states are entered, those around and below the target included', () => {
    const named = (name: string) => transitionsOf(battleMachine).find((each) => each.name === name);
    expect(named('turn.notStarted --> turn.mulligan')?.enters).toEqual([
      'turn.mulligan',
      'turn.mulligan.seat0',
      'turn.mulligan.seat0.choosing',
      'turn.mulligan.seat1',
      'turn.mulligan.seat1.choosing',
    ]);
    expect(named('turn.main --PLAY--> resolving.dispatch')?.enters).toEqual(['resolving', 'resolving.dispatch']);
    expect(named('turn.mulligan --done--> turn.firstTurn')?.event).toBe('xstate.done.state.battle.turn.mulligan');
    expect(initialStates(battleMachine)).toEqual(['turn', 'turn.notStarted']);
  });

  it.each(['xstate', 'compiled', 'both'] as const)('are told from the start on, on the road %s', (road) => {
    const names: string[] = [];
    play(road, ({ name }) => names.push(name));
    expect(names[0]).toBe('turn.notStarted --> turn.mulligan');
    expect(names).toContain('turn.main --END_TURN--> resolving.dispatch');
    const onXState: string[] = [];
    play('xstate', ({ name }) => onXState.push(name));
    expect(names).toEqual(onXState);
  });

  it('enter what the game is in after them', () => {
    const entered = new Set(['turn.notStarted', 'turn']);
    let told = 0;
    const game = play('xstate', ({ enters }) => {
      told += 1;
      for (const state of enters) entered.add(state);
    });
    const seen = new Set<string>();
    game.watch(({ value }) => {
      for (const state of activeStates(value).flatMap(withParents)) seen.add(state);
    });
    game.submit({ type: 'END_TURN', seat: game.awaited()[0] ?? 0 });
    expect(told).toBeGreaterThan(100);
    expect(seen.size).toBeGreaterThan(10);
    expect([...seen].filter((state) => !entered.has(state))).toEqual([]);
  });

  it.each(['xstate', 'compiled'] as const)('come with the World before them on the road %s', (road) => {
    const befores: (string | undefined)[] = [];
    play(road, ({ name }, before) => {
      if (name === 'resolving.dispatch --> resolving.effects.selecting') {
        befores.push((before as { stack: { kind: string } | null }).stack?.kind);
      }
    });
    expect(befores.every((kind) => kind === 'effects')).toBe(true);
  });

  it.each(['xstate', 'compiled'] as const)('go on being told after a change of roads, from %s', (road) => {
    const names: string[] = [];
    const game = play(road, ({ name }) => names.push(name));
    const before = names.length;
    game.handOver(road === 'xstate' ? 'compiled' : 'xstate');
    game.submit({ type: 'END_TURN', seat: game.awaited()[0] ?? 0 });
    expect(names.slice(before)[0]).toBe('turn.main --END_TURN--> resolving.dispatch');
  });

  it('are told of inputs that are taken back, once', () => {
    const taken = (road: Road): string[] => {
      const names: string[] = [];
      const options = { seed: 1, sandbox: true, limits: { budget: 1 } } as const;
      const game = createGame(battle, options, { road, onTransition: ({ name }) => names.push(name) });
      expect(game.submit({ type: 'SUMMON', seat: 0, card: 'Wisp' }).ok).toBe(true);
      const refused = game.submit({ type: 'CAST', seat: 0, card: 'Arcane Missiles' });
      expect(refused).toMatchObject({ ok: false, code: 'overflow' });
      return names;
    };
    expect(taken('compiled')).toContain('resolving.dispatch --> overflow');
    expect(taken('compiled')).toEqual(taken('xstate'));
  });
});
