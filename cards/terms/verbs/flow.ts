// Verbs that steer: the sequence under way, conditions, repetitions, chance, choices.

import type { Condition } from '../conditions.ts';
import type { CardRef } from '../names.ts';
import type { RolledAmount } from '../numbers.ts';
import { CHOSEN, type Filter, type Selector } from '../selectors.ts';
import type { Effect } from '../verbs.ts';
import { giveCopy } from './cards.ts';
import { list, type OneOrMore } from './writing.ts';

/** The spell being cast has no text (R10.2 step 3). */
export const COUNTER: Effect = { verb: 'counter' };

export const redirectAttack = (to: Selector): Effect => ({ verb: 'redirectAttack', to });

/** What is being played gets another target (Spellbender). */
export const redirectTarget = (to: Selector): Effect => ({ verb: 'redirectTarget', to });

/** Deaths are processed here, in the middle of the text (R19.9). */
export const FORCE_DEATHS: Effect = { verb: 'forceDeaths' };

/** Runs the other battlecries you played this game again, oldest first, at most `limit` (R24). */
export const repeatBattlecries = (limit: number): Effect => ({ verb: 'repeatBattlecries', limit });

/** Runs the deathrattles of minions in play, oldest minion first; nobody dies of it. */
export const triggerDeathrattles = (who: Selector): Effect => ({ verb: 'triggerDeathrattles', who });

export const ifThen = (condition: Condition, then: OneOrMore<Effect>, otherwise: OneOrMore<Effect> = []): Effect => ({
  verb: 'ifThen',
  condition,
  then: list(then),
  otherwise: list(otherwise),
});

export const repeat = (times: RolledAmount, effects: OneOrMore<Effect>): Effect => ({
  verb: 'repeat',
  times,
  do: list(effects),
});

/** Again and again while the condition holds, at most `atMost` times. */
export const repeatWhile = (condition: Condition, effects: OneOrMore<Effect>, atMost = 100): Effect => ({
  verb: 'repeatWhile',
  condition,
  do: list(effects),
  atMost,
});

/** The effects once for each, which they know as `EACH`; who is meant is fixed at the start. */
export const forEach = (who: Selector, effects: OneOrMore<Effect>): Effect => ({
  verb: 'forEach',
  who,
  do: list(effects),
});

/** One of these texts by chance, all alike. */
export const atRandom = (...options: readonly OneOrMore<Effect>[]): Effect => ({
  verb: 'atRandom',
  options: options.map(list),
});

/** Heads the first, tails the second, which may be nothing. */
export const coinFlip = (heads: OneOrMore<Effect>, tails: OneOrMore<Effect> = []): Effect => atRandom(heads, tails);

/** Offers three different cards; what is picked is the `CHOSEN` of `then`, or goes to the hand if that is left out. */
export const discover = (filter: Filter, then?: OneOrMore<Effect>): Effect => ({
  verb: 'discover',
  pool: filter,
  options: 3,
  then: list(then ?? giveCopy(CHOSEN)),
});

/** Offers these very cards; what is picked is the `CHOSEN_CARD` of `then`. */
export const chooseCard = (names: readonly CardRef[], then: OneOrMore<Effect>): Effect => ({
  verb: 'discover',
  pool: names,
  options: names.length,
  then: list(then),
});

/** The player picks one of the entities; `then` knows it as `CHOSEN`, the others as `NOT_CHOSEN`. */
export const chooseOne = (from: Selector, then: OneOrMore<Effect>): Effect => ({
  verb: 'chooseOne',
  from,
  then: list(then),
});
