// The test API of the course (course.md §2), on the real machine: any card anywhere, direct calls, exact questions.
// Calls that are not legal throw a GameError with the refusal's code and leave the game as it was.

import type { CardName, DeckPlace, Keyword } from '../../cards/terms.ts';
import { type BattleEvent, type CourseEvent, isCourseEvent } from '../../effects/battle/battle-events.ts';
import { pendingChoice } from '../../effects/battle/choice.ts';
import type { AnyBattleInput } from '../../effects/battle/inputs.ts';
import { optionName } from '../../effects/battle/legal-moves.ts';
import type { BattleOptions } from '../../effects/battle/options.ts';
import { attackOf, hasKeyword, healthOf, maxHealthOf } from '../../effects/battle/stats.ts';
import {
  type BattleWorld,
  type Entity,
  entityOf,
  type Mana,
  type Outcome,
  type Player,
  playerOf,
  type Zone,
} from '../../effects/battle/world.ts';
import { withOne } from '../../effects/lists.ts';
import { refuse } from '../../effects/refusals.ts';
import type { EntityId, Seat } from '../../effects/world.ts';
import { GameError, type Sender } from '../answers.ts';
import { type BattleGame, type BattleRuleset, battleWithTestCards } from '../battle/ruleset.ts';
import { createGame } from '../create-game.ts';

export type PlayerId = 0 | 1;

export interface GameOptions extends Omit<BattleOptions, 'sandbox'> {
  /** Answers to choices that will be asked, in order: numbers of options. Given as soon as a choice opens. */
  readonly choices?: readonly number[];
  /** Other cards than the real ones and the fictional ones of the scenarios. */
  readonly ruleset?: BattleRuleset;
}

export interface PlayOptions {
  readonly target?: EntityId;
  /** Board place from 0 at the left; the right end if left out. */
  readonly position?: number;
  readonly option?: number;
}

/** A sandbox game. All functions may be taken out of it: `const { summon, hand } = newGame()`. */
export interface SandboxGame {
  addToHand(card: CardName, player: PlayerId): EntityId;
  summon(card: CardName, player: PlayerId, position?: number): EntityId;
  addToDeck(card: CardName, player: PlayerId, where?: DeckPlace): EntityId;
  addSecret(card: CardName, player: PlayerId): EntityId;
  equip(card: CardName, player: PlayerId): EntityId;
  /** One sourceless hit through the whole pipeline, in a Phase of its own. */
  dealDamage(target: EntityId, amount: number): void;
  /** One heal by that player, the target's controller if left out. */
  heal(target: EntityId, amount: number, player?: PlayerId): void;
  /** Remaining Health, at most the maximum. */
  setHealth(target: EntityId, health: number): void;
  gainArmor(player: PlayerId, amount: number): void;
  freeze(target: EntityId): void;
  /** Marks to be destroyed, then the boundary. */
  destroy(target: EntityId): void;
  silence(target: EntityId): void;
  /** Takes a card out of the game; no event of any kind. */
  remove(target: EntityId): void;
  /** A minion goes to its controller's hand; with a full hand it dies. */
  returnToHand(target: EntityId): void;
  /** That player takes control of an enemy minion. */
  takeControl(target: EntityId, player: PlayerId): void;
  /** A card of any place goes into its controller's deck, as a fresh one. */
  moveToDeck(target: EntityId, where?: DeckPlace): void;
  discard(target: EntityId): void;
  draw(player: PlayerId, count?: number): void;
  /** One fatigue hit. */
  fatigue(player: PlayerId): void;
  /** Crystals, and what is available of them: all if left out. */
  setMana(player: PlayerId, maximum: number, available?: number): void;
  /** The whole sequence of a spell played by that player, as if from hand. */
  cast(card: CardName, player: PlayerId, options?: PlayOptions): EntityId;
  play(card: EntityId, options?: PlayOptions): void;
  attack(attacker: EntityId, defender: EntityId): void;
  useHeroPower(player: PlayerId, options?: PlayOptions): void;
  endTurn(): void;
  /** Answers the open choice with the number of an option. */
  choose(option: number): void;
  concede(player: PlayerId): void;
  /** Sends any input. */
  send(input: AnyBattleInput): void;

