// Macaws: hands come and go.

import { describe, expect, it } from 'vitest';
import { daleViewFor } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
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

describe('swift-broker', () => {
  it('swift-broker discards the hand in the order named, the last on top, and draws as many', () => {
    const dale = newDale();
    const [junk = 0, magnet = 0] = fill(dale, 'hand', ['Junk', 'Magnet']);
    const [first, second, third] = fill(dale, 'deck', ['Spyglass', 'Raffle', 'Siesta']);
    const broker = play(dale, 'Swift Broker');
    choose(dale, magnet, junk);
    expect(dale.hand(0).toSorted()).toEqual([first, second].toSorted());
    expect(dale.deck(0)).toEqual([third]);
    expect(dale.discard(0)).toEqual([broker, junk, magnet]);
    expectActionOf(dale, 0);
  });

  it('swift-broker: cards not named are discarded first (§10)', () => {
    const dale = newDale();
    const [a = 0, b = 0, c = 0] = fill(dale, 'hand', ['Junk', 'Magnet', 'Siesta']);
    fill(dale, 'deck', ['Raffle', 'Raffle', 'Raffle']);
    const broker = play(dale, 'Swift Broker');
    choose(dale, b);
    expect(dale.discard(0).slice(0, 2)).toEqual([broker, b]);
    expect(dale.discard(0).slice(2).toSorted()).toEqual([a, c].toSorted());
    expect(dale.hand(0)).toHaveLength(3);
  });

  it('swift-broker with an empty hand draws nothing and is resolved', () => {
    const dale = newDale();
    fill(dale, 'deck', ['Magnet']);
    const broker = play(dale, 'Swift Broker');
    expect(dale.hand(0)).toEqual([]);
    expect(dale.discard(0)).toEqual([broker]);
    expectActionOf(dale, 0);
  });

  it('swift-broker: the cards just discarded take part in the reshuffle, the card itself does not', () => {
    const dale = newDale();
    const hand = fill(dale, 'hand', ['Junk', 'Magnet']);
    const [top] = fill(dale, 'deck', ['Raffle']);
    const broker = play(dale, 'Swift Broker');
    choose(dale, ...hand);
    expect(dale.hand(0)).toHaveLength(2);
    expect(dale.hand(0)).toContain(top);
    expect(dale.discard(0)).toEqual([broker]);
    expect(dale.deck(0)).toHaveLength(1);
  });

  it('swift-broker touches no other hand, and others are told of discards but not of draws', () => {
    const dale = newDale();
    const hand = fill(dale, 'hand', ['Junk']);
    const [top = 0] = fill(dale, 'deck', ['Raffle']);
    const theirs = fill(dale, 'hand', ['Siesta'], 1);
    dale.clearLog();
    play(dale, 'Swift Broker');
    choose(dale, ...hand);
    expect(dale.hand(1)).toEqual(theirs);
    expect(toldTo(dale, 1)).toEqual(expect.arrayContaining(hand));
    expect(toldTo(dale, 1)).not.toContain(top);
    expect(toldTo(dale, 0)).toContain(top);
  });

  it('swift-broker cannot be played without effect', () => {
    expectNeedMet(newDale(), 'Swift Broker');
  });
});

describe('cookies', () => {
  it('cookies draw 1 card after the refill, once', () => {
    const dale = newDale();
    const cookies = dale.put('Cookies', 'hand', 0);
    fill(dale, 'deck', ['Magnet', 'Magnet', 'Magnet', 'Magnet', 'Siesta']);
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    expect([dale.phase(), dale.hand(0).length]).toEqual(['endOfTurn', 5]);
    dale.send({ type: 'USE', seat: 0, card: cookies });
    expect(names(dale, dale.hand(0))).toContain('Siesta');
    expect(dale.hand(0)).toHaveLength(6);
    expectActionOf(dale, 1);
  });

  it('cookies may be left unused', () => {
    const dale = newDale();
    dale.put('Cookies', 'hand', 0);
    fill(dale, 'deck', Array(6).fill('Magnet'));
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    dale.send({ type: 'END_TURN', seat: 0 });
    expect(dale.hand(0)).toHaveLength(5);
    expectActionOf(dale, 1);
  });

  it('cookies drawn by cookies may be used in the same clean-up', () => {
    const dale = newDale();
    const first = dale.put('Cookies', 'hand', 0);
    const second = dale.put('Cookies', 'deck', 0);
    fill(dale, 'deck', Array(4).fill('Magnet'));
    fill(dale, 'discard', ['Raffle']);
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    dale.send({ type: 'USE', seat: 0, card: first });
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: first }))).toBe('no-ability');
    dale.send({ type: 'USE', seat: 0, card: second });
    expect(dale.hand(0)).toHaveLength(7);
    expectActionOf(dale, 1);
  });

  it('cookies do not open the end of the turn with deck and discard pile empty', () => {
    const dale = newDale();
    dale.put('Cookies', 'hand', 0);
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    expectActionOf(dale, 1);
  });

  it('cookies do nothing in the action phase, and nobody uses the cookies of another', () => {
    const dale = newDale();
    const cookies = dale.put('Cookies', 'hand', 0);
    fill(dale, 'deck', Array(6).fill('Magnet'));
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: cookies }))).toBe('no-ability');
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 1, card: cookies }))).toBe('not-awaited');
  });

  it('cookies: a chameleon that copied them in the action phase may use them', () => {
    const dale = newDale();
    const doubles = dale.put('Seeing Doubles', 'hand', 0);
    const cookies = dale.put('Cookies', 'hand', 0);
    fill(dale, 'deck', Array(6).fill('Magnet'));
    dale.send({ type: 'BIND', seat: 0, card: doubles, target: cookies });
    dale.send({ type: 'INVENTORY', seat: 0, cards: [cookies] });
    dale.send({ type: 'USE', seat: 0, card: doubles });
    expect(dale.hand(0)).toHaveLength(6);
    expectActionOf(dale, 1);
  });
});

