// Foxes: something for every player at the table. Cheer has a text for each edition.

import {
  ability,
  cardsIn,
  choosePlayer,
  collect,
  DECK,
  DISCARD,
  distribute,
  everybodySearches,
  HAND,
  lookAtHand,
  MARKET,
  of,
  PASS_ALONG,
  putOn,
  technique,
  top,
} from '../terms/dale.ts';

export const cunningNeighbour = ability('Cunning Neighbour', {
  id: 'cunning-neighbour',
  set: 'foxes',
  value: 1,
  text: 'Once a turn: look at the hand of another player.',
  steps: choosePlayer(lookAtHand('chosenPlayer')),
});
export const cheerOfTheNote = technique('Cheer', {
  id: 'cheer-classic',
  set: 'foxes',
  value: 2,
  edition: 'note',
  text: 'All players at the same time search their decks for 1 card, take it and shuffle.',
  resolve: everybodySearches(1),
});
export const cheer = technique('Cheer', {
  id: 'cheer',
  set: 'foxes',
  value: 2,
  edition: 'anniversary',
  text: 'Every player puts the top card of the own discard pile on top of the own deck.',
  resolve: putOn(of(DECK, 'each'), top(of(DISCARD, 'each'))),
});
export const raffle = technique('Raffle', {
  id: 'raffle',
  set: 'foxes',
  value: 3,
  text: 'Choose left or right. All players at once take 1 random card from the hand of their neighbour on that side.',
  resolve: PASS_ALONG,
});
export const charity = technique('Charity', {
  id: 'charity',
  set: 'foxes',
  value: 4,
  text: 'Collect 1 random card from the hand of every player, yours too. Give each of these players 1 of the cards.',
  need: cardsIn(of(HAND, 'each')),
  resolve: [collect('randomHandCard'), distribute('limbo')],
});
export const tasters = technique('Tasters', {
  id: 'tasters',
  set: 'foxes',
  value: 5,
  text: 'Give every player, yourself too, 1 market card of your choice.',
  need: cardsIn(MARKET),
  resolve: distribute('market'),
});
export const sharingIsCaring = technique('Sharing is Caring', {
  id: 'sharing-is-caring',
  set: 'foxes',
  value: 5,
  text: 'Collect the top card of every deck, yours too. Give each player who had one 1 of the cards.',
  need: cardsIn(of(DECK, 'each'), of(DISCARD, 'each')),
  resolve: [collect('topOfDeck'), distribute('limbo')],
});
