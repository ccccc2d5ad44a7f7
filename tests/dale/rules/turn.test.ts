// The turn (rules.md §4), clean-up (§9) and abilities (§12).

import { describe, expect, it } from 'vitest';
import { newDale } from '../../../machines/sandbox/index.ts';
import {
  choosePlayers,
  endTurn,
  expectActionOf,
  fill,
  fillMarket,
  names,
  passTo,
  play,
  refusalOf,
  stack,
} from '../../helpers/dale-table.ts';

describe('action phase (§4 B)', () => {
  it('§4: techniques with plus and abilities in any number and mix, then one ending action', () => {
    const dale = newDale();
    const [neighbour = 0] = fill(dale, 'hand', ['Cunning Neighbour']);
    play(dale, 'Flashy Show');
    dale.send({ type: 'USE', seat: 0, card: neighbour });
    choosePlayers(dale, 1);
    play(dale, 'Favourite Toy');
    expectActionOf(dale, 0);
    endTurn(dale);
    expectActionOf(dale, 1);
  });

  it('§4: inventory discards any number of hand cards in order, none included', () => {
    const dale = newDale();
    fill(dale, 'deck', Array(9).fill('Junk'));
    const [a = 0, b = 0, c = 0] = fill(dale, 'hand', ['Magnet', 'Raffle', 'Siesta']);
    dale.send({ type: 'INVENTORY', seat: 0, cards: [c, a] });
    expect(dale.discard(0)).toEqual([a, c]);
    expect(dale.hand(0)).toContain(b);
    expect(dale.hand(0)).toHaveLength(5);
    dale.send({ type: 'INVENTORY', seat: 1, cards: [] });
    expectActionOf(dale, 0);
  });

  it('§4: inventory takes own hand cards only, each once', () => {
    const dale = newDale();
    const [own = 0] = fill(dale, 'hand', ['Magnet']);
    const [theirs = 0] = fill(dale, 'hand', ['Raffle'], 1);
    for (const cards of [[theirs], [own, own]]) {
      expect(refusalOf(() => dale.send({ type: 'INVENTORY', seat: 0, cards }))).toBe('not-in-hand');
    }
  });

  it('§4: there is no pass, and only the turn player acts', () => {
    const dale = newDale({ players: 3 });
    expect(refusalOf(() => dale.send({ type: 'END_TURN', seat: 0 }))).toBe('wrong-phase');
    expect(refusalOf(() => dale.send({ type: 'SKIP_BUILD', seat: 0 }))).toBe('wrong-phase');
    expect(refusalOf(() => dale.send({ type: 'INVENTORY', seat: 2, cards: [] }))).toBe('not-awaited');
  });

  it('§3.7: play goes clockwise and comes round', () => {
    const dale = newDale({ players: 3 });
    const seats = [0, 1, 2, 3].map(() => {
      const seat = dale.turnPlayer();
      endTurn(dale);
      return seat;
    });
    expect(seats).toEqual([0, 1, 2, 0]);
  });
});

