// Squirrels: stacks that are built by looser rules. The stack oracles of rules.md §22 are in rules/building.test.ts.

import { describe, expect, it } from 'vitest';
import { type DaleSandbox, newDale } from '../../../machines/sandbox/index.ts';
import {
  bind,
  choose,
  expectActionOf,
  expectNeedMet,
  expectNeedUnmet,
  fill,
  names,
  play,
  refusalOf,
  stack,
  stocked,
} from '../../helpers/dale-table.ts';

const build = (dale: DaleSandbox, hand: readonly number[], discard?: readonly number[]) =>
  dale.send({ type: 'BUILD', seat: 0, hand, ...(discard === undefined ? {} : { discard }) });

const stacks = (dale: DaleSandbox, count: number, seat = 0) => {
  for (let built = 0; built < count; built += 1) stack(dale, ['Junk'], seat);
};

describe('stashing-vendor', () => {
  it('stashing-vendor in the stack allows any number of clutter', () => {
    const dale = newDale();
    stacks(dale, 3);
    const cards = fill(dale, 'hand', ['Stashing Vendor', 'Junk', 'Junk', 'Junk']);
    build(dale, cards);
    expect(dale.stall(0)[3]).toEqual(cards);
    expectActionOf(dale, 1);
  });

  it('stashing-vendor works from inside the stack only, and does not mix sets', () => {
    const dale = newDale();
    stack(dale, ['Stashing Vendor']);
    const [vendor = 0, junk = 0, other = 0, broker = 0] = fill(dale, 'hand', [
      'Stashing Vendor',
      'Junk',
      'Junk',
      'Swift Broker',
    ]);
    expect(refusalOf(() => build(dale, [junk, other]))).toBe('stack-clutter');
    expect(refusalOf(() => build(dale, [vendor, broker]))).toBe('stack-sets');
    build(dale, [vendor, junk]);
    expectActionOf(dale, 1);
  });
});

describe('empty-chest', () => {
  it('empty-chest in the stack mixes animalfolk sets', () => {
    const dale = newDale();
    stacks(dale, 3);
    const cards = fill(dale, 'hand', ['Empty Chest', 'Swift Broker', 'Loyal Partner']);
    build(dale, cards);
    expect(dale.stall(0)[3]).toEqual(cards);
    expectActionOf(dale, 1);
  });

  it('empty-chest: clutter stays forbidden', () => {
    const dale = newDale();
    stacks(dale, 2);
    const cards = fill(dale, 'hand', ['Empty Chest', 'Junk']);
    expect(refusalOf(() => build(dale, cards))).toBe('stack-clutter');
    expectActionOf(dale, 0);
  });
});

