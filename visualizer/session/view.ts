// All that is to be seen at one place of a session. Each part is worked out when it is first asked for: scrubbing over
// a thousand inputs plays none of them again.

import { moveLabel } from '../../cli/simulate/index.ts';
import type { NameOf } from '../../cli/words.ts';
import type { BattleWorld } from '../../machines/battle/index.ts';
import type { DaleWorld } from '../../machines/dale/index.ts';
import type { AnyInput, AnyMove, Refusal, Seat } from '../../machines/index.ts';
import { type AuraLine, auraDifference, type NamedPoint, namedPoints } from './battle/auras.ts';
import { type TriggerQueue, triggerQueuesAt } from './battle/queue.ts';
import { type OpenQuestion, openQuestion, type WaitingOwl, waitingOwls } from './dale/owed.ts';
import { eventListOf, type ToldPhase } from './event-list.ts';
import { type Lane, lanesAt, statesAbout } from './lanes.ts';
import { gameAt, type RecordedMicrostep } from './microsteps.ts';
import { isAtRest, type Moment, momentAt, positionAt } from './moment.ts';
import { type PhaseStart, phaseStarts } from './phases.ts';
import type { Walk } from './stepping.ts';
import type { Table, TableViewer } from './table/table.ts';
import type { Act, Entry } from './timeline.ts';
import type { AnyGame, Cursor, Position } from './types.ts';

export class View {
  readonly walk: Walk;
  readonly cursor: Cursor;
  readonly nameOf: NameOf;
  readonly #tables = new Map<TableViewer, Table>();
  #moment: Moment | undefined;
  #lanes: readonly Lane[] | undefined;
  #queues: readonly TriggerQueue[] | undefined;
  #eventList: readonly ToldPhase[] | undefined;
  #game: AnyGame | undefined;

  constructor(walk: Walk, cursor: Cursor, nameOf: NameOf) {
    this.walk = walk;
    this.cursor = cursor;
    this.nameOf = nameOf;
  }

  /** Where chart and World stand: costs nothing at the end of an input. */
  get position(): Position {
    return positionAt(this.walk.timeline, this.walk.branch, this.cursor);
  }

  /** Position, stack, transition just taken, events of this microstep. */
  get moment(): Moment {
    this.#moment ??= momentAt(this.walk.timeline, this.walk.branch, this.cursor);
    return this.#moment;
  }

  /** Does the game wait for an input here? */
  get isAtRest(): boolean {
    return isAtRest(this.walk.timeline, this.walk.branch, this.cursor);
  }

  /** The input that this place belongs to; null at the start. */
  get entry(): Entry | null {
    const { timeline, branch } = this.walk;
    return this.cursor.input === 0 ? null : timeline.entry(branch, this.cursor.input);
  }

  get microsteps(): readonly RecordedMicrostep[] {
    return this.walk.timeline.microstepsOf(this.walk.branch, this.cursor.input);
  }

  /** The Phases of this input. */
  get phases(): readonly PhaseStart[] {
    return phaseStarts(this.walk.ruleSet, this.microsteps);
  }

  /** What happens in this input, all of it, folded by Phase and activation. */
  get eventList(): readonly ToldPhase[] {
    this.#eventList ??= eventListOf(this.walk.ruleSet, this.microsteps, this.nameOf);
    return this.#eventList;
  }

  get lanes(): readonly Lane[] {
    this.#lanes ??= lanesAt(this.walk, this.moment, this.isAtRest, this.nameOf);
    return this.#lanes;
  }

  /** The trigger queues of a battle, innermost first; none in other rule sets. */
  get queues(): readonly TriggerQueue[] {
    if (this.walk.ruleSet.kind !== 'battle') return [];
    this.#queues ??= triggerQueuesAt(this.position.world as unknown as BattleWorld, this.#sinceRest(), this.nameOf);
    return this.#queues;
  }

  /** The named points of this input of a battle, between which snapshots are compared. */
  get namedPoints(): readonly NamedPoint[] {
    return this.walk.ruleSet.kind === 'battle' ? namedPoints(this.microsteps) : [];
  }

