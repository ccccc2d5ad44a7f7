// Draws one chip: the name of a transition, or of several that lead to the same place.

import { LENGTHS, type PlacedChip, SMALL } from './boxes.ts';
import { type Drawing, text } from './draw-state.ts';
import type { PlacedState } from './layout.ts';
import { heatStep, shortCount, visitsOf } from './marks.ts';
import { element, type SvgElement } from './svg.ts';

export const drawChip = (chip: PlacedChip, { x, y }: PlacedState, drawing: Drawing): SvgElement => {
  const { theme, marks, hatch, highest } = drawing;
  const isTaken = chip.transitions.some((key) => marks.taken?.includes(key));
  const visits = marks.heat === undefined ? undefined : visitsOf(marks.heat, chip.transitions);
  const corner = {
    x: x + chip.x,
    y: y + chip.y,
    width: chip.width,
    height: chip.height,
    rx: chip.kind === 'input' ? 8 : 3,
  };
  const baseline = corner.y + chip.height / 2 + 4;
  const heat = visits === undefined || visits === 0 ? undefined : theme.heat[heatStep(visits, highest)];
  return element(
    'g',
    { 'data-transitions': chip.transitions.join('\n') },
    element('title', {}, chip.title),
    element('rect', {
      ...corner,
      fill: heat ?? (chip.kind === 'input' ? theme.input : theme.chip),
      stroke: isTaken ? theme.taken : chip.kind === 'input' ? theme.inputBorder : theme.border,
      'stroke-width': isTaken ? 2.5 : 0.75,
      'stroke-dasharray': chip.kind === 'handOver' && !isTaken ? '3 2' : undefined,
    }),
    ...(visits === 0 ? [element('rect', { ...corner, fill: hatch })] : []),
    text(chip.shown, corner.x + LENGTHS.chipPadding, baseline, { ...SMALL, color: theme.text }),
    ...(visits === undefined
      ? []
      : [
          text(shortCount(visits), corner.x + chip.width - LENGTHS.chipPadding, baseline, {
            ...SMALL,
            color: theme.text,
            anchor: 'end',
          }),
        ]),
  );
};
