// What one player's request does to the others: through public piles it can end their effects, it never makes anybody
// else active (owls.md §5), and what a shuffle inside the state sets off waits for a visit of its own (§14, U22).

import { describe, expect, it } from 'vitest';
import type { OwlAnswer } from '../../../machines/dale/index.ts';
import type { EntityId, Seat } from '../../../machines/index.ts';
import { type DaleSandbox, newDale } from '../../../machines/sandbox/index.ts';
import { AK, QI } from '../../helpers/dale-fixtures.ts';
import { checkDaleAtRest } from '../../helpers/dale-invariants.ts';

/** Seat 0 plays Tasters and gives each seat its card; decks hold Spyglasses, hands one Magnet each. */
const afterTasters = (gifts: readonly string[], prepare: (table: DaleSandbox) => void) => {
  const table = newDale({ players: gifts.length, seed: 31 });
  const tasters = table.put('Tasters', 'hand', 0);
  const magnets = gifts.map((_, seat) => table.put('Magnet', 'hand', seat));
  for (const seat of gifts.keys()) for (let card = 0; card < 3; card += 1) table.put('Spyglass', 'deck', seat);
  const cards = gifts.map((name, at) => table.put(name, 'market', 0, { at }));
  for (let card = 0; card < 5; card += 1) table.put('Junk', 'supply');
  prepare(table);
  table.send({ type: 'PLAY', seat: 0, card: tasters });
  cards.forEach((card, player) => {
    table.send({ type: 'CHOOSE', seat: 0, gives: [{ card, player }] });
  });
  const answer = (seat: Seat, card: EntityId, target: OwlAnswer['target']) =>
    table.send({ type: 'ANSWER', seat, answers: [{ effect: table.effectOn(card), target }] });
  return { table, magnets, cards, answer };
};

describe('a request that covers the pile another player looks at', () => {
  it('ends the effect of Good Old Times, and uncovering does not bring it back', () => {
    const { table, magnets, cards, answer } = afterTasters([QI, 'Good Old Times', QI], (each) => {
      each.put(QI, 'bin');
    });
    expect([table.phase(), table.active()]).toEqual(['owl', [0, 1, 2]]);
    const chameleon = cards[1] ?? 0;
    answer(0, cards[0] ?? 0, magnets[0] ?? 0);
    expect(table.active()).toEqual([2]);
    expect(table.owls(1)).toEqual([]);
    checkDaleAtRest(table.game);
    answer(2, cards[2] ?? 0, cards[2] ?? 0);
    expect(table.nameOf(table.bin()[0] ?? 0)).toBe(QI);
    expect([table.phase(), table.active(), table.owls(1)]).toEqual(['action', [0], []]);
    const bind = { type: 'BIND', seat: 1, card: chameleon, target: table.bin()[0] ?? 0 } as const;
    expect(table.game.submit(bind)).toMatchObject({ ok: false, code: 'not-awaited' });
  });

  it('leaves it alone if an inspection is on top again', () => {
    const { table, cards, answer } = afterTasters([QI, 'Good Old Times', QI], (each) => {
      each.put(QI, 'bin');
    });
    answer(0, cards[0] ?? 0, cards[0] ?? 0);
    expect(table.active()).toEqual([1, 2]);
    expect(table.game.legalMoves(1).map(({ input }) => input)).toEqual([
      { type: 'BIND', seat: 1, card: cards[1], target: cards[0] },
    ]);
  });

  it("ends the effect of Reflection, when a search covers the only inspection on the others' piles", () => {
    const { table, cards, answer } = afterTasters(['Junk', 'Reflection', 'Junk'], (each) => {
      each.put(AK, 'hand', 2);
      each.put(QI, 'discard', 2);
    });
    expect(table.active()).toEqual([1, 2]);
    const knowledge = table.hand(2).find((id) => table.nameOf(id) === AK) ?? 0;
    answer(2, knowledge, table.deck(2)[0] ?? 0);
    expect(table.zoneOf(cards[1] ?? 0)).toBe('hand');
    expect([table.phase(), table.active()]).toEqual(['action', [0]]);
    checkDaleAtRest(table.game);
  });
});

