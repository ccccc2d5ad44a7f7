// Class cards of the sets after Goblins vs Gnomes, with their token.

import { ALL_MINIONS, damage, discover, minion, SELF, spell, summon, token } from '../../terms.ts';

export const ironhideDirehorn = minion('Ironhide Direhorn', {
  id: 'TRL_232',
  cost: 7,
  attack: 7,
  health: 7,
  class: 'druid',
  race: 'beast',
  text: 'Overkill: one 5/5 Ironhide Runt.',
  overkill: summon('Ironhide Runt'),
});
export const ironhideRunt = minion(
  'Ironhide Runt',
  token({ id: 'TRL_232t', cost: 5, attack: 5, health: 5, class: 'druid', race: 'beast', text: '' } as const),
);
export const museumCurator = minion('Museum Curator', {
  id: 'LOE_006',
  cost: 2,
  attack: 1,
  health: 2,
  class: 'priest',
  text: 'Battlecry: discover a card with a deathrattle.',
  battlecry: discover({ hasDeathrattle: true }),
});
export const spiritLash = spell('Spirit Lash', {
  id: 'ICC_802',
  cost: 2,
  class: 'priest',
  text: 'Lifesteal. 1 damage to all minions.',
  keywords: 'lifesteal',
  spell: damage(ALL_MINIONS, 1),
});
export const impGangBoss = minion('Imp Gang Boss', {
  id: 'BRM_006',
  cost: 3,
  attack: 2,
  health: 4,
  class: 'warlock',
  race: 'demon',
  text: 'Each time it takes damage: one 1/1 Imp.',
  events: damage(SELF).after(summon('Imp')),
});
export const rabidWorgen = minion('Rabid Worgen', {
  id: 'GIL_113',
  cost: 3,
  attack: 3,
  health: 3,
  class: 'warrior',
  text: 'Rush.',
  keywords: 'rush',
});
