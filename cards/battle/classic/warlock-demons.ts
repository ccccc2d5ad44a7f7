// Classic warlock Demons, and the spell that looks for them.

import {
  adjacentTo,
  attackOf,
  DEMON,
  destroy,
  drawCards,
  enchant,
  exists,
  FRIENDLY_DECK,
  give,
  healthOf,
  ifThen,
  minion,
  random,
  repeat,
  SELF,
  spell,
  token,
  where,
} from '../../terms.ts';

export const senseDemons = spell('Sense Demons', {
  id: 'EX1_317',
  rarity: 'common',
  cost: 3,
  class: 'warlock',
  text: 'Draw two Demons from your deck; for each one missing you get a 1/1 Worthless Imp.',
  spell: repeat(
    2,
    ifThen(exists(where(FRIENDLY_DECK, DEMON)), drawCards(random(where(FRIENDLY_DECK, DEMON))), give('Worthless Imp')),
  ),
});
export const worthlessImp = minion(
  'Worthless Imp',
  token({ id: 'EX1_317t', cost: 1, attack: 1, health: 1, class: 'warlock', race: 'demon', text: '' } as const),
);
export const voidTerror = minion('Void Terror', {
  id: 'EX1_304',
  rarity: 'rare',
  cost: 3,
  attack: 3,
  health: 3,
  class: 'warlock',
  race: 'demon',
  text: 'Battlecry: it destroys its neighbours and gains their Attack and Health.',
  battlecry: [
    enchant(SELF, { attack: attackOf(adjacentTo(SELF)), health: healthOf(adjacentTo(SELF)) }),
    destroy(adjacentTo(SELF)),
  ],
});
