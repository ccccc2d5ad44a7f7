// Must hold 1 for Dale: a World in which everything is mixed that a viewer may not know (the order of supply and decks,
// what is printed on all cards in them, in the hands of others and in their limbo) gives the same bytes: view, log of the
// last step, what is owed, legal moves. tests/dale/games/views.test.ts goes on from there with two cards exchanged.

import { expect, it } from 'vitest';
import type { DaleGame, DaleWorld } from '../../machines/dale/index.ts';
import { canonical, type EntityId, loadGame } from '../../machines/index.ts';
import { type Watcher, watchersOf } from '../helpers/dale-knowledge.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { hiddenFrom } from '../helpers/dale-swap.ts';
import { type Roll, rollFrom } from '../helpers/random-play.ts';

const GAMES = 50;
const INPUTS = 120;
const EVERY = 12;

const shuffled = <T>(items: readonly T[], roll: Roll): T[] => {
  const left = [...items];
  return Array.from(items, () => left.splice(roll(left.length), 1)[0] as T);
};

/** The same game with everything mixed that this viewer may not know, and how many cards are others now. */
const twinOf = (game: DaleGame, watcher: Watcher, roll: Roll) => {
  const save = JSON.parse(JSON.stringify(game.save()));
  const { world }: { world: DaleWorld } = save;
  const hidden = hiddenFrom(world, watcher);
  const isHidden = new Set(hidden);
  const printOf = (id: EntityId) => world.entities[id]?.card ?? '';
  const prints = hidden.map(printOf);
  const mixed = shuffled(prints, roll);
  hidden.forEach((id, index) => {
    world.entities[id] = { ...world.entities[id], card: mixed[index] } as DaleWorld['entities'][number];
  });
  for (const pile of [world.supply, ...world.players.map(({ deck }) => deck)]) {
    const free = pile.filter((id) => isHidden.has(id));
    const order = shuffled(free, roll);
    pile.forEach((id, place) => {
      if (isHidden.has(id)) pile[place] = order.pop() as EntityId;
    });
  }
  const changed = mixed.filter((print, index) => print !== prints[index]).length;
  return { game: loadGame(game.ruleset as never, save, { road: 'compiled' }) as unknown as DaleGame, changed };
};

const perceived = (game: DaleGame, watcher: Watcher): string =>
  canonical([
    game.viewFor(watcher),
    watcher === 'spectator' ? [] : [game.decisions(watcher), game.legalMoves(watcher)],
  ]);

it('for each seat and the spectator, along 50 games', () => {
  const count = { compared: 0, changed: 0 };
  for (let seed = 1; seed <= GAMES; seed += 1) {
    const game = newDaleGame(2 + (seed % 3), seed, 'compiled');
    const roll = rollFrom(seed + 1000);
    let sent = 0;
    playDale(game, rollFrom(seed), INPUTS, () => {
      sent += 1;
      if (game.isOver || game.world.sets.length === 0 || sent % EVERY !== seed % EVERY) return;
      for (const watcher of watchersOf(game.world)) {
        const twin = twinOf(game, watcher, roll);
        count.compared += 1;
        count.changed += twin.changed;
        const message = `seed ${seed}, input ${sent}: ${watcher} sees what is hidden`;
        expect(perceived(twin.game, watcher), message).toBe(perceived(game, watcher));
      }
    });
  }
  expect(count.compared).toBeGreaterThan(1000);
  expect(count.changed / count.compared).toBeGreaterThan(20);
}, 600_000);
