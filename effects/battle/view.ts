// What one viewer may know of a battle. Hidden cards are counted, never named, and their ids never leave: ids follow
// the deck list, so that an id alone would give a card away.

import { type CardName, KEYWORDS, type Keyword } from '../../cards/terms.ts';
import type { EntityId, Seat } from '../world.ts';
import { pendingChoice } from './choice.ts';
import { optionName } from './legal-moves.ts';
import { mulliganAwaited } from './legality.ts';
import { attackOf, cardOf, costOf, hasKeyword, healthOf, maxHealthOf } from './stats.ts';
import { type BattleWorld, entityOf, type Mana, type Outcome } from './world.ts';

/** A seat sees the own hand and secrets; a spectator sees what is public; a judge sees everything. */
export type BattleViewer = Seat | 'spectator' | 'judge';

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
}

export interface BattleView {
  readonly viewer: BattleViewer;
  readonly phase: 'mulligan' | 'main' | 'choice' | 'over';
  readonly turn: number;
  readonly activePlayer: Seat;
  readonly outcome: Outcome;
  readonly players: readonly ViewedSide[];
  /** The open choice; its options are for the player who is asked, and for a judge. */
  readonly choice: { readonly seat: Seat; readonly options: readonly CardName[] | null } | null;
}

export const battleViewFor = (world: BattleWorld, viewer: BattleViewer): BattleView => {
  const sees = (seat: Seat): boolean => viewer === 'judge' || viewer === seat;
  const entity = (id: EntityId) => viewed(world, id);
  const maybe = (id: EntityId | null) => (id === null ? null : entity(id));
  const choice = pendingChoice(world);
  return {
    viewer,
    phase: phaseOf(world),
    turn: world.turn,
    activePlayer: world.activePlayer,
    outcome: world.outcome,
    players: world.players.map((player, seat) => ({
      seat,
      hero: entity(player.hero),
      heroPower: maybe(player.heroPower),
      weapon: maybe(player.weapon),
      board: player.board.map(entity),
      hand: sees(seat) ? player.hand.map(entity) : null,
      handCount: player.hand.length,
      deck: viewer === 'judge' ? player.deck.map(entity) : null,
      deckCount: player.deck.length,
      secrets: sees(seat) ? player.secrets.map(entity) : null,
      secretCount: player.secrets.length,
      graveyard: player.graveyard.map(entity),
      mana: player.mana,
      fatigue: player.fatigue,
      heroPowerUses: player.heroPowerUses,
    })),
    choice:
      choice === undefined
        ? null
        : {
            seat: choice.player,
            options: sees(choice.player) ? choice.options.map((option) => optionName(world, option)) : null,
          },
  };
};

const phaseOf = (world: BattleWorld): BattleView['phase'] => {
  if (world.outcome.result !== 'none') return 'over';
  if (mulliganAwaited(world).length > 0) return 'mulligan';
  return pendingChoice(world) === undefined ? 'main' : 'choice';
};

const viewed = (world: BattleWorld, id: EntityId): ViewedEntity => {
  const { card, isFrozen, isSilenced, isExhausted } = entityOf(world, id);
  return {
    entity: id,
    card,
    cardId: cardOf(world, id).id ?? null,
    cost: costOf(world, id),
    ...numbersOf(world, id),
    keywords: keywordsOf(world, id),
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
