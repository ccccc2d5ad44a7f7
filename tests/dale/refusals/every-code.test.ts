// Every refusal there is in Dale: its code, a whole sentence with what was asked and what would be right, and a game
// that stands exactly as before (design §2.2, style 11; owls.md §13).

import { describe, expect, it, vi } from 'vitest';
import { DALE_REFUSALS, type DaleRefusalCode } from '../../../machines/dale/index.ts';
import type { Seat, Sender } from '../../../machines/index.ts';
import { daleRefusalCases } from '../../helpers/dale-refusal-cases.ts';

/** Most cases ask of whoever may send anything. */
const sentBy = (from: Seat | undefined): Sender => (from === undefined ? {} : { from });

const codes = Object.keys(DALE_REFUSALS) as DaleRefusalCode[];

it('has a case for every code, and no other', () => {
  expect(Object.keys(daleRefusalCases).sort()).toEqual([...codes].sort());
});

describe.each(codes)('%s', (code) => {
  it('is refused with its code and says what was asked and what would be right', () => {
    const { game, input, from, says } = daleRefusalCases[code]();
    const answer = game.submit(input, sentBy(from));
    expect(answer).toMatchObject({ ok: false, code });
    if (answer.ok) return;
    for (const words of says) expect(answer.message).toContain(words);
    for (const [, name = ''] of DALE_REFUSALS[code].join(' ').matchAll(/\{(\w+)\}/g)) {
      expect(answer.details).toHaveProperty(name);
      expect(answer.message).not.toContain(`{${name}}`);
      expect(answer.message).not.toContain(`(${name})`);
    }
    expect(answer.message).not.toMatch(/undefined|NaN|\[object/);
  });

  it('changes nothing, chance included, and the same input is refused in the same way again', () => {
    const { game, input, from } = daleRefusalCases[code]();
    const before = { fingerprint: game.fingerprint(), log: game.log(), world: game.world };
    const told: unknown[] = [];
    game.subscribe((events) => told.push(...events));
    const first = game.submit(input, sentBy(from));
    expect(game.fingerprint()).toBe(before.fingerprint);
    expect(game.log()).toEqual(before.log);
    expect(game.world).toBe(before.world);
    expect(told).toEqual([]);
    expect(game.submit(input, sentBy(from))).toEqual(first);
  });

  it('changes nothing at the raw actor either', () => {
    const { game, input } = daleRefusalCases[code]();
    const before = game.fingerprint();
    // An actor that has come to its end says so.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    game.handOver('xstate');
    game.actor.send(input);
    warn.mockRestore();
    expect(game.fingerprint()).toBe(before);
  });

  it('goes on with the next legal input as if it had never been sent', () => {
    const { game, input, from, next } = daleRefusalCases[code]();
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
    const { game, input, from } = daleRefusalCases[code]();
    // Whether an input overflows only shows when it is carried out.
    expect(game.whyNot(input, sentBy(from))).toEqual(
      code === 'overflow' ? null : expect.objectContaining({ ok: false, code }),
    );
  });
});
