// Every reason for which a Dale input is refused, once.

import { COMMON_REFUSALS, type RefusalList, refuserOf } from '../refusals.ts';

/** Several players may be active: whoever may not send is not awaited, whosever turn it is. */
const { 'not-your-turn': _, ...COMMON } = COMMON_REFUSALS;

export const DALE_REFUSALS = {
  ...COMMON,
  'no-ability': ['{card} has no ability to use now.', 'Abilities are used from hand, in their phase, once a turn.'],
  'need-unmet': ['{card} can do nothing now.', 'Play it without effect.'],
  'need-met': ['{card} can have an effect.', 'It cannot be played without one.'],
  'not-a-technique': ['{card} is no technique.', 'Only techniques are played.'],
  'scheduled-first': ['Scheduled techniques are due.', 'Resolve {expected} first.'],
  'not-due': ['{card} is not due.', 'Only scheduled techniques are resolved, at the start of the turn.'],
  'wrong-phase': ['{type} is not for this phase.', 'Awaited is {expected}.'],
  'market-order': ['The market cannot be rearranged so.', 'Name every market card once, with a card that allows it.'],
  'not-kept': ['{card} cannot be kept.', 'Only payment cards that say so may stay in hand.'],
  'payment-short': ['{paid} is not enough.', 'The card costs {cost}.'],
  'payment-needless': ['{paid} holds a card that is not needed.', 'The card costs {cost}; leave the needless one out.'],
  'stack-value': ['These cards are worth {sum}.', 'The next stack is worth {number}.'],
  'stack-sets': ['These cards are of different sets.', 'A stack is of one set unless a card in it says otherwise.'],
  'stack-clutter': ['There are {found} clutter cards.', 'Allowed are {allowed}.'],
  'stack-discard': ['There are {found} cards of the discard pile.', 'Allowed are {allowed}.'],
  'answer-shape': ['This is no answer to the question.', 'Expected is {expected}.'],
  'answer-count': ['{found} were picked.', 'Expected are {expected}.'],
  'answer-unknown': ['{found} is not offered.', 'Pick from what is offered, each once.'],
  'effect-unknown': ['There is no effect {effect} of seat {seat}.', 'Name own effects that are still pending.'],
  'effect-twice': ['Effect {effect} is named twice.', 'Name each effect once.'],
  'answers-empty': ['The list of answers is empty.', 'Answer at least one effect.'],
  'effect-unbound': ['{card} is a chameleon that is not bound.', 'Bind it first.'],
  'effect-bound': ['{card} is no chameleon that can be bound.', 'Answer its effect instead.'],
  'answer-target': ['{found} is no target for {card}.', 'Expected is {expected}.'],
  'answer-void': ['{card} would be gone by then.', 'Answer it in a request of its own, or decline it.'],
  'bind-target': ['{target} cannot be copied by {card}.', 'Choose one of its sources that it has not gone through.'],
  'sets-wrong': ['These sets cannot be voted for: {found}.', 'Name up to {most} different sets of {expected}.'],
  'has-left': ['Seat {seat} has left the game.', 'Nothing is awaited of it.'],
} as const satisfies RefusalList;

export type DaleRefusalCode = keyof typeof DALE_REFUSALS;

export const refuse = refuserOf(DALE_REFUSALS);
