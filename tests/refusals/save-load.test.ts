// A save is the whole game: it goes on in the same process or another as if it had never been put away (design §2.1).

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type AnyBattleInput,
  type BattleGame,
  battleWithTestCards,
  pendingChoice,
} from '../../machines/battle/index.ts';
import { createGame, loadGame } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';
import { cardInHand, endTurn, openingHands, submit } from './tables.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Museum Curator's battlecry runs twice (Brann): the second choice opens inside what the first left half done. */
const openChoice = (): BattleGame => {
  const sandbox = newGame({ seed: 5, decks: [['Wisp', 'Wisp'], []] });
  sandbox.summon('Brann Bronzebeard', 0);
  sandbox.summon('Knife Juggler', 0);
  sandbox.play(sandbox.addToHand('Museum Curator', 0));
  return sandbox.game;
};
const midMulligan = (): BattleGame => {
  const game = openingHands('Wisp', 'Chillwind Yeti');
  submit(game, { type: 'MULLIGAN', seat: 1, replace: [cardInHand(game, 1)] });
  return game;
};

const cases: readonly (readonly [string, () => BattleGame, readonly AnyBattleInput[]])[] = [
  [
    'at an open choice',
    openChoice,
    [{ type: 'CHOOSE', seat: 0, option: 1 }, { type: 'CHOOSE', seat: 0, option: 2 }, endTurn(0), endTurn(1)],
  ],
  ['in the middle of the mulligan', midMulligan, [{ type: 'MULLIGAN', seat: 0, replace: [] }, endTurn(0), endTurn(1)]],
  ['before the mulligan', () => openingHands('Wisp', 'Wisp'), [{ type: 'MULLIGAN', seat: 0, replace: [] }]],
];

describe.each(cases)('saved %s', (_name, start, inputs) => {
  it('goes on in the same process: same events, same fingerprint, same save', () => {
    const game = start();
    const loaded = loadGame(battleWithTestCards, throughJson(game.save()));
    expect(loaded.fingerprint()).toBe(game.fingerprint());
    expect(loaded.save()).toEqual(game.save());
    expect([loaded.awaited(), loaded.legalMoves(0)]).toEqual([game.awaited(), game.legalMoves(0)]);
    for (const input of inputs) {
      const answer = game.submit(input);
      expect(answer.ok).toBe(true);
      expect(loaded.submit(input)).toEqual(answer);
      expect(loaded.fingerprint()).toBe(game.fingerprint());
    }
    expect(JSON.stringify(loaded.save())).toBe(JSON.stringify(game.save()));
  });

  it('goes on in a new process', () => {
    const game = start();
    const save = game.save();
    const run = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(import.meta.dirname, 'continue-in-new-process.ts')],
      {
        input: JSON.stringify({ save, inputs }),
        encoding: 'utf8',
        cwd: join(import.meta.dirname, '../..'),
      },
    );
    expect(run.stderr).toBe('');
    const told = JSON.parse(run.stdout);
    const answers = inputs.map((input) => game.submit(input));
    expect(told.loaded).toEqual(throughJson(save));
    expect(told.answers).toEqual(throughJson(answers));
    expect(told.saved).toEqual(throughJson(game.save()));
    expect(told.fingerprint).toBe(game.fingerprint());
  });
});

describe('a save', () => {
  it('of an open choice still asks the same choice, twice with Brann', () => {
    const loaded = loadGame(battleWithTestCards, throughJson(openChoice().save()));
    expect(pendingChoice(loaded.world)?.options).toEqual(pendingChoice(openChoice().world)?.options);
    submit(loaded, { type: 'CHOOSE', seat: 0, option: 0 });
    expect(pendingChoice(loaded.world)?.options).toHaveLength(3);
    submit(loaded, { type: 'CHOOSE', seat: 0, option: 0 });
    expect(pendingChoice(loaded.world)).toBeUndefined();
    expect(loaded.world.players[0].hand).toHaveLength(2);
  });

  it('hangs together with nothing: neither the value given nor the game it was taken from', () => {
    const game = midMulligan();
    const save = throughJson(game.save());
    const loaded = loadGame(battleWithTestCards, save);
    const before = loaded.fingerprint();
    save.world.players[0].hand.length = 0;
    save.world.turn = 50;
    expect(loaded.fingerprint()).toBe(before);
    submit(loaded, { type: 'MULLIGAN', seat: 0, replace: [] });
    expect(game.fingerprint()).toBe(before);
    expect(() => Object.assign(loadGame(battleWithTestCards, game.save()).world, { turn: 9 })).toThrow(TypeError);
  });

  it('can be made and loaded after every input of random games', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const game = createGame(battleWithTestCards, randomOptions(seed));
      playOut(game, rollFrom(seed), 80, (played) => {
        expect(loadGame(battleWithTestCards, throughJson(played.save())).fingerprint()).toBe(played.fingerprint());
      });
    }
  });

  it('of a finished game is finished', () => {
    const game = midMulligan();
    submit(game, { type: 'CONCEDE', seat: 0 });
    const loaded = loadGame(battleWithTestCards, throughJson(game.save()));
    expect(loaded.isOver).toBe(true);
    expect(loaded.submit(endTurn(0))).toMatchObject({ ok: false, code: 'game-over' });
    expect(loaded.fingerprint()).toBe(game.fingerprint());
  });
});
