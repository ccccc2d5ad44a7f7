// The life of a technique (rules.md §11).

import { describe, expect, it } from 'vitest';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  bind,
  choose,
  endTurn,
  expectActionOf,
  fill,
  fillMarket,
  passTo,
  play,
  playWithoutEffect,
  refusalOf,
  stocked,
} from '../../helpers/dale-table.ts';

describe('playing (§11.1)', () => {
  it('§11.1: the card lies in the schedule while its choices are open', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Junk']);
    const relic = play(dale, 'Shattered Relic');
    expect([dale.phase(), dale.schedule(0), dale.hand(0)]).toEqual(['choice', [relic], dale.hand(0)]);
    expect(dale.hand(0)).not.toContain(relic);
  });

  it('§11.1: there is at most one resolving card', () => {
    const dale = newDale();
    const [, toy = 0] = fill(dale, 'hand', ['Junk', 'Favourite Toy']);
    play(dale, 'Shattered Relic');
    expect(refusalOf(() => dale.send({ type: 'PLAY', seat: 0, card: toy }))).toBe('wrong-phase');
    expect(refusalOf(() => dale.send({ type: 'CHOOSE', seat: 1, cards: [toy] }))).toBe('not-awaited');
  });

  it('§11.1: with plus the action phase goes on, without plus the clean-up follows', () => {
    const dale = stocked();
    play(dale, 'Favourite Toy');
    expectActionOf(dale, 0);
    play(dale, 'Prepaid Good');
    choose(dale, dale.market()[0] ?? 0);
    expectActionOf(dale, 1);
  });

  it('§11.5: only techniques of the own hand are played', () => {
    const dale = newDale();
    const [chest = 0] = fill(dale, 'hand', ['Empty Chest']);
    const [theirs = 0] = fill(dale, 'hand', ['Magnet'], 1);
    const [inPile = 0] = fill(dale, 'discard', ['Magnet']);
    expect(refusalOf(() => dale.send({ type: 'PLAY', seat: 0, card: chest }))).toBe('not-a-technique');
    for (const card of [theirs, inPile]) {
      expect(refusalOf(() => dale.send({ type: 'PLAY', seat: 0, card }))).toBe('not-in-hand');
    }
  });

  it('§11.1: a card with a later trigger stays scheduled, several at once', () => {
    const dale = newDale();
    const cards = [play(dale, 'Siesta'), play(dale, 'Steady Achiever')];
    expect(dale.schedule(0).toSorted()).toEqual(cards.toSorted());
    endTurn(dale);
    expect(dale.schedule(0).toSorted()).toEqual(cards.toSorted());
  });
});

describe('full resolution (§11.2)', () => {
  it('§11.2: the card leaves the schedule, then the market slides and is refilled, then others react', () => {
    const dale = newDale();
    const [knowledge = 0] = fill(dale, 'hand', ['Ancient Knowledge'], 1);
    fill(dale, 'deck', ['Junk'], 1);
    fill(dale, 'supply', Array(5).fill('Ironing'));
    dale.clearLog();
    const toy = play(dale, 'Favourite Toy');
    expect([dale.discard(0), dale.schedule(0), dale.phase()]).toEqual([[toy], [], 'owl']);
    expect(dale.market()).not.toContain(null);
    const order = dale
      .trace()
      .map(({ type }) => type)
      .filter((type) => ['TechniqueResolved', 'MarketRefilled', 'OwlWaits', 'PlayersAwaited'].includes(type));
    expect(order).toEqual(['TechniqueResolved', 'MarketRefilled', 'OwlWaits', 'PlayersAwaited']);
    dale.send({ type: 'ANSWER', seat: 1, answers: [{ effect: dale.effectOn(knowledge), target: 'skip' }] });
    expectActionOf(dale, 0);
  });

  it('§11.2: scheduling is no resolution: no refill, nobody reacts (§11.3)', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Ancient Knowledge'], 1);
    fill(dale, 'deck', ['Junk'], 1);
    fill(dale, 'supply', ['Ironing']);
    dale.clearLog();
    play(dale, 'Siesta');
    expect(dale.market()).toEqual([null, null, null, null, null]);
    expect(dale.trace().some(({ type }) => type === 'TechniqueResolved')).toBe(false);
    expectActionOf(dale, 0);
  });

  it('§11.2: resolving at the turn start never ends a phase, whatever the plus (§11.1)', () => {
    const dale = stocked();
    const journey = play(dale, 'Shopping Journey');
    endTurn(dale);
    dale.send({ type: 'RESOLVE', seat: 0, card: journey });
    choose(dale, dale.market()[0] ?? 0);
    expectActionOf(dale, 0);
  });

  it('§11.3: without effect is fully resolved too, and the plus is kept', () => {
    const dale = newDale();
    fill(dale, 'supply', Array(5).fill('Ironing'));
    dale.clearLog();
    const magnet = playWithoutEffect(dale, 'Magnet');
    expect(dale.discard(0)).toEqual([magnet]);
    expect(dale.market()).not.toContain(null);
    expect(dale.trace().some(({ type }) => type === 'TechniqueResolved')).toBe(true);
    expectActionOf(dale, 0);
  });

  it('§11.3: a resolution by a copied type is one of that chameleon card, at the next turn start too', () => {
    const dale = newDale();
    const [doubles = 0, siesta = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Siesta']);
    bind(dale, doubles, siesta);
    play(dale, doubles);
    fill(dale, 'deck', Array(9).fill('Junk'));
    endTurn(dale, siesta);
    expect([dale.schedule(0), dale.typeOf(doubles)]).toEqual([[doubles], 'Siesta']);
    endTurn(dale);
    dale.send({ type: 'RESOLVE', seat: 0, card: doubles });
    choose(dale, siesta);
    expect([dale.discard(0), dale.typeOf(doubles)]).toEqual([[doubles], 'Seeing Doubles']);
    expectActionOf(dale, 0);
  });

  it('§11.2: the market is full again between two techniques of a turn', () => {
    const dale = stocked();
    const [first = 0] = dale.market();
    play(dale, 'Gift Voucher');
    choose(dale, first ?? 0);
    const [second = 0] = dale.market();
    play(dale, 'Prepaid Good');
    choose(dale, second ?? 0);
    expect(dale.market()).not.toContain(null);
  });
});

describe('the schedule (§11.4)', () => {
  it('§11.4: a scheduled card waits for the own turn start, not for that of others', () => {
    const dale = newDale({ players: 3 });
    const siesta = play(dale, 'Siesta');
    fill(dale, 'discard', ['Magnet']);
    for (const seat of [1, 2]) {
      endTurn(dale);
      expectActionOf(dale, seat);
    }
    endTurn(dale);
    expect([dale.phase(), dale.turnPlayer(), dale.schedule(0)]).toEqual(['turnStart', 0, [siesta]]);
  });

  it('§11.4: what was played again after its resolution waits for a further turn', () => {
    const dale = newDale();
    const achiever = play(dale, 'Steady Achiever');
    passTo(dale, 0);
    dale.send({ type: 'RESOLVE', seat: 0, card: achiever });
    play(dale, 'Favourite Toy');
    play(dale, achiever);
    expect(dale.schedule(0)).toEqual([achiever]);
    expectActionOf(dale, 0);
    passTo(dale, 0);
    expect(dale.phase()).toBe('turnStart');
  });

  it('§11.5: a free card of the market is not a purchase, and others see the market move', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    dale.clearLog();
    play(dale, 'Prepaid Good');
    choose(dale, magnet);
    expect(dale.trace().some(({ type }) => type === 'Purchased')).toBe(false);
    expectActionOf(dale, 1);
  });
});
