// Sloths: played today, finished at the start of the next turn.

import {
  choose,
  chooseUpTo,
  DISCARD,
  draw,
  HAND,
  MARKET,
  REFILL_MARKET,
  raiseValues,
  take,
  technique,
  toss,
} from '../terms/dale.ts';

export const steadyAchiever = technique('Steady Achiever', {
  id: 'steady-achiever',
  set: 'sloths',
  value: 1,
  text: 'At the start of your next turn: draw 1 card.',
  atTurnStart: draw(1),
});
export const shoppingJourney = technique('Shopping Journey', {
  id: 'shopping-journey',
  set: 'sloths',
  value: 2,
  plus: false,
  text: 'At the start of your next turn: take 1 market card without paying, then refill the market.',
  atTurnStart: [choose(MARKET, 1, take()), REFILL_MARKET],
});
export const housecleaning = technique('Housecleaning', {
  id: 'housecleaning',
  set: 'sloths',
  value: 3,
  text: 'Take up to 3 clutter cards from your discard pile. At the start of your next turn: you may toss 1 card of your hand.',
  resolve: chooseUpTo(DISCARD, 3, take(), 'junk'),
  atTurnStart: chooseUpTo(HAND, 1, toss()),
});
export const siesta = technique('Siesta', {
  id: 'siesta',
  set: 'sloths',
  value: 4,
  text: 'At the start of your next turn: take 1 card of your choice from your discard pile.',
  atTurnStart: choose(DISCARD, 1, take()),
});
export const lunchBreak = technique('Lunch Break', {
  id: 'lunch-break',
  set: 'sloths',
  value: 5,
  text: 'Draw 1 card. At the start of your next turn: draw 1 card.',
  resolve: draw(1),
  atTurnStart: draw(1),
});
export const ironing = technique('Ironing', {
  id: 'ironing',
  set: 'sloths',
  value: 5,
  text: 'At the start of your next turn: every card is worth 1 more for that turn.',
  atTurnStart: raiseValues(1),
});
