// Chameleons: each becomes a copy of a card that it finds in its own place. What a copy is, is in
// rules/chameleons.test.ts.

import { describe, expect, it } from 'vitest';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  bind,
  choose,
  expectActionOf,
  fill,
  fillMarket,
  play,
  refusalOf,
  stack,
  stocked,
  toldTo,
} from '../../helpers/dale-table.ts';

describe('flexible-shopkeeper', () => {
  it('flexible-shopkeeper copies any card of the own rightmost stack', () => {
    const dale = newDale();
    const [old = 0] = stack(dale, ['Magnet']);
    const [, second = 0] = stack(dale, ['Raffle', 'Siesta']);
    const [theirs = 0] = stack(dale, ['Cheer'], 1);
    const [keeper = 0] = fill(dale, 'hand', ['Flexible Shopkeeper']);
    expect(refusalOf(() => bind(dale, keeper, old))).toBe('bind-target');
    expect(refusalOf(() => bind(dale, keeper, theirs))).toBe('bind-target');
    bind(dale, keeper, second);
    expect([dale.typeOf(keeper), dale.valueOf(keeper)]).toEqual(['Siesta', 4]);
    expectActionOf(dale, 0);
  });

  it('flexible-shopkeeper is not usable without a stack', () => {
    const dale = newDale();
    const [keeper = 0, other = 0] = fill(dale, 'hand', ['Flexible Shopkeeper', 'Magnet']);
    expect(refusalOf(() => bind(dale, keeper, other))).toBe('bind-target');
    expect(dale.game.legalMoves(0).some(({ input }) => input.type === 'BIND')).toBe(false);
  });
});

describe('reflection', () => {
  const discardFirst = (dale: ReturnType<typeof newDale>, card: number, player: number) =>
    dale.send({ type: 'BIND', seat: 0, card, player, sideStep: true });

  it('reflection copies the top card of the discard pile of another player, not one below or an own one', () => {
    const dale = newDale();
    const [top = 0, below = 0] = fill(dale, 'discard', ['Magnet', 'Raffle'], 1);
    const [own = 0] = fill(dale, 'discard', ['Siesta']);
    const [reflection = 0] = fill(dale, 'hand', ['Reflection']);
    expect(refusalOf(() => bind(dale, reflection, below))).toBe('bind-target');
    expect(refusalOf(() => bind(dale, reflection, own))).toBe('bind-target');
    bind(dale, reflection, top);
    expect(dale.typeOf(reflection)).toBe('Magnet');
    expectActionOf(dale, 0);
  });

  it('reflection may first discard the top card of that deck, which becomes public, and copies it', () => {
    const dale = newDale({ players: 3 });
    const [pile] = fill(dale, 'discard', ['Magnet'], 1);
    const [top = 0, below] = fill(dale, 'deck', ['Raffle', 'Siesta'], 1);
    const bystander = fill(dale, 'deck', ['Junk'], 2);
    const [reflection = 0] = fill(dale, 'hand', ['Reflection']);
    dale.clearLog();
    discardFirst(dale, reflection, 1);
    expect([dale.discard(1), dale.deck(1), dale.deck(2)]).toEqual([[top, pile], [below], bystander]);
    expect(dale.typeOf(reflection)).toBe('Raffle');
    expect(toldTo(dale, 2)).toContain(top);
    expectActionOf(dale, 0);
  });

  it('reflection: without discarding the pile must hold a card, with it deck or pile must', () => {
    const dale = newDale();
    const [reflection = 0] = fill(dale, 'hand', ['Reflection']);
    expect(refusalOf(() => discardFirst(dale, reflection, 1))).toBe('bind-target');
    const [only = 0] = fill(dale, 'discard', ['Magnet'], 1);
    discardFirst(dale, reflection, 1);
    expect([dale.discard(1), dale.typeOf(reflection)]).toEqual([[only], 'Magnet']);
  });

  it('reflection: not with oneself, not with a target named besides', () => {
    const dale = newDale();
    fill(dale, 'deck', ['Magnet']);
    const [top = 0] = fill(dale, 'discard', ['Magnet'], 1);
    const [reflection = 0] = fill(dale, 'hand', ['Reflection']);
    expect(refusalOf(() => discardFirst(dale, reflection, 0))).toBe('bind-target');
    const both = { type: 'BIND', seat: 0, card: reflection, target: top, player: 1, sideStep: true } as const;
    expect(refusalOf(() => dale.send(both))).toBe('bind-target');
    expect(dale.discard(1)).toEqual([top]);
  });
});

