// A chart drawn again and again: each picture is the one that would be drawn afresh, and what looks the same is the same.

import { describe, expect, it } from 'vitest';
import {
  chartDrawer,
  drawChart,
  layoutOf,
  type Marks,
  type SvgElement,
  statesOf,
  svgText,
} from '../../../visualizer/chart/index.ts';
import { battle, dale4 } from './charts.ts';

const boxesIn = (svg: SvgElement): Map<unknown, SvgElement> =>
  new Map(
    [svg, ...svg.children.filter((child) => typeof child !== 'string').flatMap((child) => [...boxesIn(child).values()])]
      .filter(({ attributes }) => 'data-state' in attributes)
      .map((box) => [box.attributes['data-state'], box]),
  );

/** The boxes that two pictures do not share. */
const changed = (before: SvgElement, after: SvgElement): unknown[] => {
  const old = boxesIn(before);
  return [...boxesIn(after)].flatMap(([id, box]) => (old.get(id) === box ? [] : [id]));
};

const owl = (seat: number, place: string) => `resolving.owl.seat${seat}.${place}`;
const heatOf = (visits: number) => ({
  states: Object.fromEntries(statesOf(dale4.root).map(({ id }) => [id, visits])),
  transitions: {},
});
const taken = statesOf(battle.root).flatMap(({ transitions }) => transitions.map(({ key }) => key));

const DALE: readonly Marks[] = [
  {},
  { active: ['turn.action'] },
  { active: ['turn.action'], hovered: 'turn.due' },
  { active: [0, 1, 2, 3].map((seat) => owl(seat, 'awaited')), focus: 'resolving.owl' },
  {
    active: [owl(0, 'released'), owl(1, 'awaited')],
    lanes: { 'resolving.owl.seat0': { isAwaited: false, caption: 'not awaited' } },
  },
  {
    active: [owl(0, 'released'), owl(1, 'awaited')],
    lanes: { 'resolving.owl.seat0': { isAwaited: true, caption: 'a card' } },
  },
  { active: ['turn.action'], heat: heatOf(0) },
  { active: ['turn.action'], heat: heatOf(7) },
  { active: ['turn.action'] },
  {},
];
const BATTLE: readonly Marks[] = taken.map((key, index) => ({
  active: [index % 2 === 0 ? 'turn.main' : 'resolving.damage'],
  taken: index % 3 === 0 ? [key, taken[0] as string] : [key],
  ...(index % 5 === 0 ? { focus: 'turn' } : {}),
}));

describe.each([
  ['dale, 4 players', dale4, { focus: 'resolving.owl' }, DALE],
  ['battle', battle, { focus: 'turn' }, BATTLE],
] as const)('%s', (_name, model, options, all) => {
  it('is drawn again as it would be drawn afresh, whatever was drawn before', async () => {
    const layout = await layoutOf(model, options);
    const draw = chartDrawer(model, layout);
    for (const marks of [...all, ...[...all].reverse()]) {
      expect(svgText(draw(marks))).toBe(svgText(drawChart(model, layout, marks)));
    }
  });
});

describe('what is drawn again', () => {
  it('is nothing if nothing changed', async () => {
    const draw = chartDrawer(battle, await layoutOf(battle, { depth: 5 }));
    const marks = { active: ['turn.main'], taken: [taken[3] as string] };
    expect(changed(draw(marks), draw({ ...marks }))).toEqual([]);
  });

  it('are the boxes where the game was and is, with those around them', async () => {
    const draw = chartDrawer(battle, await layoutOf(battle, { depth: 5 }));
    const before = draw({ active: ['turn.main'] });
    const after = draw({ active: ['turn.drawPhase'] });
    expect(changed(before, after)).toEqual([battle.root.id, 'turn', 'turn.drawPhase', 'turn.main']);
  });

  it('is the box that was left, with the way out of it', async () => {
    const draw = chartDrawer(battle, await layoutOf(battle, { depth: 5 }));
    const [key = ''] = battle.root.children
      .flatMap(statesOf)
      .find(({ id }) => id === 'turn.main')
      ?.transitions.map((each) => each.key) ?? [''];
    const before = draw({ active: ['turn.main'] });
    expect(changed(before, draw({ active: ['turn.main'], taken: [key] }))).toEqual([
      battle.root.id,
      'turn',
      'turn.main',
    ]);
  });

  it('is everything once there are other counts', async () => {
    const draw = chartDrawer(dale4, await layoutOf(dale4, { depth: 5, hasCounts: true }));
    const before = draw({ heat: heatOf(1) });
    expect(changed(before, draw({ heat: heatOf(2) }))).toHaveLength(boxesIn(before).size);
  });
});
