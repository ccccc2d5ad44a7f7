// Basic paladin cards: blessings, healing, damage, two weapons, and the token of the hero power.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  attack,
  damage,
  draw,
  ENEMY_CHARACTERS,
  enchant,
  FRIENDLY_HERO,
  heal,
  minion,
  requires,
  spell,
  TARGET,
  token,
  weapon,
} from '../../terms.ts';

export const blessingOfMight = spell('Blessing of Might', {
  id: 'CS2_087',
  rarity: 'free',
  cost: 1,
  class: 'paladin',
  text: '+3 Attack for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attack: 3 }),
});
export const handOfProtection = spell('Hand of Protection', {
  id: 'EX1_371',
  rarity: 'free',
  cost: 1,
  class: 'paladin',
  text: 'Divine Shield for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { keywords: ['divineShield'] }),
});
export const humility = spell('Humility', {
  id: 'EX1_360',
  rarity: 'free',
  cost: 1,
  class: 'paladin',
  text: "A minion's Attack becomes 1.",
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { setAttack: 1 }),
});
export const holyLight = spell('Holy Light', {
  id: 'CS2_089',
  rarity: 'free',
  cost: 2,
  class: 'paladin',
  text: 'A target is healed for 6.',
  target: requires(ALL_CHARACTERS),
  spell: heal(TARGET, 6),
});
export const blessingOfKings = spell('Blessing of Kings', {
  id: 'CS2_092',
  rarity: 'free',
  cost: 4,
  class: 'paladin',
  text: '+4/+4 for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attack: 4, health: 4 }),
});
export const consecration = spell('Consecration', {
  id: 'CS2_093',
  rarity: 'free',
  cost: 4,
  class: 'paladin',
  text: '2 damage to all enemies.',
  spell: damage(ENEMY_CHARACTERS, 2),
});
export const hammerOfWrath = spell('Hammer of Wrath', {
  id: 'CS2_094',
  rarity: 'free',
  cost: 4,
  class: 'paladin',
  text: '3 damage to a target. Draw a card.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 3), draw(1)],
});
export const guardianOfKings = minion('Guardian of Kings', {
  id: 'CS2_088',
  rarity: 'free',
  cost: 7,
  attack: 5,
  health: 6,
  class: 'paladin',
  text: 'Battlecry: your hero is healed for 6.',
  battlecry: heal(FRIENDLY_HERO, 6),
});
export const lightsJustice = weapon("Light's Justice", {
  id: 'CS2_091',
  rarity: 'free',
  cost: 1,
  attack: 1,
  durability: 4,
  class: 'paladin',
  text: '',
});
export const truesilverChampion = weapon('Truesilver Champion', {
  id: 'CS2_097',
  rarity: 'free',
  cost: 4,
  attack: 4,
  durability: 2,
  class: 'paladin',
  text: 'Each time your hero attacks, it is healed for 2 first.',
  events: attack(FRIENDLY_HERO).on(heal(FRIENDLY_HERO, 2)),
});
export const silverHandRecruit = minion(
  'Silver Hand Recruit',
  token({ id: 'CS2_101t', rarity: 'free', cost: 1, attack: 1, health: 1, class: 'paladin', text: '' } as const),
);
