// Goblins vs Gnomes neutral minions that are no Mechs.

import {
  compare,
  ENEMY_SECRETS,
  ENEMY_SPELL_PLAY,
  EVENT_CARD,
  enchant,
  FRIENDLY_MINIONS,
  forgetful,
  minion,
  OWN_MINION_PLAY,
  other,
  ownAttackOf,
  printedCostOf,
  random,
  randomMinion,
  SELF,
  TARGET,
  takeControl,
  targets,
  transform,
} from '../../terms.ts';

export const recombobulator = minion('Recombobulator', {
  id: 'GVG_108',
  rarity: 'epic',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'Battlecry: another minion of yours becomes a random one of the same cost.',
  target: targets(other(FRIENDLY_MINIONS)),
  // What is printed counts, not what was paid (FP-144).
  battlecry: transform(TARGET, randomMinion({ cost: printedCostOf(TARGET) })),
});
export const hobgoblin = minion('Hobgoblin', {
  id: 'GVG_104',
  rarity: 'epic',
  cost: 3,
  attack: 2,
  health: 3,
  text: 'Each time you play a minion with 1 Attack: +2/+2 for it.',
  // Auras do not count: a second Timber Wolf has 1 Attack beside the first (FP-057).
  events: OWN_MINION_PLAY.when(compare(ownAttackOf(EVENT_CARD), '=', 1)).on(
    enchant(EVENT_CARD, { attack: 2, health: 2 }),
  ),
});
export const ogreBrute = minion('Ogre Brute', {
  id: 'GVG_065',
  rarity: 'common',
  cost: 3,
  attack: 4,
  health: 4,
  text: 'Half the time it attacks another enemy than you meant.',
  events: forgetful(),
});
export const kezanMystic = minion('Kezan Mystic', {
  id: 'GVG_074',
  rarity: 'rare',
  cost: 4,
  attack: 4,
  health: 3,
  text: 'Battlecry: a random enemy Secret changes to your side.',
  battlecry: takeControl(random(ENEMY_SECRETS)),
});
export const burlyRockjawTrogg = minion('Burly Rockjaw Trogg', {
  id: 'GVG_068',
  rarity: 'common',
  cost: 4,
  attack: 3,
  health: 5,
  text: 'Each time your opponent casts a spell: +2 Attack.',
  events: ENEMY_SPELL_PLAY.on(enchant(SELF, { attack: 2 })),
});