describe('nostalgic-item', () => {
  it('nostalgic-item from hand adds 1 card of the own discard pile of any set, which lies first', () => {
    const dale = newDale();
    stacks(dale, 3);
    fill(dale, 'deck', Array(5).fill('Junk'));
    const [item = 0] = fill(dale, 'hand', ['Nostalgic Item']);
    const [broker = 0, left] = fill(dale, 'discard', ['Swift Broker', 'Magnet']);
    build(dale, [item], [broker]);
    expect(dale.stall(0)[3]).toEqual([broker, item]);
    expect(dale.discard(0)).toEqual([left]);
    expectActionOf(dale, 1);
  });

  it('nostalgic-item: any card of the pile, not only its top', () => {
    const dale = newDale();
    stacks(dale, 3);
    const [item = 0] = fill(dale, 'hand', ['Nostalgic Item']);
    const [, junk = 0] = fill(dale, 'discard', ['Magnet', 'Junk']);
    build(dale, [item], [junk]);
    expect(dale.stall(0)[3]).toEqual([junk, item]);
  });

  it('nostalgic-item: the other hand cards must still share one set (defect 4 of §21)', () => {
    const dale = newDale();
    stacks(dale, 4);
    const [item = 0, partner = 0] = fill(dale, 'hand', ['Nostalgic Item', 'Loyal Partner']);
    const [broker = 0] = fill(dale, 'discard', ['Swift Broker']);
    expect(refusalOf(() => build(dale, [item, partner], [broker]))).toBe('stack-sets');
  });

  it('nostalgic-item: an allowance not used for the pile lets a clutter card of the hand in', () => {
    const dale = newDale();
    stacks(dale, 3);
    const [item = 0, junk = 0] = fill(dale, 'hand', ['Nostalgic Item', 'Junk']);
    build(dale, [item, junk]);
    expectActionOf(dale, 1);
  });

  it('nostalgic-item: an allowance used by a discard card of another set is used up (§8.3, §8.4)', () => {
    const dale = newDale();
    stacks(dale, 4);
    const [item = 0, junk = 0] = fill(dale, 'hand', ['Nostalgic Item', 'Junk']);
    const [broker = 0] = fill(dale, 'discard', ['Swift Broker']);
    expect(refusalOf(() => build(dale, [item, junk], [broker]))).toBe('stack-clutter');
  });

  it('nostalgic-item: a squirrel of the pile uses up none; a copy in the pile counts once one is in hand', () => {
    const dale = newDale();
    stacks(dale, 6);
    const [item = 0] = fill(dale, 'hand', ['Nostalgic Item']);
    const [second = 0, junk = 0] = fill(dale, 'discard', ['Nostalgic Item', 'Junk']);
    build(dale, [item], [second, junk]);
    expect(dale.stall(0)[6]).toEqual([second, junk, item]);
    expectActionOf(dale, 1);
  });

  it('nostalgic-item in the pile alone opens nothing; nor does the pile of another player', () => {
    const dale = newDale();
    stacks(dale, 2);
    const [item = 0] = fill(dale, 'discard', ['Nostalgic Item']);
    const [theirs = 0] = fill(dale, 'discard', ['Junk'], 1);
    expect(refusalOf(() => build(dale, [], [item]))).toBe('stack-discard');
    const [held = 0] = fill(dale, 'hand', ['Nostalgic Item']);
    expect(refusalOf(() => build(dale, [held], [theirs]))).toBe('wrong-zone');
  });

  it('nostalgic-item with empty-chest: allowances are for clutter only', () => {
    const dale = newDale();
    stacks(dale, 6);
    const [item = 0, chest = 0, junk = 0] = fill(dale, 'hand', ['Nostalgic Item', 'Empty Chest', 'Junk']);
    const [broker = 0] = fill(dale, 'discard', ['Swift Broker']);
    build(dale, [item, chest, junk], [broker]);
    expect(names(dale, dale.stall(0)[6] ?? [])).toEqual(['Swift Broker', 'Nostalgic Item', 'Empty Chest', 'Junk']);
  });

  it('nostalgic-item: the moves list builds with two cards of the pile', () => {
    const dale = newDale();
    stacks(dale, 7);
    const hand = fill(dale, 'hand', ['Nostalgic Item', 'Nostalgic Item']);
    const discard = fill(dale, 'discard', ['Junk', 'Junk']);
    const moves = dale.game.legalMoves(0).map(({ input }) => input);
    expect(moves).toContainEqual({ type: 'BUILD', seat: 0, hand, discard });
    build(dale, hand, discard);
    expect(dale.outcome()).toEqual({ result: 'win', player: 0 });
  });
});

describe('acorn', () => {
  it('acorn takes a card of an opponent stall and lies exactly where it was', () => {
    const dale = newDale({ players: 3 });
    const own = stack(dale, ['Junk']);
    stack(dale, ['Swift Broker'], 1);
    const [first, middle = 0, last] = stack(dale, ['Magnet', 'Raffle', 'Siesta'], 1);
    const bystander = stack(dale, ['Junk'], 2);
    const acorn = play(dale, 'Acorn');
    choose(dale, middle);
    expect(dale.hand(0)).toEqual([middle]);
    expect(dale.stall(1)[1]).toEqual([first, acorn, last]);
    expect([dale.stall(0), dale.stall(2), dale.discard(0)]).toEqual([[own], [bystander], []]);
    expectActionOf(dale, 0);
  });

  it('acorn: the only card of a stack may be taken, the stack stays', () => {
    const dale = newDale();
    const [only = 0] = stack(dale, ['Magnet'], 1);
    const acorn = play(dale, 'Acorn');
    choose(dale, only);
    expect(dale.stall(1)).toEqual([[acorn]]);
    expectActionOf(dale, 0);
  });

  it('acorn: not an own stall card; a chameleon acting as it is printed again in the stall', () => {
    const dale = newDale();
    const [own = 0] = stack(dale, ['Magnet']);
    const [theirs = 0] = stack(dale, ['Raffle'], 1);
    const [doubles = 0, acorn = 0] = fill(dale, 'hand', ['Seeing Doubles', 'Acorn']);
    bind(dale, doubles, acorn);
    play(dale, doubles);
    expect(refusalOf(() => choose(dale, own))).toBe('answer-unknown');
    choose(dale, theirs);
    expect(dale.stall(1)).toEqual([[doubles]]);
    expect(dale.typeOf(doubles)).toBe('Seeing Doubles');
    expectActionOf(dale, 0);
  });

  it('acorn without effect only if no opponent has a stack', () => {
    const dale = newDale();
    stack(dale, ['Junk']);
    expectNeedUnmet(dale, 'Acorn');
    expectActionOf(dale, 0);
    stack(dale, ['Junk'], 1);
    expectNeedMet(dale, 'Acorn');
  });
});

