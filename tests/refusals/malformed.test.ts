// Whatever is sent, `submit` answers: ok, or a refusal from the list, after which the game stands as before (design §2.2).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyBattleInput, BATTLE_REFUSALS, type BattleGame, INPUT_FIELDS } from '../../machines/battle/index.ts';
import { newGame } from '../../machines/sandbox/index.ts';
import { cardInHand, duel, openingHands, playOne, submit } from './tables.ts';

const choosing = (): BattleGame => {
  const sandbox = newGame();
  sandbox.play(sandbox.addToHand('Museum Curator', 0));
  return sandbox.game;
};
const busySandbox = (): BattleGame => {
  const sandbox = newGame({ decks: [['Wisp', 'Fireball'], ['Counterspell']] });
  for (const card of ['Baron Rivendare', 'Loot Hoarder', 'Harvest Golem']) sandbox.summon(card, 0);
  for (const card of ['Keeper of the Grove', 'Fireball', 'Arcanite Reaper', 'Rexxar']) sandbox.addToHand(card, 0);
  sandbox.summon('Knife Juggler', 1);
  sandbox.addSecret('Mirror Entity', 1);
  sandbox.equip("Death's Bite", 1);
  return sandbox.game;
};
const battle = (): BattleGame => {
  const game = duel('Stonetusk Boar', 'Goldshire Footman');
  playOne(game, 0, 1);
  playOne(game, 1, 1);
  playOne(game, 0, 2);
  return game;
};
const finished = (): BattleGame => {
  const game = battle();
  submit(game, { type: 'CONCEDE', seat: 1 });
  return game;
};

const games = {
  'in the mulligan': openingHands('Wisp', 'Chillwind Yeti'),
  'in a turn': battle(),
  'in a sandbox': busySandbox(),
  'at an open choice': choosing(),
  'when it is over': finished(),
};

/** Sends something to a branch of the game and checks all that an answer promises. Hands back the code, or "ok". */
const codeFor = (start: BattleGame, sent: unknown): string => {
  const game = start.fork();
  const before = game.fingerprint();
  const answer = game.submit(sent as AnyBattleInput);
  if (answer.ok) {
    expect(JSON.parse(JSON.stringify(game.world))).toEqual(game.world);
    return 'ok';
  }
  expect(Object.keys(BATTLE_REFUSALS)).toContain(answer.code);
  expect(answer.message.length).toBeGreaterThan(10);
  expect(answer.message.length).toBeLessThan(600);
  expect(game.world).toBe(start.world);
  expect(game.fingerprint()).toBe(before);
  return answer.code;
};

const RUNS = { numRuns: 500 };
const someGame = fc.constantFrom(...(Object.keys(games) as (keyof typeof games)[]));
const anyValue = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true });
const types = Object.keys(INPUT_FIELDS) as (keyof typeof INPUT_FIELDS)[];
const fieldNames = [
  'seat',
  'card',
  'target',
  'position',
  'option',
  'attacker',
  'defender',
  'replace',
  'amount',
  'where',
  'health',
  'count',
  'maximum',
  'available',
];

/** Values that nearly fit: seats, ids and numbers around those in use, some card names, lists. */
const nearlyRight = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1, max: 40 }) },
  fc.constantFrom(-0, 0.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, 2 ** 53, '0', null),
  fc.constantFrom(
    'Wisp',
    'Fireball',
    'Rexxar',
    'Fireblast',
    'Counterspell',
    'wisp',
    '',
    '__proto__',
    'top',
    'shuffled',
  ),
  fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 4 }),
);

/** An input with exactly the fields of its type, the optional ones or not, holding nearly right values. */
const shapedInput = fc.constantFrom(...types).chain((type) => {
  const fields = Object.entries(INPUT_FIELDS[type]);
  const optional = fields.filter(([, field]) => typeof field !== 'string').map(([name]) => name);
  const required = fields.map(([name]) => name).filter((name) => !optional.includes(name));
  const seatOr = (name: string) => (name === 'seat' ? fc.oneof(fc.nat(1), fc.nat(1), nearlyRight) : nearlyRight);
  return fc
    .record(Object.fromEntries([...required, ...optional].map((name) => [name, seatOr(name)])), {
      requiredKeys: required,
    })
    .map((given) => ({ type, ...given }));
});

