// Classic neutral minions that react to damage, healing, deaths, arrivals and turns, and the token of one of them.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  beginTurn,
  CONTROLLER,
  damage,
  death,
  destroy,
  draw,
  ENEMY_CHARACTERS,
  enchant,
  endTurn,
  exists,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  heal,
  MINION,
  MURLOC,
  minion,
  OWN_TURN_BEGIN,
  other,
  random,
  SELF,
  summon,
  swapPlaces,
  token,
  where,
} from '../../terms.ts';

export const doomsayer = minion('Doomsayer', {
  id: 'NEW1_021',
  rarity: 'epic',
  cost: 2,
  attack: 0,
  health: 7,
  text: 'At the start of your turn all minions are destroyed.',
  events: beginTurn(CONTROLLER).after(destroy(ALL_MINIONS)),
});
export const knifeJuggler = minion('Knife Juggler', {
  id: 'NEW1_019',
  rarity: 'rare',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'After a minion joins you: 1 damage to a random enemy.',
  events: summon(CONTROLLER).after(damage(random(ENEMY_CHARACTERS), 1)),
});
export const acolyteOfPain = minion('Acolyte of Pain', {
  id: 'EX1_007',
  rarity: 'common',
  cost: 3,
  attack: 1,
  health: 3,
  text: 'Each time it takes damage, draw a card.',
  events: damage(SELF).after(draw(1)),
});
export const flesheatingGhoul = minion('Flesheating Ghoul', {
  id: 'tt_004',
  rarity: 'common',
  cost: 3,
  attack: 2,
  health: 3,
  text: 'Each time a minion dies: +1 Attack.',
  events: death(ALL_MINIONS).after(enchant(SELF, { attack: 1 })),
});
export const impMaster = minion('Imp Master', {
  id: 'EX1_597',
  rarity: 'rare',
  cost: 3,
  attack: 1,
  health: 5,
  text: 'At the end of your turn it takes 1 damage and makes one 1/1 Imp.',
  events: endTurn(CONTROLLER).on(damage(SELF, 1), summon('Imp')),
});
export const imp = minion(
  'Imp',
  token({ id: 'EX1_598', cost: 1, attack: 1, health: 1, race: 'demon', text: '' } as const),
);
export const cultMaster = minion('Cult Master', {
  id: 'EX1_595',
  rarity: 'common',
  cost: 4,
  attack: 4,
  health: 2,
  text: 'Each time another minion of yours dies, draw a card.',
  events: death(other(FRIENDLY_MINIONS)).after(draw(1)),
});
export const lightwarden = minion('Lightwarden', {
  id: 'EX1_001',
  rarity: 'rare',
  cost: 1,
  attack: 1,
  health: 2,
  text: 'Each time a character is healed: +2 Attack.',
  events: heal(ALL_CHARACTERS).after(enchant(SELF, { attack: 2 })),
});
export const alarmOBot = minion('Alarm-o-Bot', {
  id: 'EX1_006',
  rarity: 'rare',
  cost: 3,
  attack: 0,
  health: 3,
  race: 'mech',
  text: 'At the start of your turn it trades places with a random minion of your hand.',
  events: OWN_TURN_BEGIN.when(exists(where(FRIENDLY_HAND, MINION))).after(
    swapPlaces(SELF, random(where(FRIENDLY_HAND, MINION))),
  ),
});
export const demolisher = minion('Demolisher', {
  id: 'EX1_102',
  rarity: 'rare',
  cost: 3,
  attack: 1,
  health: 4,
  race: 'mech',
  text: 'At the start of your turn: 2 damage to a random enemy.',
  events: OWN_TURN_BEGIN.after(damage(random(ENEMY_CHARACTERS), 2)),
});
export const murlocTidecaller = minion('Murloc Tidecaller', {
  id: 'EX1_509',
  rarity: 'rare',
  cost: 1,
  attack: 1,
  health: 2,
  race: 'murloc',
  text: 'Each time a Murloc is summoned, on either side: +1 Attack.',
  events: summon(undefined, MURLOC).on(enchant(SELF, { attack: 1 })),
});
