// The frame on top, for the kinds that are met most. One function for all kinds meets frames of fourteen shapes at the
// same place of the code, and the engine of JavaScript is several times as slow there; each of these meets one shape.

import { top } from '../stack.ts';
import type * as frames from './frames.ts';
import type { BattleWorld } from './world.ts';

export const topBoundary = (world: BattleWorld): frames.BoundaryFrame =>
  world.stack?.kind === 'phaseBoundary' ? world.stack : top(world, 'phaseBoundary');

export const topDamage = (world: BattleWorld): frames.DamageFrame =>
  world.stack?.kind === 'damage' ? world.stack : top(world, 'damage');

export const topDraw = (world: BattleWorld): frames.DrawFrame =>
  world.stack?.kind === 'draw' ? world.stack : top(world, 'draw');

export const topPlay = (world: BattleWorld): frames.PlayFrame =>
  world.stack?.kind === 'playSequence' ? world.stack : top(world, 'playSequence');

export const topQueue = (world: BattleWorld): frames.QueueFrame =>
  world.stack?.kind === 'triggerQueue' ? world.stack : top(world, 'triggerQueue');

export const topSandbox = (world: BattleWorld): frames.SandboxFrame =>
  world.stack?.kind === 'sandboxSequence' ? world.stack : top(world, 'sandboxSequence');

export const topSummon = (world: BattleWorld): frames.SummonFrame =>
  world.stack?.kind === 'summon' ? world.stack : top(world, 'summon');

export const topText = (world: BattleWorld): frames.EffectsFrame =>
  world.stack?.kind === 'effects' ? world.stack : top(world, 'effects');
