// How the events of dale are written as lines: a card by its name, a place as `hand-1` or `market`.

import type { DaleEvent, Spot } from '../../../effects/dale/dale-events.ts';
import { ZONES } from '../../../effects/dale/world.ts';
import { EventForms, forAll, NAME, NUMBER } from '../scenario/event-forms.ts';

const FIELDS: { readonly [T in DaleEvent['type']]: readonly string[] } = {
  SetsVoted: ['player'],
  SetsChosen: [],
  TurnStarted: ['player', 'turn'],
  TurnEnded: ['player', 'turn'],
  CardsMoved: ['card', 'from', 'to'],
  Shuffled: ['player'],
  MarketRefilled: ['count'],
  TechniquePlayed: ['player', 'card', 'as'],
  TechniqueResolved: ['player', 'card', 'as'],
  AbilityUsed: ['player', 'card', 'as'],
  Copied: ['player', 'card', 'of', 'as'],
  CopyEnded: ['card'],
  HandSeen: ['player', 'of'],
  Purchased: ['player', 'card', 'cost'],
  Built: ['player', 'stack'],
  MarketRearranged: ['player'],
  ValuesRaised: ['by'],
  CostsChanged: ['player', 'by'],
  HandSizeRaised: ['player', 'by'],
  ChoiceOpened: ['player'],
  ChoiceMade: ['player'],
  PlayersAwaited: ['players'],
  PlayerReleased: ['player'],
  OwlAnswered: ['player', 'card', 'word'],
  OwlWaits: ['player', 'card'],
  OwlExpired: ['player', 'card'],
  PlayerLeft: ['player'],
  GameOver: [],
};

const SEAT = /^[0-3]$/;
const SPOT = new RegExp(`^(${ZONES.join('|')})(-[0-3])?$`);

const spotWord = ({ zone, seat }: Spot): string => (seat === null ? zone : `${zone}-${seat}`);

const shownValue = (event: DaleEvent, field: string): unknown => {
  if (event.type === 'CardsMoved' && field === 'card') return event.cards[0]?.id ?? null;
  const value = (event as unknown as Readonly<Record<string, unknown>>)[field];
  if (event.type === 'Shuffled') return event.player ?? 'supply';
  if (value === null) return 'hidden';
  if (Array.isArray(value)) return value.join(',');
  if (typeof value !== 'object') return value;
  return 'id' in value ? value.id : spotWord(value as Spot);
};

export const daleForms = new EventForms<DaleEvent>({
  fields: FIELDS,
  patterns: {
    ...forAll(['card', 'Copied.of'], NAME),
    ...forAll(['player', 'HandSeen.of'], SEAT),
    ...forAll(['turn', 'count', 'cost', 'stack'], NUMBER),
    ...forAll(['from', 'to'], SPOT),
    'Shuffled.player': /^([0-3]|supply)$/,
    players: /^[0-3](,[0-3])*$/,
    by: /^-?\d+$/,
  },
  words: { word: ['used', 'declined'] },
  valueOf: shownValue,
});
