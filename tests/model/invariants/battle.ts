// What must hold whenever a battle rests (charts.md §16.3), and in every log (§16.4).

import {
  type AnyBattleInput,
  type BattleEvent,
  type BattleWorld,
  freshAuras,
  isDying,
  minionsInPlay,
  pendingChoice,
} from '../../../machines/battle/index.ts';
import type { Invariant } from '../invariants.ts';

type BattleInvariant = Invariant<BattleWorld, AnyBattleInput, BattleEvent>;

/** Nothing is half done: the game goes on, and no choice is open. */
const isQuiet = (world: BattleWorld): boolean => world.outcome.result === 'none' && pendingChoice(world) === undefined;

/** Each entity is in exactly the place that its zone names. */
const conservation: BattleInvariant = {
  name: 'each card is in one place',
  check: ({ world }) => {
    const places = new Map<number, string>();
    for (const [seat, player] of world.players.entries()) {
      const lists = {
        deck: player.deck,
        hand: player.hand,
        board: player.board,
        secret: player.secrets,
        graveyard: player.graveyard,
        hero: [player.hero],
        heroPower: player.heroPower === null ? [] : [player.heroPower],
        weapon: player.weapon === null ? [] : [player.weapon],
      };
      for (const [zone, ids] of Object.entries(lists)) {
        for (const id of ids) {
          if (places.has(id)) return `Entity ${id} is in two places.`;
          places.set(id, `${seat} ${zone}`);
        }
      }
    }
    for (const { id, zone, controller } of Object.values(world.entities)) {
      const place = places.get(id);
      const isNowhere = zone === 'removed' || zone === 'setAside';
      if (isNowhere ? place !== undefined : place !== `${controller} ${zone}`) {
        return `Entity ${id} is in "${zone}" of seat ${controller}, but listed in "${place}".`;
      }
    }
    return null;
  },
};

const IN_PLAY: readonly string[] = ['board', 'hero', 'heroPower', 'weapon', 'secret'];

const uniqueOrder: BattleInvariant = {
  name: 'orders of play are unique',
  check: ({ world }) => {
    const orders = new Set<number>();
    for (const { zone, order } of Object.values(world.entities)) {
      if (!IN_PLAY.includes(zone)) continue;
      if (orders.has(order)) return `Order of play ${order} is used twice.`;
      orders.add(order);
    }
    return null;
  },
};

const limits: BattleInvariant = {
  name: 'limits are kept',
  check: ({ world }) => {
    const most = world.rules.limits;
    for (const [seat, { board, hand, secrets, mana }] of world.players.entries()) {
      if (board.length > most.board) return `Seat ${seat} has ${board.length} minions.`;
      if (hand.length > most.hand) return `Seat ${seat} has ${hand.length} cards in hand.`;
      if (secrets.length > most.secrets) return `Seat ${seat} has ${secrets.length} secrets.`;
      const { maximum, available } = mana;
      if (available < 0 || available > most.mana || maximum > most.mana) return `Seat ${seat} has ${available} mana.`;
    }
    return null;
  },
};

const nothingHalfDone: BattleInvariant = {
  name: 'nothing is half done at rest',
  check: ({ world }) => {
    if (!isQuiet(world)) return null;
    if (world.stack !== null) return `The game rests with a frame "${world.stack.kind}" on the stack.`;
    if (world.pendingSummons.length > 0) return 'Summon Events are still pending.';
    if (world.waitingDeaths.length > 0) return 'Deaths are still waiting.';
    const dying = minionsInPlay(world).filter((id) => isDying(world, id));
    return dying.length > 0 ? `Dying in play at rest: ${dying.join(', ')}.` : null;
  },
};

const freshSnapshot: BattleInvariant = {
  name: 'the aura snapshot is fresh at rest',
  check: ({ world }) =>
    !isQuiet(world) || JSON.stringify(world.activeAuras) === JSON.stringify(freshAuras(world))
      ? null
      : 'The Other snapshot is not fresh.',
};

/** Rounds of deaths count up from 1, each after a removal, and nothing removed is damaged again. */
export const logFault = (log: readonly BattleEvent[]): string | null => {
  let round = 0;
  let removals = 0;
  const gone = new Set<number>();
  for (const event of log) {
    if (event.type === 'Destroyed') {
      removals += 1;
      gone.add(event.id);
    } else if (event.type === 'Summoned' || event.type === 'Returned') {
      gone.delete(event.id);
    } else if (event.type === 'Damaged' && gone.has(event.target)) {
      return `Entity ${event.target} was destroyed and then damaged.`;
    } else if (event.type === 'DeathPhase') {
      if (removals === 0) return `Death Phase ${event.round} without a removal.`;
      if (event.round !== 1 && event.round !== round + 1) return `Death Phase ${event.round} after ${round}.`;
      round = event.round;
      removals = 0;
    }
  }
  return null;
};

const soundLog: BattleInvariant = {
  name: 'the log of each input is sound',
  check: ({ before, events }) => (isQuiet(before) ? logFault(events) : null),
};

export const battleInvariants: readonly BattleInvariant[] = [
  conservation,
  uniqueOrder,
  limits,
  nothingHalfDone,
  freshSnapshot,
  soundLog,
];
