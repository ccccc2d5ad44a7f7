// Every kind of dale event as a sentence. The table is closed: an event without a sentence does not compile.

import type { DaleEvent, DaleWorld } from '../../machines/dale/index.ts';
import type { Seat } from '../../machines/index.ts';
import { capitalised, counted, list } from '../layout.ts';
import type { SettingOf, Told } from '../voice.ts';

type Setting = SettingOf<DaleWorld>;
type EventOf<T extends DaleEvent['type']> = Extract<DaleEvent, { type: T }>;
type Spot = EventOf<'CardsMoved'>['from'];
type Sentences = { readonly [T in DaleEvent['type']]: (event: EventOf<T>, setting: Setting) => Told };

const seats = (players: readonly Seat[]): string =>
  players.length === 1 ? `seat ${players[0]}` : `seats ${list(players.map(String))}`;

const ZONE_WORDS: Readonly<Record<Spot['zone'], string>> = {
  deck: 'deck',
  hand: 'hand',
  discard: 'discard pile',
  stall: 'stall',
  schedule: 'schedule',
  limbo: 'limbo',
  supply: 'the supply',
  bin: 'the bin',
  market: 'the market',
  junkyard: 'the junkyard',
};

const place = ({ zone, seat }: Spot, said: Seat | null = null): string => {
  if (seat === null) return ZONE_WORDS[zone];
  return seat === said ? `the ${ZONE_WORDS[zone]}` : `seat ${seat}'s ${ZONE_WORDS[zone]}`;
};

/** Who is told of hidden cards; nothing if everybody is. */
const witnesses = (seenBy: readonly Seat[] | null): string => {
  if (seenBy === null) return '';
  return seenBy.length === 0 ? ' (nobody sees it)' : ` (seen by ${seats(seenBy)} alone)`;
};

const asWhat = (printed: string, as: string): string => (printed === as ? '' : ` as ${as}`);
const signed = (by: number): string => (by < 0 ? `${-by} less` : `${by} more`);

export const DALE_SENTENCES = {
  SetsVoted: ({ player }) => `seat ${player} has voted for sets`,
  SetsChosen: ({ sets }) => `the sets of this game are ${list(sets)}`,
  TurnStarted: ({ player, turn }) => `turn ${turn} begins: seat ${player} is to act`,
  TurnEnded: ({ player, turn }) => `seat ${player} ends turn ${turn}`,
  CardsMoved: ({ from, to, count, cards, seenBy }, { nameOf }) => {
    const what = cards.length === 0 ? counted(count, 'card') : list(cards.map(({ id }) => nameOf(id)));
    return `${what} ${count === 1 ? 'goes' : 'go'} from ${place(from)} to ${place(to, from.seat)}${witnesses(seenBy)}`;
  },
  Shuffled: ({ player }) => (player === null ? 'the supply is shuffled' : `seat ${player}'s deck is shuffled`),
  MarketRefilled: ({ count }) => `the market is refilled with ${counted(count, 'card')}`,
  TechniquePlayed: ({ player, card, as, isWithoutEffect }, { nameOf }) =>
    `seat ${player} plays ${nameOf(card.id)}${asWhat(card.card, as)}${isWithoutEffect ? ' without effect' : ''}`,
  TechniqueResolved: ({ card, as }, { nameOf }) => `${nameOf(card.id)}${asWhat(card.card, as)} is fully resolved`,
  AbilityUsed: ({ player, card, as }, { nameOf }) => `seat ${player} uses ${nameOf(card.id)}${asWhat(card.card, as)}`,
  Copied: ({ player, card, of, as }, { nameOf }) =>
    `seat ${player} shows ${nameOf(of.id)}: ${nameOf(card.id)} is a copy of ${as} for this turn`,
  CopyEnded: ({ card, seenBy }, { nameOf }) => `${nameOf(card.id)} is a copy no more${witnesses(seenBy)}`,
  HandSeen: ({ player, of, cards }, { nameOf }) => {
    const seen = cards.map(({ id }) => nameOf(id));
    return `seat ${player} looks at the hand of seat ${of}: ${seen.length === 0 ? 'no card' : list(seen)}`;
  },
  Purchased: ({ player, card, cost }, { nameOf }) => `seat ${player} buys ${nameOf(card.id)} for ${cost}`,
  Built: ({ player, stack, cards }, { nameOf }) =>
    `seat ${player} builds stack ${stack} of ${list(cards.map(({ id }) => nameOf(id)))}`,
  MarketRearranged: ({ player }) => `seat ${player} rearranges the market`,
  ValuesRaised: ({ by }) => `every card is worth ${signed(by)} for this turn`,
  CostsChanged: ({ player, by }) => `market cards cost seat ${player} ${signed(by)} for this turn`,
  HandSizeRaised: ({ player, by }) => `seat ${player} refills to ${counted(by, 'card')} more this turn`,
  ChoiceOpened: ({ player }) => `seat ${player} has to choose`,
  ChoiceMade: ({ player }) => `seat ${player} has chosen`,
  PlayersAwaited: ({ players }) => `${seats(players)} ${players.length === 1 ? 'is' : 'are'} asked`,
  PlayerReleased: ({ player }) => `seat ${player} is asked no more`,
  OwlAnswered: ({ player, card, word }, { nameOf }) =>
    `seat ${player} ${word === 'used' ? 'uses' : 'declines'} ${card === null ? 'a reaction' : nameOf(card.id)}`,
  OwlWaits: ({ player, card, seenBy }, { nameOf }) =>
    `${nameOf(card.id)} of seat ${player} waits to react${witnesses(seenBy)}`,
  OwlExpired: ({ player, card, seenBy }, { nameOf }) =>
    `${nameOf(card.id)} of seat ${player} waits no more${witnesses(seenBy)}`,
  PlayerLeft: ({ player }) => `seat ${player} leaves the game`,
  GameOver: ({ outcome }) =>
    outcome.result === 'win' ? `seat ${outcome.player} wins the game` : 'the game ends without a winner',
} as const satisfies Sentences & Record<DaleEvent['type'], unknown>;

/** The sentence of an event, then the lines under it. */
export const daleSentenceOf = (event: DaleEvent, setting: Setting): readonly [string, ...string[]] => {
  const tell = DALE_SENTENCES[event.type] as (event: DaleEvent, setting: Setting) => Told;
  const told = tell(event, setting);
  const [first, ...rest] = typeof told === 'string' ? [told] : told;
  return [capitalised(first), ...rest];
};
