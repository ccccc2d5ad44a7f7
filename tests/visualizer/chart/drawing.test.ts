// The picture: each state with a name for screen readers, marks by more than colour, and arrows that go around boxes.

import { describe, expect, it } from 'vitest';
import {
  type ChartLayout,
  type ChartModel,
  drawChart,
  layoutOf,
  type Marks,
  PLAYER_SHAPES,
  playerMark,
  playerShape,
  type SvgElement,
  statesById,
  statesOf,
  svgText,
  THEMES,
  textWidth,
  themes,
} from '../../../visualizer/chart/index.ts';
import { wiresOf } from '../../../visualizer/chart/wires.ts';
import { battle, dale4, MODELS } from './charts.ts';

const elementsIn = (svg: SvgElement): SvgElement[] => [
  svg,
  ...svg.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child))),
];
const stateElement = (svg: SvgElement, id: string): SvgElement =>
  elementsIn(svg).find(({ attributes }) => attributes['data-state'] === id) as SvgElement;
/** The boxes in a box stand in a group of their own. */
const isInner = ({ name, children }: SvgElement): boolean =>
  name === 'g' && children.some((child) => typeof child !== 'string' && 'data-state' in child.attributes);
/** What belongs to a box itself. */
const own = ({ children }: SvgElement): SvgElement[] =>
  children.flatMap((child) => (typeof child === 'string' || isInner(child) ? [] : elementsIn(child)));
const textIn = (svg: SvgElement): string[] =>
  elementsIn(svg).flatMap(({ name, children }) => (name === 'text' ? [children.join('')] : []));
const labelOf = (svg: SvgElement, id: string) => String(stateElement(svg, id).attributes['aria-label']);
const wiresIn = (svg: SvgElement) =>
  elementsIn(svg).flatMap(({ attributes }) => ('data-from' in attributes ? [attributes] : []));

const draw = async (model: ChartModel, marks: Marks = {}, options = {}) =>
  drawChart(model, await layoutOf(model, options), marks);

describe.each(MODELS)('%s', (_name, model) => {
  it('names every box for screen readers, and for a pointer that rests on it', async () => {
    const svg = await draw(model, {}, { depth: 99 });
    const items = elementsIn(svg).filter(({ attributes }) => 'data-state' in attributes);
    expect(items.map(({ attributes }) => attributes['data-state'])).toEqual(statesOf(model.root).map(({ id }) => id));
    for (const item of items) {
      expect(item.attributes.role).toBe('group');
      const label = String(item.attributes['aria-label']);
      expect(label).toContain(String(item.attributes['data-state']));
      const [title] = item.children as SvgElement[];
      expect([title?.name, title?.children]).toEqual(['title', [label]]);
    }
  });

  it('writes every title and every chip, and no text is wider than its box', async () => {
    const layout = await layoutOf(model, { depth: 99 });
    const svg = drawChart(model, layout);
    for (const { id, x, width, chips } of layout.states) {
      const texts = own(stateElement(svg, id)).filter(({ name }) => name === 'text');
      expect(texts.map(({ children }) => children.join(''))).toEqual(
        expect.arrayContaining([statesById(model).get(id)?.key, ...chips.map(({ shown }) => shown)]),
      );
      for (const { attributes, children } of texts) {
        const font = { size: Number(attributes['font-size']), isBold: attributes['font-weight'] === 700 };
        expect(Number(attributes.x) + textWidth(children.join(''), font), id).toBeLessThanOrEqual(x + width);
      }
    }
  });
});