  hand(player: PlayerId): EntityId[];
  board(player: PlayerId): EntityId[];
  /** Top first. */
  deck(player: PlayerId): EntityId[];
  /** Oldest first. */
  secrets(player: PlayerId): EntityId[];
  weapon(player: PlayerId): EntityId | undefined;
  hero(player: PlayerId): EntityId;
  zoneOf(id: EntityId): Zone;
  nameOf(id: EntityId): CardName;
  /** The present controller. */
  ownerOf(id: EntityId): Seat;
  /** Current Health; 0 or less for the mortally wounded. Durability for a weapon. */
  health(id: EntityId): number;
  maxHealth(id: EntityId): number;
  attackOf(id: EntityId): number;
  armor(player: PlayerId): number;
  mana(player: PlayerId): Mana;
  hasKeyword(id: EntityId, keyword: Keyword): boolean;
  activePlayer(): Seat;
  turn(): number;
  outcome(): Outcome;
  pendingChoice(): { readonly player: Seat; readonly options: CardName[] } | undefined;

  /** The seven kinds of the course, since the start or the last clearLog. */
  log(): readonly CourseEvent[];
  /** Everything that happened, since the start or the last clearLog. */
  trace(): readonly BattleEvent[];
  clearLog(): void;
  /** Plain data, equal for equal games. */
  snapshot(): unknown;
  /** The game underneath, for everything else. */
  readonly game: BattleGame;
}

const HANDED_OVER = { isHandedOver: true } as const;

const courseEventsOf = (told: readonly (readonly BattleEvent[])[]): CourseEvent[] => {
  const found: CourseEvent[] = [];
  for (const events of told) for (const event of events) if (isCourseEvent(event)) found.push(event);
  return found;
};

/** A sandbox game: it starts without opening hands, without The Coin, and with the decks as given. */
export const newGame = (options: GameOptions = {}): SandboxGame => {
  const { choices = [], ruleset = battleWithTestCards } = options;
  const battleOptions: Record<string, unknown> = { sandbox: true };
  for (const name in options) {
    if (name !== 'choices' && name !== 'ruleset') battleOptions[name] = options[name as keyof GameOptions];
  }
  return sandboxOf(createGame(ruleset, battleOptions as BattleOptions), choices);
};

