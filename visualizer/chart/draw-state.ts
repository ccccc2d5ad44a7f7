// Draws one box with its title and chips, and the boxes in it.

import { LENGTHS, SMALL, TITLE } from './boxes.ts';
import { drawChip } from './draw-chip.ts';
import { stateLabel } from './labels.ts';
import type { PlacedState } from './layout.ts';
import { heatStep, type Marks, type ShownMarks, shortCount } from './marks.ts';
import { fitted, textWidth } from './measure.ts';
import type { ChartState } from './model.ts';
import { hasSign, signOf } from './signs.ts';
import { element, type SvgElement } from './svg.ts';
import { playerMark, type Theme } from './theme.ts';

export interface Drawing {
  readonly states: ReadonlyMap<string, ChartState>;
  readonly placed: ReadonlyMap<string, PlacedState>;
  readonly marks: Marks;
  readonly shown: ShownMarks;
  /** The most visits of any state. */
  readonly highest: number;
  /** The fill of what was never visited. */
  readonly hatch: string;
  readonly theme: Theme;
  /** Keys of the transitions just taken, by the state that was left. */
  readonly takenFrom: ReadonlyMap<string, readonly string[]>;
  /** The boxes as they were drawn last. */
  readonly drawn: Map<string, Drawn>;
}

export interface Drawn {
  readonly looks: string;
  readonly children: readonly SvgElement[];
  readonly box: SvgElement;
}

/** All that marks change in a box itself; counts of visits aside, which change all boxes at once. */
const looksOf = ({ id }: ChartState, { shown, marks, takenFrom }: Drawing): string => {
  const lane = marks.lanes?.[id];
  return [
    shown.active.has(id) ? 'active' : shown.around.has(id) ? 'around' : '',
    shown.hovered === id ? 'hovered' : '',
    lane === undefined ? '' : `${lane.isAwaited} ${lane.caption}`,
    ...(takenFrom.get(id) ?? []),
  ].join('\n');
};

/** The box with the boxes in it. What looks as it did is the same object as before. */
export const drawState = (state: ChartState, level: number, drawing: Drawing): SvgElement => {
  const isOpen = drawing.placed.get(state.id)?.isOpen === true;
  const children = isOpen ? state.children.map((child) => drawState(child, level + 1, drawing)) : [];
  const looks = looksOf(state, drawing);
  const before = drawing.drawn.get(state.id);
  if (before?.looks === looks && before.children.every((child, index) => child === children[index])) return before.box;
  const box = drawBox(state, level, children, drawing);
  drawing.drawn.set(state.id, { looks, children, box });
  return box;
};

/** A group with a name, groups in groups, for screen readers; `data-state` has its id. */
const drawBox = (state: ChartState, level: number, children: readonly SvgElement[], drawing: Drawing): SvgElement => {
  const placed = drawing.placed.get(state.id) as PlacedState;
  const { marks, shown } = drawing;
  const label = stateLabel(state, placed.isOpen, marks, shown);
  const isActive = shown.active.has(state.id) || shown.around.has(state.id);
  const lane = marks.lanes?.[state.id];
  return element(
    'g',
    {
      role: 'group',
      'aria-roledescription': state.seat === null ? 'state' : 'player',
      'aria-label': label,
      'aria-current': isActive ? 'step' : undefined,
      'data-state': state.id,
    },
    element('title', {}, label),
    ...outline(state, placed, level, drawing),
    ...header(state, placed, drawing),
    ...placed.chips.map((chip) => drawChip(chip, placed, drawing)),
    ...(placed.isOpen
      ? [
          element(
            'g',
            // What a player who is not awaited could do stands back.
            { opacity: lane?.isAwaited === false ? STANDING_BACK : undefined },
            ...children,
          ),
        ]
      : []),
  );
};

export const STANDING_BACK = 0.45;

