// The refusal of a Dale input that causes more than its budget.

import type { Refusal } from '../refusals.ts';
import { refuse } from './refusals.ts';
import type { DaleWorld } from './world.ts';

export const daleOverflow = (stopped: DaleWorld): Refusal =>
  refuse('overflow', { limit: stopped.rules.budget, pair: 'a text that repeats itself' });
