// Owls: they answer what others do, in two editions. The owl state itself is tested in tests/dale/owl.

import { describe, expect, it } from 'vitest';
import { daleAnniversary, daleViewFor } from '../../../machines/dale/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  choose,
  choosePlayers,
  expectActionOf,
  fill,
  fillMarket,
  play,
  refusalOf,
  stack,
  stocked,
  toldTo,
} from '../../helpers/dale-table.ts';

type Table = ReturnType<typeof newDale>;
type Target = number | readonly number[] | 'none' | 'skip' | 'use';

const answer = (dale: Table, seat: number, card: number, target: Target, take?: number) =>
  dale.send({
    type: 'ANSWER',
    seat,
    answers: [{ effect: dale.effectOn(card), target, ...(take === undefined ? {} : { take }) }],
  });

/** Seat 0 buys a Cheer for 2 junk. */
const purchase = (dale: Table) => {
  const [cheer = 0] = fillMarket(dale, ['Cheer']);
  const payment = fill(dale, 'hand', ['Junk', 'Junk']);
  dale.send({ type: 'PURCHASE', seat: 0, card: cheer, payment });
};

const buildOne = (dale: Table) => {
  const hand = fill(dale, 'hand', ['Swift Broker']);
  dale.send({ type: 'BUILD', seat: 0, hand });
};

/** Seat 0 shuffles its deck with a technique. */
const shuffleOwn = (dale: Table) => play(dale, 'Wily Fellow');

describe('wise-spy', () => {
  it('wise-spy looks at the top 3 of the own deck and puts them back in order, once a turn', () => {
    const dale = newDale();
    const [a = 0, b = 0, c = 0, d] = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta', 'Junk']);
    const theirs = fill(dale, 'deck', ['Junk'], 1);
    const [spy = 0] = fill(dale, 'hand', ['Wise Spy']);
    dale.clearLog();
    dale.send({ type: 'USE', seat: 0, card: spy });
    choose(dale, b, c, a);
    expect([dale.deck(0), dale.deck(1)]).toEqual([[a, c, b, d], theirs]);
    for (const card of [a, b, c]) expect(toldTo(dale, 1)).not.toContain(card);
    expect(toldTo(dale, 0)).toEqual(expect.arrayContaining([a, b, c]));
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: spy }))).toBe('no-ability');
    expectActionOf(dale, 0);
  });

  it('wise-spy with fewer cards sees fewer, with none nothing', () => {
    const dale = newDale();
    const [spy = 0, second = 0] = fill(dale, 'hand', ['Wise Spy', 'Wise Spy']);
    dale.send({ type: 'USE', seat: 0, card: spy });
    expectActionOf(dale, 0);
    const [only = 0] = fill(dale, 'deck', ['Magnet']);
    dale.send({ type: 'USE', seat: 0, card: second });
    choose(dale, only);
    expect(dale.deck(0)).toEqual([only]);
    expectActionOf(dale, 0);
  });
});

