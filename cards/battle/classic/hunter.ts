// Classic hunter cards: a secret that hurts attackers, and a short immunity.

import {
  damage,
  ENEMY_CHARACTERS,
  enchant,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  proposeAttack,
  requires,
  spell,
  TARGET,
  where,
} from '../../terms.ts';

export const bestialWrath = spell('Bestial Wrath', {
  id: 'EX1_549',
  cost: 1,
  class: 'hunter',
  text: '+2 Attack and Immune for a Beast of yours, until the end of the turn.',
  target: requires(where(FRIENDLY_MINIONS, { race: 'beast' })),
  spell: enchant(TARGET, { attack: 2, keywords: ['immune'], until: 'endOfTurn' }),
});
export const explosiveTrap = spell('Explosive Trap', {
  id: 'EX1_610',
  cost: 2,
  class: 'hunter',
  text: 'Secret: when your hero is attacked, 2 damage to all enemies.',
  secret: proposeAttack(ENEMY_CHARACTERS, FRIENDLY_HERO).on(damage(ENEMY_CHARACTERS, 2)),
});