describe('turn start (§4 A)', () => {
  it('§4 A.4: due cards are resolved one at a time in an order the player chooses, before anything else', () => {
    const dale = newDale();
    fill(dale, 'deck', Array(9).fill('Junk'));
    const first = play(dale, 'Steady Achiever');
    const second = play(dale, 'Siesta');
    const [taken = 0] = fill(dale, 'discard', ['Magnet']);
    passTo(dale, 0);
    expect(dale.phase()).toBe('turnStart');
    expect(dale.game.legalMoves(0).map(({ input }) => input)).toEqual(
      expect.arrayContaining([
        { type: 'RESOLVE', seat: 0, card: first },
        { type: 'RESOLVE', seat: 0, card: second },
      ]),
    );
    expect(refusalOf(() => dale.send({ type: 'INVENTORY', seat: 0, cards: [] }))).toBe('scheduled-first');
    dale.send({ type: 'RESOLVE', seat: 0, card: second });
    dale.send({ type: 'CHOOSE', seat: 0, cards: [taken] });
    expect([dale.phase(), dale.schedule(0)]).toEqual(['turnStart', [first]]);
    expect(refusalOf(() => dale.send({ type: 'RESOLVE', seat: 0, card: second }))).toBe('not-due');
    dale.send({ type: 'RESOLVE', seat: 0, card: first });
    expect(dale.schedule(0)).toEqual([]);
    expectActionOf(dale, 0);
  });

  it('§4 A.4: each resolution is a complete step with reactions before the next is chosen (K4)', () => {
    const dale = newDale();
    const first = play(dale, 'Steady Achiever');
    const second = play(dale, 'Steady Achiever');
    endTurn(dale);
    const [knowledge = 0] = fill(dale, 'hand', ['Ancient Knowledge'], 1);
    fill(dale, 'deck', Array(9).fill('Junk'), 1);
    endTurn(dale);
    dale.send({ type: 'RESOLVE', seat: 0, card: first });
    expect([dale.phase(), dale.active()]).toEqual(['owl', [1]]);
    expect(refusalOf(() => dale.send({ type: 'RESOLVE', seat: 0, card: second }))).toBe('not-awaited');
    const skip = () =>
      dale.send({ type: 'ANSWER', seat: 1, answers: [{ effect: dale.effectOn(knowledge), target: 'skip' }] });
    skip();
    expect([dale.phase(), dale.schedule(0)]).toEqual(['turnStart', [second]]);
    dale.send({ type: 'RESOLVE', seat: 0, card: second });
    skip();
    expectActionOf(dale, 0);
  });

  it('§11.5: a scheduled card is not resolved outside its phase or by another player', () => {
    const dale = newDale();
    const siesta = play(dale, 'Siesta');
    expect(refusalOf(() => dale.send({ type: 'RESOLVE', seat: 0, card: siesta }))).toBe('wrong-phase');
    endTurn(dale);
    expect(refusalOf(() => dale.send({ type: 'RESOLVE', seat: 1, card: siesta }))).toBe('wrong-phase');
    expect(dale.schedule(0)).toEqual([siesta]);
    endTurn(dale);
    expect(refusalOf(() => dale.send({ type: 'RESOLVE', seat: 1, card: siesta }))).toBe('not-awaited');
  });
});

