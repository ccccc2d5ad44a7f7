// Raccoons: into other players' hands, decks and discard piles.

import { describe, expect, it } from 'vitest';
import { daleViewFor } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  bind,
  choose,
  choosePlayers,
  expectActionOf,
  expectNeedMet,
  expectNeedUnmet,
  fill,
  play,
  refusalOf,
  stocked,
  toldTo,
} from '../../helpers/dale-table.ts';

describe('wily-fellow', () => {
  it('wily-fellow swaps deck and discard pile; the old deck lies upside down, the new one is shuffled', () => {
    const dale = newDale();
    const deck = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta']);
    const discard = fill(dale, 'discard', ['Junk', 'Cheer']);
    const theirs = [fill(dale, 'deck', ['Junk'], 1), fill(dale, 'discard', ['Junk'], 1)];
    const fellow = play(dale, 'Wily Fellow');
    expect(dale.discard(0)).toEqual([fellow, ...deck.toReversed()]);
    expect(dale.deck(0).toSorted()).toEqual(discard.toSorted());
    expect(dale.trace().some((event) => event.type === 'Shuffled' && event.player === 0)).toBe(true);
    expect([dale.deck(1), dale.discard(1)]).toEqual(theirs);
    expectActionOf(dale, 0);
  });

  it.each([[['Magnet'], []] as const, [[], ['Magnet']] as const, [[], []] as const])(
    'wily-fellow works with deck %j and discard pile %j',
    (deck, discard) => {
      const dale = newDale();
      const before = fill(dale, 'deck', deck);
      const pile = fill(dale, 'discard', discard);
      const fellow = play(dale, 'Wily Fellow');
      expect([dale.deck(0), dale.discard(0)]).toEqual([pile, [fellow, ...before]]);
      expectActionOf(dale, 0);
    },
  );

  it('wily-fellow: the old deck becomes public; not without effect', () => {
    const dale = newDale();
    const deck = fill(dale, 'deck', ['Magnet', 'Raffle']);
    dale.clearLog();
    play(dale, 'Wily Fellow');
    expect(toldTo(dale, 1)).toEqual(expect.arrayContaining(deck));
    expectNeedMet(dale, 'Wily Fellow');
  });
});

describe('nuisance', () => {
  it('nuisance: each of 2 chosen players discards 1 random card, nobody else does', () => {
    const dale = newDale({ players: 4 });
    const hands = [1, 2, 3].map((seat) => fill(dale, 'hand', ['Junk', 'Magnet', 'Raffle'], seat));
    const own = fill(dale, 'hand', ['Siesta']);
    play(dale, 'Nuisance');
    choosePlayers(dale, 3, 1);
    expect([1, 2, 3].map((seat) => dale.hand(seat).length)).toEqual([2, 3, 2]);
    expect(hands[0]).toContain(dale.discard(1)[0]);
    expect(hands[2]).toContain(dale.discard(3)[0]);
    expect([dale.discard(2), dale.hand(0)]).toEqual([[], own]);
    expectActionOf(dale, 0);
  });

  it('nuisance: 1 player is enough, an empty hand is unaffected', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'hand', ['Junk'], 2);
    play(dale, 'Nuisance');
    choosePlayers(dale, 1);
    expect([dale.discard(1), dale.hand(2).length]).toEqual([[], 1]);
    expectActionOf(dale, 0);
  });

  it('nuisance: not none, not 3, not twice the same, not oneself', () => {
    const dale = newDale({ players: 4 });
    play(dale, 'Nuisance');
    expect(refusalOf(() => choosePlayers(dale))).toBe('answer-count');
    expect(refusalOf(() => choosePlayers(dale, 1, 2, 3))).toBe('answer-count');
    expect(refusalOf(() => choosePlayers(dale, 1, 1))).toBe('answer-unknown');
    expect(refusalOf(() => choosePlayers(dale, 0))).toBe('answer-unknown');
    choosePlayers(dale, 1, 2);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Nuisance');
  });

  it('nuisance: the card is random, other seeds other cards', () => {
    const picks = Array.from({ length: 20 }, (_, seed) => {
      const dale = newDale({ seed });
      fill(dale, 'hand', ['Junk', 'Magnet', 'Raffle'], 1);
      play(dale, 'Nuisance');
      choosePlayers(dale, 1);
      return dale.nameOf(dale.discard(1)[0] ?? 0);
    });
    expect(new Set(picks).size).toBe(3);
  });
});

