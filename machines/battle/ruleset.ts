// The battle rule set: charts, recipes and cards under one name and version.

import { inCoursePrinting } from '../../cards/battle/course-printings.ts';
import { battleCards, testCards } from '../../cards/battle/index.ts';
import type { BattleCard } from '../../cards/terms.ts';
import type { BattleEvent } from '../../effects/battle/battle-events.ts';
import { battleCardsSeen } from '../../effects/battle/cards-seen.ts';
import { type CardSet, defineCardSet } from '../../effects/battle/catalogue.ts';
import { createBattle } from '../../effects/battle/create.ts';
import { battleDecisions } from '../../effects/battle/decisions.ts';
import { battleEventFor } from '../../effects/battle/event-sight.ts';
import { type AnyBattleInput, isSandboxInput, shapeFault } from '../../effects/battle/inputs.ts';
import { legalMoves, type Move } from '../../effects/battle/legal-moves.ts';
import { awaitedSeats, refusalFor } from '../../effects/battle/legality.ts';
import type { BattleOptions } from '../../effects/battle/options.ts';
import { overflowRefusal } from '../../effects/battle/overflow.ts';
import { type BattleView, battleViewFor } from '../../effects/battle/view.ts';
import type { BattleWorld } from '../../effects/battle/world.ts';
import { eventsOf } from '../../effects/events.ts';
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { type BattleMachine, battleMachine } from './machine.ts';
import { positionFault } from './position-fault.ts';

export type BattleRuleset = Ruleset<BattleWorld, AnyBattleInput, BattleEvent, BattleOptions, Move, BattleView> & {
  readonly cards: CardSet;
  readonly machine: BattleMachine;
};
export type BattleGame = Game<BattleWorld, AnyBattleInput, BattleEvent, Move, BattleView>;

/** Changes with every change of the rules. */
export const BATTLE_VERSION = '3';

/**
 * The battle rules with these cards.
 *
 * @throws CardDataError with every fault of the cards.
 */
export const battleWith = (cards: readonly BattleCard[]): BattleRuleset => {
  const set = defineCardSet(cards);
  return {
    name: 'battle',
    version: BATTLE_VERSION,
    cardSet: set.id,
    cards: set,
    machine: battleMachine,
    machineFor: () => battleMachine,
    createWorld: (options) => createBattle(set, options),
    shapeFault,
    seatOf: (input) => (isSandboxInput(input) ? null : input.seat),
    refusalFor,
    legalMoves,
    awaited: awaitedSeats,
    decisions: battleDecisions,
    isOver: (world) => world.outcome.result !== 'none',
    viewFor: battleViewFor,
    eventFor: (event, viewer) => battleEventFor(set, event, viewer),
    cardsSeen: battleCardsSeen,
    isRevealed: () => false,
    eventsOf,
    overflow: overflowRefusal,
    positionFault: (position) => positionFault(set.id, position),
  };
};

// A bundler leaves out what is marked as pure and not used: a page that plays with its own cards gets no others.

/** The battle rules with all real cards. */
export const battle: BattleRuleset = /* @__PURE__ */ battleWith(battleCards);

const withTestCards = (): BattleRuleset => battleWith([...inCoursePrinting(battleCards), ...testCards]);

/** The rules of tests and scenarios: the fictional cards besides, and a few real ones as the course prints them. */
export const battleWithTestCards: BattleRuleset = /* @__PURE__ */ withTestCards();