describe('submit never throws', () => {
  it('for any JSON value', () => {
    fc.assert(
      fc.property(someGame, fc.jsonValue(), (name, sent) => {
        expect(codeFor(games[name], sent)).toBe('bad-input');
      }),
      RUNS,
    );
  });

  it('for anything that JavaScript can make', () => {
    fc.assert(
      fc.property(someGame, anyValue, (name, sent) => {
        expect(codeFor(games[name], sent)).toBe('bad-input');
      }),
      RUNS,
    );
  });

  it('for known types with any fields', () => {
    const anyFields = fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), anyValue, { maxKeys: 5 });
    fc.assert(
      fc.property(someGame, fc.constantFrom(...types), anyFields, (name, type, fields) => {
        expect(codeFor(games[name], { ...fields, type })).not.toBe('fault');
      }),
      RUNS,
    );
  });

  it('for inputs of the right shape with nearly right values; whyNot foresees the answer', () => {
    fc.assert(
      fc.property(someGame, shapedInput, (name, sent) => {
        const code = codeFor(games[name], sent);
        expect(code).not.toBe('fault');
        expect(games[name].whyNot(sent as AnyBattleInput)?.code ?? 'ok').toBe(code);
      }),
      { numRuns: 2000 },
    );
  });

  it('for chains of inputs: a refused one never shows in what follows', () => {
    fc.assert(
      fc.property(someGame, fc.array(shapedInput, { minLength: 2, maxLength: 12 }), (name, inputs) => {
        const game = games[name].fork();
        const accepted = inputs.filter((input) => game.submit(input as AnyBattleInput).ok);
        const replayed = games[name].fork();
        for (const input of accepted) expect(replayed.submit(input as AnyBattleInput).ok).toBe(true);
        expect(replayed.fingerprint()).toBe(game.fingerprint());
      }),
      { numRuns: 300 },
    );
  });
});

describe('what JSON cannot carry', () => {
  const circular: Record<string, unknown> = { type: 'PLAY', seat: 0 };
  circular.card = circular;
  const bottomless = () => {
    let value: unknown = 0;
    for (let depth = 0; depth < 50_000; depth += 1) value = [value];
    return value;
  };
  const holes: number[] = [];
  holes.length = 3;
  it.each<readonly [string, unknown]>([
    ['a BigInt', { type: 'PLAY', seat: 0n, card: 1 }],
    ['a type that is a BigInt', { type: 1n }],
    ['a negative zero', { type: 'END_TURN', seat: -0 }],
    ['a symbol', { type: 'PLAY', seat: Symbol('seat'), card: 1 }],
    ['a function', { type: 'PLAY', seat: () => 0, card: 1 }],
    ['a circle', circular],
    ['a bottomless list', { type: 'PLAY', seat: bottomless(), card: 1 }],
    ['a list with holes', { type: 'MULLIGAN', seat: 0, replace: holes }],
    ['a very long field name', { type: 'END_TURN', seat: 0, ['x'.repeat(100_000)]: 1 }],
    ['a very long text', { type: 'END_TURN', seat: 'x'.repeat(100_000) }],
    ['a key of the prototype', JSON.parse('{"type": "END_TURN", "seat": 0, "__proto__": 1}')],
    ['a type of the prototype', { type: 'toString' }],
    ['a function as input', () => ({ type: 'END_TURN', seat: 0 })],
    ['nothing', undefined],
  ])('%s is a bad input', (_name, sent) => {
    for (const game of Object.values(games)) expect(codeFor(game, sent)).toBe('bad-input');
  });

  it('a getter that throws is answered as well', () => {
    const sent = {
      type: 'END_TURN',
      get seat(): number {
        throw new Error('no seat for you');
      },
    };
    expect(codeFor(games['in a turn'], sent)).toBe('fault');
  });
});

describe('a finished game', () => {
  it('refuses everything that is an input, and has no move for anybody', () => {
    const game = games['when it is over'];
    for (const type of ['END_TURN', 'CONCEDE', 'HERO_POWER'] as const) {
      for (const seat of [0, 1]) expect(codeFor(game, { type, seat })).toBe('game-over');
    }
    expect(codeFor(game, { type: 'PLAY', seat: 0, card: cardInHand(game, 0) })).toBe('game-over');
    expect(codeFor(game, { type: 'CHOOSE', seat: 0, option: 0 })).toBe('game-over');
    expect(codeFor(game, { type: 'MULLIGAN', seat: 0, replace: [] })).toBe('game-over');
    expect([game.legalMoves(0), game.legalMoves(1), game.awaited()]).toEqual([[], [], []]);
  });

  it('refuses the direct calls of a sandbox too', () => {
    const { game, concede } = newGame();
    concede(0);
    expect(codeFor(game, { type: 'SUMMON', seat: 0, card: 'Wisp' })).toBe('game-over');
    expect(codeFor(game, { type: 'CAST', seat: 0, card: 'Whirlwind' })).toBe('game-over');
  });
});
