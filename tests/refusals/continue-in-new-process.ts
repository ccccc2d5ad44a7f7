// Run in a process of its own: reads a save and inputs from standard input, goes on with them, and prints what came.

import { readFileSync } from 'node:fs';
import { type AnyBattleInput, battleWithTestCards } from '../../machines/battle/index.ts';
import { loadGame } from '../../machines/index.ts';

const { save, inputs }: { save: unknown; inputs: AnyBattleInput[] } = JSON.parse(readFileSync(0, 'utf8'));
const game = loadGame(battleWithTestCards, save);
const loaded = game.save();
const answers = inputs.map((input) => game.submit(input));
process.stdout.write(JSON.stringify({ loaded, answers, saved: game.save(), fingerprint: game.fingerprint() }));
