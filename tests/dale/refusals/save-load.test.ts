// A save is the whole game: at an open choice, in the owl state, in set selection and anywhere else it goes on in the
// same process or another as if it had never been put away (design §2.1).

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type DaleGame, type DaleInput, dale, daleAnniversary, daleViewFor } from '../../../machines/dale/index.ts';
import { LoadError, loadGame } from '../../../machines/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  chameleonsToBind,
  cheerOpen,
  effectOn,
  knowledgeAndInspection,
  QI,
  votesOpen,
} from '../../helpers/dale-fixtures.ts';
import { accept, newDaleGame, playDale, randomDaleInput } from '../../helpers/dale-play.ts';
import { dalePositions } from '../../helpers/dale-positions.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** Spyglass looks at three cards, one of which is an inspection: the choice is open with cards in limbo. */
const openChoice = (): { readonly game: DaleGame; readonly inputs: readonly DaleInput[] } => {
  const table = newDale({ seed: 51 });
  const spyglass = table.put('Spyglass', 'hand', 0);
  const [, , inspection = 0] = ['Junk', 'Magnet', QI].map((name) => table.put(name, 'deck', 0));
  table.send({ type: 'PLAY', seat: 0, card: spyglass });
  const rest = table.limbo(0).filter((id) => id !== inspection);
  return {
    game: table.game,
    inputs: [
      { type: 'CHOOSE', seat: 0, cards: [inspection] },
      { type: 'CHOOSE', seat: 0, cards: rest },
      { type: 'ANSWER', seat: 0, answers: [{ effect: 1, target: inspection }] },
      { type: 'INVENTORY', seat: 0, cards: [] },
    ],
  };
};

const owlState = (): { readonly game: DaleGame; readonly inputs: readonly DaleInput[] } => {
  const { game, plans } = knowledgeAndInspection(3);
  const inputs = plans.map(
    (plan, seat): DaleInput => ({
      type: 'ANSWER',
      seat,
      answers: plan.map(({ card, target }) => ({ effect: effectOn(game, seat, card), target })),
    }),
  );
  accept(game, inputs[2] as DaleInput);
  return { game, inputs: inputs.slice(0, 2) };
};

const inVote = (): { readonly game: DaleGame; readonly inputs: readonly DaleInput[] } => {
  const { game, inputs } = votesOpen(4);
  accept(game, inputs[1] as DaleInput);
  return { game, inputs: [inputs[3], inputs[0], inputs[2]] as DaleInput[] };
};

const cases: readonly (readonly [string, () => { readonly game: DaleGame; readonly inputs: readonly DaleInput[] }])[] =
  [
    ['at an open choice', openChoice],
    ['in the owl state, one player done', owlState],
    ['in the collective choice', () => cheerOpen(3)],
    ['in set selection, one player done', inVote],
  ];

describe.each(cases)('saved %s', (_name, start) => {
  it('goes on in the same process: same views, moves and events, same fingerprint, same save', () => {
    const { game, inputs } = start();
    const loaded = loadGame(dale, throughJson(game.save()));
    expect(loaded.value).toEqual(game.value);
    for (const input of inputs) {
      expect(loaded.save()).toEqual(game.save());
      for (const seat of game.world.players.keys()) {
        expect(daleViewFor(loaded.world, seat)).toEqual(daleViewFor(game.world, seat));
      }
      const answer = game.submit(input);
      expect(answer.ok).toBe(true);
      expect(loaded.submit(input)).toEqual(answer);
    }
    expect(loaded.fingerprint()).toBe(game.fingerprint());
    expect(JSON.stringify(loaded.save())).toBe(JSON.stringify(game.save()));
  });

  it('goes on in a new process', () => {
    const { game, inputs } = start();
    const save = game.save();
    const script = join(import.meta.dirname, '../../helpers/dale-continue-save.ts');
    const run = spawnSync(process.execPath, ['--import', 'tsx', script], {
      input: JSON.stringify({ save, inputs }),
      encoding: 'utf8',
      cwd: join(import.meta.dirname, '../../..'),
    });
    expect(run.stderr).toBe('');
    const told = JSON.parse(run.stdout);
    const answers = inputs.map((input) => game.submit(input));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(told.loaded).toEqual(throughJson(save));
    expect(told.answers).toEqual(throughJson(answers));
    expect(told.saved).toEqual(throughJson(game.save()));
    expect(told.fingerprint).toBe(game.fingerprint());
  });
});

describe('a save', () => {
  it.each(Object.entries(dalePositions))('can be made and loaded %s', (_name, start) => {
    const game = start();
    const loaded = loadGame(game.ruleset as typeof dale, throughJson(game.save()));
    expect(loaded.fingerprint()).toBe(game.fingerprint());
    expect([loaded.isOver, loaded.awaited()]).toEqual([game.isOver, game.awaited()]);
    if (game.isOver) return;
    const input = randomDaleInput(game, rollFrom(1));
    expect(loaded.submit(input)).toEqual(game.submit(input));
    expect(loaded.fingerprint()).toBe(game.fingerprint());
  });

  it('can be made and loaded after every input of random games', () => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const game = newDaleGame(2 + (seed % 3), seed);
      playDale(game, rollFrom(seed), 120, () => {
        const loaded = loadGame(game.ruleset as typeof dale, throughJson(game.save()));
        expect(loaded.fingerprint()).toBe(game.fingerprint());
      });
    }
  });

  it('hangs together with nothing: neither the value given nor the game it was taken from', () => {
    const { game } = chameleonsToBind(2);
    const save = throughJson(game.save());
    const loaded = loadGame(dale, save);
    const before = loaded.fingerprint();
    for (const player of save.world.players) player.hand.length = 0;
    expect(loaded.fingerprint()).toBe(before);
    accept(loaded, randomDaleInput(loaded, rollFrom(2)));
    expect(game.fingerprint()).toBe(before);
    expect(loaded.fingerprint()).not.toBe(before);
  });

  it('of one edition is not for the other: the cards are different ones', () => {
    const { game } = votesOpen(2);
    expect(() => loadGame(daleAnniversary, game.save())).toThrow(LoadError);
    expect(() => loadGame(daleAnniversary, game.save())).toThrow(/card set/);
  });
});
