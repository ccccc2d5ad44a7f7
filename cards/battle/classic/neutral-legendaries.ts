// Classic neutral legendary minions that have no deathrattle, and the cards that they make.

import {
  ALL_HEROES,
  ALL_MINIONS,
  EVENT_CARD,
  EVENT_OPPONENT,
  enchant,
  give,
  giveCopy,
  minion,
  OPPONENT,
  requires,
  SELF,
  SPELL_PLAY,
  setRemainingHealth,
  spell,
  summonBothSides,
  TARGET,
  TURN_END,
  targets,
  token,
} from '../../terms.ts';

export const kingMukla = minion('King Mukla', {
  id: 'EX1_014',
  rarity: 'legendary',
  cost: 3,
  attack: 5,
  health: 5,
  race: 'beast',
  text: 'Battlecry: your opponent gets two Bananas.',
  battlecry: give('Bananas', { player: OPPONENT, count: 2 }),
});
export const bananas = spell(
  'Bananas',
  token({
    id: 'EX1_014t',
    cost: 1,
    text: '+1/+1 for a minion.',
    target: requires(ALL_MINIONS),
    spell: enchant(TARGET, { attack: 1, health: 1 }),
  }),
);
export const lorewalkerCho = minion('Lorewalker Cho', {
  id: 'EX1_100',
  rarity: 'legendary',
  cost: 2,
  attack: 0,
  health: 4,
  text: 'Each time somebody casts a spell, the other player gets a copy of it.',
  events: SPELL_PLAY.on(giveCopy(EVENT_CARD, EVENT_OPPONENT)),
});
export const gruul = minion('Gruul', {
  id: 'NEW1_038',
  rarity: 'legendary',
  cost: 8,
  attack: 7,
  health: 7,
  text: 'At the end of each turn: +1/+1.',
  events: TURN_END.on(enchant(SELF, { attack: 1, health: 1 })),
});
export const alexstrasza = minion('Alexstrasza', {
  id: 'EX1_561',
  rarity: 'legendary',
  cost: 9,
  attack: 8,
  health: 8,
  race: 'dragon',
  text: "Battlecry: a hero's Health becomes 15.",
  target: targets(ALL_HEROES),
  battlecry: setRemainingHealth(TARGET, 15),
});
export const onyxia = minion('Onyxia', {
  id: 'EX1_562',
  rarity: 'legendary',
  cost: 9,
  attack: 8,
  health: 8,
  race: 'dragon',
  text: 'Battlecry: up to six 1/1 Whelps on both sides of it, until your board is full.',
  battlecry: summonBothSides('Whelp', 6),
});
/** Leeroy Jenkins brings others, which the public table calls the same. */
export const onyxiasWhelp = minion(
  'Whelp',
  token({ id: 'ds1_whelptoken', cost: 1, attack: 1, health: 1, race: 'dragon', text: '' } as const),
);
export const malygos = minion('Malygos', {
  id: 'EX1_563',
  rarity: 'legendary',
  cost: 9,
  attack: 4,
  health: 12,
  race: 'dragon',
  text: 'Spell Damage +5.',
  spellDamage: 5,
});
