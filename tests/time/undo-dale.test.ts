// Undo in Dale: K26 with its four walls, and the states in which several players are active (design.md §6).

import { describe, expect, it } from 'vitest';
import type { DaleGame, DaleInput } from '../../machines/dale/index.ts';
import { dale as rules } from '../../machines/dale/index.ts';
import { createGame, type Seat } from '../../machines/index.ts';
import { chameleonsToBind, effectOn, inspectionsOnly, type OwlFixture } from '../helpers/dale-fixtures.ts';
import { choose, expectActionOf, fill, play, stocked } from '../helpers/dale-table.ts';

/** `possible`, or the reason why not. */
const verdict = (game: DaleGame, seat: Seat): string => {
  const answer = game.canUndo(seat);
  return answer.ok ? 'possible' : answer.code;
};

const rest = (game: DaleGame) => ({ save: game.save(), log: game.log(), fingerprint: game.fingerprint() });

describe('K26: undo has four walls', () => {
  it('(a) a card chosen to be tossed, nothing drawn yet: it goes back, choice by choice', () => {
    const dale = stocked();
    const [purchase = 0, magnet = 0] = fill(dale, 'hand', ['Essential Purchase', 'Magnet', 'Junk']);
    const { game } = dale;
    const before = rest(game);
    play(dale, purchase);
    const open = rest(game);
    choose(dale, magnet);
    expect(dale.zoneOf(magnet)).toBe('bin');
    expect(verdict(game, 0)).toBe('possible');
    expect(game.undo(0)).toMatchObject({ ok: true, input: { type: 'CHOOSE', cards: [magnet] } });
    expect(rest(game)).toEqual(open);
    expect(dale.phase()).toBe('choice');
    expect(game.undo(0)).toMatchObject({ ok: true, input: { type: 'PLAY', card: purchase } });
    expect(rest(game)).toEqual(before);
    expectActionOf(dale, 0);
  });

  it('(b) a card tossed and one drawn: hidden-seen', () => {
    const dale = stocked();
    const [relic = 0, junk = 0] = fill(dale, 'hand', ['Shattered Relic', 'Junk']);
    fill(dale, 'deck', ['Magnet', 'Junk']);
    play(dale, relic);
    expect(verdict(dale.game, 0)).toBe('possible');
    choose(dale, junk);
    expect(dale.hand(0).map(dale.nameOf)).toEqual(['Magnet']);
    expect(verdict(dale.game, 0)).toBe('hidden-seen');
    expectActionOf(dale, 0);
  });

  it('(c) a shuffle, and a random card: chance', () => {
    const dale = stocked();
    fill(dale, 'deck', ['Junk', 'Junk', 'Junk']);
    const found = fill(dale, 'deck', ['Raffle']);
    play(dale, 'Magnet');
    choose(dale, ...found);
    expect(verdict(dale.game, 0)).toBe('chance');
    fill(dale, 'hand', ['Junk', 'Junk', 'Magnet'], 1);
    play(dale, 'Nuisance');
    expect(verdict(dale.game, 0)).toBe('possible');
    dale.send({ type: 'CHOOSE', seat: 0, players: [1] });
    expect(verdict(dale.game, 0)).toBe('chance');
    expectActionOf(dale, 0);
  });

  it('(d) another player has acted since: others-acted', () => {
    const dale = stocked();
    const knowledge = dale.put('Ancient Knowledge', 'hand', 1);
    fill(dale, 'deck', ['Junk', 'Magnet'], 1);
    play(dale, 'Flashy Show');
    const effect = dale.effectOn(knowledge);
    expect(dale.phase()).toBe('owl');
    // The owl may search its deck from now on.
    expect(verdict(dale.game, 0)).toBe('hidden-seen');
    dale.send({ type: 'ANSWER', seat: 1, answers: [{ effect, target: 'skip' }] });
    expect(verdict(dale.game, 0)).toBe('others-acted');
    expectActionOf(dale, 0);
  });

  it('(e) the other player: not-yours', () => {
    const dale = stocked();
    play(dale, 'Flashy Show');
    expect(verdict(dale.game, 1)).toBe('not-yours');
    expect(verdict(dale.game, 0)).toBe('possible');
    expectActionOf(dale, 0);
  });

  it('each refusal says who and why, and changes nothing', () => {
    const dale = stocked();
    play(dale, 'Flashy Show');
    const before = rest(dale.game);
    expect(dale.game.undo(1)).toEqual({
      ok: false,
      code: 'not-yours',
      message: 'The last input is of seat 0. Seat 1 has sent none that could be taken back.',
      details: { seat: 1, actor: 'seat 0' },
    });
    expect(rest(dale.game)).toEqual(before);
  });
});

