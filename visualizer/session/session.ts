// A session of the visualizer: a game with its branches, a place in it, bookmarks and breakpoints. The page reads
// immutable snapshots, is told when there is a new one, and sends commands.

import type { NameOf } from '../../cli/words.ts';
import type { AnyInput } from '../../machines/index.ts';
import type { Breakpoint } from './breakpoints.ts';
import { type Comparison, compare, type Spot, sameMoment } from './compare.ts';
import type { CheckedFact } from './facts.ts';
import { MarkList } from './mark-list.ts';
import { clamped, endOf, isAtRest } from './moment.ts';
import { type BotOptions, playBack, playBots, type Ran, stopAt } from './playing.ts';
import type { RuleSet } from './rule-set.ts';
import { type Bookmark, freeName, type Outcome, type SessionSnapshot, summaryOf } from './snapshot.ts';
import type { Stage } from './staging.ts';
import { type Start, startPosition } from './start.ts';
import { type Direction, type StepMode, stepFrom, type Walk } from './stepping.ts';
import { type Act, type AppendOptions, type Carried, carryOut, Timeline } from './timeline.ts';
import type { Cursor } from './types.ts';
import { View } from './view.ts';

export interface SessionOptions {
  readonly ruleSet: RuleSet;
  readonly start: Start;
  readonly title?: string;
  /** Names that a scenario gives to entities, by their ids. */
  readonly names?: Readonly<Record<number, string>>;
  readonly notice?: string | null;
}

const DONE: Outcome = { ok: true };

