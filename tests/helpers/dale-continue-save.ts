// Run in a process of its own: reads a Dale save and inputs from standard input, goes on with them, prints what came.

import { readFileSync } from 'node:fs';
import { type AnyDaleInput, dale } from '../../machines/dale/index.ts';
import { loadGame } from '../../machines/index.ts';

const { save, inputs }: { save: unknown; inputs: AnyDaleInput[] } = JSON.parse(readFileSync(0, 'utf8'));
const game = loadGame(dale, save);
const loaded = game.save();
const answers = inputs.map((input) => game.submit(input));
process.stdout.write(JSON.stringify({ loaded, answers, saved: game.save(), fingerprint: game.fingerprint() }));
