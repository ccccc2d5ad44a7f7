// Saving, loading and branching, in the middle of a battle and of a Dale game with four players.

import { type BattleGame, battle } from '../machines/battle/index.ts';
import { type DaleGame, dale } from '../machines/dale/index.ts';
import { type AnyInput, loadGame, type Road } from '../machines/index.ts';
import { newDaleGame, playDale, randomDaleInput } from '../tests/helpers/dale-play.ts';
import { playOut, randomInput, rollFrom } from '../tests/helpers/random-play.ts';
import { newBasicGame } from './basic-decks.ts';
import { type Case, type Figure, figure, MEASURED_ROADS, type Variant } from './harness.ts';

/** Odd, for the rules and the texts of the design note. */
const SEED = 3;

const battleInTheMiddle = (road: Road): BattleGame => {
  const game = newBasicGame(SEED, road);
  playOut(game, rollFrom(SEED), 40);
  return game;
};

const daleInTheMiddle = (road: Road): DaleGame => {
  const game = newDaleGame(4, SEED, road);
  playDale(game, rollFrom(SEED), 80);
  return game;
};

interface Saved {
  save(): unknown;
  fork(): { submit(input: never): { readonly ok: boolean } };
}

const figuresOf = (name: string, game: Saved, next: AnyInput, load: (save: unknown) => unknown): Figure[] => {
  const text = JSON.stringify(game.save());
  const repeated = (what: string, run: () => unknown, facts?: Figure['facts']) =>
    figure(
      `${name}: ${what}`,
      'time',
      () => {
        for (let index = 0; index < 10; index += 1) run();
        return 10;
      },
      facts,
    );
  return [
    repeated('save as text', () => JSON.stringify(game.save()), { bytes: Buffer.byteLength(text) }),
    repeated('load from text', () => load(JSON.parse(text))),
    repeated('branch', () => game.fork()),
    repeated('branch and one input', () => {
      if (!game.fork().submit(next as never).ok) throw new Error('A legal input was refused.');
    }),
  ];
};

const onRoad = (road: Road): Variant => ({
  name: road,
  figures: () => {
    const inBattle = battleInTheMiddle(road);
    const inDale = daleInTheMiddle(road);
    return [
      ...figuresOf('battle', inBattle, randomInput(inBattle, rollFrom(SEED)) as AnyInput, (save) =>
        loadGame(battle, save, { road }),
      ),
      ...figuresOf('dale', inDale, randomDaleInput(inDale, rollFrom(SEED)), (save) => loadGame(dale, save, { road })),
    ];
  },
});

export const saves: Case = {
  name: 'saves',
  title: 'Saving, loading and branching in the middle of a game',
  variants: MEASURED_ROADS.map(onRoad),
};
