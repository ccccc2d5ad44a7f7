// The direct calls of a Dale sandbox: any card anywhere, without anybody reacting.

import { takeFrom } from '../lists.ts';
import type { DaleSandboxInput } from './inputs.ts';
import { type DaleWorld, entityOf, playerOf } from './world.ts';
import { createCard, listOf } from './zones.ts';

export const carryOutCall = (world: DaleWorld, input: DaleSandboxInput): void => {
  if (input.type === 'REMOVE') remove(world, input.card);
  else put(world, input);
};

const SHARED: ReadonlySet<string> = new Set(['supply', 'bin', 'market']);

const put = (world: DaleWorld, { seat, card, zone, at }: Extract<DaleSandboxInput, { type: 'PUT' }>): void => {
  const id = createCard(world, card, zone, SHARED.has(zone) ? null : seat);
  if (zone === 'market' && at !== undefined) world.market[at] = id;
  if (zone === 'stall') putIntoStall(world, seat, id, at);
};

/** Into that stack, counted from 1, or into a new one. */
const putIntoStall = (world: DaleWorld, seat: number, id: number, at: number | undefined): void => {
  const { stall } = playerOf(world, seat);
  const stack = at === undefined ? undefined : stall[at - 1];
  if (stack === undefined) stall.push([id]);
  else stack.push(id);
};

const remove = (world: DaleWorld, id: number): void => {
  const entity = entityOf(world, id);
  const list = listOf(world, entity);
  if (list !== undefined) takeFrom(list, id);
  const slot = world.market.indexOf(id);
  if (slot >= 0) world.market[slot] = null;
  if (entity.seat !== null) {
    const player = playerOf(world, entity.seat);
    player.stall = player.stall.map((stack) => stack.filter((card) => card !== id));
  }
  entity.zone = 'junkyard';
  entity.seat = null;
};
