// The Dale rule set: charts, recipes and cards under one name and version.

import { daleCards } from '../../cards/dale/index.ts';
import type { DaleCard } from '../../cards/terms/dale.ts';
import { daleCardsSeen } from '../../effects/dale/cards-seen.ts';
import { type DaleCardSet, defineDaleCards } from '../../effects/dale/catalogue.ts';
import { createDale, type DaleOptions } from '../../effects/dale/create.ts';
import type { DaleEvent } from '../../effects/dale/dale-events.ts';
import { daleDecisions } from '../../effects/dale/decisions.ts';
import { type AnyDaleInput, daleShapeFault, isDaleSandboxInput } from '../../effects/dale/inputs.ts';
import { type DaleMove, daleMoves } from '../../effects/dale/legal-moves.ts';
import { awaitedSeats, daleRefusalFor } from '../../effects/dale/legality.ts';
import { daleOverflow } from '../../effects/dale/overflow.ts';
import { isOver } from '../../effects/dale/turn.ts';
import { type DaleView, daleEventFor, daleViewFor } from '../../effects/dale/view.ts';
import type { DaleRules, DaleWorld } from '../../effects/dale/world.ts';
import { eventsOf } from '../../effects/events.ts';
import type { Game } from '../game.ts';
import type { Ruleset } from '../ruleset.ts';
import { daleMachine } from './machine.ts';
import { positionFault } from './position-fault.ts';

export type DaleRuleset = Ruleset<DaleWorld, AnyDaleInput, DaleEvent, DaleOptions, DaleMove, DaleView> & {
  readonly cards: DaleCardSet;
};
export type DaleGame = Game<DaleWorld, AnyDaleInput, DaleEvent, DaleMove, DaleView>;

/** Changes with every change of the rules. */
export const DALE_VERSION = '2';

/**
 * The Dale rules with these cards, of one edition of the owl texts.
 *
 * @throws CardDataError with every fault of the cards.
 */
export const daleWith = (cards: readonly DaleCard[], edition: DaleRules['edition']): DaleRuleset => {
  const set = defineDaleCards(cards);
  return {
    name: 'dale',
    version: DALE_VERSION,
    cardSet: set.id,
    cards: set,
    machineFor: ({ seats }) => daleMachine(seats),
    createWorld: (options) => createDale(set, edition, options),
    shapeFault: daleShapeFault,
    seatOf: (input) => (isDaleSandboxInput(input) ? null : input.seat),
    refusalFor: daleRefusalFor,
    legalMoves: daleMoves,
    awaited: (world) => (isOver(world) ? [] : awaitedSeats(world)),
    decisions: daleDecisions,
    isOver,
    viewFor: daleViewFor,
    eventFor: daleEventFor,
    cardsSeen: daleCardsSeen,
    // rules.md §16
    isRevealed: isOver,
    eventsOf,
    overflow: daleOverflow,
    positionFault: (position) => positionFault(set.id, position),
  };
};

/** Dale with the owl texts and the Cheer of the design note. */
export const dale: DaleRuleset = daleWith(daleCards('note'), 'note');

/** Dale with the texts of the anniversary edition. */
export const daleAnniversary: DaleRuleset = daleWith(daleCards('anniversary'), 'anniversary');
