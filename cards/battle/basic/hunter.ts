// Basic hunter cards: two minions that help Beasts.

import { FRIENDLY_MINIONS, grantKeyword, minion, other, statAura, where } from '../../terms.ts';

export const timberWolf = minion('Timber Wolf', {
  id: 'DS1_175',
  cost: 1,
  attack: 1,
  health: 1,
  class: 'hunter',
  race: 'beast',
  text: 'Your other Beasts: +1 Attack.',
  auras: statAura(other(where(FRIENDLY_MINIONS, { race: 'beast' })), { attack: 1 }),
});
export const tundraRhino = minion('Tundra Rhino', {
  id: 'DS1_178',
  cost: 5,
  attack: 2,
  health: 5,
  class: 'hunter',
  race: 'beast',
  text: 'Charge for your Beasts, this one too.',
  auras: grantKeyword('charge', where(FRIENDLY_MINIONS, { race: 'beast' })),
});
