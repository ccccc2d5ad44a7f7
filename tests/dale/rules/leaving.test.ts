// Players who leave (rules.md §19) and the expiry of effects (§14).

import { describe, expect, it } from 'vitest';
import { marketCostOf } from '../../../machines/dale/index.ts';
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

type Table = ReturnType<typeof newDale>;
const leave = (dale: Table, seat: number) => dale.send({ type: 'CONCEDE', seat });

describe('leaving (§19)', () => {
  it('§19: in the own action phase the own clean-up follows, then the next player', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'deck', Array(9).fill('Junk'));
    leave(dale, 0);
    expect(dale.hand(0)).toHaveLength(5);
    expectActionOf(dale, 1);
    endTurn(dale);
    endTurn(dale);
    expectActionOf(dale, 1);
    expect(refusalOf(() => leave(dale, 0))).toBe('has-left');
  });

  it('§19: another player may leave at any time, the turn goes on', () => {
    const dale = newDale({ players: 3 });
    leave(dale, 1);
    expectActionOf(dale, 0);
    endTurn(dale);
    expectActionOf(dale, 2);
  });

  it('§19: the last one there wins', () => {
    const dale = newDale({ players: 3 });
    leave(dale, 0);
    expect(dale.outcome()).toEqual({ result: 'none' });
    leave(dale, 2);
    expect(dale.outcome()).toEqual({ result: 'win', player: 1 });
  });

  it('§19: own cards set aside go to the hand, the resolving card is fully resolved', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'deck', Array(9).fill('Junk'));
    const cards = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta']);
    const glass = play(dale, 'Spyglass');
    dale.clearLog();
    leave(dale, 0);
    expect(dale.hand(0)).toEqual(expect.arrayContaining(cards));
    expect([dale.limbo(0), dale.schedule(0), dale.discard(0)]).toEqual([[], [], [glass]]);
    expect(dale.trace().some(({ type }) => type === 'TechniqueResolved')).toBe(true);
    expectActionOf(dale, 1);
  });

  it('§19: cards of another deck set aside go back on it in their order', () => {
    const dale = newDale({ players: 3 });
    const deck = fill(dale, 'deck', ['Magnet', 'Raffle', 'Siesta'], 1);
    play(dale, 'Sabotage');
    choosePlayers(dale, 1);
    expect(dale.limbo(0)).toHaveLength(2);
    leave(dale, 0);
    expect([dale.deck(1), dale.limbo(0)]).toEqual([deck, []]);
    expectActionOf(dale, 1);
  });

  it('§19: cards of the supply set aside go back on it', () => {
    const dale = stocked({ players: 3 });
    const [top, second, third] = fill(dale, 'supply', ['Magnet', 'Raffle', 'Siesta']);
    play(dale, 'Special Offer');
    leave(dale, 0);
    expect(dale.supply().slice(0, 3)).toEqual([top, second, third]);
    expectActionOf(dale, 1);
  });

  it('§19: cards of other hands set aside go back to those hands', () => {
    const dale = newDale({ players: 3 });
    const hands = [1, 2].map((seat) => fill(dale, 'hand', ['Magnet'], seat));
    play(dale, 'Charity');
    leave(dale, 0);
    expect([dale.hand(1), dale.hand(2), dale.limbo(0)]).toEqual([...hands, []]);
    expectActionOf(dale, 1);
  });

  it('§19: others react to the technique that is resolved by leaving', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'hand', ['Junk']);
    const [knowledge = 0] = fill(dale, 'hand', ['Ancient Knowledge'], 2);
    fill(dale, 'deck', ['Junk'], 2);
    play(dale, 'Shattered Relic');
    leave(dale, 0);
    expect([dale.phase(), dale.active()]).toEqual(['owl', [2]]);
    dale.send({ type: 'ANSWER', seat: 2, answers: [{ effect: dale.effectOn(knowledge), target: 'skip' }] });
    expectActionOf(dale, 1);
  });

  it('§19: in the end-of-turn step leaving ends the turn', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'hand', ['Cookies']);
    fill(dale, 'deck', Array(9).fill('Junk'));
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    expect(dale.phase()).toBe('endOfTurn');
    leave(dale, 0);
    expect(dale.hand(0)).toHaveLength(5);
    expectActionOf(dale, 1);
  });

  it('§19: in the bonus build and at the turn start leaving ends the turn too', () => {
    const dale = newDale({ players: 3 });
    for (let built = 1; built < 5; built += 1) stack(dale, ['Junk']);
    const hand = fill(dale, 'hand', ['Winter is coming']);
    dale.send({ type: 'BUILD', seat: 0, hand });
    leave(dale, 0);
    expectActionOf(dale, 1);
    const other = newDale({ players: 3 });
    play(other, 'Siesta');
    for (let turn = 0; turn < 3; turn += 1) endTurn(other);
    expect(other.phase()).toBe('turnStart');
    leave(other, 0);
    expectActionOf(other, 1);
  });

  it('§19: in the old Cheer the player is waited for no longer, the others finish', () => {
    const dale = newDale({ players: 3 });
    const cards = [0, 1, 2].map((seat) => fill(dale, 'deck', ['Magnet'], seat)[0] ?? 0);
    play(dale, 'Cheer');
    leave(dale, 0);
    expect(dale.active()).toEqual([1, 2]);
    dale.send({ type: 'CHOOSE', seat: 2, cards: [cards[2] ?? 0] });
    dale.send({ type: 'CHOOSE', seat: 1, cards: [cards[1] ?? 0] });
    expect([dale.hand(1), dale.hand(2)]).toEqual([[cards[1]], [cards[2]]]);
    expectActionOf(dale, 1);
  });

  it('§19: pending owl effects of who left are dropped; if it was the last, the state is left', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'hand', ['Ancient Knowledge'], 1);
    const deck = fill(dale, 'deck', ['Junk', 'Magnet'], 1);
    play(dale, 'Flashy Show');
    expect(dale.active()).toEqual([1]);
    leave(dale, 1);
    expect([dale.deck(1), dale.discard(1), dale.owls(1)]).toEqual([deck, [], []]);
    expectActionOf(dale, 0);
  });

  it('§19: who has left is chosen no more and gives nothing', () => {
    const dale = newDale({ players: 4 });
    fill(dale, 'hand', ['Junk'], 1);
    fill(dale, 'discard', ['Magnet'], 1);
    stack(dale, ['Raffle'], 1);
    const [reflection = 0] = fill(dale, 'hand', ['Reflection']);
    leave(dale, 1);
    expect(refusalOf(() => bind(dale, reflection, dale.discard(1)[0] ?? 0))).toBe('bind-target');
    const [acorn = 0, hunter = 0] = fill(dale, 'hand', ['Acorn', 'Treasure Hunter']);
    for (const card of [acorn, hunter]) {
      expect(refusalOf(() => dale.send({ type: 'PLAY', seat: 0, card }))).toBe('need-unmet');
    }
    play(dale, 'Nuisance');
    expect(refusalOf(() => choosePlayers(dale, 1))).toBe('answer-unknown');
    choosePlayers(dale, 2, 3);
    expectActionOf(dale, 0);
  });

  it('§19: an open question forgets who leaves', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'hand', ['Junk'], 2);
    play(dale, 'Nuisance');
    leave(dale, 1);
    expect(refusalOf(() => choosePlayers(dale, 1))).toBe('answer-unknown');
    choosePlayers(dale, 2);
    expect(dale.hand(2)).toEqual([]);
    expectActionOf(dale, 0);
  });

  it('§19: a question that was about the leaver alone is dropped, the technique goes on', () => {
    const dale = newDale({ players: 3 });
    fill(dale, 'discard', ['Magnet'], 1);
    fill(dale, 'deck', Array(9).fill('Junk'));
    const hunter = play(dale, 'Treasure Hunter');
    leave(dale, 1);
    expect([dale.discard(0), dale.hand(0).length]).toEqual([[hunter], 5]);
    expectActionOf(dale, 2);
  });

  it('§19: Charity goes on without a giver who leaves; the card left over goes back', () => {
    const dale = newDale({ players: 3 });
    const [own = 0] = fill(dale, 'hand', ['Magnet']);
    const [first = 0] = fill(dale, 'hand', ['Raffle'], 1);
    const [second = 0] = fill(dale, 'hand', ['Siesta'], 2);
    play(dale, 'Charity');
    leave(dale, 2);
    dale.send({
      type: 'CHOOSE',
      seat: 0,
      gives: [
        { card: own, player: 1 },
        { card: first, player: 0 },
      ],
    });
    expect([dale.hand(0), dale.hand(1), dale.hand(2), dale.limbo(0)]).toEqual([[first], [own], [second], []]);
    expectActionOf(dale, 0);
  });
});

