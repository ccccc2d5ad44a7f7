// Events in words for the list beside the table, and as what moves on it.

import type { EntityId } from 'cardchart';
import type { BattleEvent, BattleView, ViewedEntity } from 'cardchart/battle';
import type { Show } from '../shared/motion.ts';
import { playerName } from '../shared/seats.ts';

/** What everything in sight is called; a card that is out of sight is "a card". */
export const namesIn = (view: BattleView): ((id: EntityId) => string) => {
  const names = new Map(entitiesIn(view).map(({ entity, card }) => [entity, card]));
  return (id) => names.get(id) ?? 'a card';
};

const entitiesIn = (view: BattleView): ViewedEntity[] =>
  view.players.flatMap(({ hero, heroPower, weapon, board, hand, secrets, graveyard }) =>
    [hero, heroPower, weapon, board, hand, secrets, graveyard].flatMap((each) => each ?? []),
  );

/** A card as it is now, wherever it is in sight. */
export const entityIn = (view: BattleView, id: EntityId): ViewedEntity | undefined =>
  entitiesIn(view).find(({ entity }) => entity === id);

/** One sentence, or null for what goes without saying. */
export const sentenceOf = (event: BattleEvent, nameOf: (id: EntityId) => string): string | null => {
  switch (event.type) {
    case 'TurnStarted':
      return `${playerName(event.player)}’s turn`;
    case 'CardPlayed':
      return `${playerName(event.player)} plays ${nameOf(event.id)}`;
    case 'HeroPowerUsed':
      return `${playerName(event.player)} uses ${nameOf(event.id)}`;
    case 'Attacked':
      return `${nameOf(event.attacker)} attacks ${nameOf(event.defender)}`;
    case 'Damaged':
      return `${nameOf(event.target)} takes ${event.amount}`;
    case 'Healed':
      return `${nameOf(event.target)} is healed by ${event.amount}`;
    case 'Destroyed':
      return `${nameOf(event.id)} is destroyed`;
    case 'Triggered':
      return `${nameOf(event.source)} reacts`;
    case 'Drew':
      return `${playerName(event.player)} draws ${nameOf(event.id)}`;
    case 'Fatigued':
      return `${playerName(event.player)} has no card to draw`;
    case 'Burned':
      return `${nameOf(event.id)} is burned: the hand is full`;
    case 'SecretRevealed':
      return `${playerName(event.player)} reveals ${nameOf(event.id)}`;
    case 'Conceded':
      return `${playerName(event.player)} concedes`;
    default:
      return null;
  }
};

/** What an event looks like on the table. */
export const showsOf = (event: BattleEvent): Show[] => {
  switch (event.type) {
    case 'Attacked':
      return [{ kind: 'strikes', at: event.attacker, to: event.defender }];
    case 'Damaged':
      return [{ kind: 'number', at: event.target, text: `−${event.amount}`, tone: 'harm' }];
    case 'Healed':
      return [{ kind: 'number', at: event.target, text: `+${event.amount}`, tone: 'help' }];
    case 'Prevented':
      return [{ kind: 'number', at: event.target, text: 'no damage', tone: 'plain' }];
    case 'Triggered':
      return [{ kind: 'number', at: event.source, text: '✦', tone: 'plain' }];
    case 'Destroyed':
    case 'Returned':
      return [{ kind: 'leaves', at: event.id }];
    case 'TurnStarted':
      return [{ kind: 'banner', text: `${playerName(event.player)}’s turn` }];
    default:
      return [];
  }
};
