// Battle, as the kit tests it: sandbox games in which any card may come anywhere, and whole games with drafted decks,
// both led to cards, verbs and listeners that were not used yet.

import {
  ANNOUNCED,
  type AnyBattleInput,
  BATTLE_REFUSALS,
  type BattleCard,
  type BattleEvent,
  type BattleOptions,
  type BattleWorld,
  battleCards,
  battleMachine,
  battleWithTestCards,
  effectsAt,
  listenerAt,
  type Move,
  VERB_NAMES,
} from '../../../machines/battle/index.ts';
import type { Used } from '../coverage.ts';
import { battleInvariants } from '../invariants/battle.ts';
import { chartFitsWorld } from '../invariants/position.ts';
import { viewsLeakNothing } from '../invariants/views.ts';
import { kernelInvariants } from '../invariants.ts';
import { pick, pickSome, type Roll } from '../roll.ts';
import type { Lead, Subject } from '../subject.ts';
import { cards, wanted } from './battle-cards.ts';
import { sandboxCalls } from './battle-sandbox.ts';

export type BattleSubject = Subject<BattleWorld, AnyBattleInput, BattleEvent, BattleOptions, Move>;

const isHeld = ({ kind }: BattleCard): boolean => kind === 'minion' || kind === 'spell' || kind === 'weapon';
const held = cards.filter(isHeld);
const collectible = cards.filter(({ isCollectible }) => isCollectible);
const heroes = cards.filter(({ kind }) => kind === 'hero');

const names = (of: readonly BattleCard[]): string[] => of.map(({ name }) => name);

const deckOf = ({ roll, coverage }: Lead, from: readonly BattleCard[], size: number): string[] => [
  ...names(pickSome(roll, wanted(coverage, from), size / 2, size / 2)),
  ...names(pickSome(roll, from, size / 2, size / 2)),
];

/** Limits so low that some of their edges are met, and the usual ones. */
const LIMITS: readonly BattleOptions['limits'][] = [{}, {}, {}, { budget: 12 }, { turns: 4 }, { board: 2, hand: 4 }];

const start = (lead: Lead): BattleOptions => {
  const { roll, coverage } = lead;
  const from = wanted(coverage, heroes);
  const common = {
    seed: roll(2 ** 31),
    heroes: [pick(roll, from).name, pick(roll, from).name],
    triggerOrdering: roll(3) === 0 ? 'dominantPlayerFirst' : 'orderOfPlay',
    dominantPlayer: roll(2),
    firstPlayer: roll(2),
    limits: pick(roll, LIMITS) ?? {},
  } as const;
  if (roll(4) === 0) return { ...common, decks: [deckOf(lead, collectible, 20), deckOf(lead, collectible, 20)] };
  return {
    ...common,
    decks: [deckOf(lead, held, 6), deckOf(lead, held, 6)],
    sandbox: true,
    chargesMana: roll(4) === 0,
    checksActions: roll(2) === 0,
    draws: roll(4) > 0,
  };
};

const complete = ({ input, places, replaceable }: Move, roll: Roll): AnyBattleInput => {
  if (input.type === 'PLAY' && places !== undefined) return { ...input, position: roll(places) };
  if (input.type === 'MULLIGAN' && replaceable !== undefined) {
    return { ...input, replace: replaceable.filter(() => roll(2) === 0) };
  }
  return input;
};

const nameOf = (world: BattleWorld, id: number | null): string => (id === null ? '' : (world.entities[id]?.card ?? ''));

/** The card that an input brings into play, if it does. */
const cardBy = (world: BattleWorld, input: AnyBattleInput): string | undefined => {
  switch (input.type) {
    case 'PLAY':
      return nameOf(world, input.card);
    case 'CAST':
      return input.card;
    case 'HERO_POWER':
      return nameOf(world, world.players[input.seat as 0 | 1].heroPower);
    default:
      return undefined;
  }
};

const card = (name: string): Used => ({ topic: 'cards', name });

const usedBy = (before: BattleWorld, input: AnyBattleInput, after: BattleWorld): Used[] => {
  // Whoever ends a turn has been a hero; heroes are not played from the hand.
  if (input.type === 'END_TURN') return after.players.map(({ hero }) => card(nameOf(after, hero)));
  const played = cardBy(before, input);
  return played === undefined ? [] : [card(played)];
};

/** The card that is played or brought in, otherwise the kind of input. */
const leadOf = (world: BattleWorld, input: AnyBattleInput): Used => {
  const brought = 'card' in input && typeof input.card === 'string' ? input.card : cardBy(world, input);
  return brought === undefined ? { topic: 'decisions', name: input.type } : card(brought);
};

const verbRun = (before: BattleWorld): Used[] => {
  const frame = before.stack;
  if (frame?.kind !== 'effects') return [];
  const verb = effectsAt(before, frame.script)[frame.step]?.verb;
  return verb === undefined ? [] : [{ topic: 'verbs', name: verb }];
};

const listenerFired = (before: BattleWorld): Used[] => {
  const frame = before.stack;
  if (frame?.kind !== 'triggerQueue') return [];
  const script = frame.entries[frame.next]?.listener ?? null;
  if (script === null) return [];
  const { listen, position } = listenerAt(before, script);
  return [{ topic: 'listeners', name: `${listen} ${position}` }];
};

/** One in so many inputs is somebody leaving. */
const LEAVES = 60;

const table = ({ decks = [[], []], ...options }: BattleOptions) => ({
  options: { sandbox: false, ...options },
  decks: { 0: decks[0], 1: decks[1] },
});

export const battleSubject: BattleSubject = {
  rulesets: [battleWithTestCards],
  charts: { battle: battleMachine },
  known: {
    cards: names(battleCards),
    verbs: VERB_NAMES,
    listeners: Object.entries(ANNOUNCED).flatMap(([verb, positions]) => positions.map((at) => `${verb} ${at}`)),
    refusals: Object.keys(BATTLE_REFUSALS),
  },
  invariants: [
    ...kernelInvariants<BattleWorld, AnyBattleInput, BattleEvent>(),
    ...battleInvariants,
    chartFitsWorld(battleWithTestCards),
    viewsLeakNothing(battleWithTestCards, ['deck']),
  ],
  table,
  start,
  longest: 60,
  complete,
  more: (world, lead) => {
    const leaving: AnyBattleInput[] = lead.roll(LEAVES) === 0 ? [{ type: 'CONCEDE', seat: lead.roll(2) }] : [];
    return world.rules.isSandbox ? [...leaving, ...sandboxCalls(world, lead)] : leaving;
  },
  usedBy,
  leadOf,
  usedIn: { 'resolving.effects.running': verbRun, 'resolving.triggerQueue.activated': listenerFired },
};