describe('marks', () => {
  it('say what is active, in words, by a thick border and by colour', async () => {
    const plain = await draw(battle);
    const svg = await draw(battle, { active: ['turn.main'] });
    const border = (picture: SvgElement, id: string) => own(stateElement(picture, id))[1]?.attributes;
    expect(labelOf(svg, 'turn.main')).toContain('active');
    expect(labelOf(svg, 'turn')).toContain('active inside');
    expect(labelOf(svg, 'turn.settled')).not.toContain('active');
    expect(stateElement(svg, 'turn.main').attributes['aria-current']).toBe('step');
    expect(border(svg, 'turn.main')?.['stroke-width']).toBeGreaterThan(
      Number(border(plain, 'turn.main')?.['stroke-width']),
    );
    expect(border(svg, 'turn.main')?.fill).not.toBe(border(plain, 'turn.main')?.fill);
    expect(border(svg, 'turn.settled')).toEqual(border(plain, 'turn.settled'));
  });

  it('are on the folded box if what they mean is inside', async () => {
    const svg = await draw(battle, { active: ['resolving.damage.landing'], hovered: 'resolving.heal.preheal' });
    expect(labelOf(svg, 'resolving.damage')).toContain('active');
    expect(labelOf(svg, 'resolving.damage')).toContain('folded, 8 states');
    const dashed = own(stateElement(svg, 'resolving.heal')).filter(
      ({ attributes }) => attributes.stroke === themes.light.hovered,
    );
    expect(dashed).toHaveLength(1);
  });

  it('light the transition just taken: its chip, and an arrow to where it led', async () => {
    const key = 'turn.main --PLAY--> resolving.dispatch';
    const svg = await draw(battle, { taken: [key] });
    expect(wiresIn(svg).map((wire) => [wire['data-from'], wire['data-to'], wire.stroke])).toEqual([
      ['turn.main', 'resolving.dispatch', themes.light.taken],
    ]);
    const chip = elementsIn(stateElement(svg, 'turn.main')).find(({ attributes }) => 'data-transitions' in attributes);
    expect(String(chip?.attributes['data-transitions']).split('\n')).toContain(key);
    expect((chip as SvgElement).children[1]).toHaveProperty('attributes.stroke', themes.light.taken);
  });

  it('light one of the arrows of a chip that stands for many', async () => {
    const key = 'resolving.dispatch --> resolving.damage.targeting';
    const svg = await draw(battle, { taken: [key] }, { focus: 'resolving' });
    const lit = wiresIn(svg).filter(({ stroke }) => stroke === themes.light.taken);
    expect(lit.map((wire) => wire['data-to'])).toEqual(['resolving.damage']);
    expect(wiresIn(svg).length).toBeGreaterThan(10);
  });

  it('draw the arrows of the state in focus and of no other', async () => {
    expect(wiresIn(await draw(battle))).toEqual([]);
    const svg = await draw(battle, { focus: 'turn.settled' });
    expect(wiresIn(svg).map((wire) => [wire['data-from'], wire['data-to']])).toEqual([
      ['turn.settled', 'gameOver'],
      ['turn.settled', 'turn.main'],
    ]);
  });

  it('count visits, and hatch what was never visited', async () => {
    const heat = {
      states: { 'turn.main': 1500 },
      transitions: { 'turn.main --PLAY--> resolving.dispatch': 40, 'turn.main --ATTACK--> resolving.dispatch': 2 },
    };
    const svg = await draw(battle, { heat }, { hasCounts: true });
    const texts = own(stateElement(svg, 'turn.main')).flatMap(({ name, children }) =>
      name === 'text' ? [children.join('')] : [],
    );
    expect(texts).toEqual(expect.arrayContaining(['1.5k', '42']));
    expect(labelOf(svg, 'turn.main')).toContain('visited 1500 times');
    expect(labelOf(svg, 'turn.settled')).toContain('never visited');
    const hatched = (id: string) =>
      own(stateElement(svg, id)).filter(({ attributes }) => attributes.fill === 'url(#chart-hatch)');
    expect(hatched('turn.main')).toEqual([]);
    expect(hatched('turn.settled').length).toBeGreaterThan(0);
  });

  it('ignore states and transitions that are not in the chart', async () => {
    const marks = {
      active: ['nowhere'],
      taken: ['a --> b'],
      hovered: 'nowhere',
      focus: 'nowhere',
      lanes: { nowhere: { isAwaited: true, caption: '' } },
    };
    expect(svgText(await draw(battle, marks))).toBe(svgText(await draw(battle)));
  });
});

describe('lanes of players', () => {
  const lane = (seat: number) => `resolving.owl.seat${seat}`;
  const marks: Marks = {
    lanes: {
      [lane(0)]: { isAwaited: false, caption: 'not awaited' },
      [lane(1)]: { isAwaited: true, caption: 'owes an answer' },
    },
  };

  it('have a caption, and those who are not awaited stand back', async () => {
    const svg = await draw(dale4, marks, { focus: 'resolving.owl' });
    const inside = (seat: number) => stateElement(svg, lane(seat)).children.at(-1) as SvgElement;
    expect(textIn(stateElement(svg, lane(0)))).toContain('not awaited');
    expect(textIn(stateElement(svg, lane(1)))).toContain('owes an answer');
    expect(inside(0).attributes.opacity).toBeLessThan(1);
    expect(inside(1).attributes.opacity).toBeUndefined();
    expect(inside(2).attributes.opacity).toBeUndefined();
    expect(labelOf(svg, lane(0))).toBe('player 0: resolving.owl.seat0, not awaited');
    expect(labelOf(svg, lane(1))).toBe('player 1: resolving.owl.seat1, awaited, owes an answer');
  });

  it('shorten a caption that is too long, and keep it whole in the label', async () => {
    const caption = 'owes an answer for Ancient Knowledge, '.repeat(6);
    const layout = await layoutOf(dale4, { focus: 'resolving.owl' });
    const svg = drawChart(dale4, layout, { lanes: { [lane(2)]: { isAwaited: true, caption } } });
    const box = layout.states.find(({ id }) => id === lane(2));
    const shown = textIn(stateElement(svg, lane(2))).find((text) => text.startsWith('owes')) ?? '';
    expect(shown).toMatch(/…$/);
    expect(textWidth(shown, { size: 11 })).toBeLessThan(box?.width ?? 0);
    expect(labelOf(svg, lane(2))).toContain(caption);
  });

  it('are told apart by colour and by shape', () => {
    for (const theme of THEMES) {
      const players = [0, 1, 2, 3].map((seat) => playerMark(seat, themes[theme]));
      expect(new Set(players.map(({ color }) => color)).size).toBe(4);
      expect(players.map(({ shape }) => shape)).toEqual(PLAYER_SHAPES);
    }
    const drawn = PLAYER_SHAPES.map((shape) => svgText(playerShape(shape, 0, 0, 'red')));
    expect(new Set(drawn).size).toBe(4);
  });
});

