// Foxes: something for every player at the table.

import { describe, expect, it } from 'vitest';
import { daleAnniversary, daleViewFor } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  choose,
  choosePlayers,
  expectActionOf,
  expectNeedMet,
  expectNeedUnmet,
  fill,
  fillMarket,
  play,
  refusalOf,
  stocked,
  toldTo,
} from '../../helpers/dale-table.ts';

type Table = ReturnType<typeof newDale>;
const give = (dale: Table, ...gives: (readonly [card: number, player: number])[]) =>
  dale.send({ type: 'CHOOSE', seat: 0, gives: gives.map(([card, player]) => ({ card, player })) });

describe('cunning-neighbour', () => {
  it('cunning-neighbour shows the whole hand of another player to its owner only, once a turn', () => {
    const dale = newDale({ players: 3 });
    const [neighbour = 0] = fill(dale, 'hand', ['Cunning Neighbour']);
    const hand = fill(dale, 'hand', ['Magnet', 'Junk'], 1);
    const bystander = fill(dale, 'hand', ['Raffle'], 2);
    dale.clearLog();
    dale.send({ type: 'USE', seat: 0, card: neighbour });
    choosePlayers(dale, 1);
    expect(toldTo(dale, 0)).toEqual(expect.arrayContaining(hand));
    for (const viewer of [2, 'spectator'] as const)
      for (const card of hand) expect(toldTo(dale, viewer)).not.toContain(card);
    expect(toldTo(dale, 0)).not.toContain(bystander[0]);
    expect([dale.hand(1), dale.zoneOf(neighbour)]).toEqual([hand, 'hand']);
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: neighbour }))).toBe('no-ability');
    expectActionOf(dale, 0);
  });

  it('cunning-neighbour is used up even if that hand is empty; not the own hand', () => {
    const dale = newDale();
    const [neighbour = 0] = fill(dale, 'hand', ['Cunning Neighbour']);
    dale.send({ type: 'USE', seat: 0, card: neighbour });
    expect(refusalOf(() => choosePlayers(dale, 0))).toBe('answer-unknown');
    expect(refusalOf(() => choosePlayers(dale))).toBe('answer-count');
    choosePlayers(dale, 1);
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: neighbour }))).toBe('no-ability');
  });

  it('cunning-neighbour: looking is no entry into a hand (owls.md §11.17)', () => {
    const dale = newDale();
    const [neighbour = 0] = fill(dale, 'hand', ['Cunning Neighbour']);
    fill(dale, 'hand', ['Quality Inspection'], 1);
    dale.send({ type: 'USE', seat: 0, card: neighbour });
    choosePlayers(dale, 1);
    expectActionOf(dale, 0);
  });
});

