// The trigger queues of a battle at one moment: each reaction with its activations, why it stands where it stands, what
// multiplies it, what comes next, and what was dropped and why.

import {
  cardNamed,
  DROP_REASONS,
  type NameOf,
  occasionWords,
  type QueueFrame,
  TRIGGER_WORDS,
} from '../../../cli/words.ts';
import {
  activations,
  type BattleEvent,
  type BattleFrame,
  type BattleWorld,
  multipliersFor,
  type TriggerKind,
} from '../../../machines/battle/index.ts';
import { framesOf, type Seat } from '../../../machines/index.ts';
import type { RecordedMicrostep } from '../microsteps.ts';

type QueueEntry = QueueFrame['entries'][number];

export const TOKEN_STATES = ['done', 'running', 'next', 'waiting', 'dropped'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** What multiplies a reaction: the bracket around its activations. */
export interface Bracket {
  readonly times: number;
  readonly because: readonly number[];
  /** `×2 Baron Rivendare`. */
  readonly words: string;
  /** The count is read when its turn comes (R7.3); until then this is what it would be now. */
  readonly isForecast: boolean;
}

/** One reaction, with a token for each of its activations. */
export interface QueuedReaction {
  readonly source: number;
  readonly name: string;
  readonly trigger: TriggerKind;
  /** `deathrattle`. */
  readonly words: string;
  readonly controller: Seat;
  readonly order: number;
  /** Why it stands here. */
  readonly why: string;
  readonly bracket: Bracket | null;
  readonly tokens: readonly TokenState[];
  /** Why it was dropped; null if it was not. */
  readonly dropped: string | null;
}

export interface TriggerQueue {
  /** `after the death of Loot Hoarder`. */
  readonly occasion: string;
  /** How the queue is ordered. */
  readonly ordering: string;
  readonly reactions: readonly QueuedReaction[];
  /**
   * `running` is what is going on, `suspended` waits below something else, `announced` is a Death Event of the Death Phase
   * under way whose queue is still to be opened.
   */
  readonly stage: 'running' | 'suspended' | 'announced';
}

/** What became of the entries of one queue, by their index. */
interface Past {
  readonly dropped: Map<number, string>;
  readonly multiplied: Map<number, Multiplied>;
  /** How often each has activated. */
  readonly activated: Map<number, number>;
}

interface Multiplied {
  readonly times: number;
  readonly because: readonly number[];
}

/** The queues that lie on the stack, outermost first. */
const queuesOn = (world: BattleWorld): QueueFrame[] =>
  framesOf<BattleFrame>(world).filter((frame): frame is QueueFrame => frame.kind === 'triggerQueue');

const emptyPast = (): Past => ({ dropped: new Map(), multiplied: new Map(), activated: new Map() });

/** Reads off the events what became of each entry; a queue is known by its place among the queues on the stack. */
const pastOf = (microsteps: readonly RecordedMicrostep[]): Past[] => {
  const past: Past[] = [];
  for (const { before, world, events } of microsteps) {
    const queue = queuesOn(before as BattleWorld).at(-1);
    const own = past[queuesOn(before as BattleWorld).length - 1];
    for (const event of events as readonly BattleEvent[]) {
      if (queue === undefined || own === undefined) continue;
      if (event.type === 'TriggerDropped') own.dropped.set(queue.next, DROP_REASONS[event.reason]);
      if (event.type === 'TriggerMultiplied') own.multiplied.set(queue.next, event);
      if (event.type === 'Triggered') own.activated.set(queue.next, (own.activated.get(queue.next) ?? 0) + 1);
    }
    const depth = queuesOn(world as BattleWorld).length;
    while (past.length < depth) past.push(emptyPast());
    past.length = depth;
  }
  return past;
};

/**
 * The queues at the end of these microsteps: innermost first, then the Death Events that are still to come. The microsteps begin where the stack was last empty, so
 * that nothing a queue went through is missed.
 */
export const triggerQueuesAt = (
  world: BattleWorld,
  microsteps: readonly RecordedMicrostep[],
  nameOf: NameOf,
): TriggerQueue[] => {
  const past = pastOf(microsteps);
  const frames = queuesOn(world);
  const open = frames
    .map((frame, index): TriggerQueue => {
      const isInnermost = world.stack === frame;
      const reactions = frame.entries.map((entry, at) =>
        reaction(world, frame, entry, at, past[index] ?? emptyPast(), isInnermost, nameOf),
      );
      const stage = isInnermost ? 'running' : 'suspended';
      return { occasion: occasionWords(frame.occurrence, nameOf), ordering: ordering(world), reactions, stage };
    })
    .reverse();
  return [...open, ...announcedIn(world, nameOf)];
};

/** Each Death Event has a queue of its own (R19.5). What else reacts to the death is found when it is opened. */
const announcedIn = (world: BattleWorld, nameOf: NameOf): TriggerQueue[] =>
  framesOf<BattleFrame>(world)
    .flatMap((frame) => (frame.kind === 'phaseBoundary' ? frame.dead.slice(frame.nextDeath) : []))
    .map(({ id, controller, order, deathrattles }) => ({
      occasion: `after the death of ${nameOf(id)}`,
      ordering: ordering(world),
      stage: 'announced',
      reactions: deathrattles.map((): QueuedReaction => {
        const found = multiplied(world, id, 'deathrattle', controller);
        const bracket = found === undefined ? null : { ...bracketWords(found, nameOf), isForecast: true };
        return {
          source: id,
          name: nameOf(id),
          trigger: 'deathrattle',
          words: TRIGGER_WORDS.deathrattle,
          controller,
          order,
          why: `order of play ${order}`,
          bracket,
          tokens: Array.from({ length: bracket?.times ?? 1 }, () => 'waiting'),
          dropped: null,
        };
      }),
    }));

const ordering = ({ rules }: BattleWorld): string =>
  rules.triggerOrdering === 'orderOfPlay' ? 'oldest first' : `seat ${rules.dominantPlayer} first, then oldest first`;

const reaction = (
  world: BattleWorld,
  frame: QueueFrame,
  entry: QueueEntry,
  at: number,
  past: Past,
  isInnermost: boolean,
  nameOf: NameOf,
): QueuedReaction => {
  const { source, trigger, controller, order } = entry;
  const dropped = past.dropped.get(at) ?? null;
  const bracket = dropped === null ? bracketOf(world, frame, entry, at, past, nameOf) : null;
  return {
    source,
    name: nameOf(source),
    trigger,
    words: TRIGGER_WORDS[trigger],
    controller,
    order,
    why: whyHere(world, entry),
    bracket,
    tokens: dropped === null ? tokensOf(frame, at, past, bracket?.times ?? 1, isInnermost) : ['dropped'],
    dropped,
  };
};

/** The count that was read when its turn came, or what would be read now; none if it is 1. */
const bracketOf = (
  world: BattleWorld,
  { next }: QueueFrame,
  entry: QueueEntry,
  at: number,
  past: Past,
  nameOf: NameOf,
): Bracket | null => {
  const read = past.multiplied.get(at);
  const isForecast = read === undefined && at >= next && !past.activated.has(at);
  const found = read ?? (isForecast ? forecast(world, entry) : undefined);
  return found === undefined ? null : { ...bracketWords(found, nameOf), isForecast };
};

const bracketWords = ({ times, because }: Multiplied, nameOf: NameOf) => ({
  times,
  because,
  words: `×${times} ${because.map(nameOf).join(', ')}`,
});

/** What the multiplier would be if it were read now. */
const forecast = (
  world: BattleWorld,
  { source, trigger, needsCarrier, controller }: QueueEntry,
): Multiplied | undefined =>
  // On whose side the trigger stands: of a deathrattle where its minion died, of the rest where the carrier is (R7.8).
  multiplied(world, source, trigger, needsCarrier ? (world.entities[source]?.controller ?? controller) : controller);

/** Minions alone are multiplied, and no Secrets (R7.2). */
const multiplied = (world: BattleWorld, source: number, trigger: TriggerKind, side: Seat): Multiplied | undefined => {
  const isMinion = cardNamed(world.entities[source]?.card ?? '')?.kind === 'minion';
  const times = isMinion && trigger !== 'secret' ? activations(world, side, trigger) : 1;
  return times === 1 ? undefined : { times, because: multipliersFor(world, side, trigger).map((each) => each.source) };
};

/** Those before `next` are done; of the one at `next` as many as have activated. */
const tokensOf = (
  { next }: QueueFrame,
  at: number,
  { activated }: Past,
  times: number,
  isInnermost: boolean,
): TokenState[] => {
  const done = activated.get(at) ?? 0;
  return Array.from({ length: times }, (_, number): TokenState => {
    if (at !== next) return at < next ? 'done' : 'waiting';
    if (number < done) return number === done - 1 && !isInnermost ? 'running' : 'done';
    return number === done ? 'next' : 'waiting';
  });
};

const ZONES: Readonly<Record<QueueEntry['zone'], string>> = {
  play: '',
  secret: ', as a Secret',
  hand: ', in the hand: after all that is in play',
  deck: ', in the deck: after all hands',
  player: ', laid on its player',
};

const whyHere = ({ rules }: BattleWorld, { order, controller, zone, enchantment }: QueueEntry): string => {
  const side = rules.triggerOrdering === 'orderOfPlay' ? '' : `seat ${controller}, `;
  const given = enchantment === null ? '' : ', given to it by another card';
  return `${side}order of play ${order}${ZONES[zone]}${given}`;
};
