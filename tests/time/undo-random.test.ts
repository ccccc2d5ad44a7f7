// Undo at every input of random games: whatever may be taken back leads to the very position and log before it, and a
// model that was not written after the engine agrees that nobody lost or learned anything by it.

import { describe, expect, it } from 'vitest';
import { type BattleEvent, type BattleWorld, battle, pendingChoice } from '../../machines/battle/index.ts';
import type { DaleEvent, DaleWorld } from '../../machines/dale/index.ts';
import { canonical, createGame, type EntityId, eventsOf, type Road, type Seat } from '../../machines/index.ts';
import { shownTo, visibleAt, type Watcher, watchersOf } from '../helpers/dale-knowledge.ts';
import { newDaleGame, playDale } from '../helpers/dale-play.ts';
import { playOut, randomOptions, rollFrom } from '../helpers/random-play.ts';

/** What undo needs of a game of either rule set. */
interface Undoing<W> {
  readonly world: W;
  canUndo(seat: Seat): { readonly ok: boolean; readonly code?: string };
  undo(seat: Seat): { readonly ok: boolean };
  submit(input: never): { readonly ok: boolean };
  fingerprint(): string;
  log(): readonly unknown[];
}

/** What the walls say, by the model: the cards that are known before and shown after, for everybody. */
const modelled = <W extends { readonly chance: unknown }>(
  before: W,
  after: W,
  seat: Seat,
  watchers: readonly Watcher[],
  seen: (world: W, watcher: Watcher) => ReadonlySet<EntityId>,
  isNew: (id: EntityId) => boolean,
): string => {
  if (canonical(before.chance) !== canonical(after.chance)) return 'chance';
  const own = seen(before, seat);
  const isShown = watchers.some((watcher) => {
    const known = seen(before, watcher);
    return [...seen(after, watcher)].some((id) => !known.has(id) && !own.has(id) && !isNew(id));
  });
  return isShown ? 'hidden-seen' : 'possible';
};

/** Checks one accepted input, takes it back if that may be, and sends it again. */
const check = <W extends { readonly chance: unknown }>(
  game: Undoing<W>,
  before: { readonly world: W; readonly fingerprint: string; readonly logged: number },
  input: { readonly seat: Seat },
  expected: string,
): void => {
  const answer = game.canUndo(input.seat);
  expect(answer.ok ? 'possible' : answer.code).toBe(expected);
  if (!answer.ok) return;
  const log = game.log();
  const after = game.fingerprint();
  expect(game.undo(input.seat).ok).toBe(true);
  expect(game.fingerprint()).toBe(before.fingerprint);
  expect(canonical(game.log())).toBe(canonical(log.slice(0, before.logged)));
  expect(game.submit(input as never).ok).toBe(true);
  expect(game.fingerprint()).toBe(after);
  expect(canonical(game.log())).toBe(canonical(log));
};

const daleSeen = (world: DaleWorld, watcher: Watcher): ReadonlySet<EntityId> =>
  new Set([...visibleAt(world, watcher), ...shownTo(watcher, eventsOf<DaleEvent>(world), world)]);

/** In a battle: what lies in the open, the own hand, Secrets and choice, and what an own draw or a Secret told. */
const battleSeen = (world: BattleWorld, watcher: Watcher): ReadonlySet<EntityId> => {
  const told = eventsOf<BattleEvent>(world).flatMap((event) => {
    if (event.type === 'Drew') return event.player === watcher ? [event.id] : [];
    return event.type === 'Summoned' || event.type === 'SecretRevealed' ? [event.id] : [];
  });
  const choice = pendingChoice(world);
  const options = choice?.player === watcher ? choice.options : [];
  const open = Object.values(world.entities).filter(({ zone, controller }) =>
    zone === 'hand' || zone === 'secret' ? controller === watcher : zone !== 'deck',
  );
  return new Set([
    ...open.map(({ id }) => id),
    ...told,
    ...options.flatMap((option) => ('entity' in option ? [option.entity] : [])),
  ]);
};

const INPUTS = 150;

describe.each<Road>(['xstate', 'compiled'])('on the road %s', (road) => {
  it.each([2, 3, 4])('Dale with %i players', (players) => {
    const verdicts = new Set<string>();
    const game = newDaleGame(players, 1 + players, road);
    let before = { world: game.world, fingerprint: game.fingerprint(), logged: game.log().length };
    playDale(game, rollFrom(1), INPUTS, (input) => {
      if (game.isOver) return;
      const { world } = game;
      const expected = modelled(before.world, world, input.seat, watchersOf(world), daleSeen, () => false);
      verdicts.add(expected);
      check<DaleWorld>(game, before, input, expected);
      before = { world: game.world, fingerprint: game.fingerprint(), logged: game.log().length };
    });
    expect([...verdicts].sort()).toEqual(['chance', 'hidden-seen', 'possible']);
  });

  it('battles', () => {
    const verdicts = new Set<string>();
    for (let seed = 1; seed <= 3; seed += 1) {
      const game = createGame(battle, randomOptions(seed), { road });
      let before = { world: game.world, fingerprint: game.fingerprint(), logged: game.log().length };
      playOut(game, rollFrom(seed), INPUTS / 3, (_, input) => {
        if (!('seat' in input)) throw new Error('A player has no such input.');
        const isNew = (id: EntityId) => id >= before.world.nextId;
        const expected = modelled(before.world, game.world, input.seat, [0, 1, 'spectator'], battleSeen, isNew);
        verdicts.add(expected);
        check<BattleWorld>(game, before, input, expected);
        before = { world: game.world, fingerprint: game.fingerprint(), logged: game.log().length };
      });
    }
    expect([...verdicts].sort()).toEqual(['chance', 'hidden-seen', 'possible']);
  });
});
