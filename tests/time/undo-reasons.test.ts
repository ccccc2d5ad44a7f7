// Every reason for which an undo is refused: a code for programs, a whole sentence for people, and nothing changes.

import { describe, expect, it } from 'vitest';
import type { BattleGame } from '../../machines/battle/index.ts';
import { type Seat, UNDO_REFUSALS, type UndoReason } from '../../machines/index.ts';
import { table } from '../battle/table.ts';

/** A game, and who asks for an undo that must be refused. */
const CASES: Readonly<Record<UndoReason, () => { readonly game: BattleGame; readonly seat: Seat }>> = {
  'nothing-to-undo': () => ({ game: table().game.fork(), seat: 0 }),
  'not-yours': () => {
    const { game, addToHand, play } = table();
    play(addToHand('Wisp', 0));
    return { game, seat: 1 };
  },
  'others-acted': () => {
    const { game, endTurn } = table({ decks: [[], []] });
    endTurn();
    endTurn();
    return { game, seat: 0 };
  },
  chance: () => {
    const { game, addToHand, play } = table();
    play(addToHand('Arcane Missiles', 0));
    return { game, seat: 0 };
  },
  'hidden-seen': () => {
    const { game, addToHand, play } = table();
    play(addToHand('Arcane Intellect', 0));
    return { game, seat: 0 };
  },
};

describe.each(Object.entries(CASES))('%s', (code, make) => {
  it('is refused with a sentence, asked and done, and the game stands as before', () => {
    const { game, seat } = make();
    const before = { fingerprint: game.fingerprint(), log: game.log(), version: game.version };
    const refusal = game.canUndo(seat);
    expect(refusal).toMatchObject({ ok: false, code });
    if (refusal.ok) throw new Error('It is not refused.');
    expect(refusal.message).toMatch(/^[A-Z][^{}()]+\. [A-Z][^{}()]+\.$/);
    expect(game.undo(seat)).toEqual(refusal);
    expect({ fingerprint: game.fingerprint(), log: game.log(), version: game.version }).toEqual(before);
  });
});

it('there are no other reasons, and a seat that is not there has sent nothing', () => {
  expect(Object.keys(UNDO_REFUSALS).sort()).toEqual(Object.keys(CASES).sort());
  const { game } = CASES['not-yours']();
  expect(game.canUndo(7)).toMatchObject({ code: 'not-yours' });
});
