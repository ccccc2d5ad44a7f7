// The upgraded hero powers of the ten classes, and the Poisoned Dagger that one of them equips.

import {
  ALL_CHARACTERS,
  CHOSEN_CARD,
  chooseCard,
  damage,
  draw,
  ENEMY_HERO,
  enchant,
  equip,
  FRIENDLY_HERO,
  gainArmor,
  HAS_BOARD_ROOM,
  heal,
  heroPowerCard,
  requires,
  summon,
  TARGET,
  token,
  weapon,
} from '../../terms.ts';

export const demonsBite = heroPowerCard("Demon's Bite", {
  id: 'HERO_10bp2',
  cost: 1,
  class: 'demonHunter',
  text: '+2 Attack for your hero this turn.',
  power: enchant(FRIENDLY_HERO, { attack: 2, until: 'endOfTurn' }),
});
export const direShapeshift = heroPowerCard('Dire Shapeshift', {
  id: 'HERO_06bp2',
  cost: 2,
  class: 'druid',
  text: '+2 Attack for your hero this turn. 2 Armor.',
  power: [enchant(FRIENDLY_HERO, { attack: 2, until: 'endOfTurn' }), gainArmor(2)],
});
export const ballistaShot = heroPowerCard('Ballista Shot', {
  id: 'HERO_05bp2',
  cost: 2,
  class: 'hunter',
  text: '3 damage to the enemy hero.',
  power: damage(ENEMY_HERO, 3),
});
export const fireblastRank2 = heroPowerCard('Fireblast Rank 2', {
  id: 'HERO_08bp2',
  cost: 2,
  class: 'mage',
  text: '2 damage to a target.',
  target: requires(ALL_CHARACTERS),
  power: damage(TARGET, 2),
});
export const theSilverHand = heroPowerCard('The Silver Hand', {
  id: 'HERO_04bp2',
  cost: 2,
  class: 'paladin',
  text: 'Two 1/1 Silver Hand Recruits.',
  playableWhile: HAS_BOARD_ROOM,
  power: summon('Silver Hand Recruit', { count: 2 }),
});
export const greaterHeal = heroPowerCard('Heal', {
  id: 'HERO_09bp2',
  cost: 2,
  class: 'priest',
  text: 'A target is healed for 4.',
  target: requires(ALL_CHARACTERS),
  power: heal(TARGET, 4),
});
export const poisonedDaggers = heroPowerCard('Poisoned Daggers', {
  id: 'HERO_03bp2',
  cost: 2,
  class: 'rogue',
  text: 'Equip a 2/2 Poisoned Dagger.',
  power: equip('Poisoned Dagger'),
});
export const poisonedDagger = weapon(
  'Poisoned Dagger',
  token({ id: 'AT_132_ROGUEt', cost: 1, attack: 2, durability: 2, class: 'rogue', text: '' } as const),
);
export const totemicSlam = heroPowerCard('Totemic Slam', {
  id: 'HERO_02bp2',
  cost: 2,
  class: 'shaman',
  text: 'A Totem of your choice: Searing, Stoneclaw, Healing or Wrath of Air.',
  playableWhile: HAS_BOARD_ROOM,
  power: chooseCard(['Searing Totem', 'Stoneclaw Totem', 'Healing Totem', 'Wrath of Air Totem'], summon(CHOSEN_CARD)),
});
export const soulTap = heroPowerCard('Soul Tap', {
  id: 'HERO_07bp2',
  cost: 2,
  class: 'warlock',
  text: 'Draw a card.',
  power: draw(1),
});
export const tankUp = heroPowerCard('Tank Up!', {
  id: 'HERO_01bp2',
  cost: 2,
  class: 'warrior',
  text: '4 Armor.',
  power: gainArmor(4),
});
