// Classic druid cards: Choose One in a spell and in minions, a deathrattle given to others, and a strong bite.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  damage,
  draw,
  enchant,
  FRIENDLY_HERO,
  FRIENDLY_MINIONS,
  gainArmor,
  minion,
  other,
  requires,
  SELF,
  silence,
  spell,
  summon,
  TARGET,
  targets,
  token,
} from '../../terms.ts';

export const wrath = spell('Wrath', {
  id: 'EX1_154',
  rarity: 'common',
  cost: 2,
  class: 'druid',
  text: 'Choose one: 3 damage to a minion; or 1 damage to it and a card.',
  chooseOne: [
    { name: 'Solar Wrath', text: '3 damage to a minion.', target: requires(ALL_MINIONS), do: [damage(TARGET, 3)] },
    {
      name: "Nature's Wrath",
      text: '1 damage to a minion. Draw a card.',
      target: requires(ALL_MINIONS),
      do: [damage(TARGET, 1), draw(1)],
    },
  ],
});
export const soulOfTheForest = spell('Soul of the Forest', {
  id: 'EX1_158',
  rarity: 'common',
  cost: 4,
  class: 'druid',
  text: 'Your minions gain a deathrattle: one 2/2 Treant.',
  spell: enchant(FRIENDLY_MINIONS, { deathrattle: [summon('Treant')] }),
});
export const treant = minion(
  'Treant',
  token({ id: 'EX1_158t', cost: 2, attack: 2, health: 2, class: 'druid', text: '' } as const),
);
export const keeperOfTheGrove = minion('Keeper of the Grove', {
  id: 'EX1_166',
  rarity: 'rare',
  cost: 4,
  attack: 2,
  health: 2,
  class: 'druid',
  text: 'Choose one: 2 damage to a target; or silence a minion.',
  chooseOne: [
    {
      name: 'Moonfire',
      text: '2 damage to a target.',
      target: targets(other(ALL_CHARACTERS)),
      do: [damage(TARGET, 2)],
    },
    { name: 'Dispel', text: 'Silences a minion.', target: targets(other(ALL_MINIONS)), do: [silence(TARGET)] },
  ],
});
export const ancientOfWar = minion('Ancient of War', {
  id: 'EX1_178',
  rarity: 'epic',
  cost: 7,
  attack: 5,
  health: 5,
  class: 'druid',
  text: 'Choose one: +5 Attack; or +5 Health and Taunt.',
  chooseOne: [
    { name: 'Uproot', text: '+5 Attack.', do: [enchant(SELF, { attack: 5 })] },
    { name: 'Rooted', text: '+5 Health and Taunt.', do: [enchant(SELF, { health: 5, keywords: ['taunt'] })] },
  ],
});
export const bite = spell('Bite', {
  id: 'EX1_570',
  rarity: 'rare',
  cost: 4,
  class: 'druid',
  text: '+4 Attack for your hero this turn. 4 Armor.',
  spell: [enchant(FRIENDLY_HERO, { attack: 4, until: 'endOfTurn' }), gainArmor(4)],
});