describe('accordion', () => {
  it.each([4, 5, 6])('accordion may be stack %i', (number) => {
    const dale = newDale();
    stacks(dale, number - 1);
    const [accordion = 0] = fill(dale, 'hand', ['Accordion']);
    build(dale, [accordion]);
    expectActionOf(dale, 1);
  });

  it.each([3, 7])('accordion may not be stack %i', (number) => {
    const dale = newDale();
    stacks(dale, number - 1);
    const [accordion = 0] = fill(dale, 'hand', ['Accordion']);
    expect(refusalOf(() => build(dale, [accordion]))).toBe('stack-value');
  });

  it('accordion: two copies widen the total by 2; one that is not in the stack by none', () => {
    const dale = newDale();
    stacks(dale, 7);
    const [first = 0, second = 0] = fill(dale, 'hand', ['Accordion', 'Accordion']);
    build(dale, [first, second]);
    expect(dale.outcome()).toEqual({ result: 'win', player: 0 });
    const other = newDale();
    const [, chest = 0] = fill(other, 'hand', ['Accordion', 'Empty Chest']);
    expect(refusalOf(() => build(other, [chest]))).toBe('stack-value');
  });

  it('accordion: the tolerance does not pay', () => {
    const dale = newDale();
    const siesta = dale.put('Siesta', 'market', 0, { at: 2 });
    const [accordion = 0] = fill(dale, 'hand', ['Accordion']);
    expect(refusalOf(() => dale.send({ type: 'PURCHASE', seat: 0, card: siesta, payment: [accordion] }))).toBe(
      'payment-short',
    );
  });
});

describe('winter-is-coming', () => {
  const withWinter = () => {
    const dale = stocked();
    stacks(dale, 4);
    const [winter = 0] = fill(dale, 'hand', ['Winter is coming']);
    return { dale, winter };
  };

  it('winter-is-coming: another stack may be built at once', () => {
    const { dale, winter } = withWinter();
    const [item = 0, other = 0] = fill(dale, 'hand', ['Nostalgic Item', 'Nostalgic Item']);
    build(dale, [winter]);
    expect([dale.phase(), dale.active()]).toEqual(['bonusBuild', [0]]);
    build(dale, [item, other]);
    expect(dale.stall(0)).toHaveLength(6);
    expectActionOf(dale, 1);
  });

  it('winter-is-coming: the bonus build may be skipped', () => {
    const { dale, winter } = withWinter();
    build(dale, [winter]);
    dale.send({ type: 'SKIP_BUILD', seat: 0 });
    expect(dale.stall(0)).toHaveLength(5);
    expectActionOf(dale, 1);
  });

  it('winter-is-coming: a bonus build with another copy gives a further one', () => {
    const { dale, winter } = withWinter();
    const [second = 0, third = 0, broker = 0] = fill(dale, 'hand', [
      'Winter is coming',
      'Stashing Vendor',
      'Swift Broker',
    ]);
    build(dale, [winter]);
    build(dale, [second, third]);
    expect(dale.phase()).toBe('bonusBuild');
    expect(refusalOf(() => build(dale, [broker]))).toBe('stack-value');
    dale.send({ type: 'SKIP_BUILD', seat: 0 });
    expectActionOf(dale, 1);
  });

  it('winter-is-coming: only copies and builds in the bonus step, nothing by others', () => {
    const { dale, winter } = withWinter();
    const [doubles = 0, item = 0, chest = 0, neighbour = 0] = fill(dale, 'hand', [
      'Seeing Doubles',
      'Nostalgic Item',
      'Nostalgic Item',
      'Cunning Neighbour',
    ]);
    build(dale, [winter]);
    expect(refusalOf(() => dale.send({ type: 'USE', seat: 0, card: neighbour }))).toBe('wrong-phase');
    expect(refusalOf(() => dale.send({ type: 'INVENTORY', seat: 0, cards: [] }))).toBe('wrong-phase');
    expect(refusalOf(() => dale.send({ type: 'SKIP_BUILD', seat: 1 }))).toBe('not-awaited');
    bind(dale, doubles, item);
    build(dale, [doubles, chest]);
    expect(dale.stall(0)).toHaveLength(6);
    expectActionOf(dale, 1);
  });

  it('winter-is-coming in stack 8 wins at once, without a bonus build', () => {
    const dale = newDale();
    stacks(dale, 7);
    const cards = fill(dale, 'hand', ['Winter is coming', 'Nostalgic Item']);
    build(dale, cards);
    expect(dale.outcome()).toEqual({ result: 'win', player: 0 });
    expect(dale.active()).not.toContain(1);
  });

  it('winter-is-coming that is not in the stack gives nothing', () => {
    const { dale } = withWinter();
    const cards = fill(dale, 'hand', ['Swift Broker', 'Swift Broker', 'Swift Broker', 'Cookies']);
    build(dale, cards);
    expectActionOf(dale, 1);
  });
});
