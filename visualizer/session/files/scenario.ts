// Opening a scenario file: each line that sends something becomes an input, and each fact is kept with the place where it
// was checked. A scenario that breaks opens where it breaks, with the broken fact on top.

import type { AnyInput, GameError, Submitted } from '../../../machines/index.ts';
import {
  type AnySandbox,
  type Fact,
  type Names,
  readScenarios,
  runScenario,
  type Scenario,
  ScenarioError,
  type Step,
  StepError,
} from '../../../machines/sandbox/index.ts';
import { battleTestRuleSet } from '../battle/rule-set.ts';
import { daleAnniversaryRuleSet, daleRuleSet } from '../dale/rule-set.ts';
import { brokenFirst, type CheckedFact } from '../facts.ts';
import type { RuleSet } from '../rule-set.ts';
import { Session } from '../session.ts';
import type { WrittenStep } from '../timeline.ts';
import type { AnyEvent, Cursor, Position } from '../types.ts';
import { columnOf, FileFault } from './fault.ts';

/** All scenarios of a file, not yet played. @throws FileFault with line and column. */
export const scenariosIn = (text: string): Scenario[] => {
  try {
    return readScenarios(text);
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const { line, found, expected } = error;
    throw new FileFault('bad-scenario', { line, column: columnOf(text, line, found) }, found, expected);
  }
};

interface SentInput {
  readonly input: AnyInput;
  readonly isAccepted: boolean;
  readonly written: WrittenStep;
}

interface CheckedBlock {
  readonly facts: readonly Fact[];
  /** Inputs sent before the facts were checked. */
  readonly after: number;
}

/** The inputs that a scenario sends. Steps that are only tried send theirs to a copy, and leave no trace. */
class Listening {
  readonly sent: SentInput[] = [];
  readonly blocks: CheckedBlock[] = [];
  start: Position | undefined;
  names: Names | undefined;
  #step: WrittenStep = { text: '', line: 0, part: 'start' };

  started(sandbox: AnySandbox, names: Names): void {
    const { game } = sandbox;
    this.start = { value: game.value, world: game.world as Position['world'] };
    this.names = names;
    const heard = (input: AnyInput, { ok }: Submitted<AnyEvent>) =>
      this.sent.push({ input, isAccepted: ok, written: this.#step });
    (game as unknown as { onInput(listener: typeof heard): void }).onInput(heard);
  }

  step({ text, line }: Step, part: 'start' | 'do'): void {
    this.#step = { text, line, part };
  }

  stepped(_step: Step, _refusal: GameError | undefined): void {}

  checked(facts: readonly Fact[]): void {
    this.blocks.push({ facts, after: this.sent.length });
  }
}

const ruleSetOf = (scenario: Scenario): RuleSet => {
  if (scenario.ruleset === 'battle') return battleTestRuleSet;
  return scenario.table.edition === 'anniversary' ? daleAnniversaryRuleSet : daleRuleSet;
};

/** What the sandbox of a scenario is started with, as plain options of the rule set. */
const optionsOf = (scenario: Scenario, seed: number): Record<string, unknown> =>
  scenario.ruleset === 'battle'
    ? { ...scenario.table.options, seed, decks: scenario.table.decks, sandbox: true }
    : { players: scenario.table.players, seed, sandbox: true };

/** Plays a scenario and opens it: at the step or the facts that break, at its last input otherwise. */
export const openScenario = (scenario: Scenario, seed: number = scenario.seed): Session => {
  const listening = new Listening();
  const failure = played(scenario, seed, listening);
  const { names } = listening;
  const session = new Session({
    ruleSet: ruleSetOf(scenario),
    start: { from: 'options', options: optionsOf(scenario, seed) },
    title: scenario.name,
    names: Object.fromEntries((names?.all ?? []).map((name) => [names?.idOf(name), name])),
    notice: failure?.message ?? null,
  });
  for (const { input, isAccepted, written } of listening.sent) {
    session.append({ do: 'input', input }, { written, keepRefused: !isAccepted });
  }
  const { length } = listening.sent;
  const facts = [
    ...(failure === undefined ? [] : [failedStep(failure, endOf(session, length))]),
    ...listening.blocks.flatMap(({ facts: checked, after }) =>
      checked.map((fact): CheckedFact => ({ ...fact, cursor: endOf(session, after) })),
    ),
  ];
  session.setFacts(brokenFirst(facts));
  const broken = session.getSnapshot().facts.find(({ holds }) => !holds);
  session.seek(broken?.cursor ?? endOf(session, length));
  return session;
};

const played = (scenario: Scenario, seed: number, listening: Listening): StepError | undefined => {
  try {
    runScenario(scenario, seed, listening);
    return undefined;
  } catch (error) {
    if (error instanceof StepError) return error;
    throw error;
  }
};

const failedStep = ({ line, message }: StepError, cursor: Cursor): CheckedFact => ({
  line,
  fact: 'every step can be carried out',
  holds: false,
  found: message,
  cursor,
});

const endOf = (session: Session, input: number): Cursor =>
  session.viewAt({ branch: session.getSnapshot().branch, cursor: { input, microstep: Number.MAX_SAFE_INTEGER } })
    .cursor;
