// Goblins vs Gnomes neutral Mechs with a text, and the Cogmaster, who wants one.

import {
  atRandom,
  auraWhile,
  draw,
  EACH,
  ENEMY_CARD_PLAY,
  EVENT_PLAYER,
  enchant,
  exists,
  FRIENDLY_MINIONS,
  forEach,
  handSize,
  MECH,
  mill,
  minion,
  minus,
  other,
  randomMinion,
  SELF,
  statAura,
  summon,
  TURN_BEGIN,
  TURN_END,
  where,
} from '../../terms.ts';

export const targetDummy = minion('Target Dummy', {
  id: 'GVG_093',
  rarity: 'rare',
  cost: 0,
  attack: 0,
  health: 2,
  race: 'mech',
  text: 'Taunt.',
  keywords: 'taunt',
});
export const cogmaster = minion('Cogmaster', {
  id: 'GVG_013',
  rarity: 'common',
  cost: 1,
  attack: 1,
  health: 2,
  text: '+2 Attack while you have a Mech.',
  auras: auraWhile(exists(where(FRIENDLY_MINIONS, MECH)), statAura(SELF, { attack: 2 })),
});
export const microMachine = minion('Micro Machine', {
  id: 'GVG_103',
  rarity: 'common',
  cost: 2,
  attack: 1,
  health: 2,
  race: 'mech',
  text: 'At the start of each turn: +1 Attack.',
  events: TURN_BEGIN.after(enchant(SELF, { attack: 1 })),
});
export const jeeves = minion('Jeeves', {
  id: 'GVG_094',
  rarity: 'rare',
  cost: 4,
  attack: 1,
  health: 4,
  race: 'mech',
  text: 'At the end of each turn its player draws until there are 3 cards in hand.',
  events: TURN_END.on(draw(minus(3, handSize(EVENT_PLAYER)), EVENT_PLAYER)),
});
export const pilotedShredder = minion('Piloted Shredder', {
  id: 'GVG_096',
  rarity: 'common',
  cost: 4,
  attack: 4,
  health: 3,
  race: 'mech',
  text: 'Deathrattle: a random minion that costs 2.',
  deathrattle: summon(randomMinion({ cost: 2 })),
});
export const enhanceoMechano = minion('Enhance-o Mechano', {
  id: 'GVG_107',
  rarity: 'epic',
  cost: 4,
  attack: 3,
  health: 2,
  race: 'mech',
  text: 'Battlecry: your other minions each gain Windfury, Taunt or Divine Shield, at random.',
  battlecry: forEach(
    other(FRIENDLY_MINIONS),
    atRandom(
      enchant(EACH, { keywords: ['windfury'] }),
      enchant(EACH, { keywords: ['taunt'] }),
      enchant(EACH, { keywords: ['divineShield'] }),
    ),
  ),
});
export const felReaver = minion('Fel Reaver', {
  id: 'GVG_016',
  rarity: 'epic',
  cost: 5,
  attack: 8,
  health: 8,
  race: 'mech',
  text: 'Each time your opponent plays a card, the top 3 cards of your deck are lost.',
  events: ENEMY_CARD_PLAY.on(mill(3)),
});
