// A played scenario as a story: what was set up, then for each input the states entered, the triggers that queued and
// why, what changed in the aura snapshots and every event, then the facts.

import type { Scenario } from '../machines/sandbox/index.ts';
import { battleVoice } from './battle-voice.ts';
import { daleVoice } from './dale/voice.ts';
import type { NameOf } from './entity-names.ts';
import { factLines, stopLines } from './facts.ts';
import { capitalised, type Layout, wrapped } from './layout.ts';
import type { RecordedMicrostep, RecordedStep, Recording, RecordingOf } from './recording.ts';
import type { StateMode } from './state-words.ts';
import type { Voice } from './voice.ts';

export interface Telling extends Layout {
  readonly states: StateMode;
  /** The scenario file, as the reader named it. */
  readonly file: string;
}

type StepTelling = Omit<Telling, 'file'>;

/** The whole story, line by line. */
export const story = (recording: Recording, telling: Telling): string[] =>
  recording.ruleset === 'dale' ? tell(recording, daleVoice, telling) : tell(recording, battleVoice, telling);

const tell = <W, E>(recording: RecordingOf<Scenario, W, E>, voice: Voice<W, E>, telling: Telling): string[] => {
  const { scenario, start, opening, blocks, failure, world, names } = recording;
  const { paint } = telling;
  const nameOf = voice.namesIn(world, names);
  const lines = [...heading(recording, telling)];
  if (start.length > 0) lines.push('', paint.bold('Set-up'), ...setUpLines(start, telling));
  const inForce = voice.opening(opening, nameOf);
  if (inForce.lines.length > 0) {
    const colour = (line: string) => paint.yellow(line);
    lines.push(
      '',
      paint.bold(inForce.title),
      ...inForce.lines.flatMap((line) => wrapped(capitalised(line), '  ', telling.width)).map(colour),
    );
  }
  const sofar: RecordedStep<W, E>[] = [];
  for (const [index, block] of blocks.entries()) {
    for (const step of block.steps) {
      sofar.push(step);
      lines.push('', ...stepLines(step, voice, nameOf, telling), ...voice.after(sofar, nameOf, telling));
    }
    if (block.facts.length === 0) continue;
    const title = scenario.blocks.length > 1 ? `Expected after part ${index + 1}` : 'Expected';
    lines.push('', paint.bold(title), ...factLines(block.facts, telling));
  }
  if (failure !== undefined) lines.push('', ...stopLines(failure, telling));
  return lines;
};

const heading = ({ scenario, seed }: Pick<Recording, 'scenario' | 'seed'>, { paint, width }: Telling): string[] => [
  paint.bold(scenario.name),
  ...wrapped(scenario.why, '', width),
  paint.dim(`${scenario.rules.length === 0 ? '' : `Rules ${scenario.rules.join(', ')} · `}seed ${seed}`),
];

/** One line for each step; the same step several times in a row makes one line. */
const setUpLines = (start: readonly Outcome[], telling: Telling): string[] => {
  const counted: { text: string; times: number; lines: string[] }[] = [];
  for (const recorded of start) {
    const { text } = recorded.step;
    const last = counted.at(-1);
    if (last?.text === text) last.times += 1;
    else counted.push({ text, times: 1, lines: refusalLines(recorded, telling) });
  }
  return counted.flatMap(({ text, times, lines }) => [`  ${text}${times === 1 ? '' : `  (×${times})`}`, ...lines]);
};

type Outcome = Pick<RecordedStep<unknown, unknown>, 'step' | 'refusal'>;

const refusalLines = ({ step, refusal }: Outcome, { width }: StepTelling): string[] => {
  if (step.isTried) return ['    Allowed: carried out on a copy of the game'];
  return refusal === undefined ? [] : wrapped(`Refused, and nothing has changed: ${refusal.message}`, '    ', width);
};

/** One step: its title, then what happened in it. */
export const stepLines = <W, E>(
  recorded: RecordedStep<W, E>,
  voice: Voice<W, E>,
  nameOf: NameOf,
  telling: StepTelling,
): string[] => {
  const { step, microsteps } = recorded;
  const title = telling.paint.bold(telling.paint.cyan(`▶ ${step.text}`));
  return [title, ...refusalLines(recorded, telling), ...new Chapter(voice, nameOf, telling).tell(microsteps)];
};

/** One input. States are gathered until something happens in them, so that a quiet stretch is one line. */
class Chapter<W, E> {
  readonly #lines: string[] = [];
  readonly #voice: Voice<W, E>;
  readonly #nameOf: NameOf;
  readonly #telling: StepTelling;
  readonly #count: (event: E, before: W, depth: number) => string;
  #trail: string[] = [];
  #trailDepth = 0;
  #lastState = '';

  constructor(voice: Voice<W, E>, nameOf: NameOf, telling: StepTelling) {
    this.#voice = voice;
    this.#nameOf = nameOf;
    this.#telling = telling;
    this.#count = voice.counter();
  }

  tell(microsteps: readonly RecordedMicrostep<W, E>[]): string[] {
    const shown = this.#voice.shownStates(microsteps, this.#telling.states);
    for (const [index, microstep] of microsteps.entries()) {
      const depth = this.#voice.depthIn(microstep.before);
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

  #happen(event: E, { before, world }: RecordedMicrostep<W, E>, depth: number): void {
    this.#layTrail();
    const { paint, width } = this.#telling;
    const [sentence, ...under] = this.#voice.sentenceOf(event, { nameOf: this.#nameOf, before, world });
    const count = this.#count(event, before, depth);
    this.#lines.push(...wrapped(`${sentence}${count}`, `${margin(depth)}  `, width));
    const colours = { '+': paint.green, '−': paint.red };
    for (const line of under) {
      const colour = colours[line.charAt(0) as '+' | '−'] ?? paint.yellow;
      this.#lines.push(...wrapped(line, `${margin(depth)}    `, width).map(colour));
    }
  }
}

/** A space at which no line is broken: the words of a state stay together. */
const UNBROKEN = '\u00a0';

const margin = (depth: number): string => ' '.repeat(2 + 4 * depth);
