// What Basic cards of all classes make, The Coin, and two minions that no card of these sets makes.

import { gainManaThisTurn, minion, spell, token } from '../../terms.ts';

export const murlocScout = minion(
  'Murloc Scout',
  token({ id: 'EX1_506a', rarity: 'common', cost: 1, attack: 1, health: 1, race: 'murloc', text: '' } as const),
);
export const boar = minion(
  'Boar',
  token({ id: 'CS2_boar', rarity: 'common', cost: 1, attack: 1, health: 1, race: 'beast', text: '' } as const),
);
export const mechanicalDragonling = minion(
  'Mechanical Dragonling',
  token({ id: 'EX1_025t', rarity: 'common', cost: 1, attack: 2, health: 1, race: 'mech', text: '' } as const),
);
export const sheep = minion(
  'Sheep',
  token({ id: 'CS2_tk1', rarity: 'common', cost: 1, attack: 1, health: 1, race: 'beast', text: '' } as const),
);
export const frog = minion(
  'Frog',
  token({
    id: 'hexfrog',
    rarity: 'common',
    cost: 0,
    attack: 0,
    health: 1,
    race: 'beast',
    text: 'Taunt.',
    keywords: 'taunt',
  } as const),
);
export const skeleton = minion(
  'Skeleton',
  token({ id: 'skele11', rarity: 'common', cost: 1, attack: 1, health: 1, text: '' } as const),
);
export const avatarOfTheCoin = minion(
  'Avatar of the Coin',
  token({ id: 'GAME_002', rarity: 'free', cost: 0, attack: 1, health: 1, text: '' } as const),
);
export const theCoin = spell(
  'The Coin',
  token({ id: 'GAME_005', cost: 0, text: '1 more mana this turn.', spell: gainManaThisTurn(1) }),
);
