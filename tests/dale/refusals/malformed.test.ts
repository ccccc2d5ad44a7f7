// Whatever is sent, `submit` answers: ok, or a refusal from the list, after which the game stands as before (design §2.2).

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AnyDaleInput,
  DALE_INPUT_FIELDS,
  DALE_REFUSALS,
  type DaleGame,
  phaseOf,
} from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import { randomDaleInput } from '../../helpers/dale-play.ts';
import { dalePositions } from '../../helpers/dale-positions.ts';
import { rollFrom } from '../../helpers/random-play.ts';

const games = Object.fromEntries(Object.entries(dalePositions).map(([name, make]) => [name, make()]));
const gameNamed = (name: string): DaleGame => {
  const game = games[name];
  if (game === undefined) throw new Error(`There is no position ${name}.`);
  return game;
};

/** Sends something to a branch of the game and checks all that an answer promises. Hands back the code, or "ok". */
const codeFor = (start: DaleGame, sent: unknown): string => {
  const game = start.fork();
  const before = game.fingerprint();
  const answer = game.submit(sent as AnyDaleInput);
  if (answer.ok) {
    expect(game.fingerprint()).not.toBe(before);
    expect(JSON.parse(JSON.stringify(game.world))).toEqual(game.world);
    return 'ok';
  }
  expect(Object.keys(DALE_REFUSALS)).toContain(answer.code);
  expect(answer.message.length).toBeGreaterThan(10);
  expect(answer.message.length).toBeLessThan(600);
  expect(answer.message).not.toMatch(/\((problem|expected|seat|card|found|effect|target)\)|undefined|\[object/);
  expect(game.world).toBe(start.world);
  expect(game.fingerprint()).toBe(before);
  return answer.code;
};

const RUNS = { numRuns: 500 };
const somewhere = fc.constantFrom(...Object.keys(games));
const anyValue = fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withSparseArray: true });
const types = Object.keys(DALE_INPUT_FIELDS) as (keyof typeof DALE_INPUT_FIELDS)[];
const fieldNames = [...new Set(Object.values(DALE_INPUT_FIELDS).flatMap((fields) => Object.keys(fields)))];

const number = fc.integer({ min: -1, max: 90 });
const numbers = fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 4 });
const oddities = fc.constantFrom(-0, 0.5, 1e308, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '0', null, '__proto__');
const target = fc.oneof(number, numbers, fc.constantFrom('none', 'skip', 'use', 'toString'));
const answers = fc.array(
  fc.record({ effect: fc.nat(12), target, take: number }, { requiredKeys: ['effect', 'target'] }),
  {
    maxLength: 3,
  },
);
const player = fc.nat(4);

/** Values that nearly fit each kind of field. */
const nearlyRight: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  seat: fc.nat(4),
  seats: fc.array(player, { maxLength: 3 }),
  entity: number,
  entities: numbers,
  count: number,
  card: fc.constantFrom('Junk', 'Magnet', 'magnet', '', 'toString'),
  flag: fc.boolean(),
  sets: fc.array(fc.constantFrom('owls', 'foxes', 'sloths', 'bats'), { maxLength: 5 }),
  pile: fc.record({ player, pile: fc.constantFrom('deck', 'discard', 'hand') }),
  direction: fc.constantFrom('left', 'right', 'up'),
  gives: fc.array(fc.record({ card: number, player }), { maxLength: 3 }),
  answers,
  zone: fc.constantFrom('hand', 'deck', 'market', 'stall', 'bin', 'limbo', 'moon'),
};

/** An input with exactly the fields of its type, the optional ones or not, holding nearly right values. */
const shapedInput = fc.constantFrom(...types).chain((type) => {
  const fields = Object.entries(DALE_INPUT_FIELDS[type]);
  const required = fields.flatMap(([name, kind]) => (typeof kind === 'string' ? [name] : []));
  const kindOf = (kind: string | readonly string[]): string => (typeof kind === 'string' ? kind : (kind[1] ?? ''));
  const value = (kind: string) =>
    fc.oneof({ weight: 20, arbitrary: nearlyRight[kind] ?? anyValue }, { weight: 1, arbitrary: oddities });
  return fc
    .record(Object.fromEntries(fields.map(([name, kind]) => [name, value(kindOf(kind))])), { requiredKeys: required })
    .map((given) => ({ type, ...given }));
});

