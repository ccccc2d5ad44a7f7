// Platypuses: trials with deck, discard pile and payment.

import { describe, expect, it } from 'vitest';
import { daleViewFor } from '../../../machines/dale/index.ts';
import { type DaleSandbox, newDale } from '../../../machines/sandbox/index.ts';
import {
  bind,
  choose,
  expectActionOf,
  expectNeedMet,
  expectNeedUnmet,
  fill,
  fillMarket,
  names,
  play,
  refusalOf,
  stack,
  toldTo,
} from '../../helpers/dale-table.ts';

const buy = (
  dale: DaleSandbox,
  card: number,
  payment: readonly number[],
  more: { market?: readonly number[]; keep?: readonly number[] } = {},
) => dale.send({ type: 'PURCHASE', seat: 0, card, payment, ...more });

describe('tireless-tinkerer', () => {
  it('tireless-tinkerer puts the top card of the own discard pile on the own deck', () => {
    const dale = newDale();
    const [top, below] = fill(dale, 'discard', ['Magnet', 'Raffle']);
    const [deck] = fill(dale, 'deck', ['Siesta']);
    const theirs = fill(dale, 'discard', ['Junk'], 1);
    const tinkerer = play(dale, 'Tireless Tinkerer');
    expect([dale.deck(0), dale.discard(0), dale.discard(1)]).toEqual([[top, deck], [tinkerer, below], theirs]);
    expectActionOf(dale, 0);
  });

  it('tireless-tinkerer without effect only if the discard pile is empty', () => {
    const dale = newDale();
    fill(dale, 'discard', ['Junk'], 1);
    expectNeedUnmet(dale, 'Tireless Tinkerer');
    expectActionOf(dale, 0);
    expect(names(dale, dale.discard(0))).toEqual(['Tireless Tinkerer']);
    expectNeedMet(dale, 'Tireless Tinkerer');
  });
});

describe('calculations', () => {
  it('calculations in the payment: the market is rearranged first and costs follow', () => {
    const dale = newDale();
    const market = fillMarket(dale, ['Magnet', 'Raffle', 'Siesta', 'Acorn', 'Cheer']);
    const [magnet = 0, raffle = 0, siesta = 0, acorn = 0, cheer = 0] = market;
    const [calculations = 0] = fill(dale, 'hand', ['Calculations']);
    expect(refusalOf(() => buy(dale, cheer, [calculations]))).toBe('payment-short');
    buy(dale, cheer, [calculations], { market: [cheer, acorn, siesta, raffle, magnet] });
    expect(dale.hand(0)).toContain(cheer);
    expect(names(dale, dale.market())).toEqual(['Acorn', 'Siesta', 'Raffle', 'Magnet', null]);
    expectActionOf(dale, 1);
  });

  it('calculations: gaps are squeezed to the left', () => {
    const dale = newDale();
    const raffle = dale.put('Raffle', 'market', 0, { at: 1 });
    const cheer = dale.put('Cheer', 'market', 0, { at: 4 });
    const [calculations = 0, junk = 0] = fill(dale, 'hand', ['Calculations', 'Junk']);
    buy(dale, cheer, [calculations, junk], { market: [raffle, cheer] });
    expect(dale.hand(0)).toContain(cheer);
    expect(dale.market()).toEqual([raffle, null, null, null, null]);
  });

  it('calculations: every market card exactly once, and not without it in the payment (defect 2 of §21)', () => {
    const dale = newDale();
    const [cheer = 0, raffle = 0] = fillMarket(dale, ['Cheer', 'Raffle']);
    const [calculations = 0, chest = 0] = fill(dale, 'hand', ['Calculations', 'Empty Chest']);
    for (const market of [[cheer], [cheer, cheer], [cheer, raffle, raffle], [cheer, chest], []]) {
      expect(refusalOf(() => buy(dale, cheer, [calculations], { market }))).toBe('market-order');
    }
    expect(refusalOf(() => buy(dale, cheer, [chest], { market: [cheer, raffle] }))).toBe('market-order');
    buy(dale, cheer, [calculations], { market: [cheer, raffle] });
    expectActionOf(dale, 1);
  });

  it('calculations: a needless payment card stays illegal; the moves list the cheaper slot', () => {
    const dale = newDale();
    const [raffle = 0, cheer = 0] = fillMarket(dale, ['Raffle', 'Cheer']);
    const [calculations = 0, chest = 0] = fill(dale, 'hand', ['Calculations', 'Empty Chest']);
    expect(refusalOf(() => buy(dale, cheer, [calculations, chest], { market: [cheer, raffle] }))).toBe(
      'payment-needless',
    );
    const moves = dale.game.legalMoves(0).map(({ input }) => input);
    expect(moves).toContainEqual({
      type: 'PURCHASE',
      seat: 0,
      card: cheer,
      payment: [calculations],
      market: [cheer, raffle],
    });
  });
});