describe('ancient-knowledge (note)', () => {
  const withKnowledge = () => {
    const dale = newDale({ players: 3 });
    const [knowledge = 0] = fill(dale, 'hand', ['Ancient Knowledge'], 1);
    const deck = fill(dale, 'deck', ['Magnet', 'Raffle'], 1);
    return { dale, knowledge, deck };
  };

  it('ancient-knowledge: after a technique of another, search and discard 1 card; it stays in hand', () => {
    const { dale, knowledge, deck } = withKnowledge();
    play(dale, 'Flashy Show');
    expect([dale.phase(), dale.active()]).toEqual(['owl', [1]]);
    answer(dale, 1, knowledge, deck[1] ?? 0);
    expect([dale.discard(1), dale.deck(1), dale.hand(1)]).toEqual([[deck[1]], [deck[0]], [knowledge]]);
    expectActionOf(dale, 0);
  });

  it.each([
    ['none', true],
    ['skip', false],
  ] as const)('ancient-knowledge: %s discards nothing; the deck is shuffled: %s', (word, isShuffled) => {
    const { dale, knowledge, deck } = withKnowledge();
    play(dale, 'Flashy Show');
    dale.clearLog();
    answer(dale, 1, knowledge, word);
    expect(dale.deck(1).toSorted()).toEqual(deck.toSorted());
    expect(dale.trace().some(({ type }) => type === 'Shuffled')).toBe(isShuffled);
    expectActionOf(dale, 0);
  });

  it('ancient-knowledge: not after an own technique, a scheduled one, an ability or a build', () => {
    const dale = newDale({ players: 2 });
    fill(dale, 'hand', ['Ancient Knowledge']);
    fill(dale, 'deck', ['Magnet']);
    play(dale, 'Flashy Show');
    expectActionOf(dale, 0);
    fill(dale, 'hand', ['Ancient Knowledge'], 1);
    fill(dale, 'deck', ['Magnet'], 1);
    const [neighbour = 0] = fill(dale, 'hand', ['Cunning Neighbour']);
    dale.send({ type: 'USE', seat: 0, card: neighbour });
    choosePlayers(dale, 1);
    play(dale, 'Steady Achiever');
    expectActionOf(dale, 0);
    stack(dale, ['Junk']);
    // Worth 2 after Flashy Show.
    const hand = fill(dale, 'hand', ['Swift Broker']);
    dale.send({ type: 'BUILD', seat: 0, hand });
    expectActionOf(dale, 1);
  });

  it('ancient-knowledge reacts to a technique without effect, and asks nobody without any card', () => {
    const { dale } = withKnowledge();
    const [food = 0] = fill(dale, 'hand', ['Rotten Food']);
    dale.send({ type: 'PLAY', seat: 0, card: food, withoutEffect: true });
    expect(dale.active()).toEqual([1]);
    const other = newDale();
    fill(other, 'hand', ['Ancient Knowledge'], 1);
    play(other, 'Flashy Show');
    expectActionOf(other, 0);
  });

  it('ancient-knowledge with an empty deck searches the discard pile, which becomes the deck', () => {
    const dale = newDale();
    const [knowledge = 0] = fill(dale, 'hand', ['Ancient Knowledge'], 1);
    const [a = 0, b] = fill(dale, 'discard', ['Magnet', 'Raffle'], 1);
    play(dale, 'Flashy Show');
    expect(daleViewFor(dale.game.world, 1).searched).toHaveLength(2);
    answer(dale, 1, knowledge, a);
    expect([dale.discard(1), dale.deck(1)]).toEqual([[a], [b]]);
    expectActionOf(dale, 0);
  });
});

describe('quality-inspection (note)', () => {
  const withInspection = () => {
    const dale = stocked();
    const [held = 0] = fill(dale, 'hand', ['Magnet']);
    const [top, below] = fill(dale, 'deck', ['Raffle', 'Siesta']);
    const [inspection = 0] = fill(dale, 'discard', ['Quality Inspection']);
    return { dale, held, top, below, inspection };
  };

  it('quality-inspection in a hand: toss 1 card and draw 1', () => {
    const { dale, held, top, inspection } = withInspection();
    play(dale, 'Favourite Toy');
    expect([dale.phase(), dale.active()]).toEqual(['owl', [0]]);
    answer(dale, 0, inspection, held);
    expect(dale.hand(0).toSorted()).toEqual([inspection, top].toSorted());
    expect(dale.bin()).toEqual([held]);
    expectActionOf(dale, 0);
  });

  it('quality-inspection may be declined, which draws nothing, and may toss itself', () => {
    const declined = withInspection();
    play(declined.dale, 'Favourite Toy');
    answer(declined.dale, 0, declined.inspection, 'none');
    expect(declined.dale.hand(0).toSorted()).toEqual([declined.held, declined.inspection].toSorted());
    expectActionOf(declined.dale, 0);
    const { dale, held, top, inspection } = withInspection();
    play(dale, 'Favourite Toy');
    answer(dale, 0, inspection, inspection);
    expect(dale.hand(0).toSorted()).toEqual([held, top].toSorted());
    expect(dale.bin()).toEqual([inspection]);
    expectActionOf(dale, 0);
  });

  it('quality-inspection with no card to draw tosses all the same', () => {
    const dale = stocked();
    const [inspection = 0] = fill(dale, 'deck', ['Quality Inspection']);
    const [held = 0] = fill(dale, 'hand', ['Magnet']);
    dale.put('Shattered Relic', 'hand');
    play(dale, 'Lunch Break');
    answer(dale, 0, inspection, held);
    expect(dale.bin()).toEqual([held]);
    expect(dale.hand(0)).toHaveLength(2);
    expectActionOf(dale, 0);
  });

  it('quality-inspection that was in hand before does not react', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Quality Inspection']);
    fill(dale, 'deck', ['Magnet']);
    play(dale, 'Lunch Break');
    expectActionOf(dale, 0);
  });

  it('quality-inspection in the refill reacts before the turn ends (K8)', () => {
    const dale = newDale();
    const [inspection = 0] = fill(dale, 'deck', ['Quality Inspection']);
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    expect([dale.phase(), dale.active(), dale.turnPlayer()]).toEqual(['owl', [0], 0]);
    answer(dale, 0, inspection, 'none');
    expectActionOf(dale, 1);
  });
});

