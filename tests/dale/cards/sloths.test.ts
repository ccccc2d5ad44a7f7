// Sloths: played today, finished at the start of the next turn.

import { describe, expect, it } from 'vitest';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  choose,
  endTurn,
  expectActionOf,
  expectNeedMet,
  fill,
  fillMarket,
  passTo,
  play,
  refusalOf,
  stocked,
} from '../../helpers/dale-table.ts';

const resolve = (dale: ReturnType<typeof newDale>, card: number, seat = 0) =>
  dale.send({ type: 'RESOLVE', seat, card });

/** With decks that never run dry. */
const table = (options = {}) => {
  const dale = stocked(options);
  for (const seat of dale.game.world.players.keys()) fill(dale, 'deck', Array<string>(12).fill('Junk'), seat);
  return dale;
};

describe('steady-achiever', () => {
  it('steady-achiever stays scheduled and draws 1 at the start of the next turn', () => {
    const dale = table();
    const achiever = play(dale, 'Steady Achiever');
    expect([dale.schedule(0), dale.discard(0), dale.hand(0)]).toEqual([[achiever], [], []]);
    expectActionOf(dale, 0);
    endTurn(dale);
    expectActionOf(dale, 1);
    endTurn(dale);
    expect([dale.phase(), dale.active()]).toEqual(['turnStart', [0]]);
    resolve(dale, achiever);
    expect(dale.hand(0)).toHaveLength(6);
    expect([dale.schedule(0), dale.discard(0)]).toEqual([[], [achiever]]);
    expectActionOf(dale, 0);
  });

  it('steady-achiever with no card left draws none and is resolved; others draw nothing', () => {
    const dale = newDale();
    const achiever = play(dale, 'Steady Achiever');
    passTo(dale, 0);
    const theirs = dale.hand(1).length;
    resolve(dale, achiever);
    expect([dale.hand(0).length, dale.hand(1).length]).toEqual([5, theirs]);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Steady Achiever');
  });
});

describe('shopping-journey', () => {
  it('shopping-journey ends the phase when played, and takes a market card at the next turn start', () => {
    const dale = table();
    const journey = play(dale, 'Shopping Journey');
    expectActionOf(dale, 1);
    endTurn(dale);
    const market = dale.market();
    resolve(dale, journey);
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
    choose(dale, market[2] ?? 0);
    expect(dale.hand(0)).toContain(market[2]);
    expect(dale.market().slice(0, 4)).toEqual([market[0], market[1], market[3], market[4]]);
    expect(dale.market()[4]).not.toBeNull();
    expect(dale.discard(0)).toEqual([journey]);
    expectActionOf(dale, 0);
  });

  it('shopping-journey with an empty market is resolved without a card', () => {
    const dale = newDale();
    const journey = play(dale, 'Shopping Journey');
    endTurn(dale);
    resolve(dale, journey);
    expect(dale.discard(0)).toEqual([journey]);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Shopping Journey');
  });
});

describe('housecleaning', () => {
  it('housecleaning takes up to 3 junk of the own discard pile, and may toss 1 card at the next turn start', () => {
    const dale = table();
    const [a = 0, magnet = 0, b = 0, c = 0, d = 0] = fill(dale, 'discard', ['Junk', 'Magnet', 'Junk', 'Junk', 'Junk']);
    const cleaning = play(dale, 'Housecleaning');
    expect(refusalOf(() => choose(dale, magnet))).toBe('answer-unknown');
    expect(refusalOf(() => choose(dale, a, b, c, d))).toBe('answer-count');
    choose(dale, a, b, d);
    expect(dale.hand(0).toSorted()).toEqual([a, b, d].toSorted());
    expect([dale.discard(0), dale.schedule(0)]).toEqual([[magnet, c], [cleaning]]);
    expectActionOf(dale, 0);
    passTo(dale, 0);
    resolve(dale, cleaning);
    choose(dale, a);
    expect(dale.zoneOf(a)).toBe('junkyard');
    expect(dale.hand(0)).toHaveLength(4);
    expectActionOf(dale, 0);
  });

  it('housecleaning may take none and toss none', () => {
    const dale = table();
    fill(dale, 'discard', ['Junk']);
    const cleaning = play(dale, 'Housecleaning');
    choose(dale);
    expect(dale.hand(0)).toEqual([]);
    passTo(dale, 0);
    resolve(dale, cleaning);
    choose(dale);
    expect(dale.hand(0)).toHaveLength(5);
    expectActionOf(dale, 0);
  });

  it('housecleaning: two cards cannot be tossed; with no junk there is no question; not without effect', () => {
    const dale = table();
    fill(dale, 'discard', ['Magnet']);
    fill(dale, 'discard', ['Junk'], 1);
    const cleaning = play(dale, 'Housecleaning');
    expectActionOf(dale, 0);
    passTo(dale, 0);
    resolve(dale, cleaning);
    const [first = 0, second = 0] = dale.hand(0);
    expect(refusalOf(() => choose(dale, first, second))).toBe('answer-count');
    choose(dale);
    expectNeedMet(dale, 'Housecleaning');
  });
});

