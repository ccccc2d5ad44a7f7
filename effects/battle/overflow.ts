// The refusal of an input that feeds itself: it names the triggers that keep setting each other off.

import { eventsOf } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { BattleEvent } from './battle-events.ts';
import { refuse } from './refusals.ts';
import { type BattleWorld, entityOf } from './world.ts';

const LOOKED_AT = 40;

/** `stopped` is the World in which the budget ran out. The last triggers of its events are the ones that repeat. */
export const overflowRefusal = (stopped: BattleWorld): Refusal => {
  const isTrigger = (event: BattleEvent): event is Extract<BattleEvent, { type: 'Triggered' }> =>
    event.type === 'Triggered';
  const last = eventsOf<BattleEvent>(stopped).filter(isTrigger).slice(-LOOKED_AT);
  const named = last.map(({ source, trigger }) => `${entityOf(stopped, source).card} #${source} (${trigger})`);
  const pair = [...new Set(named)];
  return refuse('overflow', {
    limit: stopped.rules.limits.budget,
    pair: pair.length === 0 ? 'a text that repeats itself' : pair.slice(0, 4).join(' and '),
  });
};
