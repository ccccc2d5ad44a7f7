// The constant lists from which the closed unions of the Dale vocabulary are made.

/** Animalfolk sets that are built; junk belongs to none (rules.md §1). */
export const SETS = [
  'macaws',
  'pandas',
  'raccoons',
  'squirrels',
  'chameleons',
  'platypuses',
  'sloths',
  'foxes',
  'owls',
] as const;
export type SetName = (typeof SETS)[number];

/** What sets a reaction off (rules.md §11.4, owls.md §3 and §14). */
export const REACTION_EVENTS = ['entersHand', 'techniqueResolved', 'purchased', 'shuffled', 'built'] as const;
export type ReactionEvent = (typeof REACTION_EVENTS)[number];

/** How a card counts while it is part of a stack being built (rules.md §8). */
export const BUILD_MODIFIERS = ['anyClutter', 'anySets', 'discardCard', 'flexibleValue', 'bonusBuild'] as const;
export type BuildModifier = (typeof BUILD_MODIFIERS)[number];

/** How a card counts while it pays for a purchase (rules.md §5). */
export const PURCHASE_MODIFIERS = ['rearrangeMarket', 'mayKeep'] as const;
export type PurchaseModifier = (typeof PURCHASE_MODIFIERS)[number];

/** Where a chameleon finds what it copies (rules.md §13.1). */
export const COPY_SOURCES = ['rightmostStack', 'otherDiscard', 'bin', 'otherHand', 'market', 'ownHand'] as const;
export type CopySource = (typeof COPY_SOURCES)[number];
