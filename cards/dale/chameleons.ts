// Chameleons: each becomes a copy of a card that it finds in its own place.

import { chameleon } from '../terms/dale.ts';

export const flexibleShopkeeper = chameleon('Flexible Shopkeeper', {
  id: 'flexible-shopkeeper',
  set: 'chameleons',
  value: 1,
  text: 'This turn a copy of a card in your rightmost stack.',
  source: 'rightmostStack',
});
export const reflection = chameleon('Reflection', {
  id: 'reflection',
  set: 'chameleons',
  value: 2,
  text: "This turn a copy of the top card of another player's discard pile; first that player's top deck card may go there.",
  source: 'otherDiscard',
  sideStep: 'discardTheirTop',
});
export const goodOldTimes = chameleon('Good Old Times', {
  id: 'good-old-times',
  set: 'chameleons',
  value: 3,
  text: 'This turn a copy of the top card of the bin; first you may toss the top card of the supply.',
  source: 'bin',
  sideStep: 'tossSupplyTop',
});
export const soundDetectors = chameleon('Sound Detectors', {
  id: 'sound-detectors',
  set: 'chameleons',
  value: 4,
  text: "Look at 2 random cards of another player's hand: this turn a copy of 1 of them.",
  source: 'otherHand',
  copiesInOwlState: false,
});
export const trendsetting = chameleon('Trendsetting', {
  id: 'trendsetting',
  set: 'chameleons',
  value: 5,
  text: 'This turn a copy of a market card.',
  source: 'market',
});
export const seeingDoubles = chameleon('Seeing Doubles', {
  id: 'seeing-doubles',
  set: 'chameleons',
  value: 5,
  text: 'This turn a copy of another card of your hand, which you reveal.',
  source: 'ownHand',
});
