// How battles are told: auras at the opening, trigger queues as reactions within reactions, activations counted.

import type { BattleEvent, BattleWorld } from '../machines/battle/index.ts';
import { framesOf } from '../machines/index.ts';
import { aurasInForce } from './aura-words.ts';
import { entityNames } from './entity-names.ts';
import { sentenceOf } from './event-sentences.ts';
import { PLUMBING, shownStates } from './state-words.ts';
import type { Voice } from './voice.ts';

/** The trigger queues that wait below what is going on. */
const depthIn = (world: BattleWorld): number =>
  framesOf(world)
    .slice(0, -1)
    .filter(({ kind }) => kind === 'triggerQueue').length;

/** ` (1 of 2)` for an activation of a multiplied trigger. */
const activationCounter = () => {
  const activations = new Map<string, number>();
  return (event: BattleEvent, { stack }: BattleWorld, depth: number): string => {
    if (event.type !== 'TriggerMultiplied' && event.type !== 'Triggered') return '';
    const key = `${depth} ${event.source} ${event.trigger}`;
    if (event.type === 'TriggerMultiplied') {
      activations.set(key, event.times);
      return '';
    }
    const times = activations.get(key);
    const left = stack?.kind === 'triggerQueue' ? stack.left : 0;
    if (left === 1) activations.delete(key);
    return times === undefined ? '' : ` (${times - left + 1} of ${times})`;
  };
};

export const battleVoice: Voice<BattleWorld, BattleEvent> = {
  namesIn: entityNames,
  opening: (world, nameOf) => ({ title: 'Auras in force', lines: aurasInForce(world, nameOf) }),
  shownStates,
  isPlumbing: (state) => PLUMBING.has(state),
  sentenceOf,
  depthIn,
  counter: activationCounter,
  after: () => [],
};
