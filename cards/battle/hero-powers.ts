// The hero powers of the ten Basic heroes.

import {
  ALL_CHARACTERS,
  all,
  any,
  damage,
  draw,
  ENEMY_HERO,
  enchant,
  equip,
  exists,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  HAS_BOARD_ROOM,
  heal,
  heroPowerCard,
  not,
  oneOfMissing,
  requires,
  summon,
  TARGET,
  where,
} from '../terms.ts';

export const demonClaws = heroPowerCard('Demon Claws', {
  id: 'HERO_10bp',
  cost: 1,
  class: 'demonHunter',
  text: '+1 Attack for your hero this turn.',
  power: enchant(FRIENDLY_HERO, { attack: 1, until: 'endOfTurn' }),
});
export const shapeshift = heroPowerCard('Shapeshift', {
  id: 'HERO_06bp',
  rarity: 'free',
  cost: 2,
  class: 'druid',
  text: '+1 Attack for your hero this turn. 1 Armor.',
  power: [enchant(FRIENDLY_HERO, { attack: 1, until: 'endOfTurn' }), gainArmor(1)],
});
export const steadyShot = heroPowerCard('Steady Shot', {
  id: 'HERO_05bp',
  rarity: 'free',
  cost: 2,
  class: 'hunter',
  text: '2 damage to the enemy hero.',
  power: damage(ENEMY_HERO, 2),
});
export const fireblast = heroPowerCard('Fireblast', {
  id: 'HERO_08bp',
  rarity: 'free',
  cost: 2,
  class: 'mage',
  text: '1 damage to a target.',
  target: requires(ALL_CHARACTERS),
  power: damage(TARGET, 1),
});
export const reinforce = heroPowerCard('Reinforce', {
  id: 'HERO_04bp',
  rarity: 'free',
  cost: 2,
  class: 'paladin',
  text: 'One 1/1 Silver Hand Recruit.',
  playableWhile: HAS_BOARD_ROOM,
  power: summon('Silver Hand Recruit'),
});
export const lesserHeal = heroPowerCard('Lesser Heal', {
  id: 'HERO_09bp',
  rarity: 'free',
  cost: 2,
  class: 'priest',
  text: 'A target is healed for 2.',
  target: requires(ALL_CHARACTERS),
  power: heal(TARGET, 2),
});
export const daggerMastery = heroPowerCard('Dagger Mastery', {
  id: 'HERO_03bp',
  rarity: 'free',
  cost: 2,
  class: 'rogue',
  text: 'Equip a 1/2 Wicked Knife.',
  power: equip('Wicked Knife'),
});
const BASIC_TOTEMS = ['Searing Totem', 'Stoneclaw Totem', 'Healing Totem', 'Wrath of Air Totem'] as const;
export const totemicCall = heroPowerCard('Totemic Call', {
  id: 'HERO_02bp',
  rarity: 'free',
  cost: 2,
  class: 'shaman',
  text: 'By chance one of these Totems that you lack: Searing, Stoneclaw, Healing, Wrath of Air.',
  playableWhile: all(
    HAS_BOARD_ROOM,
    any(...BASIC_TOTEMS.map((name) => not(exists(where(FRIENDLY_MINIONS, { name }))))),
  ),
  power: summon(oneOfMissing(FRIENDLY_MINIONS, ...BASIC_TOTEMS)),
});
export const lifeTap = heroPowerCard('Life Tap', {
  id: 'HERO_07bp',
  rarity: 'free',
  cost: 2,
  class: 'warlock',
  text: '2 damage to your hero. Draw a card.',
  power: [damage(FRIENDLY_HERO, 2), draw(1)],
});
export const armorUp = heroPowerCard('Armor Up!', {
  id: 'HERO_01bp',
  rarity: 'free',
  cost: 2,
  class: 'warrior',
  text: '2 Armor.',
  power: gainArmor(2),
});
