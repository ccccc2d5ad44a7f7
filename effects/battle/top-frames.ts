// The frame on top, for each kind. One function for all kinds would meet frames of fourteen shapes at the same place of
// the code, and the engine of JavaScript is several times as slow there; each of these meets one shape only. Anything
// else on top is a fault in a chart, not in a player's input.

import type * as frames from './frames.ts';
import type { BattleWorld } from './world.ts';

export const topBoundary = ({ stack }: BattleWorld): frames.BoundaryFrame =>
  stack?.kind === 'phaseBoundary' ? stack : wrong(stack, 'phaseBoundary');

export const topChoice = ({ stack }: BattleWorld): frames.ChoiceFrame =>
  stack?.kind === 'choice' ? stack : wrong(stack, 'choice');

export const topCombat = ({ stack }: BattleWorld): frames.CombatFrame =>
  stack?.kind === 'combatSequence' ? stack : wrong(stack, 'combatSequence');

export const topDamage = ({ stack }: BattleWorld): frames.DamageFrame =>
  stack?.kind === 'damage' ? stack : wrong(stack, 'damage');

export const topDeeds = ({ stack }: BattleWorld): frames.DeedFrame =>
  stack?.kind === 'deed' ? stack : wrong(stack, 'deed');

export const topDraw = ({ stack }: BattleWorld): frames.DrawFrame =>
  stack?.kind === 'draw' ? stack : wrong(stack, 'draw');

export const topHeal = ({ stack }: BattleWorld): frames.HealFrame =>
  stack?.kind === 'heal' ? stack : wrong(stack, 'heal');

export const topHeroPower = ({ stack }: BattleWorld): frames.HeroPowerFrame =>
  stack?.kind === 'heroPowerSequence' ? stack : wrong(stack, 'heroPowerSequence');

export const topPlay = ({ stack }: BattleWorld): frames.PlayFrame =>
  stack?.kind === 'playSequence' ? stack : wrong(stack, 'playSequence');

export const topQueue = ({ stack }: BattleWorld): frames.QueueFrame =>
  stack?.kind === 'triggerQueue' ? stack : wrong(stack, 'triggerQueue');

export const topSandbox = ({ stack }: BattleWorld): frames.SandboxFrame =>
  stack?.kind === 'sandboxSequence' ? stack : wrong(stack, 'sandboxSequence');

export const topSummon = ({ stack }: BattleWorld): frames.SummonFrame =>
  stack?.kind === 'summon' ? stack : wrong(stack, 'summon');

export const topText = ({ stack }: BattleWorld): frames.EffectsFrame =>
  stack?.kind === 'effects' ? stack : wrong(stack, 'effects');

export const topTurn = ({ stack }: BattleWorld): frames.TurnFrame =>
  stack?.kind === 'turn' ? stack : wrong(stack, 'turn');

const wrong = (stack: BattleWorld['stack'], needed: frames.BattleFrame['kind']): never => {
  throw new Error(`The top frame is "${stack?.kind ?? 'none'}" where "${needed}" is needed.`);
};
