// What must hold in every game, for scenario files that ask for it by name (`holds`).

import type { AnyInput, AnyMove, Game, KernelWorld } from '../../machines/index.ts';
import type { Referees } from '../../machines/sandbox/index.ts';
import { Guardian, type Invariant } from './invariants.ts';
import { battleSubject } from './subjects/battle.ts';
import { daleSubject } from './subjects/dale.ts';

const judge = <W extends KernelWorld<E>, I extends AnyInput, E, M extends AnyMove<I>>(
  game: Game<W, I, E, M>,
  invariants: readonly Invariant<W, I, E>[],
) => {
  const guardian = new Guardian(game, invariants);
  const known = new Set(invariants.map(({ name }) => name));
  return (name: string) => (known.has(name) ? (guardian.broken.get(name) ?? null) : undefined);
};

export const referees: Referees = {
  battle: ({ game }) => judge(game, battleSubject.invariants),
  dale: ({ game }) => judge(game, daleSubject.invariants),
};
