// Junk: fills starting decks and hands that run dry.

import { describe, expect, it } from 'vitest';
import { daleCards } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import { expectActionOf, fill, fillMarket, refusalOf } from '../../helpers/dale-table.ts';

describe('junk', () => {
  it('junk has no effect: it is neither played nor used, and pays 1', () => {
    const dale = newDale();
    const [junk = 0, other = 0] = fill(dale, 'hand', ['Junk', 'Junk']);
    expect(refusalOf(() => dale.send({ type: 'PLAY', seat: 0, card: junk }))).toBe('not-a-technique');
    expect(refusalOf(() => dale.send({ type: 'PLAY', seat: 0, card: junk, withoutEffect: true }))).toBe(
      'not-a-technique',
    );
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: junk }))).toBe('no-ability');
    const [cheer = 0] = fillMarket(dale, ['Cheer']);
    dale.send({ type: 'PURCHASE', seat: 0, card: cheer, payment: [junk, other] });
    expect(dale.hand(0)).toContain(cheer);
    expectActionOf(dale, 1);
  });

  it('junk belongs to no set and lies in no supply', () => {
    const [junk, ...others] = daleCards('note').filter(({ kind }) => kind === 'junk');
    expect([junk?.set, junk?.value, junk?.copies.supply, others]).toEqual([null, 1, 0, []]);
  });
});
