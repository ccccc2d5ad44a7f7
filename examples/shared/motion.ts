// What moves on the table: cards glide from where they were, and what the events say is shown one after another.

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** People who want no motion get none. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const placed = (id: number): HTMLElement | null => document.querySelector(`[data-entity="${id}"]`);

/** Lets every element with `data-entity` glide to its new place, and what is new appear. */
export const useGliding = (table: RefObject<HTMLElement | null>, version: unknown): void => {
  const places = useRef(new Map<string, DOMRect>());
  const last = useRef<unknown>(null);
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, DOMRect>();
    const isFirst = before.size === 0 || last.current === version;
    last.current = version;
    for (const element of table.current?.querySelectorAll<HTMLElement>('[data-entity]') ?? []) {
      const id = element.dataset.entity ?? '';
      const place = element.getBoundingClientRect();
      now.set(id, place);
      if (!isFirst && !isCalm()) glide(element, before.get(id), place);
    }
    places.current = now;
  });
};

const glide = (element: HTMLElement, from: DOMRect | undefined, to: DOMRect): void => {
  if (from === undefined) {
    element.animate(
      [
        { opacity: 0, scale: 0.8 },
        { opacity: 1, scale: 1 },
      ],
      { duration: 260, easing: 'ease-out' },
    );
    return;
  }
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const frames = [{ translate: `${x}px ${y}px` }, { translate: '0 0' }];
  element.animate(frames, { duration: 340, easing: 'cubic-bezier(.2,.8,.2,1)' });
};

/** One thing to show: a number over a card, a card that goes, a card that strikes another, a sentence across the table. */
export type Show =
  | { readonly kind: 'number'; readonly at: number; readonly text: string; readonly tone: 'harm' | 'help' | 'plain' }
  | { readonly kind: 'leaves'; readonly at: number }
  | { readonly kind: 'strikes'; readonly at: number; readonly to: number }
  | { readonly kind: 'banner'; readonly text: string };

/** Shows what it is given one after another; what is given meanwhile waits in line. */
export class ShowQueue {
  readonly #waiting: (() => void)[] = [];
  #isShowing = false;

  add(shows: readonly Show[]): void {
    if (isCalm()) return;
    // Where things are now: the next drawing may already be without them.
    for (const show of shows) this.#waiting.push(prepared(show));
    if (!this.#isShowing) this.#next();
  }

  #next(): void {
    const show = this.#waiting.shift();
    this.#isShowing = show !== undefined;
    if (show === undefined) return;
    show();
    // The longer the line, the faster it moves.
    setTimeout(() => this.#next(), this.#waiting.length > 8 ? 40 : 150);
  }
}

const prepared = (show: Show): (() => void) => {
  if (show.kind === 'banner') return () => overlaid(element('banner', show.text), 1100);
  const source = placed(show.at);
  const place = source?.getBoundingClientRect();
  switch (show.kind) {
    case 'number':
      return () => {
        const at = place ?? placed(show.at)?.getBoundingClientRect();
        if (at !== undefined) overlaid(placedAt(element(`number ${show.tone}`, show.text), at), 1000);
      };
    case 'leaves': {
      const ghost = source?.cloneNode(true) as HTMLElement | undefined;
      if (ghost === undefined || place === undefined) return () => {};
      delete ghost.dataset.entity;
      return () => overlaid(placedAt(ghost, place, 'ghost'), 600);
    }
    case 'strikes': {
      const target = placed(show.to)?.getBoundingClientRect();
      if (source === null || place === undefined || target === undefined) return () => {};
      const by = `${(target.left - place.left) * 0.7}px ${(target.top - place.top) * 0.7}px`;
      return () => {
        source.animate([{ translate: '0 0', zIndex: 5 }, { translate: by, zIndex: 5 }, { translate: '0 0' }], 420);
      };
    }
  }
};

const element = (className: string, text: string): HTMLElement => {
  const made = document.createElement('div');
  made.className = className;
  made.textContent = text;
  return made;
};

const placedAt = (shown: HTMLElement, { left, top, width, height }: DOMRect, className = ''): HTMLElement => {
  if (className !== '') shown.classList.add(className);
  Object.assign(shown.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return shown;
};

const overlaid = (shown: HTMLElement, duration: number): void => {
  shown.classList.add('overlaid');
  shown.setAttribute('aria-hidden', 'true');
  document.body.append(shown);
  setTimeout(() => shown.remove(), duration);
};
