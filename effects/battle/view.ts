// What one viewer may know of a battle: the only exit for state, events and legal moves. Hidden cards are counted,
// never named, and their ids never leave. An id stays with its card for the whole game: who has seen a card knows it
// again, as one does who follows it with the eyes. To those who have not seen it an id tells nothing: the ids of a deck
// are dealt by chance, after neither the deck list nor the order of the cards (create.ts).

import { type CardName, KEYWORDS, type Keyword } from '../../cards/terms.ts';
import { eventsOf } from '../events.ts';
import type { Decision, Viewer } from '../viewer.ts';
import type { EntityId, Seat } from '../world.ts';
import type { BattleEvent } from './battle-events.ts';
import { cardSetOf } from './catalogue.ts';
import { pendingChoice } from './choice.ts';
import { type BattlePhase, battleDecisions, phaseOf } from './decisions.ts';
import { battleEventFor } from './event-sight.ts';
import type { BattleInput } from './inputs.ts';
import { legalMoves, type Move, optionName } from './legal-moves.ts';
import { awaitedSeats } from './legality.ts';
import { canSee } from './sight.ts';
import { attackOf, cardOf, costOf, hasKeyword, healthOf, maxHealthOf } from './stats.ts';
import { type BattleWorld, type Enchantment, entityOf, type Mana, type Outcome, type Player } from './world.ts';

/** A lasting change, with the numbers that were fixed when it was attached. */
export interface ViewedEnchantment {
  /** The card that gave it. */
  readonly by: CardName;
  readonly controller: Seat;
  readonly attack: number;
  readonly health: number;
}

/** A card on view, with its numbers as they count now; Health is Durability for a weapon. */
export interface ViewedEntity {
  readonly entity: EntityId;
  readonly card: CardName;
  /** The card's id in the public card table; fictional cards have none. */
  readonly cardId: string | null;
  readonly cost: number;
  readonly attack?: number;
  readonly health?: number;
  readonly maxHealth?: number;
  readonly armor?: number;
  readonly keywords: readonly Keyword[];
  /** Oldest first. */
  readonly enchantments: readonly ViewedEnchantment[];
  readonly isFrozen: boolean;
  readonly isSilenced: boolean;
  readonly isExhausted: boolean;
}

export interface ViewedSide {
  readonly seat: Seat;
  readonly hero: ViewedEntity;
  readonly heroPower: ViewedEntity | null;
  readonly weapon: ViewedEntity | null;
  /** Left to right. */
  readonly board: readonly ViewedEntity[];
  /** In order of arrival; null if it may not be seen, like the other lists. */
  readonly hand: readonly ViewedEntity[] | null;
  readonly handCount: number;
  /** Top first, for a judge only. */
  readonly deck: readonly ViewedEntity[] | null;
  readonly deckCount: number;
  /** Oldest first. */
  readonly secrets: readonly ViewedEntity[] | null;
  readonly secretCount: number;
  readonly graveyard: readonly ViewedEntity[];
  readonly mana: Mana;
  readonly fatigue: number;
  readonly heroPowerUses: number;
  /** What lies on the player and outlives the hero. */
  readonly enchantments: readonly ViewedEnchantment[];
  readonly hasMulliganed: boolean;
}

/** An open choice: that it is open, and whose text asks, is public; the options are for who is asked, and a judge. */
export interface ViewedChoice {
  readonly seat: Seat;
  readonly source: { readonly entity: EntityId; readonly card: CardName } | null;
  readonly options: readonly CardName[] | null;
}

export interface BattleView {
  readonly viewer: Viewer;
  readonly phase: BattlePhase;
  readonly turn: number;
  readonly activePlayer: Seat;
  /** Who is to send something. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome;
  readonly players: readonly ViewedSide[];
  readonly choice: ViewedChoice | null;
  /** What this viewer owes; a judge sees what everybody owes. */
  readonly decisions: readonly Decision<BattleInput>[];
  /** What this viewer may send; CONCEDE besides, as long as the game goes on. */
  readonly moves: readonly Move[];
  /** What the last input brought about, as this viewer may know it. */
  readonly log: readonly BattleEvent[];
}

