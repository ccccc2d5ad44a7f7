// Pandas: the market, and what it costs.

import { describe, expect, it } from 'vitest';
import { daleViewFor, marketCostOf } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  bind,
  choose,
  endTurn,
  expectActionOf,
  expectNeedMet,
  expectNeedUnmet,
  fill,
  fillMarket,
  names,
  play,
  refusalOf,
  stocked,
  toldTo,
} from '../../helpers/dale-table.ts';

const FIVE = ['Magnet', 'Raffle', 'Siesta', 'Cheer', 'Acorn'];

describe('loyal-partner', () => {
  it('loyal-partner tosses market cards in the order named, then slides and refills', () => {
    const dale = newDale();
    const [magnet = 0, raffle = 0, siesta, cheer = 0, acorn] = fillMarket(dale, FIVE);
    const [first, second, third, left] = fill(dale, 'supply', ['Junk', 'Junk', 'Junk', 'Junk']);
    const partner = play(dale, 'Loyal Partner');
    choose(dale, cheer, magnet, raffle);
    expect(dale.bin()).toEqual([raffle, magnet, cheer]);
    expect(dale.market()).toEqual([siesta, acorn, first, second, third]);
    expect(dale.supply()).toEqual([left]);
    expect(dale.discard(0)).toEqual([partner]);
    expectActionOf(dale, 0);
  });

  it('loyal-partner may toss none, and may toss all', () => {
    const dale = newDale();
    const market = fillMarket(dale, FIVE);
    const supply = fill(dale, 'supply', Array(6).fill('Ironing'));
    play(dale, 'Loyal Partner');
    choose(dale);
    expect(dale.market()).toEqual(market);
    play(dale, 'Loyal Partner');
    choose(dale, ...market);
    expect(dale.market()).toEqual(supply.slice(0, 5));
    expect(dale.bin()).toEqual(market.toReversed());
    expectActionOf(dale, 0);
  });

  it('loyal-partner: an empty supply is made of the bin, the cards just tossed among them (§10)', () => {
    const dale = newDale();
    const market = fillMarket(dale, ['Magnet', 'Raffle']);
    play(dale, 'Loyal Partner');
    choose(dale, ...market);
    expect(
      dale
        .market()
        .filter((id) => id !== null)
        .toSorted(),
    ).toEqual(market.toSorted());
    expect([dale.bin(), dale.supply()]).toEqual([[], []]);
    expectActionOf(dale, 0);
  });

  it('loyal-partner with an empty market is resolved at once; a hand card cannot be tossed by it', () => {
    const dale = newDale();
    const [held = 0] = fill(dale, 'hand', ['Magnet']);
    play(dale, 'Loyal Partner');
    expectActionOf(dale, 0);
    fillMarket(dale, ['Raffle']);
    play(dale, 'Loyal Partner');
    expect(refusalOf(() => choose(dale, held))).toBe('answer-unknown');
    choose(dale);
    expectNeedMet(dale, 'Loyal Partner');
  });
});

describe('prepaid-good', () => {
  it('prepaid-good takes 1 market card without paying; the clean-up follows', () => {
    const dale = newDale();
    const [, , , , acorn = 0] = fillMarket(dale, FIVE);
    const [held = 0] = fill(dale, 'hand', ['Junk']);
    fill(dale, 'deck', Array(5).fill('Junk'));
    const good = play(dale, 'Prepaid Good');
    choose(dale, acorn);
    expect(dale.hand(0)).toEqual(expect.arrayContaining([held, acorn]));
    expect(dale.discard(0)).toEqual([good]);
    expectActionOf(dale, 1);
  });

  it('prepaid-good takes the last market card, exactly 1', () => {
    const dale = newDale();
    const [raffle = 0, magnet = 0] = fillMarket(dale, ['Raffle', 'Magnet']);
    play(dale, 'Prepaid Good');
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, raffle, magnet))).toBe('answer-count');
    choose(dale, raffle);
    expect(dale.market()).toEqual([magnet, null, null, null, null]);
    expectActionOf(dale, 1);
  });

  it('prepaid-good without effect only if the market is empty; the phase ends all the same', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Prepaid Good');
    expectActionOf(dale, 1);
    expectNeedMet(stocked(), 'Prepaid Good');
  });
});

