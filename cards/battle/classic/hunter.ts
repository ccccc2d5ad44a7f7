// Classic hunter cards: a secret that hurts attackers, a short immunity, and light on all that hides.

import {
  ALL_MINIONS,
  damage,
  destroy,
  draw,
  ENEMY_CHARACTERS,
  ENEMY_SECRETS,
  enchant,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  proposeAttack,
  requires,
  spell,
  TARGET,
  takeKeyword,
  where,
} from '../../terms.ts';

export const bestialWrath = spell('Bestial Wrath', {
  id: 'EX1_549',
  rarity: 'epic',
  cost: 1,
  class: 'hunter',
  text: '+2 Attack and Immune for a Beast of yours, until the end of the turn.',
  target: requires(where(FRIENDLY_MINIONS, { race: 'beast' })),
  spell: enchant(TARGET, { attack: 2, keywords: ['immune'], until: 'endOfTurn' }),
});
export const explosiveTrap = spell('Explosive Trap', {
  id: 'EX1_610',
  rarity: 'common',
  cost: 2,
  class: 'hunter',
  text: 'Secret: when your hero is attacked, 2 damage to all enemies.',
  secret: proposeAttack(ENEMY_CHARACTERS, FRIENDLY_HERO).on(damage(ENEMY_CHARACTERS, 2)),
});
export const flare = spell('Flare', {
  id: 'EX1_544',
  rarity: 'rare',
  cost: 2,
  class: 'hunter',
  text: 'All minions lose Stealth. All enemy Secrets are destroyed. Draw a card.',
  spell: [takeKeyword(ALL_MINIONS, 'stealth'), destroy(ENEMY_SECRETS), draw(1)],
});
