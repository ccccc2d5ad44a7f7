// Basic warlock cards: damage, much of it with a price or a question, and Demons.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  beginTurn,
  CONTROLLER,
  damage,
  destroy,
  discard,
  draw,
  ENEMY_MINIONS,
  enchant,
  FRIENDLY_HAND,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  heal,
  ifThen,
  isDying,
  minion,
  other,
  random,
  requires,
  SELF,
  spell,
  TARGET,
  where,
} from '../../terms.ts';

export const sacrificialPact = spell('Sacrificial Pact', {
  id: 'NEW1_003',
  rarity: 'free',
  cost: 0,
  class: 'warlock',
  text: 'A Demon of yours is destroyed; your hero is healed for 5.',
  target: requires(where(FRIENDLY_MINIONS, { race: 'demon' })),
  spell: [destroy(TARGET), heal(FRIENDLY_HERO, 5)],
});
export const corruption = spell('Corruption', {
  id: 'CS2_063',
  rarity: 'free',
  cost: 1,
  class: 'warlock',
  text: 'An enemy minion is destroyed at the start of your next turn.',
  target: requires(ENEMY_MINIONS),
  spell: enchant(TARGET, { events: [beginTurn(CONTROLLER).after(destroy(SELF))] }),
});

export const mortalCoil = spell('Mortal Coil', {
  id: 'EX1_302',
  rarity: 'free',
  cost: 1,
  class: 'warlock',
  text: '1 damage to a minion; if that is lethal, draw a card.',
  target: requires(ALL_MINIONS),
  spell: [damage(TARGET, 1), ifThen(isDying(TARGET), draw(1))],
});
export const soulfire = spell('Soulfire', {
  id: 'EX1_308',
  rarity: 'free',
  cost: 1,
  class: 'warlock',
  text: '4 damage to a target. Discard a random card.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 4), discard(random(FRIENDLY_HAND))],
});
export const voidwalker = minion('Voidwalker', {
  id: 'CS2_065',
  rarity: 'free',
  cost: 1,
  attack: 1,
  health: 3,
  class: 'warlock',
  race: 'demon',
  text: 'Taunt.',
  keywords: 'taunt',
});
export const hellfire = spell('Hellfire', {
  id: 'CS2_062',
  rarity: 'free',
  cost: 4,
  class: 'warlock',
  text: '3 damage to all characters.',
  spell: damage(ALL_CHARACTERS, 3),
});
export const felstalker = minion('Felstalker', {
  id: 'EX1_306',
  rarity: 'free',
  cost: 2,
  attack: 4,
  health: 3,
  class: 'warlock',
  race: 'demon',
  text: 'Battlecry: discard a random card.',
  battlecry: discard(random(FRIENDLY_HAND)),
});
export const shadowBolt = spell('Shadow Bolt', {
  id: 'CS2_057',
  rarity: 'free',
  cost: 3,
  class: 'warlock',
  text: '4 damage to a minion.',
  target: requires(ALL_MINIONS),
  spell: damage(TARGET, 4),
});
export const drainLife = spell('Drain Life', {
  id: 'CS2_061',
  rarity: 'free',
  cost: 3,
  class: 'warlock',
  text: '2 damage to a target; your hero is healed for 2.',
  target: requires(ALL_CHARACTERS),
  spell: [damage(TARGET, 2), heal(FRIENDLY_HERO, 2)],
});
export const dreadInfernal = minion('Dread Infernal', {
  id: 'CS2_064',
  rarity: 'free',
  cost: 6,
  attack: 6,
  health: 6,
  class: 'warlock',
  race: 'demon',
  text: 'Battlecry: 1 damage to all other characters.',
  battlecry: damage(other(ALL_CHARACTERS), 1),
});
