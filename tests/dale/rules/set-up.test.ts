// Set-up (rules.md §3), voting with the oracle of §22, and the card population (§2).

import { describe, expect, it } from 'vitest';
import { dale, daleAnniversary, daleCards, rankSets, SETS, type SetName } from '../../../machines/dale/index.ts';
import { createGame, GameError } from '../../../machines/index.ts';
import { daleSandboxOf } from '../../../machines/sandbox/index.ts';

describe('card population (§2)', () => {
  it.each(['note', 'anniversary'] as const)('§2: each set has values 1, 2, 3, 4, 5, 5 (%s)', (edition) => {
    for (const set of SETS) {
      const cards = daleCards(edition).filter((card) => card.set === set);
      expect(cards.map(({ value }) => value).toSorted(), set).toEqual([1, 2, 3, 4, 5, 5]);
      expect(
        cards.reduce((sum, { copies }) => sum + copies.supply, 0),
        set,
      ).toBe(11);
    }
  });
});

const SOME = ['macaws', 'owls', 'foxes', 'sloths', 'pandas'] as const satisfies readonly SetName[];

describe.each([2, 3, 4])('a table of %i players (§3)', (players) => {
  const sets = SOME.slice(0, players + 1);
  const game = (seed = 1) => daleSandboxOf(createGame(dale, { players, sets, seed }));
  const seats = Array.from({ length: players }, (_, seat) => seat);

  it('§3.4: ten starting cards each: one value 1 card of each set, junk for the rest; five are drawn', () => {
    const table = game();
    for (const seat of seats) {
      const names = [...table.deck(seat), ...table.hand(seat)].map((id) => table.nameOf(id));
      const firsts = daleCards('note').filter(
        ({ set, value }) => value === 1 && set !== null && sets.includes(set as never),
      );
      expect(names.toSorted()).toEqual(
        [...firsts.map(({ name }) => name), ...Array<string>(10 - sets.length).fill('Junk')].toSorted(),
      );
      expect([table.hand(seat).length, table.deck(seat).length, table.discard(seat)]).toEqual([5, 5, []]);
    }
  });

  it('§3.3, §3.6: 11 cards of each set in the supply, 5 of them laid out', () => {
    const table = game();
    const shared = [...table.supply(), ...table.market()].map((id) => (id === null ? '' : table.nameOf(id)));
    const expected = daleCards('note')
      .filter(({ set }) => set !== null && sets.includes(set as never))
      .flatMap(({ name, copies }) => Array<string>(copies.supply).fill(name));
    expect(shared.toSorted()).toEqual(expected.toSorted());
    expect(shared).toHaveLength(11 * (players + 1));
    expect([table.market().includes(null), table.bin()]).toEqual([false, []]);
  });

  it('§3.7: a random first player in the action phase', () => {
    const firsts = new Set(Array.from({ length: 30 }, (_, seed) => game(seed).turnPlayer()));
    expect([...firsts].toSorted()).toEqual(seats);
    const table = game();
    expect([table.phase(), table.active(), table.owls(table.turnPlayer())]).toEqual([
      'action',
      [table.turnPlayer()],
      [],
    ]);
  });

  it('§3.1: as many sets as players and one more, all different', () => {
    for (const wrong of [SOME.slice(0, players), [...sets.slice(1), sets[1] ?? 'owls']]) {
      expect(() => createGame(dale, { players, sets: wrong as SetName[] })).toThrow(GameError);
    }
  });
});

it.each([1, 5, 2.5])('§3: %d players are refused', (players) => {
  expect(() => createGame(dale, { players })).toThrow(GameError);
});

