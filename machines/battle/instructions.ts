// The charts of a text and of the instructions that have steps of their own (charts.md §9 to §11): damage, heal,
// summon, draw, choice.

import { continueAt, DISPATCH } from '../pushdown.ts';
import type { BattleSetup } from './setup.ts';

export const effectsEntryPoints = ['selecting'] as const;

/** One effect after another; what each sets off is finished before the next. */
export const effects = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'effects',
    initial: 'selecting',
    states: {
      selecting: { always: [{ guard: 'hasEffectsLeft', target: 'running' }, { target: 'finished' }] },
      running: { entry: 'runEffect', always: DISPATCH },
      finished: { entry: 'closeText', always: DISPATCH },
    },
  });

export const damageEntryPoints = ['targeting', 'applying', 'landing', 'eventing'] as const;

/** Each hit is proposed, and lands; no Damage Event is told before the last one has (R16.1, R16.2). */
export const damage = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'damage',
    initial: 'targeting',
    states: {
      targeting: { entry: 'aimDamage', always: 'applying' },
      applying: { always: [{ guard: 'hasHitsLeft', target: 'proposedHit' }, { target: 'eventing' }] },
      proposedHit: {
        entry: 'proposeHit',
        always: [{ guard: 'isHitHeard', target: 'predamage' }, { target: 'landing' }],
      },
      predamage: { entry: [continueAt('landing'), 'announceHit'], always: DISPATCH },
      landing: { entry: 'landHit', always: 'applying' },
      eventing: { always: [{ guard: 'hasDamageEventsLeft', target: 'damageEvent' }, { target: 'settled' }] },
      damageEvent: { entry: [continueAt('eventing'), 'tellDamage'], always: DISPATCH },
      settled: { entry: 'closeDamage', always: DISPATCH },
    },
  });

export const healEntryPoints = ['proposedHeal', 'landing', 'eventing'] as const;

/** Inverted healing becomes a damage instruction in place of this one (R17.1). */
export const heal = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'heal',
    initial: 'proposedHeal',
    states: {
      proposedHeal: { always: [{ guard: 'isInvertedHeal', target: 'inverted' }, { target: 'applying' }] },
      inverted: { entry: 'invertHeal', always: DISPATCH },
      applying: { always: [{ guard: 'hasHealsLeft', target: 'healing' }, { target: 'eventing' }] },
      healing: {
        entry: 'proposeHeal',
        always: [{ guard: 'isHealHeard', target: 'preheal' }, { target: 'landing' }],
      },
      preheal: { entry: [continueAt('landing'), 'announceHeal'], always: DISPATCH },
      landing: { entry: 'applyHeal', always: 'applying' },
      eventing: { always: [{ guard: 'hasHealEventsLeft', target: 'healEvent' }, { target: 'settled' }] },
      healEvent: { entry: [continueAt('eventing'), 'tellHeal'], always: DISPATCH },
      settled: { entry: 'closeHeal', always: DISPATCH },
    },
  });

export const summonEntryPoints = ['checkSpace'] as const;

/** The reactions to one minion run before the next appears (R9.3). */
export const summon = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'summon',
    initial: 'checkSpace',
    states: {
      checkSpace: {
        always: [{ guard: 'hasSummonsLeft', target: 'nextSummon' }, { target: 'settled' }],
      },
      nextSummon: { always: [{ guard: 'hasSpace', target: 'enterPlay' }, { target: 'skipped' }] },
      enterPlay: { entry: [continueAt('checkSpace'), 'enterBoard'], always: DISPATCH },
      skipped: { entry: 'skipSummon', always: 'checkSpace' },
      settled: { entry: 'closeSummon', always: DISPATCH },
    },
  });

export const drawEntryPoints = ['drawing', 'drawn'] as const;

/** Single draws with complete processing in between (R15.2). */
export const draw = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'draw',
    initial: 'drawing',
    states: {
      drawing: {
        always: [
          { guard: 'isDrawHeard', target: 'announced' },
          { guard: 'hasDrawsLeft', target: 'drawn' },
          { target: 'settled' },
        ],
      },
      announced: { entry: [continueAt('drawn'), 'announceDraw'], always: DISPATCH },
      drawn: { entry: [continueAt('drawing'), 'drawOne'], always: DISPATCH },
      settled: { entry: 'closeDraw', always: DISPATCH },
    },
  });

export const deedEntryPoints = ['announcing', 'doing'] as const;

/** Small changes, each announced right before it happens and once it is done. */
export const deed = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'deed',
    initial: 'announcing',
    states: {
      announcing: { always: [{ guard: 'hasDeedsLeft', target: 'announced' }, { target: 'settled' }] },
      announced: { entry: [continueAt('doing'), 'announceDeed'], always: DISPATCH },
      doing: { entry: [continueAt('announcing'), 'performDeed'], always: DISPATCH },
      settled: { entry: 'closeDeeds', always: DISPATCH },
    },
  });

export const choiceEntryPoints = ['open'] as const;

/** The only chart below `turn` that waits for an outside event. */
export const choice = (s: BattleSetup) =>
  s.createStateConfig({
    id: 'choice',
    initial: 'open',
    states: {
      open: {
        tags: 'waiting',
        on: { CHOOSE: { guard: 'isLegal', target: 'answered', actions: ['beginInput', 'answerChoice'] } },
      },
      answered: { always: DISPATCH },
    },
  });
