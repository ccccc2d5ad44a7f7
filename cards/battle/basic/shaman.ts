// Basic shaman cards: two spells on one minion, and the four basic Totems of the hero power.

import {
  ALL_MINIONS,
  CONTROLLER,
  enchant,
  endTurn,
  FRIENDLY_MINIONS,
  fullHeal,
  heal,
  minion,
  requires,
  spell,
  TARGET,
  token,
  transform,
} from '../../terms.ts';

export const ancestralHealing = spell('Ancestral Healing', {
  id: 'CS2_041',
  cost: 0,
  class: 'shaman',
  text: 'A minion gets all its Health back, and Taunt.',
  target: requires(ALL_MINIONS),
  spell: [fullHeal(TARGET), enchant(TARGET, { keywords: ['taunt'] })],
});
export const hex = spell('Hex', {
  id: 'EX1_246',
  cost: 4,
  class: 'shaman',
  text: 'A minion becomes a 0/1 Frog with Taunt.',
  target: requires(ALL_MINIONS),
  spell: transform(TARGET, 'Frog'),
});

const totem = { cost: 1, attack: 0, health: 2, class: 'shaman', race: 'totem' } as const;
export const searingTotem = minion('Searing Totem', token({ ...totem, id: 'CS2_050', attack: 1, health: 1, text: '' }));
export const stoneclawTotem = minion(
  'Stoneclaw Totem',
  token({ ...totem, id: 'CS2_051', text: 'Taunt.', keywords: 'taunt' } as const),
);
export const healingTotem = minion(
  'Healing Totem',
  token({
    ...totem,
    id: 'NEW1_009',
    text: 'At the end of your turn your minions are healed for 1.',
    events: endTurn(CONTROLLER).on(heal(FRIENDLY_MINIONS, 1)),
  }),
);
export const wrathOfAirTotem = minion(
  'Wrath of Air Totem',
  token({ ...totem, id: 'CS2_052', text: 'Spell Damage +1.', spellDamage: 1 }),
);