export class Session {
  readonly ruleSet: RuleSet;
  readonly start: Start;
  readonly timeline: Timeline;
  readonly names: Readonly<Record<number, string>>;
  readonly breakpoints = new MarkList<Breakpoint>(() => this.#change({}));
  readonly bookmarks = new MarkList<Bookmark>(() => this.#change({}));
  readonly #listeners = new Set<() => void>();
  readonly #namings = new Map<number, { readonly length: number; readonly nameOf: NameOf }>();
  #view: { readonly revision: number; readonly view: View } | undefined;
  #snapshot: SessionSnapshot;

  /**
   * Starts a session with one branch.
   *
   * @throws GameError if the options cannot be played with, LoadError if the save cannot be loaded.
   */
  constructor({ ruleSet, start, title = ruleSet.title, names = {}, notice = null }: SessionOptions) {
    this.ruleSet = ruleSet;
    this.start = start;
    this.names = names;
    this.timeline = new Timeline(ruleSet.ruleset, startPosition(ruleSet, start));
    const { id } = this.timeline.open('main');
    const nowhere = { cursor: { input: 0, microstep: 0 }, stop: null, breakpoints: [], bookmarks: [], facts: [] };
    this.#snapshot = { revision: 0, title, branch: id, branches: [], length: 0, notice, ...nowhere };
    this.#change({});
  }

  // For useSyncExternalStore; both may be handed over as they are.

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  /** What is to be seen at the present place. The same object until something changes. */
  get view(): View {
    const { revision, branch, cursor } = this.#snapshot;
    if (this.#view?.revision !== revision) this.#view = { revision, view: this.viewAt({ branch, cursor }) };
    return this.#view.view;
  }

  /** What is to be seen at any place. */
  viewAt({ branch, cursor }: Spot): View {
    return new View(this.#walk(branch), clamped(this.timeline, branch, cursor), this.namesOn(branch));
  }

  /** The present branch beside another one at the same moment, or at a moment of that branch. */
  compareWith(branch: number, cursor?: Cursor): Comparison {
    const here = { branch: this.#snapshot.branch, cursor: this.#snapshot.cursor };
    const there = cursor === undefined ? sameMoment(this.timeline, here, branch) : { branch, cursor };
    return compare(this.#walk(here.branch), here.cursor, there, (id) => this.namesOn(id));
  }

  /** How entities are called on a branch. */
  namesOn(branch: number): NameOf {
    const { length } = this.timeline.branch(branch).entries;
    const known = this.#namings.get(branch);
    if (known?.length === length) return known.nameOf;
    const { world } = this.timeline.positionAfter(branch, length);
    const nameOf = this.ruleSet.voice.namesIn(world, { nameOf: (id: number) => this.names[id] ?? `#${id}` });
    this.#namings.set(branch, { length, nameOf });
    return nameOf;
  }

  // Time

  seek(cursor: Cursor): void {
    this.#change({ cursor: clamped(this.timeline, this.#snapshot.branch, cursor), stop: null });
  }

  /** To the end of an input. */
  seekInput(input: number): void {
    this.seek({ input, microstep: Number.MAX_SAFE_INTEGER });
  }

  step(mode: StepMode, direction: Direction = 'next'): void {
    const { branch, cursor } = this.#snapshot;
    this.#change({ cursor: stepFrom(this.#walk(branch), cursor, mode, direction), stop: null });
  }

  /** On to the next breakpoint, over this many inputs at most, so that a page may do something in between. */
  run({ inputs }: { readonly inputs?: number } = {}): Ran {
    const { branch, cursor } = this.#snapshot;
    return this.#cameTo(playBack(this.#walk(branch), cursor, this.breakpoints.items, inputs));
  }

  /** Bots play on from the present place until a breakpoint, the end of the game, or so many inputs. */
  playBots(options: BotOptions): Ran {
    this.#partIfNeeded();
    return this.#cameTo(playBots(this.#walk(this.#snapshot.branch), this.breakpoints.items, options));
  }

  #cameTo(ran: Ran): Ran {
    this.#change({ cursor: ran.cursor, stop: ran.stop });
    return ran;
  }

  /** Marks the present place. */
  addBookmark(name: string, note = ''): number {
    const { branch, cursor } = this.#snapshot;
    return this.bookmarks.add({ branch, cursor, name, note });
  }

  /** To a place of any branch. */
  goTo({ branch, cursor }: Spot): void {
    this.#change({ branch, cursor: clamped(this.timeline, branch, cursor), stop: null });
  }

  setFacts(facts: readonly CheckedFact[]): void {
    this.#change({ facts });
  }

  setNotice(notice: string | null): void {
    this.#change({ notice });
  }

  // Branches

  /**
   * Parts from the present branch at the present place and goes there. In the middle of an input that is before the
   * input: only at rest can a game go on another way.
   */
  branchOff(name: string = freeName(this.timeline.branches)): number {
    const from = { branch: this.#snapshot.branch, input: this.#restInput() };
    const { id } = this.timeline.open(name, from);
    this.#change({ branch: id, cursor: endOf(this.timeline, id, from.input), stop: null });
    return id;
  }

  renameBranch(id: number, name: string): void {
    this.timeline.rename(id, name);
    this.#change({});
  }

  /** The last branch cannot be removed. */
  removeBranch(id: number): Outcome {
    const others = this.timeline.branches.filter((each) => each.id !== id);
    const { branch } = this.#snapshot;
    const next =
      this.timeline.has(branch) && branch !== id ? branch : (this.timeline.branch(id).from?.branch ?? others[0]?.id);
    if (next === undefined) return { ok: false, code: 'last-branch', message: 'The only branch cannot be removed.' };
    const cursor = branch === id ? clamped(this.timeline, next, this.#snapshot.cursor) : this.#snapshot.cursor;
    this.#change({ branch: next, cursor, stop: null });
    this.timeline.remove(id);
    this.#namings.delete(id);
    for (const bookmark of this.bookmarks.items) if (bookmark.branch === id) this.bookmarks.remove(bookmark.id);
    this.#change({});
    return DONE;
  }

  // Going on

  /** Plays an input at the present place. Where the branch has gone on already, a new branch parts there. */
  submit(input: AnyInput): Outcome {
    return this.#act([{ do: 'input', input }]);
  }

  /** Puts cards anywhere by hand, at the present place. */
  stage(stage: Stage): Outcome {
    const { world } = this.timeline.positionAfter(this.#snapshot.branch, this.#restInput());
    const plan = this.ruleSet.stage(world, stage);
    return plan.ok ? this.#act(plan.inputs.map((input): Act => ({ do: 'staged', input }))) : plan;
  }

  /** All chance follows from another seed from here on. */
  reseed(seed: number): Outcome {
    if (Number.isSafeInteger(seed)) return this.#act([{ do: 'reseed', seed }]);
    return { ok: false, code: 'bad-seed', message: `Found the seed ${seed}; expected a whole number.` };
  }

  /** Another input in the place of one: a new branch, with the inputs after it as far as they are legal. */
  changeInput(input: number, change: AnyInput): Outcome {
    const { branch, cursor } = this.#snapshot;
    this.seekInput(input - 1);
    const done = this.submit(change);
    if (!done.ok) {
      this.goTo({ branch, cursor });
      return done;
    }
    return this.carryOn(branch, input);
  }

  /** The inputs of another branch after that many, here, until one is refused. Hands back why it stopped. */
  carryOn(branch: number, after: number): Outcome {
    for (const { act, refusal, written } of this.timeline.branch(branch).entries.slice(after)) {
      const { answer } = this.append(act, { written, keepRefused: refusal !== null });
      if (!answer.ok && refusal === null) return answer;
    }
    return DONE;
  }

  /** Adds to the present branch and goes to its end: for what is read from files and links. */
  append(act: Act, options: AppendOptions = {}): Carried {
    const { branch } = this.#snapshot;
    const carried = this.timeline.append(branch, act, options);
    this.#change({ cursor: this.#endOf(branch), stop: null });
    return carried;
  }

  /**
   * Adds to the first branch what happened elsewhere. Who stands at its end is taken along; who looks at something else
   * is left there. A breakpoint takes everybody to it.
   */
  record(act: Act, options: AppendOptions = {}): Carried {
    const [main] = this.timeline.branches;
    const id = main?.id ?? this.#snapshot.branch;
    const at = this.timeline.branch(id).entries.length;
    const { branch, cursor } = this.#snapshot;
    const isWatching = branch === id && cursor.input === at && isAtRest(this.timeline, id, cursor);
    const { value } = this.timeline.positionAfter(id, at);
    const carried = this.timeline.append(id, act, options);
    const stop = stopAt(this.#walk(id), this.breakpoints.items, value, carried);
    if (stop !== null) this.#change({ branch: id, cursor: stop.cursor, stop });
    else this.#change(isWatching ? { cursor: this.#endOf(id) } : {});
    return carried;
  }

  /** Carries out all of these acts or none. */
  #act(acts: readonly Act[]): Outcome {
    let position = this.timeline.positionAfter(this.#snapshot.branch, this.#restInput());
    const all: (readonly [Act, Carried])[] = [];
    for (const act of acts) {
      const carried = carryOut(this.ruleSet.ruleset, position, act);
      if (!carried.answer.ok) return carried.answer;
      all.push([act, carried]);
      ({ position } = carried);
    }
    this.#partIfNeeded();
    const { branch } = this.#snapshot;
    for (const [act, carried] of all) this.timeline.add(branch, act, carried);
    this.#change({ cursor: this.#endOf(branch), stop: null });
    return DONE;
  }

  #endOf(branch: number): Cursor {
    return endOf(this.timeline, branch, this.timeline.branch(branch).entries.length);
  }

  #partIfNeeded(): void {
    if (this.#restInput() < this.#snapshot.length) this.branchOff();
  }

  /** After how many inputs the game rests, at or before the present place. */
  #restInput(): number {
    const { branch, cursor } = this.#snapshot;
    return isAtRest(this.timeline, branch, cursor) ? cursor.input : cursor.input - 1;
  }

  #walk(branch: number): Walk {
    return { timeline: this.timeline, ruleSet: this.ruleSet, branch };
  }

  #change(change: Partial<SessionSnapshot>): void {
    const branches = this.timeline.branches.map(summaryOf);
    const marks = { breakpoints: this.breakpoints.items, bookmarks: this.bookmarks.items };
    const next = { ...this.#snapshot, ...change, ...marks, branches, revision: this.#snapshot.revision + 1 };
    const { length } = this.timeline.branch(next.branch).entries;
    this.#snapshot = { ...next, length };
    for (const listener of this.#listeners) listener();
  }
}
