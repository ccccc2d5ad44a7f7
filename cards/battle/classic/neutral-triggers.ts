// Classic neutral minions that react to what happens or work while in play, and the tokens they make.

import {
  ALL_MINIONS,
  adjacentTo,
  beginTurn,
  CONTROLLER,
  changeCost,
  damage,
  death,
  destroy,
  draw,
  ENEMY_CHARACTERS,
  ENEMY_HAND,
  enchant,
  endTurn,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  MINION,
  minion,
  other,
  play,
  random,
  SELF,
  SPELL,
  statAura,
  summon,
  token,
  where,
} from '../../terms.ts';

export const direWolfAlpha = minion('Dire Wolf Alpha', {
  id: 'EX1_162',
  cost: 2,
  attack: 2,
  health: 2,
  race: 'beast',
  text: 'Its neighbours: +1 Attack.',
  auras: statAura(adjacentTo(SELF), { attack: 1 }),
});
export const doomsayer = minion('Doomsayer', {
  id: 'NEW1_021',
  cost: 2,
  attack: 0,
  health: 7,
  text: 'At the start of your turn all minions are destroyed.',
  events: beginTurn(CONTROLLER).on(destroy(ALL_MINIONS)),
});
export const knifeJuggler = minion('Knife Juggler', {
  id: 'NEW1_019',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'After a minion joins you: 1 damage to a random enemy.',
  events: summon(CONTROLLER).after(damage(random(ENEMY_CHARACTERS), 1)),
});
export const manaWraith = minion('Mana Wraith', {
  id: 'EX1_616',
  cost: 2,
  attack: 2,
  health: 2,
  text: 'Minions in both hands cost 1 more.',
  auras: [changeCost(where(FRIENDLY_HAND, MINION), 1), changeCost(where(ENEMY_HAND, MINION), 1)],
});
export const wildPyromancer = minion('Wild Pyromancer', {
  id: 'NEW1_020',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'After you cast a spell: 1 damage to all minions.',
  events: play(CONTROLLER, SPELL).after(damage(ALL_MINIONS, 1)),
});
export const acolyteOfPain = minion('Acolyte of Pain', {
  id: 'EX1_007',
  cost: 3,
  attack: 1,
  health: 3,
  text: 'Each time it takes damage, draw a card.',
  events: damage(SELF).after(draw(1)),
});
export const flesheatingGhoul = minion('Flesheating Ghoul', {
  id: 'tt_004',
  cost: 3,
  attack: 3,
  health: 3,
  text: 'Each time a minion dies: +1 Attack.',
  events: death(ALL_MINIONS).after(enchant(SELF, { attack: 1 })),
});
export const impMaster = minion('Imp Master', {
  id: 'EX1_597',
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
  cost: 4,
  attack: 4,
  health: 2,
  text: 'Each time another minion of yours dies, draw a card.',
  events: death(other(FRIENDLY_MINIONS)).after(draw(1)),
});
export const violetTeacher = minion('Violet Teacher', {
  id: 'NEW1_026',
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