describe('voting (§3.2)', () => {
  it('§22: votes are ranked by weights 27, 9, 3', () => {
    const votes: SetName[][] = [
      ['macaws', 'pandas', 'squirrels'],
      ['chameleons', 'raccoons', 'pandas'],
      ['macaws', 'squirrels', 'pandas'],
    ];
    const ranked = rankSets(votes, 3).filter(({ score }) => score > 0);
    // The oracle's Ocelots are not built; Raccoons stand in for them. Pandas 9 + 3 + 3, Squirrels 3 + 9.
    expect(ranked.map(({ set, score }) => [set, score])).toEqual([
      ['macaws', 54],
      ['chameleons', 27],
      ['pandas', 15],
      ['squirrels', 12],
      ['raccoons', 9],
    ]);
  });

  it('§3.2: all vote at the same time; the best sets are used and the table is set', () => {
    const game = createGame(dale, { players: 2, seed: 3 });
    const table = daleSandboxOf(game);
    expect([table.phase(), table.active()]).toEqual(['setSelection', [0, 1]]);
    table.send({ type: 'SELECT_SETS', seat: 1, sets: ['owls', 'foxes', 'sloths'] });
    expect(table.active()).toEqual([0]);
    table.send({ type: 'SELECT_SETS', seat: 0, sets: ['owls', 'foxes', 'macaws'] });
    expect(game.world.sets.slice(0, 2)).toEqual(['owls', 'foxes']);
    expect(['sloths', 'macaws']).toContain(game.world.sets[2]);
    expect([table.phase(), table.hand(0).length, table.hand(1).length]).toEqual(['action', 5, 5]);
  });

  it('§3.2: ties are broken by chance', () => {
    const thirds = Array.from({ length: 20 }, (_, seed) => {
      const game = createGame(dale, { players: 2, seed });
      game.submit({ type: 'SELECT_SETS', seat: 0, sets: ['owls', 'foxes', 'macaws'] });
      game.submit({ type: 'SELECT_SETS', seat: 1, sets: ['owls', 'foxes', 'sloths'] });
      return game.world.sets[2];
    });
    expect(new Set(thirds)).toEqual(new Set(['macaws', 'sloths']));
  });

  it('§3.2: missing places are filled by chance with different sets', () => {
    const filled = Array.from({ length: 20 }, (_, seed) => {
      const game = createGame(dale, { players: 2, seed });
      game.submit({ type: 'SELECT_SETS', seat: 0, sets: [] });
      game.submit({ type: 'SELECT_SETS', seat: 1, sets: ['owls'] });
      const { sets } = game.world;
      expect([sets[0], new Set(sets).size]).toEqual(['owls', 3]);
      return sets[1];
    });
    expect(new Set(filled).size).toBeGreaterThan(2);
  });

  it('§3.2: up to n+1 different sets, one vote each, nothing else meanwhile', () => {
    const game = createGame(dale, { players: 2 });
    const codeOf = (input: Parameters<typeof game.whyNot>[0]) => game.whyNot(input)?.code ?? 'accepted';
    expect(codeOf({ type: 'SELECT_SETS', seat: 0, sets: ['owls', 'foxes', 'sloths', 'macaws'] })).toBe('sets-wrong');
    expect(codeOf({ type: 'SELECT_SETS', seat: 0, sets: ['owls', 'owls'] })).toBe('sets-wrong');
    expect(codeOf({ type: 'INVENTORY', seat: 0, cards: [] })).toBe('wrong-phase');
    game.submit({ type: 'SELECT_SETS', seat: 0, sets: ['owls'] });
    expect(codeOf({ type: 'SELECT_SETS', seat: 0, sets: ['foxes'] })).toBe('not-awaited');
  });

  it('§3.2, §19: a player who leaves during the vote is waited for no longer and does not begin', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const table = daleSandboxOf(createGame(dale, { players: 3, seed }));
      table.send({ type: 'SELECT_SETS', seat: 1, sets: ['owls'] });
      table.send({ type: 'SELECT_SETS', seat: 2, sets: ['owls'] });
      table.send({ type: 'CONCEDE', seat: 0 });
      expect(table.phase()).toBe('action');
      expect([1, 2]).toContain(table.turnPlayer());
      expect(table.trace().filter(({ type }) => type === 'TurnStarted')).toHaveLength(1);
    }
  });
});

it('editions: the anniversary texts replace the owls and Cheer only', () => {
  const names = (edition: 'note' | 'anniversary') => daleCards(edition).map(({ name }) => name);
  expect(names('anniversary')).toEqual(names('note'));
  const changed = daleCards('note').filter(({ edition }) => edition === 'note');
  expect(changed.map(({ name }) => name)).toEqual([
    'Ancient Knowledge',
    'Balancing',
    'Binoculars',
    'Cheer',
    'Extra Remarks',
    'Quality Inspection',
  ]);
  expect(daleAnniversary.name).toBe(dale.name);
});
