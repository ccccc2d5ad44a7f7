// Random charts on both roads: the state value, the World and the order of all actions must be the same after each
// microstep, however odd the chart. Who is not watched may run a program made from the tables instead of the tables. `CHARTS=5000` runs more of them.

import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { type ChartPosition, CompiledRunner, setProgramsAfter, XStateRunner } from '../../machines/index.ts';
import { type Draw, EVENTS, randomChart } from './random-chart.ts';
import { type Seen, type TinyWorld, tinyWorld } from './tiny.ts';

const CHARTS = Number(process.env.CHARTS ?? 400);
const EVENTS_SENT = 20;

const startCompiled = (machine: AnyStateMachine): CompiledRunner<TinyWorld> | null => {
  try {
    return new CompiledRunner(machine, { world: tinyWorld() });
  } catch {
    return null;
  }
};

/** A chart that never comes to rest cannot be started on either road. */
const expectNoStart = (machine: AnyStateMachine): void => {
  const actor = createActor(machine, { input: { world: tinyWorld() } });
  actor.subscribe({ error: () => {} });
  actor.start();
  expect(actor.getSnapshot().status).toBe('error');
};

afterEach(() => setProgramsAfter(500));

it.each([
  ['by the tables', Number.POSITIVE_INFINITY],
  ['by the programs made of them', 0],
])(`${CHARTS} random charts take the same course, microstep by microstep, and %s if nobody watches`, (_how, inputs) => {
  setProgramsAfter(inputs);
  // XState warns of each wildcard that another one makes useless, and of events for a chart at its end.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const seen = { charts: 0, started: 0, microsteps: 0, ended: 0, faults: 0, resumed: 0, parallel: 0 };
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const draw: Draw = (below) => generate(fc.nat, below - 1);
      const machine = randomChart(draw) as AnyStateMachine;
      seen.charts += 1;
      let compiled = startCompiled(machine);
      if (compiled === null) {
        expectNoStart(machine);
        return;
      }
      seen.started += 1;
      let xstate = new XStateRunner(machine, { world: tinyWorld() });
      // Nobody watches this one, so that its microsteps are joined, and it makes its World anew to take an input back.
      let alone = new CompiledRunner<TinyWorld>(machine, { world: tinyWorld(), anew: tinyWorld });
      for (let sent = 0; sent < EVENTS_SENT; sent += 1) {
        const steps: { xstate: Seen[]; compiled: Seen[] } = { xstate: [], compiled: [] };
        const stops = [
          xstate.watch((step) => steps.xstate.push(step)),
          compiled.watch((step) => steps.compiled.push(step)),
        ];
        const input = { type: EVENTS[draw(EVENTS.length)] ?? 'a' };
        const { result } = xstate.send(input);
        expect(compiled.send(input).result).toBe(result);
        expect(JSON.stringify(compiled.position)).toBe(JSON.stringify(xstate.position));
        expect(alone.send(input).result).toBe(result);
        expect(JSON.stringify(alone.world)).toBe(JSON.stringify(xstate.world));
        if (draw(4) === 0) expect(JSON.stringify(alone.position)).toBe(JSON.stringify(xstate.position));
        expect(JSON.stringify(steps.compiled)).toBe(JSON.stringify(steps.xstate));
        for (const stop of stops) stop();
        seen.microsteps += steps.xstate.length;
        if (result === 'fault') seen.faults += 1;
        if (Object.keys(xstate.position.value).length > 1) seen.parallel += 1;
        if (xstate.snapshot.status === 'done') {
          seen.ended += 1;
          expect(compiled.send(input)).toEqual({ result: 'done' });
          expect(JSON.stringify(compiled.position)).toBe(JSON.stringify(xstate.position));
          expect(JSON.stringify(alone.position)).toBe(JSON.stringify(xstate.position));
          return;
        }
        if (draw(10) === 0) {
          // Both go on from the position of the other, as after a save.
          const handed: { xstate: ChartPosition<TinyWorld>; compiled: ChartPosition<TinyWorld> } = {
            xstate: xstate.position,
            compiled: compiled.position,
          };
          xstate = new XStateRunner(machine, handed.compiled);
          compiled = new CompiledRunner(machine, handed.xstate);
          alone = new CompiledRunner(machine, handed.xstate);
          seen.resumed += 1;
        }
      }
    }),
    { numRuns: CHARTS },
  );
  warn.mockRestore();
  // The charts are worth something only if most start, and some end, resume and fail.
  expect(seen.started).toBeGreaterThan(seen.charts / 2);
  expect(seen.microsteps).toBeGreaterThan(CHARTS * 10);
  for (const count of [seen.ended, seen.faults, seen.resumed, seen.parallel]) expect(count).toBeGreaterThan(0);
});
