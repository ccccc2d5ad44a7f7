// Deeds: small changes that are announced right before they happen and once they are done, one by one. Where nobody
// listens they happen at once.

import type { Position } from '../../cards/terms.ts';
import { emit } from '../events.ts';
import { pop, top } from '../stack.ts';
import type { EntityId, Seat } from '../world.ts';
import { changeSides, changeSidesOfSecret } from './control.ts';
import { freeze } from './damage.ts';
import { attach, silence } from './enchantments.ts';
import type { TextContext } from './frames.ts';
import { isHeard } from './listeners.ts';
import { type Occurrence, occurrence } from './occurrences.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf, type Script, type Zone } from './world.ts';
import { isInPlay, move } from './zones.ts';

export type DeedVerb = 'gainArmor' | 'discard' | 'burn' | 'mill' | 'silence' | 'freeze' | 'takeControl' | 'overload';

export interface Deed {
  readonly verb: DeedVerb;
  readonly player: Seat;
  /** Null for what happens to a player; for `mill` the top card is found when its turn comes. */
  readonly card: EntityId | null;
  readonly source: EntityId | null;
  readonly amount: number;
  /** What is attached with it: the bond of a minion that is only borrowed. */
  readonly bond: { readonly script: Script; readonly context: TextContext } | null;
}

export const deed = (
  verb: DeedVerb,
  player: Seat,
  { card = null, source = null, amount = 0, bond = null }: Partial<Omit<Deed, 'verb' | 'player'>> = {},
): Deed => ({
  verb,
  player,
  card,
  source,
  amount,
  bond,
});

/** Carries out the deeds in order, each announced before and after if anybody listens for such a thing. */
export const carryOut = (world: BattleWorld, deeds: readonly Deed[]): void => {
  if (deeds.length === 0) return;
  const isAnyHeard = deeds.some(({ verb }) => isHeard(world, verb, 'on') || isHeard(world, verb, 'after'));
  if (isAnyHeard) world.stack = { kind: 'deed', at: 'announcing', deeds, next: 0, below: world.stack };
  else for (const each of deeds) doDeed(world, each);
};

const current = (world: BattleWorld): Deed => {
  const { deeds, next } = top(world, 'deed');
  const now = deeds[next];
  if (now === undefined) throw new Error('Every deed is done.');
  return now.verb === 'mill' ? { ...now, card: playerOf(world, now.player).deck[0] ?? null } : now;
};

const happening = ({ verb, player, card, source, amount }: Deed, position: Position): Occurrence =>
  occurrence(verb, position, player, { card, source, amount });

export const hasDeedsLeft = (world: BattleWorld): boolean => {
  const { deeds, next } = top(world, 'deed');
  return next < deeds.length;
};

/** The event right before it. */
export const announceDeed = (world: BattleWorld): void => pushQueue(world, happening(current(world), 'on'));

/** It happens, unless its card is not there any more, and is told. */
export const performDeed = (world: BattleWorld): void => {
  const now = current(world);
  top(world, 'deed').next += 1;
  if (doDeed(world, now)) pushQueue(world, happening(now, 'after'));
};

export const closeDeeds = (world: BattleWorld): void => pop(world);

/** Says whether it happened. */
const doDeed = (world: BattleWorld, now: Deed): boolean => DEEDS[now.verb](world, now);

const withCard =
  (act: (world: BattleWorld, id: EntityId, now: Deed) => boolean) =>
  (world: BattleWorld, now: Deed): boolean =>
    now.card !== null && act(world, now.card, now);

const toGraveyard = (type: 'Discarded' | 'Burned' | 'Milled', ...from: readonly Zone[]) =>
  withCard((world, id) => {
    const { zone, controller } = entityOf(world, id);
    if (!from.includes(zone)) return false;
    move(world, id, controller, 'graveyard');
    emit(world, { type, player: controller, id });
    return true;
  });

const DEEDS: Readonly<Record<DeedVerb, (world: BattleWorld, now: Deed) => boolean>> = {
  gainArmor: (world, { player, amount }) => {
    entityOf(world, playerOf(world, player).hero).armor += amount;
    emit(world, { type: 'ArmorGained', player, amount });
    return true;
  },
  overload: (world, { player, amount }) => {
    playerOf(world, player).mana.owed += amount;
    emit(world, { type: 'Overloaded', player, amount });
    return true;
  },
  discard: toGraveyard('Discarded', 'hand', 'deck'),
  burn: toGraveyard('Burned', 'deck'),
  mill: (world, { player, ...rest }) => {
    const [top] = playerOf(world, player).deck;
    return top !== undefined && toGraveyard('Milled', 'deck')(world, { ...rest, player, card: top });
  },
  silence: withCard((world, id) => {
    if (!isInPlay(entityOf(world, id))) return false;
    silence(world, id);
    return true;
  }),
  freeze: withCard((world, id) => freeze(world, id)),
  takeControl: withCard((world, id, { player, bond }) => {
    const { zone, controller } = entityOf(world, id);
    if (controller === player || (zone !== 'board' && zone !== 'secret')) return false;
    if (zone === 'secret') changeSidesOfSecret(world, id);
    else changeSides(world, id);
    const hasMoved = entityOf(world, id).controller === player && entityOf(world, id).zone === zone;
    if (hasMoved && bond !== null) attach(world, id, bond.script, bond.context);
    return hasMoved;
  }),
};
