// Plays a scenario on the sandbox of its rule set and says which of its facts hold.

import type { EntityId } from '../../../effects/world.ts';
import { GameError } from '../../answers.ts';
import { activeStates } from '../../chart-states.ts';
import type { AnyEvent } from './event-forms.ts';
import { checkFacts, type Fact, type Verdict } from './facts.ts';
import type { Language, Playable, ScenarioOf, StepOf } from './language.ts';
import { Names } from './names.ts';
import type { RawScenario } from './shape.ts';

export interface ScenarioReport {
  readonly name: string;
  readonly seed: number;
  readonly facts: readonly Fact[];
  readonly holds: boolean;
}

/** Called as the scenario is played, for those who want to tell what happens. */
export interface SpectatorOf<S, C> {
  started?(sandbox: S, names: Names): void;
  /** Before each step; `part` is `start` for the set-up, `do` for the rest. */
  step?(step: StepOf<C>, part: 'start' | 'do'): void;
  /** After the step was carried out or refused as expected. */
  stepped?(step: StepOf<C>, refusal: GameError | undefined): void;
  /** After the facts of a block were checked. */
  checked?(facts: readonly Fact[]): void;
}

/** Watches over a game from its start, and says whether what must hold in every game has held at every rest. */
export type RefereeOf<S> = (sandbox: S) => Verdict;

/** A step went wrong that was not expected to: the scenario cannot go on. `line` counts from 1. */
export class StepError extends Error {
  readonly code: string;
  readonly line: number;
  constructor(step: StepOf<unknown>, code: string, problem: string) {
    super(`Line ${step.line}: "${step.text}" – ${problem}`);
    this.code = code;
    this.line = step.line;
  }
}

/** The entity that a step calls by this name. */
export const idIn = (names: Names, step: StepOf<unknown>, name: string): EntityId => {
  const found = names.idOf(name);
  if (found !== undefined) return found;
  throw new StepError(step, 'unknown-name', `there is no "${name}" here; known are ${names.all.join(', ')}`);
};

export const play = <R extends string, S extends Playable<E>, E extends AnyEvent, C, T, D extends RawScenario>(
  scenario: ScenarioOf<R, C, T>,
  language: Language<R, S, E, C, T, D>,
  seed: number,
  spectator: SpectatorOf<NoInfer<S>, NoInfer<C>>,
  referee: RefereeOf<NoInfer<S>> = () => () => undefined,
): ScenarioReport => {
  const names = new Names();
  const sandbox = language.begin(scenario.table, seed, names);
  const entered: string[] = [];
  sandbox.game.watch(({ value }) => entered.push(...withParents(activeStates(value))));
  const verdict = referee(sandbox);
  spectator.started?.(sandbox, names);
  const take = (step: StepOf<C>, part: 'start' | 'do') => {
    spectator.step?.(step, part);
    const refusal = carryOut(sandbox, names, step, language);
    spectator.stepped?.(step, refusal);
  };
  for (const step of scenario.start) take(step, 'start');
  sandbox.clearLog();
  entered.length = 0;
  const facts = scenario.blocks.flatMap((block) => {
    for (const step of block.do) take(step, 'do');
    const checked = checkFacts(block, { sandbox, trace: sandbox.trace(), names, entered, verdict }, language);
    spectator.checked?.(checked);
    return checked;
  });
  return { name: scenario.name, seed, facts, holds: facts.every(({ holds }) => holds) };
};

/** A state and the states around it: all of them are entered. */
const withParents = (states: readonly string[]): string[] =>
  states.flatMap((state) => {
    const parts = state.split('.');
    return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  });

/** What carrying out a step needs of a language. */
interface Performer<S, C> {
  readonly copy: (sandbox: S) => S;
  readonly perform: (sandbox: S, names: Names, step: StepOf<C>) => void;
}

/** Carries out a step, on a copy if it is only tried; hands back the refusal if the step expects one. */
const carryOut = <S extends Playable<AnyEvent>, C>(
  sandbox: S,
  names: Names,
  step: StepOf<C>,
  { copy, perform }: Performer<S, C>,
): GameError | undefined => {
  const before = sandbox.game.fingerprint();
  try {
    if (step.isTried) perform(copy(sandbox), names.copy(), step);
    else perform(sandbox, names, step);
  } catch (error) {
    if (!(error instanceof GameError)) throw error;
    if (step.refused === undefined) throw new StepError(step, error.code, error.message);
    if (error.code !== step.refused) {
      throw new StepError(step, error.code, `refused as ${error.code}, expected ${step.refused}: ${error.message}`);
    }
    if (sandbox.game.fingerprint() !== before)
      throw new StepError(step, 'changed', 'the refused step changed the game');
    return error;
  }
  if (step.refused !== undefined)
    throw new StepError(step, 'accepted', `accepted, expected a refusal: ${step.refused}`);
  return undefined;
};