describe('safety-precaution', () => {
  it('safety-precaution takes a card of the own stall and lies exactly where it was', () => {
    const dale = newDale();
    const [first, second = 0] = stack(dale, ['Magnet', 'Raffle']);
    const newest = stack(dale, ['Siesta']);
    const theirs = stack(dale, ['Junk'], 1);
    const precaution = play(dale, 'Safety Precaution');
    expect(refusalOf(() => choose(dale, theirs[0] ?? 0))).toBe('answer-unknown');
    choose(dale, second);
    expect([dale.hand(0), dale.stall(0), dale.discard(0)]).toEqual([[second], [[first, precaution], newest], []]);
    expect(dale.stall(1)).toEqual([theirs]);
    expectActionOf(dale, 0);
  });

  it('safety-precaution without effect only with no stack built', () => {
    const dale = newDale();
    stack(dale, ['Junk'], 1);
    expectNeedUnmet(dale, 'Safety Precaution');
    expectActionOf(dale, 0);
    stack(dale, ['Junk']);
    expectNeedMet(dale, 'Safety Precaution');
  });
});

describe('magnet', () => {
  it('magnet takes exactly 1 card out of the own deck, which is shuffled', () => {
    const dale = newDale();
    const [a = 0, b = 0, c] = fill(dale, 'deck', ['Raffle', 'Siesta', 'Junk']);
    dale.clearLog();
    play(dale, 'Magnet');
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, a, b))).toBe('answer-count');
    choose(dale, b);
    expect(dale.hand(0)).toEqual([b]);
    expect(dale.deck(0).toSorted()).toEqual([a, c].toSorted());
    expect(dale.trace().some((event) => event.type === 'Shuffled' && event.player === 0)).toBe(true);
    expectActionOf(dale, 0);
  });

  it('magnet: an empty deck is made of the discard pile first; a deck with a card is not (§10)', () => {
    const dale = newDale();
    const [only = 0] = fill(dale, 'discard', ['Raffle']);
    const magnet = play(dale, 'Magnet');
    choose(dale, only);
    expect([dale.hand(0), dale.deck(0), dale.discard(0)]).toEqual([[only], [], [magnet]]);
    const other = newDale();
    const [inDeck = 0] = fill(other, 'deck', ['Siesta']);
    const [inPile = 0] = fill(other, 'discard', ['Raffle']);
    play(other, 'Magnet');
    expect(refusalOf(() => choose(other, inPile))).toBe('answer-unknown');
    choose(other, inDeck);
    expectActionOf(other, 0);
  });

  it('magnet: the owner sees the deck without its order, others learn nothing (§16)', () => {
    const dale = newDale();
    const deck = fill(dale, 'deck', ['Raffle', 'Siesta', 'Junk']);
    dale.clearLog();
    play(dale, 'Magnet');
    const searched = daleViewFor(dale.game.world, 0).searched;
    expect(searched?.map(({ id }) => id)).toEqual(deck.toSorted((a, b) => a - b));
    expect(searched?.map(({ card }) => card).toSorted()).toEqual(['Junk', 'Raffle', 'Siesta']);
    expect([daleViewFor(dale.game.world, 1).searched, daleViewFor(dale.game.world, 1).question]).toEqual([null, null]);
    choose(dale, deck[0] ?? 0);
    for (const card of deck) expect(toldTo(dale, 1)).not.toContain(card);
    expect(daleViewFor(dale.game.world, 0).searched).toBeNull();
  });

  it('magnet without effect only if deck and discard pile are empty', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Magnet');
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Magnet');
  });
});

