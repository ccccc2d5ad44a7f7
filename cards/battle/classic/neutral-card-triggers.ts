// Classic neutral minions that react to cards being played, and the token of one of them.

import {
  ALL_MINIONS,
  CONTROLLER,
  damage,
  draw,
  enchant,
  minion,
  OWN_CARD_PLAY,
  OWN_SPELL_PLAY,
  play,
  SECRET,
  SELF,
  SPELL,
  summon,
  token,
} from '../../terms.ts';

export const wildPyromancer = minion('Wild Pyromancer', {
  id: 'NEW1_020',
  rarity: 'rare',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'After you cast a spell: 1 damage to all minions.',
  events: play(CONTROLLER, SPELL).after(damage(ALL_MINIONS, 1)),
});
export const violetTeacher = minion('Violet Teacher', {
  id: 'NEW1_026',
  rarity: 'rare',
  cost: 4,
  attack: 3,
  health: 5,
  text: 'Each time you cast a spell: one 1/1 Violet Apprentice.',
  events: play(CONTROLLER, SPELL).on(summon('Violet Apprentice')),
});
export const violetApprentice = minion(
  'Violet Apprentice',
  token({ id: 'NEW1_026t', cost: 1, attack: 1, health: 1, text: '' }),
);
export const questingAdventurer = minion('Questing Adventurer', {
  id: 'EX1_044',
  rarity: 'rare',
  cost: 3,
  attack: 2,
  health: 2,
  text: 'Each time you play a card: +1/+1.',
  events: OWN_CARD_PLAY.on(enchant(SELF, { attack: 1, health: 1 })),
});
export const secretkeeper = minion('Secretkeeper', {
  id: 'EX1_080',
  rarity: 'rare',
  cost: 1,
  attack: 1,
  health: 2,
  text: 'Each time somebody plays a Secret: +1/+1.',
  events: play(undefined, SECRET).on(enchant(SELF, { attack: 1, health: 1 })),
});
export const gadgetzanAuctioneer = minion('Gadgetzan Auctioneer', {
  id: 'EX1_095',
  rarity: 'rare',
  cost: 6,
  attack: 4,
  health: 4,
  text: 'Each time you cast a spell, draw a card.',
  events: OWN_SPELL_PLAY.on(draw(1)),
});
