// Plays a scenario on the real machine and says which of its facts hold.

import type { BattleOptions } from '../../../effects/battle/options.ts';
import type { EntityId } from '../../../effects/world.ts';
import { battleWithTestCards } from '../../battle/ruleset.ts';
import { activeStates } from '../../chart-states.ts';
import { GameError } from '../../game.ts';
import { newGame, type PlayOptions, type SandboxGame } from '../course.ts';
import { Names } from './event-lines.ts';
import { checkFacts, type Fact } from './facts.ts';
import type { Scenario, Step } from './scenario.ts';

export interface ScenarioReport {
  readonly name: string;
  readonly seed: number;
  readonly facts: readonly Fact[];
  readonly holds: boolean;
}

/** Called as the scenario is played, for those who want to tell what happens. */
export interface Spectator {
  started?(sandbox: SandboxGame, names: Names): void;
  /** Before each step; `part` is `start` for the set-up, `do` for the rest. */
  step?(step: Step, part: 'start' | 'do'): void;
  /** After the step was carried out or refused as expected. */
  stepped?(step: Step, refusal: GameError | undefined): void;
  /** After the facts of a block were checked. */
  checked?(facts: readonly Fact[]): void;
}

/** A step went wrong that was not expected to: the scenario cannot go on. `line` counts from 1. */
export class StepError extends Error {
  readonly code: string;
  readonly line: number;
  constructor(step: Step, code: string, problem: string) {
    super(`Line ${step.line}: "${step.text}" – ${problem}`);
    this.code = code;
    this.line = step.line;
  }
}

/**
 * Plays one scenario with one seed.
 *
 * @throws StepError if a step cannot be carried out, or an expected refusal does not come.
 */
export const runScenario = (scenario: Scenario, seed?: number, spectator: Spectator = {}): ScenarioReport => {
  const played = (scenario.options.seed as number | undefined) ?? 0;
  const options = { ...scenario.options, seed: seed ?? played } as BattleOptions;
  const sandbox = newGame({ ...options, decks: scenario.decks, ruleset: battleWithTestCards });
  const names = new Names();
  names.bind('hero0', sandbox.hero(0));
  names.bind('hero1', sandbox.hero(1));
  const entered: string[] = [];
  sandbox.game.watch(({ value }) => entered.push(...withParents(activeStates(value))));
  spectator.started?.(sandbox, names);
  const take = (step: Step, part: 'start' | 'do') => {
    spectator.step?.(step, part);
    const refusal = carryOut(sandbox, names, step);
    spectator.stepped?.(step, refusal);
  };
  for (const step of scenario.start) take(step, 'start');
  sandbox.clearLog();
  entered.length = 0;
  const facts = scenario.blocks.flatMap((block) => {
    for (const step of block.do) take(step, 'do');
    const checked = checkFacts(block, { sandbox, names, entered });
    spectator.checked?.(checked);
    return checked;
  });
  return { name: scenario.name, seed: options.seed ?? 0, facts, holds: facts.every(({ holds }) => holds) };
};

/** A state and the states around it: all of them are entered. */
const withParents = (states: readonly string[]): string[] =>
  states.flatMap((state) => {
    const parts = state.split('.');
    return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  });

/** Carries out a step; hands back the refusal if the step expects one. */
const carryOut = (sandbox: SandboxGame, names: Names, step: Step): GameError | undefined => {
  const before = sandbox.game.fingerprint();
  try {
    perform(sandbox, names, step);
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

const perform = (sandbox: SandboxGame, names: Names, step: Step): void => {
  const { command } = step;
  const id = (name: string): EntityId => {
    const found = names.idOf(name);
    if (found === undefined) {
      throw new StepError(step, 'unknown-name', `there is no "${name}" here; known are ${names.all.join(', ')}`);
    }
    return found;
  };
  const targeted = (rest: { target?: string; position?: number; option?: number }): PlayOptions => {
    const { target, ...others } = rest;
    return target === undefined ? others : { ...others, target: id(target) };
  };
  switch (command.do) {
    case 'summon':
      for (const name of command.names) names.bind(name, sandbox.summon(command.card, command.seat));
      return;
    case 'give':
      for (const name of command.names) names.bind(name, sandbox.addToHand(command.card, command.seat));
      return;
    case 'giveMany':
      for (let given = 0; given < command.count; given += 1) sandbox.addToHand(command.card, command.seat);
      return;
    case 'putInDeck':
      if (command.names.length === 0) sandbox.addToDeck(command.card, command.seat, command.where);
      for (const name of command.names) {
        names.bind(name, sandbox.addToDeck(command.card, command.seat, command.where));
      }
      return;
    case 'secret':
      for (const name of command.names) names.bind(name, sandbox.addSecret(command.card, command.seat));
      return;
    case 'equip':
      for (const name of command.names) names.bind(name, sandbox.equip(command.card, command.seat));
      return;
    case 'damage':
      sandbox.dealDamage(id(command.target), command.amount);
      return;
    case 'armor':
      sandbox.gainArmor(command.seat, command.amount);
      return;
    case 'destroy':
      sandbox.destroy(id(command.target));
      return;
    case 'silence':
      sandbox.silence(id(command.target));
      return;
    case 'remove':
      sandbox.remove(id(command.target));
      return;
    case 'empty':
      for (const card of sandbox[command.zone](command.seat)) sandbox.remove(card);
      return;
    case 'cast': {
      const { card, seat, do: _, ...rest } = command;
      sandbox.cast(card, seat, targeted(rest));
      return;
    }
    case 'play': {
      const { card, do: _, ...rest } = command;
      sandbox.play(id(card), targeted(rest));
      return;
    }
    case 'attack':
      sandbox.attack(id(command.attacker), id(command.defender));
      return;
    case 'heroPower': {
      const { seat, do: _, ...rest } = command;
      sandbox.useHeroPower(seat, targeted(rest));
      return;
    }
    case 'choose':
      sandbox.choose(optionNumber(sandbox, step, command.option));
      return;
    case 'concede':
      sandbox.concede(command.seat);
      return;
    case 'endTurn':
      sandbox.endTurn();
  }
};

const optionNumber = (sandbox: SandboxGame, step: Step, option: number | string): number => {
  if (typeof option === 'number') return option;
  const offered = sandbox.pendingChoice()?.options ?? [];
  const index = offered.indexOf(option);
  if (index < 0)
    throw new StepError(step, 'unknown-name', `"${option}" is not offered; offered are ${offered.join(', ')}`);
  return index;
};
