// Naxxramas neutral minions that work while in play or when played.

import {
  ALL_HANDS,
  auraWhile,
  CONTROLLER,
  changeCost,
  damageOn,
  ENEMY_HAND,
  enchant,
  enchantPlayer,
  endTurn,
  FRIENDLY_MINIONS,
  heal,
  IS_MY_TURN,
  minion,
  multiplyTriggers,
  not,
  OWN_TURN_BEGIN,
  other,
  revive,
  SELF,
  SPELL,
  silence,
  summon,
  summonCopy,
  TURN_END,
  where,
} from '../../terms.ts';

export const undertaker = minion('Undertaker', {
  id: 'FP1_028',
  rarity: 'common',
  cost: 1,
  attack: 1,
  health: 2,
  text: 'Each time a minion with a deathrattle joins you: +1 Attack.',
  events: summon(CONTROLLER, { hasDeathrattle: true }).on(enchant(SELF, { attack: 1 })),
});
export const echoingOoze = minion('Echoing Ooze', {
  id: 'FP1_003',
  rarity: 'epic',
  cost: 2,
  attack: 1,
  health: 2,
  text: 'Battlecry: at the end of this turn, one exact copy of it.',
  battlecry: enchant(SELF, { events: [TURN_END.on(summonCopy(SELF))], until: 'endOfTurn' }),
});
export const nerubarWeblord = minion("Nerub'ar Weblord", {
  id: 'FP1_017',
  rarity: 'common',
  cost: 2,
  attack: 1,
  health: 4,
  text: 'In both hands, minions with a battlecry cost 2 more.',
  auras: changeCost(where(ALL_HANDS, { kind: 'minion', hasBattlecry: true }), 2),
});
export const shadeOfNaxxramas = minion('Shade of Naxxramas', {
  id: 'FP1_005',
  rarity: 'epic',
  cost: 3,
  attack: 2,
  health: 2,
  text: 'Stealth. At the start of your turn: +1/+1.',
  keywords: 'stealth',
  events: OWN_TURN_BEGIN.after(enchant(SELF, { attack: 1, health: 1 })),
});
export const stoneskinGargoyle = minion('Stoneskin Gargoyle', {
  id: 'FP1_027',
  rarity: 'common',
  cost: 3,
  attack: 1,
  health: 4,
  text: 'At the start of your turn it is healed completely.',
  events: OWN_TURN_BEGIN.after(heal(SELF, damageOn(SELF))),
});
export const wailingSoul = minion('Wailing Soul', {
  id: 'FP1_016',
  rarity: 'rare',
  cost: 4,
  attack: 3,
  health: 5,
  text: 'Battlecry: your other minions are silenced.',
  battlecry: silence(other(FRIENDLY_MINIONS)),
});
export const baronRivendare = minion('Baron Rivendare', {
  id: 'FP1_031',
  rarity: 'legendary',
  cost: 4,
  attack: 1,
  health: 7,
  text: 'Your deathrattles trigger twice.',
  auras: multiplyTriggers('deathrattle', { times: 2, stacking: 'max' }),
});
export const spectralKnight = minion('Spectral Knight', {
  id: 'FP1_008',
  rarity: 'common',
  cost: 5,
  attack: 4,
  health: 6,
  text: 'No spell and no Hero Power can target it.',
  keywords: 'elusive',
});
export const loatheb = minion('Loatheb', {
  id: 'FP1_030',
  rarity: 'legendary',
  cost: 5,
  attack: 5,
  health: 5,
  text: "Battlecry: your opponent's spells cost 5 more in their next turn.",
  battlecry: enchantPlayer({
    auras: [auraWhile(not(IS_MY_TURN), changeCost(where(ENEMY_HAND, SPELL), 5))],
    until: 'startOfOwnTurn',
  }),
});
export const maexxna = minion('Maexxna', {
  id: 'FP1_010',
  rarity: 'legendary',
  cost: 6,
  attack: 2,
  health: 8,
  race: 'beast',
  text: 'Poisonous.',
  keywords: 'poisonous',
});
export const kelthuzad = minion("Kel'Thuzad", {
  id: 'FP1_013',
  rarity: 'legendary',
  cost: 8,
  attack: 6,
  health: 8,
  text: 'At the end of each turn, your minions that died in it come back.',
  events: endTurn().on(revive({ isThisTurn: true })),
});
