// cardchart/react: a game in a React page. The page draws what it is given and sends what was clicked; every rule stays
// in the game. Works with React 18 and 19, under StrictMode and with concurrent rendering.

export { type Table, useEvents, useGame } from './use-game.ts';
