// Going on until something stops it: through what was played already, or with bots.

import type { BotName } from '../../cli/simulate/index.ts';
import { type Breakpoint, firstHit, type Hit, refusalHit } from './breakpoints.ts';
import type { Spot } from './compare.ts';
import { gameAt } from './microsteps.ts';
import { endOf } from './moment.ts';
import type { Walk } from './stepping.ts';
import type { Carried } from './timeline.ts';
import type { Cursor, Position } from './types.ts';

/** A breakpoint at which playing stopped. */
export type Stop = Hit & Spot;

/** How far it came, and why no further. */
export interface Ran {
  readonly inputs: number;
  readonly ended: 'breakpoint' | 'limit' | 'end' | 'refused';
  readonly stop: Stop | null;
  /** Where it ended. */
  readonly cursor: Cursor;
}

export interface BotOptions {
  /** One or more, for the seats in turn. */
  readonly bots: readonly BotName[];
  readonly seed: number;
  readonly inputs?: number;
}

/** A page that is to stay alive asks for fewer at a time. */
export const MOST_INPUTS = 1000;

const ran = ({ timeline, branch }: Walk, input: number, inputs: number, ended: Ran['ended'], hit: Hit | null): Ran => {
  const end = endOf(timeline, branch, input);
  const cursor = hit === null || hit.microstep === 0 ? end : { input, microstep: hit.microstep };
  return { inputs, ended, cursor, stop: hit === null ? null : { ...hit, branch, cursor } };
};

/** The first breakpoint that this input reaches after a microstep of it. */
const hitIn = (walk: Walk, breakpoints: readonly Breakpoint[], input: number, after: number): Hit | null => {
  const { timeline, ruleSet, branch } = walk;
  if (input === 0 || breakpoints.length === 0) return null;
  const { refusal } = timeline.entry(branch, input);
  if (refusal !== null) return refusalHit(ruleSet, breakpoints, refusal.message);
  const { value } = timeline.positionAfter(branch, input - 1);
  return firstHit(ruleSet, breakpoints, value, timeline.microstepsOf(branch, input), after);
};

/** Plays back from a place to the next breakpoint, over so many inputs at most. */
export const playBack = (walk: Walk, from: Cursor, breakpoints: readonly Breakpoint[], inputs = MOST_INPUTS): Ran => {
  const { timeline, branch } = walk;
  const { length } = timeline.branch(branch).entries;
  const last = Math.min(length, from.input + inputs);
  const isDone = endOf(timeline, branch, from.input).microstep === from.microstep;
  for (let input = isDone ? from.input + 1 : from.input; input <= last; input += 1) {
    const hit = hitIn(walk, breakpoints, input, input === from.input ? from.microstep : 0);
    if (hit !== null) return ran(walk, input, input - from.input, 'breakpoint', hit);
  }
  return ran(walk, last, last - from.input, last === length ? 'end' : 'limit', null);
};

/** Bots play on at the end of a branch, until a breakpoint or the end of the game. */
export const playBots = (
  walk: Walk,
  breakpoints: readonly Breakpoint[],
  { bots, seed, inputs = MOST_INPUTS }: BotOptions,
): Ran => {
  const { timeline, ruleSet, branch } = walk;
  const { playBot, ruleset } = ruleSet;
  const lengthNow = () => timeline.branch(branch).entries.length;
  const stopped = (played: number, ended: Ran['ended'], hit: Hit | null = null) =>
    ran(walk, lengthNow(), played, ended, hit);
  for (let played = 0; played < inputs; played += 1) {
    const number = lengthNow();
    const position = timeline.positionAfter(branch, number);
    if (playBot === null || ruleset.isOver(position.world)) return stopped(played, 'end');
    const tried: Carried[] = [];
    playBot(gameAt(ruleset, position), { bots, seed, number }, (input) => {
      const carried = timeline.append(branch, { do: 'input', input });
      tried.push(carried);
      return carried.answer;
    });
    const last = tried.at(-1);
    if (last === undefined) return stopped(played, 'end');
    const { answer, microsteps } = last;
    if (!answer.ok) return stopped(played, 'refused', refusalHit(ruleSet, breakpoints, answer.message));
    const hit = firstHit(ruleSet, breakpoints, position.value, microsteps);
    if (hit !== null) return stopped(played + 1, 'breakpoint', hit);
  }
  return stopped(inputs, 'limit');
};

/** The breakpoint that the last input of a branch has reached, if any. `before` is where the chart stood before it. */
export const stopAt = (
  walk: Walk,
  breakpoints: readonly Breakpoint[],
  before: Position['value'],
  { answer, microsteps }: Carried,
): Stop | null => {
  const hit = answer.ok
    ? firstHit(walk.ruleSet, breakpoints, before, microsteps)
    : refusalHit(walk.ruleSet, breakpoints, answer.message);
  return ran(walk, walk.timeline.branch(walk.branch).entries.length, 0, 'limit', hit).stop;
};
