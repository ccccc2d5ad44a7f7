// The drawn chart. Pointer and keyboard move over its boxes; what is active is kept in view.

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef } from 'react';
import {
  type ChartLayout,
  type ChartModel,
  chartDrawer,
  type Heat,
  type SvgElement,
  statesById,
} from '../../chart/index.ts';
import { wordsOfState } from '../../session/index.ts';
import { useInspector, usePresent } from '../state/inspector.ts';
import { usePointed } from '../state/pointing.ts';
import { marksOf } from './marks.ts';
import { keepInView } from './scrolling.ts';
import { showTree } from './svg-patch.ts';

interface ChartPictureProps {
  readonly model: ChartModel;
  readonly layout: ChartLayout;
  readonly focus: string | undefined;
  /** Where somebody looks, wherever the game is. */
  readonly pinned: string | null;
  readonly heat: Heat | null;
  /** Null draws it as large as there is room for, within reason. */
  readonly zoom: number | null;
  readonly room: { readonly width: number; readonly height: number };
  readonly fold: (state: string, isOpen: boolean) => void;
  readonly pin: (state: string | null) => void;
}

/** Smaller text cannot be read. */
const LEAST_ZOOM = 0.72;

const stateAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-state]')?.getAttribute('data-state') ?? null) : null;

export const ChartPicture = ({ model, layout, focus, pinned, heat, zoom, room, fold, pin }: ChartPictureProps) => {
  const { pointing, theme, tell } = useInspector();
  const { session, view } = usePresent();
  const pointed = usePointed(pointing).state;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<SvgElement | null>(null);
  const idPrefix = useId().replaceAll(/\W/g, '');
  const fit = Math.min(room.width / layout.width, room.height / layout.height);
  const scale = zoom ?? Math.max(LEAST_ZOOM, Math.min(1.25, fit));
  const marks = marksOf(view, { pointed, focus, heat });
  const draw = useMemo(() => chartDrawer(model, layout, { theme, idPrefix }), [model, layout, theme, idPrefix]);
  const tree = draw(marks);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const sized = { ...tree.attributes, width: layout.width * scale, height: layout.height * scale };
    const next = { ...tree, attributes: sized };
    showTree(element, shown.current, next);
    shown.current = next;
  });
  const active = view.moment.states.join(' ');
  useEffect(() => {
    keepInView(place.current, layout, pinned === null ? active.split(' ') : [pinned], scale);
  }, [active, pinned, layout, scale]);

  const point = ({ target }: PointerEvent) => {
    const state = stateAt(target);
    if (state === null || state === model.root.id) pointing.atNothing();
    else pointing.atState(session, state);
  };
  const toggle = (state: string) => {
    const placed = layout.states.find(({ id }) => id === state);
    if (placed !== undefined && (statesById(model).get(state)?.children.length ?? 0) > 0) fold(state, !placed.isOpen);
  };
  const move = (by: number) => {
    const at = layout.states.findIndex(({ id }) => id === pointed);
    const next = layout.states[Math.min(Math.max(at + by, 0), layout.states.length - 1)];
    if (next === undefined) return;
    pointing.atState(session, next.id);
    keepInView(place.current, layout, [next.id], scale);
    const isActive = view.moment.states.some((state) => state === next.id || state.startsWith(`${next.id}.`));
    tell(`${wordsOfState(session.ruleSet, next.id)}, ${next.id}${isActive ? ', active' : ''}`);
  };
  const press = (event: KeyboardEvent) => {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => pointed !== null && toggle(pointed),
      f: () => pointed !== null && pin(pointed),
      Escape: () => pin(null),
    };
    const action = actions[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture that is operated with the keyboard
    <div
      className="chart-picture"
      ref={place}
      role="group"
      aria-label="States: arrow keys move, Enter folds, F focuses"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and takes keys
      tabIndex={0}
      onPointerOver={point}
      onPointerLeave={() => pointing.atNothing()}
      onClick={({ target }) => {
        const state = stateAt(target);
        if (state !== null) toggle(state);
      }}
      onDoubleClick={({ target }) => pin(stateAt(target))}
      onKeyDown={press}
    />
  );
};
