// Draws a chart in its layout, with its marks, as a tree of SVG elements.

import { type Drawing, drawState, STANDING_BACK } from './draw-state.ts';
import type { ChartLayout } from './layout.ts';
import { type Marks, shownMarks } from './marks.ts';
import { type ChartModel, statesById } from './model.ts';
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
  { theme: themeName = 'light', idPrefix = 'chart' }: DrawOptions = {},
): SvgElement => {
  const theme = themes[themeName];
  const open = new Set(layout.states.filter(({ isOpen }) => isOpen).map(({ id }) => id));
  const drawing: Drawing = {
    states: statesById(model),
    placed: new Map(layout.states.map((state) => [state.id, state])),
    marks,
    shown: shownMarks(model, open, marks),
    highest: Math.max(1, ...Object.values(marks.heat?.states ?? {})),
    hatch: `url(#${idPrefix}-hatch)`,
    theme,
  };
  const wires = wiresOf(model, layout, marks);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${Math.ceil(layout.width)} ${Math.ceil(layout.height)}`,
      width: Math.ceil(layout.width),
      height: Math.ceil(layout.height),
      'font-family': FONTS,
      role: 'group',
      'aria-label': `Chart of ${model.id}`,
    },
    element('title', {}, `Chart of ${model.id}`),
    definitions(theme, idPrefix),
    element('rect', { width: '100%', height: '100%', fill: theme.page }),
    drawState(model.root, 1, drawing),
    element(
      'g',
      { 'aria-hidden': 'true', 'pointer-events': 'none' },
      ...wires.map((wire) => drawRim(wire, theme)),
      ...wires.map((wire) => drawWire(wire, theme, idPrefix)),
    ),
  );
};

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
