// Dale, as the kit tests it: games of both editions for 2 to 4 players, played from the vote or with chosen sets, and
// sandbox games in which any card may come anywhere.

import {
  type AnyDaleInput,
  DALE_REFUSALS,
  type DaleCard,
  type DaleEvent,
  type DaleMove,
  type DaleOptions,
  type DaleWorld,
  dale,
  daleAnniversary,
  daleMachine,
  type Phase,
  phaseOf,
  REACTION_EVENTS,
  SETS,
  STEP_NAMES,
  stepsAt,
  typeOf,
} from '../../../machines/dale/index.ts';
import { framesOf } from '../../../machines/index.ts';
import type { Coverage, Used } from '../coverage.ts';
import { daleInvariants } from '../invariants/dale.ts';
import { chartFitsWorld } from '../invariants/position.ts';
import { viewsLeakNothing } from '../invariants/views.ts';
import { kernelInvariants } from '../invariants.ts';
import { pick, pickSome, type Roll } from '../roll.ts';
import type { Lead, Subject } from '../subject.ts';

export type DaleSubject = Subject<DaleWorld, AnyDaleInput, DaleEvent, DaleOptions, DaleMove>;

const cards: readonly DaleCard[] = [...dale.cards.cards.values()];

/** What may be done about a reaction. */
const WORDS = ['used', 'declined'] as const;

const start = ({ roll }: Lead): DaleOptions => {
  const players = 2 + roll(3);
  const common = { players, seed: roll(2 ** 31), budget: pick(roll, [1000, 1000, 1000, 1]) };
  switch (roll(4)) {
    case 0:
      return common;
    case 1:
      return { ...common, sets: pickSome(roll, SETS, players + 1, players + 1) };
    default:
      return { ...common, sandbox: true };
  }
};

const complete = ({ input, open }: DaleMove, roll: Roll): AnyDaleInput => {
  if (open === undefined) return input;
  const from: readonly unknown[] = open.from;
  return { ...input, [open.field]: pickSome(roll, from, open.min, open.max) } as AnyDaleInput;
};

/** Cards that were never played; all of them if there are none. */
const wanted = (coverage: Coverage): readonly DaleCard[] => {
  const missing = cards.filter(({ name }) => coverage.count('cards', name) === 0);
  return missing.length > 0 ? missing : cards;
};

/** Several players are active at once only if they hold such cards. */
const owls = cards.filter(({ kind }) => kind === 'reaction' || kind === 'chameleon');

const chameleons = cards.filter(({ kind }) => kind === 'chameleon');

/** Few stacks are built without them. */
const builds = cards.filter(({ kind }) => kind === 'build');

/** The eighth stack ends the game. A stack of this number is a new one until so many are there. */
const SEVEN = 7;

/** Junk never gets into the bin, so none is put there. */
const ZONES = ['hand', 'hand', 'hand', 'deck', 'discard', 'stall', 'schedule', 'supply', 'market'] as const;

/** A wanted card somewhere, cards for everybody to have something to lose, or junk taken out of the game. */
const sandboxCalls = (world: DaleWorld, { roll, coverage }: Lead): AnyDaleInput[] => {
  const put = (zone: (typeof ZONES)[number] | 'bin', card: string): AnyDaleInput => ({
    type: 'PUT',
    seat: roll(world.seats),
    card,
    zone,
    ...(zone === 'market' || zone === 'stall' ? { at: 1 + roll(4) } : {}),
  });
  const stacks = world.players[world.turnPlayer]?.stall.length ?? 0;
  const junk = Object.values(world.entities).find(({ card, zone }) => card === 'Junk' && zone !== 'junkyard');
  return [
    { ...put('hand', pick(roll, wanted(coverage)).name), seat: world.turnPlayer } as AnyDaleInput,
    put(pick(roll, ZONES), pick(roll, wanted(coverage)).name),
    put(pick(roll, ZONES), pick(roll, cards).name),
    put('hand', pick(roll, owls).name),
    put('bin', pick(roll, owls).name),
    { ...put('hand', pick(roll, pick(roll, [builds, chameleons])).name), seat: world.turnPlayer } as AnyDaleInput,
    ...(stacks < SEVEN
      ? [{ type: 'PUT', seat: world.turnPlayer, card: 'Junk', zone: 'stall', at: SEVEN } as const]
      : []),
    ...(junk === undefined ? [] : [{ type: 'REMOVE', card: junk.id } as const]),
  ];
};

const card = (name: string): Used => ({ topic: 'cards', name });

const kindOf = new Map<string, DaleCard['kind']>(cards.map(({ name, kind }) => [name, kind]));

/** Cards of a kind among these: those with an effect on a stack or a payment are played by being part of it. */
const ofKind = (world: DaleWorld, kind: DaleCard['kind'], ids: readonly number[]): Used[] =>
  ids.map((id) => world.entities[id]?.card ?? '').flatMap((name) => (kindOf.get(name) === kind ? [card(name)] : []));

