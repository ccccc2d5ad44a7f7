// Death: all that are dying leave play in one step, then the Other auras are updated, then the deathrattles resolve
// (R4, R19). The only other removal is of a card moved into a full zone (R21.3).

import { emit } from '../events.ts';
import { byOrderOfPlay } from '../order.ts';
import type { EntityId, Seat } from '../world.ts';
import { auraUpdateHealthAttack, auraUpdateOther } from './auras.ts';
import { isCalm, leaveTable, lookAtTable } from './calm.ts';
import { enchantmentAt, inside } from './catalogue.ts';
import type { BoundaryFrame } from './frames.ts';
import { isHeard } from './listeners.ts';
import { occurrence } from './occurrences.ts';
import { printedOf } from './printed.ts';
import { hasDeathrattle, hasKeyword, isEntityDying } from './stats.ts';
import { pushSummons, summonOrder } from './summon.ts';
import { tableOf } from './table.ts';
import { topBoundary } from './top-frames.ts';
import { deathrattleEntries, pushQueue } from './trigger-queue.ts';
import {
  type BattleWorld,
  type DeathRecord,
  type Entity,
  entityOf,
  type PendingSummon,
  playerOf,
  type Script,
} from './world.ts';
import { boardIndex, isMinion, move, strip } from './zones.ts';

/** Opens the boundary after an outermost Phase. `forced` deaths and `auraOnly` leave parts out (R3.3, R19.9). */
export const pushBoundary = (world: BattleWorld, mode: BoundaryFrame['mode']): void => {
  world.stack = {
    kind: 'phaseBoundary',
    at: 'auraUpdateHealthAttack',
    mode,
    round: 0,
    dead: [],
    nextDeath: 0,
    presentBefore: 0,
    below: world.stack,
  };
};

export const updateHealthAttack = (world: BattleWorld): void => {
  if (!lookAtTable(world)) auraUpdateHealthAttack(world);
};

export const updateOther = (world: BattleWorld): void => {
  if (isCalm(world)) return;
  auraUpdateOther(world);
  const { mode, dead } = topBoundary(world);
  if (mode !== 'auraOnly' && dead.length === 0) leaveTable(world);
};

export const isAuraOnly = (world: BattleWorld): boolean => topBoundary(world).mode === 'auraOnly';
export const isForced = (world: BattleWorld): boolean => topBoundary(world).mode === 'forced';

export const hasSummonsPending = (world: BattleWorld): boolean =>
  world.pendingSummons.length > 0 && topBoundary(world).mode === 'full';

/** The waiting Summon Events in order of play, each with its queue of "whenever you summon" (R4.1 step 3). */
export const resolveSummons = (world: BattleWorld): void => {
  const { pendingSummons } = world;
  world.pendingSummons = [];
  // Mostly nobody listens.
  if (!pendingSummons.some(({ verb }) => isHeard(world, verb, 'on'))) return;
  // Of a card that was summoned twice the later kind of summons counts.
  const summoned = [...new Map(pendingSummons.map((pending) => [pending.id, pending])).values()];
  const orderOf = ({ id }: PendingSummon): number => entityOf(world, id).order;
  // The first to be heard is put on the stack last.
  for (const { id, verb } of summoned.sort((a, b) => orderOf(b) - orderOf(a))) {
    const { controller, order } = entityOf(world, id);
    pushQueue(world, occurrence(verb, 'on', controller, { card: id }), { presentBefore: order });
  }
};

/** The Death Creation Step (R19.3): list, remove all in order of play, note each, mark dead heroes. */
export const createDeaths = (world: BattleWorld): void => {
  const frame = topBoundary(world);
  if (frame.dead.length > 0) frame.dead = [];
  if (isCalm(world)) return;
  const { permanents } = tableOf(world);
  const dying: Entity[] = [];
  const deadHeroes: Seat[] = [];
  for (let index = 0; index < permanents.length; index += 1) {
    const entity = permanents[index] as Entity;
    if (!isEntityDying(world, entity)) continue;
    if (entity.zone === 'hero') deadHeroes.push(entity.controller);
    else dying.push(entity);
  }
  // At most boundaries nobody dies.
  if (dying.length + deadHeroes.length + world.waitingDeaths.length > 0) bury(world, frame, dying, deadHeroes);
};

