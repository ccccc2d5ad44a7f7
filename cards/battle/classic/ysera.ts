// Ysera and the five Dream cards that she hands out.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  destroy,
  enchant,
  except,
  give,
  minion,
  OWN_TURN_BEGIN,
  OWN_TURN_END,
  oneOf,
  requires,
  returnToHand,
  SELF,
  spell,
  TARGET,
  where,
} from '../../terms.ts';

export const ysera = minion('Ysera', {
  id: 'EX1_572',
  rarity: 'legendary',
  cost: 9,
  attack: 4,
  health: 12,
  race: 'dragon',
  text: 'At the end of your turn you get a Dream card.',
  events: OWN_TURN_END.on(give(oneOf('Dream', 'Nightmare', 'Ysera Awakens', 'Laughing Sister', 'Emerald Drake'))),
});

const dream = { class: 'dream', isCollectible: false } as const;
export const dreamSpell = spell('Dream', {
  ...dream,
  id: 'DREAM_04',
  cost: 0,
  text: "A minion goes back to its owner's hand.",
  target: requires(ALL_MINIONS),
  spell: returnToHand(TARGET),
});
export const nightmare = spell('Nightmare', {
  ...dream,
  id: 'DREAM_05',
  cost: 0,
  text: '+5/+5 for a minion, which is destroyed at the start of your next turn.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { attack: 5, health: 5, events: [OWN_TURN_BEGIN.after(destroy(SELF))] }),
});
export const yseraAwakens = spell('Ysera Awakens', {
  ...dream,
  id: 'DREAM_02',
  cost: 2,
  text: '5 damage to all characters except Ysera.',
  spell: damage(except(ALL_CHARACTERS, where(ALL_MINIONS, { name: 'Ysera' })), 5),
});
export const laughingSister = minion('Laughing Sister', {
  ...dream,
  id: 'DREAM_01',
  cost: 3,
  attack: 3,
  health: 5,
  text: "Can't be the target of spells or hero powers.",
  keywords: 'elusive',
});
export const emeraldDrake = minion('Emerald Drake', {
  ...dream,
  id: 'DREAM_03',
  cost: 4,
  attack: 7,
  health: 6,
  race: 'dragon',
  text: '',
});
