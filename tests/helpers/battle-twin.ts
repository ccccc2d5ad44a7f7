// A twin of a battle: another World that one viewer cannot tell from it. All that the viewer may not know has been mixed:
// the order of the decks, which of the other player's cards lie in hand and which in the deck, what is printed on the
// hidden cards, and which Secrets are in play.

import { type BattleGame, type BattleWorld, battle, type Entity } from '../../machines/battle/index.ts';
import { type EntityId, loadGame, type Seat } from '../../machines/index.ts';
import { search, type Watcher } from './battle-knowledge.ts';
import type { Roll } from './random-play.ts';

const SECRETS = [...battle.cards.cards.values()].flatMap((card) =>
  card.kind === 'spell' && card.secret !== undefined && card.isCollectible ? [card.name] : [],
);

const shuffled = <T>(items: readonly T[], roll: Roll): T[] => {
  const left = [...items];
  return Array.from(items, () => left.splice(roll(left.length), 1)[0] as T);
};

/** Nothing has happened to it that would not fit another card. */
const isPlain = ({ enchantments, spentListeners, spentKeywords }: Entity): boolean =>
  enchantments.length + spentListeners.length + spentKeywords.length === 0;

type Lists = readonly EntityId[][];

/** The lists of a seat whose cards this viewer may not know. */
const hiddenLists = ({ players }: BattleWorld, seat: Seat, viewer: Watcher): Lists => {
  const player = players[seat] as BattleWorld['players'][number];
  return viewer === seat ? [player.deck] : [player.deck, player.hand];
};

/** All numbers in what is half done: whatever a frame may refer to must stay as it is. */
const numbersIn = (node: unknown, found: Set<number>): Set<number> => {
  if (typeof node === 'number') found.add(node);
  if (typeof node === 'object' && node !== null) for (const inner of Object.values(node)) numbersIn(inner, found);
  return found;
};

/** Puts other cards of the same seat into the places of these ones. */
const mixPlaces = (world: BattleWorld, lists: Lists, free: (id: EntityId) => boolean, roll: Roll): number => {
  const places = lists.flatMap((list) => list.flatMap((id, index) => (free(id) ? [{ list, index, id }] : [])));
  const mixed = shuffled(places, roll).map(({ id }) => id);
  const zones = places.map(({ id }) => world.entities[id]?.zone);
  places.forEach(({ list, index }, place) => {
    const id = mixed[place] as EntityId;
    list[index] = id;
    (world.entities[id] as Entity).zone = zones[place] as Entity['zone'];
  });
  return places.filter(({ id }, place) => mixed[place] !== id).length;
};

const setPrint = (world: BattleWorld, id: EntityId, card: string): void => {
  world.entities[id] = { ...(world.entities[id] as Entity), card };
};

/** Exchanges what is printed on these cards. */
const mixPrints = (world: BattleWorld, ids: readonly EntityId[], roll: Roll): number => {
  const prints = ids.map((id) => world.entities[id]?.card ?? '');
  const mixed = shuffled(prints, roll);
  ids.forEach((id, index) => {
    setPrint(world, id, mixed[index] as string);
  });
  return mixed.filter((print, index) => print !== prints[index]).length;
};

/** Makes other Secrets of the hidden ones, no two alike. */
const mixSecrets = (world: BattleWorld, secrets: readonly EntityId[], roll: Roll): number => {
  const own = secrets.map((id) => world.entities[id]?.card ?? '');
  const others = shuffled(
    SECRETS.filter((name) => !own.includes(name)),
    roll,
  );
  secrets.forEach((id, index) => {
    setPrint(world, id, others[index] as string);
  });
  return secrets.length;
};

export interface Twin {
  readonly game: BattleGame;
  /** The cards that this viewer may not know. */
  readonly hidden: ReadonlySet<EntityId>;
  /** How many of them are somewhere else, or another card, than in the game itself. */
  readonly changed: number;
  readonly secrets: number;
}

/** The ids of the last step are told as well, so a card that the viewer has just seen stays what it is. */
export const twinOf = (game: BattleGame, viewer: Watcher, roll: Roll): Twin => {
  const save = JSON.parse(JSON.stringify(game.save()));
  const { world }: { world: BattleWorld } = save;
  const told = search(game.logFor(viewer)).ids;
  const halfDone = numbersIn(world.stack, new Set());
  const free = (id: EntityId) => !told.has(id) && !halfDone.has(id) && isPlain(world.entities[id] as Entity);
  const seats: readonly Seat[] = [0, 1];
  const lists = seats.map((seat) => hiddenLists(world, seat, viewer));
  const moved = seats.reduce((sum, seat) => sum + mixPlaces(world, lists[seat] ?? [], free, roll), 0);
  const cards = lists.flat(2).filter(free);
  const printed = mixPrints(world, cards, roll);
  const secrets = seats.flatMap((seat) =>
    viewer === seat ? [] : (world.players[seat]?.secrets ?? []).filter((id) => free(id)),
  );
  const changed = moved + printed + mixSecrets(world, secrets, roll);
  const hidden = new Set([...lists.flat(2), ...secrets]);
  return { game: loadGame(battle, save, { road: 'compiled' }), hidden, changed, secrets: secrets.length };
};
