// The door to the bots and to the games that `cardchart simulate` writes, for whoever plays with them besides the
// command line. Nothing behind it needs Node.

export { type Acted, act, type Player } from './act.ts';
export { simulatedBattle } from './battle/rules.ts';
export { BOT_NAMES, type BotName } from './bots.ts';
export { simulatedDale } from './dale/rules.ts';
export { GAME_FORMAT, type GameLine, gameLine } from './game-line.ts';
export { moveLabel } from './move-label.ts';
export { type Difference, type OpenedGame, opened, playInputs, rulesDifference } from './replay-game.ts';
export { pick, type Roll, rollFrom, seedFrom } from './rolls.ts';
export type { Asked, Sight } from './rule-set.ts';
