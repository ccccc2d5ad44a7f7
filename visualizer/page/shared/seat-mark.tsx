// The colour and shape of a player: the same here as in the chart.

import { createElement, type ReactElement } from 'react';
import { playerMark, playerShape, type SvgElement, themes } from '../../chart/index.ts';
import { useInspector } from '../state/inspector.ts';

const reactOf = ({ name, attributes, children }: SvgElement): ReactElement =>
  createElement(name, attributes, ...children.map((child) => (typeof child === 'string' ? child : reactOf(child))));

export const SeatMark = ({ seat }: { readonly seat: number }) => {
  const { theme } = useInspector();
  const { shape, color } = playerMark(seat, themes[theme]);
  return (
    <svg className="seat-mark" viewBox="0 0 16 16" aria-hidden="true">
      {reactOf(playerShape(shape, 8, 8, color))}
    </svg>
  );
};
