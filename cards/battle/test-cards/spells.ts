// Fictional spells: the simplest form of an effect each.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  destroy,
  ENEMY_MINIONS,
  enchant,
  FRIENDLY_HERO,
  requires,
  spell,
  summon,
  TARGET,
} from '../../terms.ts';

export const testBlank = spell('Test Blank', { cost: 0, text: 'Nothing happens.', spell: [] });
export const testBolt = spell('Test Bolt', {
  cost: 1,
  text: '1 damage to a target.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 1),
});
export const testDoubleBolt = spell('Test Double Bolt', {
  cost: 1,
  text: '1 damage to your hero, twice.',
  spell: [damage(FRIENDLY_HERO, 1), damage(FRIENDLY_HERO, 1)],
});
export const testVolley = spell('Test Volley', {
  cost: 1,
  text: '1 damage to all enemy minions.',
  spell: damage(ENEMY_MINIONS, 1),
});
export const testBlessing = spell('Test Blessing', {
  cost: 1,
  text: '+2 Health for a minion.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { health: 2 }),
});
export const testAssassin = spell('Test Assassin', {
  cost: 1,
  text: 'A minion is destroyed.',
  target: requires(ALL_MINIONS),
  spell: destroy(TARGET),
});
export const testPyroCall = spell('Test Pyro Call', {
  cost: 1,
  text: 'One Wild Pyromancer.',
  spell: summon('Wild Pyromancer'),
});

export const testVerdict = spell('Test Verdict', {
  cost: 1,
  text: 'A minion is destroyed; 1 damage to all minions.',
  target: requires(ALL_MINIONS),
  spell: [destroy(TARGET), damage(ALL_MINIONS, 1)],
});
