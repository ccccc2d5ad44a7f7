// Classic mage and priest minions: a free Secret, and Attack tied to Health.

import {
  attackAura,
  END_THIS,
  enchantPlayer,
  FRIENDLY_HAND,
  healthOf,
  minion,
  OWN_SECRET_PLAY,
  SECRET,
  SELF,
  setCost,
  where,
} from '../../terms.ts';

export const kirinTorMage = minion('Kirin Tor Mage', {
  id: 'EX1_612',
  rarity: 'rare',
  cost: 3,
  attack: 4,
  health: 3,
  class: 'mage',
  text: 'Battlecry: your next Secret this turn costs 0.',
  battlecry: enchantPlayer({
    auras: [setCost(where(FRIENDLY_HAND, SECRET), 0)],
    events: [OWN_SECRET_PLAY.on(END_THIS)],
    until: 'endOfTurn',
  }),
});
export const lightspawn = minion('Lightspawn', {
  id: 'EX1_335',
  rarity: 'common',
  cost: 4,
  attack: 0,
  health: 5,
  class: 'priest',
  race: 'elemental',
  text: 'Its Attack always equals its Health.',
  auras: attackAura(SELF, healthOf(SELF)),
});
