// The closed vocabulary in which Dale cards are written. A card file imports from here and nothing else.

export * from './dale/card.ts';
export * from './dale/kinds.ts';
export * from './dale/steps.ts';
export * from './dale/what.ts';
