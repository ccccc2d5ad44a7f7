// Selectors in words, as the auras that use them are read: whose, which, where.

import type { Filter, GroupSelector, Race, Selector } from '../machines/battle/index.ts';
import type { Seat } from '../machines/index.ts';
import { spaced } from './layout.ts';

/** From whose side a selector is read, and what the card whose text it is goes by. */
export interface Viewpoint {
  readonly owner: Seat;
  readonly source: string;
}

const RACES: Record<Race, string> = {
  beast: 'beasts',
  demon: 'demons',
  dragon: 'dragons',
  elemental: 'elementals',
  mech: 'mechs',
  murloc: 'murlocs',
  pirate: 'pirates',
  totem: 'totems',
};

const KINDS: Record<GroupSelector['kind'] | NonNullable<Filter['kind']>, string> = {
  minion: 'minions',
  hero: 'heroes',
  character: 'characters',
  weapon: 'weapons',
  secret: 'secrets',
  card: 'cards',
  spell: 'spells',
  heroPower: 'Hero Powers',
};

const ROLES: Record<Exclude<Selector, GroupSelector>['select'], string> = {
  self: 'this card',
  target: 'the target',
  eventCard: 'the card concerned',
  eventOther: 'the other card concerned',
  eventSource: 'what caused it',
  chosen: 'the card chosen',
  summoned: 'the minion summoned',
  adjacent: 'the neighbours',
};

export const selectorWords = (selector: Selector, viewpoint: Viewpoint): string => {
  switch (selector.select) {
    case 'group':
      return groupWords(selector, viewpoint);
    case 'self':
      return viewpoint.source;
    case 'adjacent':
      return `the minions next to ${selectorWords(selector.to, viewpoint)}`;
    default:
      return ROLES[selector.select];
  }
};

const groupWords = ({ side, kind, zone, isOther, where = {}, pick }: GroupSelector, { owner }: Viewpoint): string => {
  const whose = { friendly: `seat ${owner}'s`, enemy: `seat ${1 - owner}'s`, any: 'all' }[side];
  const noun = where.race === undefined ? KINDS[where.kind ?? kind] : RACES[where.race];
  const which = [
    ...(isOther === true ? ['other'] : []),
    ...(where.isDamaged === undefined ? [] : [where.isDamaged ? 'damaged' : 'undamaged']),
    ...(where.isFrozen === true ? ['frozen'] : []),
    ...(pick === undefined ? [] : ['randomly picked']),
    where.isSecret === true ? 'secrets' : noun,
    ...(where.name === undefined ? [] : [`called ${where.name}`]),
    ...(where.keyword === undefined ? [] : [`with ${spaced(where.keyword)}`]),
    ...(where.hasDeathrattle === true ? ['with a deathrattle'] : []),
    ...(where.attackAtMost === undefined ? [] : [`with at most ${where.attackAtMost} Attack`]),
    ...(where.attackAtLeast === undefined ? [] : [`with at least ${where.attackAtLeast} Attack`]),
    ...(where.costAtMost === undefined ? [] : [`that cost at most ${where.costAtMost}`]),
  ].join(' ');
  if (zone === 'play') return `${whose} ${which}`;
  return side === 'any' ? `${which} in every ${zone}` : `${which} in ${whose} ${zone}`;
};
