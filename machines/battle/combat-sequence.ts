// An attack (charts.md §5, R13). There is no boundary between the damage and what follows the attack.

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { BattleSetup } from './setup.ts';

export const combatSequenceEntryPoints = [
  'combatPreparationPhase.proposedAttack',
  'combatPreparationPhase.proposalAnswered',
  'combatPreparationPhase.attackCounted',
  'afterPreparation',
  'combatPhase.durability',
  'combatBoundary',
  'outcomeCheck',
] as const;

export const combatSequence = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'combatSequence',
    initial: 'combatPreparationPhase',
    states: {
      combatPreparationPhase: {
        initial: 'proposedAttack',
        states: {
          proposedAttack: {
            entry: [continueAt('combatPreparationPhase.proposalAnswered'), 'proposeAttack'],
            always: DISPATCH,
          },
          proposalAnswered: {
            always: [{ guard: 'hasDefenderChanged', target: 'proposedAttack' }, { target: 'attackEvent' }],
          },
          attackEvent: {
            entry: [continueAt('combatPreparationPhase.attackCounted'), 'tellAttacking'],
            always: DISPATCH,
          },
          attackCounted: { entry: 'commitAttack', always: '#combatSequence.preparationBoundary' },
        },
      },
      preparationBoundary: { entry: [continueAt('afterPreparation'), 'openBoundary'], always: DISPATCH },
      afterPreparation: {
        entry: 'checkOutcome',
        always: [
          { guard: 'isOutcomeDecided', target: 'outcomeCheck' },
          { guard: 'bothFit', target: 'combatPhase' },
          { target: 'cancelled' },
        ],
      },
      cancelled: { entry: 'cancelAttack', always: 'outcomeCheck' },
      combatPhase: {
        initial: 'dealing',
        states: {
          dealing: { entry: [continueAt('combatPhase.durability'), 'dealCombatDamage'], always: DISPATCH },
          durability: { entry: 'wearWeapon', always: 'afterAttack' },
          afterAttack: { entry: [continueAt('combatBoundary'), 'tellAfterAttack'], always: DISPATCH },
        },
      },
      combatBoundary: { entry: [continueAt('outcomeCheck'), 'openBoundary'], always: DISPATCH },
      outcomeCheck: { entry: ['checkOutcome', 'closeCombat'], always: DISPATCH },
    },
  });
