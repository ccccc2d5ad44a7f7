// Taking back one's last input. There are four walls (Board Game Arena's policy for undo): nobody may have been shown a
// card, no chance may have been used, nobody else may have acted since, and the input must be one's own. Nothing of that
// is noted anywhere; it follows from the positions before and after the input.

import { canonical } from '../effects/fingerprint.ts';
import { type Refusal, type RefusalList, refuserOf } from '../effects/refusals.ts';
import type { Viewer } from '../effects/viewer.ts';
import type { EntityId, KernelWorld, Seat } from '../effects/world.ts';

export const UNDO_REFUSALS = {
  'nothing-to-undo': [
    'There is nothing to undo.',
    'No input was accepted since this game began, or all were taken back.',
  ],
  'not-yours': ['The last input is of {actor}.', 'Seat {seat} has sent none that could be taken back.'],
  'others-acted': [
    'After the last input of seat {seat}, {actor} has acted.',
    'Only the very last input can be taken back.',
  ],
  chance: ['The last input of seat {seat} has used chance.', 'What was rolled or shuffled stays so.'],
  'hidden-seen': [
    'The last input of seat {seat} has shown somebody a card that was hidden.',
    'What was seen cannot be made unseen.',
  ],
} as const satisfies RefusalList;

export type UndoReason = keyof typeof UNDO_REFUSALS;
/** Why an input cannot be taken back: a reason for programs, a sentence for people. */
export type UndoRefusal = Refusal<UndoReason>;

const refuse = refuserOf(UNDO_REFUSALS);

/** What undo asks of a rule set. */
export interface UndoRules<W, I> {
  seatOf(input: I): Seat | null;
  cardsSeen(world: W, viewer: Viewer): ReadonlySet<EntityId>;
  isRevealed(world: W): boolean;
}

/** Why a seat may not take back the last of these inputs, or null. `before` gives the World before it. */
export const undoRefusal = <W extends KernelWorld, I>(
  rules: UndoRules<W, I>,
  inputs: readonly I[],
  seat: Seat,
  before: () => W,
  after: W,
): UndoRefusal | null => {
  const last = inputs.at(-1);
  if (last === undefined) return refuse('nothing-to-undo');
  const actor = rules.seatOf(last);
  if (actor !== seat) {
    const hasActed = inputs.some((input) => rules.seatOf(input) === seat);
    return refuse(hasActed ? 'others-acted' : 'not-yours', {
      seat,
      actor: actor === null ? 'the sandbox' : `seat ${actor}`,
    });
  }
  const world = before();
  if (canonical(world.chance) !== canonical(after.chance)) return refuse('chance', { seat });
  return hasShownCards(rules, world, after, seat) ? refuse('hidden-seen', { seat }) : null;
};

/**
 * Has anybody been shown a card that neither they nor the seat that acted saw before? Who shows their own card to others
 * loses nothing but a secret of their own by taking it back. Cards that were made by the input were never hidden.
 */
const hasShownCards = <W extends KernelWorld, I>(rules: UndoRules<W, I>, before: W, after: W, seat: Seat): boolean => {
  const existed = rules.cardsSeen(before, 'judge');
  const own = rules.cardsSeen(before, seat);
  const viewers: readonly Viewer[] = [...before.chance.seats.keys(), 'spectator'];
  return viewers.some((viewer) => {
    const known = rules.cardsSeen(before, viewer);
    return [...rules.cardsSeen(after, rules.isRevealed(after) ? 'judge' : viewer)].some(
      (id) => existed.has(id) && !known.has(id) && !own.has(id),
    );
  });
};
