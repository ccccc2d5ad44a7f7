// What is in force at two moments, and what came and went between them. Auras are read from snapshots only (R5): the
// difference of two named points is the reason why a card counted, or did not.

import { auraLine, capitalised, type NameOf, stateWords, statLine } from '../../../cli/words.ts';
import type { ActiveAura, ActiveStat, BattleWorld } from '../../../machines/battle/index.ts';
import type { RecordedMicrostep } from '../microsteps.ts';

export interface AuraLine {
  readonly snapshot: 'healthAttack' | 'other';
  readonly source: number;
  readonly change: 'kept' | 'added' | 'removed';
  /** `Baron Rivendare: seat 0's deathrattles trigger twice`. */
  readonly words: string;
}

/** Every entry of both snapshots: first what went, then what stayed and what came, each in order of the snapshot. */
export const auraDifference = (from: BattleWorld, to: BattleWorld, nameOf: NameOf): AuraLine[] => [
  ...differ(from.activeAuras, to.activeAuras, 'other', (entry) => auraLine(entry, nameOf)),
  ...differ(from.activeStats, to.activeStats, 'healthAttack', (entry) => statLine(entry, nameOf)),
];

const differ = <T extends ActiveAura | ActiveStat>(
  from: readonly T[],
  to: readonly T[],
  snapshot: AuraLine['snapshot'],
  words: (entry: T) => string,
): AuraLine[] => {
  const line = (entry: T, change: AuraLine['change']): AuraLine => ({
    snapshot,
    source: entry.source,
    change,
    words: capitalised(words(entry)),
  });
  const left = [...to];
  /** Takes one equal entry out of what is left: two equal Barons are two entries. */
  const take = (entry: T): boolean => {
    const index = left.findIndex((other) => JSON.stringify(other) === JSON.stringify(entry));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  const removed = from.filter((entry) => !take(entry));
  return [
    ...removed.map((entry) => line(entry, 'removed')),
    ...to.map((entry) => line(entry, left.includes(entry) ? 'added' : 'kept')),
  ];
};

/** A point of an input that has a name: where a snapshot may be taken, or is read. */
export interface NamedPoint {
  /** 0 is before the input. */
  readonly microstep: number;
  readonly name: string;
  /** Did a snapshot change here? */
  readonly isUpdate: boolean;
}

const BOUNDARY = /^resolving\.phaseBoundary\.(auraUpdate\w+|deathCreationStep|deathPhase\.openRound)$/;
const READING = /^resolving\.triggerQueue\.resolving$/;

/** The named points of an input, from before it to its end. */
export const namedPoints = (microsteps: readonly RecordedMicrostep[]): NamedPoint[] => {
  const points = microsteps.flatMap(({ states: [state = ''], events }, index): NamedPoint[] => {
    const isUpdate = events.some(({ type }) => type === 'AurasUpdated' || type === 'StatsUpdated');
    const isNamed = BOUNDARY.test(state) || READING.test(state);
    return isUpdate || isNamed ? [{ microstep: index + 1, name: stateWords(state), isUpdate }] : [];
  });
  return [
    { microstep: 0, name: 'before the input', isUpdate: false },
    ...points,
    { microstep: microsteps.length, name: 'the end of the input', isUpdate: false },
  ];
};