describe('submit never throws', () => {
  it('looks at every phase', () => {
    expect(new Set(Object.values(games).map(({ world }) => phaseOf(world))).size).toBe(8);
  });

  it('for any JSON value', () => {
    fc.assert(
      fc.property(somewhere, fc.jsonValue(), (name, sent) => {
        expect(codeFor(gameNamed(name), sent)).toBe('bad-input');
      }),
      RUNS,
    );
  });

  it('for anything that JavaScript can make', () => {
    fc.assert(
      fc.property(somewhere, anyValue, (name, sent) => {
        expect(codeFor(gameNamed(name), sent)).toBe('bad-input');
      }),
      RUNS,
    );
  });

  it('for known types with any fields', () => {
    const anyFields = fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), anyValue, { maxKeys: 5 });
    fc.assert(
      fc.property(somewhere, fc.constantFrom(...types), anyFields, (name, type, fields) => {
        expect(codeFor(gameNamed(name), { ...fields, type })).not.toBe('fault');
      }),
      RUNS,
    );
  });

  it('for inputs of the right shape with nearly right values; whyNot foresees the answer', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(somewhere, shapedInput, (name, sent) => {
        const code = codeFor(gameNamed(name), sent);
        seen.add(code);
        expect(code).not.toBe('fault');
        expect(gameNamed(name).whyNot(sent as AnyDaleInput)?.code ?? 'ok').toBe(code);
      }),
      { numRuns: 2000 },
    );
    expect([...seen]).toEqual(
      expect.arrayContaining(['ok', 'bad-input', 'not-awaited', 'unknown-seat', 'wrong-phase']),
    );
  });

  it('for legal inputs with one value changed', () => {
    const change = fc.record({ name: somewhere, seed: fc.nat(), field: fc.nat(9), value: fc.oneof(target, anyValue) });
    fc.assert(
      fc.property(change, ({ name, seed, field, value }) => {
        const start = gameNamed(name);
        if (start.isOver) return;
        const input = { ...randomDaleInput(start, rollFrom(seed)) } as Record<string, unknown>;
        const fields = Object.keys(input).filter((each) => each !== 'type');
        input[fields[field % fields.length] ?? 'seat'] = value;
        expect(codeFor(start, input)).not.toBe('fault');
      }),
      RUNS,
    );
  });

  it('for chains of inputs: a refused one never shows in what follows', () => {
    fc.assert(
      fc.property(somewhere, fc.array(shapedInput, { minLength: 2, maxLength: 8 }), (name, inputs) => {
        const game = gameNamed(name).fork();
        const accepted = inputs.filter((input) => game.submit(input as AnyDaleInput).ok);
        const replayed = gameNamed(name).fork();
        for (const input of accepted) expect(replayed.submit(input as AnyDaleInput).ok).toBe(true);
        expect(replayed.fingerprint()).toBe(game.fingerprint());
      }),
      { numRuns: 100 },
    );
  });
});

describe('a guess at a hidden card', () => {
  it.each([
    ['PLAY', (card: number) => ({ type: 'PLAY', seat: 0, card })],
    ['USE', (card: number) => ({ type: 'USE', seat: 0, card })],
    ['BIND', (card: number) => ({ type: 'BIND', seat: 0, card, target: card })],
    ['PURCHASE', (card: number) => ({ type: 'PURCHASE', seat: 0, card, payment: [] })],
    ['BUILD', (card: number) => ({ type: 'BUILD', seat: 0, hand: [], discard: [card] })],
    ['INVENTORY', (card: number) => ({ type: 'INVENTORY', seat: 0, cards: [card] })],
  ] as const)('with %s is answered with its number, never with its name or place', (_type, guess) => {
    const table = newDale();
    const hidden = [
      table.put('Raffle', 'hand', 1),
      table.put('Raffle', 'deck', 1),
      table.put('Raffle', 'deck', 0),
      table.put('Raffle', 'supply'),
    ];
    for (const card of hidden) {
      const answer = table.game.submit(guess(card) as AnyDaleInput);
      expect(answer).toMatchObject({ ok: false });
      if (answer.ok) continue;
      expect(answer.message).toContain(`card ${card}`);
      expect(JSON.stringify(answer)).not.toMatch(/Raffle|supply|deck/);
    }
  });
});

describe('a finished game', () => {
  it('refuses everything that is an input, the direct calls of a sandbox too, and has no move for anybody', () => {
    const { game, put } = newDale();
    const card = put('Magnet', 'hand', 0);
    expect(game.submit({ type: 'CONCEDE', seat: 1 }).ok).toBe(true);
    const inputs: readonly AnyDaleInput[] = [
      { type: 'INVENTORY', seat: 0, cards: [] },
      { type: 'PLAY', seat: 0, card },
      { type: 'CONCEDE', seat: 0 },
      { type: 'PUT', seat: 0, card: 'Junk', zone: 'hand' },
      { type: 'REMOVE', card },
    ];
    for (const input of inputs) expect(codeFor(game, input)).toBe('game-over');
    expect([game.legalMoves(0), game.legalMoves(1), game.awaited()]).toEqual([[], [], []]);
  });
});