describe('essential-purchase', () => {
  it('essential-purchase tosses 1 card and takes 2 off every market card for the turn', () => {
    const dale = stocked();
    const [first = 0, second = 0, third = 0] = dale.market();
    const [raffle = 0] = fill(dale, 'hand', ['Raffle']);
    const before = [first, second, third].map((id) => marketCostOf(dale.game.world, id ?? 0));
    play(dale, 'Essential Purchase');
    choose(dale, raffle);
    expect(dale.bin()).toEqual([raffle]);
    const after = [first, second, third].map((id) => marketCostOf(dale.game.world, id ?? 0));
    expect([before, after]).toEqual([
      [5, 6, 7],
      [3, 4, 5],
    ]);
    expectActionOf(dale, 0);
    endTurn(dale);
    expect(marketCostOf(dale.game.world, first ?? 0)).toBe(5);
  });

  it('essential-purchase: copies add up, and no cost falls below 0 (§6.1)', () => {
    const dale = newDale();
    const [cheer = 0, raffle = 0] = fillMarket(dale, ['Cheer', 'Raffle']);
    play(dale, 'Essential Purchase');
    play(dale, 'Essential Purchase');
    expect([cheer, raffle].map((id) => marketCostOf(dale.game.world, id))).toEqual([0, 0]);
    const [junk = 0] = fill(dale, 'hand', ['Junk']);
    expect(refusalOf(() => dale.send({ type: 'PURCHASE', seat: 0, card: cheer, payment: [junk] }))).toBe(
      'payment-needless',
    );
    dale.send({ type: 'PURCHASE', seat: 0, card: cheer, payment: [] });
    expect(dale.hand(0)).toEqual(expect.arrayContaining([cheer, junk]));
    expectActionOf(dale, 1);
  });

  it('essential-purchase: the toss is mandatory, but not with an empty hand', () => {
    const dale = stocked();
    play(dale, 'Essential Purchase');
    expectActionOf(dale, 0);
    fill(dale, 'hand', ['Junk', 'Raffle']);
    play(dale, 'Essential Purchase');
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
    choose(dale, dale.hand(0)[0] ?? 0);
    expectNeedMet(dale, 'Essential Purchase');
  });
});

describe('gift-voucher', () => {
  it('gift-voucher takes a market card and lies in its slot', () => {
    const dale = newDale();
    const [magnet, raffle, siesta = 0, cheer, acorn] = fillMarket(dale, FIVE);
    const voucher = play(dale, 'Gift Voucher');
    choose(dale, siesta);
    expect(dale.hand(0)).toEqual([siesta]);
    expect(dale.market()).toEqual([magnet, raffle, voucher, cheer, acorn]);
    expect([dale.discard(0), dale.schedule(0)]).toEqual([[], []]);
    expectActionOf(dale, 0);
  });

  it('gift-voucher with a gap in the market: it lies in the slot of the card taken until the refill slides it', () => {
    const dale = newDale();
    const siesta = dale.put('Siesta', 'market', 0, { at: 3 });
    const voucher = play(dale, 'Gift Voucher');
    choose(dale, siesta);
    expect(dale.market()).toEqual([voucher, null, null, null, null]);
    expect(dale.hand(0)).toEqual([siesta]);
  });

  it('gift-voucher: a chameleon acting as it is printed again in the market', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [doubles = 0, voucher = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Gift Voucher']);
    bind(dale, doubles, voucher);
    play(dale, doubles);
    choose(dale, magnet);
    expect(dale.market()[0]).toBe(doubles);
    expect(dale.typeOf(doubles)).toBe('Seeing Doubles');
    expect(dale.hand(0).toSorted()).toEqual([voucher, magnet].toSorted());
    expectActionOf(dale, 0);
  });

  it('gift-voucher without effect only if the market is empty, and then it is discarded', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Gift Voucher');
    expect(names(dale, dale.discard(0))).toEqual(['Gift Voucher']);
    expectActionOf(dale, 0);
    expectNeedMet(stocked(), 'Gift Voucher');
  });
});

