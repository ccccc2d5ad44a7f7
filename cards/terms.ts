// The closed vocabulary in which cards are written. A card file imports from here and nothing else, and a new term
// is added here, with its rule, before any card may use it.

export * from './terms/auras.ts';
export * from './terms/battle-card.ts';
export * from './terms/conditions.ts';
export * from './terms/helpers.ts';
export * from './terms/kinds.ts';
export * from './terms/listeners.ts';
export * from './terms/names.ts';
export * from './terms/numbers.ts';
export * from './terms/picks.ts';
export * from './terms/selectors.ts';
export * from './terms/verbs.ts';