describe('rotten-food', () => {
  it('rotten-food puts a hand card on top of the deck of another player', () => {
    const dale = newDale({ players: 3 });
    const [junk = 0, magnet] = fill(dale, 'hand', ['Junk', 'Magnet']);
    const [top] = fill(dale, 'deck', ['Raffle'], 2);
    play(dale, 'Rotten Food');
    choose(dale, junk);
    choosePlayers(dale, 2);
    expect(dale.deck(2)).toEqual([junk, top]);
    expect([dale.hand(0), dale.deck(1)]).toEqual([[magnet], []]);
    expectActionOf(dale, 0);
  });

  it('rotten-food: only the acting player knows the card (§16)', () => {
    const dale = newDale({ players: 3 });
    const [junk = 0] = fill(dale, 'hand', ['Junk']);
    dale.clearLog();
    play(dale, 'Rotten Food');
    choose(dale, junk);
    choosePlayers(dale, 1);
    expect(toldTo(dale, 0)).toContain(junk);
    for (const viewer of [1, 2, 'spectator'] as const) expect(toldTo(dale, viewer)).not.toContain(junk);
  });

  it('rotten-food: not even a bound chameleon is given away by the end of its copy (§16)', () => {
    const dale = newDale({ players: 3 });
    const [doubles = 0, magnet = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Magnet']);
    bind(dale, doubles, magnet);
    dale.clearLog();
    play(dale, 'Rotten Food');
    choose(dale, doubles);
    choosePlayers(dale, 1);
    expect(dale.typeOf(doubles)).toBe('Seeing Doubles');
    for (const viewer of [1, 2, 'spectator'] as const) expect(toldTo(dale, viewer)).not.toContain(doubles);
  });

  it('rotten-food as the last hand card is played without effect only', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Rotten Food');
    expectActionOf(dale, 0);
    fill(dale, 'hand', ['Junk']);
    expectNeedMet(dale, 'Rotten Food');
  });
});

