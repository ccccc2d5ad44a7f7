// The edge between two panels: dragged, moved with arrow keys, or put back by a double click or Enter.

import type { KeyboardEvent, PointerEvent } from 'react';

interface DividerProps {
  readonly name: string;
  /** The place in the grid. */
  readonly area: string;
  /** Which way the edge itself runs. */
  readonly runs: 'down' | 'across';
  /** How much of the room lies before the edge, in percent. */
  readonly share: number;
  readonly usual: number;
  readonly move: (share: number) => void;
  /** The room that is shared out. */
  readonly roomOf: (edge: Element) => DOMRect;
}

const LEAST = 20;
const MOST = 80;
const STEP = 2;

const within = (share: number): number => Math.min(MOST, Math.max(LEAST, Math.round(share * 10) / 10));

export const Divider = ({ name, area, runs, share, usual, move, roomOf }: DividerProps) => {
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget: edge, pointerId, clientX, clientY } = event;
    if (!edge.hasPointerCapture(pointerId)) return;
    const room = roomOf(edge);
    const before = runs === 'down' ? (clientX - room.left) / room.width : (clientY - room.top) / room.height;
    move(within(before * 100));
  };
  const press = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, number>> = {
      [runs === 'down' ? 'ArrowLeft' : 'ArrowUp']: share - STEP,
      [runs === 'down' ? 'ArrowRight' : 'ArrowDown']: share + STEP,
      Home: LEAST,
      End: MOST,
      Enter: usual,
    };
    const next = keys[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(within(next));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an edge that is moved is no rule between paragraphs
    <div
      className={`divider ${runs}`}
      style={{ gridArea: area }}
      role="separator"
      aria-label={name}
      aria-orientation={runs === 'down' ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(share)}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      tabIndex={0}
      title="Drag, or arrow keys; a double click puts it back"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => move(usual)}
      onKeyDown={press}
    />
  );
};
