// More Secrets of mage, hunter and paladin, with the token of one; others stand in the class files.

import {
  ALL_CHARACTERS,
  armorOf,
  changeAmount,
  compare,
  damage,
  death,
  destroy,
  ENEMY_CHARACTERS,
  ENEMY_MINION_PLAY,
  ENEMY_MINIONS,
  EVENT_AMOUNT,
  EVENT_CARD,
  EVENT_OTHER,
  either,
  enchant,
  except,
  exists,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  HAS_BOARD_ROOM,
  healthOf,
  minion,
  plus,
  proposeAttack,
  random,
  redirectAttack,
  returnToHand,
  reviveOne,
  spell,
  summon,
  token,
} from '../../terms.ts';

/** Whoever takes no part in the attack, on both sides. */
const BYSTANDERS = except(ALL_CHARACTERS, either(EVENT_CARD, EVENT_OTHER));

export const iceBarrier = spell('Ice Barrier', {
  id: 'EX1_289',
  rarity: 'common',
  cost: 3,
  class: 'mage',
  text: 'Secret: when your hero is attacked: 8 Armor.',
  secret: proposeAttack(ENEMY_CHARACTERS, FRIENDLY_HERO).on(gainArmor(8)),
});
export const iceBlock = spell('Ice Block', {
  id: 'EX1_295',
  rarity: 'epic',
  cost: 3,
  class: 'mage',
  text: 'Secret: damage that would kill your hero is prevented, and it is Immune until the end of the turn.',
  secret: damage(FRIENDLY_HERO)
    .when(compare(EVENT_AMOUNT, '>=', plus(healthOf(FRIENDLY_HERO), armorOf(FRIENDLY_HERO))))
    .on(changeAmount(0), enchant(FRIENDLY_HERO, { keywords: ['immune'], until: 'endOfTurn' })),
});
export const vaporize = spell('Vaporize', {
  id: 'EX1_594',
  rarity: 'rare',
  cost: 3,
  class: 'mage',
  text: 'Secret: a minion that attacks your hero is destroyed.',
  secret: proposeAttack(ENEMY_MINIONS, FRIENDLY_HERO).on(destroy(EVENT_CARD)),
});
export const misdirection = spell('Misdirection', {
  id: 'EX1_533',
  rarity: 'rare',
  cost: 2,
  class: 'hunter',
  text: 'Secret: when an enemy attacks your hero, a random other character becomes the target.',
  secret: proposeAttack(ENEMY_CHARACTERS, FRIENDLY_HERO)
    .when(exists(BYSTANDERS))
    .on(redirectAttack(random(BYSTANDERS))),
});
export const snakeTrap = spell('Snake Trap', {
  id: 'EX1_554',
  rarity: 'epic',
  cost: 2,
  class: 'hunter',
  text: 'Secret: when a minion of yours is attacked: three 1/1 Snakes.',
  secret: proposeAttack(ENEMY_CHARACTERS, FRIENDLY_MINIONS)
    .when(HAS_BOARD_ROOM)
    .on(summon('Snake', { count: 3 })),
});
export const snake = minion(
  'Snake',
  token({ id: 'EX1_554t', cost: 1, attack: 1, health: 1, class: 'hunter', race: 'beast', text: '' } as const),
);
export const snipe = spell('Snipe', {
  id: 'EX1_609',
  rarity: 'common',
  cost: 2,
  class: 'hunter',
  text: 'Secret: after your opponent plays a minion: 4 damage to it.',
  secret: ENEMY_MINION_PLAY.after(damage(EVENT_CARD, 4)),
});
export const freezingTrap = spell('Freezing Trap', {
  id: 'EX1_611',
  rarity: 'common',
  cost: 2,
  class: 'hunter',
  text: "Secret: an enemy minion that attacks goes back to its owner's hand and costs 2 more.",
  secret: proposeAttack(ENEMY_MINIONS).on(returnToHand(EVENT_CARD), enchant(EVENT_CARD, { cost: 2, until: 'played' })),
});
export const redemption = spell('Redemption', {
  id: 'EX1_136',
  rarity: 'common',
  cost: 1,
  class: 'paladin',
  text: 'Secret: when a minion of yours dies, it comes back with 1 Health.',
  secret: death(FRIENDLY_MINIONS)
    .when(HAS_BOARD_ROOM)
    .after(reviveOne(EVENT_CARD, 'beside', { health: 1 })),
});
export const repentance = spell('Repentance', {
  id: 'EX1_379',
  rarity: 'common',
  cost: 1,
  class: 'paladin',
  text: 'Secret: after your opponent plays a minion, its Health becomes 1.',
  secret: ENEMY_MINION_PLAY.after(enchant(EVENT_CARD, { setHealth: 1 })),
});
