// Classic warlock cards: the end of all minions, and a Demon that costs more than its mana.

import { ALL_MINIONS, destroy, loseManaCrystal, minion, spell } from '../../terms.ts';

export const twistingNether = spell('Twisting Nether', {
  id: 'EX1_312',
  rarity: 'epic',
  cost: 8,
  class: 'warlock',
  text: 'All minions are destroyed.',
  spell: destroy(ALL_MINIONS),
});
export const felguard = minion('Felguard', {
  id: 'EX1_301',
  rarity: 'rare',
  cost: 3,
  attack: 3,
  health: 5,
  class: 'warlock',
  race: 'demon',
  text: 'Taunt. Battlecry: you lose a mana crystal.',
  keywords: 'taunt',
  battlecry: loseManaCrystal(1),
});
