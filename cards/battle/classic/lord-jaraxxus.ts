// Lord Jaraxxus: the minion that becomes a hero, with all that comes with him.

import { becomeHero, equip, HAS_BOARD_ROOM, hero, heroPowerCard, minion, summon, token, weapon } from '../../terms.ts';

export const lordJaraxxus = minion('Lord Jaraxxus', {
  id: 'EX1_323',
  rarity: 'legendary',
  cost: 9,
  attack: 3,
  health: 15,
  class: 'warlock',
  race: 'demon',
  text: 'Battlecry: your hero becomes Lord Jaraxxus, with 15 Health, and equips a 3/8 Blood Fury.',
  battlecry: [becomeHero('Lord Jaraxxus (hero)'), equip('Blood Fury')],
});
/** The public name is that of the minion; here a name means one card. */
export const lordJaraxxusHero = hero('Lord Jaraxxus (hero)', {
  id: 'EX1_323h',
  rarity: 'legendary',
  class: 'warlock',
  health: 15,
  heroPower: 'INFERNO!',
  text: '',
});
export const inferno = heroPowerCard('INFERNO!', {
  id: 'EX1_tk33',
  cost: 2,
  class: 'warlock',
  text: 'One 6/6 Infernal.',
  playableWhile: HAS_BOARD_ROOM,
  power: summon('Infernal'),
});
export const infernal = minion(
  'Infernal',
  token({ id: 'EX1_tk34', cost: 6, attack: 6, health: 6, class: 'warlock', race: 'demon', text: '' } as const),
);
export const bloodFury = weapon(
  'Blood Fury',
  token({ id: 'EX1_323w', cost: 3, attack: 3, durability: 8, class: 'warlock', text: '' } as const),
);