describe('shattered-relic', () => {
  it('shattered-relic tosses 1 card to the bin and draws 1', () => {
    const dale = stocked();
    const [magnet = 0, siesta = 0] = fill(dale, 'hand', ['Magnet', 'Siesta']);
    const [top] = fill(dale, 'deck', ['Raffle']);
    const relic = play(dale, 'Shattered Relic');
    choose(dale, magnet);
    expect(dale.bin()).toEqual([magnet]);
    expect(dale.hand(0).toSorted()).toEqual([siesta, top].toSorted());
    expect(dale.discard(0)).toEqual([relic]);
    expectActionOf(dale, 0);
  });

  it('shattered-relic: tossed junk goes to the junkyard, never to the bin', () => {
    const dale = stocked();
    const [junk = 0] = fill(dale, 'hand', ['Junk']);
    play(dale, 'Shattered Relic');
    choose(dale, junk);
    expect(dale.bin()).toEqual([]);
    expect(dale.zoneOf(junk)).toBe('junkyard');
  });

  it('shattered-relic: the toss is mandatory', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Magnet', 'Siesta']);
    play(dale, 'Shattered Relic');
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
  });

  it('shattered-relic with an empty hand draws all the same', () => {
    const dale = newDale();
    const [top] = fill(dale, 'deck', ['Raffle']);
    play(dale, 'Shattered Relic');
    expect(dale.hand(0)).toEqual([top]);
    expectActionOf(dale, 0);
  });

  it('shattered-relic draws the last card there is and then none', () => {
    const dale = newDale();
    const [magnet = 0] = fill(dale, 'hand', ['Magnet']);
    play(dale, 'Shattered Relic');
    choose(dale, magnet);
    expect(dale.hand(0)).toEqual([]);
    expectActionOf(dale, 0);
  });

  it('shattered-relic: others see the tossed card and not the drawn one; not without effect', () => {
    const dale = newDale();
    const [magnet = 0] = fill(dale, 'hand', ['Magnet']);
    const [top = 0] = fill(dale, 'deck', ['Raffle']);
    const theirs = fill(dale, 'hand', ['Siesta'], 1);
    dale.clearLog();
    play(dale, 'Shattered Relic');
    choose(dale, magnet);
    expect(toldTo(dale, 1)).toContain(magnet);
    expect(toldTo(dale, 1)).not.toContain(top);
    expect(dale.hand(1)).toEqual(theirs);
    expectNeedMet(dale, 'Shattered Relic');
  });
});

