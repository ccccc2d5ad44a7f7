// What the battle tests share: a sandbox table, a real duel with decks and mana, and the proof, after each test, that
// every game made in it rests and that somebody may act.

import { afterEach, expect } from 'vitest';
import {
  type AnyBattleInput,
  type BattleEvent,
  type BattleGame,
  type BattleInput,
  type BattleOptions,
  battleWithTestCards,
  isDying,
  minionsInPlay,
  pendingChoice,
} from '../../machines/battle/index.ts';
import { createGame, type EntityId, GameError, type Seat } from '../../machines/index.ts';
import { type GameOptions, newGame, type SandboxGame } from '../../machines/sandbox/index.ts';

const games: BattleGame[] = [];

afterEach(() => {
  for (const game of games.splice(0)) expectRest(game);
});

/** Invariants of a game at rest (charts.md §16): nothing half done, nobody dying in play, somebody awaited. */
const expectRest = (game: BattleGame): void => {
  const { world } = game;
  expect(game.awaited().length > 0).toBe(!game.isOver);
  for (const { board, hand } of world.players) {
    expect(board.length).toBeLessThanOrEqual(world.rules.limits.board);
    expect(hand.length).toBeLessThanOrEqual(world.rules.limits.hand);
  }
  const orders = minionsInPlay(world).map((id) => world.entities[id]?.order);
  expect(new Set(orders).size).toBe(orders.length);
  if (pendingChoice(world) !== undefined || game.isOver) return;
  expect(world.stack).toBeNull();
  expect([world.pendingSummons, world.waitingDeaths]).toEqual([[], []]);
  expect(minionsInPlay(world).filter((id) => isDying(world, id))).toEqual([]);
};

/** A sandbox with twenty fillers in each deck unless said otherwise. */
export const table = (options: GameOptions = {}): SandboxGame => {
  const fillers = Array<string>(20).fill('Test Filler');
  const made = newGame({ decks: [fillers, fillers], ...options });
  games.push(made.game);
  return made;
};

/** The entry of a list that must be there: the last one if no index is given. */
export const pick = (list: readonly EntityId[], index = list.length - 1): EntityId => {
  const id = list[index];
  if (id === undefined) throw new Error(`There is no entry ${index} in a list of ${list.length}.`);
  return id;
};

/** The code of the refusal that a sandbox call throws. */
export const refusalOf = (call: () => unknown): string => {
  try {
    call();
  } catch (error) {
    if (error instanceof GameError) return error.code;
    throw error;
  }
  return 'accepted';
};

/** Which triggers were activated, as "name: kind". */
export const activated = ({ log, nameOf }: SandboxGame): string[] =>
  log().flatMap((event) => (event.type === 'Triggered' ? [`${nameOf(event.source)}: ${event.trigger}`] : []));

/** How often an event of this kind is in the trace. */
export const count = ({ trace }: SandboxGame, type: BattleEvent['type']): number =>
  trace().filter((event) => event.type === type).length;

/** The mana of a player: what is there to use, the crystals, and what Overload owes and locks. */
export const manaOf = ({ world }: BattleGame, seat: Seat) => {
  const player = world.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  const { available, maximum, owed, locked } = player.mana;
  return { available, maximum, owed, locked };
};

/** A real game whose decks are made of few names, so that a hand soon has what a test needs. */
export const duel = (first: readonly string[], second: readonly string[], options: BattleOptions = {}) => {
  const fill = (names: readonly string[]) =>
    Array.from({ length: 60 }, (_, index) => names[index % names.length] ?? '');
  const game = createGame(battleWithTestCards, { decks: [fill(first), fill(second)], ...options });
  games.push(game);
  const player = (seat: Seat) => {
    const found = game.world.players[seat];
    if (found === undefined) throw new Error(`There is no seat ${seat}.`);
    return found;
  };
  const nameOf = (id: EntityId): string => game.world.entities[id]?.card ?? '';
  const send = (input: AnyBattleInput): readonly BattleEvent[] => {
    const submitted = game.submit(input);
    if (!submitted.ok) throw new GameError(submitted);
    return submitted.events;
  };
  const named = (list: readonly EntityId[], name: string): EntityId =>
    pick(
      list.filter((id) => nameOf(id) === name),
      0,
    );

  return {
    game,
    send,
    nameOf,
    hand: (seat: Seat): EntityId[] => [...player(seat).hand],
    board: (seat: Seat): EntityId[] => [...player(seat).board],
    hero: (seat: Seat): EntityId => player(seat).hero,
    inHand: (seat: Seat, name: string): EntityId => named(player(seat).hand, name),
    onBoard: (seat: Seat, name: string): EntityId => named(player(seat).board, name),
    /** Why an input would be refused; `legal` if it would not. */
    verdict: (input: BattleInput): string => game.whyNot(input)?.code ?? 'legal',
    /** Both keep their opening hands. */
    begin: (): void => {
      for (const seat of [0, 1]) send({ type: 'MULLIGAN', seat, replace: [] });
    },
    endTurn: (): readonly BattleEvent[] => send({ type: 'END_TURN', seat: game.world.activePlayer }),
    /** Ends turns until this seat is to act, with that much mana and these cards in hand. */
    until: (seat: Seat, mana: number, ...names: string[]): void => {
      const isReady = () =>
        game.world.activePlayer === seat &&
        player(seat).mana.available >= mana &&
        names.every((name) => player(seat).hand.some((id) => nameOf(id) === name));
      for (let turns = 0; !isReady(); turns += 1) {
        if (turns > 40) throw new Error('The duel never gets there.');
        send({ type: 'END_TURN', seat: game.world.activePlayer });
      }
    },
    /** Plays the first card of that name. */
    play: (
      seat: Seat,
      name: string,
      more: { target?: EntityId; position?: number; option?: number } = {},
    ): EntityId => {
      const card = named(player(seat).hand, name);
      send({ type: 'PLAY', seat, card, ...more });
      return card;
    },
  };
};