describe('binoculars (note)', () => {
  it('binoculars: after a purchase of another draw 1, then discard 1', () => {
    const dale = newDale();
    const [binoculars = 0, junk = 0] = fill(dale, 'hand', ['Binoculars', 'Junk'], 1);
    const [top = 0, below] = fill(dale, 'deck', ['Magnet', 'Raffle'], 1);
    purchase(dale);
    expect([dale.phase(), dale.active()]).toEqual(['owl', [1]]);
    expect(daleViewFor(dale.game.world, 1).searched).toBeNull();
    answer(dale, 1, binoculars, 'use');
    expect(dale.hand(1).toSorted()).toEqual([binoculars, junk, top].toSorted());
    expect(refusalOf(() => answer(dale, 1, binoculars, 'none'))).toBe('answer-target');
    answer(dale, 1, binoculars, junk);
    expect([dale.discard(1), dale.deck(1)]).toEqual([[junk], [below]]);
    expectActionOf(dale, 1);
  });

  it('binoculars may be declined; not after an own purchase, not after a card taken without paying', () => {
    const dale = newDale();
    const [binoculars = 0] = fill(dale, 'hand', ['Binoculars'], 1);
    const deck = fill(dale, 'deck', ['Magnet'], 1);
    purchase(dale);
    answer(dale, 1, binoculars, 'none');
    expect(dale.deck(1)).toEqual(deck);
    expectActionOf(dale, 1);
    const other = newDale();
    fill(other, 'hand', ['Binoculars']);
    fill(other, 'deck', Array(9).fill('Junk'));
    fill(other, 'hand', ['Binoculars'], 1);
    fill(other, 'deck', ['Magnet'], 1);
    const [raffle = 0] = fillMarket(other, ['Raffle']);
    play(other, 'Prepaid Good');
    choose(other, raffle);
    expectActionOf(other, 1);
  });

  it('binoculars with no card to draw are not asked', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Binoculars'], 1);
    purchase(dale);
    expectActionOf(dale, 1);
  });
});

describe('balancing (note)', () => {
  const withBalancing = () => {
    const dale = newDale();
    const [balancing = 0, magnet = 0, junk = 0] = fill(dale, 'hand', ['Balancing', 'Magnet', 'Junk'], 1);
    const [raffle = 0, siesta = 0] = fill(dale, 'discard', ['Raffle', 'Siesta'], 1);
    fill(dale, 'deck', ['Junk']);
    return { dale, balancing, magnet, junk, raffle, siesta };
  };

  it('balancing: after the deck of another was shuffled, swap an animalfolk hand card for one of the own pile', () => {
    const { dale, balancing, magnet, junk, raffle, siesta } = withBalancing();
    shuffleOwn(dale);
    expect([dale.phase(), dale.active()]).toEqual(['owl', [1]]);
    answer(dale, 1, balancing, magnet, siesta);
    expect(dale.hand(1).toSorted()).toEqual([balancing, junk, siesta].toSorted());
    expect(dale.discard(1)).toEqual([magnet, raffle]);
    expectActionOf(dale, 0);
  });

  it('balancing: junk cannot be given, a card must be taken and lie in the own pile; it may be declined', () => {
    const { dale, balancing, magnet, junk, raffle } = withBalancing();
    const [theirs = 0] = fill(dale, 'discard', ['Cheer']);
    shuffleOwn(dale);
    expect(refusalOf(() => answer(dale, 1, balancing, junk, raffle))).toBe('answer-target');
    expect(refusalOf(() => answer(dale, 1, balancing, magnet))).toBe('answer-target');
    expect(refusalOf(() => answer(dale, 1, balancing, magnet, theirs))).toBe('answer-target');
    answer(dale, 1, balancing, 'none');
    expect(dale.discard(1)).toHaveLength(2);
    expectActionOf(dale, 0);
  });

  it('balancing: two of them cannot take the same card in one request', () => {
    const { dale, balancing, magnet, raffle, siesta } = withBalancing();
    const [second = 0, cheer = 0] = fill(dale, 'hand', ['Balancing', 'Cheer'], 1);
    shuffleOwn(dale);
    const both = (take: number) => ({
      type: 'ANSWER' as const,
      seat: 1,
      answers: [
        { effect: dale.effectOn(balancing), target: magnet, take: raffle },
        { effect: dale.effectOn(second), target: cheer, take },
      ],
    });
    expect(refusalOf(() => dale.send(both(raffle)))).toBe('answer-void');
    dale.send(both(siesta));
    expect(dale.hand(1)).toEqual(expect.arrayContaining([raffle, siesta]));
    expectActionOf(dale, 0);
  });

  it('balancing: not after the own deck was shuffled, not with an empty discard pile', () => {
    const dale = newDale();
    fill(dale, 'hand', ['Balancing', 'Magnet']);
    fill(dale, 'discard', ['Raffle']);
    fill(dale, 'hand', ['Balancing'], 1);
    shuffleOwn(dale);
    expectActionOf(dale, 0);
  });
});

