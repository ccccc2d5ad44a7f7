// A save of an unknown version or card set is refused by name, in both rule sets, whatever was going on in it.

import { describe, expect, it } from 'vitest';
import { battle, battleWithTestCards } from '../../machines/battle/index.ts';
import { dale, daleAnniversary } from '../../machines/dale/index.ts';
import { createGame, LoadError, type LoadErrorCode, loadGame } from '../../machines/index.ts';
import { inspectionsOnly } from '../helpers/dale-fixtures.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

const errorOf = (load: () => unknown): LoadError => {
  try {
    load();
  } catch (error) {
    if (error instanceof LoadError) return error;
    throw error;
  }
  throw new Error('It was loaded.');
};

const battleSave = () => {
  const game = createGame(battle, randomOptions(3), { road: 'compiled' });
  playOut(game, rollFrom(3), 25);
  return game.save();
};
/** With an open owl state. */
const daleSave = () => inspectionsOnly(4).game.save();

describe.each([
  ['battle', battleSave, (save: unknown) => loadGame(battle, save), 'dale'],
  ['dale', daleSave, (save: unknown) => loadGame(dale, save), 'battle'],
] as const)('of %s', (_name, make, load, other) => {
  it('is loaded as it is', () => {
    const save = make();
    expect(load(JSON.parse(JSON.stringify(save))).save()).toEqual(save);
  });

  it.each<readonly ['ruleset' | 'version' | 'cardSet', string, LoadErrorCode, string]>([
    ['ruleset', other, 'unknown-ruleset', 'the rule set'],
    ['version', '0', 'unknown-version', 'the rules version'],
    ['cardSet', '0123456789abcdef', 'unknown-cards', 'the card set'],
  ])('another %s', (field, value, code, what) => {
    const save = make();
    const error = errorOf(() => load({ ...save, [field]: value }));
    expect(error.code).toBe(code);
    expect(error.message).toBe(`The save has ${what} "${value}"; expected was "${save[field]}".`);
  });
});

it('the other edition of Dale, and battle with other cards, are other card sets', () => {
  expect(errorOf(() => loadGame(daleAnniversary, daleSave())).code).toBe('unknown-cards');
  expect(errorOf(() => loadGame(battleWithTestCards, battleSave())).code).toBe('unknown-cards');
});