describe('a search', () => {
  it('that opens is hidden-seen: the whole deck lies open to the player', () => {
    const dale = stocked();
    fill(dale, 'deck', ['Junk', 'Raffle', 'Junk']);
    play(dale, 'Magnet');
    expect(dale.phase()).toBe('choice');
    expect(verdict(dale.game, 0)).toBe('hidden-seen');
  });

  it('of the top of a pile is hidden-seen', () => {
    const dale = stocked();
    fill(dale, 'deck', ['Junk', 'Raffle', 'Junk']);
    play(dale, 'Spyglass');
    expect(verdict(dale.game, 0)).toBe('hidden-seen');
  });

  it('of the hand of another player is hidden-seen, though the cards are out of sight again', () => {
    const dale = stocked();
    fill(dale, 'hand', ['Junk'], 1);
    const neighbour = dale.put('Cunning Neighbour', 'hand', 0);
    dale.send({ type: 'USE', seat: 0, card: neighbour });
    expect([dale.phase(), verdict(dale.game, 0)]).toEqual(['choice', 'possible']);
    dale.send({ type: 'CHOOSE', seat: 0, players: [1] });
    expect([dale.phase(), verdict(dale.game, 0)]).toEqual(['action', 'hidden-seen']);
    expectActionOf(dale, 0);
  });

  it('is not what happens when a card is taken that lies open', () => {
    const dale = stocked();
    const [toy = 0] = fill(dale, 'discard', ['Raffle', 'Junk']);
    play(dale, 'Favourite Toy');
    expect(dale.zoneOf(toy)).toBe('hand');
    expect(verdict(dale.game, 0)).toBe('possible');
  });
});

describe('the end of a turn', () => {
  it('without a refill shows nobody anything, with one it does', () => {
    const dale = stocked();
    fill(dale, 'hand', ['Junk', 'Junk', 'Junk', 'Junk', 'Junk']);
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    expect(dale.turnPlayer()).toBe(1);
    expect(verdict(dale.game, 0)).toBe('possible');
    expect(dale.game.undo(0).ok).toBe(true);
    expectActionOf(dale, 0);
    const [junk = 0] = dale.hand(0);
    fill(dale, 'deck', ['Magnet', 'Magnet']);
    dale.send({ type: 'INVENTORY', seat: 0, cards: [junk] });
    expect(verdict(dale.game, 0)).toBe('hidden-seen');
  });
});

describe('a call of the sandbox', () => {
  it('is nobody’s: a player can take back nothing from before it', () => {
    const dale = stocked();
    expect(verdict(dale.game, 0)).toBe('not-yours');
    play(dale, 'Flashy Show');
    dale.put('Junk', 'hand', 1);
    expect(dale.game.canUndo(0)).toMatchObject({ code: 'others-acted', details: { actor: 'the sandbox' } });
    expect(verdict(dale.game, 1)).toBe('not-yours');
  });
});

/** What a seat of the fixture sends; odd seats decline. */
const answer = ({ game, plans }: OwlFixture, seat: Seat): DaleInput => {
  const [plan] = plans[seat] ?? [];
  if (plan?.does !== 'answer') throw new Error(`Seat ${seat} has no plan.`);
  return { type: 'ANSWER', seat, answers: [{ effect: effectOn(game, seat, plan.card), target: plan.target }] };
};

describe('in the owl state', () => {
  it('an own answer goes back while the state is open and nothing was revealed, rolled or answered since', () => {
    const fixture = inspectionsOnly(3);
    const { game } = fixture;
    const before = rest(game);
    expect(game.submit(answer(fixture, 1)).ok).toBe(true);
    expect(game.awaited()).toEqual([0, 2]);
    expect(verdict(game, 1)).toBe('possible');
    expect(game.undo(1).ok).toBe(true);
    expect(rest(game)).toEqual(before);
    expect(game.awaited()).toEqual([0, 1, 2]);
    expect(game.submit(answer(fixture, 1)).ok).toBe(true);
  });

  it('not once another has answered, whoever it was', () => {
    const fixture = inspectionsOnly(3);
    const { game } = fixture;
    expect(game.submit(answer(fixture, 1)).ok).toBe(true);
    expect(game.submit(answer(fixture, 0)).ok).toBe(true);
    expect(verdict(game, 1)).toBe('others-acted');
    // Its toss has drawn a card.
    expect(verdict(game, 0)).toBe('hidden-seen');
    expect(verdict(game, 2)).toBe('others-acted');
  });

  it('a chameleon that was bound goes back, and then nothing before it that was shown', () => {
    const fixture = chameleonsToBind(3);
    const { game, plans } = fixture;
    const before = rest(game);
    const [plan] = plans[0] ?? [];
    if (plan?.does !== 'bind') throw new Error('Seat 0 has nothing to bind.');
    expect(game.submit({ type: 'BIND', seat: 0, card: plan.card, target: plan.target }).ok).toBe(true);
    expect(verdict(game, 0)).toBe('possible');
    expect(game.undo(0).ok).toBe(true);
    expect(rest(game)).toEqual(before);
  });
});

describe('a vote', () => {
  it('goes back until the others have voted too', () => {
    const game = createGame(rules, { players: 2, seed: 4 });
    const vote = (seat: Seat): DaleInput => {
      const [move] = game.legalMoves(seat);
      if (move?.input.type !== 'SELECT_SETS') throw new Error('There is no vote.');
      return { ...move.input, sets: (move.open?.from ?? []).slice(0, move.open?.min) as never };
    };
    expect(verdict(game, 0)).toBe('nothing-to-undo');
    expect(game.submit(vote(0)).ok).toBe(true);
    expect(verdict(game, 0)).toBe('possible');
    expect(verdict(game, 1)).toBe('not-yours');
    expect(game.submit(vote(1)).ok).toBe(true);
    expect([verdict(game, 0), verdict(game, 1)]).toEqual(['others-acted', 'chance']);
  });
});

describe('the end of a game', () => {
  it('lays open all cards (rules.md §16), so nobody takes back what ended it', () => {
    const dale = stocked();
    fill(dale, 'hand', ['Junk'], 1);
    dale.send({ type: 'CONCEDE', seat: 0 });
    expect(dale.game.isOver).toBe(true);
    expect(verdict(dale.game, 0)).toBe('hidden-seen');
  });
});
