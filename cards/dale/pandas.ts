// Pandas: the market, and what it costs.

import {
  BIN,
  cardsIn,
  changeCosts,
  choose,
  chooseUpTo,
  HAND,
  LIMBO,
  look,
  MARKET,
  REFILL_MARKET,
  raiseHandSize,
  SUPPLY,
  TAKE_PLACE_OF_CHOSEN,
  take,
  technique,
  toss,
} from '../terms/dale.ts';

export const loyalPartner = technique('Loyal Partner', {
  id: 'loyal-partner',
  set: 'pandas',
  value: 1,
  text: 'Toss any number of market cards in an order you choose. Then refill the market.',
  resolve: [chooseUpTo(MARKET, 'all', toss()), REFILL_MARKET],
});
export const prepaidGood = technique('Prepaid Good', {
  id: 'prepaid-good',
  set: 'pandas',
  value: 2,
  plus: false,
  text: 'Take 1 market card without paying.',
  need: cardsIn(MARKET),
  resolve: choose(MARKET, 1, take()),
});
export const essentialPurchase = technique('Essential Purchase', {
  id: 'essential-purchase',
  set: 'pandas',
  value: 3,
  text: 'Toss 1 card of your hand, if you have one. Market cards cost you 2 less for the rest of this turn.',
  resolve: [choose(HAND, 1, toss()), changeCosts(-2)],
});
export const giftVoucher = technique('Gift Voucher', {
  id: 'gift-voucher',
  set: 'pandas',
  value: 4,
  text: 'Take 1 market card. This card goes into its slot.',
  need: cardsIn(MARKET),
  resolve: choose(MARKET, 1, TAKE_PLACE_OF_CHOSEN),
});
export const specialOffer = technique('Special Offer', {
  id: 'special-offer',
  set: 'pandas',
  value: 5,
  plus: false,
  text: 'Look at the top 3 cards of the supply. Take 1 and toss the others in an order you choose.',
  need: cardsIn(SUPPLY, BIN),
  resolve: [look(SUPPLY, 3), choose(LIMBO, 1, take()), choose(LIMBO, 'all', toss())],
});
export const exclusiveContacts = technique('Exclusive Contacts', {
  id: 'exclusive-contacts',
  set: 'pandas',
  value: 5,
  text: 'Refill your hand to 2 cards more this turn. Market cards cost you 2 more for the rest of this turn.',
  resolve: [raiseHandSize(2), changeCosts(2)],
});