describe('clean-up (§9)', () => {
  it('§9.1: the market slides right keeping its order, empty slots are filled lowest first', () => {
    const dale = newDale();
    const magnet = dale.put('Magnet', 'market', 0, { at: 1 });
    const raffle = dale.put('Raffle', 'market', 0, { at: 4 });
    const [a, b, c, left] = fill(dale, 'supply', ['Siesta', 'Cheer', 'Acorn', 'Ironing']);
    endTurn(dale);
    expect(dale.market()).toEqual([magnet, raffle, a, b, c]);
    expect(dale.supply()).toEqual([left]);
  });

  it('§9.1: without supply the bin is shuffled into it, without both slots stay empty', () => {
    const dale = newDale();
    const bin = fill(dale, 'bin', ['Magnet', 'Raffle']);
    endTurn(dale);
    expect(dale.market().slice(0, 2).toSorted()).toEqual(bin.toSorted());
    expect(dale.market().slice(2)).toEqual([null, null, null]);
    expect([dale.bin(), dale.supply()]).toEqual([[], []]);
  });

  it('§9.2: the hand is refilled to 5, never discarded down', () => {
    const dale = newDale();
    const hand = fill(dale, 'hand', Array(7).fill('Magnet'));
    const deck = fill(dale, 'deck', ['Raffle']);
    endTurn(dale);
    expect([dale.hand(0).toSorted(), dale.deck(0)]).toEqual([hand.toSorted(), deck]);
    fill(dale, 'deck', Array(9).fill('Raffle'), 1);
    fill(dale, 'hand', ['Magnet', 'Magnet'], 1);
    endTurn(dale);
    expect([dale.hand(1).length, dale.deck(1).length]).toEqual([5, 6]);
  });

  it('§9.2: what deck and discard pile lack is junk from the junkyard', () => {
    const dale = newDale();
    fill(dale, 'deck', ['Magnet']);
    fill(dale, 'discard', ['Raffle']);
    endTurn(dale);
    expect(names(dale, dale.hand(0)).toSorted()).toEqual(['Junk', 'Junk', 'Junk', 'Magnet', 'Raffle']);
    expect([dale.deck(0), dale.discard(0)]).toEqual([[], []]);
  });

  it('§9: market and hand are not refilled again after the end-of-turn cards', () => {
    const dale = newDale();
    const [cookies = 0] = fill(dale, 'hand', ['Cookies']);
    fill(dale, 'deck', Array(9).fill('Junk'));
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    const market = dale.market();
    dale.send({ type: 'USE', seat: 0, card: cookies });
    expect([dale.hand(0).length, dale.market()]).toEqual([6, market]);
    expectActionOf(dale, 1);
  });

  it('§9.4: only clean-up cards in the end-of-turn step', () => {
    const dale = newDale();
    const [, neighbour = 0, toy = 0, doubles = 0] = fill(dale, 'hand', [
      'Cookies',
      'Cunning Neighbour',
      'Favourite Toy',
      'Seeing Doubles',
    ]);
    fill(dale, 'deck', Array(9).fill('Junk'));
    dale.send({ type: 'INVENTORY', seat: 0, cards: [] });
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: neighbour }))).toBe('no-ability');
    expect(refusalOf(() => dale.send({ type: 'PLAY', seat: 0, card: toy }))).toBe('wrong-phase');
    expect(refusalOf(() => dale.send({ type: 'BIND', seat: 0, card: doubles, target: toy }))).toBe('wrong-phase');
    dale.send({ type: 'END_TURN', seat: 0 });
    expectActionOf(dale, 1);
  });
});

describe('abilities (§12)', () => {
  const use = (dale: ReturnType<typeof newDale>, card: number) => {
    dale.send({ type: 'USE', seat: 0, card });
    choosePlayers(dale, 1);
  };

  it('§12: once a turn for each card, again in the next turn', () => {
    const dale = newDale();
    const [first = 0, second = 0] = fill(dale, 'hand', ['Cunning Neighbour', 'Cunning Neighbour']);
    use(dale, first);
    expect(refusalOf(() => use(dale, first))).toBe('no-ability');
    use(dale, second);
    passTo(dale, 0);
    use(dale, first);
    expectActionOf(dale, 0);
  });

  it('§12: a card that leaves and comes back in the same turn may be used again', () => {
    const dale = newDale();
    const [again = 0] = fill(dale, 'hand', ['Cunning Neighbour']);
    use(dale, again);
    const [broker = 0] = fill(dale, 'hand', ['Swift Broker']);
    play(dale, broker);
    dale.send({ type: 'CHOOSE', seat: 0, cards: [again] });
    expect(dale.hand(0)).toEqual([again]);
    use(dale, again);
    expectActionOf(dale, 0);
  });

  it('§12: from the own hand only, and never a technique or a modifier', () => {
    const dale = newDale();
    const [magnet = 0, glue = 0, chest = 0] = fill(dale, 'hand', ['Magnet', 'Glue', 'Empty Chest']);
    const [theirs = 0] = fill(dale, 'hand', ['Cunning Neighbour'], 1);
    const [shown = 0] = fillMarket(dale, ['Cunning Neighbour']);
    for (const card of [magnet, glue, chest]) {
      expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card }))).toBe('no-ability');
    }
    for (const card of [theirs, shown]) {
      expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card }))).toBe('not-in-hand');
    }
    const [spy = 0] = stack(dale, ['Wise Spy']);
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: spy }))).toBe('not-in-hand');
  });
});
