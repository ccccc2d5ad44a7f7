// Run in a process of its own, with files of saves as arguments. A file has the name of the rules and all inputs of a
// game in its first line, and then a save for each position, from the start to the end. Each is loaded, saved once more,
// and goes on to the end with the recorded inputs; printed is what is not as it should be.

import { readFileSync } from 'node:fs';
import { battle } from '../../machines/battle/index.ts';
import { dale, daleAnniversary } from '../../machines/dale/index.ts';
import { loadGame } from '../../machines/index.ts';

const RULES = { battle, dale, daleAnniversary };

/** One game as it is written: its rules, its inputs, and the fingerprint at its end. */
export interface SavedGame {
  readonly rules: keyof typeof RULES;
  readonly inputs: readonly object[];
  readonly fingerprint: string;
}

const faultsOf = (file: string): string[] => {
  const [head = '', ...saves] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const { rules, inputs, fingerprint }: SavedGame = JSON.parse(head);
  return saves.flatMap((save, at) => {
    const game = loadGame(RULES[rules] as typeof battle, JSON.parse(save), { road: 'compiled' });
    const faults = JSON.stringify(game.save()) === save ? [] : ['the second save is another one'];
    for (const input of inputs.slice(at)) {
      const submitted = game.submit(input as never);
      if (!submitted.ok) return [...faults, `${JSON.stringify(input)} is refused: ${submitted.message}`];
    }
    const found = game.fingerprint();
    if (found !== fingerprint) faults.push(`the end is ${found}, expected was ${fingerprint}`);
    return faults.map((fault) => `${file}, save ${at}: ${fault}`);
  });
};

const files = process.argv.slice(2);
process.stdout.write(JSON.stringify({ checked: files.length, faults: files.flatMap(faultsOf) }));
