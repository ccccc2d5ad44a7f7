// Classic mage cards: three secrets and the token of one of them, and minions for spells.

import {
  ALL_MINIONS,
  COUNTER,
  changeCost,
  EVENT_CARD,
  FRIENDLY_HAND,
  give,
  HAS_BOARD_ROOM,
  MINION,
  minion,
  OPPONENT,
  OWN_SPELL_PLAY,
  play,
  proposeTarget,
  redirectTarget,
  SPELL,
  SUMMONED,
  spell,
  summon,
  summonCopy,
  token,
  where,
} from '../../terms.ts';

export const counterspell = spell('Counterspell', {
  id: 'EX1_287',
  rarity: 'rare',
  cost: 3,
  class: 'mage',
  text: "Secret: your opponent's next spell has no effect.",
  secret: play(OPPONENT, SPELL).on(COUNTER),
});
export const mirrorEntity = spell('Mirror Entity', {
  id: 'EX1_294',
  rarity: 'common',
  cost: 3,
  class: 'mage',
  text: 'Secret: after your opponent plays a minion, you get a copy.',
  secret: play(OPPONENT, MINION).when(HAS_BOARD_ROOM).after(summonCopy(EVENT_CARD)),
});
export const spellbender = spell('Spellbender', {
  id: 'tt_010',
  rarity: 'epic',
  cost: 3,
  class: 'mage',
  text: 'Secret: an enemy spell at a minion hits a new 1/3 minion of yours instead.',
  secret: proposeTarget(OPPONENT, SPELL, ALL_MINIONS)
    .when(HAS_BOARD_ROOM)
    .on(summon('Spellbender (minion)'), redirectTarget(SUMMONED)),
});
/** The public name is that of the secret; here a name means one card. */
export const spellbenderMinion = minion(
  'Spellbender (minion)',
  token({ id: 'tt_010a', cost: 1, attack: 1, health: 3, class: 'mage', text: '' } as const),
);
export const sorcerersApprentice = minion("Sorcerer's Apprentice", {
  id: 'EX1_608',
  rarity: 'common',
  cost: 2,
  attack: 3,
  health: 2,
  class: 'mage',
  text: 'Your spells cost 1 less.',
  auras: changeCost(where(FRIENDLY_HAND, SPELL), -1),
});
export const archmageAntonidas = minion('Archmage Antonidas', {
  id: 'EX1_559',
  rarity: 'legendary',
  cost: 7,
  attack: 5,
  health: 7,
  class: 'mage',
  text: 'Each time you cast a spell, you get a Fireball.',
  events: OWN_SPELL_PLAY.on(give('Fireball')),
});
