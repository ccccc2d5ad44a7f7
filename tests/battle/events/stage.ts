// A stage for listeners: card sets made up for one test, on a sandbox table that rests properly afterwards.

import { afterEach } from 'vitest';
import {
  type BattleCard,
  fullHeal,
  type Listener,
  type MinionCard,
  minion,
  SELF,
} from '../../../machines/battle/cards.ts';
import { battleCards, battleWith, testCards } from '../../../machines/battle/index.ts';
import type { EntityId } from '../../../machines/index.ts';
import type { GameOptions, SandboxGame } from '../../../machines/sandbox/index.ts';
import { checkAtRest } from '../../helpers/battle-invariants.ts';
import { table } from '../table.ts';

const stages: SandboxGame[] = [];

afterEach(() => {
  for (const { game } of stages.splice(0)) checkAtRest(game);
});

/** A table on which these cards exist besides the real and the fictional ones. */
export const stageWith = (cards: readonly BattleCard[], options: GameOptions = {}): SandboxGame => {
  const stage = table({ ruleset: battleWith([...battleCards, ...testCards, ...cards]), ...options });
  stages.push(stage);
  return stage;
};

/** A minion that is nothing but a listener. Its reaction changes nothing and is announced to nobody. */
export const ear = (name: string, listener: Omit<Listener, 'do'>): MinionCard =>
  minion(`Test ${name}`, {
    cost: 0,
    attack: 0,
    health: 30,
    text: 'Hears something.',
    events: { ...listener, do: [fullHeal(SELF)] },
  });

/** Places in the trace at which this entity was triggered. */
export const reactionsOf = ({ trace }: SandboxGame, source: EntityId): number[] =>
  trace().flatMap((event, at) => (event.type === 'Triggered' && event.source === source ? [at] : []));

/** The kinds of trigger under which an entity was activated, in order. */
export const kindsOf = ({ log }: SandboxGame, source: EntityId): string[] =>
  log().flatMap((event) => (event.type === 'Triggered' && event.source === source ? [event.trigger] : []));
