// A Dale sandbox: any card anywhere, exact draws, inputs per seat. Inputs that are not legal throw a GameError with the
// refusal's code and leave the game as it was.

import type { DaleOptions } from '../../effects/dale/create.ts';
import type { DaleEvent } from '../../effects/dale/dale-events.ts';
import { effectiveValueOf, typeOf } from '../../effects/dale/effects-store.ts';
import type { AnyDaleInput, SandboxZone } from '../../effects/dale/inputs.ts';
import { awaitedSeats } from '../../effects/dale/legality.ts';
import { owlsOf } from '../../effects/dale/owls.ts';
import { type Phase, phaseOf } from '../../effects/dale/phase.ts';
import { type DaleWorld, entityOf, type OwlEffect, playerOf, type Zone } from '../../effects/dale/world.ts';
import type { EntityId, Seat } from '../../effects/world.ts';
import { GameError } from '../answers.ts';
import { createGame } from '../create-game.ts';
import { type DaleGame, type DaleRuleset, dale } from '../dale/ruleset.ts';

export interface DaleSandboxOptions extends Omit<DaleOptions, 'sandbox' | 'sets'> {
  /** Another edition, or other cards. Default: the texts of the design note. */
  readonly ruleset?: DaleRuleset;
}

/** Where a card is put: a slot of the market, or a stack of a stall counted from 1. */
export interface PutOptions {
  readonly at?: number;
}

export interface DaleSandbox {
  /** Puts a new card there, on top of a pile; nobody reacts. */
  put(card: string, zone: SandboxZone, seat?: Seat, options?: PutOptions): EntityId;
  /** Sends an input. Throws a GameError if it is refused. */
  send(input: AnyDaleInput): readonly DaleEvent[];

  hand(seat: Seat): EntityId[];
  /** Top first. */
  deck(seat: Seat): EntityId[];
  /** Top first. */
  discard(seat: Seat): EntityId[];
  stall(seat: Seat): EntityId[][];
  schedule(seat: Seat): EntityId[];
  limbo(seat: Seat): EntityId[];
  /** Slot 0, the rightmost, first. */
  market(): (EntityId | null)[];
  bin(): EntityId[];
  supply(): EntityId[];
  zoneOf(id: EntityId): Zone;
  nameOf(id: EntityId): string;
  /** The name of the card it counts as. */
  typeOf(id: EntityId): string;
  valueOf(id: EntityId): number;
  /** The pending owl effects of a seat, oldest first. */
  owls(seat: Seat): OwlEffect[];
  /** The number of the pending effect that a card carries. */
  effectOn(card: EntityId): number;
  /** The number of the effect that a card carries, or carried last. */
  lastEffectOn(card: EntityId): number | undefined;
  /** The seats that owe an input. */
  active(): Seat[];
  phase(): Phase;
  turnPlayer(): Seat;
  outcome(): DaleWorld['outcome'];
  trace(): readonly DaleEvent[];
  clearLog(): void;
  readonly game: DaleGame;
}

/** An empty table with seat 0 in its action phase. */
export const newDale = (options: DaleSandboxOptions = {}): DaleSandbox => {
  const { ruleset = dale, ...daleOptions } = options;
  return daleSandboxOf(createGame(ruleset, { ...daleOptions, sandbox: true }));
};

/** The sandbox on a game that exists already. */
export const daleSandboxOf = (game: DaleGame): DaleSandbox => {
  let log: DaleEvent[] = [];
  const carried = new Map<EntityId, number>();
  const world = () => game.world;
  const remember = (): void => {
    for (const { card, number } of world().owls) carried.set(card, number);
  };
  remember();
  const send = (input: AnyDaleInput): readonly DaleEvent[] => {
    const submitted = game.submit(input);
    if (!submitted.ok) throw new GameError(submitted);
    log.push(...submitted.events);
    remember();
    return submitted.events;
  };
  const player = (seat: Seat) => playerOf(world(), seat);
  return {
    game,
    send,
    put: (card, zone, seat = 0, { at } = {}) => {
      const id = world().nextId;
      send({ type: 'PUT', seat, card, zone, ...(at === undefined ? {} : { at }) });
      return id;
    },
    hand: (seat) => [...player(seat).hand],
    deck: (seat) => [...player(seat).deck],
    discard: (seat) => [...player(seat).discard],
    stall: (seat) => player(seat).stall.map((stack) => [...stack]),
    schedule: (seat) => [...player(seat).schedule],
    limbo: (seat) => [...player(seat).limbo],
    market: () => [...world().market],
    bin: () => [...world().bin],
    supply: () => [...world().supply],
    zoneOf: (id) => entityOf(world(), id).zone,
    nameOf: (id) => entityOf(world(), id).card,
    typeOf: (id) => typeOf(world(), id),
    valueOf: (id) => effectiveValueOf(world(), id),
    owls: (seat) => owlsOf(world(), seat),
    effectOn: (card) => {
      const effect = world().owls.find((each) => each.card === card);
      if (effect === undefined) throw new Error(`Nothing is pending on ${entityOf(world(), card).card}.`);
      return effect.number;
    },
    lastEffectOn: (card) => carried.get(card),
    active: () => awaitedSeats(world()),
    phase: () => phaseOf(world()),
    turnPlayer: () => world().turnPlayer,
    outcome: () => world().outcome,
    trace: () => [...log],
    clearLog: () => {
      log = [];
    },
  };
};
