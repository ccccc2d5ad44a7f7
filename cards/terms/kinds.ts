// The constant lists from which the closed unions of the battle vocabulary are made: the list is the type.

export const CARD_KINDS = ['minion', 'spell', 'weapon', 'hero', 'heroPower'] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Keywords of resolution.md §24 that the engine knows. Battlecry, deathrattle and the like are fields of a card. */
export const KEYWORDS = [
  'taunt',
  'charge',
  'rush',
  'divineShield',
  'windfury',
  'megaWindfury',
  'stealth',
  'elusive',
  'immune',
  'poisonous',
  'lifesteal',
  'reborn',
  'freezing',
  'cantAttack',
  'cantAttackHeroes',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export const RACES = ['beast', 'demon', 'dragon', 'elemental', 'mech', 'murloc', 'pirate', 'totem'] as const;
export type Race = (typeof RACES)[number];

export const CLASSES = [
  'neutral',
  'demonHunter',
  'druid',
  'hunter',
  'mage',
  'paladin',
  'priest',
  'rogue',
  'shaman',
  'warlock',
  'warrior',
  // The class of Ysera's Dream cards, which no hero has.
  'dream',
] as const;
export type CardClass = (typeof CLASSES)[number];

export const RARITIES = ['free', 'common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** Names under which `Triggered` reports an activation, and which a trigger multiplier may name (course.md §4). */
export const TRIGGER_KINDS = [
  'battlecry',
  'deathrattle',
  'onPlay',
  'afterPlay',
  'onSummon',
  'afterSummon',
  'onSpell',
  'afterSpell',
  'onTarget',
  'onProposedDamage',
  'onDamage',
  'onProposedHeal',
  'onHeal',
  'onDeath',
  'onProposedDraw',
  'onDraw',
  'onDiscard',
  'afterDiscard',
  'onMill',
  'afterMill',
  'onArmor',
  'afterArmor',
  'onSilence',
  'afterSilence',
  'onFreeze',
  'afterFreeze',
  'afterShieldLoss',
  'onControlChange',
  'afterControlChange',
  'onOverload',
  'afterOverload',
  'afterManaSpent',
  'onReveal',
  'afterReveal',
  'afterEquip',
  'afterGive',
  'afterShuffle',
  'onProposedAttack',
  'onAttack',
  'afterAttack',
  'beforeTurn',
  'startOfTurn',
  'endOfTurn',
  'onHeroPower',
  'inspire',
  'secret',
  'frenzy',
  'overkill',
] as const;
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

export type CardName = string;