  /** The reactions of dale that wait for their owners. */
  get owls(): readonly WaitingOwl[] {
    return this.walk.ruleSet.kind === 'dale' ? waitingOwls(this.#daleWorld(), this.nameOf) : [];
  }

  /** The open question of dale, if there is one. */
  get question(): OpenQuestion | null {
    return this.walk.ruleSet.kind === 'dale' ? openQuestion(this.#daleWorld(), this.nameOf) : null;
  }

  /** Does anything that was staged, or a new seed, lie before this place? */
  get isStaged(): boolean {
    const { entries } = this.walk.timeline.branch(this.walk.branch);
    return entries.slice(0, this.cursor.input).some(({ act }) => act.do !== 'input');
  }

  table(viewer: TableViewer = 'judge'): Table {
    const known = this.#tables.get(viewer);
    if (known !== undefined) return known;
    const table = this.walk.ruleSet.tableOf(this.position.world, viewer);
    this.#tables.set(viewer, table);
    return table;
  }

  /** The aura snapshots of a battle between two microsteps of this input; 0 is before it. */
  auraDifference(from: number, to: number): readonly AuraLine[] {
    if (this.walk.ruleSet.kind !== 'battle') return [];
    return auraDifference(this.#worldAt(from), this.#worldAt(to), this.nameOf);
  }

  /** The entities that a state of the chart is about here. */
  entitiesIn(state: string): readonly number[] {
    return this.walk.ruleSet.entitiesIn(state, this.position.world);
  }

  /** The states of the chart that are about an entity here. */
  statesAbout(entity: number): readonly string[] {
    return statesAbout(this.walk, this.moment, entity);
  }

  /** What a seat may send; nothing in the middle of an input. */
  legalMoves(seat: Seat): readonly AnyMove<AnyInput>[] {
    return this.isAtRest ? this.#played().legalMoves(seat) : [];
  }

  /** Why this input would be refused, or null. In the middle of an input it is asked at its end. */
  whyNot(input: AnyInput): Refusal | null {
    return this.#played().whyNot(input);
  }

  /** An input of this branch in words: its line in a file, or the move it carries out. */
  labelOf(input: number): string {
    if (input === 0) return 'the start';
    const { timeline, branch } = this.walk;
    const entry = timeline.entry(branch, input);
    const { act, written } = entry;
    if (written !== null) return written.text;
    const known = moveLabels.get(entry);
    if (known !== undefined) return known;
    const before = () => gameAt(this.walk.ruleSet.ruleset, timeline.positionAfter(branch, input - 1));
    const label = actLabel(act, before, this.nameOf);
    // The names in what was staged may change with what comes later.
    if (act.do === 'input') moveLabels.set(entry, label);
    return label;
  }

  #daleWorld(): DaleWorld {
    return this.position.world as unknown as DaleWorld;
  }

  #worldAt(microstep: number): BattleWorld {
    const { timeline, branch } = this.walk;
    const step = this.microsteps[Math.min(microstep, this.microsteps.length) - 1];
    const before = timeline.positionAfter(branch, Math.max(0, this.cursor.input - 1));
    return (step?.world ?? before.world) as unknown as BattleWorld;
  }

  /** A game at this place, for questions only. */
  #played(): AnyGame {
    const { timeline, branch, ruleSet } = this.walk;
    this.#game ??= gameAt(ruleSet.ruleset, timeline.positionAfter(branch, this.cursor.input));
    return this.#game;
  }

  /** The microsteps up to here since the stack was last empty: a choice leaves what is half done to the next input. */
  #sinceRest(): RecordedMicrostep[] {
    const { timeline, branch } = this.walk;
    let first = this.cursor.input;
    while (first > 1 && timeline.positionAfter(branch, first - 1).world.stack !== null) first -= 1;
    const earlier = Array.from({ length: this.cursor.input - first }, (_, index) => first + index);
    return [
      ...earlier.flatMap((input) => timeline.microstepsOf(branch, input)),
      ...this.microsteps.slice(0, this.cursor.microstep),
    ];
  }
}

/** For a label the moves that were legal are listed again: once is enough. */
const moveLabels = new WeakMap<Entry, string>();

/** `Seat 0: Play Wisp`, `Staged: destroy Wisp`. */
const actLabel = (act: Act, before: () => AnyGame, nameOf: NameOf): string => {
  if (act.do === 'reseed') return `New seed ${act.seed}`;
  const { type, ...fields } = act.input;
  const { seat } = fields as { readonly seat?: number };
  if (act.do === 'staged') return `Staged: ${callWords(act.input, nameOf)}`;
  if (seat === undefined) return `${type} ${JSON.stringify(fields)}`;
  return `Seat ${seat}: ${moveLabel(act.input, before().legalMoves(seat))}`;
};

/** A call of the sandbox: `summon Wisp, seat 0`, `cast Fireball on Wisp`. */
const callWords = ({ type, ...fields }: AnyInput, nameOf: NameOf): string => {
  const { card, target, ...others } = fields as Readonly<Record<string, unknown>>;
  const names = [card, target]
    .filter((named) => named !== undefined)
    .map((named) => (typeof named === 'number' ? nameOf(named) : String(named)));
  const rest = Object.entries(others).map(([field, value]) => `${field} ${JSON.stringify(value)}`);
  const deed = `${type.toLowerCase().replaceAll('_', ' ')} ${names.join(' on ')}`.trim();
  return [deed, ...rest].join(', ');
};