describe('dirty-exchange', () => {
  it('dirty-exchange takes a random card and gives a chosen one back', () => {
    const dale = newDale({ players: 3 });
    const [own = 0] = fill(dale, 'hand', ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Raffle'], 1);
    const bystander = fill(dale, 'hand', ['Siesta'], 2);
    play(dale, 'Dirty Exchange');
    choosePlayers(dale, 1);
    choose(dale, theirs);
    choose(dale, own);
    expect([dale.hand(0), dale.hand(1), dale.hand(2)]).toEqual([[theirs], [own], bystander]);
    expectActionOf(dale, 0);
  });

  it('dirty-exchange may give back the card just taken', () => {
    const dale = newDale();
    const [own] = fill(dale, 'hand', ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Raffle'], 1);
    play(dale, 'Dirty Exchange');
    choosePlayers(dale, 1);
    choose(dale, theirs);
    choose(dale, theirs);
    expect([dale.hand(0), dale.hand(1)]).toEqual([[own], [theirs]]);
    expectActionOf(dale, 0);
  });

  it('dirty-exchange with an empty hand exchanges nothing', () => {
    const dale = newDale();
    const own = fill(dale, 'hand', ['Magnet']);
    play(dale, 'Dirty Exchange');
    choosePlayers(dale, 1);
    expect([dale.hand(0), dale.hand(1)]).toEqual([own, []]);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Dirty Exchange');
  });

  it('dirty-exchange: both cards are known to the two players only (§16)', () => {
    const dale = newDale({ players: 3 });
    const [own = 0] = fill(dale, 'hand', ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Raffle'], 1);
    dale.clearLog();
    play(dale, 'Dirty Exchange');
    choosePlayers(dale, 1);
    choose(dale, theirs);
    choose(dale, own);
    for (const viewer of [0, 1] as const) expect(toldTo(dale, viewer)).toEqual(expect.arrayContaining([own, theirs]));
    for (const viewer of [2, 'spectator'] as const) {
      for (const card of [own, theirs]) expect(toldTo(dale, viewer)).not.toContain(card);
    }
  });

  it('dirty-exchange: a quality inspection reacts in either hand', () => {
    const dale = newDale();
    const [own = 0] = fill(dale, 'hand', ['Quality Inspection']);
    const [theirs = 0] = fill(dale, 'hand', ['Quality Inspection'], 1);
    play(dale, 'Dirty Exchange');
    choosePlayers(dale, 1);
    choose(dale, theirs);
    choose(dale, own);
    expect([dale.phase(), dale.active()]).toEqual(['owl', [0, 1]]);
    expect([dale.owls(0)[0]?.card, dale.owls(1)[0]?.card]).toEqual([theirs, own]);
  });
});

describe('sabotage', () => {
  it('sabotage tosses 1 of the top 2 of a deck and discards the other', () => {
    const dale = stocked({ players: 3 });
    const [a = 0, b, c] = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta'], 1);
    const bystander = fill(dale, 'deck', ['Junk'], 2);
    play(dale, 'Sabotage');
    choosePlayers(dale, 1);
    choose(dale, a);
    expect([dale.bin(), dale.discard(1), dale.deck(1)]).toEqual([[a], [b], [c]]);
    expect([dale.deck(2), dale.discard(0).length]).toEqual([bystander, 1]);
    expectActionOf(dale, 0);
  });

  it('sabotage: with a single card, that card is tossed; a short deck is replenished', () => {
    const dale = stocked();
    const [only = 0] = fill(dale, 'discard', ['Magnet'], 1);
    play(dale, 'Sabotage');
    choosePlayers(dale, 1);
    choose(dale, only);
    expect([dale.bin(), dale.discard(1), dale.deck(1)]).toEqual([[only], [], []]);
    expectActionOf(dale, 0);
  });

  it('sabotage: junk goes to the junkyard; without any card nothing happens', () => {
    const dale = stocked();
    play(dale, 'Sabotage');
    choosePlayers(dale, 1);
    expectActionOf(dale, 0);
    const [junk = 0, magnet] = fill(dale, 'deck', ['Junk', 'Magnet'], 1);
    play(dale, 'Sabotage');
    choosePlayers(dale, 1);
    choose(dale, junk);
    expect([dale.zoneOf(junk), dale.bin(), dale.discard(1)]).toEqual(['junkyard', [], [magnet]]);
    expectNeedMet(dale, 'Sabotage');
  });

  it('sabotage: only the acting player sees the cards before the choice', () => {
    const dale = stocked({ players: 3 });
    const cards = fill(dale, 'deck', ['Magnet', 'Raffle'], 1);
    dale.clearLog();
    play(dale, 'Sabotage');
    choosePlayers(dale, 1);
    expect(toldTo(dale, 0)).toEqual(expect.arrayContaining(cards));
    for (const viewer of [1, 2] as const) for (const card of cards) expect(toldTo(dale, viewer)).not.toContain(card);
    expect(daleViewFor(dale.game.world, 1).players[0]?.limbo).toBeNull();
    choose(dale, cards[0] ?? 0);
    expect(toldTo(dale, 2)).toEqual(expect.arrayContaining(cards));
  });
});

describe('treasure-hunter', () => {
  const take = (dale: ReturnType<typeof newDale>, player: number, pile: 'deck' | 'discard') =>
    dale.send({ type: 'CHOOSE', seat: 0, pile: { player, pile } });

  it('treasure-hunter takes the top card of a discard pile; the clean-up follows', () => {
    const dale = newDale({ players: 3 });
    const [top, below] = fill(dale, 'discard', ['Magnet', 'Raffle'], 1);
    const bystander = fill(dale, 'discard', ['Siesta'], 2);
    play(dale, 'Treasure Hunter');
    take(dale, 1, 'discard');
    expect(dale.hand(0)).toContain(top);
    expect([dale.discard(1), dale.discard(2)]).toEqual([[below], bystander]);
    expectActionOf(dale, 1);
  });

  it('treasure-hunter: a card off a deck is seen by the taker only', () => {
    const dale = newDale({ players: 3 });
    const [top = 0, below] = fill(dale, 'deck', ['Magnet', 'Raffle'], 1);
    dale.clearLog();
    play(dale, 'Treasure Hunter');
    take(dale, 1, 'deck');
    expect(dale.hand(0)).toContain(top);
    expect(dale.deck(1)).toEqual([below]);
    expect(toldTo(dale, 0)).toContain(top);
    for (const viewer of [1, 2] as const) expect(toldTo(dale, viewer)).not.toContain(top);
  });

  it('treasure-hunter: an empty deck may be named if its discard pile holds cards, which is shuffled first', () => {
    const dale = newDale();
    const [only] = fill(dale, 'discard', ['Magnet'], 1);
    play(dale, 'Treasure Hunter');
    take(dale, 1, 'deck');
    expect(dale.hand(0)).toContain(only);
    expect([dale.deck(1), dale.discard(1)]).toEqual([[], []]);
    expectActionOf(dale, 1);
  });

  it('treasure-hunter: not an own pile, not an empty discard pile', () => {
    const dale = newDale();
    fill(dale, 'deck', ['Magnet'], 1);
    fill(dale, 'deck', ['Magnet'], 0);
    play(dale, 'Treasure Hunter');
    expect(refusalOf(() => take(dale, 0, 'deck'))).toBe('answer-unknown');
    expect(refusalOf(() => take(dale, 1, 'discard'))).toBe('answer-unknown');
    take(dale, 1, 'deck');
    expectActionOf(dale, 1);
  });

  it('treasure-hunter without effect only if no other player has a card in deck or discard pile', () => {
    const dale = newDale();
    fill(dale, 'deck', ['Magnet'], 0);
    expectNeedUnmet(dale, 'Treasure Hunter');
    expectActionOf(dale, 1);
    const other = newDale();
    fill(other, 'discard', ['Magnet'], 1);
    expectNeedMet(other, 'Treasure Hunter');
  });
});