const cardsOf = (before: DaleWorld, input: AnyDaleInput): Used[] => {
  switch (input.type) {
    case 'PLAY':
      return input.withoutEffect === true ? [] : [card(before.entities[input.card]?.card ?? '')];
    case 'USE':
    case 'BIND':
      return [card(before.entities[input.card]?.card ?? '')];
    case 'BUILD':
      return [...ofKind(before, 'build', input.hand), ...ofKind(before, 'junk', input.hand)];
    case 'PURCHASE':
      return [...ofKind(before, 'purchase', input.payment), ...ofKind(before, 'junk', input.payment)];
    case 'ANSWER':
      return input.answers.flatMap(({ effect, target }) =>
        target === 'none' || target === 'skip'
          ? []
          : before.owls.flatMap(({ number, card: id }) =>
              number === effect ? [card(before.entities[id]?.card ?? ''), card(typeOf(before, id))] : [],
            ),
      );
    default:
      return [];
  }
};

/** A reaction is a listener: what set it off, and whether it was used. */
const reactionsOf = (before: DaleWorld, input: AnyDaleInput): Used[] => {
  if (input.type !== 'ANSWER') return [];
  return input.answers.flatMap(({ effect, target }) => {
    const event = before.owls.find(({ number }) => number === effect)?.event;
    const word = target === 'none' || target === 'skip' ? 'declined' : 'used';
    return event === undefined ? [] : [{ topic: 'listeners', name: `${event} ${word}` } as const];
  });
};

/** The phase, what is asked in it, and the answer's kind. */
const decisionOf = (world: DaleWorld, { type }: AnyDaleInput): string => {
  const asked = world.stack?.kind === 'choice' ? ` ${world.stack.question.ask}` : '';
  return `${phaseOf(world)}${asked}: ${type}`;
};

const leadOf = (world: DaleWorld, input: AnyDaleInput): Used => {
  if (input.type === 'PUT') return card(input.card);
  return cardsOf(world, input)[0] ?? { topic: 'decisions', name: decisionOf(world, input) };
};

const verbRun = (before: DaleWorld): Used[] => {
  const frame = framesOf(before).at(-1);
  if (frame?.kind !== 'steps') return [];
  const verb = stepsAt(before, frame.script)[frame.step]?.verb;
  return verb === undefined ? [] : [{ topic: 'verbs', name: verb }];
};

/** One in so many inputs is somebody leaving; more where several are active, or another player is asked about. */
const LEAVES = 40;
const LEAVES_SHARED: Partial<Readonly<Record<Phase, number>>> = { setSelection: 4, collective: 3, owl: 6, choice: 6 };

const leaving = (world: DaleWorld, roll: Roll): AnyDaleInput[] => {
  const leaves = roll(LEAVES_SHARED[phaseOf(world)] ?? LEAVES) === 0;
  return leaves ? [{ type: 'CONCEDE', seat: roll(world.seats) }] : [];
};

/** Of two players who are there none can leave without the game being over. */
const GAME_IS_OVER =
  'The guard before it asks whether the game is over, which it is when the first of two players leaves.';
/** `losesQuestion` asks for a second opponent. */
const ONE_OPPONENT = 'A question can lose a player and go on only if there is another opponent to ask about.';

const table = ({ players = 2, ...options }: DaleOptions, { cardSet }: { readonly cardSet: string }) => ({
  players,
  edition: cardSet === daleAnniversary.cardSet ? 'anniversary' : 'note',
  options: { sandbox: false, ...options },
});

export const daleSubject: DaleSubject = {
  rulesets: [dale, daleAnniversary],
  charts: { '2 players': daleMachine(2), '3 players': daleMachine(3), '4 players': daleMachine(4) },
  known: {
    cards: cards.map(({ name }) => name),
    verbs: STEP_NAMES,
    listeners: REACTION_EVENTS.flatMap((event) => WORDS.map((word) => `${event} ${word}`)),
    refusals: Object.keys(DALE_REFUSALS),
  },
  invariants: [
    ...kernelInvariants<DaleWorld, AnyDaleInput, DaleEvent>(),
    ...daleInvariants,
    chartFitsWorld(dale, daleAnniversary),
    viewsLeakNothing(dale, ['deck', 'supply']),
  ],
  unreachable: {
    '2 players': {
      'turn.abandoned': GAME_IS_OVER,
      'turn.settled --> turn.abandoned': GAME_IS_OVER,
      'turn.abandoned --> resolving.dispatch': GAME_IS_OVER,
      'anywhere --CONCEDE--> resolving.dispatch': ONE_OPPONENT,
    },
  },
  table,
  start,
  longest: 120,
  complete,
  more: (world, lead) => [...leaving(world, lead.roll), ...(world.rules.isSandbox ? sandboxCalls(world, lead) : [])],
  usedBy: (before, input) => [...cardsOf(before, input), ...reactionsOf(before, input)],
  decisionOf,
  leadOf,
  usedIn: { 'resolving.steps.running': verbRun },
};
