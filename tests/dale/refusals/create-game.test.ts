// Options that no Dale game can be played with are refused before there is a game, with the code and what would be right.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DALE_REFUSALS, type DaleGame, type DaleOptions, dale, daleAnniversary } from '../../../machines/dale/index.ts';
import { createGame, GameError } from '../../../machines/index.ts';

const errorFor = (options: unknown): GameError => {
  try {
    createGame(dale, options as DaleOptions);
  } catch (error) {
    if (error instanceof GameError) return error;
    throw error;
  }
  throw new Error(`These options were taken: ${JSON.stringify(options)}`);
};

describe('createGame', () => {
  it.each<readonly [string, unknown, GameError['code'], readonly string[]]>([
    ['no object', null, 'bad-input', ['options is null', 'an object']],
    ['a list', [], 'bad-input', ['options is []', 'an object']],
    ['a text', 'seed', 'bad-input', ['options is "seed"', 'an object']],
    ['an unknown option', { seeds: 3 }, 'bad-input', ['no option "seeds"', 'seed']],
    ['one player (rules.md §3: 2 to 4)', { players: 1 }, 'bad-input', ['players is 1', '2, 3 or 4']],
    ['five players', { players: 5 }, 'bad-input', ['players is 5', '2, 3 or 4']],
    ['half a player', { players: 2.5 }, 'bad-input', ['players is 2.5']],
    ['players that are a text', { players: '2' }, 'bad-input', ['players is "2"']],
    ['a broken seed', { seed: 1.5 }, 'bad-input', ['seed is 1.5', 'a whole number']],
    ['a seed that is a text', { seed: '7' }, 'bad-input', ['seed is "7"']],
    ['a seed beyond the whole numbers', { seed: 2 ** 53 }, 'bad-input', ['seed is']],
    ['a budget of 0', { budget: 0 }, 'bad-input', ['budget is 0', 'at least 1']],
    ['an endless budget', { budget: Number.POSITIVE_INFINITY }, 'bad-input', ['budget is Infinity']],
    ['a sandbox that is neither', { sandbox: 'yes' }, 'bad-input', ['sandbox is "yes"', 'true or false']],
    ['sets that are no list', { sets: 'owls' }, 'bad-input', ['sets is "owls"', 'foxes, owls']],
    ['no sets at all', { sets: null }, 'bad-input', ['sets is null']],
    ['too few sets (one more than players)', { sets: ['owls', 'foxes'] }, 'sets-wrong', ['owls', '3']],
    ['too many sets', { sets: ['owls', 'foxes', 'sloths', 'macaws'] }, 'sets-wrong', ['macaws', '3']],
    ['a set twice', { sets: ['owls', 'owls', 'foxes'] }, 'sets-wrong', ['owls', '3']],
    ['a set that is not built', { sets: ['owls', 'foxes', 'bats'] }, 'sets-wrong', ['bats', 'owls']],
    ['sets for fewer players', { players: 4, sets: ['owls', 'foxes', 'sloths'] }, 'sets-wrong', ['5']],
    ['numbers as sets', { sets: [1, 2, 3] }, 'sets-wrong', ['1', '3']],
  ])('refuses %s', (_name, options, code, says) => {
    const error = errorFor(options);
    expect(error.code).toBe(code);
    for (const words of says) expect(error.message).toContain(words);
    expect(error.message).not.toMatch(/[{}]|\((problem|expected|found|most)\)|undefined/);
  });

  it.each<readonly [string, DaleOptions, number]>([
    ['nothing at all', {}, 2],
    ['a negative seed', { seed: -3 }, 2],
    ['three players', { players: 3 }, 3],
    ['four players with their sets', { players: 4, sets: ['owls', 'foxes', 'sloths', 'macaws', 'pandas'] }, 4],
    ['a sandbox', { sandbox: true, players: 3, budget: 5 }, 3],
  ])('takes %s', (_name, options, players) => {
    for (const ruleset of [dale, daleAnniversary]) {
      const game = createGame(ruleset, options);
      expect(game.world.players).toHaveLength(players);
      expect(game.awaited().length).toBeGreaterThan(0);
    }
  });

  it('makes a game or throws a GameError of the list for any options, and a game that it makes is sound', () => {
    const set = fc.constantFrom('owls', 'foxes', 'sloths', 'macaws', 'bats');
    const odd = fc.oneof(fc.anything(), fc.nat(5), fc.array(set), fc.boolean());
    const right = fc.record(
      { seed: fc.integer(), players: fc.integer({ min: 1, max: 5 }), sets: fc.array(set), sandbox: fc.boolean() },
      { requiredKeys: [] },
    );
    const keys = ['seed', 'players', 'sets', 'sandbox', 'budget'];
    const some = fc.oneof(right, fc.dictionary(fc.constantFrom(...keys), odd), fc.anything());
    fc.assert(
      fc.property(some, (options) => {
        let game: DaleGame;
        try {
          game = createGame(dale, options as DaleOptions);
        } catch (error) {
          if (!(error instanceof GameError)) throw error;
          expect(Object.keys(DALE_REFUSALS)).toContain(error.code);
          return;
        }
        expect(game.awaited().length).toBeGreaterThan(0);
        expect(JSON.parse(JSON.stringify(game.world))).toEqual(game.world);
      }),
      { numRuns: 500 },
    );
  });
});