const outline = (
  state: ChartState,
  { x, y, width, height }: PlacedState,
  level: number,
  drawing: Drawing,
): SvgElement[] => {
  const { theme, shown, marks, hatch, highest } = drawing;
  const corner = { x, y, width, height, rx: state.children.length === 0 ? 7 : 9 };
  const inner = { x: x + 3, y: y + 3, width: width - 6, height: height - 6, rx: 5 };
  const isActive = shown.active.has(state.id);
  const isAround = shown.around.has(state.id);
  const visits = marks.heat?.states[state.id] ?? 0;
  const isLeaf = !drawing.placed.get(state.id)?.isOpen;
  const heat = marks.heat === undefined || !isLeaf || visits === 0 ? undefined : theme.heat[heatStep(visits, highest)];
  const isBetween = isBetweenLanes(state, drawing);
  return [
    element('rect', {
      ...corner,
      fill: isActive ? theme.active : (heat ?? theme.boxes[level % 2]),
      stroke:
        isActive || isAround ? theme.activeBorder : isBetween ? playerMark(state.seat ?? 0, theme).color : theme.border,
      'stroke-width': isActive ? 3 : isAround ? 2 : 1,
      'stroke-dasharray': isBetween && !isActive && !isAround ? '6 3' : undefined,
    }),
    ...(marks.heat !== undefined && isLeaf && visits === 0 ? [element('rect', { ...corner, fill: hatch })] : []),
    ...(state.type === 'final' ? [element('rect', { ...inner, fill: 'none', stroke: theme.border })] : []),
    ...(shown.hovered === state.id
      ? [
          element('rect', {
            ...inner,
            fill: 'none',
            stroke: theme.hovered,
            'stroke-width': 2,
            'stroke-dasharray': '4 2',
          }),
        ]
      : []),
    ...(drawing.states.get(state.parent ?? '')?.initial === state.id
      ? [element('circle', { cx: x + 1, cy: y + 1, r: 4, fill: theme.text, stroke: theme.page })]
      : []),
    ...(state.isEntryPoint ? [element('path', { d: `M${x - 1} ${y + 8}l6 5l-6 5Z`, fill: theme.quiet })] : []),
  ];
};

const isBetweenLanes = (state: ChartState, { states }: Drawing): boolean =>
  states.get(state.parent ?? '')?.type === 'parallel';

const header = (state: ChartState, { x, y, width, isOpen, note }: PlacedState, drawing: Drawing): SvgElement[] => {
  const { theme, marks } = drawing;
  const left = x + LENGTHS.padding;
  const middle = y + LENGTHS.padding / 2 + LENGTHS.titleLine / 2;
  const right = x + width - LENGTHS.padding;
  const titleX = left + (hasSign(state) ? LENGTHS.sign : 0);
  const noteX = titleX + textWidth(state.key, TITLE) + LENGTHS.noteGap;
  const lane = marks.lanes?.[state.id];
  const room = right - noteX - (marks.heat === undefined ? 0 : LENGTHS.count);
  const caption = state.seat === null || lane === undefined ? '' : fitted(lane.caption, room, SMALL);
  return [
    ...signOf(state, isOpen, left + 5, middle, theme),
    text(state.key, titleX, middle + 4.5, { ...TITLE, color: theme.text }),
    ...(note === ''
      ? []
      : [text(note, noteX, middle + 4.5, { ...SMALL, color: marks.heat === undefined ? theme.quiet : theme.text })]),
    // The chart itself is in every game.
    ...(marks.heat === undefined || state.parent === null
      ? []
      : [
          text(shortCount(marks.heat.states[state.id] ?? 0), right, middle + 4.5, {
            ...SMALL,
            color: theme.text,
            anchor: 'end',
          }),
        ]),
    ...(caption === '' ? [] : [text(caption, noteX, middle + 4.5, { ...SMALL, color: theme.quiet })]),
  ];
};

interface TextStyle {
  readonly size: number;
  readonly isBold?: boolean;
  readonly color: string;
  readonly anchor?: 'end';
}

export const text = (content: string, x: number, y: number, { size, isBold, color, anchor }: TextStyle): SvgElement =>
  element(
    'text',
    { x, y, fill: color, 'font-size': size, 'font-weight': isBold ? 700 : undefined, 'text-anchor': anchor },
    content,
  );
