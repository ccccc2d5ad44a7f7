// Basic druid cards: mana, small damage and healing, and strength for hero and minions.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  draw,
  ENEMY_CHARACTERS,
  enchant,
  except,
  FRIENDLY_CHARACTERS,
  FRIENDLY_HERO,
  gainArmor,
  gainManaCrystal,
  gainManaThisTurn,
  give,
  hasAllCrystals,
  heal,
  ifThen,
  minion,
  requires,
  spell,
  TARGET,
  token,
} from '../../terms.ts';

export const innervate = spell('Innervate', {
  id: 'EX1_169',
  rarity: 'free',
  cost: 0,
  class: 'druid',
  text: 'One more mana, this turn only.',
  spell: gainManaThisTurn(1),
});
export const moonfire = spell('Moonfire', {
  id: 'CS2_008',
  rarity: 'free',
  cost: 0,
  class: 'druid',
  text: '1 damage to a target.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 1),
});
export const claw = spell('Claw', {
  id: 'CS2_005',
  rarity: 'free',
  cost: 1,
  class: 'druid',
  text: '+2 Attack for your hero this turn. 2 Armor.',
  spell: [enchant(FRIENDLY_HERO, { attack: 2, until: 'endOfTurn' }), gainArmor(2)],
});
export const markOfTheWild = spell('Mark of the Wild', {
  id: 'CS2_009',
  rarity: 'free',
  cost: 2,
  class: 'druid',
  text: '+2/+2 and Taunt for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attack: 2, health: 2, keywords: ['taunt'] }),
});
export const healingTouch = spell('Healing Touch', {
  id: 'CS2_007',
  rarity: 'free',
  cost: 3,
  class: 'druid',
  text: 'A target is healed for 8.',
  target: requires(ALL_CHARACTERS),
  spell: heal(TARGET, 8),
});
export const savageRoar = spell('Savage Roar', {
  id: 'CS2_011',
  rarity: 'free',
  cost: 3,
  class: 'druid',
  text: '+2 Attack for your hero and minions this turn.',
  spell: enchant(FRIENDLY_CHARACTERS, { attack: 2, until: 'endOfTurn' }),
});
export const wildGrowth = spell('Wild Growth', {
  id: 'CS2_013',
  rarity: 'free',
  cost: 3,
  class: 'druid',
  text: 'One more mana crystal, empty; with all ten you get Excess Mana instead.',
  spell: ifThen(hasAllCrystals(), give('Excess Mana'), gainManaCrystal(1)),
});
export const excessMana = spell(
  'Excess Mana',
  token({ id: 'CS2_013t', cost: 0, class: 'druid', text: 'Draw a card.', spell: draw(1) } as const),
);
export const swipe = spell('Swipe', {
  id: 'CS2_012',
  rarity: 'free',
  cost: 4,
  class: 'druid',
  text: '4 damage to an enemy, 1 damage to all other enemies.',
  target: requires(ENEMY_CHARACTERS),
  spell: [damage(TARGET, 4), damage(except(ENEMY_CHARACTERS, TARGET), 1)],
});
export const starfire = spell('Starfire', {
  id: 'EX1_173',
  rarity: 'free',
  cost: 6,
  class: 'druid',
  text: '5 damage to a target. Draw a card.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 5), draw(1)],
});
export const ironbarkProtector = minion('Ironbark Protector', {
  id: 'CS2_232',
  rarity: 'free',
  cost: 8,
  attack: 8,
  health: 8,
  class: 'druid',
  text: 'Taunt',
  keywords: 'taunt',
});