/** The course API on a sandbox game that exists already, for example a loaded one. */
export const sandboxOf = (game: BattleGame, choices: readonly number[] = []): SandboxGame => {
  /** Of each input since the last clearLog. */
  let told: (readonly BattleEvent[])[] = [];
  const answers = [...choices];

  /** Nearly all inputs are made here, so that they may be handed over. */
  const submit = (input: AnyBattleInput, sender: Sender = HANDED_OVER): void => {
    const submitted = game.submit(input, sender);
    if (!submitted.ok) throw new GameError(submitted);
    told = withOne(told, submitted.events);
    if (answers.length === 0) return;
    const asked = askedSeat();
    const answer = asked === undefined ? undefined : answers.shift();
    if (asked !== undefined && answer !== undefined) submit({ type: 'CHOOSE', seat: asked, option: answer });
  };
  /** Submits and says which entity the call made: they are numbered in the order in which they are made. */
  const making = (input: AnyBattleInput): EntityId => {
    const id = game.ask(({ nextId }) => nextId);
    submit(input);
    return id;
  };
  /** The seat that an open choice is put to. */
  const askedSeat = (): Seat | undefined => game.ask((world) => pendingChoice(world)?.player);
  /** Asks about an entity that must be there. */
  const of = <T>(id: EntityId, question: (world: BattleWorld, entity: Entity) => T): T =>
    game.ask((world) => {
      if (world.entities[id] === undefined) throw new GameError(refuse('unknown-entity', { id }));
      return question(world, entityOf(world, id));
    });
  const controllerOf = (id: EntityId): Seat => of(id, (_, { controller }) => controller);
  /** The input with those of the options that are given. */
  const aimed = <I extends object>(input: I, options?: PlayOptions): I & PlayOptions => {
    if (options === undefined) return input;
    const { target, position, option } = options;
    if (target !== undefined) Object.assign(input, { target });
    if (position !== undefined) Object.assign(input, { position });
    return option === undefined ? input : Object.assign(input, { option });
  };
  /** Asks about a player who must be there. */
  const by = <T>(seat: PlayerId, question: (player: Player, world: BattleWorld) => T): T =>
    game.ask((world) => {
      if (world.players[seat] === undefined) {
        throw new GameError(refuse('unknown-seat', { seat, expected: '0 and 1' }));
      }
      return question(playerOf(world, seat), world);
    });

  return {
    game,
    addToHand: (card, seat) => making({ type: 'ADD_TO_HAND', seat, card }),
    summon: (card, seat, position) =>
      making(position === undefined ? { type: 'SUMMON', seat, card } : { type: 'SUMMON', seat, card, position }),
    addToDeck: (card, seat, where = 'top') => making({ type: 'ADD_TO_DECK', seat, card, where }),
    addSecret: (card, seat) => making({ type: 'ADD_SECRET', seat, card }),
    equip: (card, seat) => making({ type: 'EQUIP', seat, card }),
    dealDamage: (target, amount) => submit({ type: 'DEAL_DAMAGE', target, amount }),
    heal: (target, amount, seat) => submit({ type: 'HEAL', seat: seat ?? controllerOf(target), target, amount }),
    setHealth: (target, health) => submit({ type: 'SET_HEALTH', target, health }),
    freeze: (target) => submit({ type: 'FREEZE', target }),
    gainArmor: (seat, amount) => submit({ type: 'GAIN_ARMOR', seat, amount }),
    destroy: (target) => submit({ type: 'DESTROY', target }),
    silence: (target) => submit({ type: 'SILENCE', target }),
    remove: (target) => submit({ type: 'REMOVE', target }),
    returnToHand: (target) => submit({ type: 'RETURN_TO_HAND', target }),
    takeControl: (target, seat) => submit({ type: 'TAKE_CONTROL', seat, target }),
    moveToDeck: (target, where = 'top') => submit({ type: 'MOVE_TO_DECK', target, where }),
    discard: (target) => submit({ type: 'DISCARD', target }),
    draw: (seat, count = 1) => submit({ type: 'DRAW', seat, count }),
    fatigue: (seat) => submit({ type: 'FATIGUE', seat }),
    setMana: (seat, maximum, available) =>
      submit({ type: 'SET_MANA', seat, maximum, ...(available === undefined ? {} : { available }) }),
    cast: (card, seat, options) => making(aimed({ type: 'CAST', seat, card }, options)),
    play: (card, options) => submit(aimed({ type: 'PLAY', seat: controllerOf(card), card }, options)),
    attack: (attacker, defender) => submit({ type: 'ATTACK', seat: controllerOf(attacker), attacker, defender }),
    useHeroPower: (seat, options) => submit(aimed({ type: 'HERO_POWER', seat }, options)),
    endTurn: () => submit({ type: 'END_TURN', seat: game.ask(({ activePlayer }) => activePlayer) }),
    choose: (option) => submit({ type: 'CHOOSE', seat: askedSeat() ?? 0, option }),
    concede: (seat) => submit({ type: 'CONCEDE', seat }),
    send: (input) => submit(input, {}),

    hand: (seat) => [...by(seat, ({ hand }) => hand)],
    board: (seat) => [...by(seat, ({ board }) => board)],
    deck: (seat) => [...by(seat, ({ deck }) => deck)],
    secrets: (seat) => [...by(seat, ({ secrets }) => secrets)],
    weapon: (seat) => by(seat, ({ weapon }) => weapon) ?? undefined,
    hero: (seat) => by(seat, ({ hero }) => hero),
    zoneOf: (id) => of(id, (_, { zone }) => zone),
    nameOf: (id) => of(id, (_, { card }) => card),
    ownerOf: controllerOf,
    health: (id) => of(id, (world) => healthOf(world, id)),
    maxHealth: (id) => of(id, (world) => maxHealthOf(world, id)),
    attackOf: (id) => of(id, (world) => attackOf(world, id)),
    armor: (seat) => by(seat, ({ hero }, world) => entityOf(world, hero).armor),
    mana: (seat) => ({ ...by(seat, ({ mana }) => mana) }),
    hasKeyword: (id, keyword) => of(id, (world) => hasKeyword(world, id, keyword)),
    activePlayer: () => game.ask(({ activePlayer }) => activePlayer),
    turn: () => game.ask(({ turn }) => turn),
    outcome: () => game.ask(({ outcome }) => outcome),
    pendingChoice: () =>
      game.ask((world) => {
        const choice = pendingChoice(world);
        if (choice === undefined) return undefined;
        return { player: choice.player, options: choice.options.map((option) => optionName(world, option)) };
      }),

    log: () => courseEventsOf(told),
    trace: () => told.flat(),
    clearLog: () => {
      told = [];
    },
    snapshot: () => ({ value: game.value, world: game.world }),
  };
};
