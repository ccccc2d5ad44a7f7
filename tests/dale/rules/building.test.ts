// Building (rules.md §8), the stack oracles of §22 that need built sets only, and the end of the game (§17).

import { describe, expect, it } from 'vitest';
import { type DaleSandbox, newDale } from '../../../machines/sandbox/index.ts';
import { bind, expectActionOf, fill, play, refusalOf, stack } from '../../helpers/dale-table.ts';

interface Case {
  readonly stack: number;
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  /** Techniques played before. */
  readonly after?: readonly string[];
  readonly verdict: string;
}

const attempt = ({ stack: number, hand = [], discard = [], after = [] }: Case) => {
  const dale = newDale();
  for (let built = 1; built < number; built += 1) stack(dale, ['Junk']);
  for (const card of after) play(dale, card);
  const ids = fill(dale, 'hand', hand);
  const pile = fill(dale, 'discard', discard);
  const verdict = refusalOf(() => dale.send({ type: 'BUILD', seat: 0, hand: ids, discard: pile }));
  return { dale, verdict };
};

const BROKER = 'Swift Broker';
const ITEM = 'Nostalgic Item';

const ORACLES: readonly Case[] = [
  { stack: 1, hand: [BROKER], verdict: 'accepted' },
  { stack: 2, hand: [BROKER], verdict: 'stack-value' },
  { stack: 2, hand: [BROKER, BROKER], verdict: 'accepted' },
  { stack: 2, hand: ['Stashing Vendor', BROKER], verdict: 'stack-sets' },
  { stack: 1, hand: ['Junk'], verdict: 'stack-clutter' },
  { stack: 3, hand: ['Junk', 'Junk', 'Junk'], verdict: 'stack-clutter' },
  { stack: 3, hand: ['Stashing Vendor', 'Junk', 'Junk'], verdict: 'accepted' },
  { stack: 3, hand: ['Empty Chest', BROKER], verdict: 'accepted' },
  { stack: 4, hand: ['Empty Chest', BROKER, 'Loyal Partner'], verdict: 'accepted' },
  { stack: 1, discard: [BROKER], verdict: 'stack-discard' },
  { stack: 4, hand: [ITEM], discard: ['Junk'], verdict: 'accepted' },
  { stack: 5, hand: [ITEM], discard: ['Junk', 'Junk'], verdict: 'stack-discard' },
  { stack: 4, hand: [ITEM], discard: [BROKER], verdict: 'accepted' },
  { stack: 5, hand: [ITEM], discard: [BROKER, BROKER], verdict: 'stack-discard' },
  { stack: 2, hand: [BROKER], after: ['Flashy Show'], verdict: 'accepted' },
  { stack: 1, hand: [BROKER], after: ['Flashy Show'], verdict: 'stack-value' },
  { stack: 3, hand: [BROKER], after: ['Flashy Show', 'Flashy Show'], verdict: 'accepted' },
  { stack: 4, hand: [ITEM, ITEM], verdict: 'stack-value' },
  { stack: 8, hand: [ITEM, ITEM], discard: ['Junk', 'Junk'], verdict: 'accepted' },
  { stack: 1, verdict: 'stack-value' },
];

const nameOf = ({ stack: number, hand = [], discard = [], after = [], verdict }: Case): string =>
  `§22 stack ${number}: hand ${hand.join(', ') || 'none'}, pile ${discard.join(', ') || 'none'}, after ${
    after.join(', ') || 'nothing'
  }: ${verdict}`;

it.each(ORACLES.map((oracle) => [nameOf(oracle), oracle] as const))('%s', (_name, oracle) => {
  expect(attempt(oracle).verdict).toBe(oracle.verdict);
});

const build = (dale: DaleSandbox, hand: readonly number[], seat = 0) => dale.send({ type: 'BUILD', seat, hand });

describe('a build (§8)', () => {
  it('§8: the cards become the next stack and the action phase is over', () => {
    const dale = newDale();
    const hand = fill(dale, 'hand', [BROKER]);
    build(dale, hand);
    expect(dale.stall(0)).toEqual([hand]);
    expect(dale.stall(1)).toEqual([]);
    expectActionOf(dale, 1);
  });

  it('§8: what a copy counts as builds; in the stall the copy has ended', () => {
    const dale = newDale();
    const [doubles = 0, broker = 0] = fill(dale, 'hand', ['Seeing Doubles', BROKER]);
    bind(dale, doubles, broker);
    build(dale, [doubles]);
    expect([dale.stall(0), dale.typeOf(doubles)]).toEqual([[[doubles]], 'Seeing Doubles']);
    expectActionOf(dale, 1);
  });

  it('§8.4: a copy of junk is clutter', () => {
    const dale = newDale();
    const [doubles = 0, junk = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Junk']);
    bind(dale, doubles, junk);
    expect(refusalOf(() => build(dale, [doubles]))).toBe('stack-clutter');
  });

  it('§8.5: raised values count for clutter too', () => {
    const dale = newDale();
    for (let built = 1; built < 4; built += 1) stack(dale, ['Junk']);
    play(dale, 'Flashy Show');
    const hand = fill(dale, 'hand', ['Stashing Vendor', 'Junk']);
    build(dale, hand);
    expectActionOf(dale, 1);
  });

  it('§8.1: only own hand cards, each once', () => {
    const dale = newDale();
    stack(dale, ['Junk']);
    const [broker = 0] = fill(dale, 'hand', [BROKER]);
    const [theirs = 0] = fill(dale, 'hand', [BROKER], 1);
    expect(refusalOf(() => build(dale, [broker, broker]))).toBe('not-in-hand');
    expect(refusalOf(() => build(dale, [broker, theirs]))).toBe('not-in-hand');
    expectActionOf(dale, 0);
  });
});

describe('the end (§17)', () => {
  it('§17: stack 8 wins at once; no round is played out and nothing is accepted any more', () => {
    const dale = newDale({ players: 3 });
    for (let built = 1; built < 8; built += 1) stack(dale, ['Junk']);
    const knowledge = fill(dale, 'hand', ['Extra Remarks'], 1);
    fill(dale, 'discard', ['Magnet'], 1);
    const hand = fill(dale, 'hand', [ITEM, 'Accordion']);
    build(dale, hand);
    expect([dale.outcome(), dale.game.isOver]).toEqual([{ result: 'win', player: 0 }, true]);
    expect([dale.owls(1), dale.hand(1), dale.turnPlayer()]).toEqual([[], knowledge, 0]);
    for (const seat of [0, 1, 2]) {
      expect(dale.game.legalMoves(seat)).toEqual([]);
      expect(refusalOf(() => dale.send({ type: 'INVENTORY', seat, cards: [] }))).toBe('game-over');
    }
  });

  it('§17: stack 7 does not win', () => {
    const dale = newDale();
    for (let built = 1; built < 7; built += 1) stack(dale, ['Junk']);
    const hand = fill(dale, 'hand', ['Magnet', 'Safety Precaution']);
    build(dale, hand);
    expect(dale.outcome()).toEqual({ result: 'none' });
    expectActionOf(dale, 1);
  });
});
