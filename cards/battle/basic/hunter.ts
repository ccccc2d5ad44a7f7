// Basic hunter cards: Beasts and what they help, shots, and a look at the deck.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  BEAST,
  CHOSEN,
  CONTROLLER,
  chooseOne,
  damage,
  discard,
  draw,
  drawCards,
  ENEMY_MINIONS,
  enchant,
  exists,
  FRIENDLY_DECK,
  FRIENDLY_MINIONS,
  grantKeyword,
  ifThen,
  minion,
  NOT_CHOSEN,
  oneOf,
  other,
  random,
  requires,
  spell,
  statAura,
  summon,
  TARGET,
  targets,
  token,
  topOf,
  where,
} from '../../terms.ts';

export const timberWolf = minion('Timber Wolf', {
  id: 'DS1_175',
  rarity: 'free',
  cost: 1,
  attack: 1,
  health: 1,
  class: 'hunter',
  race: 'beast',
  text: 'Your other Beasts: +1 Attack.',
  auras: statAura(other(where(FRIENDLY_MINIONS, BEAST)), { attack: 1 }),
});
export const houndmaster = minion('Houndmaster', {
  id: 'DS1_070',
  rarity: 'free',
  cost: 4,
  attack: 4,
  health: 3,
  class: 'hunter',
  text: 'Battlecry: +2/+2 and Taunt for a Beast of yours.',
  target: targets(where(FRIENDLY_MINIONS, BEAST)),
  battlecry: enchant(TARGET, { attack: 2, health: 2, keywords: ['taunt'] }),
});
export const starvingBuzzard = minion('Starving Buzzard', {
  id: 'CS2_237',
  rarity: 'free',
  cost: 5,
  attack: 3,
  health: 2,
  class: 'hunter',
  race: 'beast',
  text: 'Each time you summon a Beast, draw a card.',
  events: summon(CONTROLLER, BEAST).on(draw(1)),
});
export const tundraRhino = minion('Tundra Rhino', {
  id: 'DS1_178',
  rarity: 'free',
  cost: 5,
  attack: 2,
  health: 5,
  class: 'hunter',
  race: 'beast',
  text: 'Charge for your Beasts, this one too.',
  auras: grantKeyword('charge', where(FRIENDLY_MINIONS, BEAST)),
});
export const arcaneShot = spell('Arcane Shot', {
  id: 'DS1_185',
  rarity: 'free',
  cost: 1,
  class: 'hunter',
  text: '2 damage to a target.',
  target: requires(ALL_CHARACTERS),
  spell: damage(TARGET, 2),
});
export const tracking = spell('Tracking', {
  id: 'DS1_184',
  rarity: 'free',
  cost: 1,
  class: 'hunter',
  text: 'Draw one of the three top cards of your deck, discard the others.',
  spell: chooseOne(topOf(FRIENDLY_DECK, 3), [drawCards(CHOSEN), discard(NOT_CHOSEN)]),
});
export const huntersMark = spell("Hunter's Mark", {
  id: 'CS2_084',
  rarity: 'free',
  cost: 2,
  class: 'hunter',
  text: "A minion's Health becomes 1.",
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { setHealth: 1 }),
});
export const killCommand = spell('Kill Command', {
  id: 'EX1_539',
  rarity: 'free',
  cost: 3,
  class: 'hunter',
  text: '3 damage to a target, or 5 while you have a Beast.',
  target: requires(ALL_CHARACTERS),
  spell: ifThen(exists(where(FRIENDLY_MINIONS, BEAST)), damage(TARGET, 5), damage(TARGET, 3)),
});
export const animalCompanion = spell('Animal Companion', {
  id: 'NEW1_031',
  rarity: 'free',
  cost: 3,
  class: 'hunter',
  text: 'One of Huffer, Leokk and Misha, at random.',
  spell: summon(oneOf('Huffer', 'Leokk', 'Misha')),
});
export const multiShot = spell('Multi-Shot', {
  id: 'DS1_183',
  rarity: 'free',
  cost: 4,
  class: 'hunter',
  text: '3 damage to two random enemy minions.',
  playableWhile: exists(ENEMY_MINIONS),
  spell: damage(random(ENEMY_MINIONS, 2), 3),
});

const companion = { rarity: 'common', cost: 3, class: 'hunter', race: 'beast' } as const;

export const huffer = minion(
  'Huffer',
  token({ ...companion, id: 'NEW1_034', attack: 4, health: 2, text: 'Charge', keywords: 'charge' } as const),
);
export const leokk = minion(
  'Leokk',
  token({
    ...companion,
    id: 'NEW1_033',
    attack: 2,
    health: 4,
    text: 'Your other minions: +1 Attack.',
    auras: statAura(other(FRIENDLY_MINIONS), { attack: 1 }),
  } as const),
);
export const misha = minion(
  'Misha',
  token({ ...companion, id: 'NEW1_032', attack: 4, health: 4, text: 'Taunt', keywords: 'taunt' } as const),
);
