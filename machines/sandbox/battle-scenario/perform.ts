// Carries out the sentences of a battle scenario on the course's sandbox.

import type { PlayOptions, SandboxGame } from '../course.ts';
import type { StepOf } from '../scenario/language.ts';
import type { Names } from '../scenario/names.ts';
import { idIn, StepError } from '../scenario/play.ts';
import type { BattleCommand } from './sentences.ts';

type BattleStep = StepOf<BattleCommand>;

export const performBattle = (sandbox: SandboxGame, names: Names, step: BattleStep): void => {
  const { command } = step;
  const id = (name: string) => idIn(names, step, name);
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
    case 'heal':
      sandbox.heal(id(command.target), command.amount, command.seat);
      return;
    case 'setHealth':
      sandbox.setHealth(id(command.target), command.health);
      return;
    case 'freeze':
      sandbox.freeze(id(command.target));
      return;
    case 'return':
      sandbox.returnToHand(id(command.target));
      return;
    case 'discard':
      sandbox.discard(id(command.target));
      return;
    case 'takeControl':
      sandbox.takeControl(id(command.target), command.seat);
      return;
    case 'moveToDeck':
      sandbox.moveToDeck(id(command.target), command.where);
      return;
    case 'draw':
      sandbox.draw(command.seat, command.count);
      return;
    case 'fatigue':
      sandbox.fatigue(command.seat);
      return;
    case 'mana':
      sandbox.setMana(command.seat, command.maximum, command.available);
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
      return;
    case 'input':
      sandbox.send(command.input);
  }
};

const optionNumber = (sandbox: SandboxGame, step: BattleStep, option: number | string): number => {
  if (typeof option === 'number') return option;
  const offered = sandbox.pendingChoice()?.options ?? [];
  const index = offered.indexOf(option);
  if (index < 0)
    throw new StepError(step, 'unknown-name', `"${option}" is not offered; offered are ${offered.join(', ')}`);
  return index;
};