describe('dangerous-test', () => {
  it('dangerous-test draws 3 and discards 3 in the order named', () => {
    const dale = newDale();
    const [held = 0] = fill(dale, 'hand', ['Junk']);
    const [a = 0, b = 0, c = 0, d] = fill(dale, 'deck', ['Raffle', 'Siesta', 'Cheer', 'Magnet']);
    const test = play(dale, 'Dangerous Test');
    expect(dale.hand(0).toSorted()).toEqual([held, a, b, c].toSorted());
    choose(dale, c, held, a);
    expect([dale.hand(0), dale.discard(0), dale.deck(0)]).toEqual([[b], [test, a, held, c], [d]]);
    expectActionOf(dale, 0);
  });

  it('dangerous-test discards all if there are fewer than 3, and resolves at once with none', () => {
    const dale = newDale();
    const [only = 0] = fill(dale, 'deck', ['Raffle']);
    const test = play(dale, 'Dangerous Test');
    choose(dale, only);
    expect(dale.discard(0)).toEqual([test, only]);
    const other = newDale();
    play(other, 'Dangerous Test');
    expectActionOf(other, 0);
  });

  it('dangerous-test: neither 2 nor 4 cards; not without effect', () => {
    const dale = newDale();
    const [held = 0] = fill(dale, 'hand', ['Junk']);
    const [a = 0, b = 0, c = 0] = fill(dale, 'deck', ['Raffle', 'Siesta', 'Cheer']);
    play(dale, 'Dangerous Test');
    expect(refusalOf(() => choose(dale, a, b))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, a, b, c, held))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, a, b, b))).toBe('answer-unknown');
    expect(refusalOf(() => dale.send({ type: 'INVENTORY', seat: 0, cards: [] }))).toBe('wrong-phase');
    choose(dale, a, b, c);
    expectNeedMet(dale, 'Dangerous Test');
  });
});

describe('glue', () => {
  it('glue pays and may be kept in hand', () => {
    const dale = newDale();
    fill(dale, 'deck', Array(5).fill('Junk'));
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [glue = 0] = fill(dale, 'hand', ['Glue']);
    buy(dale, magnet, [glue], { keep: [glue] });
    expect(dale.hand(0)).toEqual(expect.arrayContaining([glue, magnet]));
    expect(dale.discard(0)).toEqual([]);
    expectActionOf(dale, 1);
  });

  it('glue not kept is discarded', () => {
    const dale = newDale();
    fill(dale, 'deck', Array(5).fill('Junk'));
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [glue = 0] = fill(dale, 'hand', ['Glue']);
    buy(dale, magnet, [glue]);
    expect(dale.discard(0)).toEqual([glue]);
  });

  it('glue: only glue is kept (defect 1 of §21), only payment cards, and it must be necessary', () => {
    const dale = newDale();
    const [magnet = 0, raffle = 0] = fillMarket(dale, ['Magnet', 'Raffle']);
    const [glue = 0, siesta = 0] = fill(dale, 'hand', ['Glue', 'Siesta']);
    expect(refusalOf(() => buy(dale, magnet, [siesta], { keep: [siesta] }))).toBe('not-kept');
    expect(refusalOf(() => buy(dale, magnet, [siesta], { keep: [glue] }))).toBe('not-kept');
    expect(refusalOf(() => buy(dale, raffle, [glue, siesta], { keep: [glue] }))).toBe('payment-needless');
    expectActionOf(dale, 0);
  });

  it('glue: a chameleon that counts as glue is kept; the moves list keeping', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [doubles = 0, glue = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Glue']);
    bind(dale, doubles, glue);
    const moves = dale.game.legalMoves(0).map(({ input }) => input);
    expect(moves).toContainEqual({ type: 'PURCHASE', seat: 0, card: magnet, payment: [glue], keep: [glue] });
    buy(dale, magnet, [doubles], { keep: [doubles] });
    expect(dale.hand(0)).toEqual(expect.arrayContaining([doubles, glue, magnet]));
    expectActionOf(dale, 1);
  });
});