describe('cheer-classic', () => {
  it('cheer-classic: all search their decks for 1 card at the same time', () => {
    const dale = newDale({ players: 3 });
    const decks = [0, 1, 2].map((seat) => fill(dale, 'deck', ['Magnet', 'Raffle'], seat));
    const cheer = play(dale, 'Cheer');
    expect([dale.phase(), dale.active()]).toEqual(['collective', [0, 1, 2]]);
    dale.send({ type: 'CHOOSE', seat: 2, cards: [decks[2]?.[1] ?? 0] });
    expect(dale.active()).toEqual([0, 1]);
    expect(dale.hand(2)).toEqual([decks[2]?.[1]]);
    dale.send({ type: 'CHOOSE', seat: 0, cards: [decks[0]?.[0] ?? 0] });
    expect(dale.zoneOf(cheer)).toBe('schedule');
    dale.send({ type: 'CHOOSE', seat: 1, cards: [decks[1]?.[0] ?? 0] });
    expect([0, 1, 2].map((seat) => dale.hand(seat))).toEqual([[decks[0]?.[0]], [decks[1]?.[0]], [decks[2]?.[1]]]);
    expect(dale.discard(0)).toEqual([cheer]);
    expectActionOf(dale, 0);
  });

  it('cheer-classic: exactly 1 card of the own deck, once', () => {
    const dale = newDale();
    const [own = 0, second = 0] = fill(dale, 'deck', ['Magnet', 'Raffle']);
    const [theirs = 0] = fill(dale, 'deck', ['Siesta'], 1);
    play(dale, 'Cheer');
    const pick =
      (seat: number, ...cards: number[]) =>
      () =>
        dale.send({ type: 'CHOOSE', seat, cards });
    expect(refusalOf(pick(0))).toBe('answer-count');
    expect(refusalOf(pick(0, own, second))).toBe('answer-count');
    expect(refusalOf(pick(0, theirs))).toBe('answer-unknown');
    pick(0, own)();
    expect(refusalOf(pick(0, second))).toBe('not-awaited');
    pick(1, theirs)();
    expectActionOf(dale, 0);
  });

  it('cheer-classic: an empty deck gets the discard pile first; who has no card is skipped', () => {
    const dale = newDale({ players: 3 });
    const [inPile = 0] = fill(dale, 'discard', ['Magnet'], 1);
    const [own = 0] = fill(dale, 'deck', ['Raffle']);
    play(dale, 'Cheer');
    expect(dale.active()).toEqual([0, 1]);
    dale.send({ type: 'CHOOSE', seat: 1, cards: [inPile] });
    dale.send({ type: 'CHOOSE', seat: 0, cards: [own] });
    expect([dale.hand(1), dale.hand(2)]).toEqual([[inPile], []]);
    expectActionOf(dale, 0);
  });

  it('cheer-classic with no card anywhere is resolved at once', () => {
    const dale = newDale();
    play(dale, 'Cheer');
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Cheer');
  });

  it('cheer-classic: each player sees the own deck only, and nobody learns what another took', () => {
    const dale = newDale();
    const own = fill(dale, 'deck', ['Magnet', 'Raffle']);
    const theirs = fill(dale, 'deck', ['Siesta', 'Junk'], 1);
    dale.clearLog();
    play(dale, 'Cheer');
    const searched = (seat: number) => daleViewFor(dale.game.world, seat).searched?.map(({ id }) => id);
    expect([searched(0), searched(1)]).toEqual([own.toSorted((a, b) => a - b), theirs.toSorted((a, b) => a - b)]);
    dale.send({ type: 'CHOOSE', seat: 0, cards: [own[0] ?? 0] });
    expect(searched(0)).toBeUndefined();
    dale.send({ type: 'CHOOSE', seat: 1, cards: [theirs[0] ?? 0] });
    for (const card of own) expect(toldTo(dale, 1)).not.toContain(card);
    for (const card of theirs) expect(toldTo(dale, 0)).not.toContain(card);
  });
});

describe('cheer (anniversary)', () => {
  it('cheer puts the top discard of every player on the own deck; an empty pile is skipped', () => {
    const dale = newDale({ players: 3, ruleset: daleAnniversary });
    const [own, ownBelow] = fill(dale, 'discard', ['Magnet', 'Raffle']);
    const [theirs] = fill(dale, 'discard', ['Siesta'], 1);
    const deck = fill(dale, 'deck', ['Junk'], 1);
    const cheer = play(dale, 'Cheer');
    expect([dale.deck(0), dale.deck(1), dale.deck(2)]).toEqual([[own], [theirs, ...deck], []]);
    expect([dale.discard(0), dale.discard(1)]).toEqual([[cheer, ownBelow], []]);
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Cheer');
  });
});