describe('good-old-times', () => {
  const tossFirst = (dale: ReturnType<typeof newDale>, card: number) =>
    dale.send({ type: 'BIND', seat: 0, card, sideStep: true });

  it('good-old-times copies the top card of the bin', () => {
    const dale = stocked();
    const [top = 0, below = 0] = fill(dale, 'bin', ['Magnet', 'Raffle']);
    const [times = 0] = fill(dale, 'hand', ['Good Old Times']);
    expect(refusalOf(() => bind(dale, times, below))).toBe('bind-target');
    bind(dale, times, top);
    expect(dale.typeOf(times)).toBe('Magnet');
    expectActionOf(dale, 0);
  });

  it('good-old-times may first toss the top card of the supply and copies it', () => {
    const dale = stocked();
    const [old] = fill(dale, 'bin', ['Magnet']);
    const [top] = fill(dale, 'supply', ['Raffle']);
    const [times = 0] = fill(dale, 'hand', ['Good Old Times']);
    tossFirst(dale, times);
    expect([dale.bin(), dale.typeOf(times)]).toEqual([[top, old], 'Raffle']);
    expectActionOf(dale, 0);
  });

  it('good-old-times: without tossing the bin must hold a card, with it supply or bin must', () => {
    const dale = newDale();
    const [times = 0] = fill(dale, 'hand', ['Good Old Times']);
    expect(refusalOf(() => tossFirst(dale, times))).toBe('bind-target');
    const [only] = fill(dale, 'bin', ['Magnet']);
    tossFirst(dale, times);
    expect([dale.bin(), dale.supply(), dale.typeOf(times)]).toEqual([[only], [], 'Magnet']);
  });
});

describe('sound-detectors', () => {
  const listen = (dale: ReturnType<typeof newDale>, card: number, player: number) =>
    dale.send({ type: 'BIND', seat: 0, card, player });

  it('sound-detectors look at 2 random cards of a hand and copy 1 of them; the cards stay', () => {
    const dale = newDale({ players: 3 });
    const hand = fill(dale, 'hand', ['Magnet', 'Raffle', 'Siesta'], 1);
    const bystander = fill(dale, 'hand', ['Junk'], 2);
    const [detectors = 0] = fill(dale, 'hand', ['Sound Detectors']);
    dale.clearLog();
    listen(dale, detectors, 1);
    const seen = [...new Set(toldTo(dale, 0))];
    expect(seen).toHaveLength(2);
    expect(hand).toEqual(expect.arrayContaining(seen));
    for (const viewer of [1, 2, 'spectator'] as const) expect(toldTo(dale, viewer)).toEqual([]);
    const [copied = 0] = seen;
    choose(dale, copied);
    expect(dale.typeOf(detectors)).toBe(dale.nameOf(copied));
    expect(toldTo(dale, 2)).toContain(copied);
    expect([dale.hand(1), dale.hand(2)]).toEqual([hand, bystander]);
    expectActionOf(dale, 0);
  });

  it('sound-detectors cannot be cancelled once looked, and copy only what was seen', () => {
    const dale = newDale();
    const hand = fill(dale, 'hand', ['Magnet', 'Raffle', 'Siesta'], 1);
    const [detectors = 0] = fill(dale, 'hand', ['Sound Detectors']);
    dale.clearLog();
    listen(dale, detectors, 1);
    const seen = toldTo(dale, 0);
    const unseen = hand.find((id) => !seen.includes(id)) ?? 0;
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, unseen))).toBe('answer-unknown');
    expect(refusalOf(() => dale.send({ type: 'INVENTORY', seat: 0, cards: [] }))).toBe('wrong-phase');
    choose(dale, seen[0] ?? 0);
    expectActionOf(dale, 0);
  });

  it('sound-detectors: 1 card is enough, an empty hand, the own hand and a target named are not', () => {
    const dale = newDale({ players: 3 });
    const [only = 0] = fill(dale, 'hand', ['Magnet'], 1);
    const [detectors = 0, held = 0] = fill(dale, 'hand', ['Sound Detectors', 'Junk']);
    expect(refusalOf(() => listen(dale, detectors, 2))).toBe('bind-target');
    expect(refusalOf(() => listen(dale, detectors, 0))).toBe('bind-target');
    expect(refusalOf(() => bind(dale, detectors, held))).toBe('bind-target');
    expect(refusalOf(() => bind(dale, detectors, only))).toBe('bind-target');
    listen(dale, detectors, 1);
    choose(dale, only);
    expect(dale.typeOf(detectors)).toBe('Magnet');
  });

  it('sound-detectors: looking at a quality inspection is no entry into a hand (owls.md §3.2)', () => {
    const dale = newDale();
    const [inspection = 0] = fill(dale, 'hand', ['Quality Inspection'], 1);
    const [detectors = 0] = fill(dale, 'hand', ['Sound Detectors']);
    listen(dale, detectors, 1);
    choose(dale, inspection);
    expectActionOf(dale, 0);
  });
});

