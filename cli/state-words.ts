// Chart states in words, and which of them a reader wants to see: Phases and Sequences always, boundaries and
// instructions where something happens in them, plumbing never.

import { spaced } from './layout.ts';

export const STATE_MODES = ['all', 'named', 'none'] as const;
export type StateMode = (typeof STATE_MODES)[number];

/** Only lead on to other states; nothing is ever done in them that the game would know by name. */
export const PLUMBING: ReadonlySet<string> = new Set([
  'turn.notStarted',
  'turn.main',
  'turn.settled',
  'turn.startOfTurnOutcome',
  'turn.drawOutcome',
  'turn.endOfTurnOutcome',
  'resolving.dispatch',
  'resolving.playSequence.paid',
  'resolving.playSequence.minion.afterBattlecry',
  'resolving.playSequence.minion.afterPlay',
  'resolving.playSequence.minion.battlecryPhase',
  'resolving.playSequence.spell.afterOnPlay',
  'resolving.playSequence.weapon.equipPhase.battlecry',
  'resolving.combatSequence.combatPreparationPhase.proposalAnswered',
  'resolving.combatSequence.combatPreparationPhase.attackCounted',
  'resolving.combatSequence.afterPreparation',
  'resolving.playSequence.outcomeCheck',
  'resolving.heroPowerSequence.outcomeCheck',
  'resolving.combatSequence.outcomeCheck',
  'resolving.sandboxSequence.outcomeCheck',
  'resolving.phaseBoundary.deathPhase.nextDeathEvent',
  'resolving.phaseBoundary.deathPhase.closed',
  'resolving.phaseBoundary.quiescent',
]);

export const OWN_WORDS: Readonly<Record<string, string>> = {
  'resolving.playSequence.minion.targetChange': 'target may change',
  'resolving.playSequence.weapon.equipPhase.runBattlecry': 'battlecry',
  'turn.finalWrapUp': 'final wrap-up',
  'resolving.sandboxSequence.phaseBoundary': 'boundary',
  'resolving.combatSequence.combatPhase.dealing': 'combat damage',
  'resolving.combatSequence.combatPhase.durability': 'weapon durability',
  'resolving.phaseBoundary.auraUpdateHealthAttack': 'aura update (Health/Attack)',
  'resolving.phaseBoundary.auraUpdateHealthAttack2': 'aura update (Health/Attack) again',
  'resolving.phaseBoundary.auraUpdateOther': 'aura update (other)',
  'resolving.phaseBoundary.auraUpdateOtherOnly': 'aura update (other)',
  'resolving.phaseBoundary.deathPhase.openRound': 'death phase',
  'resolving.phaseBoundary.deathPhase.buildQueue': 'death event',
  'resolving.triggerQueue.activated': 'activating',
  'resolving.triggerQueue.discarded': 'dropping',
};

/** Instruction states that matter even though no event tells of them. */
export const TOLD_ANYWAY: ReadonlySet<string> = new Set(['resolving.heal.inverted', 'resolving.choice.open']);

const CARD_KINDS: ReadonlySet<string> = new Set(['minion', 'spell', 'weapon']);

/** A state by the last parts of its path: `spell text phase`, `trigger queue: resolving`. */
export const stateWords = (state: string): string => {
  const parts = state.split('.').map(spaced);
  const [last = ''] = parts.slice(-1);
  const own = OWN_WORDS[state];
  if (INSTRUCTIONS.test(state)) return `${parts[1]}: ${own ?? last}`;
  if (own !== undefined) return own;
  const kind = parts.find((part) => CARD_KINDS.has(part));
  return kind === undefined || last.includes(kind) ? last : `${kind} ${last}`;
};

const INSTRUCTIONS = /^resolving\.(?:triggerQueue|effects|damage|heal|summon|draw|deed|choice)\./;
/** Each card passes through it, and few have Overload. */
const OVERLOAD = /\.overload$/;
/** The steps of a boundary that come each time, whether there is anything to do or not. */
const BOUNDARY = /^resolving\.phaseBoundary\.(?!deathPhase|summonResolutionStep)/;

/** One microstep as far as this file needs it. */
export interface Entered {
  readonly states: readonly string[];
  readonly events: readonly unknown[];
}

/**
 * The words to show for each microstep. `named`: a boundary is told if something happens before it hands over, an
 * instruction or Overload if something happens in that very state. `all`: every state by its full path.
 */
export const shownStates = (microsteps: readonly Entered[], mode: StateMode): string[][] => {
  if (mode === 'none') return microsteps.map(() => []);
  if (mode === 'all') return microsteps.map(({ states }) => [...states]);
  const isEventful = eventfulRuns(microsteps);
  return microsteps.map(({ states, events }, index) =>
    states
      .filter((state) => {
        if (PLUMBING.has(state)) return false;
        if (BOUNDARY.test(state)) return isEventful[index] === true;
        const isQuiet = INSTRUCTIONS.test(state) || OVERLOAD.test(state);
        return events.length > 0 || !isQuiet || TOLD_ANYWAY.has(state);
      })
      .map(stateWords),
  );
};

/** For each microstep: did anything happen in the run of boundary states it belongs to? */
const eventfulRuns = (microsteps: readonly Entered[]): boolean[] => {
  const eventful: boolean[] = [];
  let run = { happened: false, indices: [] as number[] };
  const close = () => {
    for (const index of run.indices) eventful[index] = run.happened;
    run = { happened: false, indices: [] };
  };
  for (const [index, { states, events }] of microsteps.entries()) {
    if (!states.some((state) => BOUNDARY.test(state))) close();
    else run.indices.push(index);
    if (events.length > 0) run.happened = true;
  }
  close();
  return eventful;
};
