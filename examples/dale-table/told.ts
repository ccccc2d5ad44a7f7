// Events in words for the list beside the table, and as what moves on it.

import type { DaleEvent } from 'cardchart/dale';
import type { Show } from '../shared/motion.ts';
import { playerName } from '../shared/seats.ts';
import { capitalised } from './cards.ts';

const copied = (card: { readonly card: string }, as: string): string =>
  card.card === as ? as : `${card.card} as ${as}`;

/** One sentence, or null for what goes without saying. */
export const sentenceOf = (event: DaleEvent): string | null => {
  switch (event.type) {
    case 'SetsChosen':
      return `Played with ${event.sets.map(capitalised).join(', ')}`;
    case 'TurnStarted':
      return `${playerName(event.player)}’s turn`;
    case 'TechniquePlayed':
      return `${playerName(event.player)} plays ${copied(event.card, event.as)}`;
    case 'AbilityUsed':
      return `${playerName(event.player)} uses ${copied(event.card, event.as)}`;
    case 'Copied':
      return `${event.card.card} becomes ${event.as}`;
    case 'Purchased':
      return `${playerName(event.player)} buys ${event.card.card} for ${event.cost}`;
    case 'Built':
      return `${playerName(event.player)} builds stack ${event.stack}`;
    case 'OwlAnswered':
      return event.word === 'used'
        ? `${playerName(event.player)} reacts${event.card === null ? '' : ` with ${event.card.card}`}`
        : `${playerName(event.player)} does not react`;
    case 'CardsMoved':
      return event.to.zone === 'bin' ? `${event.cards.map(({ card }) => card).join(', ')} is tossed` : null;
    case 'Shuffled':
      return event.player === null ? null : `${playerName(event.player)} shuffles`;
    case 'PlayerLeft':
      return `${playerName(event.player)} leaves the game`;
    default:
      return null;
  }
};

/** What an event looks like on the table; cards that move glide by themselves. */
export const showsOf = (event: DaleEvent): Show[] => {
  switch (event.type) {
    case 'TurnStarted':
    case 'Built':
      return [{ kind: 'banner', text: sentenceOf(event) ?? '' }];
    case 'TechniquePlayed':
    case 'AbilityUsed':
      return [{ kind: 'number', at: event.card.id, text: '✦', tone: 'plain' }];
    case 'Copied':
      return [{ kind: 'number', at: event.card.id, text: event.as, tone: 'help' }];
    case 'Purchased':
      return [{ kind: 'number', at: event.card.id, text: `−${event.cost}`, tone: 'help' }];
    default:
      return [];
  }
};