describe('siesta', () => {
  it('siesta takes a card of choice of the own discard pile at the next turn start', () => {
    const dale = table();
    const siesta = play(dale, 'Siesta');
    const [top, below = 0] = fill(dale, 'discard', ['Magnet', 'Raffle']);
    const theirs = fill(dale, 'discard', ['Cheer'], 1);
    passTo(dale, 0);
    resolve(dale, siesta);
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, theirs[0] ?? 0))).toBe('answer-unknown');
    choose(dale, below);
    expect(dale.hand(0)).toContain(below);
    expect([dale.discard(0), dale.discard(1)]).toEqual([[siesta, top], theirs]);
    expectActionOf(dale, 0);
  });

  it('siesta with an empty pile is resolved and does not take itself', () => {
    const dale = table();
    const siesta = play(dale, 'Siesta');
    passTo(dale, 0);
    resolve(dale, siesta);
    expect([dale.discard(0), dale.hand(0).length]).toEqual([[siesta], 5]);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Siesta');
  });
});

describe('lunch-break', () => {
  it('lunch-break draws 1 when played and 1 at the next turn start', () => {
    const dale = table();
    const [top] = dale.deck(0);
    const lunch = play(dale, 'Lunch Break');
    expect([dale.hand(0), dale.schedule(0)]).toEqual([[top], [lunch]]);
    expectActionOf(dale, 0);
    passTo(dale, 0);
    resolve(dale, lunch);
    expect([dale.hand(0).length, dale.discard(0)]).toEqual([6, [lunch]]);
    expectActionOf(dale, 0);
  });

  it('lunch-break: an inspection drawn when played reacts although the card is not resolved (K2)', () => {
    const dale = table();
    const inspection = dale.put('Quality Inspection', 'deck', 0);
    const knowledge = dale.put('Ancient Knowledge', 'hand', 1);
    const lunch = play(dale, 'Lunch Break');
    expect([dale.phase(), dale.active()]).toEqual(['owl', [0]]);
    expect(dale.owls(0).map(({ card }) => card)).toEqual([inspection]);
    expect([dale.zoneOf(lunch), dale.zoneOf(knowledge)]).toEqual(['schedule', 'hand']);
  });

  it('lunch-break draws nothing from nothing; not without effect', () => {
    const dale = newDale();
    play(dale, 'Lunch Break');
    expect(dale.hand(0)).toEqual([]);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Lunch Break');
  });
});

describe('ironing', () => {
  it('ironing raises every value by 1 in the next own turn only', () => {
    const dale = table();
    const [held = 0] = fill(dale, 'hand', ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Junk'], 1);
    const ironing = play(dale, 'Ironing');
    expect(dale.valueOf(held)).toBe(4);
    endTurn(dale);
    expect([dale.valueOf(held), dale.valueOf(theirs)]).toEqual([4, 1]);
    endTurn(dale);
    resolve(dale, ironing);
    expect([dale.valueOf(held), dale.valueOf(theirs)]).toEqual([5, 2]);
    expectActionOf(dale, 0);
    endTurn(dale);
    expect([dale.valueOf(held), dale.valueOf(theirs)]).toEqual([4, 1]);
  });

  it('ironing pays at once in that turn, and does not raise costs', () => {
    const dale = newDale();
    const ironing = play(dale, 'Ironing');
    passTo(dale, 0);
    resolve(dale, ironing);
    const [cheer = 0] = fillMarket(dale, ['Cheer']);
    const [junk = 0] = dale.hand(0);
    expect(dale.valueOf(junk)).toBe(2);
    dale.send({ type: 'PURCHASE', seat: 0, card: cheer, payment: [junk] });
    expect(dale.hand(0)).toContain(cheer);
    expectActionOf(dale, 1);
    endTurn(dale);
    expectNeedMet(dale, 'Ironing');
  });
});
