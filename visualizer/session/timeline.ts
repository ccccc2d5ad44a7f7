// What was played, branch by branch. Kept are the inputs and the World after each; the microsteps of an input are made
// again when they are looked at, from the position before it.

import { type AnyInput, createChance, type Refusal } from '../../machines/index.ts';
import { gameAt, type PlayedInput, playInput, type RecordedMicrostep } from './microsteps.ts';
import type { AnyEvent, AnyRuleset, AnyWorld, Position } from './types.ts';

/** What brings a game on: an input by the rules, a call of the sandbox that nobody should take for one, a new seed. */
export type Act =
  | { readonly do: 'input'; readonly input: AnyInput }
  | { readonly do: 'staged'; readonly input: AnyInput }
  | { readonly do: 'reseed'; readonly seed: number };

/** The line of a scenario file that an input comes from. */
export interface WrittenStep {
  readonly text: string;
  readonly line: number;
  readonly part: 'start' | 'do';
}

/** One input of a branch. */
export interface Entry {
  readonly act: Act;
  /** The position after it; of a refused input the one before. */
  readonly position: Position;
  /** How many microsteps it took. */
  readonly microsteps: number;
  readonly refusal: Refusal | null;
  readonly written: WrittenStep | null;
}

export interface Branch {
  readonly id: number;
  readonly name: string;
  /** Where it parts from another branch: after that many of its inputs. */
  readonly from: { readonly branch: number; readonly input: number } | null;
  /** All inputs from the start of the game on, those before the fork included. */
  readonly entries: readonly Entry[];
}

/** What an act led to. A refused one leads nowhere. */
export interface Carried extends PlayedInput {
  readonly position: Position;
}

/** Carries out one act at a position, which itself stays as it is. */
export const carryOut = (ruleset: AnyRuleset, position: Position, act: Act): Carried => {
  switch (act.do) {
    case 'input':
      return play(ruleset, position, act.input);
    case 'staged':
      return staged(ruleset, position, act.input);
    case 'reseed': {
      const { chance } = position.world;
      const events = { closed: [], open: [] };
      // The events of a World are those of its last input.
      const world = Object.freeze({ ...position.world, events, chance: createChance(act.seed, chance.seats.length) });
      return { answer: { ok: true, events: [] }, microsteps: [], position: { value: position.value, world } };
    }
  }
};

const play = (ruleset: AnyRuleset, position: Position, input: AnyInput): Carried => {
  const game = gameAt(ruleset, position);
  const played = playInput(game, input);
  return { ...played, position: played.answer.ok ? { value: game.value, world: game.world } : position };
};

interface WithSandboxRule {
  readonly rules: { readonly isSandbox: boolean };
}

/** Every game takes calls of the sandbox here, for this one input. */
const staged = (ruleset: AnyRuleset, position: Position, input: AnyInput): Carried => {
  const { rules } = position.world as AnyWorld & WithSandboxRule;
  const as = (world: AnyWorld, isSandbox: boolean): AnyWorld =>
    Object.freeze({ ...world, rules: Object.freeze({ ...rules, isSandbox }) }) as AnyWorld;
  const carried = play(ruleset, { value: position.value, world: as(position.world, true) }, input);
  if (!carried.answer.ok || rules.isSandbox)
    return { ...carried, position: carried.answer.ok ? carried.position : position };
  const { value, world } = carried.position;
  return { ...carried, position: { value, world: as(world, false) } };
};

/** How much was played, for whoever wants to know that looking at the past costs next to nothing. */
export interface Work {
  /** Inputs played for the first time. */
  readonly played: number;
  /** Inputs played again for their microsteps. */
  readonly replayed: number;
}

/** Inputs whose microsteps are kept: those around the one that is looked at. */
const KEPT = 8;

/** The branches of one game, and the microsteps of what is looked at. */
export class Timeline {
  readonly ruleset: AnyRuleset;
  readonly start: Position;
  readonly #branches = new Map<number, Branch>();
  readonly #microsteps = new Map<Entry, readonly RecordedMicrostep[]>();
  #work: Work = { played: 0, replayed: 0 };
  #nextBranch = 0;

