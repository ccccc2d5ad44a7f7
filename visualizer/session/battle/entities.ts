// Which cards a state of the battle chart is about, so that pointing at the one shows the other.

import { type BattleFrame, type BattleWorld, isDying, minionsInPlay } from '../../../machines/battle/index.ts';
import { framesOf } from '../../../machines/index.ts';

type Kind = BattleFrame['kind'];
type Subjects = {
  readonly [K in Kind]: (frame: Extract<BattleFrame, { kind: K }>, world: BattleWorld) => readonly (number | null)[];
};

/** All that will die in the next Death Creation Step. */
export const dyingIn = (world: BattleWorld): number[] => {
  const others = world.players.flatMap(({ hero, weapon }) => (weapon === null ? [hero] : [hero, weapon]));
  return [...minionsInPlay(world), ...others].filter((id) => isDying(world, id));
};

/** All that have left play and whose Death Event belongs to the Death Phase under way. */
export const deadIn = (world: BattleWorld): number[] =>
  framesOf<BattleFrame>(world).flatMap((frame) =>
    frame.kind === 'phaseBoundary' ? frame.dead.map(({ id }) => id) : [],
  );

const optionsIn = (options: Extract<BattleFrame, { kind: 'choice' }>['options']): number[] =>
  options.flatMap((option) => ('entity' in option ? [option.entity] : []));

const SUBJECTS: Subjects = {
  turn: () => [],
  playSequence: ({ card, target }) => [card, target],
  heroPowerSequence: ({ player, target }, world) => [world.players[player]?.heroPower ?? null, target],
  combatSequence: ({ attacker, defender, weapon }) => [attacker, defender, weapon],
  sandboxSequence: ({ equips }) => [equips],
  phaseBoundary: (_, world) => [...deadIn(world), ...dyingIn(world)],
  triggerQueue: ({ entries, next }) => entries.slice(next).map(({ source }) => source),
  effects: ({ context }) => [context.source, context.target],
  damage: ({ hits, proposed }) => [...hits.map(({ target }) => target), proposed?.target ?? null],
  heal: ({ hits }) => hits.map(({ target }) => target),
  summon: ({ orders, next }) => orders.slice(next).map(({ entity }) => entity),
  draw: ({ player, cards }, world) => cards ?? world.players[player]?.deck.slice(0, 1) ?? [],
  deed: ({ deeds, next }) => deeds.slice(next).map(({ card }) => card),
  choice: ({ options, context }) => [...optionsIn(options), context.source],
};

/** `resolving.phaseBoundary.deathPhase` belongs to frames of the kind `phaseBoundary`. */
const kindOf = (state: string): Kind | undefined => {
  const [first, second] = state.split('.');
  const kind = first === 'resolving' ? second : first;
  return kind !== undefined && Object.hasOwn(SUBJECTS, kind) ? (kind as Kind) : undefined;
};

/** The entities that a state is about: those of the innermost frame of its sub-chart. Each once. */
export const battleEntitiesIn = (state: string, world: BattleWorld): number[] => {
  const kind = kindOf(state);
  if (kind === undefined) return [];
  if (kind === 'phaseBoundary') return distinct([...deadIn(world), ...dyingIn(world)]);
  const frame = framesOf<BattleFrame>(world).findLast((each) => each.kind === kind);
  if (frame === undefined) return [];
  const subjects = SUBJECTS[kind] as (frame: BattleFrame, world: BattleWorld) => readonly (number | null)[];
  return distinct(subjects(frame, world).filter((id) => id !== null));
};

const distinct = (ids: readonly number[]): number[] => [...new Set(ids)];