describe('extra-remarks (note)', () => {
  it('extra-remarks: after another built, put 1 card of the own pile on the own deck', () => {
    const dale = newDale();
    const [remarks = 0] = fill(dale, 'hand', ['Extra Remarks'], 1);
    const [top, below = 0] = fill(dale, 'discard', ['Magnet', 'Raffle'], 1);
    const [deck] = fill(dale, 'deck', ['Junk'], 1);
    buildOne(dale);
    expect([dale.phase(), dale.active()]).toEqual(['owl', [1]]);
    expect(daleViewFor(dale.game.world, 1).searched).toBeNull();
    answer(dale, 1, remarks, below);
    expect([dale.deck(1), dale.discard(1), dale.hand(1)]).toEqual([[below, deck], [top], [remarks]]);
    expectActionOf(dale, 1);
  });

  it('extra-remarks may be declined, and are not asked with an empty pile or after an own build', () => {
    const dale = newDale();
    const [remarks = 0] = fill(dale, 'hand', ['Extra Remarks'], 1);
    const pile = fill(dale, 'discard', ['Magnet'], 1);
    buildOne(dale);
    answer(dale, 1, remarks, 'none');
    expect(dale.discard(1)).toEqual(pile);
    expectActionOf(dale, 1);
    const other = newDale();
    fill(other, 'hand', ['Extra Remarks'], 1);
    fill(other, 'hand', ['Extra Remarks']);
    fill(other, 'discard', ['Magnet']);
    buildOne(other);
    expectActionOf(other, 1);
  });

  it('extra-remarks react to a bonus build too', () => {
    const dale = newDale();
    for (let built = 0; built < 4; built += 1) stack(dale, ['Junk']);
    const [remarks = 0] = fill(dale, 'hand', ['Extra Remarks'], 1);
    fill(dale, 'discard', ['Magnet'], 1);
    const [winter = 0, first = 0, second = 0] = fill(dale, 'hand', [
      'Winter is coming',
      'Nostalgic Item',
      'Nostalgic Item',
    ]);
    dale.send({ type: 'BUILD', seat: 0, hand: [winter] });
    answer(dale, 1, remarks, 'none');
    expect([dale.phase(), dale.active()]).toEqual(['bonusBuild', [0]]);
    dale.send({ type: 'BUILD', seat: 0, hand: [first, second] });
    answer(dale, 1, remarks, 'none');
    expectActionOf(dale, 1);
  });
});

