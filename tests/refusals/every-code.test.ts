// Every refusal there is: its code, a whole sentence with what was asked and what would be right, and a game that
// stands exactly as before (design §2.2, style 11).

import { describe, expect, it } from 'vitest';
import { BATTLE_REFUSALS, type BattleRefusalCode } from '../../machines/battle/index.ts';
import type { Seat, Sender } from '../../machines/index.ts';
import { duelCases } from './duel-cases.ts';
import { sandboxCases } from './sandbox-cases.ts';
import type { RefusalCase } from './tables.ts';

const cases: Readonly<Record<string, () => RefusalCase>> = { ...duelCases, ...sandboxCases };
/** Most cases ask of whoever may send anything. */
const sentBy = (from: Seat | undefined): Sender => (from === undefined ? {} : { from });

const codes = Object.keys(BATTLE_REFUSALS) as BattleRefusalCode[];

it('has a case for every code, and no other', () => {
  expect(Object.keys(cases).sort()).toEqual([...codes].sort());
});

it('keeps each case in one table only', () => {
  expect(Object.keys(cases)).toHaveLength(Object.keys(duelCases).length + Object.keys(sandboxCases).length);
});

describe.each(codes)('%s', (code) => {
  const setUp = (): RefusalCase => {
    const make = cases[code];
    if (make === undefined) throw new Error(`There is no case for ${code}.`);
    return make();
  };

  it('is refused with its code and says what was asked and what would be right', () => {
    const { game, input, from, says } = setUp();
    const answer = game.submit(input, sentBy(from));
    expect(answer).toMatchObject({ ok: false, code });
    if (answer.ok) return;
    for (const words of says) expect(answer.message).toContain(words);
    const templates = BATTLE_REFUSALS[code].join(' ');
    for (const [, name = ''] of templates.matchAll(/\{(\w+)\}/g)) {
      expect(answer.details).toHaveProperty(name);
      expect(answer.message).not.toContain(`{${name}}`);
      expect(answer.message).not.toContain(`(${name})`);
    }
    expect(answer.message).not.toMatch(/undefined|NaN|\[object/);
  });

  it('changes nothing, chance included, and the same input is refused in the same way again', () => {
    const { game, input, from } = setUp();
    const before = { fingerprint: game.fingerprint(), log: game.log(), chance: game.world.chance, world: game.world };
    const told: unknown[] = [];
    game.subscribe((events) => told.push(...events));
    const first = game.submit(input, sentBy(from));
    expect(game.fingerprint()).toBe(before.fingerprint);
    expect(game.log()).toEqual(before.log);
    expect(game.world.chance).toEqual(before.chance);
    expect(game.world).toBe(before.world);
    expect(told).toEqual([]);
    expect(game.submit(input, sentBy(from))).toEqual(first);
  });

  it('goes on with the next legal input as if it had never been sent', () => {
    const { game, input, from, next } = setUp();
    const untouched = game.fork();
    game.submit(input, sentBy(from));
    if (next === undefined) {
      expect(game.isOver).toBe(true);
      expect(game.awaited()).toEqual([]);
      return;
    }
    expect(game.submit(next)).toMatchObject({ ok: true });
    expect(untouched.submit(next)).toMatchObject({ ok: true });
    expect(game.fingerprint()).toBe(untouched.fingerprint());
  });

  it('is what whyNot would have said', () => {
    const { game, input, from } = setUp();
    // Whether an input overflows or fails only shows when it is carried out.
    const foreseen = code === 'overflow' || code === 'fault' ? null : expect.objectContaining({ ok: false, code });
    expect(game.whyNot(input, sentBy(from))).toEqual(foreseen);
  });
});
