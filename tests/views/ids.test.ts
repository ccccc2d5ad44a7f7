// An id on the table must tell those who have not seen the card before neither where it stood in the deck list nor when
// it was drawn, nor in whose deck it began. Ids are dealt by chance, so over many games no place has an id of its own.

import { describe, expect, it } from 'vitest';
import { battle, battleCards } from '../../machines/battle/index.ts';
import { dale, daleCards } from '../../machines/dale/index.ts';
import { createGame } from '../../machines/index.ts';

const GAMES = 400;

/** How closely two lists of numbers go together: 1 for the same order, −1 for the opposite, about 0 for none. */
const correlation = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const product = (f: (x: number, y: number) => number) => pairs.reduce((sum, [x, y]) => sum + f(x - a, y - b), 0);
  return product((x, y) => x * y) / Math.sqrt(product((x) => x * x) * product((_, y) => y * y));
};

describe('the ids of a battle', () => {
  const list = battleCards.filter(({ isCollectible }) => isCollectible).map(({ name }) => name);
  const names = list.slice(0, 20);
  const deals = Array.from({ length: GAMES }, (_, seed) => {
    const { world } = createGame(battle, { seed, decks: [names, names] }, { road: 'compiled' });
    return ([0, 1] as const).map((seat) => {
      const { deck, hand } = world.players[seat];
      const inOrder = [...hand, ...deck].map((id) => ({ id, place: names.indexOf(world.entities[id]?.card ?? '') }));
      return inOrder.map((card, drawn) => ({ ...card, drawn }));
    });
  });

  it.each(['place', 'drawn'] as const)('do not go with the %s of the card', (by) => {
    for (const seat of [0, 1] as const) {
      const pairs = deals.flatMap((deal) => (deal[seat] ?? []).map((card) => [card.id, card[by]] as const));
      expect(pairs).toHaveLength(GAMES * names.length);
      expect(Math.abs(correlation(pairs))).toBeLessThan(0.05);
      // Each id has been at each place.
      expect(new Set(pairs.map((pair) => pair.join())).size).toBe(names.length ** 2);
    }
  });

  it('are dealt apart from the shuffle: the same cards are drawn as if the ids followed the list', () => {
    const drawn = deals.slice(0, 20).map((deal) => deal.map((cards) => cards.map(({ place }) => place).join()));
    expect(new Set(drawn.flat()).size).toBe(40);
  });

  it('follow the list in a sandbox, where nothing is dealt', () => {
    const { world } = createGame(battle, { sandbox: true, decks: [names, []] });
    const { deck } = world.players[0];
    expect(deck).toEqual([...deck].sort((a, b) => a - b));
    expect(deck.map((id) => world.entities[id]?.card)).toEqual(names);
  });
});

describe('the ids of a Dale game', () => {
  const sets = ['macaws', 'pandas', 'owls'] as const;
  const order = daleCards('note').map(({ name }) => name);
  const deals = Array.from({ length: GAMES }, (_, seed) => {
    const { world } = createGame(dale, { seed, players: 2, sets }, { road: 'compiled' });
    const owners = [0, 1].map((seat) => {
      const player = world.players[seat];
      return { seat, ids: [...(player?.deck ?? []), ...(player?.hand ?? [])] };
    });
    return { world, owners };
  });

  it('do not go with the player in whose deck the card began, nor with its print', () => {
    const origins = deals.flatMap(({ owners }) =>
      owners.flatMap(({ seat, ids }) => ids.map((id) => [id, seat] as const)),
    );
    const prints = deals.flatMap(({ world }) =>
      Object.values(world.entities).map(({ id, card }) => [id, order.indexOf(card)] as const),
    );
    expect(origins).toHaveLength(GAMES * 20);
    expect(Math.abs(correlation(origins))).toBeLessThan(0.05);
    expect(Math.abs(correlation(prints))).toBeLessThan(0.05);
  });

  it('do not go with the place in the supply', () => {
    const places = deals.flatMap(({ world }) => world.supply.map((id, place) => [id, place] as const));
    expect(places.length).toBeGreaterThan(GAMES * 10);
    expect(Math.abs(correlation(places))).toBeLessThan(0.05);
  });
});
