// Who may attack whom (R13.1, and the keywords of R24).

import type { Refusal } from '../refusals.ts';
import type { EntityId, Seat } from '../world.ts';
import { refuse } from './refusals.ts';
import { nameFor, zoneFor } from './sight.ts';
import { attackOf, attacksPerTurn, hasKeyword } from './stats.ts';
import { type BattleWorld, entityOf, opponentOf, playerOf } from './world.ts';

/** An attack as it is declared. */
export interface Attack {
  readonly seat: Seat;
  readonly attacker: EntityId;
  readonly defender: EntityId;
}

/** Null if the attack may be declared. A plain sandbox asks only for two characters in play (course.md §2.1). */
export const combatFault = (world: BattleWorld, attack: Attack): Refusal | null => {
  const { seat, attacker, defender } = attack;
  const fault = fighterFault(world, seat, attacker) ?? fighterFault(world, seat, defender);
  if (fault !== null) return fault;
  const { card, controller } = entityOf(world, attacker);
  if (controller === entityOf(world, defender).controller) {
    return refuse('defender-friendly', { card, defender: entityOf(world, defender).card });
  }
  if (!world.rules.checksActions) return null;
  if (controller !== seat) return refuse('not-yours', { card, seat });
  return attackerFault(world, attacker) ?? pairFault(world, attack, guardsOf(world, opponentOf(seat)));
};

const fighterFault = (world: BattleWorld, seat: Seat, id: EntityId): Refusal | null => {
  const { zone } = entityOf(world, id);
  if (zone === 'board' || zone === 'hero') return null;
  const found = { card: nameFor(world, seat, id), zone: zoneFor(world, seat, id) };
  return refuse('wrong-zone', { ...found, expected: 'board or hero' });
};

/** Reasons for which this character cannot attack anybody now. */
export const attackerFault = (world: BattleWorld, id: EntityId): Refusal | null => {
  const { card, isFrozen, attacksThisTurn, isExhausted } = entityOf(world, id);
  if (hasKeyword(world, id, 'cantAttack')) return refuse('attack-forbidden', { card });
  if (attackOf(world, id) === 0) return refuse('attack-none', { card });
  if (isFrozen) return refuse('attack-frozen', { card });
  if (attacksThisTurn >= attacksPerTurn(world, id)) return refuse('attack-used', { card });
  const mayAttackAtOnce = hasKeyword(world, id, 'charge') || hasKeyword(world, id, 'rush');
  return isExhausted && !mayAttackAtOnce ? refuse('attack-exhausted', { card }) : null;
};

/** Reasons for which it cannot attack this defender. */
export const pairFault = (
  world: BattleWorld,
  { attacker, defender }: Pick<Attack, 'attacker' | 'defender'>,
  guards: readonly EntityId[],
): Refusal | null => {
  const { card, isExhausted } = entityOf(world, attacker);
  const { card: defenderName, zone } = entityOf(world, defender);
  if (zone === 'hero') {
    if (hasKeyword(world, attacker, 'cantAttackHeroes')) return refuse('attack-hero-forbidden', { card });
    if (isExhausted && !hasKeyword(world, attacker, 'charge')) return refuse('attack-rush', { card });
  }
  if (hasKeyword(world, defender, 'immune')) return refuse('defender-immune', { card, defender: defenderName });
  if (hasKeyword(world, defender, 'stealth')) return refuse('defender-hidden', { card, defender: defenderName });
  if (guards.length === 0 || guards.includes(defender)) return null;
  return refuse('taunt-in-the-way', () => ({
    card,
    expected: guards.map((id) => entityOf(world, id).card).join(' or '),
  }));
};

/** The minions of a side that must be attacked first. */
export const guardsOf = (world: BattleWorld, seat: Seat): EntityId[] =>
  playerOf(world, seat).board.filter((id) => isGuard(world, id));

/** Taunt does not count while its bearer is hidden or Immune (R24). */
const isGuard = (world: BattleWorld, id: EntityId): boolean =>
  hasKeyword(world, id, 'taunt') && !hasKeyword(world, id, 'stealth') && !hasKeyword(world, id, 'immune');
