// Options that no game can be played with are refused before there is a game, with the code and what would be right.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BATTLE_REFUSALS,
  type BattleOptions,
  battle,
  battleWith,
  battleWithTestCards,
  minion,
} from '../../machines/battle/index.ts';
import { createGame, GameError } from '../../machines/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';

const errorFor = (options: unknown): GameError => {
  try {
    createGame(battle, options as BattleOptions);
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
    ['an unknown option', { seeds: 3 }, 'bad-input', ['no option "seeds"', 'seed, firstPlayer']],
    ['a broken seed', { seed: 1.5 }, 'bad-input', ['seed is 1.5', 'a whole number']],
    ['a seed that is a text', { seed: '7' }, 'bad-input', ['seed is "7"', 'a whole number']],
    ['a seed beyond the whole numbers', { seed: 2 ** 53 }, 'bad-input', ['seed is', 'a whole number']],
    ['a seed that is no number', { seed: Number.NaN }, 'bad-input', ['seed is NaN']],
    ['a third seat to begin', { firstPlayer: 2 }, 'unknown-seat', ['no seat 2', '0 and 1']],
    ['a negative seat', { firstPlayer: -1 }, 'unknown-seat', ['no seat -1', '0 and 1']],
    ['a seat that is a text', { firstPlayer: '1' }, 'unknown-seat', ['no seat "1"', '0 and 1']],
    ['a third seat to dominate', { dominantPlayer: 7 }, 'unknown-seat', ['no seat 7', '0 and 1']],
    ['an unknown order of triggers', { triggerOrdering: 'random' }, 'bad-input', ['"random"', 'orderOfPlay']],
    ['no decks', { decks: null }, 'bad-input', ['decks is null', 'two lists']],
    ['one deck', { decks: [['Wisp']] }, 'bad-input', ['decks is', 'two lists']],
    ['three decks', { decks: [[], [], []] }, 'bad-input', ['decks is', 'two lists']],
    ['decks that are no lists', { decks: ['Wisp', 'Wisp'] }, 'bad-input', ['decks is', 'two lists']],
    ['an unknown card in a deck', { decks: [['Wisp'], ['Wispp']] }, 'unknown-card', ['"Wispp"', 'cards of the set']],
    ['a number in a deck', { decks: [[3], []] }, 'unknown-card', ['"3"', 'cards of the set']],
    ['a fictional card in a real game', { decks: [['Test Filler'], []] }, 'unknown-card', ['"Test Filler"']],
    ['a hero in a deck', { decks: [['Rexxar'], []] }, 'wrong-kind', ['Rexxar is a hero', 'minion, spell or weapon']],
    ['a Hero Power in a deck', { decks: [[], ['Life Tap']] }, 'wrong-kind', ['Life Tap is a heroPower']],
    ['61 cards (R21.1)', { decks: [[], Array(61).fill('Wisp')] }, 'deck-full', ['seat 1', '60']],
    ['more than the deck limit', { decks: [['Wisp', 'Wisp'], []], limits: { deck: 1 } }, 'deck-full', ['seat 0', '1 ']],
    ['one hero', { heroes: ['Rexxar'] }, 'bad-input', ['heroes is ["Rexxar"]', 'two hero cards']],
    ['three heroes', { heroes: ['Rexxar', 'Rexxar', 'Rexxar'] }, 'bad-input', ['heroes is', 'two hero cards']],
    ['an unknown hero', { heroes: ['Rexxar', 'Rexar'] }, 'unknown-card', ['"Rexar"', 'hero card']],
    ['a minion as hero', { heroes: ['Wisp', 'Rexxar'] }, 'wrong-kind', ['Wisp is a minion', 'must be a hero']],
    ['an unknown limit', { limits: { bord: 3 } }, 'bad-input', ['no limit "bord"', 'board, hand']],
    ['limits that are no object', { limits: 7 }, 'bad-input', ['limits is 7', 'board, hand']],
    ['a limit of 0', { limits: { hand: 0 } }, 'bad-input', ['limits.hand is 0', 'at least 1']],
    ['a broken limit', { limits: { mana: 2.5 } }, 'bad-input', ['limits.mana is 2.5', 'a whole number']],
    ['a limit that is a text', { limits: { turns: '9' } }, 'bad-input', ['limits.turns is "9"', 'a whole number']],
    ['an endless budget', { limits: { budget: Number.POSITIVE_INFINITY } }, 'bad-input', ['budget is Infinity']],
    ['a sandbox that is neither', { sandbox: 'yes' }, 'bad-input', ['sandbox is "yes"', 'true or false']],
    ['draws that are neither', { sandbox: true, draws: 1 }, 'bad-input', ['draws is 1', 'true or false']],
    ['actions checked by a text', { sandbox: true, checksActions: 'no' }, 'bad-input', ['checksActions is "no"']],
    ['mana in a real game', { chargesMana: false }, 'bad-input', ['chargesMana is an option of the sandbox']],
    ['checks in a real game', { checksActions: true }, 'bad-input', ['checksActions is an option of the sandbox']],
    ['no draws in a real game', { sandbox: false, draws: false }, 'bad-input', ['draws is an option of the sandbox']],
  ])('refuses %s', (_name, options, code, says) => {
    const error = errorFor(options);
    expect(error.code).toBe(code);
    for (const words of says) expect(error.message).toContain(words);
    expect(error.message).not.toMatch(/[{}]|\((problem|expected|seat|card|kind|limit)\)/);
  });

  it('takes each option that is right, and nothing at all', () => {
    const options: readonly BattleOptions[] = [
      {},
      { seed: -3 },
      { firstPlayer: 1, dominantPlayer: 1, triggerOrdering: 'dominantPlayerFirst' },
      { decks: [['Wisp'], []], limits: { deck: 1 }, heroes: ['Thrall', 'Thrall'], sandbox: true },
      { sandbox: true, chargesMana: true, checksActions: true, draws: false },
    ];
    for (const given of options) expect(createGame(battle, given).isOver).toBe(false);
  });

  it('makes a game or throws a GameError of the list for any options, and a game that it makes is sound', () => {
    const name = fc.constantFrom('Wisp', 'Fireball', 'Rexxar', 'Nobody');
    const odd = fc.oneof(fc.anything(), fc.nat(3), fc.constantFrom('orderOfPlay', true, false), fc.array(name));
    const keys = ['seed', 'firstPlayer', 'dominantPlayer', 'decks', 'heroes', 'triggerOrdering', 'limits', 'sandbox'];
    const right = fc.record(
      {
        seed: fc.integer(),
        decks: fc.tuple(fc.array(name), fc.array(name)),
        heroes: fc.tuple(name, name),
        sandbox: fc.boolean(),
        limits: fc.dictionary(fc.constantFrom('board', 'hand', 'deck', 'mana'), fc.integer({ min: 0, max: 9 })),
      },
      { requiredKeys: [] },
    );
    const some = fc.oneof(right, fc.dictionary(fc.constantFrom(...keys), odd), fc.anything());
    fc.assert(
      fc.property(some, (options) => {
        let game: ReturnType<typeof createGame<never, never, never, never, never>> | undefined;
        try {
          game = createGame(battle, options as BattleOptions) as never;
        } catch (error) {
          if (!(error instanceof GameError)) throw error;
          expect(Object.keys(BATTLE_REFUSALS)).toContain(error.code);
          return;
        }
        expect(game?.awaited().length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('hands out a World that nobody can change from outside, also before the first input', () => {
    const { world } = createGame(battle, { decks: [['Wisp'], []] });
    expect(() => Object.assign(world, { turn: 5 })).toThrow(TypeError);
    expect(() => world.players[0].hand.push(1)).toThrow(TypeError);
  });
});

describe('newGame', () => {
  it('refuses what createGame refuses, with the same error', () => {
    expect(() => newGame({ seed: 0.5 })).toThrow(GameError);
    expect(() => newGame({ decks: [['Nobody'], []] })).toThrow('There is no card called "Nobody".');
  });

  it('throws a GameError for a call that is not legal, and leaves the game as it was (course.md §2.1)', () => {
    const sandbox = newGame();
    const before = sandbox.game.fingerprint();
    const calls = [
      () => sandbox.summon('Nobody', 0),
      () => sandbox.summon('Wisp', 2 as never),
      () => sandbox.summon('Wisp', 0, 3),
      () => sandbox.addToDeck('Wisp', 0, 'middle' as never),
      () => sandbox.dealDamage(999, 1),
      () => sandbox.dealDamage(sandbox.hero(0), -1),
      () => sandbox.attack(sandbox.hero(0), sandbox.hero(0)),
      () => sandbox.remove(sandbox.hero(0)),
      () => sandbox.play(999),
      () => sandbox.choose(0),
      () => sandbox.health(999),
      () => sandbox.hand(2 as never),
      () => sandbox.hero(-1 as never),
    ];
    for (const call of calls) {
      expect(call).toThrow(GameError);
      expect(sandbox.game.fingerprint()).toBe(before);
    }
  });

  it('casts as if from hand: what R10.1 forbids is refused (course.md §2.1)', () => {
    const sandbox = newGame();
    const codeOf = (call: () => void): string => {
      try {
        call();
      } catch (error) {
        if (error instanceof GameError) return error.code;
      }
      return 'ok';
    };
    expect(codeOf(() => sandbox.cast('Fireball', 0))).toBe('target-required');
    expect(codeOf(() => sandbox.cast('Polymorph', 0))).toBe('no-legal-target');
    expect(codeOf(() => sandbox.cast('Polymorph', 0, { target: sandbox.hero(1) }))).toBe('target-not-allowed');
    const dragon = sandbox.summon('Faerie Dragon', 1);
    expect(codeOf(() => sandbox.cast('Fireball', 0, { target: dragon }))).toBe('target-not-allowed');
    expect(codeOf(() => sandbox.cast('Whirlwind', 0, { target: dragon }))).toBe('target-unexpected');
    expect(codeOf(() => sandbox.cast('Wrath', 0, { target: dragon, option: 2 }))).toBe('option-unknown');
    expect(codeOf(() => sandbox.cast('Wrath', 0, { target: dragon }))).toBe('option-required');
    sandbox.addSecret('Counterspell', 0);
    expect(codeOf(() => sandbox.cast('Counterspell', 0))).toBe('secret-twice');
    expect(codeOf(() => sandbox.cast('Fireball', 0, { target: sandbox.hero(1) }))).toBe('ok');
    expect(sandbox.health(sandbox.hero(1))).toBe(24);
  });
});

describe('a card that breaks', () => {
  const asCard = (card: object) => card as ReturnType<typeof minion>;
  const heroes = battleWithTestCards.cards.cards;
  const needed = ['Jaina Proudmoore', 'Garrosh Hellscream', 'Fireblast', 'Armor Up!'].map((name) => heroes.get(name)!);

  it('while its targets are looked for is a refusal, and the game goes on', () => {
    const broken = asCard({ ...minion('Broken', { cost: 0, attack: 1, health: 1, text: '' }), target: { from: null } });
    const sandbox = newGame({ ruleset: battleWith([...needed, broken]) });
    const card = sandbox.addToHand('Broken', 0);
    const before = sandbox.game.fingerprint();
    expect(sandbox.game.submit({ type: 'PLAY', seat: 0, card })).toMatchObject({ ok: false, code: 'fault' });
    expect(sandbox.game.fingerprint()).toBe(before);
    sandbox.endTurn();
    expect(sandbox.activePlayer()).toBe(1);
  });
});
