// Fictional cards about what follows: from a death, an attack, the end of a turn, or damage on somebody else's behalf.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  attack,
  CONTROLLER,
  damage,
  draw,
  enchant,
  endTurn,
  gainArmor,
  heal,
  minion,
  OPPONENT,
  other,
  requires,
  SELF,
  spell,
  summon,
  TARGET,
  targets,
} from '../../terms.ts';

export const testPage = minion('Test Page', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Deathrattle: one Lowly Squire.',
  deathrattle: summon('Lowly Squire'),
});
export const testGift = minion('Test Gift', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Deathrattle: your opponent gets one Test Filler.',
  deathrattle: summon('Test Filler', { player: OPPONENT }),
});
export const testPhoenix = minion('Test Phoenix', {
  cost: 3,
  attack: 3,
  health: 3,
  text: 'Reborn.',
  keywords: 'reborn',
});
export const testBrawler = minion('Test Brawler', {
  cost: 2,
  attack: 3,
  health: 1,
  text: 'After it attacks, draw a card.',
  events: attack(SELF).after(draw(1)),
});
export const testStomper = minion('Test Stomper', {
  cost: 3,
  attack: 2,
  health: 4,
  text: 'Each time it attacks: 1 damage to all other minions.',
  events: attack(SELF).on(damage(other(ALL_MINIONS), 1)),
});
export const testFounder = minion('Test Founder', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'At the end of your turn: one Test Scribe.',
  events: endTurn(CONTROLLER).on(summon('Test Scribe')),
});
export const testTwofold = minion('Test Twofold', {
  cost: 1,
  attack: 1,
  health: 5,
  text: 'Each time it takes damage: 1 Armor. Each time it takes damage, draw a card.',
  events: [damage(SELF).after(gainArmor(1)), damage(SELF).after(draw(1))],
});
export const testLeech = minion('Test Leech', {
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Lifesteal. Battlecry: 2 damage to a target.',
  keywords: 'lifesteal',
  target: targets(other(ALL_CHARACTERS)),
  battlecry: damage(TARGET, 2),
});
export const testGrace = spell('Test Grace', {
  cost: 1,
  text: 'Lifesteal. A target is healed for 3.',
  keywords: 'lifesteal',
  target: requires(ALL_CHARACTERS),
  spell: heal(TARGET, 3),
});
export const testWisdom = spell('Test Wisdom', {
  cost: 1,
  text: 'A minion gains: each time it takes damage, whoever cast this draws a card.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { events: [damage(SELF).after(draw(1))] }),
});
export const testWeakness = spell('Test Weakness', {
  cost: 1,
  text: '−3 Attack for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attack: -3 }),
});
