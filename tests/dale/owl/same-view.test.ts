// K17: two answers from the same view; each sent twice. K19: nobody waits for nobody. Must hold 7: one request that
// carries both of a player's answers, sent twice (a retry), is accepted once.

import { describe, expect, it } from 'vitest';
import { type DaleGame, type DaleInput, daleViewFor, owlsOf, phaseOf } from '../../../machines/dale/index.ts';
import type { Seat } from '../../../machines/index.ts';
import { newDale } from '../../../machines/sandbox/index.ts';
import { effectOn, knowledgeAndInspection, QI } from '../../helpers/dale-fixtures.ts';

/** Seats 1 and 2 owe one answer each: Tasters gave them an inspection each, and seat 0 something else. */
const twoOwe = () => {
  const table = newDale({ players: 3, seed: 21 });
  const tasters = table.put('Tasters', 'hand', 0);
  const cards = ['Magnet', QI, QI].map((name, at) => table.put(name, 'market', 0, { at }));
  for (const seat of [0, 1, 2]) {
    table.put('Junk', 'hand', seat);
    table.put('Spyglass', 'deck', seat);
  }
  table.send({ type: 'PLAY', seat: 0, card: tasters });
  cards.slice(0, 2).forEach((card, player) => {
    table.send({ type: 'CHOOSE', seat: 0, gives: [{ card, player }] });
  });
  if (table.phase() === 'choice') table.send({ type: 'CHOOSE', seat: 0, gives: [{ card: cards[2] ?? 0, player: 2 }] });
  return table;
};

/** What the client of a seat would send, read off its own view and nothing else. */
const answerFrom = (game: DaleGame, seat: Seat): DaleInput => {
  const { owls, players } = daleViewFor(game.world, seat);
  const junk = players[seat]?.hand?.find(({ card }) => card === 'Junk')?.id;
  return { type: 'ANSWER', seat, answers: owls.map(({ number }) => ({ effect: number, target: junk ?? 'none' })) };
};

describe('K17 two answers from the same view', () => {
  it.each([
    [2, 1],
    [1, 2],
  ])('seat %i and then seat %i: both are accepted, and the state is left after the second', (first, second) => {
    const { game, active, phase } = twoOwe();
    expect([phase(), active()]).toEqual(['owl', [1, 2]]);
    const inputs = [answerFrom(game, first), answerFrom(game, second)] as const;
    expect(game.submit(inputs[0]).ok).toBe(true);
    expect([phase(), active()]).toEqual(['owl', [second]]);
    expect(game.submit(inputs[1]).ok).toBe(true);
    expect([phase(), active()]).toEqual(['action', [0]]);
  });

  it.each([
    [2, 1],
    [1, 2],
  ])('seat %i and then seat %i: each sent twice is refused as not awaited', (first, second) => {
    const { game } = twoOwe();
    for (const input of [answerFrom(game, first), answerFrom(game, second)]) {
      expect(game.submit(input).ok).toBe(true);
      const before = game.fingerprint();
      expect(game.submit(input)).toMatchObject({ ok: false, code: 'not-awaited' });
      expect(game.fingerprint()).toBe(before);
    }
  });

  it('both clients are shown the same seats as active, whoever looks', () => {
    const { game } = twoOwe();
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(daleViewFor(game.world, viewer).awaited).toEqual([1, 2]);
    }
    game.submit(answerFrom(game, 2));
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(daleViewFor(game.world, viewer).awaited).toEqual([1]);
  });

  it('answers of the other seat, or of nobody, are refused', () => {
    const { game } = twoOwe();
    const before = game.fingerprint();
    const forOther = { ...answerFrom(game, 1), seat: 2 } as DaleInput;
    expect(game.submit(forOther)).toMatchObject({ ok: false, code: 'effect-unknown' });
    expect(game.submit({ ...forOther, seat: 0 } as DaleInput)).toMatchObject({ ok: false, code: 'not-awaited' });
    expect(game.fingerprint()).toBe(before);
  });
});

describe('one request with both answers of a player', () => {
  const both = (game: DaleGame): DaleInput => ({
    type: 'ANSWER',
    seat: 1,
    answers: owlsOf(game.world, 1).map(({ number }) => ({ effect: number, target: 'none' })),
  });

  it('sent twice is accepted once, while others still owe', () => {
    const { game } = knowledgeAndInspection(3);
    const request = both(game);
    expect(game.submit(request).ok).toBe(true);
    const before = game.fingerprint();
    expect(game.submit(request)).toMatchObject({ ok: false, code: 'not-awaited' });
    expect(game.fingerprint()).toBe(before);
    expect(game.awaited()).toEqual([0, 2]);
  });

  it('sent twice is accepted once, when it was the last answer of all', () => {
    const { game, plans } = knowledgeAndInspection(2);
    const inspection = plans[0]?.[0]?.card ?? 0;
    const effect = effectOn(game, 0, inspection);
    expect(game.submit({ type: 'ANSWER', seat: 0, answers: [{ effect, target: 'none' }] }).ok).toBe(true);
    const request = both(game);
    expect(game.submit(request).ok).toBe(true);
    expect(phaseOf(game.world)).toBe('action');
    const before = game.fingerprint();
    expect(game.submit(request)).toMatchObject({ ok: false, code: 'not-awaited' });
    expect(game.fingerprint()).toBe(before);
  });

  it('is not accepted again when the answer brought a new effect to the same player', () => {
    const table = newDale({ players: 2, seed: 22 });
    const [junk, spare] = [table.put('Junk', 'hand', 0), table.put('Junk', 'hand', 0)];
    const test = table.put('Dangerous Test', 'hand', 0);
    table.put('Junk', 'deck', 0);
    table.put(QI, 'deck', 0);
    for (const name of ['Magnet', 'Spyglass', QI]) table.put(name, 'deck', 0);
    table.send({ type: 'PLAY', seat: 0, card: test });
    const tossed = table.hand(0).filter((id) => table.nameOf(id) !== QI && id !== junk && id !== spare);
    const { question } = daleViewFor(table.game.world, 0);
    expect(question).toMatchObject({ ask: 'cards', min: 3 });
    table.send({ type: 'CHOOSE', seat: 0, cards: [...tossed, spare] });
    const request = answerFrom(table.game, 0);
    expect(table.game.submit(request).ok).toBe(true);
    expect([table.phase(), table.owls(0).length]).toEqual(['owl', 1]);
    const before = table.game.fingerprint();
    expect(table.game.submit(request)).toMatchObject({ ok: false, code: 'effect-unknown' });
    expect(table.game.fingerprint()).toBe(before);
  });
});
