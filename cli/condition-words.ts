// Conditions in a few words, as they follow "while": `it is seat 0's turn`.

import type { Comparison, Condition, SteadySelector } from '../machines/battle/index.ts';
import { amountWords } from './amount-words.ts';
import { predicateWords, withArticle } from './filter-words.ts';
import { list } from './layout.ts';
import { groupNoun, howMany, playerWords, selectorWords, type Viewpoint } from './selector-words.ts';

/** The words for a condition that holds, and for the opposite. */
interface BothWays {
  readonly holds: string;
  readonly fails: string;
}

export const conditionWords = (condition: Condition, viewpoint: Viewpoint): string =>
  bothWays(condition, viewpoint).holds;

const COMPARED: Record<Comparison, BothWays> = {
  '=': { holds: 'is', fails: 'is not' },
  '<': { holds: 'is less than', fails: 'is at least' },
  '<=': { holds: 'is at most', fails: 'is more than' },
  '>': { holds: 'is more than', fails: 'is at most' },
  '>=': { holds: 'is at least', fails: 'is less than' },
};

const either = (words: (way: keyof BothWays) => string): BothWays => ({ holds: words('holds'), fails: words('fails') });

const bothWays = (condition: Condition, viewpoint: Viewpoint): BothWays => {
  const { owner } = viewpoint;
  switch (condition.if) {
    case 'not': {
      const { holds, fails } = bothWays(condition.condition, viewpoint);
      return { holds: fails, fails: holds };
    }
    case 'all':
    case 'any': {
      const each = condition.conditions.map((inner) => partWords(inner, viewpoint));
      const [joint, opposite] = condition.if === 'all' ? ['and', 'or'] : ['or', 'and'];
      const holds = each.map((words) => words.holds);
      const fails = each.map((words) => words.fails);
      return { holds: list(holds, joint), fails: list(fails, opposite) };
    }
    case 'exists':
      return existsWords(condition, viewpoint);
    case 'compare': {
      const [left, right] = [condition.left, condition.right].map((amount) => amountWords(amount, viewpoint));
      return either((way) => `${left} ${COMPARED[condition.is][way]} ${right}`);
    }
    case 'isDying': {
      const who = selectorWords(condition.who, viewpoint);
      return howMany(condition.who) === 'one'
        ? { holds: `${who} is dying`, fails: `${who} is not dying` }
        : { holds: `one of ${who} is dying`, fails: `none of ${who} is dying` };
    }
    case 'isTurnOf': {
      const turn = `${playerWords(condition.player, viewpoint)}'s turn`;
      return { holds: `it is ${turn}`, fails: `it is not ${turn}` };
    }
    case 'hasRoom': {
      const place = { board: `on seat ${owner}'s board`, hand: `in seat ${owner}'s hand` }[condition.on];
      return { holds: `there is room ${place}`, fails: `there is no room ${place}` };
    }
    case 'hasDied':
      return { holds: `${condition.card} has died this game`, fails: `no ${condition.card} has died this game` };
    case 'hasPlayedThisTurn':
      return {
        holds: `seat ${owner} has played another card this turn`,
        fails: `seat ${owner} has played no other card this turn`,
      };
    case 'choseCard':
      return { holds: `${condition.card} was chosen`, fails: `${condition.card} was not chosen` };
  }
};

/** A list inside a list needs brackets. */
const partWords = (condition: Condition, viewpoint: Viewpoint): BothWays => {
  const { holds, fails } = bothWays(condition, viewpoint);
  return isList(condition) ? { holds: `(${holds})`, fails: `(${fails})` } : { holds, fails };
};

const isList = (condition: Condition): boolean => {
  if (condition.if === 'not') return isList(condition.condition);
  return (condition.if === 'all' || condition.if === 'any') && condition.conditions.length > 1;
};

type Exists = Extract<Condition, { if: 'exists' }>;

const existsWords = ({ selector, atLeast }: Exists, viewpoint: Viewpoint): BothWays => {
  if (selector.select === 'group') return groupExists(selector, atLeast, viewpoint);
  const who = selectorWords(selector, viewpoint);
  if (howMany(selector) === 'one') return oneExists(selector, viewpoint);
  return atLeast === 1
    ? { holds: `one of ${who} is there`, fails: `none of ${who} is there` }
    : { holds: `at least ${atLeast} of ${who} are there`, fails: `fewer than ${atLeast} of ${who} are there` };
};

/** Of a single entity it is asked what it is: `Wisp W is damaged`. */
const oneExists = (selector: SteadySelector, viewpoint: Viewpoint): BothWays => {
  const isSo = (who: SteadySelector, what: string): BothWays => {
    const words = selectorWords(who, viewpoint);
    return { holds: `${words} is ${what}`, fails: `${words} is not ${what}` };
  };
  if (selector.select === 'filtered') return isSo(selector.from, predicateWords(selector.where, 'one', viewpoint));
  if (selector.select === 'both') {
    const [first, ...others] = selector.of;
    if (first !== undefined && others.length > 0) {
      return isSo(first, `among ${list(others.map((each) => selectorWords(each, viewpoint)))}`);
    }
  }
  return isSo(selector, 'there');
};

type Group = Extract<SteadySelector, { select: 'group' }>;

const PLACES: Record<Group['zone'], string> = {
  play: '',
  hand: ' in hand',
  deck: ' in the deck',
  graveyard: ' in the graveyard',
};

/** `seat 0 has another beast`, `there are fewer than 2 damaged minions`. */
const groupExists = (group: Group, atLeast: number, viewpoint: Viewpoint): BothWays => {
  const { owner } = viewpoint;
  const isOne = atLeast === 1;
  const place = PLACES[group.zone];
  const there = isOne ? 'there is' : 'there are';
  const has = { friendly: `seat ${owner} has`, enemy: `seat ${1 - owner} has`, any: there }[group.side];
  const noun = groupNoun(group, isOne ? 'one' : 'several', viewpoint);
  return isOne
    ? { holds: `${has} ${withArticle(noun)}${place}`, fails: `${has} no ${noun}${place}` }
    : { holds: `${has} at least ${atLeast} ${noun}${place}`, fails: `${has} fewer than ${atLeast} ${noun}${place}` };
};
