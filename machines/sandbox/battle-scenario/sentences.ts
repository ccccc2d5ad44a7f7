// The sentences of a battle scenario: what is set up and what is done, one sentence a line.

import type { CardName } from '../../../cards/terms.ts';
import type { PlayerId } from '../course.ts';
import { type Form, type Groups, namesOf, NAMES as SEVERAL } from '../scenario/sentences.ts';

export type BattleCommand =
  | { readonly do: 'summon'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'give'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'giveMany'; readonly card: CardName; readonly count: number; readonly seat: PlayerId }
  | {
      readonly do: 'putInDeck';
      readonly card: CardName;
      readonly names: readonly string[];
      readonly seat: PlayerId;
      readonly where: 'top' | 'bottom';
    }
  | { readonly do: 'secret'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'equip'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'damage'; readonly target: string; readonly amount: number }
  | { readonly do: 'armor'; readonly amount: number; readonly seat: PlayerId }
  | { readonly do: 'destroy' | 'silence' | 'remove'; readonly target: string }
  | { readonly do: 'empty'; readonly zone: 'hand' | 'board'; readonly seat: PlayerId }
  | {
      readonly do: 'cast';
      readonly card: CardName;
      readonly target?: string;
      readonly option?: number;
      readonly seat: PlayerId;
    }
  | {
      readonly do: 'play';
      readonly card: string;
      readonly target?: string;
      readonly position?: number;
      readonly option?: number;
    }
  | { readonly do: 'attack'; readonly attacker: string; readonly defender: string }
  | { readonly do: 'heroPower'; readonly seat: PlayerId; readonly target?: string }
  | { readonly do: 'choose'; readonly option: number | CardName }
  | { readonly do: 'concede'; readonly seat: PlayerId }
  | { readonly do: 'endTurn' };

const NAMES = `(?<names>${SEVERAL})`;
const seatOf = (text: string | undefined): PlayerId => (text === '1' ? 1 : 0);
const numberOf = (text: string | undefined): number => Number(text);
const cardOf = ({ card }: Groups): CardName => card ?? '';
const present = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
const maybeNumber = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

export const BATTLE_FORMS: readonly Form<BattleCommand>[] = [
  {
    form: 'summon <Card> as <Name>[, <Name>…][ for 1]',
    pattern: new RegExp(`^summon (?<card>.+?) as ${NAMES}(?: for (?<seat>[01]))?$`),
    read: (g) => ({ do: 'summon', card: cardOf(g), names: namesOf(g.names), seat: seatOf(g.seat) }),
  },
  {
    form: 'give <Card> as <Name>[, <Name>…][ to 1]',
    pattern: new RegExp(`^give (?<card>.+?) as ${NAMES}(?: to (?<seat>[01]))?$`),
    read: (g) => ({ do: 'give', card: cardOf(g), names: namesOf(g.names), seat: seatOf(g.seat) }),
  },
  {
    form: 'give <n> <Card>[ to 1]',
    pattern: /^give (?<count>[1-9]\d*) (?<card>.+?)(?: to (?<seat>[01]))?$/,
    read: (g) => ({ do: 'giveMany', card: cardOf(g), count: numberOf(g.count), seat: seatOf(g.seat) }),
  },
  {
    form: 'put <Card>[ as <Name>[, <Name>…]] on top | at the bottom of deck <seat>',
    pattern: new RegExp(`^put (?<card>.+?)(?: as ${NAMES})? (?<where>on top|at the bottom) of deck (?<seat>[01])$`),
    read: (g) => ({
      do: 'putInDeck',
      card: cardOf(g),
      names: namesOf(g.names),
      seat: seatOf(g.seat),
      where: g.where === 'on top' ? 'top' : 'bottom',
    }),
  },
  {
    form: 'secret <Card> as <Name>[ for 1]',
    pattern: new RegExp(`^secret (?<card>.+?) as ${NAMES}(?: for (?<seat>[01]))?$`),
    read: (g) => ({ do: 'secret', card: cardOf(g), names: namesOf(g.names), seat: seatOf(g.seat) }),
  },
  {
    form: 'equip <Card> as <Name>[ for 1]',
    pattern: new RegExp(`^equip (?<card>.+?) as ${NAMES}(?: for (?<seat>[01]))?$`),
    read: (g) => ({ do: 'equip', card: cardOf(g), names: namesOf(g.names), seat: seatOf(g.seat) }),
  },
  {
    form: 'damage <Name> <n>',
    pattern: /^damage (?<target>\w+) (?<amount>\d+)$/,
    read: (g) => ({ do: 'damage', target: g.target ?? '', amount: numberOf(g.amount) }),
  },
  {
    form: 'armor <n> for <seat>',
    pattern: /^armor (?<amount>\d+) for (?<seat>[01])$/,
    read: (g) => ({ do: 'armor', amount: numberOf(g.amount), seat: seatOf(g.seat) }),
  },
  {
    form: 'destroy | silence | remove <Name>',
    pattern: /^(?<verb>destroy|silence|remove) (?<target>\w+)$/,
    read: (g) => ({ do: g.verb as 'destroy' | 'silence' | 'remove', target: g.target ?? '' }),
  },
  {
    form: 'empty hand | board <seat>',
    pattern: /^empty (?<zone>hand|board) (?<seat>[01])$/,
    read: (g) => ({ do: 'empty', zone: g.zone as 'hand' | 'board', seat: seatOf(g.seat) }),
  },
  {
    form: 'cast <Card>[ on <Name>][ option <n>][ by 1]',
    pattern: /^cast (?<card>.+?)(?: on (?<target>\w+))?(?: option (?<option>\d+))?(?: by (?<seat>[01]))?$/,
    read: (g) => ({
      do: 'cast',
      card: cardOf(g),
      ...present('target', g.target),
      ...present('option', maybeNumber(g.option)),
      seat: seatOf(g.seat),
    }),
  },
  {
    form: 'play <Name>[ on <Name>][ at <place>][ option <n>]',
    pattern: /^play (?<card>\w+)(?: on (?<target>\w+))?(?: at (?<position>\d+))?(?: option (?<option>\d+))?$/,
    read: (g) => ({
      do: 'play',
      card: cardOf(g),
      ...present('target', g.target),
      ...present('position', maybeNumber(g.position)),
      ...present('option', maybeNumber(g.option)),
    }),
  },
  {
    form: '<Name> attacks <Name>',
    pattern: /^(?<attacker>\w+) attacks (?<defender>\w+)$/,
    read: (g) => ({ do: 'attack', attacker: g.attacker ?? '', defender: g.defender ?? '' }),
  },
  {
    form: 'hero power of <seat>[ on <Name>]',
    pattern: /^hero power of (?<seat>[01])(?: on (?<target>\w+))?$/,
    read: (g) => ({ do: 'heroPower', seat: seatOf(g.seat), ...present('target', g.target) }),
  },
  {
    form: 'choose <number or card>',
    pattern: /^choose (?<option>.+)$/,
    read: ({ option = '' }) => ({ do: 'choose', option: /^\d+$/.test(option) ? Number(option) : option }),
  },
  {
    form: 'concede by <seat>',
    pattern: /^concede by (?<seat>[01])$/,
    read: (g) => ({ do: 'concede', seat: seatOf(g.seat) }),
  },
  { form: 'end turn', pattern: /^end turn$/, read: () => ({ do: 'endTurn' }) },
];

/** The cards that a sentence names. */
export const cardsNamed = (command: BattleCommand): CardName[] => {
  if (command.do === 'play' || !('card' in command)) return [];
  return [command.card];
};
