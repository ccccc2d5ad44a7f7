// The colour and the shape of a seat, as a small sign on whatever is that player's. The name stands nearby in words.

import { SEAT_SHAPES } from './seats.ts';

const PATHS: Readonly<Record<(typeof SEAT_SHAPES)[number], string>> = {
  circle: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z',
  diamond: 'M8 .8 15.2 8 8 15.2.8 8z',
  square: 'M2 2h12v12H2z',
  triangle: 'M8 1.2 15.2 14H.8z',
};

export const SeatMark = ({ seat }: { readonly seat: number }) => (
  <svg className="seat-mark" data-seat={seat} viewBox="0 0 16 16" aria-hidden="true">
    <path d={PATHS[SEAT_SHAPES[seat] ?? 'circle']} />
  </svg>
);
