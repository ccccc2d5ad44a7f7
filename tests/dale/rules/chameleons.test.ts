// What a copy is, and how long (rules.md §13.1, §14).

import { describe, expect, it } from 'vitest';
import { daleViewFor } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  bind,
  choose,
  choosePlayers,
  endTurn,
  expectActionOf,
  fill,
  fillMarket,
  play,
  refusalOf,
  stack,
  stocked,
} from '../../helpers/dale-table.ts';

describe('what is copied (§13.1)', () => {
  it('§13.1: the effective type: a bound target is copied as what it is bound to', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [trend = 0, doubles = 0] = fill(dale, 'hand', ['Trendsetting', 'Seeing Doubles']);
    bind(dale, trend, magnet);
    bind(dale, doubles, trend);
    expect(dale.typeOf(doubles)).toBe('Magnet');
    expect(refusalOf(() => bind(dale, doubles, magnet))).toBe('effect-bound');
  });

  it('§13.1: an unbound chameleon is copied as it is, and copies on by its ability', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [doubles = 0, trend = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Trendsetting']);
    bind(dale, doubles, trend);
    expect(dale.typeOf(doubles)).toBe('Trendsetting');
    bind(dale, doubles, magnet);
    expect([dale.typeOf(doubles), dale.typeOf(trend)]).toEqual(['Magnet', 'Trendsetting']);
    expectActionOf(dale, 0);
  });

  it('§13.1: bound once per copy ability, also through a chain back to the same chameleon', () => {
    const dale = newDale();
    const [shown = 0, magnet = 0] = fillMarket(dale, ['Seeing Doubles', 'Magnet']);
    const [doubles = 0, trend = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Trendsetting']);
    bind(dale, doubles, trend);
    bind(dale, doubles, shown);
    expect(dale.typeOf(doubles)).toBe('Seeing Doubles');
    expect(refusalOf(() => bind(dale, doubles, trend))).toBe('effect-bound');
    bind(dale, trend, magnet);
    expectActionOf(dale, 0);
  });

  it('§13.1: the card is the copied card for all purposes: value, set, kind', () => {
    const dale = newDale();
    for (let built = 1; built < 6; built += 1) stack(dale, ['Junk']);
    const [doubles = 0, item = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Nostalgic Item']);
    bind(dale, doubles, item);
    expect(dale.valueOf(doubles)).toBe(3);
    dale.send({ type: 'BUILD', seat: 0, hand: [doubles, item] });
    expect(dale.stall(0)).toHaveLength(6);
    expectActionOf(dale, 1);
  });

  it('§13.1: a used mark is not copied', () => {
    const dale = newDale();
    const [doubles = 0, neighbour = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Cunning Neighbour']);
    dale.send({ type: 'USE', seat: 0, card: neighbour });
    choosePlayers(dale, 1);
    bind(dale, doubles, neighbour);
    dale.send({ type: 'USE', seat: 0, card: doubles });
    choosePlayers(dale, 1);
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: doubles }))).toBe('no-ability');
    expectActionOf(dale, 0);
  });

  it('§13.1: the later movement of the target does not end the copy', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [trend = 0] = fill(dale, 'hand', ['Trendsetting']);
    bind(dale, trend, magnet);
    play(dale, 'Loyal Partner');
    choose(dale, magnet);
    expect(dale.typeOf(trend)).toBe('Magnet');
    expectActionOf(dale, 0);
  });
});

describe('the value of a copy (§13.1, §7)', () => {
  it('§13.1: without changed values the copy has the printed value, later effects on top', () => {
    const dale = newDale();
    const [raffle = 0] = fillMarket(dale, ['Raffle']);
    const [trend = 0] = fill(dale, 'hand', ['Trendsetting']);
    bind(dale, trend, raffle);
    expect(dale.valueOf(trend)).toBe(3);
    play(dale, 'Flashy Show');
    expect([dale.valueOf(trend), dale.valueOf(raffle)]).toEqual([4, 4]);
  });

  it('§13.1: with changed values the copy has the present value of the target, later effects on top', () => {
    const dale = newDale();
    const [raffle = 0] = fillMarket(dale, ['Raffle']);
    const [trend = 0] = fill(dale, 'hand', ['Trendsetting']);
    play(dale, 'Flashy Show');
    bind(dale, trend, raffle);
    expect(dale.valueOf(trend)).toBe(4);
    play(dale, 'Flashy Show');
    expect([dale.valueOf(trend), dale.valueOf(raffle)]).toEqual([5, 5]);
  });

  it('§13.1: a copy of a copy with fixed value has that value', () => {
    const dale = newDale();
    const [raffle = 0] = fillMarket(dale, ['Raffle']);
    const [trend = 0, doubles = 0] = fill(dale, 'hand', ['Trendsetting', 'Seeing Doubles']);
    play(dale, 'Flashy Show');
    bind(dale, trend, raffle);
    bind(dale, doubles, trend);
    expect([dale.valueOf(trend), dale.valueOf(doubles)]).toEqual([4, 4]);
  });
});

