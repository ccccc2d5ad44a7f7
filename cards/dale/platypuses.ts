// Platypuses: trials with deck, discard pile and payment.

import {
  cardsIn,
  choose,
  DECK,
  DISCARD,
  discard,
  draw,
  HAND,
  purchaseCard,
  putOn,
  STALL,
  search,
  TAKE_PLACE_OF_CHOSEN,
  take,
  technique,
  top,
} from '../terms/dale.ts';

export const tirelessTinkerer = technique('Tireless Tinkerer', {
  id: 'tireless-tinkerer',
  set: 'platypuses',
  value: 1,
  text: 'Put the top card of your discard pile on top of your deck.',
  need: cardsIn(DISCARD),
  resolve: putOn(DECK, top(DISCARD)),
});
export const calculations = purchaseCard('Calculations', {
  id: 'calculations',
  set: 'platypuses',
  value: 2,
  text: 'When you pay with this card, you may first rearrange the market; the new slots set the costs.',
  modifier: 'rearrangeMarket',
});
export const safetyPrecaution = technique('Safety Precaution', {
  id: 'safety-precaution',
  set: 'platypuses',
  value: 3,
  text: 'Take 1 card of your own stall. This card goes exactly where it was.',
  need: cardsIn(STALL),
  resolve: choose(STALL, 1, TAKE_PLACE_OF_CHOSEN),
});
export const magnet = technique('Magnet', {
  id: 'magnet',
  set: 'platypuses',
  value: 4,
  text: 'Search your deck for 1 card and take it. Shuffle your deck.',
  need: cardsIn(DECK, DISCARD),
  resolve: search(1, take()),
});
export const dangerousTest = technique('Dangerous Test', {
  id: 'dangerous-test',
  set: 'platypuses',
  value: 5,
  text: 'Draw 3 cards, then discard 3.',
  resolve: [draw(3), choose(HAND, 3, discard())],
});
export const glue = purchaseCard('Glue', {
  id: 'glue',
  set: 'platypuses',
  value: 5,
  text: 'When you pay with this card, you may keep it in your hand.',
  modifier: 'mayKeep',
});
