// What a viewer of a battle has been shown: ids and names found by a deep search of views and events.

import { type BattleGame, battle, battleCards, testCards } from '../../machines/battle/index.ts';
import type { EntityId, Viewer } from '../../machines/index.ts';

export const WATCHERS = [0, 1, 'spectator'] as const;
export type Watcher = (typeof WATCHERS)[number];

/** Fields whose numbers are ids of cards, wherever they stand. */
const ID_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'entity', 'card', 'target', 'source', 'attacker', 'defender', 'hero', 'into', 'toHand', 'toBoard'],
  ...['because', 'replace', 'replaceable'],
]);

/** Fields that hold an id in these events and something else in others. */
const ID_FIELDS_OF: Readonly<Record<string, string>> = {
  Redirected: 'to',
  Transformed: 'from',
  HeroReplaced: 'from',
};

/** Fields whose texts are no card names, though they may look like one: "Silenced" is not Silence. */
const NO_NAMES: ReadonlySet<string> = new Set(['type', 'verb', 'trigger', 'keyword', 'keywords', 'cardId', 'viewer']);

const NAMES = [...new Set([...battleCards, ...testCards].map(({ name }) => name))].sort((a, b) => b.length - a.length);

export interface Found {
  readonly ids: Set<EntityId>;
  readonly names: Set<string>;
}

const nothing = (): Found => ({ ids: new Set(), names: new Set() });

/** Names of which one is part of another are found once, as the longest. */
const namesIn = (text: string): readonly string[] => {
  const known = searched.get(text);
  if (known !== undefined) return known;
  let rest = text;
  const names = NAMES.filter((name) => {
    const isThere = rest.includes(name);
    if (isThere) rest = rest.replaceAll(name, '');
    return isThere;
  });
  searched.set(text, names);
  return names;
};
/** The same few texts come again and again. */
const searched = new Map<string, readonly string[]>();

/** All ids of cards and all card names anywhere in a value. The id that stands for an unseen card is none. */
export const search = (node: unknown, found: Found = nothing(), field = '', type = ''): Found => {
  const isId = ID_FIELDS.has(field) || ID_FIELDS_OF[type] === field;
  if (typeof node === 'number' && node > 0 && isId) found.ids.add(node);
  if (typeof node === 'string' && !NO_NAMES.has(field)) for (const name of namesIn(node)) found.names.add(name);
  if (Array.isArray(node)) for (const inner of node) search(inner, found, field, type);
  else if (typeof node === 'object' && node !== null) {
    const own = (node as { type?: unknown }).type;
    for (const [key, inner] of Object.entries(node)) search(inner, found, key, typeof own === 'string' ? own : '');
  }
  return found;
};

/** The names on a card: its own, and those of tokens and options in its text. */
const printedOn = (card: string): readonly string[] => {
  const known = printed.get(card) ?? [card, ...namesIn(JSON.stringify(battle.cards.cards.get(card) ?? ''))];
  printed.set(card, known);
  return known;
};
const printed = new Map<string, readonly string[]>();

/** All other cards are played face up. */
const isSecret = (card: string): boolean => {
  const printedCard = battle.cards.cards.get(card);
  return printedCard?.kind === 'spell' && printedCard.secret !== undefined;
};

/** The ids that a viewer sees on the table or in the own hand right now, read off the World itself. */
const seenAt = ({ world }: BattleGame, viewer: Viewer): EntityId[] =>
  world.players.flatMap(({ hero, heroPower, weapon, board, graveyard, hand, secrets }, seat) => [
    ...[hero, heroPower, weapon].filter((id) => id !== null),
    ...board,
    ...graveyard,
    ...(viewer === seat ? [...hand, ...secrets] : []),
  ]);

/** Events that show a card to everybody when it happens, wherever it goes in the same step. */
const SHOWING: ReadonlySet<string> = new Set([
  ...['Summoned', 'Destroyed', 'Returned', 'SecretRevealed', 'SecretLost', 'Burned', 'Milled', 'Discarded'],
  ...['CastWhenDrawn', 'Equipped', 'Countered', 'PlacesSwapped', 'Transformed', 'HeroReplaced', 'HeroPowerChanged'],
]);

/** Events that show a card to their player. */
const SHOWING_ONE: ReadonlySet<string> = new Set(['Drew', 'Given', 'SecretPlayed', 'CardPlayed']);

/**
 * What one viewer has been shown since the start of a game. Call `look` at each rest; it is worked out from the World and
 * the whole log, not from what the views say.
 */
export const knowledgeOf = (game: BattleGame, viewer: Viewer) => {
  const ids = new Set<EntityId>();
  const names = new Set<string>();
  let heard = 0;
  const look = (): void => {
    for (const id of seenAt(game, viewer)) ids.add(id);
    const log = game.log();
    for (const event of log.slice(heard)) {
      const isShown =
        SHOWING.has(event.type) || (SHOWING_ONE.has(event.type) && 'player' in event && event.player === viewer);
      if (isShown) for (const id of search(event).ids) ids.add(id);
      if (event.type === 'CardPlayed' && !isSecret(game.world.entities[event.id]?.card ?? '')) ids.add(event.id);
      if (event.type === 'PutIntoDeck' && event.seenBy === undefined) ids.add(event.id);
      if (event.type === 'NoRoom' && (event.zone === 'board' || event.player === viewer)) names.add(event.card);
    }
    heard = log.length;
    for (const id of ids) for (const name of printedOn(game.world.entities[id]?.card ?? '')) names.add(name);
    const { stack } = game.world;
    if (stack?.kind === 'choice' && stack.player === viewer) {
      for (const option of stack.options) {
        names.add('card' in option ? option.card : (game.world.entities[option.entity]?.card ?? ''));
      }
    }
  };
  look();
  return { look, ids, names };
};