const bury = (
  world: BattleWorld,
  frame: BoundaryFrame,
  dying: readonly Entity[],
  deadHeroes: readonly Seat[],
): void => {
  const records = dying.map(({ id }) => removeDead(world, id));
  for (const seat of deadHeroes) markHeroDead(world, seat);
  const { waitingDeaths } = world;
  frame.dead = waitingDeaths.length === 0 ? records : [...waitingDeaths, ...records].sort(byOrderOfPlay);
  frame.nextDeath = 0;
  world.waitingDeaths = [];
};

const markHeroDead = (world: BattleWorld, seat: Seat): void => {
  const player = playerOf(world, seat);
  if (player.isHeroDead) return;
  player.isHeroDead = true;
  emit(world, { type: 'HeroDied', player: seat });
};

/** What the death of a card that is in play now would leave behind. */
export const deathRecordOf = (world: BattleWorld, id: EntityId): DeathRecord => {
  const { card, controller, order } = entityOf(world, id);
  return {
    id,
    card,
    controller,
    order,
    index: boardIndex(world, id),
    isMinion: isMinion(world, id),
    hasReborn: hasKeyword(world, id, 'reborn'),
    deathrattles: deathrattlesOf(world, id),
  };
};

/** Takes one card out of play for good and notes what its death needs; its texts are read before it is stripped. */
export const removeDead = (world: BattleWorld, id: EntityId): DeathRecord => {
  const entity = entityOf(world, id);
  const record = deathRecordOf(world, id);
  const { card, controller, isMinion } = record;
  world.deaths.push({
    id,
    card,
    controller,
    turn: world.turn,
    isMinion,
    hadDeathrattle: hasDeathrattle(world, id),
  });
  emit(world, { type: 'Destroyed', id });
  strip(entity);
  move(world, id, controller, 'graveyard');
  return record;
};

/** Printed first, then added ones in the order in which they were attached. */
const deathrattlesOf = (world: BattleWorld, id: EntityId): Script[] => {
  const entity = entityOf(world, id);
  const scripts: Script[] = [];
  if (!entity.isSilenced && printedOf(world, entity).deathrattle.length > 0) {
    scripts.push({ card: entity.card, path: ['deathrattle'] });
  }
  for (const { script } of entity.enchantments) {
    if ((enchantmentAt(world, script).deathrattle?.length ?? 0) > 0) scripts.push(inside(script, 'deathrattle'));
  }
  return scripts;
};

/** A card that was to move into a full zone dies at once; its death joins the next Death Phase (R21.3). */
export const dieOutsideStep = (world: BattleWorld, id: EntityId): void => {
  world.waitingDeaths.push(removeDead(world, id));
};

export const hasDeathEvents = (world: BattleWorld): boolean => topBoundary(world).dead.length > 0;

/** R19.5 steps 1 and 2. */
export const openRound = (world: BattleWorld): void => {
  const frame = topBoundary(world);
  frame.round += 1;
  frame.presentBefore = world.nextOrder;
  emit(world, { type: 'DeathPhase', round: frame.round });
};

export const hasDeathsToResolve = (world: BattleWorld): boolean => {
  const { nextDeath, dead } = topBoundary(world);
  return nextDeath < dead.length;
};

/** One Death Event: its deathrattles and what the present have to say, in one queue (R19.5 step 3). */
export const openDeathQueue = (world: BattleWorld): void => {
  const frame = topBoundary(world);
  const record = frame.dead[frame.nextDeath];
  if (record === undefined) throw new Error('All Death Events were resolved.');
  frame.nextDeath += 1;
  pushQueue(world, occurrence('death', 'after', record.controller, { card: record.id }), {
    presentBefore: frame.presentBefore,
    given: deathrattleEntries(record),
  });
};

/** After all Death Events: each that had Reborn comes back where it stood (R19.5 step 5). */
export const rebornDead = (world: BattleWorld): void => {
  const { dead } = topBoundary(world);
  pushSummons(
    world,
    dead
      .filter(({ hasReborn }) => hasReborn)
      .map(({ card, controller, index }) =>
        summonOrder(card, controller, { place: 'beside', deathIndex: index, isReborn: true, health: 1 }),
      ),
  );
};

export const closeBoundary = (world: BattleWorld): void => {
  world.stack = topBoundary(world).below;
};
