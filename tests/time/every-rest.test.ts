// Must hold: save at every resting point of 20 games, load in a new process, go on with the recorded inputs. The end is
// the same, and the second save equals the first byte for byte. One process takes all of them, which keeps it fast.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { battle, pendingChoice } from '../../machines/battle/index.ts';
import { phaseOf } from '../../machines/dale/index.ts';
import { createGame } from '../../machines/index.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';
import type { SavedGame } from './continue-saves.ts';

const BATTLES = 10;
const DALE_GAMES = 10;

const textOf = (game: SavedGame, saves: readonly string[]): string =>
  [JSON.stringify(game), ...saves].map((line) => `${line}\n`).join('');

it('each save of 20 games goes on in a new process to the same end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cardchart-saves-'));
  try {
    const files: string[] = [];
    const rests = new Set<string>();
    const write = (name: string, game: SavedGame, saves: readonly string[]): void => {
      const file = join(folder, name);
      writeFileSync(file, textOf(game, saves));
      files.push(file);
      expect(saves).toHaveLength(game.inputs.length + 1);
    };
    for (let seed = 1; seed <= BATTLES; seed += 1) {
      const game = createGame(battle, randomOptions(seed));
      const saves = [JSON.stringify(game.save())];
      const inputs = playOut(game, rollFrom(seed), 2000, () => {
        rests.add(pendingChoice(game.world) === undefined ? 'battle' : 'battle choice');
        saves.push(JSON.stringify(game.save()));
      });
      expect(game.isOver).toBe(true);
      write(`battle-${seed}`, { rules: 'battle', inputs, fingerprint: game.fingerprint() }, saves);
    }
    for (let seed = 1; seed <= DALE_GAMES; seed += 1) {
      const game = newDaleGame(2 + (seed % 3), seed);
      const saves = [JSON.stringify(game.save())];
      const inputs = playDale(game, rollFrom(seed), 2000, () => {
        rests.add(phaseOf(game.world));
        saves.push(JSON.stringify(game.save()));
      });
      expect(game.isOver).toBe(true);
      const rules = seed % 2 === 0 ? 'daleAnniversary' : 'dale';
      write(`dale-${seed}`, { rules, inputs, fingerprint: game.fingerprint() }, saves);
    }
    for (const rest of ['battle choice', 'choice', 'owl', 'action', 'setSelection']) expect([...rests]).toContain(rest);
    const child = join(import.meta.dirname, 'continue-saves.ts');
    const run = spawnSync(process.execPath, ['--import', 'tsx', child, ...files], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual({ checked: BATTLES + DALE_GAMES, faults: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
