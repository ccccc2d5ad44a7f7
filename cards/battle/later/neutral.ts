// Neutral minions of the sets after Goblins vs Gnomes.

import {
  ALL_HEROES,
  CONTROLLER,
  damage,
  enchant,
  FRIENDLY_HERO,
  heal,
  heroPower,
  isDying,
  minion,
  multiplyTriggers,
  not,
  REDIRECT_HERO_DAMAGE,
  revive,
  SELF,
  summon,
} from '../../terms.ts';

export const grimPatron = minion('Grim Patron', {
  id: 'BRM_019',
  cost: 5,
  attack: 3,
  health: 3,
  text: 'Each time it survives damage: one more Grim Patron.',
  events: damage(SELF)
    .when(not(isDying(SELF)))
    .after(summon('Grim Patron')),
});
export const lowlySquire = minion('Lowly Squire', {
  id: 'AT_082',
  cost: 1,
  attack: 1,
  health: 2,
  text: 'After you use your hero power: +1 Attack.',
  events: heroPower(CONTROLLER).after(enchant(SELF, { attack: 1 })),
});
export const bolfRamshield = minion('Bolf Ramshield', {
  id: 'AT_124',
  cost: 6,
  attack: 3,
  health: 9,
  text: 'It takes the damage meant for your hero.',
  auras: REDIRECT_HERO_DAMAGE,
});
export const icehowl = minion('Icehowl', {
  id: 'AT_125',
  cost: 9,
  attack: 10,
  health: 10,
  text: "Charge. Can't attack heroes.",
  keywords: ['charge', 'cantAttackHeroes'],
});
export const brannBronzebeard = minion('Brann Bronzebeard', {
  id: 'LOE_077',
  cost: 3,
  attack: 2,
  health: 4,
  text: 'Your battlecries trigger twice.',
  auras: multiplyTriggers('battlecry', { times: 2, stacking: 'max' }),
});
export const nzothTheCorruptor = minion("N'Zoth, the Corruptor", {
  id: 'OG_133',
  cost: 10,
  attack: 5,
  health: 7,
  text: 'Battlecry: your dead minions that had a deathrattle come back.',
  battlecry: revive({ hasDeathrattle: true }),
});
export const mistressOfMixtures = minion('Mistress of Mixtures', {
  id: 'CFM_120',
  cost: 1,
  attack: 2,
  health: 2,
  text: 'Deathrattle: both heroes are healed for 4.',
  deathrattle: heal(ALL_HEROES, 4),
});
export const drakkariEnchanter = minion('Drakkari Enchanter', {
  id: 'ICC_901',
  cost: 3,
  attack: 1,
  health: 5,
  text: 'What your minions do at the end of your turn happens twice.',
  auras: multiplyTriggers('endOfTurn', { times: 2, stacking: 'max' }),
});
export const khartutDefender = minion('Khartut Defender', {
  id: 'ULD_208',
  cost: 6,
  attack: 3,
  health: 4,
  text: 'Taunt, Reborn. Deathrattle: your hero is healed for 3.',
  keywords: ['taunt', 'reborn'],
  deathrattle: heal(FRIENDLY_HERO, 3),
});
