// The sentences of a battle scenario: what is set up and what is done, one sentence a line.

import type { CardName, DeckPlace } from '../../../cards/terms.ts';
import type { AnyBattleInput } from '../../../effects/battle/inputs.ts';
import type { PlayerId } from '../course.ts';
import {
  type Form,
  type Groups,
  type InputCommand,
  inputForm,
  namesOf,
  NAMES as SEVERAL,
} from '../scenario/sentences.ts';

export type BattleCommand =
  | { readonly do: 'summon'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'give'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'giveMany'; readonly card: CardName; readonly count: number; readonly seat: PlayerId }
  | {
      readonly do: 'putInDeck';
      readonly card: CardName;
      readonly names: readonly string[];
      readonly seat: PlayerId;
      readonly where: DeckPlace;
    }
  | { readonly do: 'secret'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'equip'; readonly card: CardName; readonly names: readonly string[]; readonly seat: PlayerId }
  | { readonly do: 'damage'; readonly target: string; readonly amount: number }
  | { readonly do: 'armor'; readonly amount: number; readonly seat: PlayerId }
  | { readonly do: 'heal'; readonly target: string; readonly amount: number; readonly seat?: PlayerId }
  | { readonly do: 'setHealth'; readonly target: string; readonly health: number }
  | { readonly do: MarkWord; readonly target: string }
  | { readonly do: 'takeControl'; readonly target: string; readonly seat: PlayerId }
  | { readonly do: 'moveToDeck'; readonly target: string; readonly where: DeckPlace }
  | { readonly do: 'draw'; readonly count: number; readonly seat: PlayerId }
  | { readonly do: 'fatigue'; readonly seat: PlayerId }
  | { readonly do: 'mana'; readonly seat: PlayerId; readonly available: number; readonly maximum: number }
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
  | { readonly do: 'endTurn' }
  | InputCommand<AnyBattleInput>;

/** What is done to one card, with nothing more to say. */
const MARK_WORDS = ['destroy', 'silence', 'freeze', 'return', 'discard', 'remove'] as const;
type MarkWord = (typeof MARK_WORDS)[number];

/** `on top`, `at the bottom`, `a random place`. */
const placeOf = (text = ''): DeckPlace => {
  if (text.includes('random')) return 'shuffled';
  return text.includes('top') ? 'top' : 'bottom';
};

const NAMES = `(?<names>${SEVERAL})`;
const seatOf = (text: string | undefined): PlayerId => (text === '1' ? 1 : 0);
const numberOf = (text: string | undefined): number => Number(text);
const cardOf = ({ card }: Groups): CardName => card ?? '';
const present = <K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } =>
  (value === undefined ? {} : { [key]: value }) as { [P in K]?: V };
const maybeNumber = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

export const BATTLE_FORMS: readonly Form<BattleCommand>[] = [
  inputForm<AnyBattleInput>(),
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
    form: 'put <Card>[ as <Name>[, <Name>…]] on top | at the bottom | at a random place of deck <seat>',
    pattern: new RegExp(
      `^put (?<card>.+?)(?: as ${NAMES})? (?<where>on top|at the bottom|at a random place) of deck (?<seat>[01])$`,
    ),
    read: (g) => ({
      do: 'putInDeck',
      card: cardOf(g),
      names: namesOf(g.names),
      seat: seatOf(g.seat),
      where: placeOf(g.where),
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
    form: 'heal <Name> <n>[ by <seat>]',
    pattern: /^heal (?<target>\w+) (?<amount>\d+)(?: by (?<seat>[01]))?$/,
    read: (g) => ({
      do: 'heal',
      target: g.target ?? '',
      amount: numberOf(g.amount),
      ...present('seat', g.seat === undefined ? undefined : seatOf(g.seat)),
    }),
  },
  {
    form: 'set health of <Name> to <n>',
    pattern: /^set health of (?<target>\w+) to (?<health>\d+)$/,
    read: (g) => ({ do: 'setHealth', target: g.target ?? '', health: numberOf(g.health) }),
  },
  {
    form: `${MARK_WORDS.join(' | ')} <Name>`,
    pattern: new RegExp(`^(?<verb>${MARK_WORDS.join('|')}) (?<target>\\w+)$`),
    read: (g) => ({ do: g.verb as MarkWord, target: g.target ?? '' }),
  },
  {
    form: 'take control of <Name> for <seat>',
    pattern: /^take control of (?<target>\w+) for (?<seat>[01])$/,
    read: (g) => ({ do: 'takeControl', target: g.target ?? '', seat: seatOf(g.seat) }),
  },
  {
    form: 'move <Name> to the top | the bottom | a random place of its deck',
    pattern: /^move (?<target>\w+) to (?<where>the top|the bottom|a random place) of its deck$/,
    read: (g) => ({ do: 'moveToDeck', target: g.target ?? '', where: placeOf(g.where) }),
  },
  {
    form: 'draw <n> for <seat>',
    pattern: /^draw (?<count>[1-9]\d*) for (?<seat>[01])$/,
    read: (g) => ({ do: 'draw', count: numberOf(g.count), seat: seatOf(g.seat) }),
  },
  {
    form: 'fatigue for <seat>',
    pattern: /^fatigue for (?<seat>[01])$/,
    read: (g) => ({ do: 'fatigue', seat: seatOf(g.seat) }),
  },
  {
    form: 'mana <available>/<maximum> for <seat>',
    pattern: /^mana (?<available>\d+)\/(?<maximum>\d+) for (?<seat>[01])$/,
    read: (g) => ({
      do: 'mana',
      available: numberOf(g.available),
      maximum: numberOf(g.maximum),
      seat: seatOf(g.seat),
    }),
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
