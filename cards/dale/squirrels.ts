// Squirrels: stacks that are built by looser rules.

import { buildCard, choose, OPPONENT_STALLS, othersHave, TAKE_PLACE_OF_CHOSEN, technique } from '../terms/dale.ts';

export const stashingVendor = buildCard('Stashing Vendor', {
  id: 'stashing-vendor',
  set: 'squirrels',
  value: 1,
  text: 'A stack built with this card may hold any number of clutter cards.',
  modifier: 'anyClutter',
});
export const emptyChest = buildCard('Empty Chest', {
  id: 'empty-chest',
  set: 'squirrels',
  value: 2,
  text: 'A stack built with this card may mix animalfolk sets.',
  modifier: 'anySets',
});
export const nostalgicItem = buildCard('Nostalgic Item', {
  id: 'nostalgic-item',
  set: 'squirrels',
  value: 3,
  text: 'To a stack built with this card from your hand you may add 1 card of your discard pile: any set, or clutter.',
  modifier: 'discardCard',
});
export const acorn = technique('Acorn', {
  id: 'acorn',
  set: 'squirrels',
  value: 4,
  text: "Take 1 card of an opponent's stall. This card goes exactly where it was.",
  need: othersHave('stall'),
  resolve: choose(OPPONENT_STALLS, 1, TAKE_PLACE_OF_CHOSEN),
});
export const accordion = buildCard('Accordion', {
  id: 'accordion',
  set: 'squirrels',
  value: 5,
  text: 'In a stack being built this card may count 1 more or 1 less.',
  modifier: 'flexibleValue',
});
export const winterIsComing = buildCard('Winter is coming', {
  id: 'winter-is-coming',
  set: 'squirrels',
  value: 5,
  text: 'After you built a stack with this card, you may at once build another.',
  modifier: 'bonusBuild',
});