describe('spyglass', () => {
  it('spyglass takes 1 of the top 3 and puts the others back, the last named on top', () => {
    const dale = newDale();
    const [a = 0, b = 0, c = 0, d = 0] = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta', 'Junk']);
    play(dale, 'Spyglass');
    expect(dale.limbo(0).toSorted()).toEqual([a, b, c].toSorted());
    choose(dale, b);
    choose(dale, a, c);
    expect(dale.hand(0)).toEqual([b]);
    expect(dale.deck(0)).toEqual([c, a, d]);
    expectActionOf(dale, 0);
  });

  it('spyglass looks at fewer when there are fewer, after a reshuffle that leaves the seen ones out', () => {
    const dale = newDale();
    const [a = 0] = fill(dale, 'deck', ['Magnet']);
    const [b = 0] = fill(dale, 'discard', ['Raffle']);
    const glass = play(dale, 'Spyglass');
    expect(dale.limbo(0).toSorted()).toEqual([a, b].toSorted());
    expect(dale.discard(0)).toEqual([]);
    choose(dale, a);
    choose(dale, b);
    expect(dale.deck(0)).toEqual([b]);
    expect(dale.discard(0)).toEqual([glass]);
    expectActionOf(dale, 0);
  });

  it('spyglass with a single card takes it', () => {
    const dale = newDale();
    const [only = 0] = fill(dale, 'deck', ['Magnet']);
    play(dale, 'Spyglass');
    choose(dale, only);
    expect(dale.hand(0)).toEqual([only]);
    expectActionOf(dale, 0);
  });

  it('spyglass with deck and discard pile empty is played without effect only', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Spyglass');
    expectActionOf(dale, 0);
    const other = newDale();
    fill(other, 'discard', ['Junk']);
    expectNeedMet(other, 'Spyglass');
  });

  it('spyglass: only its owner sees the cards (§16)', () => {
    const dale = newDale({ players: 3 });
    const cards = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta']);
    const theirs = fill(dale, 'deck', ['Junk', 'Junk'], 1);
    dale.clearLog();
    play(dale, 'Spyglass');
    const [, ...others] = cards;
    for (const viewer of [1, 2, 'spectator'] as const) {
      const view = daleViewFor(dale.game.world, viewer);
      expect([view.players[0]?.limbo, view.players[0]?.limboCount, view.question]).toEqual([null, 3, null]);
    }
    choose(dale, cards[0] ?? 0);
    choose(dale, ...others);
    for (const viewer of [1, 2, 'spectator'] as const) {
      for (const card of cards) expect(toldTo(dale, viewer)).not.toContain(card);
    }
    expect(toldTo(dale, 0)).toEqual(expect.arrayContaining(cards));
    expect(dale.deck(1)).toEqual(theirs);
  });

  it('spyglass: exactly 1 card is taken, and only a card looked at', () => {
    const dale = newDale();
    const [a = 0, b = 0, , d = 0] = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta', 'Junk']);
    play(dale, 'Spyglass');
    expect(refusalOf(() => choose(dale))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, a, b))).toBe('answer-count');
    expect(refusalOf(() => choose(dale, d))).toBe('answer-unknown');
  });
});

describe('flashy-show', () => {
  it('flashy-show raises every card value by 1 for the rest of the turn', () => {
    const dale = newDale();
    const [junk = 0] = fill(dale, 'hand', ['Junk']);
    const [theirs = 0] = fill(dale, 'hand', ['Magnet'], 1);
    play(dale, 'Flashy Show');
    expect([dale.valueOf(junk), dale.valueOf(theirs)]).toEqual([2, 5]);
    play(dale, 'Flashy Show');
    expect(dale.valueOf(junk)).toBe(3);
    expectActionOf(dale, 0);
    endTurn(dale);
    expect([dale.valueOf(junk), dale.valueOf(theirs)]).toEqual([1, 4]);
  });

  it('flashy-show does not raise the cost of market cards, which is printed (§6.1)', () => {
    const dale = newDale();
    const [raffle = 0] = fillMarket(dale, ['Raffle']);
    const [cheer = 0] = fill(dale, 'hand', ['Cheer']);
    play(dale, 'Flashy Show');
    dale.send({ type: 'PURCHASE', seat: 0, card: raffle, payment: [cheer] });
    expect(dale.hand(0)).toContain(raffle);
    expectActionOf(dale, 1);
  });

  it('flashy-show cannot be played without effect', () => {
    expectNeedMet(newDale(), 'Flashy Show');
  });
});

describe('favourite-toy', () => {
  it('favourite-toy takes the top card of the own discard pile', () => {
    const dale = newDale();
    const [top, below] = fill(dale, 'discard', ['Magnet', 'Raffle']);
    const theirs = fill(dale, 'discard', ['Siesta'], 1);
    const toy = play(dale, 'Favourite Toy');
    expect(dale.hand(0)).toEqual([top]);
    expect(dale.discard(0)).toEqual([toy, below]);
    expect(dale.discard(1)).toEqual(theirs);
    expectActionOf(dale, 0);
  });

  it('favourite-toy with an empty discard pile does nothing, and never takes itself', () => {
    const dale = newDale();
    const toy = play(dale, 'Favourite Toy');
    expect(dale.hand(0)).toEqual([]);
    expect(dale.discard(0)).toEqual([toy]);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Favourite Toy');
  });
});
