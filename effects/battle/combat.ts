// Combat: a proposal that may change the defender, the attack, simultaneous damage, what follows (R13).

import { emit } from '../events.ts';
import { pop, top } from '../stack.ts';
import type { EntityId } from '../world.ts';
import { pushHits } from './damage.ts';
import { endAttackEnchantments } from './enchantments.ts';
import { isHeard } from './listeners.ts';
import { occurrence } from './occurrences.ts';
import { attackOf, hasKeyword, healthOf, isDying } from './stats.ts';
import { pushQueue } from './trigger-queue.ts';
import { type BattleWorld, entityOf, playerOf } from './world.ts';
import { isInPlay } from './zones.ts';

export const beginAttack = (
  world: BattleWorld,
  { attacker, defender }: { attacker: EntityId; defender: EntityId },
): void => {
  world.stack = {
    kind: 'combatSequence',
    at: 'combatPreparationPhase.proposedAttack',
    attacker,
    defender,
    proposed: null,
    weapon: null,
    isAmongFriends: false,
    reacted: [],
    below: world.stack,
  };
};

const fight = (world: BattleWorld) => top(world, 'combatSequence');

/** Tells the three events of an attack: proposed, whenever, after. */
const tellAttack = (world: BattleWorld, verb: 'proposeAttack' | 'attack', position: 'on' | 'after'): void => {
  if (!isHeard(world, verb, position)) return;
  const { attacker, defender } = fight(world);
  const { controller } = entityOf(world, attacker);
  pushQueue(world, occurrence(verb, position, controller, { card: attacker, other: defender, source: attacker }));
};

/** R13.2 step 1: any trigger may name a new defender. */
export const proposeAttack = (world: BattleWorld): void => {
  const frame = fight(world);
  frame.proposed = frame.defender;
  emit(world, { type: 'AttackProposed', attacker: frame.attacker, defender: frame.defender });
  tellAttack(world, 'proposeAttack', 'on');
};

export const hasDefenderChanged = (world: BattleWorld): boolean => {
  const { proposed, defender } = fight(world);
  return proposed !== defender;
};

export const tellAttacking = (world: BattleWorld): void => tellAttack(world, 'attack', 'on');

/** R13.2 step 4: the attacker loses Stealth and its attack is counted. */
export const commitAttack = (world: BattleWorld): void => {
  const { attacker, defender } = fight(world);
  const entity = entityOf(world, attacker);
  if (hasKeyword(world, attacker, 'stealth')) {
    entity.spentKeywords.push('stealth');
    emit(world, { type: 'KeywordLost', id: attacker, keyword: 'stealth' });
  }
  entity.attacksThisTurn += 1;
  emit(world, { type: 'Attacked', attacker, defender });
};

/** Both in play, neither dying, and not on one side now, unless the defender was chosen from there (R13.3). */
export const bothFit = (world: BattleWorld): boolean => {
  const { attacker, defender, isAmongFriends } = fight(world);
  const [a, d] = [entityOf(world, attacker), entityOf(world, defender)];
  return (
    isInPlay(a) &&
    isInPlay(d) &&
    !isDying(world, attacker) &&
    !isDying(world, defender) &&
    (a.controller !== d.controller || isAmongFriends)
  );
};

export const cancelAttack = (world: BattleWorld): void => {
  const { attacker, defender } = fight(world);
  emit(world, { type: 'AttackCancelled', attacker, defender });
};

/** Both amounts are fixed now; the defender's damage comes first, whatever the order of play (R13.4). */
export const dealCombatDamage = (world: BattleWorld): void => {
  const frame = fight(world);
  const { attacker, defender } = frame;
  const { zone, controller } = entityOf(world, attacker);
  frame.weapon = zone === 'hero' ? playerOf(world, controller).weapon : null;
  pushHits(world, [
    { target: defender, amount: attackOf(world, attacker), source: attacker },
    { target: attacker, amount: attackOf(world, defender), source: defender },
  ]);
};

/** The weapon that was swung loses 1 Durability, unless it or its hero is Immune (R12.2). */
export const wearWeapon = (world: BattleWorld): void => {
  const { weapon, attacker } = fight(world);
  if (weapon === null || entityOf(world, weapon).zone !== 'weapon') return;
  if (hasKeyword(world, weapon, 'immune') || hasKeyword(world, attacker, 'immune')) return;
  entityOf(world, weapon).damage += 1;
  emit(world, { type: 'DurabilityLost', id: weapon, left: healthOf(world, weapon) });
};

/** The dying are still there and hear it (R13.4 step 5). */
export const tellAfterAttack = (world: BattleWorld): void => tellAttack(world, 'attack', 'after');

export const closeCombat = (world: BattleWorld): void => {
  pop(world);
  endAttackEnchantments(world);
};