describe('raffle', () => {
  it.each([
    ['left', [1, 2, 0]],
    ['right', [2, 0, 1]],
  ] as const)('raffle %s: everybody takes a card of that neighbour at once', (direction, from) => {
    const dale = newDale({ players: 3 });
    const cards = [0, 1, 2].map((seat) => fill(dale, 'hand', ['Magnet'], seat)[0]);
    play(dale, 'Raffle');
    dale.send({ type: 'CHOOSE', seat: 0, direction });
    expect([0, 1, 2].map((seat) => dale.hand(seat))).toEqual(from.map((seat) => [cards[seat]]));
    expectActionOf(dale, 0);
  });

  it('raffle: picks are fixed before any card moves, an empty hand gives nothing', () => {
    const dale = newDale({ players: 3 });
    const [only] = fill(dale, 'hand', ['Magnet'], 1);
    play(dale, 'Raffle');
    dale.send({ type: 'CHOOSE', seat: 0, direction: 'left' });
    expect([dale.hand(0), dale.hand(1), dale.hand(2)]).toEqual([[only], [], []]);
    expectActionOf(dale, 0);
  });

  it('raffle: each moved card is known to giver and taker only (§16)', () => {
    const dale = newDale({ players: 3 });
    const [a = 0, b = 0, c = 0] = [0, 1, 2].map((seat) => fill(dale, 'hand', ['Magnet'], seat)[0] ?? 0);
    dale.clearLog();
    play(dale, 'Raffle');
    dale.send({ type: 'CHOOSE', seat: 0, direction: 'left' });
    const heard = ([0, 1, 2, 'spectator'] as const).map((viewer) =>
      toldTo(dale, viewer)
        .filter((id) => [a, b, c].includes(id))
        .toSorted(),
    );
    expect(heard).toEqual([[a, b].toSorted(), [b, c].toSorted(), [a, c].toSorted(), []]);
    expectNeedMet(dale, 'Raffle');
  });
});

