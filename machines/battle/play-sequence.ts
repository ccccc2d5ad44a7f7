// Playing a card (charts.md §4): pay, then the Phases of a minion, a spell or a weapon, each with its boundary.

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { BattleSetup } from './setup.ts';

export const playSequenceEntryPoints = [
  'costPhase',
  'paid',
  'minion.onPlayBoundary',
  'minion.targetChange',
  'minion.battlecryPhase',
  'minion.overload',
  'minion.battlecryBoundary',
  'minion.afterBattlecry',
  'minion.afterPlayAuraUpdates',
  'minion.afterPlay',
  'minion.afterSummonBoundary',
  'spell.onPlayBoundary',
  'spell.afterOnPlay',
  'spell.targetingAuraUpdates',
  'spell.spellTextPhase',
  'spell.overload',
  'spell.spellTextBoundary',
  'spell.afterSpellPhase',
  'spell.afterSpellBoundary',
  'weapon.onPlayBoundary',
  'weapon.equipPhase.battlecry',
  'weapon.equipPhase.destroyOldWeapon',
  'weapon.equipPhase.equip',
  'weapon.equipPhase.overload',
  'weapon.equipBoundary',
  'weapon.afterPlayPhase',
  'weapon.afterPlayBoundary',
  'outcomeCheck',
] as const;

const OUTCOME = '#playSequence.outcomeCheck';

/** R8.2. */
const minion = (s: BattleSetup) =>
  s.createStateConfig({
    initial: 'onPlayPhase',
    states: {
      onPlayPhase: { entry: [continueAt('minion.onPlayBoundary'), 'playMinion'], always: DISPATCH },
      onPlayBoundary: { entry: [continueAt('minion.targetChange'), 'openBoundary'], always: DISPATCH },
      targetChange: { entry: [continueAt('minion.battlecryPhase'), 'proposeTarget'], always: DISPATCH },
      battlecryPhase: {
        always: [{ guard: 'hasBattlecry', target: 'battlecry' }, { target: 'overload' }],
      },
      battlecry: { entry: [continueAt('minion.overload'), 'openBattlecry'], always: DISPATCH },
      overload: { entry: [continueAt('minion.battlecryBoundary'), 'oweOverload'], always: DISPATCH },
      battlecryBoundary: { entry: [continueAt('minion.afterBattlecry'), 'openBoundary'], always: DISPATCH },
      afterBattlecry: { always: [{ guard: 'isStillMine', target: 'afterPlayPhase' }, { target: OUTCOME }] },
      afterPlayPhase: { entry: [continueAt('minion.afterPlayAuraUpdates'), 'tellAfterPlay'], always: DISPATCH },
      afterPlayAuraUpdates: { entry: [continueAt('minion.afterPlay'), 'openAuraUpdates'], always: DISPATCH },
      afterPlay: {
        always: [{ guard: 'isStillMine', target: 'afterSummonPhase' }, { target: 'afterSummonBoundary' }],
      },
      afterSummonPhase: {
        entry: [continueAt('minion.afterSummonBoundary'), 'tellAfterSummon'],
        always: DISPATCH,
      },
      afterSummonBoundary: { entry: [continueAt('outcomeCheck'), 'openBoundary'], always: DISPATCH },
    },
  });

/** R10.2. */
const spell = (s: BattleSetup) =>
  s.createStateConfig({
    initial: 'onPlayPhase',
    states: {
      onPlayPhase: { entry: [continueAt('spell.onPlayBoundary'), 'playSpell'], always: DISPATCH },
      onPlayBoundary: { entry: [continueAt('spell.afterOnPlay'), 'openBoundary'], always: DISPATCH },
      afterOnPlay: { always: [{ guard: 'isCountered', target: 'afterSpellPhase' }, { target: 'targetingPhase' }] },
      targetingPhase: { entry: [continueAt('spell.targetingAuraUpdates'), 'proposeTarget'], always: DISPATCH },
      targetingAuraUpdates: { entry: [continueAt('spell.spellTextPhase'), 'openAuraUpdates'], always: DISPATCH },
      spellTextPhase: { entry: [continueAt('spell.overload'), 'runSpellText'], always: DISPATCH },
      overload: { entry: [continueAt('spell.spellTextBoundary'), 'oweOverload'], always: DISPATCH },
      spellTextBoundary: { entry: [continueAt('spell.afterSpellPhase'), 'openBoundary'], always: DISPATCH },
      afterSpellPhase: { entry: [continueAt('spell.afterSpellBoundary'), 'tellAfterPlay'], always: DISPATCH },
      afterSpellBoundary: { entry: [continueAt('outcomeCheck'), 'openBoundary'], always: DISPATCH },
    },
  });

/** R12.1: the old weapon stays until the battlecry has run, and its deathrattle runs inside the Phase. */
const weapon = (s: BattleSetup) =>
  s.createStateConfig({
    initial: 'onPlayPhase',
    states: {
      onPlayPhase: { entry: [continueAt('weapon.onPlayBoundary'), 'playWeapon'], always: DISPATCH },
      onPlayBoundary: { entry: [continueAt('weapon.equipPhase.battlecry'), 'openBoundary'], always: DISPATCH },
      equipPhase: {
        initial: 'battlecry',
        states: {
          battlecry: {
            always: [{ guard: 'hasBattlecry', target: 'runBattlecry' }, { target: 'destroyOldWeapon' }],
          },
          runBattlecry: {
            entry: [continueAt('weapon.equipPhase.destroyOldWeapon'), 'openBattlecry'],
            always: DISPATCH,
          },
          destroyOldWeapon: {
            entry: [continueAt('weapon.equipPhase.equip'), 'destroyOldWeapon'],
            always: DISPATCH,
          },
          equip: { entry: [continueAt('weapon.equipPhase.overload'), 'equipPlayed'], always: DISPATCH },
          overload: { entry: [continueAt('weapon.equipBoundary'), 'oweOverload'], always: DISPATCH },
        },
      },
      equipBoundary: { entry: [continueAt('weapon.afterPlayPhase'), 'openBoundary'], always: DISPATCH },
      afterPlayPhase: { entry: [continueAt('weapon.afterPlayBoundary'), 'tellAfterPlay'], always: DISPATCH },
      afterPlayBoundary: { entry: [continueAt('outcomeCheck'), 'openBoundary'], always: DISPATCH },
    },
  });

export const playSequence = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'playSequence',
    initial: 'costPhase',
    states: {
      costPhase: { entry: [continueAt('paid'), 'payCost'], always: DISPATCH },
      paid: {
        always: [
          { guard: 'isPlayingMinion', target: 'minion' },
          { guard: 'isPlayingSpell', target: 'spell' },
          { target: 'weapon' },
        ],
      },
      minion: minion(s),
      spell: spell(s),
      weapon: weapon(s),
      outcomeCheck: { entry: ['finishPlay', 'checkOutcome', 'closePlay'], always: DISPATCH },
    },
  });
