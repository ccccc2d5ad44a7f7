// The Basic Demon Hunter cards and their tokens.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  CHOSEN,
  chooseOne,
  damage,
  draw,
  ENEMY_MINIONS,
  enchant,
  exists,
  FRIENDLY_DECK,
  FRIENDLY_HERO,
  minion,
  OWN_HERO_ATTACK,
  other,
  putOnTop,
  random,
  spell,
  summon,
  TARGET,
  targetsWhile,
  token,
  weapon,
  where,
} from '../../terms.ts';

export const shadowhoofSlayer = minion('Shadowhoof Slayer', {
  id: 'BT_142',
  rarity: 'free',
  cost: 1,
  attack: 2,
  health: 1,
  class: 'demonHunter',
  race: 'demon',
  text: 'Battlecry: +1 Attack for your hero this turn.',
  battlecry: enchant(FRIENDLY_HERO, { attack: 1, until: 'endOfTurn' }),
});
export const sightlessWatcher = minion('Sightless Watcher', {
  id: 'BT_323',
  rarity: 'free',
  cost: 2,
  attack: 3,
  health: 2,
  class: 'demonHunter',
  race: 'demon',
  text: 'Battlecry: see three cards of your deck; the one you pick goes on top.',
  battlecry: chooseOne(random(FRIENDLY_DECK, 3), putOnTop(CHOSEN)),
});
export const satyrOverseer = minion('Satyr Overseer', {
  id: 'BT_352',
  rarity: 'free',
  cost: 3,
  attack: 4,
  health: 2,
  class: 'demonHunter',
  race: 'demon',
  text: 'After your hero attacks: one 2/2 Illidari Satyr.',
  events: OWN_HERO_ATTACK.after(summon('Illidari Satyr')),
});
export const glaiveboundAdept = minion('Glaivebound Adept', {
  id: 'BT_495',
  rarity: 'free',
  cost: 5,
  attack: 6,
  health: 4,
  class: 'demonHunter',
  text: 'Battlecry: 4 damage to a target, if your hero attacked this turn.',
  target: targetsWhile(exists(where(FRIENDLY_HERO, { hasAttacked: true })), other(ALL_CHARACTERS)),
  battlecry: damage(TARGET, 4),
});
export const chaosStrike = spell('Chaos Strike', {
  id: 'BT_035',
  rarity: 'free',
  cost: 2,
  class: 'demonHunter',
  text: '+2 Attack for your hero this turn. Draw a card.',
  spell: [enchant(FRIENDLY_HERO, { attack: 2, until: 'endOfTurn' }), draw(1)],
});
export const coordinatedStrike = spell('Coordinated Strike', {
  id: 'BT_036',
  rarity: 'free',
  cost: 3,
  class: 'demonHunter',
  text: 'Three 1/1 Illidari Initiates with Rush.',
  spell: summon('Illidari Initiate', { count: 3 }),
});
export const soulCleave = spell('Soul Cleave', {
  id: 'BT_740',
  rarity: 'free',
  cost: 3,
  class: 'demonHunter',
  text: 'Lifesteal. 2 damage to two different enemy minions by chance.',
  keywords: 'lifesteal',
  playableWhile: exists(ENEMY_MINIONS),
  spell: damage(random(ENEMY_MINIONS, 2), 2),
});
export const chaosNova = spell('Chaos Nova', {
  id: 'BT_235',
  rarity: 'free',
  cost: 5,
  class: 'demonHunter',
  text: '4 damage to all minions.',
  spell: damage(ALL_MINIONS, 4),
});
export const innerDemon = spell('Inner Demon', {
  id: 'BT_512',
  rarity: 'free',
  cost: 8,
  class: 'demonHunter',
  text: '+8 Attack for your hero this turn.',
  spell: enchant(FRIENDLY_HERO, { attack: 8, until: 'endOfTurn' }),
});
export const aldrachiWarblades = weapon('Aldrachi Warblades', {
  id: 'BT_921',
  rarity: 'free',
  cost: 3,
  attack: 2,
  durability: 2,
  class: 'demonHunter',
  text: 'Lifesteal.',
  keywords: 'lifesteal',
});
export const illidariInitiate = minion(
  'Illidari Initiate',
  token({
    id: 'BT_036t',
    cost: 1,
    attack: 1,
    health: 1,
    class: 'demonHunter',
    text: 'Rush.',
    keywords: 'rush',
  } as const),
);
export const illidariSatyr = minion(
  'Illidari Satyr',
  token({ id: 'BT_352t', cost: 2, attack: 2, health: 2, class: 'demonHunter', race: 'demon', text: '' } as const),
);