describe('arrows over the page', () => {
  /** Numbers of a path that has straight pieces and rounded corners only. */
  const cornersOf = (path: string): [number, number][] => {
    const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
    return numbers.flatMap((x, index) =>
      index % 2 === 0 ? [[x, numbers[index + 1] as number] as [number, number]] : [],
    );
  };
  /** Boxes that a piece between two neighbouring points runs through. */
  const crossed = (path: string, { states }: ChartLayout, ends: readonly string[]): string[] => {
    const corners = cornersOf(path);
    const pieces = corners.slice(1).map((end, index) => [corners[index] as [number, number], end] as const);
    return states
      .filter(({ id, isOpen }) => !isOpen && !ends.includes(id))
      .filter(({ x, y, width, height }) =>
        pieces.some(
          ([[ax, ay], [bx, by]]) =>
            Math.max(ax, bx) > x &&
            Math.min(ax, bx) < x + width &&
            Math.max(ay, by) > y &&
            Math.min(ay, by) < y + height,
        ),
      )
      .map(({ id }) => id);
  };

  it.each([
    ['battle as usual', battle, {}],
    ['battle, all open', battle, { depth: 99 }],
    ['dale, all open', dale4, { depth: 99 }],
  ])('%s: go around boxes', async (_name, model, options) => {
    const layout = await layoutOf(model, options);
    const wires = layout.states.flatMap(({ id }) => wiresOf(model, layout, { focus: id }));
    // Bows to a box around the own one are left out: they do not leave it.
    const routed = wires.filter(({ line }) => !line.includes('c'));
    expect(routed.length).toBeGreaterThan(25);
    for (const { line, from, to } of routed) expect(crossed(line, layout, [from, to]), `${from} → ${to}`).toEqual([]);
  });
});

describe('themes', () => {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string): number => {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
  };

  it.each(THEMES)('%s: text and lines stand out (WCAG AA)', (name) => {
    const {
      page,
      boxes,
      text,
      quiet,
      chip,
      input,
      active,
      heat,
      border,
      arrow,
      taken,
      hovered,
      activeBorder,
      players,
    } = themes[name];
    for (const ground of [page, ...boxes, chip, input, active, ...heat])
      expect(contrast(text, ground), ground).toBeGreaterThan(4.5);
    for (const ground of [...boxes, active]) expect(contrast(quiet, ground), ground).toBeGreaterThan(4.5);
    for (const line of [arrow, taken, hovered, activeBorder, ...players]) {
      for (const ground of [page, ...boxes]) expect(contrast(line, ground), `${line} on ${ground}`).toBeGreaterThan(3);
    }
    expect(contrast(border, page)).toBeGreaterThan(2.5);
  });

  it('draw the same things in other colours', async () => {
    const layout = await layoutOf(battle);
    const [light, dark] = THEMES.map((theme) => drawChart(battle, layout, {}, { theme }));
    expect(textIn(light as SvgElement)).toEqual(textIn(dark as SvgElement));
    expect(svgText(light as SvgElement)).not.toBe(svgText(dark as SvgElement));
  });

  it('keep pictures on one page apart by their ids', async () => {
    const layout = await layoutOf(battle);
    const text = svgText(drawChart(battle, layout, { focus: 'turn.settled' }, { idPrefix: 'left' }));
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.every((id) => id.startsWith('left-'))).toBe(true);
    const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id as string);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it('escapes what a chart is called by', async () => {
  const { modelOf } = await import('../../../visualizer/chart/index.ts');
  const model = modelOf({ id: 'm', initial: 'a<b', states: { 'a<b': { description: 'says "x" & \u0001' } } });
  const text = svgText(await draw(model as ChartModel));
  expect(text).toContain('a&lt;b');
  expect(text).toContain('says &quot;x&quot; &amp; �');
});