describe('trendsetting', () => {
  it('trendsetting copies any market card, wherever its slot', () => {
    const dale = newDale();
    const market = fillMarket(dale, ['Magnet', 'Raffle', 'Siesta', 'Cheer', 'Acorn']);
    const [first = 0, second = 0] = fill(dale, 'hand', ['Trendsetting', 'Trendsetting']);
    bind(dale, first, market[4] ?? 0);
    bind(dale, second, market[0] ?? 0);
    expect([dale.typeOf(first), dale.typeOf(second), dale.valueOf(first)]).toEqual(['Acorn', 'Magnet', 4]);
    expect(dale.market()).toEqual(market);
    expectActionOf(dale, 0);
  });

  it('trendsetting with an empty market copies nothing', () => {
    const dale = newDale();
    const [card = 0, other = 0] = fill(dale, 'hand', ['Trendsetting', 'Magnet']);
    expect(refusalOf(() => bind(dale, card, other))).toBe('bind-target');
    expect(refusalOf(() => dale.send({ type: 'BIND', seat: 0, card }))).toBe('bind-target');
  });
});

describe('seeing-doubles', () => {
  it('seeing-doubles copies another hand card, which all get to know', () => {
    const dale = newDale({ players: 3 });
    const [doubles = 0, magnet = 0, junk = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Magnet', 'Junk']);
    dale.clearLog();
    bind(dale, doubles, magnet);
    expect(dale.typeOf(doubles)).toBe('Magnet');
    expect(toldTo(dale, 2)).toContain(doubles);
    expect(dale.trace().find(({ type }) => type === 'Copied')).toMatchObject({ of: { card: 'Magnet' }, as: 'Magnet' });
    expect(toldTo(dale, 2)).not.toContain(junk);
    expectActionOf(dale, 0);
  });

  it('seeing-doubles: not itself, not the hand of another; needs a second card', () => {
    const dale = newDale();
    const [doubles = 0] = fill(dale, 'hand', ['Seeing Doubles']);
    const [theirs = 0] = fill(dale, 'hand', ['Magnet'], 1);
    expect(refusalOf(() => bind(dale, doubles, doubles))).toBe('bind-target');
    expect(refusalOf(() => bind(dale, doubles, theirs))).toBe('bind-target');
    expect(dale.game.legalMoves(0).some(({ input }) => input.type === 'BIND')).toBe(false);
  });

  it('seeing-doubles played as a technique leaves the hand as any other', () => {
    const dale = newDale();
    const [doubles = 0, toy = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Favourite Toy']);
    const [top] = fill(dale, 'discard', ['Magnet']);
    bind(dale, doubles, toy);
    play(dale, doubles);
    expect(dale.hand(0).toSorted()).toEqual([toy, top].toSorted());
    expect([dale.discard(0), dale.typeOf(doubles)]).toEqual([[doubles], 'Seeing Doubles']);
    expectActionOf(dale, 0);
  });
});
