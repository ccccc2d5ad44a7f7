// Who sits at the table. A seat has a colour and a shape, so that it can be told without colours.

export const SEAT_KINDS = ['human', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const playerName = (seat: number): string => `Player ${seat + 1}`;

export const SEAT_SHAPES = ['circle', 'diamond', 'square', 'triangle'] as const;

/** The rules count seats from 0; people at a table are called by name. */
export const inPlayerNames = (sentence: string): string =>
  sentence.replace(/\b[Ss]eat (\d)\b/g, (_, seat: string) => playerName(Number(seat)));