describe('anniversary edition', () => {
  const anniversary = (options = {}) => newDale({ ruleset: daleAnniversary, ...options });

  it('ancient-knowledge: draw 2 and discard it, mandatory', () => {
    const dale = anniversary();
    const [knowledge = 0] = fill(dale, 'hand', ['Ancient Knowledge'], 1);
    const [a, b, c] = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta'], 1);
    play(dale, 'Flashy Show');
    expect(daleViewFor(dale.game.world, 1).searched).toBeNull();
    for (const word of ['none', 'skip'] as const) {
      expect(refusalOf(() => answer(dale, 1, knowledge, word))).toBe('answer-target');
    }
    answer(dale, 1, knowledge, 'use');
    expect(dale.hand(1).toSorted()).toEqual([a, b].toSorted());
    expect([dale.discard(1), dale.deck(1)]).toEqual([[knowledge], [c]]);
    expectActionOf(dale, 0);
  });

  it('quality-inspection: the toss is mandatory', () => {
    const dale = anniversary();
    const [inspection = 0] = fill(dale, 'deck', ['Quality Inspection']);
    const [held = 0] = fill(dale, 'hand', ['Magnet']);
    play(dale, 'Lunch Break');
    expect(refusalOf(() => answer(dale, 0, inspection, 'none'))).toBe('answer-target');
    answer(dale, 0, inspection, held);
    expect(dale.hand(0)).toEqual([inspection]);
    expectActionOf(dale, 0);
  });

  it('binoculars: fetch 2 cards of the own deck, shuffle, discard it', () => {
    const dale = anniversary();
    const [binoculars = 0] = fill(dale, 'hand', ['Binoculars'], 1);
    const [a = 0, b = 0, c = 0] = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta'], 1);
    purchase(dale);
    expect(refusalOf(() => answer(dale, 1, binoculars, 'none'))).toBe('answer-target');
    expect(refusalOf(() => answer(dale, 1, binoculars, a))).toBe('answer-target');
    answer(dale, 1, binoculars, [a, c]);
    expect(dale.hand(1).toSorted()).toEqual([a, c].toSorted());
    expect([dale.discard(1), dale.deck(1)]).toEqual([[binoculars], [b]]);
    expectActionOf(dale, 1);
  });

  it('binoculars: a deck of 1 gets the discard pile before the search for 2 (§10)', () => {
    const dale = anniversary();
    const [binoculars = 0] = fill(dale, 'hand', ['Binoculars'], 1);
    const [a = 0] = fill(dale, 'deck', ['Magnet'], 1);
    const [b = 0, c] = fill(dale, 'discard', ['Raffle', 'Siesta'], 1);
    purchase(dale);
    expect(daleViewFor(dale.game.world, 1).searched).toHaveLength(3);
    answer(dale, 1, binoculars, [a, b]);
    expect(dale.hand(1).toSorted()).toEqual([a, b].toSorted());
    expect([dale.discard(1), dale.deck(1)]).toEqual([[binoculars], [c]]);
    expectActionOf(dale, 1);
  });

  it('balancing: trade 2 hand cards for 2 draws', () => {
    const dale = anniversary();
    const [balancing = 0, magnet = 0, junk = 0] = fill(dale, 'hand', ['Balancing', 'Magnet', 'Junk'], 1);
    const [a, b] = fill(dale, 'deck', ['Raffle', 'Siesta'], 1);
    fill(dale, 'deck', ['Junk']);
    shuffleOwn(dale);
    expect(refusalOf(() => answer(dale, 1, balancing, magnet))).toBe('answer-target');
    answer(dale, 1, balancing, [magnet, junk]);
    expect(dale.hand(1).toSorted()).toEqual([balancing, a, b].toSorted());
    expect(dale.discard(1)).toEqual([junk, magnet]);
    expectActionOf(dale, 0);
  });

  it('extra-remarks: take 2 cards of the own pile, or the only one, and discard it', () => {
    const dale = anniversary();
    const [remarks = 0] = fill(dale, 'hand', ['Extra Remarks'], 1);
    const [only = 0] = fill(dale, 'discard', ['Magnet'], 1);
    buildOne(dale);
    answer(dale, 1, remarks, only);
    expect([dale.hand(1), dale.discard(1)]).toEqual([[only], [remarks]]);
    expectActionOf(dale, 1);
    const other = anniversary();
    const [second = 0] = fill(other, 'hand', ['Extra Remarks'], 1);
    const [a = 0, b, c = 0] = fill(other, 'discard', ['Magnet', 'Raffle', 'Siesta'], 1);
    buildOne(other);
    answer(other, 1, second, [c, a]);
    expect(other.hand(1).toSorted()).toEqual([a, c].toSorted());
    expect(other.discard(1)).toEqual([second, b]);
    expectActionOf(other, 1);
  });
});
