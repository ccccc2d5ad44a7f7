// Basic druid cards: small damage, healing and mana.

import { ALL_CHARACTERS, damage, gainManaCrystal, heal, requires, spell, TARGET } from '../../terms.ts';

export const moonfire = spell('Moonfire', {
  id: 'CS2_008',
  cost: 0,
  class: 'druid',
  text: '1 damage to a target.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 1),
});
export const healingTouch = spell('Healing Touch', {
  id: 'CS2_007',
  cost: 3,
  class: 'druid',
  text: 'A target is healed for 8.',
  target: requires(ALL_CHARACTERS),
  spell: heal(TARGET, 8),
});
export const wildGrowth = spell('Wild Growth', {
  id: 'CS2_013',
  cost: 3,
  class: 'druid',
  text: 'One more mana crystal, empty.',
  spell: gainManaCrystal(1),
});
