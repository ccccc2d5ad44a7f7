// Classic mage cards: three secrets, and the token of one of them.

import {
  ALL_MINIONS,
  COUNTER,
  EVENT_CARD,
  HAS_BOARD_ROOM,
  MINION,
  minion,
  OPPONENT,
  play,
  proposeTarget,
  redirectTarget,
  SPELL,
  SUMMONED,
  spell,
  summon,
  summonCopy,
  token,
} from '../../terms.ts';

export const counterspell = spell('Counterspell', {
  id: 'EX1_287',
  cost: 3,
  class: 'mage',
  text: "Secret: your opponent's next spell has no effect.",
  secret: play(OPPONENT, SPELL).on(COUNTER),
});
export const mirrorEntity = spell('Mirror Entity', {
  id: 'EX1_294',
  cost: 3,
  class: 'mage',
  text: 'Secret: after your opponent plays a minion, you get a copy.',
  secret: play(OPPONENT, MINION).when(HAS_BOARD_ROOM).after(summonCopy(EVENT_CARD)),
});
export const spellbender = spell('Spellbender', {
  id: 'tt_010',
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
