// Raccoons: into other players' hands, decks and discard piles.

import {
  cardsIn,
  choose,
  choosePile,
  choosePlayer,
  choosePlayers,
  DECK,
  DISCARD,
  discard,
  HAND,
  LIMBO,
  look,
  of,
  othersHave,
  putOn,
  REST,
  random,
  SWAP_DECK_AND_DISCARD,
  shuffle,
  take,
  technique,
  toss,
} from '../terms/dale.ts';

export const wilyFellow = technique('Wily Fellow', {
  id: 'wily-fellow',
  set: 'raccoons',
  value: 1,
  text: 'Your deck and your discard pile change places. Shuffle the new deck.',
  resolve: [SWAP_DECK_AND_DISCARD, shuffle()],
});
export const nuisance = technique('Nuisance', {
  id: 'nuisance',
  set: 'raccoons',
  value: 2,
  text: 'Choose 1 or 2 other players. Each of them discards 1 random card of the hand.',
  resolve: choosePlayers(1, 2, discard(random(of(HAND, 'chosenPlayer')), of(DISCARD, 'chosenPlayer'))),
});
export const rottenFood = technique('Rotten Food', {
  id: 'rotten-food',
  set: 'raccoons',
  value: 3,
  text: "Put 1 card of your hand on top of another player's deck.",
  need: cardsIn(HAND),
  resolve: choose(HAND, 1, choosePlayer(putOn(of(DECK, 'chosenPlayer')))),
});
// The stolen card passes through limbo: where the other hand was empty, there is no choice and nothing is given.
export const dirtyExchange = technique('Dirty Exchange', {
  id: 'dirty-exchange',
  set: 'raccoons',
  value: 4,
  text: 'Take 1 random card from the hand of another player. If you got one, give that player 1 card of your hand.',
  resolve: choosePlayer([
    putOn(LIMBO, random(of(HAND, 'chosenPlayer'))),
    choose(LIMBO, 1, [take(), choose(HAND, 1, putOn(of(HAND, 'chosenPlayer')))]),
  ]),
});
export const sabotage = technique('Sabotage', {
  id: 'sabotage',
  set: 'raccoons',
  value: 5,
  text: "Look at the top 2 cards of another player's deck. Toss 1; the other goes to that player's discard pile.",
  resolve: choosePlayer([
    look(of(DECK, 'chosenPlayer'), 2),
    choose(LIMBO, 1, [toss(), putOn(of(DISCARD, 'chosenPlayer'), REST)]),
  ]),
});
export const treasureHunter = technique('Treasure Hunter', {
  id: 'treasure-hunter',
  set: 'raccoons',
  value: 5,
  plus: false,
  text: "Take the top card of another player's deck or discard pile.",
  need: othersHave('deck', 'discard'),
  resolve: choosePile(take()),
});
