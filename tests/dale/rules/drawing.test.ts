// Drawing, searching, reshuffling, order on piles (rules.md §10).

import { describe, expect, it } from 'vitest';
import { newDale } from '../../../machines/sandbox/index.ts';
import { choose, choosePlayers, endTurn, expectActionOf, fill, fillMarket, play } from '../../helpers/dale-table.ts';

const shuffles = (dale: ReturnType<typeof newDale>, seat: number | null) =>
  dale.trace().filter((event) => event.type === 'Shuffled' && event.player === seat).length;

describe('drawing (§10)', () => {
  it('§10: cards come off the top', () => {
    const dale = newDale();
    const [top, below] = fill(dale, 'deck', ['Magnet', 'Raffle']);
    play(dale, 'Lunch Break');
    expect([dale.hand(0), dale.deck(0)]).toEqual([[top], [below]]);
  });

  it('§10: a deck that becomes empty exactly is left empty', () => {
    const dale = newDale();
    const [top] = fill(dale, 'deck', ['Magnet']);
    const pile = fill(dale, 'discard', ['Raffle']);
    dale.clearLog();
    play(dale, 'Lunch Break');
    expect([dale.hand(0), dale.deck(0), dale.discard(0)]).toEqual([[top], [], pile]);
    expect(shuffles(dale, 0)).toBe(0);
  });

  it('§10: when cards are still needed the discard pile is shuffled into a new deck, once', () => {
    const dale = newDale();
    const [top] = fill(dale, 'deck', ['Magnet']);
    const pile = fill(dale, 'discard', ['Raffle', 'Siesta', 'Cheer']);
    const theirs = fill(dale, 'discard', ['Junk'], 1);
    dale.clearLog();
    const test = play(dale, 'Dangerous Test');
    expect(dale.hand(0)).toHaveLength(3);
    expect(dale.hand(0)).toContain(top);
    expect([...dale.hand(0), ...dale.deck(0)].toSorted()).toEqual([top, ...pile].toSorted());
    expect([shuffles(dale, 0), dale.discard(0), dale.discard(1)]).toEqual([1, [], theirs]);
    expect(dale.schedule(0)).toEqual([test]);
  });

  it('§10: fewer cards than asked may result', () => {
    const dale = newDale();
    const cards = [...fill(dale, 'deck', ['Magnet']), ...fill(dale, 'discard', ['Raffle'])];
    play(dale, 'Dangerous Test');
    expect(dale.hand(0).toSorted()).toEqual(cards.toSorted());
  });

  it('§10: cards in limbo are not part of a reshuffle', () => {
    const dale = newDale();
    fill(dale, 'deck', ['Magnet'], 1);
    fill(dale, 'discard', ['Raffle'], 1);
    play(dale, 'Sabotage');
    choosePlayers(dale, 1);
    expect(dale.limbo(0)).toHaveLength(2);
    expect([dale.deck(1), dale.discard(1)]).toEqual([[], []]);
    choose(dale, dale.limbo(0)[0] ?? 0);
    expectActionOf(dale, 0);
  });

  it('§10: a reshuffle lies below what is left of the deck', () => {
    const dale = newDale();
    const deck = fill(dale, 'deck', ['Magnet', 'Raffle']);
    const pile = fill(dale, 'discard', Array(4).fill('Junk'));
    play(dale, 'Spyglass');
    expect(dale.limbo(0)).toEqual(expect.arrayContaining(deck));
    expect(dale.limbo(0)).toHaveLength(3);
    expect([...dale.deck(0), ...dale.limbo(0)].toSorted()).toEqual([...deck, ...pile].toSorted());
  });
});

describe('supply (§10)', () => {
  it('§10: the same with the bin, which is public no more', () => {
    const dale = newDale();
    fillMarket(dale, ['Magnet', 'Raffle', 'Siesta', 'Cheer', 'Acorn']);
    const bin = fill(dale, 'bin', ['Ironing', 'Glue']);
    dale.clearLog();
    play(dale, 'Special Offer');
    expect(dale.limbo(0).toSorted()).toEqual(bin.toSorted());
    expect([shuffles(dale, null), dale.bin(), dale.supply()]).toEqual([1, [], []]);
  });

  it('§10: a supply that becomes empty exactly leaves the bin alone', () => {
    const dale = newDale();
    const supply = fill(dale, 'supply', Array(5).fill('Ironing'));
    const bin = fill(dale, 'bin', ['Glue']);
    endTurn(dale);
    expect([dale.market(), dale.supply(), dale.bin()]).toEqual([supply, [], bin]);
  });
});

describe('searching (§10)', () => {
  it('§10: the deck is shuffled afterwards: the order is one of chance', () => {
    const orders = Array.from({ length: 12 }, (_, seed) => {
      const dale = newDale({ seed });
      const deck = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta', 'Cheer']);
      play(dale, 'Magnet');
      choose(dale, deck[0] ?? 0);
      return dale.deck(0).join();
    });
    expect(new Set(orders).size).toBeGreaterThan(2);
  });
});
