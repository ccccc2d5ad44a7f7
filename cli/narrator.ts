// A played scenario as a story: what was set up, then for each input the states entered, the triggers that queued and
// why, what changed in the aura snapshots and every event, then the facts.

import type { BattleEvent, BattleWorld } from '../machines/battle/index.ts';
import { framesOf } from '../machines/index.ts';
import { aurasInForce } from './aura-words.ts';
import { entityNames, type NameOf } from './entity-names.ts';
import { sentenceOf } from './event-sentences.ts';
import { factLines, stopLines } from './facts.ts';
import { capitalised, type Layout, wrapped } from './layout.ts';
import type { RecordedMicrostep, RecordedStep, Recording } from './recording.ts';
import { type StateMode, shownStates } from './state-words.ts';

export interface Telling extends Layout {
  readonly states: StateMode;
  /** The scenario file, as the reader named it. */
  readonly file: string;
}

/** The whole story, line by line. */
export const story = (recording: Recording, telling: Telling): string[] => {
  const { scenario, start, opening, blocks, failure, world, names } = recording;
  const { paint } = telling;
  const nameOf = entityNames(world, names);
  const lines = [...heading(recording, telling)];
  if (start.length > 0) lines.push('', paint.bold('Set-up'), ...setUpLines(start, telling));
  const auras = aurasInForce(opening, nameOf);
  if (auras.length > 0) {
    const colour = (line: string) => paint.yellow(line);
    lines.push(
      '',
      paint.bold('Auras in force'),
      ...auras.flatMap((aura) => wrapped(capitalised(aura), '  ', telling.width)).map(colour),
    );
  }
  for (const [index, block] of blocks.entries()) {
    const steps = block.steps.flatMap((step) => ['', ...stepLines(step, nameOf, telling)]);
    lines.push(...steps);
    if (block.facts.length === 0) continue;
    const title = scenario.blocks.length > 1 ? `Expected after part ${index + 1}` : 'Expected';
    lines.push('', paint.bold(title), ...factLines(block.facts, telling));
  }
  if (failure !== undefined) lines.push('', ...stopLines(failure, telling));
  return lines;
};

const heading = ({ scenario, seed }: Recording, { paint, width }: Telling): string[] => [
  paint.bold(scenario.name),
  ...wrapped(scenario.why, '', width),
  paint.dim(`${scenario.rules.length === 0 ? '' : `Rules ${scenario.rules.join(', ')} · `}seed ${seed}`),
];

/** One line for each step; the same step several times in a row makes one line. */
const setUpLines = (start: readonly RecordedStep[], telling: Telling): string[] => {
  const counted: { text: string; times: number; lines: string[] }[] = [];
  for (const recorded of start) {
    const { text } = recorded.step;
    const last = counted.at(-1);
    if (last?.text === text) last.times += 1;
    else counted.push({ text, times: 1, lines: refusalLines(recorded, telling) });
  }
  return counted.flatMap(({ text, times, lines }) => [`  ${text}${times === 1 ? '' : `  (×${times})`}`, ...lines]);
};

const refusalLines = ({ refusal }: RecordedStep, { width }: Telling): string[] =>
  refusal === undefined ? [] : wrapped(`Refused, and nothing has changed: ${refusal.message}`, '    ', width);

const stepLines = (recorded: RecordedStep, nameOf: NameOf, telling: Telling): string[] => {
  const { step, microsteps } = recorded;
  const title = telling.paint.bold(telling.paint.cyan(`▶ ${step.text}`));
  return [title, ...refusalLines(recorded, telling), ...new Chapter(nameOf, telling).tell(microsteps)];
};

/** One input. States are gathered until something happens in them, so that a quiet stretch is one line. */
class Chapter {
  readonly #lines: string[] = [];
  readonly #nameOf: NameOf;
  readonly #telling: Telling;
  readonly #activations = new Map<string, number>();
  #trail: string[] = [];
  #trailDepth = 0;
  #lastState = '';

  constructor(nameOf: NameOf, telling: Telling) {
    this.#nameOf = nameOf;
    this.#telling = telling;
  }

  tell(microsteps: readonly RecordedMicrostep[]): string[] {
    const shown = shownStates(microsteps, this.#telling.states);
    for (const [index, microstep] of microsteps.entries()) {
      const depth = depthIn(microstep.before);
      for (const state of shown[index] ?? []) this.#enter(state, depth);
      for (const event of microstep.events) this.#happen(event, microstep, depth);
    }
    this.#layTrail();
    return this.#lines;
  }

  /** The same state again, with nothing told between but its own events, is not named twice. */
  #enter(state: string, depth: number): void {
    if (state === this.#lastState && this.#telling.states === 'named') return;
    if (depth !== this.#trailDepth) this.#layTrail();
    this.#trailDepth = depth;
    this.#lastState = state;
    this.#trail.push(state);
  }

  #layTrail(): void {
    if (this.#trail.length === 0) return;
    const { paint, width } = this.#telling;
    const states = this.#trail.map((state) => state.replaceAll(' ', UNBROKEN)).join(`${UNBROKEN}› `);
    const lines = wrapped(states, `${margin(this.#trailDepth)}· `, width);
    this.#lines.push(...lines.map((line) => paint.dim(line.replaceAll(UNBROKEN, ' '))));
    this.#trail = [];
  }

  #happen(event: BattleEvent, { before, world }: RecordedMicrostep, depth: number): void {
    this.#layTrail();
    const { paint, width } = this.#telling;
    const [sentence, ...under] = sentenceOf(event, { nameOf: this.#nameOf, before, world });
    const count = this.#activationCount(event, before, depth);
    this.#lines.push(...wrapped(`${sentence}${count}`, `${margin(depth)}  `, width));
    const colours = { '+': paint.green, '−': paint.red };
    for (const line of under) {
      const colour = colours[line.charAt(0) as '+' | '−'] ?? paint.yellow;
      this.#lines.push(...wrapped(line, `${margin(depth)}    `, width).map(colour));
    }
  }

  /** ` (1 of 2)` for an activation of a multiplied trigger. */
  #activationCount(event: BattleEvent, { stack }: BattleWorld, depth: number): string {
    if (event.type !== 'TriggerMultiplied' && event.type !== 'Triggered') return '';
    const key = `${depth} ${event.source} ${event.trigger}`;
    if (event.type === 'TriggerMultiplied') {
      this.#activations.set(key, event.times);
      return '';
    }
    const times = this.#activations.get(key);
    const left = stack?.kind === 'triggerQueue' ? stack.left : 0;
    if (left === 1) this.#activations.delete(key);
    return times === undefined ? '' : ` (${times - left + 1} of ${times})`;
  }
}

/** A space at which no line is broken: the words of a state stay together. */
const UNBROKEN = '\u00a0';

const margin = (depth: number): string => ' '.repeat(2 + 4 * depth);

/** In how many reactions we are: the trigger queues that wait below what is going on. */
const depthIn = (world: BattleWorld): number =>
  framesOf(world)
    .slice(0, -1)
    .filter(({ kind }) => kind === 'triggerQueue').length;
