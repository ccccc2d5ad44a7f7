// Basic shaman cards: spells that strengthen, freeze or transform, and the four basic Totems of the hero power.

import {
  ALL_CHARACTERS,
  ALL_MINIONS,
  adjacentTo,
  CONTROLLER,
  damage,
  ENEMY_CHARACTERS,
  enchant,
  endTurn,
  FRIENDLY_CHARACTERS,
  FRIENDLY_MINIONS,
  freeze,
  fullHeal,
  heal,
  minion,
  other,
  requires,
  SELF,
  spell,
  statAura,
  TARGET,
  targets,
  token,
  transform,
  where,
} from '../../terms.ts';

export const totemicMight = spell('Totemic Might', {
  id: 'EX1_244',
  rarity: 'free',
  cost: 0,
  class: 'shaman',
  text: 'Your Totems: +2 Health.',
  spell: enchant(where(FRIENDLY_MINIONS, { race: 'totem' }), { health: 2 }),
});
export const frostShock = spell('Frost Shock', {
  id: 'CS2_037',
  rarity: 'free',
  cost: 1,
  class: 'shaman',
  text: '1 damage to an enemy, which freezes.',
  target: requires(ENEMY_CHARACTERS),
  spell: [damage(TARGET, 1), freeze(TARGET)],
});
export const windfury = spell('Windfury', {
  id: 'CS2_039',
  rarity: 'free',
  cost: 2,
  class: 'shaman',
  text: 'A minion gains Windfury.',
  target: requires(ALL_MINIONS),
  spell: enchant(TARGET, { keywords: ['windfury'] }),
});
export const rockbiterWeapon = spell('Rockbiter Weapon', {
  id: 'CS2_045',
  rarity: 'free',
  cost: 2,
  class: 'shaman',
  text: '+3 Attack this turn for your hero or a minion of yours.',
  target: requires(FRIENDLY_CHARACTERS),
  spell: enchant(TARGET, { attack: 3, until: 'endOfTurn' }),
});
export const bloodlust = spell('Bloodlust', {
  id: 'CS2_046',
  rarity: 'free',
  cost: 5,
  class: 'shaman',
  text: '+3 Attack this turn for your minions.',
  spell: enchant(FRIENDLY_MINIONS, { attack: 3, until: 'endOfTurn' }),
});
export const flametongueTotem = minion('Flametongue Totem', {
  id: 'EX1_565',
  rarity: 'free',
  cost: 3,
  attack: 0,
  health: 3,
  class: 'shaman',
  race: 'totem',
  text: 'Its neighbours: +2 Attack.',
  auras: statAura(adjacentTo(SELF), { attack: 2 }),
});
export const windspeaker = minion('Windspeaker', {
  id: 'EX1_587',
  rarity: 'free',
  cost: 4,
  attack: 3,
  health: 3,
  class: 'shaman',
  text: 'Battlecry: another minion of yours gains Windfury.',
  target: targets(other(FRIENDLY_MINIONS)),
  battlecry: enchant(TARGET, { keywords: ['windfury'] }),
});
export const fireElemental = minion('Fire Elemental', {
  id: 'CS2_042',
  rarity: 'free',
  cost: 6,
  attack: 6,
  health: 5,
  class: 'shaman',
  race: 'elemental',
  text: 'Battlecry: 3 damage to a target.',
  target: targets(other(ALL_CHARACTERS)),
  battlecry: damage(TARGET, 3),
});

export const ancestralHealing = spell('Ancestral Healing', {
  id: 'CS2_041',
  rarity: 'free',
  cost: 0,
  class: 'shaman',
  text: 'A minion gets all its Health back, and Taunt.',
  target: requires(ALL_MINIONS),
  spell: [fullHeal(TARGET), enchant(TARGET, { keywords: ['taunt'] })],
});
export const hex = spell('Hex', {
  id: 'EX1_246',
  rarity: 'free',
  cost: 4,
  class: 'shaman',
  text: 'A minion becomes a 0/1 Frog with Taunt.',
  target: requires(ALL_MINIONS),
  spell: transform(TARGET, 'Frog'),
});

const totem = { cost: 1, attack: 0, health: 2, class: 'shaman', race: 'totem' } as const;
export const searingTotem = minion(
  'Searing Totem',
  token({ ...totem, id: 'CS2_050', rarity: 'free', attack: 1, health: 1, text: '' }),
);
export const stoneclawTotem = minion(
  'Stoneclaw Totem',
  token({ ...totem, id: 'CS2_051', rarity: 'free', text: 'Taunt.', keywords: 'taunt' } as const),
);
export const healingTotem = minion(
  'Healing Totem',
  token({
    ...totem,
    id: 'NEW1_009',
    rarity: 'free',
    text: 'At the end of your turn your minions are healed for 1.',
    events: endTurn(CONTROLLER).on(heal(FRIENDLY_MINIONS, 1)),
  }),
);
export const wrathOfAirTotem = minion(
  'Wrath of Air Totem',
  token({ ...totem, id: 'CS2_052', rarity: 'free', text: 'Spell Damage +1.', spellDamage: 1 }),
);