export const battleViewFor = (world: BattleWorld, viewer: Viewer): BattleView => ({
  viewer,
  phase: phaseOf(world),
  turn: world.turn,
  activePlayer: world.activePlayer,
  awaited: awaitedSeats(world),
  outcome: world.outcome,
  players: world.players.map((player, seat) => viewedSide(world, player, seat, viewer)),
  choice: viewedChoice(world, viewer),
  decisions: battleDecisions(world).filter(({ seat }) => sees(viewer, seat)),
  moves: typeof viewer === 'number' ? legalMoves(world, viewer) : [],
  log: eventsOf(world).flatMap((event) => battleEventFor(cardSetOf(world), event, viewer) ?? []),
});

/** May this viewer see what is hidden from everybody but that seat? */
const sees = (viewer: Viewer, seat: Seat): boolean => viewer === 'judge' || viewer === seat;

const viewedSide = (world: BattleWorld, player: Player, seat: Seat, viewer: Viewer): ViewedSide => {
  const entity = (id: EntityId) => viewedEntity(world, id);
  const maybe = (id: EntityId | null) => (id === null ? null : entity(id));
  return {
    seat,
    hero: entity(player.hero),
    heroPower: maybe(player.heroPower),
    weapon: maybe(player.weapon),
    board: player.board.map(entity),
    hand: sees(viewer, seat) ? player.hand.map(entity) : null,
    handCount: player.hand.length,
    deck: viewer === 'judge' ? player.deck.map(entity) : null,
    deckCount: player.deck.length,
    secrets: sees(viewer, seat) ? player.secrets.map(entity) : null,
    secretCount: player.secrets.length,
    graveyard: player.graveyard.map(entity),
    mana: player.mana,
    fatigue: player.fatigue,
    heroPowerUses: player.heroPowerUses,
    enchantments: player.enchantments.map(viewedEnchantment),
    hasMulliganed: player.hasMulliganed,
  };
};

const viewedChoice = (world: BattleWorld, viewer: Viewer): ViewedChoice | null => {
  const choice = pendingChoice(world);
  if (choice === undefined) return null;
  const { player: seat, options, context } = choice;
  return {
    seat,
    source: sourceOf(world, context.source, viewer),
    options: sees(viewer, seat) ? options.map((option) => optionName(world, option)) : null,
  };
};

/** The card whose text asks, where this viewer sees it. */
const sourceOf = (world: BattleWorld, id: EntityId | null, viewer: Viewer): ViewedChoice['source'] => {
  if (id === null) return null;
  const { card } = entityOf(world, id);
  return canSee(world, viewer, id) ? { entity: id, card } : null;
};

const viewedEnchantment = ({ script, controller, attack, health }: Enchantment): ViewedEnchantment => ({
  by: script.card,
  controller,
  attack,
  health,
});

const viewedEntity = (world: BattleWorld, id: EntityId): ViewedEntity => {
  const { card, enchantments, isFrozen, isSilenced, isExhausted } = entityOf(world, id);
  return {
    entity: id,
    card,
    cardId: cardOf(world, id).id ?? null,
    cost: costOf(world, id),
    ...numbersOf(world, id),
    keywords: keywordsOf(world, id),
    enchantments: enchantments.map(viewedEnchantment),
    isFrozen,
    isSilenced,
    isExhausted,
  };
};

/** Attack, Health and armour of what has them. */
const numbersOf = (world: BattleWorld, id: EntityId) => {
  const { kind } = cardOf(world, id);
  if (kind === 'spell' || kind === 'heroPower') return {};
  const numbers = { attack: attackOf(world, id), health: healthOf(world, id), maxHealth: maxHealthOf(world, id) };
  return kind === 'hero' ? { ...numbers, armor: entityOf(world, id).armor } : numbers;
};

/** The keywords that count now, in the order of the vocabulary. */
export const keywordsOf = (world: BattleWorld, id: EntityId): Keyword[] =>
  KEYWORDS.filter((keyword) => hasKeyword(world, id, keyword));
