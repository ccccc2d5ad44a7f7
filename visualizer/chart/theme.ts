// Colours for light and dark surroundings, and how players are told apart: a colour and a shape for each seat.

export const THEMES = ['light', 'dark'] as const;
export type ThemeName = (typeof THEMES)[number];

export interface Theme {
  readonly page: string;
  /** Boxes in boxes, in turn. */
  readonly boxes: readonly [string, string];
  readonly border: string;
  readonly text: string;
  readonly quiet: string;
  readonly chip: string;
  readonly input: string;
  readonly inputBorder: string;
  readonly active: string;
  readonly activeBorder: string;
  readonly taken: string;
  readonly hovered: string;
  readonly arrow: string;
  /** From seldom to often visited. */
  readonly heat: readonly [string, string, string, string];
  readonly hatch: string;
  readonly players: readonly [string, string, string, string];
}

// The colours of players are those of Okabe and Ito, which people with any colour vision can tell apart.
export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: {
    page: '#ffffff',
    boxes: ['#f4f6f8', '#ffffff'],
    border: '#8a96a3',
    text: '#17212b',
    quiet: '#52606d',
    chip: '#ffffff',
    input: '#e3eefb',
    inputBorder: '#2f6fb5',
    active: '#ffe9a8',
    activeBorder: '#9a5b00',
    taken: '#b3246b',
    hovered: '#005fcc',
    arrow: '#3d4a57',
    heat: ['#fff4dc', '#ffdca0', '#fdb863', '#f4924a'],
    hatch: '#6b7785',
    players: ['#0072b2', '#d55e00', '#00795a', '#a23f79'],
  },
  dark: {
    page: '#12171d',
    boxes: ['#1b222b', '#232c37'],
    border: '#6c7a89',
    text: '#eef2f6',
    quiet: '#aab6c2',
    chip: '#151b22',
    input: '#17324f',
    inputBorder: '#6bb0f5',
    active: '#5a4300',
    activeBorder: '#ffce4f',
    taken: '#ff7fbf',
    hovered: '#7fb8ff',
    arrow: '#c3ced9',
    heat: ['#33291a', '#523a12', '#7a4a0c', '#9c4a10'],
    hatch: '#8e9aa7',
    players: ['#56b4e9', '#f0a050', '#2fc39b', '#e29ac4'],
  },
};

export const PLAYER_SHAPES = ['circle', 'square', 'triangle', 'diamond'] as const;
export type PlayerShape = (typeof PLAYER_SHAPES)[number];

/** The colour and shape of a seat; from the fifth seat on they come again. */
export const playerMark = (
  seat: number,
  { players }: Theme,
): { readonly color: string; readonly shape: PlayerShape } => ({
  color: players[seat % players.length] as string,
  shape: PLAYER_SHAPES[seat % PLAYER_SHAPES.length] as PlayerShape,
});
