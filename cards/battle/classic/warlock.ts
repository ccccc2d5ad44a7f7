// Classic warlock cards: the end of all minions.

import { ALL_MINIONS, destroy, spell } from '../../terms.ts';

export const twistingNether = spell('Twisting Nether', {
  id: 'EX1_312',
  cost: 8,
  class: 'warlock',
  text: 'All minions are destroyed.',
  spell: destroy(ALL_MINIONS),
});