describe('expiry of effects (§14)', () => {
  it('§14: values, costs and hand size end with the turn they were made in', () => {
    const dale = stocked();
    const [shown = 0] = dale.market();
    const [junk = 0] = fill(dale, 'hand', ['Junk']);
    for (const card of ['Flashy Show', 'Exclusive Contacts']) play(dale, card);
    expect([dale.valueOf(junk), marketCostOf(dale.game.world, shown ?? 0)]).toEqual([2, 7]);
    endTurn(dale);
    expect([dale.valueOf(junk), marketCostOf(dale.game.world, shown ?? 0)]).toEqual([1, 5]);
    expect(dale.game.world.effects).toEqual([]);
  });

  it('§14: the order of creation is the order of application: a copy fixes what came before it only', () => {
    const dale = newDale();
    const [raffle = 0] = fillMarket(dale, ['Raffle']);
    const [first = 0, second = 0] = fill(dale, 'hand', ['Trendsetting', 'Trendsetting']);
    bind(dale, first, raffle);
    play(dale, 'Flashy Show');
    bind(dale, second, raffle);
    expect([dale.valueOf(first), dale.valueOf(second)]).toEqual([4, 4]);
    play(dale, 'Flashy Show');
    expect([dale.valueOf(first), dale.valueOf(second)]).toEqual([5, 5]);
  });

  it('§14: an effect on one card leaves a bystander alone', () => {
    const dale = newDale();
    const [doubles = 0, other = 0, magnet = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Seeing Doubles', 'Magnet']);
    bind(dale, doubles, magnet);
    expect([dale.typeOf(doubles), dale.typeOf(other)]).toEqual(['Magnet', 'Seeing Doubles']);
    play(dale, 'Swift Broker');
    choose(dale);
    expect(dale.typeOf(doubles)).toBe('Seeing Doubles');
  });
});
