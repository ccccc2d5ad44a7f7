// Macaws: hands come and go.

import {
  ability,
  cardsIn,
  choose,
  DECK,
  DISCARD,
  discard,
  draw,
  HAND,
  LIMBO,
  look,
  putOn,
  raiseValues,
  take,
  technique,
  top,
  toss,
} from '../terms/dale.ts';

export const swiftBroker = technique('Swift Broker', {
  id: 'swift-broker',
  set: 'macaws',
  value: 1,
  text: 'Discard your whole hand in an order you choose. Draw as many cards as you discarded.',
  resolve: choose(HAND, 'all', [discard(), draw('chosen')]),
});
export const cookies = ability('Cookies', {
  id: 'cookies',
  set: 'macaws',
  value: 2,
  text: 'At the end of your turn, after the hand is refilled, you may draw 1 card. Once a turn.',
  when: 'endOfTurn',
  need: cardsIn(DECK, DISCARD),
  steps: draw(1),
});
export const shatteredRelic = technique('Shattered Relic', {
  id: 'shattered-relic',
  set: 'macaws',
  value: 3,
  text: 'Toss 1 card of your hand, if you have one. Draw 1 card.',
  resolve: [choose(HAND, 1, toss()), draw(1)],
});
export const spyglass = technique('Spyglass', {
  id: 'spyglass',
  set: 'macaws',
  value: 4,
  text: 'Look at the top 3 cards of your deck. Take 1 and put the others back on top in an order you choose.',
  need: cardsIn(DECK, DISCARD),
  resolve: [look(DECK, 3), choose(LIMBO, 1, take()), choose(LIMBO, 'all', putOn(DECK))],
});
export const flashyShow = technique('Flashy Show', {
  id: 'flashy-show',
  set: 'macaws',
  value: 5,
  text: 'Every card is worth 1 more for the rest of this turn.',
  resolve: raiseValues(1),
});
export const favouriteToy = technique('Favourite Toy', {
  id: 'favourite-toy',
  set: 'macaws',
  value: 5,
  text: 'Take the top card of your discard pile.',
  resolve: take(top(DISCARD)),
});
