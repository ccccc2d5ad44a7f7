// Draws a chart in its layout, with its marks, as a tree of SVG elements.

import { type Drawn, drawState, STANDING_BACK } from './draw-state.ts';
import type { ChartLayout } from './layout.ts';
import { type Marks, shownMarks } from './marks.ts';
import { type ChartModel, indexOf } from './model.ts';
import { placesIn } from './places.ts';
import { element, type SvgElement } from './svg.ts';
import { type Theme, type ThemeName, themes } from './theme.ts';
import { type Wire, wiresOf } from './wires.ts';

export interface DrawOptions {
  readonly theme?: ThemeName;
  /** Begins the ids inside the picture; needed if a page shows several. */
  readonly idPrefix?: string;
}

const FONTS = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif";

export const drawChart = (
  model: ChartModel,
  layout: ChartLayout,
  marks: Marks = {},
  options: DrawOptions = {},
): SvgElement => chartDrawer(model, layout, options)(marks);

/** Draws a chart again and again with ever new marks. What looks as it did the last time is the same object. */
export const chartDrawer = (
  model: ChartModel,
  layout: ChartLayout,
  { theme: themeName = 'light', idPrefix = 'chart' }: DrawOptions = {},
): ((marks: Marks) => SvgElement) => {
  const theme = themes[themeName];
  const { states, transitions } = indexOf(model);
  const { placed, open } = placesIn(layout);
  const hatch = `url(#${idPrefix}-hatch)`;
  const size = { width: Math.ceil(layout.width), height: Math.ceil(layout.height) };
  const name = `Chart of ${model.id}`;
  const below = [
    element('title', {}, name),
    definitions(theme, idPrefix),
    element('rect', { width: '100%', height: '100%', fill: theme.page }),
  ];
  const drawn = new Map<string, Drawn>();
  const lines = new Map<string, DrawnWire>();
  let drawnHeat: Marks['heat'];
  const bySource = (taken: readonly string[]): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const key of taken) {
      const source = transitions.get(key)?.source ?? '';
      found.set(source, [...(found.get(source) ?? []), key]);
    }
    return found;
  };
  return (marks) => {
    if (marks.heat !== drawnHeat) drawn.clear();
    drawnHeat = marks.heat;
    const root = drawState(model.root, 1, {
      states,
      placed,
      marks,
      shown: shownMarks(model, open, marks),
      highest: Math.max(1, ...Object.values(marks.heat?.states ?? {})),
      hatch,
      theme,
      takenFrom: bySource(marks.taken ?? []),
      drawn,
    });
    const wires = wiresOf(model, layout, marks).map((wire) => {
      const key = JSON.stringify(wire);
      const line = lines.get(key) ?? { rim: drawRim(wire, theme), wire: drawWire(wire, theme, idPrefix) };
      lines.set(key, line);
      return line;
    });
    return element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: `0 0 ${size.width} ${size.height}`,
        ...size,
        'font-family': FONTS,
        role: 'group',
        'aria-label': name,
      },
      ...below,
      root,
      element(
        'g',
        { 'aria-hidden': 'true', 'pointer-events': 'none' },
        ...wires.map(({ rim }) => rim),
        ...wires.map(({ wire }) => wire),
      ),
    );
  };
};

interface DrawnWire {
  readonly rim: SvgElement;
  readonly wire: SvgElement;
}

const definitions = (theme: Theme, idPrefix: string): SvgElement =>
  element(
    'defs',
    {},
    element(
      'pattern',
      { id: `${idPrefix}-hatch`, width: 6, height: 6, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      element('rect', { width: 1.2, height: 6, fill: theme.hatch, 'fill-opacity': 0.4 }),
    ),
    ...(['arrow', 'taken'] as const).map((name) =>
      element(
        'marker',
        {
          id: `${idPrefix}-${name}`,
          viewBox: '0 0 10 10',
          refX: 9,
          refY: 5,
          markerWidth: 9,
          markerHeight: 9,
          markerUnits: 'userSpaceOnUse',
          orient: 'auto',
        },
        element('path', { d: 'M0 1L10 5L0 9Z', fill: theme[name] }),
      ),
    ),
  );

/** Rims in the colour of the page make lines stand out where they cross something; all lie below all lines. */
const drawRim = ({ line, isTaken }: Wire, theme: Theme): SvgElement =>
  element('path', {
    d: line,
    fill: 'none',
    stroke: theme.page,
    'stroke-width': isTaken ? 6 : 4,
    'stroke-opacity': 0.8,
  });

const drawWire = (
  { line, from, to, isTaken, isContinuation, isQuiet }: Wire,
  theme: Theme,
  idPrefix: string,
): SvgElement =>
  element('path', {
    d: line,
    fill: 'none',
    stroke: isTaken ? theme.taken : theme.arrow,
    'stroke-width': isTaken ? 3 : 1.5,
    'stroke-dasharray': isContinuation ? '5 3' : undefined,
    'stroke-opacity': isQuiet ? STANDING_BACK : undefined,
    'marker-end': `url(#${idPrefix}-${isTaken ? 'taken' : 'arrow'})`,
    'data-from': from,
    'data-to': to,
  });