describe('the scope of a copy (§13.1, §14)', () => {
  it('§13.1: in hand until the end of the turn', () => {
    const dale = newDale();
    const [doubles = 0, magnet = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Magnet']);
    bind(dale, doubles, magnet);
    endTurn(dale);
    expect([dale.typeOf(doubles), dale.zoneOf(doubles)]).toEqual(['Seeing Doubles', 'hand']);
  });

  it.each([
    ['discard', 'Swift Broker'],
    ['bin', 'Shattered Relic'],
  ] as const)('§13.1: entering the %s ends it (%s)', (zone, card) => {
    const dale = stocked();
    const [shown = 0] = dale.market();
    const [trend = 0] = fill(dale, 'hand', ['Trendsetting']);
    fill(dale, 'deck', ['Junk', 'Junk']);
    bind(dale, trend, shown ?? 0);
    expect(dale.typeOf(trend)).toBe('Ironing');
    play(dale, card);
    choose(dale, trend);
    expect([dale.typeOf(trend), dale.zoneOf(trend)]).toEqual(['Trendsetting', zone]);
    expectActionOf(dale, 0);
  });

  it('§13.1: in a schedule it survives turn ends until the card resolves', () => {
    const dale = newDale();
    const [doubles = 0, achiever = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Steady Achiever']);
    bind(dale, doubles, achiever);
    play(dale, doubles);
    endTurn(dale);
    endTurn(dale);
    expect([dale.phase(), dale.typeOf(doubles)]).toEqual(['turnStart', 'Steady Achiever']);
    dale.send({ type: 'RESOLVE', seat: 0, card: doubles });
    expect(dale.typeOf(doubles)).toBe('Seeing Doubles');
    expectActionOf(dale, 0);
  });

  it('§14: from one hand to another it stays (owls.md U21)', () => {
    const dale = newDale();
    const [doubles = 0, magnet = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Magnet']);
    fill(dale, 'hand', ['Junk'], 1);
    bind(dale, doubles, magnet);
    play(dale, 'Dirty Exchange');
    choosePlayers(dale, 1);
    choose(dale, dale.limbo(0)[0] ?? 0);
    choose(dale, doubles);
    expect([dale.zoneOf(doubles), dale.hand(1), dale.typeOf(doubles)]).toEqual(['hand', [doubles], 'Magnet']);
    endTurn(dale);
    expect(dale.typeOf(doubles)).toBe('Seeing Doubles');
  });

  it('§14: through limbo it stays, and the toss looks at the physical card (§1)', () => {
    const dale = stocked();
    const [doubles = 0, junk = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Junk']);
    bind(dale, doubles, junk);
    play(dale, 'Shattered Relic');
    choose(dale, doubles);
    expect([dale.bin(), dale.typeOf(doubles)]).toEqual([[doubles], 'Seeing Doubles']);
    expect(daleViewFor(dale.game.world, 'spectator').bin).toMatchObject([{ card: 'Seeing Doubles' }]);
  });
});

describe('when chameleons copy (§13.1)', () => {
  it('§13.1: in the own action phase only, from the own hand', () => {
    const dale = newDale();
    const [magnet = 0] = fillMarket(dale, ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Trendsetting'], 1);
    const [inPile = 0, held = 0] = [...fill(dale, 'discard', ['Trendsetting']), ...fill(dale, 'hand', ['Raffle'])];
    expect(refusalOf(() => bind(dale, theirs, magnet))).toBe('not-in-hand');
    expect(refusalOf(() => bind(dale, inPile, magnet))).toBe('not-in-hand');
    expect(refusalOf(() => bind(dale, held, magnet))).toBe('effect-bound');
    expect(refusalOf(() => dale.send({ type: 'BIND', seat: 1, card: theirs, target: magnet }))).toBe('not-awaited');
  });

  it('§12: copying is optional in the action phase', () => {
    const dale = newDale();
    fillMarket(dale, ['Magnet']);
    const [trend = 0] = fill(dale, 'hand', ['Trendsetting']);
    endTurn(dale, trend);
    expectActionOf(dale, 1);
  });
});
