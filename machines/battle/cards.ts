// cardchart/battle/cards: the language in which battle cards are written. It is a door of its own because some of its
// words, such as `attackOf(SELF)`, are questions to a World in cardchart/battle.

export * from '../../cards/terms.ts';
