// The seven Spare Parts of Goblins vs Gnomes, and the minions that hand them out.

import {
  ALL_MINIONS,
  EACH_PLAYER,
  enchant,
  FRIENDLY_MINIONS,
  freeze,
  give,
  minion,
  oneOf,
  requires,
  returnToHand,
  spell,
  swapAttackAndHealth,
  TARGET,
  token,
} from '../../terms.ts';

const SPARE_PART = oneOf(
  'Armor Plating',
  'Time Rewinder',
  'Rusty Horn',
  'Finicky Cloakfield',
  'Emergency Coolant',
  'Reversing Switch',
  'Whirling Blades',
);

export const clockworkGnome = minion('Clockwork Gnome', {
  id: 'GVG_082',
  rarity: 'common',
  cost: 1,
  attack: 2,
  health: 1,
  race: 'mech',
  text: 'Deathrattle: you get a Spare Part.',
  deathrattle: give(SPARE_PART),
});
export const mechanicalYeti = minion('Mechanical Yeti', {
  id: 'GVG_078',
  rarity: 'common',
  cost: 4,
  attack: 4,
  health: 5,
  race: 'mech',
  text: 'Deathrattle: each player gets a Spare Part.',
  deathrattle: give(SPARE_PART, { player: EACH_PLAYER }),
});

export const armorPlating = spell(
  'Armor Plating',
  token({
    id: 'PART_001',
    cost: 1,
    text: '+1 Health for a minion.',
    target: requires(ALL_MINIONS),
    spell: enchant(TARGET, { health: 1 }),
  }),
);
export const timeRewinder = spell(
  'Time Rewinder',
  token({
    id: 'PART_002',
    cost: 1,
    text: 'A minion of yours goes back to your hand.',
    target: requires(FRIENDLY_MINIONS),
    spell: returnToHand(TARGET),
  }),
);
export const rustyHorn = spell(
  'Rusty Horn',
  token({
    id: 'PART_003',
    cost: 1,
    text: 'Taunt for a minion.',
    target: requires(ALL_MINIONS),
    spell: enchant(TARGET, { keywords: ['taunt'] }),
  }),
);
export const finickyCloakfield = spell(
  'Finicky Cloakfield',
  token({
    id: 'PART_004',
    cost: 1,
    text: 'Stealth for a minion of yours until your next turn.',
    target: requires(FRIENDLY_MINIONS),
    spell: enchant(TARGET, { keywords: ['stealth'], until: 'startOfOwnTurn' }),
  }),
);
export const emergencyCoolant = spell(
  'Emergency Coolant',
  token({ id: 'PART_005', cost: 1, text: 'A minion freezes.', target: requires(ALL_MINIONS), spell: freeze(TARGET) }),
);
export const reversingSwitch = spell(
  'Reversing Switch',
  token({
    id: 'PART_006',
    cost: 1,
    text: "A minion's Attack and Health change places.",
    target: requires(ALL_MINIONS),
    spell: swapAttackAndHealth(TARGET),
  }),
);
export const whirlingBlades = spell(
  'Whirling Blades',
  token({
    id: 'PART_007',
    cost: 1,
    text: '+1 Attack for a minion.',
    target: requires(ALL_MINIONS),
    spell: enchant(TARGET, { attack: 1 }),
  }),
);
