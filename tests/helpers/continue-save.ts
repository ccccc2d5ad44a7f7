// Run in a process of its own: reads a save from standard input, answers the open choice with option 0, and prints
// the fingerprint and the log of what followed.

import { readFileSync } from 'node:fs';
import { battleWithTestCards, pendingChoice } from '../../machines/battle/index.ts';
import { loadGame } from '../../machines/index.ts';

const game = loadGame(battleWithTestCards, JSON.parse(readFileSync(0, 'utf8')));
while (pendingChoice(game.world) !== undefined) {
  game.submit({ type: 'CHOOSE', seat: pendingChoice(game.world)?.player ?? 0, option: 0 });
}
process.stdout.write(JSON.stringify({ fingerprint: game.fingerprint(), log: game.log() }));
