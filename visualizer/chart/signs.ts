// The small signs before the title of a box: whose lane it is, whether it can be opened, where a chart begins and ends.

import type { ChartState } from './model.ts';
import { element, type SvgElement } from './svg.ts';
import { type PlayerShape, playerMark, type Theme } from './theme.ts';

/** The shape of a player around a point. */
export const playerShape = (shape: PlayerShape, x: number, y: number, color: string): SvgElement => {
  switch (shape) {
    case 'circle':
      return element('circle', { cx: x, cy: y, r: 5, fill: color });
    case 'square':
      return element('rect', { x: x - 4.5, y: y - 4.5, width: 9, height: 9, fill: color });
    case 'triangle':
      return element('path', { d: `M${x} ${y - 5.5}L${x + 5.5} ${y + 4.5}H${x - 5.5}Z`, fill: color });
    case 'diamond':
      return element('path', { d: `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`, fill: color });
  }
};

/** Plain states have no sign. */
export const hasSign = ({ seat, children, isHub, type }: ChartState): boolean =>
  seat !== null || children.length > 0 || isHub || type === 'final' || type === 'history';

/** The sign before a title, its middle at this point; none for plain states. */
export const signOf = (state: ChartState, isOpen: boolean, x: number, y: number, theme: Theme): SvgElement[] => {
  const line = (d: string, width = 1.5): SvgElement =>
    element('path', { d, fill: 'none', stroke: theme.quiet, 'stroke-width': width });
  if (state.seat !== null) {
    const { color, shape } = playerMark(state.seat, theme);
    return [playerShape(shape, x, y, color)];
  }
  if (state.children.length > 0) {
    const down = `M${x - 4} ${y - 2}L${x} ${y + 2.5}L${x + 4} ${y - 2}`;
    return [line(isOpen ? down : `M${x - 2} ${y - 4}L${x + 2.5} ${y}L${x - 2} ${y + 4}`, 2)];
  }
  if (state.isHub) return [line(`M${x} ${y - 5}L${x + 5} ${y}L${x} ${y + 5}L${x - 5} ${y}Z`)];
  if (state.type === 'final') {
    const ring = { cx: x, cy: y, r: 4.5, fill: 'none', stroke: theme.quiet, 'stroke-width': 1.5 };
    return [element('circle', ring), element('circle', { cx: x, cy: y, r: 2, fill: theme.quiet })];
  }
  return state.type === 'history'
    ? [line(`M${x - 3} ${y - 4}V${y + 4}M${x + 3} ${y - 4}V${y + 4}M${x - 3} ${y}H${x + 3}`)]
    : [];
};