describe('charity', () => {
  it('charity collects 1 random card of every hand and gives each of these players 1', () => {
    const dale = newDale({ players: 3 });
    const [own = 0] = fill(dale, 'hand', ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Raffle'], 1);
    const charity = play(dale, 'Charity');
    expect(dale.limbo(0).toSorted()).toEqual([own, theirs].toSorted());
    expect(refusalOf(() => give(dale, [own, 2]))).toBe('answer-unknown');
    give(dale, [own, 1]);
    expect(dale.hand(1)).toEqual([own]);
    give(dale, [theirs, 0]);
    expect([dale.hand(0), dale.hand(2), dale.discard(0)]).toEqual([[theirs], [], [charity]]);
    expectActionOf(dale, 0);
  });

  it('charity: all at once is legal, one player or card twice is not, none is not', () => {
    const dale = newDale();
    const [own = 0] = fill(dale, 'hand', ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Raffle'], 1);
    play(dale, 'Charity');
    expect(refusalOf(() => give(dale))).toBe('answer-count');
    expect(refusalOf(() => give(dale, [own, 0], [theirs, 0]))).toBe('answer-unknown');
    expect(refusalOf(() => give(dale, [own, 0], [own, 1]))).toBe('answer-unknown');
    give(dale, [own, 1], [theirs, 0]);
    expect([dale.hand(0), dale.hand(1)]).toEqual([[theirs], [own]]);
    expectActionOf(dale, 0);
  });

  it('charity: the acting player sees all, a receiver only the own card', () => {
    const dale = newDale({ players: 3 });
    const [own = 0] = fill(dale, 'hand', ['Magnet']);
    const [first = 0] = fill(dale, 'hand', ['Raffle'], 1);
    const [second = 0] = fill(dale, 'hand', ['Siesta'], 2);
    dale.clearLog();
    play(dale, 'Charity');
    give(dale, [own, 1], [first, 0], [second, 2]);
    expect(toldTo(dale, 0)).toEqual(expect.arrayContaining([own, first, second]));
    expect(toldTo(dale, 1)).not.toContain(second);
    expect(toldTo(dale, 2)).not.toContain(own);
    expect(toldTo(dale, 2)).not.toContain(first);
  });

  it('charity: a card given back counts as entering the hand (owls.md U24)', () => {
    const dale = newDale();
    const [inspection = 0] = fill(dale, 'hand', ['Quality Inspection'], 1);
    play(dale, 'Charity');
    give(dale, [inspection, 1]);
    expect([dale.phase(), dale.active()]).toEqual(['owl', [1]]);
  });

  it('charity without effect only if all hands are empty', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Charity');
    expectActionOf(dale, 0);
    fill(dale, 'hand', ['Junk'], 1);
    expectNeedMet(dale, 'Charity');
  });
});

describe('tasters', () => {
  it('tasters: every player gets 1 market card; the market is refilled only afterwards', () => {
    const dale = stocked({ players: 3 });
    const [a = 0, b = 0, c = 0, d, e] = dale.market().map((id) => id ?? 0);
    const supply = dale.supply();
    const tasters = play(dale, 'Tasters');
    give(dale, [b, 2]);
    expect(dale.market()).toEqual([a, null, c, d, e]);
    expect(refusalOf(() => give(dale, [a, 2]))).toBe('answer-unknown');
    give(dale, [a, 0], [c, 1]);
    expect([dale.hand(0), dale.hand(1), dale.hand(2)]).toEqual([[a], [c], [b]]);
    expect(dale.market()).toEqual([d, e, ...supply.slice(0, 3)]);
    expect(dale.discard(0)).toEqual([tasters]);
    expectActionOf(dale, 0);
  });

  it('tasters: if the market runs out the rest gets nothing', () => {
    const dale = newDale({ players: 3 });
    const [only = 0] = fillMarket(dale, ['Magnet']);
    play(dale, 'Tasters');
    give(dale, [only, 1]);
    expect([dale.hand(0), dale.hand(1), dale.hand(2)]).toEqual([[], [only], []]);
    expectActionOf(dale, 0);
  });

  it('tasters without effect only if the market is empty', () => {
    const dale = newDale();
    expectNeedUnmet(dale, 'Tasters');
    expectActionOf(dale, 0);
    expectNeedMet(stocked(), 'Tasters');
  });
});

describe('sharing-is-caring', () => {
  it('sharing-is-caring collects the top of every deck and gives each of these players 1', () => {
    const dale = newDale({ players: 3 });
    const [own = 0, below] = fill(dale, 'deck', ['Magnet', 'Junk']);
    const [theirs = 0] = fill(dale, 'discard', ['Raffle'], 1);
    const sharing = play(dale, 'Sharing is Caring');
    expect(dale.limbo(0).toSorted()).toEqual([own, theirs].toSorted());
    expect(refusalOf(() => give(dale, [own, 2]))).toBe('answer-unknown');
    give(dale, [own, 1], [theirs, 0]);
    expect([dale.hand(0), dale.hand(1), dale.hand(2)]).toEqual([[theirs], [own], []]);
    expect([dale.deck(0), dale.discard(0)]).toEqual([[below], [sharing]]);
    expectActionOf(dale, 0);
  });

  it('sharing-is-caring: the acting player sees all, receivers theirs, nobody else anything', () => {
    const dale = newDale({ players: 3 });
    const cards = [0, 1, 2].map((seat) => fill(dale, 'deck', ['Magnet'], seat)[0] ?? 0);
    dale.clearLog();
    play(dale, 'Sharing is Caring');
    const [a = 0, b = 0, c = 0] = cards;
    give(dale, [a, 1], [b, 2], [c, 0]);
    const heard = ([0, 1, 2, 'spectator'] as const).map((viewer) =>
      [...new Set(toldTo(dale, viewer))].filter((id) => cards.includes(id)).toSorted(),
    );
    expect(heard).toEqual([[a, b, c].toSorted(), [a], [b], []]);
  });

  it('sharing-is-caring without effect only if nobody has a card in deck or discard pile', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Junk'], 1);
    expectNeedUnmet(dale, 'Sharing is Caring');
    expectActionOf(dale, 0);
    expectNeedMet(dale, 'Sharing is Caring');
  });

  it('sharing-is-caring may hand a single card on, which must be given', () => {
    const dale = newDale();
    const [theirs = 0] = fill(dale, 'deck', ['Magnet'], 1);
    play(dale, 'Sharing is Caring');
    expect(refusalOf(() => choose(dale, theirs))).toBe('answer-shape');
    give(dale, [theirs, 1]);
    expect(dale.hand(1)).toEqual([theirs]);
    expectActionOf(dale, 0);
  });
});
