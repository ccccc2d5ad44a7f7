// A failing walk as a scenario file: how the game began, every input, the step at which it went wrong, and what must hold.
// `cardchart run` plays it; everything before the failing step is its set-up, so that the story opens there.

import { Document, isScalar, parse, visit } from 'yaml';
import { type AnyInput, type AnyMove, createGame, type Game, type KernelWorld } from '../../machines/index.ts';
import { type Broken, Guardian } from './invariants.ts';
import type { Found } from './run.ts';
import type { Subject } from './subject.ts';

export interface Fixture {
  /** `battle-seed-1-game-17.yaml`. */
  readonly file: string;
  readonly text: string;
}

/** The fixture of what a run with this seed has found. */
export const fixtureOf = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  { replay, failure, game }: Found<I>,
  seed: number,
): Fixture => {
  if (failure === null || !('options' in replay.start)) throw new Error('There is no failure to write down.');
  const ruleset = subject.rulesets.find(({ cardSet }) => cardSet === replay.cardSet) ?? subject.rulesets[0];
  const options = replay.start.options as O;
  const { input, refusedAs } = failure;
  const isAccepted = input !== null && refusedAs === null && isLast(replay.inputs, input);
  const before = isAccepted ? replay.inputs.slice(0, -1) : replay.inputs;
  const last = input === null ? [] : [`${refusedAs === null ? '' : `refused ${refusedAs}: `}${sentence(input)}`];
  const name = `${replay.ruleset}-seed-${seed}-game-${game}`;
  const scenario = {
    scenario: name.replaceAll('-', '_'),
    ruleset: replay.ruleset,
    rules: [],
    confidence: 'fixture',
    why: `${failure.name}: ${failure.problem}`,
    ...(subject.table?.(options, ruleset) ?? { options }),
    start: before.map(sentence),
    do: last,
    expect: { holds: subject.invariants.map((invariant) => invariant.name) },
  };
  return { file: `${name}.yaml`, text: written(scenario) };
};

const isLast = <I>(inputs: readonly I[], input: I): boolean => JSON.stringify(inputs.at(-1)) === JSON.stringify(input);

const sentence = (input: unknown): string => `input ${JSON.stringify(input)}`;

/** One line for each step and each short list, whatever its length: that is how people read and compare them. */
const written = (scenario: object): string => {
  const document = new Document(scenario);
  visit(document, {
    Seq: (_key, node) => {
      const isShort = node.items.every((item) => isScalar(item) && String(item.value).length < 40);
      if (isShort) node.flow = true;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
};

/** What a fixture of any rule set says, as far as playing it again needs it. */
interface Read<O, I> {
  readonly options: O;
  readonly inputs: readonly { readonly input: I; readonly refusedAs: string | null }[];
}

const STEP = /^(?:refused (?<code>[a-z-]+): )?input (?<json>.+)$/;

/**
 * Plays a fixture of a rule set that scenario files do not know: null if all that must hold does.
 *
 * @throws Error if it is no fixture of such a rule set.
 */
export const replayFixture = <W extends KernelWorld<E>, I extends AnyInput, E, O, M extends AnyMove<I>>(
  subject: Subject<W, I, E, O, M>,
  text: string,
): Broken | null => {
  const { options, inputs } = read<O, I>(text);
  const game: Game<W, I, E, M> = createGame(subject.rulesets[0], options);
  const guardian = new Guardian(game, subject.invariants);
  for (const { input, refusedAs } of inputs) {
    const before = game.fingerprint();
    const submitted = game.submit(input);
    const answer = submitted.ok ? null : submitted.code;
    if (answer !== refusedAs) {
      const problem = `${JSON.stringify(input)} should be ${refusedAs ?? 'accepted'} and is ${answer ?? 'accepted'}.`;
      return { name: 'inputs are answered as written', problem };
    }
    if (refusedAs !== null && game.fingerprint() !== before) {
      return { name: 'refused inputs change nothing', problem: 'The position is another one.' };
    }
  }
  const [broken] = guardian.broken;
  return broken === undefined ? null : { name: broken[0], problem: broken[1] };
};

const read = <O, I>(text: string): Read<O, I> => {
  const { options, start, do: last } = parse(text) as { options: O; start: string[]; do: string[] };
  const inputs = [...start, ...last].map((step) => {
    const { code, json } = STEP.exec(step)?.groups ?? {};
    if (json === undefined) throw new Error(`"${step}" is no input; expected are steps such as input {"type":"BID"}.`);
    return { input: JSON.parse(json) as I, refusedAs: code ?? null };
  });
  return { options, inputs };
};
