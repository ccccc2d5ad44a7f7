// K24: a deep search of every view and redacted event finds no card id and no card name that this viewer was never
// shown (rules.md §16); and no card that the viewer was shown once, but that is out of sight now, as the carriers of
// owl effects are (owls.md §9). Numbers are taken for ids unless they lie under a name that holds something else.

import { describe, expect, it } from 'vitest';
import {
  type DaleEvent,
  type DaleGame,
  daleCards,
  daleEventFor,
  daleViewFor,
  phaseOf,
} from '../../../machines/dale/index.ts';
import { canonical, type EntityId, loadGame } from '../../../machines/index.ts';
import { knowledgeOf, shownTo, visibleAt, type Watcher, watchersOf } from '../../helpers/dale-knowledge.ts';
import { newDaleGame, playDale } from '../../helpers/dale-play.ts';
import { rollFrom } from '../../helpers/random-play.ts';

/** Fields whose numbers are no cards: seats, counts, values, numbers of effects and turns. */
const NO_CARDS: readonly string[] = [
  ...['seat', 'viewer', 'player', 'players', 'owner', 'turnPlayer', 'awaited', 'of', 'seenBy'],
  ...['turn', 'value', 'cost', 'by', 'count', 'stack', 'min', 'max', 'number', 'effect'],
  ...['deckCount', 'handCount', 'limboCount', 'supplyCount'],
];

const NAMES = [...new Set([...daleCards('note'), ...daleCards('anniversary')].map(({ name }) => name))].sort(
  (a, b) => b.length - a.length,
);

/** All ids and card names anywhere in a value. */
const search = (node: unknown, found = { ids: new Set<number>(), names: new Set<string>() }, field = '') => {
  if (typeof node === 'number' && !NO_CARDS.includes(field)) found.ids.add(node);
  if (typeof node === 'string') {
    let text = node;
    for (const name of NAMES) {
      if (!text.includes(name)) continue;
      found.names.add(name);
      text = text.replaceAll(name, '');
    }
  }
  if (typeof node === 'object' && node !== null) {
    // What a move leaves open says by its name whether it lists cards or players.
    const { field: open } = node as { field?: unknown };
    for (const [key, inner] of Object.entries(node)) {
      search(inner, found, Array.isArray(node) ? field : key === 'from' && typeof open === 'string' ? open : key);
    }
  }
  return found;
};

/** Names that a viewer may read: what is printed on the cards it was shown, and what they have been copies of. */
const checkShown = (what: unknown, shown: ReadonlySet<EntityId>, names: ReadonlySet<string>): void => {
  const found = search(what);
  const ids = [...found.ids].filter((id) => !shown.has(id));
  const unknown = [...found.names].filter((name) => !names.has(name));
  if (ids.length + unknown.length > 0) {
    throw new Error(`Never shown: cards ${ids.join()}, names ${unknown.join()}, in ${canonical(what).slice(0, 500)}`);
  }
};

/** Plays a game and hands each rest, with its events, to `look` for every watcher. */
const watchGame = (
  game: DaleGame,
  seed: number,
  limit: number,
  look: (watcher: Watcher, events: readonly DaleEvent[], shown: ReadonlySet<EntityId>, names: Set<string>) => void,
): void => {
  const knowledge = knowledgeOf(game);
  const names = new Map<Watcher, Set<string>>();
  let events: readonly DaleEvent[] = [];
  game.subscribe((happened) => {
    events = happened;
  });
  const everybody = watchersOf(game.world);
  const lookAround = () => {
    for (const watcher of everybody) {
      const readable = names.get(watcher) ?? new Set<string>();
      names.set(watcher, readable);
      const shown = knowledge.of(watcher);
      for (const id of shown) readable.add(game.world.entities[id]?.card ?? '');
      look(watcher, events, shown, readable);
    }
  };
  lookAround();
  playDale(game, rollFrom(seed), limit, () => {
    knowledge.see(events);
    // After the game everything is revealed.
    if (!game.isOver) lookAround();
  });
};

describe('K24 views and logs of random games', () => {
  it.each([2, 3, 4])('of %i players show nobody a card that was never shown to them', (players) => {
    const phases = new Set<string>();
    for (let seed = 1; seed <= 7; seed += 1) {
      const game = newDaleGame(players, seed);
      watchGame(game, seed, 110, (watcher, events, shown, names) => {
        phases.add(phaseOf(game.world));
        const view = daleViewFor(game.world, watcher);
        checkShown(view, shown, names);
        for (const event of events) checkShown(daleEventFor(event, watcher), shown, names);
      });
    }
    expect([...phases].sort()).toEqual(expect.arrayContaining(['action', 'choice', 'endOfTurn', 'owl', 'turnStart']));
  });

  it.each([2, 3, 4])('of %i players show nobody where a card is that has gone out of sight', (players) => {
    let carriers = 0;
    for (let seed = 1; seed <= 7; seed += 1) {
      const game = newDaleGame(players, seed);
      let before = game.world;
      // What was shown of a hand stays on view while the question about it is open.
      const looked = new Map<Watcher, Set<EntityId>>();
      watchGame(game, seed, 110, (watcher, events) => {
        const after = game.world;
        const now = shownTo(watcher, events, after);
        const isAsked = phaseOf(after) === 'choice';
        const open = new Set([...(isAsked ? (looked.get(watcher) ?? []) : []), ...now]);
        looked.set(watcher, isAsked ? open : new Set());
        const visible = new Set([...visibleAt(after, watcher), ...open]);
        const inView = search(daleViewFor(after, watcher));
        const inEvents = search(events.map((event) => daleEventFor(event, watcher)));
        const hidden = [
          ...[...inView.ids].filter((id) => !visible.has(id)),
          ...[...inEvents.ids].filter((id) => !visible.has(id) && !visibleAt(before, watcher).has(id)),
        ];
        if (hidden.length > 0) throw new Error(`Viewer ${watcher} is told of cards ${hidden.join()} out of sight.`);
        carriers += after.owls.filter(({ owner, card }) => owner !== watcher && !visible.has(card)).length;
        if (watcher === 'spectator') before = after;
      });
    }
    expect(carriers).toBeGreaterThan(20);
  });

  it('would find a card that leaks: the same search on what a judge sees fails', () => {
    const game = newDaleGame(3, 5);
    expect(() =>
      watchGame(game, 5, 40, (_watcher, _events, shown, names) => {
        checkShown(daleViewFor(game.world, 'judge'), shown, names);
      }),
    ).toThrow('Never shown: cards');
  });

  it('gives the same bytes when the view is made again from the saved World', () => {
    const game = newDaleGame(3, 7);
    playDale(game, rollFrom(8), 60, () => {
      const loaded = loadGame(game.ruleset as never, JSON.parse(JSON.stringify(game.save()))) as unknown as DaleGame;
      for (const watcher of watchersOf(game.world)) {
        expect(canonical(daleViewFor(loaded.world, watcher))).toBe(canonical(daleViewFor(game.world, watcher)));
      }
    });
  });
});
