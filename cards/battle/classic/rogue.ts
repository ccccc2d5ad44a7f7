// Classic rogue cards: Combo in spells and in minions, a hiding place, and a cheaper spell.

import {
  ALL_CHARACTERS,
  CARDS_PLAYED_THIS_TURN,
  changeCost,
  damage,
  END_THIS,
  ENEMY_HERO,
  enchant,
  enchantPlayer,
  FRIENDLY_HAND,
  FRIENDLY_MINIONS,
  give,
  HAS_PLAYED_THIS_TURN,
  listenOnce,
  minion,
  OWN_SPELL_PLAY,
  OWN_TURN_END,
  other,
  repeat,
  requires,
  SELF,
  SPELL,
  spell,
  summon,
  TARGET,
  targets,
  targetsWhile,
  token,
  where,
} from '../../terms.ts';

export const eviscerate = spell('Eviscerate', {
  id: 'EX1_124',
  rarity: 'common',
  cost: 2,
  class: 'rogue',
  text: '2 damage to a target. Combo: 4 instead.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 2),
  combo: damage(TARGET, 4),
});
export const defiasRingleader = minion('Defias Ringleader', {
  id: 'EX1_131',
  rarity: 'common',
  cost: 2,
  attack: 2,
  health: 2,
  class: 'rogue',
  text: 'Combo: one 2/1 Defias Bandit.',
  combo: summon('Defias Bandit'),
});
export const defiasBandit = minion(
  'Defias Bandit',
  token({ id: 'EX1_131t', cost: 1, attack: 2, health: 1, class: 'rogue', text: '' } as const),
);
export const si7Agent = minion('SI:7 Agent', {
  id: 'EX1_134',
  rarity: 'rare',
  cost: 3,
  attack: 3,
  health: 3,
  class: 'rogue',
  text: 'Combo: 2 damage to a target.',
  target: targetsWhile(HAS_PLAYED_THIS_TURN, other(ALL_CHARACTERS)),
  combo: damage(TARGET, 2),
});
export const edwinVanCleef = minion('Edwin VanCleef', {
  id: 'EX1_613',
  rarity: 'legendary',
  cost: 3,
  attack: 2,
  health: 2,
  class: 'rogue',
  text: 'Combo: +2/+2 for each other card you played this turn.',
  combo: repeat(CARDS_PLAYED_THIS_TURN, enchant(SELF, { attack: 2, health: 2 })),
});
export const masterOfDisguise = minion('Master of Disguise', {
  id: 'NEW1_014',
  rarity: 'rare',
  cost: 4,
  attack: 4,
  health: 4,
  class: 'rogue',
  text: 'Battlecry: Stealth for another minion of yours, until your next turn.',
  target: targets(other(FRIENDLY_MINIONS)),
  battlecry: enchant(TARGET, { keywords: ['stealth'], until: 'startOfOwnTurn' }),
});
export const headcrack = spell('Headcrack', {
  id: 'EX1_137',
  rarity: 'rare',
  cost: 3,
  class: 'rogue',
  text: '2 damage to the enemy hero. Combo: at the end of the turn you get it back.',
  spell: damage(ENEMY_HERO, 2),
  combo: [damage(ENEMY_HERO, 2), listenOnce(OWN_TURN_END.on(give('Headcrack')))],
});
export const preparation = spell('Preparation', {
  id: 'EX1_145',
  rarity: 'epic',
  cost: 0,
  class: 'rogue',
  text: 'Your next spell this turn costs 2 less.',
  spell: enchantPlayer({
    auras: [changeCost(where(FRIENDLY_HAND, SPELL), -2)],
    events: [OWN_SPELL_PLAY.on(END_THIS)],
    until: 'endOfTurn',
  }),
});