describe('a shuffle inside the owl state', () => {
  /** Seat 1 holds an Ancient Knowledge or two, seat 2 Balancing and one card on the discard pile. */
  const withBalancing = (knowledge = 1) => {
    const ids: Record<'balancing' | 'pile', EntityId> = { balancing: 0, pile: 0 };
    const searches: EntityId[] = [];
    const fixture = afterTasters([QI, 'Junk', QI], (table) => {
      for (let copy = 0; copy < knowledge; copy += 1) searches.push(table.put(AK, 'hand', 1));
      ids.balancing = table.put('Balancing', 'hand', 2);
      ids.pile = table.put('Prepaid Good', 'discard', 2);
    });
    return { ...fixture, ...ids, searches };
  };

  it('makes nobody active who is done: Balancing waits until all have answered, then it is asked', () => {
    const { table, cards, searches, balancing, answer } = withBalancing();
    expect(table.active()).toEqual([0, 1, 2]);
    answer(2, cards[2] ?? 0, 'none');
    answer(1, searches[0] ?? 0, 'none');
    expect(table.active()).toEqual([0]);
    checkDaleAtRest(table.game);
    const early = { type: 'ANSWER', seat: 2, answers: [{ effect: 6, target: 'none' }] } as const;
    expect(table.game.submit(early)).toMatchObject({ ok: false, code: 'not-awaited' });
    answer(0, cards[0] ?? 0, 'none');
    expect([table.phase(), table.active()]).toEqual(['owl', [2]]);
    checkDaleAtRest(table.game);
    answer(2, balancing, 'none');
    expect([table.phase(), table.active()]).toEqual(['action', [0]]);
  });

  it('is answered in that visit, as if it had come up alone', () => {
    const { table, cards, magnets, searches, balancing, pile, answer } = withBalancing();
    for (const seat of [0, 2]) answer(seat, cards[seat] ?? 0, 'none');
    answer(1, searches[0] ?? 0, 'none');
    expect(table.active()).toEqual([2]);
    const target = magnets[2] ?? 0;
    table.send({ type: 'ANSWER', seat: 2, answers: [{ effect: table.effectOn(balancing), target, take: pile }] });
    expect([table.zoneOf(target), table.zoneOf(pile)]).toEqual(['discard', 'hand']);
    expect([table.phase(), table.active()]).toEqual(['action', [0]]);
  });

  it('reacts once per visit and copy, however often the deck is shuffled', () => {
    const { table, cards, searches, balancing, answer } = withBalancing(2);
    for (const seat of [0, 2]) answer(seat, cards[seat] ?? 0, 'none');
    table.send({
      type: 'ANSWER',
      seat: 1,
      answers: searches.map((card) => ({ effect: table.effectOn(card), target: 'none' })),
    });
    expect(table.owls(2).map(({ card }) => card)).toEqual([balancing]);
    answer(2, balancing, 'none');
    expect(table.phase()).toBe('action');
  });

  it('does nothing if nothing can be exchanged any more: the state is left without a second visit', () => {
    const { table, cards, searches, balancing, answer } = withBalancing();
    answer(1, searches[0] ?? 0, 'none');
    answer(0, cards[0] ?? 0, 'none');
    answer(2, cards[2] ?? 0, balancing);
    expect([table.phase(), table.active()]).toEqual(['action', [0]]);
    checkDaleAtRest(table.game);
  });
});

it('after the visit the game goes on exactly where it would have: the frames below the checkpoint, the turn player', () => {
  const { table, cards, answer } = afterTasters([QI, QI, QI], () => {});
  const below = table.game.world.stack?.below;
  const turnPlayer = table.turnPlayer();
  answer(0, cards[0] ?? 0, 'none');
  answer(2, cards[2] ?? 0, 'none');
  const stacks: unknown[] = [];
  table.game.watch(({ world }) => stacks.push(world.stack));
  answer(1, cards[1] ?? 0, 'none');
  expect(below).not.toBeNull();
  expect(stacks).toContainEqual(below);
  expect([table.turnPlayer(), table.phase(), table.schedule(0)]).toEqual([turnPlayer, 'action', []]);
});
