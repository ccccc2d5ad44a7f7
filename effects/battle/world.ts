// The World of a battle: two players, their cards, the aura snapshots, and what is half done. One JSON value.

import type { Aura, CardName, Keyword, ListenableVerb } from '../../cards/terms.ts';
import type { Script } from '../script.ts';
import type { EntityId, KernelWorld, Seat } from '../world.ts';
import type { BattleEvent } from './battle-events.ts';
import type { BattleFrame } from './frames.ts';

export const ZONES = [
  'deck',
  'hand',
  'board',
  'weapon',
  'secret',
  'hero',
  'heroPower',
  'graveyard',
  'setAside',
  'removed',
] as const;
export type Zone = (typeof ZONES)[number];

export type { Script };

/** A lasting change on one entity, belonging to the player who made it (R18.5). */
export interface Enchantment {
  /** Where the giving card describes it: keywords, deathrattle, listeners and auras are read there. */
  readonly script: Script;
  readonly controller: Seat;
  /** When it was attached, on the same counter as order of play. */
  readonly order: number;
  /** Numbers fixed when it was attached. */
  readonly attack: number;
  readonly health: number;
  readonly setAttack: number | null;
  readonly setHealth: number | null;
  /** Keywords that the bearer had used up and has again through this; used up again when it ends. */
  readonly regained: readonly Keyword[];
}

export interface Entity {
  readonly id: EntityId;
  readonly card: CardName;
  readonly owner: Seat;
  controller: Seat;
  zone: Zone;
  /** Order of play: lower is older; 0 for what never entered play. */
  order: number;
  damage: number;
  armor: number;
  enchantments: Enchantment[];
  isSilenced: boolean;
  isFrozen: boolean;
  /** Marked by a destroy effect; still in play (R19.2). */
  isDoomed: boolean;
  /** Arrived since its player's last turn began. */
  isExhausted: boolean;
  attacksThisTurn: number;
  /** Keywords used up: the shield that broke, the stealth given away, the frenzy that ran. */
  spentKeywords: (Keyword | 'frenzy')[];
  /** Addresses of `once` listeners that have reacted. */
  spentListeners: string[];
}

export interface Mana {
  maximum: number;
  available: number;
  /** The part of `available` that is lost at the end of the turn. */
  temporary: number;
  /** Overload owed for the next turn, and overload that locks mana now (R24). */
  owed: number;
  locked: number;
}

export interface Player {
  hero: EntityId;
  heroPower: EntityId | null;
  weapon: EntityId | null;
  deck: EntityId[];
  hand: EntityId[];
  board: EntityId[];
  secrets: EntityId[];
  graveyard: EntityId[];
  mana: Mana;
  fatigue: number;
  /** What this player has played this turn, oldest first. */
  cardsPlayedThisTurn: CardName[];
  /** What spells have laid on the player: listeners and auras that outlive the hero (events.md §3.6). */
  enchantments: Enchantment[];
  spentListeners: string[];
  heroPowerUses: number;
  /** Marked in a Death Creation Step; cannot be saved any more (R20.1). */
  isHeroDead: boolean;
  hasMulliganed: boolean;
}

/** One entry of the Other snapshot, as the course's aura routine keeps it. */
export interface ActiveAura {
  readonly owner: Seat;
  readonly source: EntityId;
  readonly aura: Aura;
}

/** One entry of the Health/Attack snapshot: what one aura gives to one entity. */
export interface ActiveStat {
  readonly source: EntityId;
  readonly target: EntityId;
  readonly attack: number;
  readonly health: number;
  /** Present if the Attack is set to that number, after all other auras. */
  readonly setAttack?: number;
}

/** A Summon Event that waits, and the kind of summon it was. */
export interface PendingSummon {
  readonly id: EntityId;
  readonly verb: Extract<ListenableVerb, 'summon' | 'summonBothSides'>;
}

/** What a Death Creation Step notes of each card it removes (R19.3). */
export interface DeathRecord {
  readonly id: EntityId;
  readonly card: CardName;
  readonly controller: Seat;
  readonly order: number;
  /** Board index at its own removal; −1 for a weapon. */
  readonly index: number;
  readonly isMinion: boolean;
  readonly hasReborn: boolean;
  readonly deathrattles: readonly Script[];
}

/** What the game remembers of the dead for ever. */
export interface DeathNote {
  readonly id: EntityId;
  readonly card: CardName;
  readonly controller: Seat;
  readonly turn: number;
  readonly isMinion: boolean;
  readonly hadDeathrattle: boolean;
}

export interface Limits {
  readonly board: number;
  readonly hand: number;
  readonly secrets: number;
  readonly deck: number;
  readonly mana: number;
  readonly turns: number;
  /** Effects and activations that one input may cause before it is refused as `overflow`. */
  readonly budget: number;
}

export interface Rules {
  readonly limits: Limits;
  readonly triggerOrdering: 'orderOfPlay' | 'dominantPlayerFirst';
  readonly dominantPlayer: Seat;
  /** A sandbox game takes the direct calls of tests (course.md §2). */
  readonly isSandbox: boolean;
  /** Cards and Hero Powers cost mana. */
  readonly chargesMana: boolean;
  /** Players act in their own turn only, attack by the rules, and use the Hero Power once a turn. */
  readonly checksActions: boolean;
  /** Each turn begins with a draw. */
  readonly drawsEachTurn: boolean;
}

export type Outcome = { result: 'none' } | { result: 'win'; player: Seat } | { result: 'draw' };

export interface BattleWorld extends KernelWorld<BattleEvent, BattleFrame> {
  readonly ruleset: 'battle';
  /** Fingerprint of the card set; the cards themselves are never in the World. */
  readonly cardSet: string;
  readonly rules: Rules;
  entities: Record<EntityId, Entity>;
  nextId: EntityId;
  nextOrder: number;
  players: [Player, Player];
  activePlayer: Seat;
  turn: number;
  /** The Other snapshot, oldest source first. */
  activeAuras: ActiveAura[];
  /** The Health/Attack snapshot. */
  activeStats: ActiveStat[];
  /** Minions whose "whenever you summon" triggers wait for the next Summon Resolution Step (R6.4). */
  pendingSummons: PendingSummon[];
  /** Deaths outside a Death Creation Step that wait for the next Death Phase (R21.3). */
  waitingDeaths: DeathRecord[];
  deaths: DeathNote[];
  /** Battlecries carried out so far, oldest first: who carried it out, and the text. */
  battlecriesPlayed: { readonly player: Seat; readonly script: Script }[];
  outcome: Outcome;
}

export const opponentOf = (seat: Seat): Seat => 1 - seat;

export const playerOf = (world: BattleWorld, seat: Seat): Player => {
  const player = world.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
};

/** The entity of this id; an unknown id here is a fault in the rules, players' ids are checked at the door. */
export const entityOf = (world: BattleWorld, id: EntityId): Entity => {
  const entity = world.entities[id];
  if (entity === undefined) throw new Error(`There is no entity ${id}.`);
  return entity;
};