  constructor(ruleset: AnyRuleset, start: Position) {
    this.ruleset = ruleset;
    this.start = start;
  }

  get work(): Work {
    return this.#work;
  }

  get branches(): readonly Branch[] {
    return [...this.#branches.values()];
  }

  has(id: number): boolean {
    return this.#branches.has(id);
  }

  branch(id: number): Branch {
    const branch = this.#branches.get(id);
    if (branch === undefined) throw new RangeError(`There is no branch ${id}.`);
    return branch;
  }

  /** A new branch that shares the first inputs of another one. */
  open(name: string, from: Branch['from'] = null): Branch {
    const entries = from === null ? [] : this.branch(from.branch).entries.slice(0, from.input);
    const branch = { id: this.#nextBranch, name, from, entries };
    this.#nextBranch += 1;
    this.#branches.set(branch.id, branch);
    return branch;
  }

  rename(id: number, name: string): void {
    this.#branches.set(id, { ...this.branch(id), name });
  }

  /** Branches that part from it keep what they share with it. */
  remove(id: number): void {
    this.#branches.delete(id);
    for (const branch of this.branches) {
      if (branch.from?.branch === id) this.#branches.set(branch.id, { ...branch, from: null });
    }
  }

  /** The entry of an input, counted from 1. */
  entry(branch: number, input: number): Entry {
    const entry = this.branch(branch).entries[input - 1];
    if (entry === undefined) throw new RangeError(`Branch ${branch} has no input ${input}.`);
    return entry;
  }

  /** The position after an input; that of the start for 0. */
  positionAfter(branch: number, input: number): Position {
    return input === 0 ? this.start : this.entry(branch, input).position;
  }

  /** What happened in an input; nothing at the start. */
  eventsOf(branch: number, input: number): readonly AnyEvent[] {
    if (input === 0 || this.entry(branch, input).refusal !== null) return [];
    return this.ruleset.eventsOf(this.positionAfter(branch, input).world);
  }

  microstepsOf(branch: number, input: number): readonly RecordedMicrostep[] {
    if (input === 0) return [];
    const entry = this.entry(branch, input);
    const known = this.#microsteps.get(entry);
    if (known !== undefined) return known;
    this.#work = { ...this.#work, replayed: this.#work.replayed + 1 };
    const { microsteps } = carryOut(this.ruleset, this.positionAfter(branch, input - 1), entry.act);
    this.#keep(entry, microsteps);
    return microsteps;
  }

  /**
   * Carries out an act at the end of a branch. A refused one changes nothing; it is written down only if asked to, as a
   * scenario may want to show a refusal.
   */
  append(branch: number, act: Act, options: AppendOptions = {}): Carried {
    const { entries } = this.branch(branch);
    const carried = carryOut(this.ruleset, this.positionAfter(branch, entries.length), act);
    this.add(branch, act, carried, options);
    return carried;
  }

  /** Writes down what an act at the end of a branch has led to. */
  add(branch: number, act: Act, carried: Carried, { written = null, keepRefused = false }: AppendOptions = {}): void {
    this.#work = { ...this.#work, played: this.#work.played + 1 };
    const { answer, position, microsteps } = carried;
    if (!answer.ok && !keepRefused) return;
    const entry = { act, position, microsteps: microsteps.length, refusal: answer.ok ? null : answer, written };
    const before = this.branch(branch);
    this.#branches.set(branch, { ...before, entries: [...before.entries, entry] });
    this.#keep(entry, microsteps);
  }

  #keep(entry: Entry, microsteps: readonly RecordedMicrostep[]): void {
    this.#microsteps.set(entry, microsteps);
    const [oldest] = this.#microsteps.keys();
    if (this.#microsteps.size > KEPT && oldest !== undefined) this.#microsteps.delete(oldest);
  }
}

export interface AppendOptions {
  readonly written?: WrittenStep | null;
  readonly keepRefused?: boolean;
}
