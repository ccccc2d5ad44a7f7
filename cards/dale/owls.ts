// Owls: they answer what others do. The five reactions have a text for each edition (owls.md §1 and §14).

import { ability, choose, DECK, LIMBO, look, putOn, reaction } from '../terms/dale.ts';

export const wiseSpy = ability('Wise Spy', {
  id: 'wise-spy',
  set: 'owls',
  value: 1,
  text: 'Once a turn: look at the top 3 cards of your deck and put them back in an order you choose.',
  steps: [look(DECK, 3), choose(LIMBO, 'all', putOn(DECK))],
});
export const ancientKnowledgeOfTheNote = reaction('Ancient Knowledge', {
  id: 'ancient-knowledge-note',
  set: 'owls',
  value: 2,
  edition: 'note',
  text: 'After another player fully resolved a technique, you may search your deck, discard up to 1 card of it and shuffle.',
  reactsTo: 'techniqueResolved',
  answer: 'searchAndDiscard',
});
export const qualityInspectionOfTheNote = reaction('Quality Inspection', {
  id: 'quality-inspection-note',
  set: 'owls',
  value: 3,
  edition: 'note',
  text: 'After this card came into your hand, you may toss 1 card of your hand. If you do, draw 1 card.',
  reactsTo: 'entersHand',
  answer: 'tossAndDraw',
});
export const binocularsOfTheNote = reaction('Binoculars', {
  id: 'binoculars',
  set: 'owls',
  value: 4,
  edition: 'note',
  text: 'After another player purchased a card, you may draw 1 card, then discard 1.',
  reactsTo: 'purchased',
  answer: 'drawThenDiscard',
});
export const balancingOfTheNote = reaction('Balancing', {
  id: 'balancing',
  set: 'owls',
  value: 5,
  edition: 'note',
  text: "After another player's deck was shuffled, you may swap an animalfolk card of your hand for a card of your discard pile.",
  reactsTo: 'shuffled',
  answer: 'exchangeWithDiscard',
});
export const extraRemarksOfTheNote = reaction('Extra Remarks', {
  id: 'extra-remarks',
  set: 'owls',
  value: 5,
  edition: 'note',
  text: 'After another player built a stack, you may put 1 card of your discard pile on top of your deck.',
  reactsTo: 'built',
  answer: 'discardToDeck',
});

export const ancientKnowledge = reaction('Ancient Knowledge', {
  id: 'ancient-knowledge',
  set: 'owls',
  value: 2,
  edition: 'anniversary',
  text: 'After a technique of another player, draw 2 cards and discard this card.',
  reactsTo: 'techniqueResolved',
  answer: 'drawTwoAndLeave',
});
export const qualityInspection = reaction('Quality Inspection', {
  id: 'quality-inspection',
  set: 'owls',
  value: 3,
  edition: 'anniversary',
  text: 'After this card came into your hand, you must toss 1 card of your hand and draw 1 card.',
  reactsTo: 'entersHand',
  answer: 'tossAndDraw',
});
export const binoculars = reaction('Binoculars', {
  id: 'binoculars',
  set: 'owls',
  value: 4,
  edition: 'anniversary',
  text: 'After another player purchased a card, take 2 cards of your choice from your deck, shuffle and discard this card.',
  reactsTo: 'purchased',
  answer: 'fetchTwoAndLeave',
});
export const balancing = reaction('Balancing', {
  id: 'balancing',
  set: 'owls',
  value: 5,
  edition: 'anniversary',
  text: "After another player's deck was shuffled, discard 2 cards of your hand and draw 2 cards.",
  reactsTo: 'shuffled',
  answer: 'tradeTwo',
});
export const extraRemarks = reaction('Extra Remarks', {
  id: 'extra-remarks',
  set: 'owls',
  value: 5,
  edition: 'anniversary',
  text: 'After another player built a stack, take 2 cards of your choice from your discard pile and discard this card.',
  reactsTo: 'built',
  answer: 'takeTwoAndLeave',
});
