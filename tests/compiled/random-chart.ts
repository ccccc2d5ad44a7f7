// Random charts with everything that the compiled road has: compound, parallel and final states, eventless transitions,
// guards, raised events, wildcards, forbidden transitions, several targets, relative targets, re-entering.

import { and, createMachine, not, or, raise } from 'xstate';
import { implementations, log, type TinyWorld } from './tiny.ts';

/** A whole number from 0 to `below` − 1. */
export type Draw = (below: number) => number;

export const EVENTS = ['a', 'b', 'c.x', 'c.y'] as const;
const DESCRIPTORS = [...EVENTS, 'c.*', '*'];
const DEEPEST = 3;
/** Microsteps that one event may take. Random charts often never rest; both roads must then say so. */
const MAX_ITERATIONS = 40;

interface Config {
  id: string;
  type?: 'parallel' | 'final';
  initial?: string | { target: string; actions: object[] };
  states?: Record<string, Config>;
  entry?: unknown[];
  exit?: unknown[];
  on?: Record<string, unknown>;
  always?: unknown[];
  onDone?: unknown;
}

export const randomChart = (draw: Draw) => {
  const all: Config[] = [];
  const parallels: Config[] = [];
  const pick = <T>(items: readonly T[]): T => items[draw(items.length)] as T;
  const chance = (oneIn: number): boolean => draw(oneIn) === 0;

  const tree = (depth: number): Config => {
    const config: Config = { id: `s${all.length}` };
    all.push(config);
    const kind =
      depth === 0 ? pick(['compound', 'parallel']) : pick(['atomic', 'compound', 'parallel', 'atomic', 'final']);
    if (kind === 'final') return Object.assign(config, { type: 'final' as const });
    if (kind === 'atomic' || depth === DEEPEST) return config;
    const keys = Array.from({ length: 1 + draw(3) + (depth === 0 ? 1 : 0) }, (_, index) => `k${index}`);
    config.states = Object.fromEntries(keys.map((key) => [key, tree(depth + 1)]));
    if (kind === 'parallel') {
      config.type = 'parallel';
      parallels.push(config);
    } else {
      const target = pick(keys);
      config.initial = chance(4) ? { target, actions: [log(`initial ${config.id}`)] } : target;
    }
    return config;
  };

  const guard = (): unknown =>
    pick<() => unknown>([
      () => 'isOdd',
      () => ({ type: 'leaves', params: { rest: draw(2), by: 2 + draw(3) } }),
      () => ({ type: 'isOn', params: { type: pick(EVENTS) } }),
      () => and(['isOdd', { type: 'leaves', params: { rest: 1, by: 3 } }]),
      () => or(['isOdd', { type: 'leaves', params: { rest: 0, by: 3 } }]),
      () => not('isOdd'),
    ])();

  const actions = (word: string): unknown[] =>
    pick<unknown[]>([
      [],
      [log(word)],
      [log(word), 'nothing'],
      [{ type: 'add', params: { by: 1 + draw(2) } }, log(word)],
      [{ type: 'add', params: ({ context }: { context: TinyWorld }) => ({ by: (context.n % 3) + 1 }) }],
      [log(word), raise({ type: pick(EVENTS) })],
      [raise(({ context }) => ({ type: EVENTS[(context as TinyWorld).n % EVENTS.length] ?? 'a' })), log(word)],
    ]);

  /** States of two different regions, if there are any. */
  const severalTargets = (): string[] => {
    const regions = Object.values(parallels.length > 0 ? (pick(parallels).states ?? {}) : {});
    const [first, ...others] = regions;
    if (first === undefined || others.length === 0) return [`#${pick(all).id}`];
    return [first, pick(others)].map((region) => `#${pick([region, ...Object.values(region.states ?? {})]).id}`);
  };

  const target = (config: Config): object => {
    const children = Object.keys(config.states ?? {});
    return pick<() => object>([
      () => ({}),
      () => ({ target: severalTargets() }),
      () => ({ target: children.length > 0 ? `.${pick(children)}` : `#${pick(all).id}` }),
      ...Array.from({ length: 4 }, () => () => ({ target: `#${pick(all).id}` })),
    ])();
  };

  const transition = (config: Config, word: string): object => ({
    ...target(config),
    actions: actions(word),
    ...(chance(2) ? { guard: guard() } : {}),
    ...(chance(3) ? { reenter: true } : {}),
  });

  /** Without an event only as long as the number is small, and it grows each time: most charts come to rest. */
  const always = (config: Config): object => {
    const isBelow = { type: 'isBelow', params: { limit: 4 + draw(20) } };
    const { actions: own, ...rest } = transition(config, `always ${config.id}`) as {
      actions: unknown[];
      guard?: unknown;
    };
    const grow = chance(6) ? [] : [{ type: 'add', params: { by: 1 } }];
    return { ...rest, guard: and([isBelow as never, (rest.guard ?? isBelow) as never]), actions: [...own, ...grow] };
  };

  const furnish = (config: Config): void => {
    if (chance(2)) config.entry = [log(`enter ${config.id}`), ...(chance(6) ? [raise({ type: pick(EVENTS) })] : [])];
    if (chance(2)) config.exit = [log(`exit ${config.id}`)];
    if (config.type === 'final') return;
    for (let count = draw(4); count > 0; count -= 1) {
      const one = chance(8) ? {} : transition(config, `on ${config.id}.${count}`);
      const list = chance(2) ? [one] : [one, transition(config, `or ${config.id}.${count}`)];
      config.on = { ...config.on, [pick(DESCRIPTORS)]: list };
    }
    if (chance(4)) config.always = chance(2) ? [always(config)] : [always(config), always(config)];
    if (config.states !== undefined && chance(2)) config.onDone = transition(config, `done ${config.id}`);
  };

  const root = tree(0);
  all.forEach(furnish);
  return createMachine(
    {
      ...root,
      context: ({ input }: { input: { world: TinyWorld } }) => input.world,
      options: { maxIterations: MAX_ITERATIONS },
    } as never,
    implementations as never,
  );
};
