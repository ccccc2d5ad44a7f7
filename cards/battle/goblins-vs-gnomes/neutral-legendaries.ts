// Goblins vs Gnomes neutral Legendary minions, and the tokens that two of them make.

import {
  adjacentTo,
  attack,
  attackOf,
  damage,
  death,
  destroy,
  EACH_PLAYER,
  ENEMY_CHARACTERS,
  ENEMY_MINIONS,
  ENEMY_SPELL_PLAY,
  EVENT_OTHER,
  equip,
  exists,
  FORCE_DEATHS,
  FRIENDLY_CHARACTERS,
  FRIENDLY_MINIONS,
  forgetful,
  MECH,
  minion,
  OWN_TURN_BEGIN,
  random,
  randomBetween,
  randomLegendaryMinion,
  randomWeapon,
  SELF,
  summon,
  summonBothSides,
  token,
  where,
} from '../../terms.ts';

export const mimironsHead = minion("Mimiron's Head", {
  id: 'GVG_111',
  rarity: 'legendary',
  cost: 5,
  attack: 4,
  health: 5,
  race: 'mech',
  text: 'At the start of your turn: if you have 3 Mechs, all of yours are destroyed and become V-07-TR-0N.',
  events: OWN_TURN_BEGIN.when(exists(where(FRIENDLY_MINIONS, MECH), 3)).after(
    destroy(where(FRIENDLY_MINIONS, MECH)),
    FORCE_DEATHS,
    summon('V-07-TR-0N'),
  ),
});
export const v07tr0n = minion(
  'V-07-TR-0N',
  token({
    id: 'GVG_111t',
    cost: 8,
    attack: 4,
    health: 8,
    race: 'mech',
    text: 'Charge, Mega-Windfury.',
    keywords: ['charge', 'megaWindfury'],
  } as const),
);
export const blingtron3000 = minion('Blingtron 3000', {
  id: 'GVG_119',
  rarity: 'legendary',
  cost: 5,
  attack: 3,
  health: 4,
  race: 'mech',
  text: 'Battlecry: each player equips a random weapon.',
  battlecry: equip(randomWeapon(), EACH_PLAYER),
});
export const mogorTheOgre = minion('Mogor the Ogre', {
  id: 'GVG_112',
  rarity: 'legendary',
  cost: 6,
  attack: 7,
  health: 6,
  text: 'Half the time a minion, of either side, attacks another enemy than its player meant.',
  events: [forgetful(FRIENDLY_MINIONS), forgetful(ENEMY_MINIONS, FRIENDLY_CHARACTERS)],
});
export const drBoom = minion('Dr. Boom', {
  id: 'GVG_110',
  rarity: 'legendary',
  cost: 7,
  attack: 7,
  health: 7,
  text: 'Battlecry: two 1/1 Boom Bots, one on each side of it.',
  battlecry: summonBothSides('Boom Bot', 2),
});
export const boomBot = minion(
  'Boom Bot',
  token({
    id: 'GVG_110t',
    cost: 1,
    attack: 1,
    health: 1,
    race: 'mech',
    text: 'Deathrattle: 1 to 4 damage to a random enemy.',
    deathrattle: damage(random(ENEMY_CHARACTERS), randomBetween(1, 4)),
  } as const),
);
export const troggzorTheEarthinator = minion('Troggzor the Earthinator', {
  id: 'GVG_118',
  rarity: 'legendary',
  cost: 7,
  attack: 6,
  health: 6,
  text: 'Each time your opponent casts a spell: one 3/5 Burly Rockjaw Trogg.',
  events: ENEMY_SPELL_PLAY.on(summon('Burly Rockjaw Trogg')),
});
export const foeReaper4000 = minion('Foe Reaper 4000', {
  id: 'GVG_113',
  rarity: 'legendary',
  cost: 8,
  attack: 6,
  health: 9,
  race: 'mech',
  text: 'Its attacks hurt the neighbours of what it attacks just as much.',
  // After the attack is still the Phase of its damage: nobody has died of that yet (R13.4).
  events: attack(SELF).after(damage(adjacentTo(EVENT_OTHER), attackOf(SELF))),
});
export const sneedsOldShredder = minion("Sneed's Old Shredder", {
  id: 'GVG_114',
  rarity: 'legendary',
  cost: 8,
  attack: 5,
  health: 7,
  race: 'mech',
  text: 'Deathrattle: a random Legendary minion.',
  deathrattle: summon(randomLegendaryMinion()),
});
export const mekgineerThermaplugg = minion('Mekgineer Thermaplugg', {
  id: 'GVG_116',
  rarity: 'legendary',
  cost: 9,
  attack: 9,
  health: 7,
  race: 'mech',
  text: 'Each time an enemy minion dies: one 1/1 Leper Gnome.',
  events: death(ENEMY_MINIONS).after(summon('Leper Gnome')),
});
