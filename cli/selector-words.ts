// Selectors in words, as the auras that use them are read: whose, which, where.

import type { Amount, GroupSelector, PlayerTerm, RoleSelector, Selector } from '../machines/battle/index.ts';
import type { Seat } from '../machines/index.ts';
import { ATTRIBUTE_WORDS, amountWords } from './amount-words.ts';
import { filterWords, type HowMany, predicateWords } from './filter-words.ts';
import { list } from './layout.ts';

/** From whose side a selector is read, and what the card whose text it is goes by. */
export interface Viewpoint {
  readonly owner: Seat;
  readonly source: string;
}

const ROLES: Record<Exclude<RoleSelector['select'], 'self'>, string> = {
  target: 'the target',
  eventCard: 'the card concerned',
  eventOther: 'the other card concerned',
  eventSource: 'what caused it',
  chosen: 'the card chosen',
  notChosen: 'the cards not chosen',
  summoned: 'the minion summoned',
  drawn: 'the card drawn',
  given: 'the card given',
  each: 'each of them',
};

const NEIGHBOURS = {
  both: 'the minions next to',
  left: 'the minion to the left of',
  right: 'the minion to the right of',
};

export const selectorWords = (selector: Selector, viewpoint: Viewpoint): string => {
  const words = (inner: Selector): string => selectorWords(inner, viewpoint);
  switch (selector.select) {
    case 'group':
      return groupWords(selector, viewpoint);
    case 'self':
      return viewpoint.source;
    case 'adjacent':
      return `${NEIGHBOURS[selector.side]} ${words(selector.to)}`;
    case 'filtered': {
      const { from, where } = selector;
      return `${words(from)} ${thatAre(from)} ${predicateWords(where, howMany(from), viewpoint)}`;
    }
    case 'either':
      return list(selector.of.map(words));
    case 'both': {
      const [first, ...others] = selector.of;
      if (first === undefined) return 'nothing';
      return others.length === 0 ? words(first) : `${words(first)} ${thatAre(first)} among ${list(others.map(words))}`;
    }
    case 'except':
      return `${words(selector.from)} except ${words(selector.without)}`;
    case 'end':
      return endWords(selector, viewpoint);
    case 'random':
      return randomWords(selector, viewpoint);
    case 'extreme':
      return `whichever of ${amongWords(selector.from, viewpoint)} has the ${selector.which} ${ATTRIBUTE_WORDS[selector.attribute]}`;
    default:
      return ROLES[selector.select];
  }
};

/** Does the selector find one entity at most? Then a verb that follows is in the singular. */
export const howMany = (selector: Selector): HowMany => (findsOne(selector) ? 'one' : 'several');

const findsOne = (selector: Selector): boolean => {
  switch (selector.select) {
    case 'group':
      return isOneOfItsKind(selector);
    case 'adjacent':
      return selector.side !== 'both';
    case 'filtered':
    case 'except':
      return findsOne(selector.from);
    case 'both':
      return selector.of.some(findsOne);
    case 'either':
      return selector.of.length === 1 && selector.of.every(findsOne);
    case 'end':
    case 'random':
      return selector.count === 1;
    default:
      return selector.select !== 'notChosen';
  }
};

/** A player has one hero and one weapon. */
const isOneOfItsKind = ({ side, kind, zone }: GroupSelector): boolean =>
  zone === 'play' && side !== 'any' && (kind === 'hero' || kind === 'weapon');

const thatAre = (from: Selector): string => (findsOne(from) ? 'if it is' : 'that are');

/** A group without its owner: `other damaged beasts`. */
export const groupNoun = (selector: GroupSelector, number: HowMany, viewpoint: Viewpoint): string => {
  const { kind, isOther, where = {} } = selector;
  return `${isOther === true ? 'other ' : ''}${filterWords(where, kind, number, viewpoint)}`;
};

const groupWords = (selector: GroupSelector, viewpoint: Viewpoint): string => {
  const { side, zone } = selector;
  const { owner } = viewpoint;
  const whose = { friendly: `seat ${owner}'s`, enemy: `seat ${1 - owner}'s`, any: 'all' }[side];
  const which = groupNoun(selector, howMany(selector), viewpoint);
  if (zone === 'play') return `${whose} ${which}`;
  return side === 'any' ? `${which} in every ${zone}` : `${which} in ${whose} ${zone}`;
};

/** What may follow "of": cards in a zone need an article. */
export const amongWords = (selector: Selector, viewpoint: Viewpoint): string => {
  const isInZone = selector.select === 'group' && selector.zone !== 'play';
  return `${isInZone ? 'the ' : ''}${selectorWords(selector, viewpoint)}`;
};

type SelectorOf<S extends Selector['select']> = Extract<Selector, { select: S }>;

const ENDS = { left: 'leftmost', right: 'rightmost' };
const ENDS_OF_DECK = { left: 'top', right: 'bottom' };

/** `the leftmost of seat 0's minions`, `the top 2 of the cards in seat 0's deck`. */
const endWords = ({ end, from, count }: SelectorOf<'end'>, viewpoint: Viewpoint): string => {
  const number = typeof count === 'number' && count !== 1 ? ` ${count}` : '';
  const which = (from.zone === 'deck' ? ENDS_OF_DECK : ENDS)[end];
  return `the ${which}${number} of ${amongWords(from, viewpoint)}${asMany(count, viewpoint)}`;
};

/** `a random one of seat 0's minions`, `2 random ones of the cards in seat 0's hand`. */
const randomWords = ({ from, count }: SelectorOf<'random'>, viewpoint: Viewpoint): string => {
  const among = amongWords(from, viewpoint);
  if (count === 1) return `a random one of ${among}`;
  return `${typeof count === 'number' ? `${count} ` : ''}random ones of ${among}${asMany(count, viewpoint)}`;
};

const asMany = (count: Amount, viewpoint: Viewpoint): string =>
  typeof count === 'number' ? '' : `, as many as ${amountWords(count, viewpoint)}`;

export const playerWords = (term: PlayerTerm, viewpoint: Viewpoint): string => {
  switch (term.player) {
    case 'controller':
      return `seat ${viewpoint.owner}`;
    case 'opponent':
      return `seat ${1 - viewpoint.owner}`;
    case 'each':
      return 'each player';
    case 'active':
      return 'the active player';
    case 'eventPlayer':
      return 'the player concerned';
    case 'eventOpponent':
      return 'the opponent of the player concerned';
    case 'controllerOf':
      return `the controller of ${selectorWords(term.of, viewpoint)}`;
  }
};
