// Cost and payment (rules.md §5, §6) and values (§7).

import { describe, expect, it } from 'vitest';
import { marketCostOf } from '../../../machines/dale/index.ts';
import { type DaleSandbox, newDale } from '../../../machines/sandbox/index.ts';
import { bind, endTurn, expectActionOf, fill, fillMarket, names, play, refusalOf } from '../../helpers/dale-table.ts';

const buy = (dale: DaleSandbox, card: number, payment: readonly number[]) =>
  dale.send({ type: 'PURCHASE', seat: 0, card, payment });

describe('cost (§6.1)', () => {
  it('§6.1: the printed value plus the slot number', () => {
    const dale = newDale();
    const market = fillMarket(dale, ['Magnet', 'Magnet', 'Magnet', 'Magnet', 'Magnet']);
    expect(market.map((id) => marketCostOf(dale.game.world, id))).toEqual([4, 5, 6, 7, 8]);
  });

  it('§6.1: a card behind gaps costs by its slot', () => {
    const dale = newDale();
    const cheer = dale.put('Cheer', 'market', 0, { at: 4 });
    const [siesta = 0, chest = 0] = fill(dale, 'hand', ['Siesta', 'Empty Chest']);
    expect(refusalOf(() => buy(dale, cheer, [siesta]))).toBe('payment-short');
    buy(dale, cheer, [siesta, chest]);
    expectActionOf(dale, 1);
  });
});

describe('payment (§5, §6.2)', () => {
  it('§5: payment to the discard pile in the listed order, the card to hand, the slot stays empty until clean-up', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Quality Inspection']);
    fill(dale, 'deck', Array(5).fill('Junk'));
    const [raffle = 0, inspection = 0, siesta] = fillMarket(dale, ['Raffle', 'Quality Inspection', 'Siesta']);
    const [a = 0, b = 0] = fill(dale, 'hand', ['Cheer', 'Empty Chest']);
    buy(dale, inspection, [b, a]);
    expect([dale.phase(), dale.active()]).toEqual(['owl', [0]]);
    expect(dale.discard(0)).toEqual([a, b]);
    expect(dale.market()).toEqual([raffle, null, siesta, null, null]);
    dale.send({ type: 'ANSWER', seat: 0, answers: [{ effect: dale.effectOn(inspection), target: 'none' }] });
    expect(dale.market()).toEqual([raffle, siesta, null, null, null]);
    expectActionOf(dale, 1);
  });

  it('§6.2: overpaying is allowed, nothing is returned', () => {
    const dale = newDale();
    const [cheer = 0] = fillMarket(dale, ['Cheer']);
    const [magnet = 0] = fill(dale, 'hand', ['Magnet']);
    buy(dale, cheer, [magnet]);
    expect(dale.hand(0)).toContain(cheer);
    expectActionOf(dale, 1);
  });

  it('§6.2: too little is refused, nothing has changed', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const payment = fill(dale, 'hand', ['Raffle']);
    const before = dale.game.world;
    expect(refusalOf(() => buy(dale, magnet, payment))).toBe('payment-short');
    expect(dale.game.world).toBe(before);
  });

  it('§6.2: a payment is needless if the rest without its smallest card is enough', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [siesta = 0, junk = 0, raffle = 0, other = 0] = fill(dale, 'hand', ['Siesta', 'Junk', 'Raffle', 'Raffle']);
    expect(refusalOf(() => buy(dale, magnet, [siesta, junk]))).toBe('payment-needless');
    // 3 + 3: without either there is too little.
    buy(dale, magnet, [raffle, other]);
    expectActionOf(dale, 1);
  });

  it('§6.2: effective values pay, the printed value is the cost', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [raffle = 0] = fill(dale, 'hand', ['Raffle']);
    play(dale, 'Flashy Show');
    buy(dale, magnet, [raffle]);
    expectActionOf(dale, 1);
  });

  it('§6.2: only own hand cards pay, each once, and only market cards are bought', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [cheer = 0] = fill(dale, 'hand', ['Cheer']);
    const [theirs = 0] = fill(dale, 'hand', ['Siesta'], 1);
    const [inBin = 0] = fill(dale, 'bin', ['Cheer']);
    expect(refusalOf(() => buy(dale, magnet, [cheer, cheer]))).toBe('not-in-hand');
    expect(refusalOf(() => buy(dale, magnet, [theirs]))).toBe('not-in-hand');
    expect(refusalOf(() => buy(dale, inBin, [cheer]))).toBe('wrong-zone');
    expect(refusalOf(() => buy(dale, theirs, [cheer]))).toBe('wrong-zone');
    expectActionOf(dale, 0);
  });

  it('§6.2: a copy pays what the copied card is worth', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [times = 0] = fill(dale, 'hand', ['Seeing Doubles']);
    const [junk = 0] = fill(dale, 'hand', ['Junk']);
    bind(dale, times, junk);
    expect(refusalOf(() => buy(dale, magnet, [times]))).toBe('payment-short');
    expect(dale.valueOf(times)).toBe(1);
  });

  it('§4: one purchase, then the turn is over', () => {
    const dale = newDale();
    fillMarket(dale, ['Cheer', 'Cheer']);
    fill(dale, 'hand', ['Cheer', 'Raffle']);
    const [cheer = 0] = dale.hand(0);
    buy(dale, dale.market()[0] ?? 0, [cheer]);
    expect(dale.turnPlayer()).toBe(1);
    endTurn(dale);
    expectActionOf(dale, 0);
  });

  it('§6.2: what is listed as legal is accepted, and lists every market card that can be paid', () => {
    const dale = newDale();
    fillMarket(dale, ['Cheer', 'Siesta', 'Magnet', 'Raffle', 'Acorn']);
    fill(dale, 'hand', ['Junk', 'Cheer', 'Siesta', 'Glue']);
    const purchases = dale.game.legalMoves(0).flatMap(({ input }) => (input.type === 'PURCHASE' ? [input] : []));
    expect(
      new Set(
        names(
          dale,
          purchases.map(({ card }) => card),
        ),
      ).size,
    ).toBe(5);
    for (const input of purchases) expect(dale.game.whyNot(input)).toBeNull();
  });
});

describe('values (§7)', () => {
  it('§7: every card has its printed value without effects', () => {
    const dale = newDale();
    const ids = fill(dale, 'hand', ['Junk', 'Cheer', 'Raffle', 'Magnet', 'Glue']);
    expect(ids.map((id) => dale.valueOf(id))).toEqual([1, 2, 3, 4, 5]);
  });

  it('§7: value effects hold everywhere and end with the turn', () => {
    const dale = newDale();
    const [inHand = 0] = fill(dale, 'hand', ['Junk']);
    const [inPile = 0] = fill(dale, 'discard', ['Raffle']);
    play(dale, 'Flashy Show');
    expect([dale.valueOf(inHand), dale.valueOf(inPile)]).toEqual([2, 4]);
    endTurn(dale);
    expect([dale.valueOf(inHand), dale.valueOf(inPile)]).toEqual([1, 3]);
  });
});