describe('special-offer', () => {
  it('special-offer takes 1 of the top 3 of the supply and tosses the others, the last named on top', () => {
    const dale = stocked();
    const [a = 0, b = 0, c = 0] = fill(dale, 'supply', ['Magnet', 'Raffle', 'Siesta']);
    fill(dale, 'deck', Array(5).fill('Junk'));
    const offer = play(dale, 'Special Offer');
    choose(dale, a);
    choose(dale, b, c);
    expect(dale.hand(0)).toContain(a);
    expect(dale.bin()).toEqual([c, b]);
    expect(dale.discard(0)).toEqual([offer]);
    expectActionOf(dale, 1);
  });

  it('special-offer makes a short supply of the bin', () => {
    const dale = newDale();
    fillMarket(dale, FIVE);
    const [a = 0] = fill(dale, 'supply', ['Magnet']);
    const [b = 0] = fill(dale, 'bin', ['Raffle']);
    play(dale, 'Special Offer');
    expect(dale.limbo(0).toSorted()).toEqual([a, b].toSorted());
    choose(dale, b);
    choose(dale, a);
    expect(dale.bin()).toEqual([a]);
    expect(dale.hand(0)).toContain(b);
    expectActionOf(dale, 1);
  });

  it('special-offer with a single card takes it', () => {
    const dale = newDale();
    fillMarket(dale, FIVE);
    const [only = 0] = fill(dale, 'supply', ['Magnet']);
    play(dale, 'Special Offer');
    choose(dale, only);
    expect(dale.hand(0)).toContain(only);
    expectActionOf(dale, 1);
  });

  it('special-offer: the card taken stays secret, the tossed ones are public', () => {
    const dale = stocked();
    const [a = 0, b = 0, c = 0] = fill(dale, 'supply', ['Magnet', 'Raffle', 'Siesta']);
    dale.clearLog();
    play(dale, 'Special Offer');
    expect(daleViewFor(dale.game.world, 1).players[0]?.limbo).toBeNull();
    choose(dale, a);
    choose(dale, b, c);
    expect(toldTo(dale, 1)).toEqual(expect.arrayContaining([b, c]));
    expect(toldTo(dale, 1)).not.toContain(a);
    expect(toldTo(dale, 0)).toContain(a);
  });

  it('special-offer without effect only if supply and bin are empty', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Special Offer');
    expectActionOf(dale, 1);
    const other = newDale();
    fillMarket(other, FIVE);
    fill(other, 'bin', ['Magnet']);
    expectNeedMet(other, 'Special Offer');
  });
});

describe('exclusive-contacts', () => {
  it('exclusive-contacts: refill to 7, market cards cost 2 more; both end with the turn', () => {
    const dale = stocked();
    fill(dale, 'deck', Array(10).fill('Junk'));
    fill(dale, 'deck', Array(10).fill('Junk'), 1);
    const [first = 0] = dale.market();
    play(dale, 'Exclusive Contacts');
    expect(marketCostOf(dale.game.world, first ?? 0)).toBe(7);
    expectActionOf(dale, 0);
    endTurn(dale);
    expect(dale.hand(0)).toHaveLength(7);
    expect(marketCostOf(dale.game.world, first ?? 0)).toBe(5);
    endTurn(dale);
    expect(dale.hand(1)).toHaveLength(5);
  });

  it('exclusive-contacts: copies add up, and essential-purchase takes off again', () => {
    const dale = stocked();
    fill(dale, 'deck', Array(20).fill('Junk'));
    const [first = 0] = dale.market();
    play(dale, 'Exclusive Contacts');
    play(dale, 'Exclusive Contacts');
    expect(marketCostOf(dale.game.world, first ?? 0)).toBe(9);
    play(dale, 'Essential Purchase');
    expect(marketCostOf(dale.game.world, first ?? 0)).toBe(7);
    endTurn(dale);
    expect(dale.hand(0)).toHaveLength(9);
  });

  it('exclusive-contacts cannot be played without effect', () => {
    expectNeedMet(newDale(), 'Exclusive Contacts');
  });
});
