// The hero powers of the nine classic heroes.

import {
  ALL_CHARACTERS,
  damage,
  draw,
  ENEMY_HERO,
  enchant,
  equip,
  exists,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  heal,
  heroPowerCard,
  ifThen,
  requires,
  summon,
  TARGET,
  where,
} from '../terms.ts';

export const shapeshift = heroPowerCard('Shapeshift', {
  id: 'HERO_06bp',
  cost: 2,
  class: 'druid',
  text: '+1 Attack for your hero this turn. 1 Armor.',
  power: [enchant(FRIENDLY_HERO, { attack: 1, until: 'endOfTurn' }), gainArmor(1)],
});
export const steadyShot = heroPowerCard('Steady Shot', {
  id: 'HERO_05bp',
  cost: 2,
  class: 'hunter',
  text: '2 damage to the enemy hero.',
  power: damage(ENEMY_HERO, 2),
});
export const fireblast = heroPowerCard('Fireblast', {
  id: 'HERO_08bp',
  cost: 2,
  class: 'mage',
  text: '1 damage to a target.',
  target: requires(ALL_CHARACTERS),
  power: damage(TARGET, 1),
});
export const reinforce = heroPowerCard('Reinforce', {
  id: 'HERO_04bp',
  cost: 2,
  class: 'paladin',
  text: 'One 1/1 Silver Hand Recruit.',
  power: summon('Silver Hand Recruit'),
});
export const lesserHeal = heroPowerCard('Lesser Heal', {
  id: 'HERO_09bp',
  cost: 2,
  class: 'priest',
  text: 'A target is healed for 2.',
  target: requires(ALL_CHARACTERS),
  power: heal(TARGET, 2),
});
export const daggerMastery = heroPowerCard('Dagger Mastery', {
  id: 'HERO_03bp',
  cost: 2,
  class: 'rogue',
  text: 'Equip a 1/2 Wicked Knife.',
  power: equip('Wicked Knife'),
});
/** Takes the Totems in a fixed order: the vocabulary has no random choice among named cards. */
export const totemicCall = heroPowerCard('Totemic Call', {
  id: 'HERO_02bp',
  cost: 2,
  class: 'shaman',
  text: 'The first of these Totems that you lack: Searing, Stoneclaw, Healing, Wrath of Air.',
  power: ifThen(
    exists(where(FRIENDLY_MINIONS, { name: 'Searing Totem' })),
    ifThen(
      exists(where(FRIENDLY_MINIONS, { name: 'Stoneclaw Totem' })),
      ifThen(
        exists(where(FRIENDLY_MINIONS, { name: 'Healing Totem' })),
        ifThen(exists(where(FRIENDLY_MINIONS, { name: 'Wrath of Air Totem' })), [], summon('Wrath of Air Totem')),
        summon('Healing Totem'),
      ),
      summon('Stoneclaw Totem'),
    ),
    summon('Searing Totem'),
  ),
});
export const lifeTap = heroPowerCard('Life Tap', {
  id: 'HERO_07bp',
  cost: 2,
  class: 'warlock',
  text: '2 damage to your hero. Draw a card.',
  power: [damage(FRIENDLY_HERO, 2), draw(1)],
});
export const armorUp = heroPowerCard('Armor Up!', {
  id: 'HERO_01bp',
  cost: 2,
  class: 'warrior',
  text: '2 Armor.',
  power: gainArmor(2),
});
