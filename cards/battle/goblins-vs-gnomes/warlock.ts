// Goblins vs Gnomes warlock minions: Demons, and a Golem that cannot be alone.

import {
  damage,
  destroy,
  enchant,
  exists,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  IMMUNE_HERO,
  IS_MY_TURN,
  minion,
  not,
  other,
  SELF,
  statAura,
  TURN_END,
  where,
} from '../../terms.ts';

export const queenOfPain = minion('Queen of Pain', {
  id: 'GVG_018',
  rarity: 'rare',
  cost: 2,
  attack: 1,
  health: 4,
  class: 'warlock',
  race: 'demon',
  text: 'Lifesteal.',
  keywords: 'lifesteal',
});
export const floatingWatcher = minion('Floating Watcher', {
  id: 'GVG_100',
  rarity: 'common',
  cost: 5,
  attack: 4,
  health: 4,
  class: 'warlock',
  race: 'demon',
  text: 'Each time your hero takes damage in your turn: +2/+2.',
  events: damage(FRIENDLY_HERO)
    .when(IS_MY_TURN)
    .after(enchant(SELF, { attack: 2, health: 2 })),
});
export const malganis = minion("Mal'Ganis", {
  id: 'GVG_021',
  rarity: 'legendary',
  cost: 9,
  attack: 9,
  health: 7,
  class: 'warlock',
  race: 'demon',
  text: 'Your other Demons: +2/+2. Your hero is Immune.',
  auras: [statAura(other(where(FRIENDLY_MINIONS, { race: 'demon' })), { attack: 2, health: 2 }), IMMUNE_HERO],
});
export const animaGolem = minion('Anima Golem', {
  id: 'GVG_077',
  rarity: 'epic',
  cost: 6,
  attack: 9,
  health: 9,
  class: 'warlock',
  race: 'mech',
  text: 'At the end of each turn it is destroyed if it is your only minion.',
  events: TURN_END.when(not(exists(other(FRIENDLY_MINIONS)))).on(destroy(SELF)),
});
