// Keys that work wherever the focus is, unless something that takes keys itself has it. The page listens everywhere; an
// inspector inside another page only to itself.

import { useEffect, useRef } from 'react';
import { useInspector } from './inspector.ts';

/**
 * What is typed into, and what is moved over with arrow keys. A dialog that was closed a moment ago may still have the
 * focus: browsers take it away when they draw next.
 */
const TYPED = 'dialog[open], textarea, select, input:not([type="range"], [type="checkbox"])';
const MOVED = '[role="tablist"], [role="separator"], input[type="range"]';
const MOVES = /^(?:Arrow|Home|End|Page)/;

/** What a key was pressed on, inside of web components too. */
const targetOf = (event: KeyboardEvent): Element | null => {
  const [target] = event.composedPath();
  return target instanceof Element ? target : null;
};

const isFree = (event: KeyboardEvent): boolean => {
  const target = targetOf(event);
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPED)) return false;
  if (MOVES.test(event.key)) return !target?.closest(MOVED);
  return event.key !== ' ' || !target?.closest('button, summary, a, input');
};

/** Hands back what a key does, or undefined if it does nothing. */
export type KeyActions = (event: KeyboardEvent) => (() => void) | undefined;

export const useKeys = (actions: KeyActions): void => {
  const { keysFrom } = useInspector();
  const known = useRef(actions);
  known.current = actions;
  useEffect(() => {
    const press = (event: Event) => {
      const action = isFree(event as KeyboardEvent) ? known.current(event as KeyboardEvent) : undefined;
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    keysFrom.addEventListener('keydown', press);
    return () => keysFrom.removeEventListener('keydown', press);
  }, [keysFrom]);
};
