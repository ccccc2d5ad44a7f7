// Classic neutral minions with a battlecry, and the card that one of them gives away.

import {
  ALL_HEROES,
  ALL_MINIONS,
  CONTROLLER,
  draw,
  EACH_PLAYER,
  enchant,
  FRIENDLY_MINIONS,
  give,
  handSize,
  minion,
  OPPONENT,
  other,
  requires,
  returnToHand,
  SELF,
  setRemainingHealth,
  silence,
  spell,
  TARGET,
  targets,
  token,
} from '../../terms.ts';

export const abusiveSergeant = minion('Abusive Sergeant', {
  id: 'CS2_188',
  cost: 1,
  attack: 1,
  health: 1,
  text: 'Battlecry: +2 Attack for a minion, until the end of the turn.',
  target: targets(other(ALL_MINIONS)),
  battlecry: enchant(TARGET, { attack: 2, until: 'endOfTurn' }),
});
export const youthfulBrewmaster = minion('Youthful Brewmaster', {
  id: 'EX1_049',
  cost: 2,
  attack: 3,
  health: 2,
  text: 'Battlecry: another minion of yours goes back to your hand.',
  target: targets(other(FRIENDLY_MINIONS)),
  battlecry: returnToHand(TARGET),
});
export const ironbeakOwl = minion('Ironbeak Owl', {
  id: 'CS2_203',
  cost: 3,
  attack: 2,
  health: 1,
  race: 'beast',
  text: 'Battlecry: silences a minion.',
  target: targets(other(ALL_MINIONS)),
  battlecry: silence(TARGET),
});
export const coldlightOracle = minion('Coldlight Oracle', {
  id: 'EX1_050',
  cost: 3,
  attack: 2,
  health: 2,
  race: 'murloc',
  text: 'Battlecry: each player draws two cards.',
  battlecry: draw(2, EACH_PLAYER),
});
export const kingMukla = minion('King Mukla', {
  id: 'EX1_014',
  cost: 3,
  attack: 5,
  health: 5,
  race: 'beast',
  text: 'Battlecry: your opponent gets two Bananas.',
  battlecry: give('Bananas', { player: OPPONENT, count: 2 }),
});
export const bananas = spell(
  'Bananas',
  token({
    id: 'EX1_014t',
    cost: 1,
    text: '+1/+1 for a minion.',
    target: requires(ALL_MINIONS),
    spell: enchant(TARGET, { attack: 1, health: 1 }),
  }),
);
export const twilightDrake = minion('Twilight Drake', {
  id: 'EX1_043',
  cost: 4,
  attack: 4,
  health: 1,
  race: 'dragon',
  text: 'Battlecry: +1 Health for each card in your hand.',
  battlecry: enchant(SELF, { health: handSize(CONTROLLER) }),
});
export const alexstrasza = minion('Alexstrasza', {
  id: 'EX1_561',
  cost: 9,
  attack: 8,
  health: 8,
  race: 'dragon',
  text: "Battlecry: a hero's Health becomes 15.",
  target: targets(ALL_HEROES),
  battlecry: setRemainingHealth(TARGET, 15),
});
