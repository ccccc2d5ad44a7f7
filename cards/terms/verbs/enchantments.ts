// Verbs about enchantments, keywords and listeners that stay.

import type { Keyword } from '../kinds.ts';
import type { Listener } from '../listeners.ts';
import type { RoleSelector, Selector } from '../selectors.ts';
import type { Effect, EnchantmentSpec } from '../verbs.ts';

/** Attaches an enchantment: numbers, keywords, a deathrattle, listeners, auras (R18.5). */
export const enchant = (who: Selector, enchantment: EnchantmentSpec): Effect => ({
  verb: 'enchant',
  who,
  enchantment,
});

/** Lays listeners and auras on the player whose text this is: they last whatever becomes of the hero. */
export const enchantPlayer = (enchantment: EnchantmentSpec): Effect => ({ verb: 'enchantPlayer', enchantment });

/** Ends the enchantment whose text this is. */
export const END_THIS: Effect = { verb: 'endThis' };

/**
 * Registers a listener for one time: on the minion or weapon whose text this is, lost when it is silenced or leaves
 * play; the listener of a spell stays with the player (events.md §3.6).
 */
export const listenOnce = (listener: Listener): Effect => ({
  verb: 'listenOnce',
  enchantment: { events: [{ ...listener, once: true }] },
});

/** Takes a keyword away, printed or given: Stealth, a Divine Shield (which is announced as lost). */
export const takeKeyword = (who: Selector, keyword: Keyword): Effect => ({ verb: 'takeKeyword', who, keyword });

/** Attack becomes the present Health and Health the present Attack (R18.4). */
export const swapAttackAndHealth = (who: RoleSelector): Effect =>
  enchant(who, {
    setAttack: { number: 'sum', attribute: 'health', of: who },
    setHealth: { number: 'sum', attribute: 'attack', of: who },
  });
