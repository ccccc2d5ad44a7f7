// Carries out the sentences of a dale scenario on the sandbox.

import type { AnyDaleInput } from '../../../effects/dale/inputs.ts';
import type { EntityId } from '../../../effects/world.ts';
import type { DaleSandbox } from '../dale.ts';
import type { StepOf } from '../scenario/language.ts';
import type { Names } from '../scenario/names.ts';
import { idIn } from '../scenario/play.ts';
import type { Placed, PlacingCommand } from './placing.ts';
import { type ActionCommand, type Choice, type DaleCommand, isPlacing, type NamedAnswer } from './sentences.ts';

export const performDale = (sandbox: DaleSandbox, names: Names, step: StepOf<DaleCommand>): void => {
  const { command } = step;
  if (isPlacing(command)) place(sandbox, names, command);
  else if (command.do === 'input') sandbox.send(command.input);
  else sandbox.send(inputOf(command, sandbox, (name) => idIn(names, step, name)));
};

/** The last card put onto a pile lies on top, so they are put in from the last to the first. */
const place = (sandbox: DaleSandbox, names: Names, command: PlacingCommand): void => {
  const put = ({ card, name }: Placed, ...where: Rest<Parameters<DaleSandbox['put']>>) => {
    const id = sandbox.put(card, ...where);
    if (name !== undefined) names.bind(name, id);
  };
  switch (command.do) {
    case 'put':
      for (const placed of [...command.cards].reverse()) put(placed, command.zone, command.seat);
      break;
    case 'stall':
      for (const stack of command.stacks) {
        const at = sandbox.stall(command.seat).length + 1;
        for (const placed of stack) put(placed, 'stall', command.seat, { at });
      }
      break;
    case 'market':
      for (const [at, placed] of command.slots.entries()) if (placed !== null) put(placed, 'market', 0, { at });
      break;
  }
};
type Rest<T extends unknown[]> = T extends [unknown, ...infer R] ? R : never;

type IdOf = (name: string) => EntityId;

const inputOf = (command: ActionCommand, sandbox: DaleSandbox, id: IdOf): AnyDaleInput => {
  const { seat } = command;
  const ids = (names: readonly string[]) => names.map(id);
  switch (command.do) {
    case 'play':
      return {
        type: 'PLAY',
        seat,
        card: id(command.card),
        ...(command.isWithoutEffect ? { withoutEffect: true } : {}),
      };
    case 'use':
      return { type: 'USE', seat, card: id(command.card) };
    case 'resolve':
      return { type: 'RESOLVE', seat, card: id(command.card) };
    case 'choose':
      return { type: 'CHOOSE', seat, ...answerTo(command.choice, id) };
    case 'give':
      return { type: 'CHOOSE', seat, gives: command.gives.map(({ card, player }) => ({ card: id(card), player })) };
    case 'bind':
      return { type: 'BIND', seat, card: id(command.card), target: id(command.target) };
    case 'bindHidden':
      return {
        type: 'BIND',
        seat,
        card: id(command.card),
        ...(command.of === undefined ? {} : { player: command.of }),
        ...(command.from === 'hand' ? {} : { sideStep: true }),
      };
    case 'buy': {
      const { card, payment, keep, market } = command;
      return {
        type: 'PURCHASE',
        seat,
        card: id(card),
        payment: ids(payment),
        ...(keep === undefined ? {} : { keep: ids(keep) }),
        ...(market === undefined ? {} : { market: ids(market) }),
      };
    }
    case 'build': {
      const { hand, discard } = command;
      return { type: 'BUILD', seat, hand: ids(hand), ...(discard === undefined ? {} : { discard: ids(discard) }) };
    }
    case 'inventory':
      return { type: 'INVENTORY', seat, cards: ids(command.cards) };
    case 'answer':
      return { type: 'ANSWER', seat, answers: command.answers.map((answer) => owlAnswer(answer, sandbox, id)) };
    case 'skipBuild':
      return { type: 'SKIP_BUILD', seat };
    case 'endTurn':
      return { type: 'END_TURN', seat };
    case 'leave':
      return { type: 'CONCEDE', seat };
  }
};

const answerTo = (choice: Choice, id: IdOf) => ('cards' in choice ? { cards: choice.cards.map(id) } : choice);

/** No effect ever had this number. */
const NO_EFFECT = 0;

/** A carrier on which nothing waits any more stands for the effect that it had last. */
const owlAnswer = ({ carrier, target, take }: NamedAnswer, sandbox: DaleSandbox, id: IdOf) => {
  const ids = typeof target === 'string' ? target : target.map(id);
  const [only = NO_EFFECT, ...more] = typeof ids === 'string' ? [] : ids;
  return {
    effect: sandbox.lastEffectOn(id(carrier)) ?? NO_EFFECT,
    target: typeof ids === 'string' || more.length > 0 ? ids : only,
    ...(take === undefined ? {} : { take: id(take) }),
  };
};
