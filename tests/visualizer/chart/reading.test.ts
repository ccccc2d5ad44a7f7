// What a reader finds in the boxes: chips, folds, texts that fit.

import { describe, expect, it } from 'vitest';
import {
  type ChartState,
  chipsOf,
  countInside,
  fitted,
  openStates,
  shortCount,
  shownState,
  statesById,
  statesOf,
  textWidth,
} from '../../../visualizer/chart/index.ts';
import { battle, dale4, MODELS } from './charts.ts';

const battleStates = statesById(battle);
const chipsAt = (id: string, states = battleStates) => chipsOf(states.get(id) as ChartState, states);
const textsAt = (id: string, states = battleStates) => chipsAt(id, states).map(({ text }) => text);

describe('chips', () => {
  it('say guard and target, without what goes without saying', () => {
    expect(textsAt('resolving.triggerQueue.selecting')).toEqual([
      '[isDrained] → drained',
      '[isStillValid] → resolving',
      '→ discarded',
    ]);
    expect(textsAt('resolving.choice.open')).toEqual(['CHOOSE → answered']);
  });

  it('name other boxes by the path from the box around both', () => {
    expect(textsAt('turn.endOfTurnOutcome')).toEqual(['[isOutcomeDecided] → gameOver', '→ finalWrapUp']);
    expect(textsAt('resolving.dispatch').slice(0, 2)).toEqual([
      '[isOverBudget] → overflow',
      '[isStackEmpty] → turn.settled',
    ]);
  });

  it('count what the hub leads to instead of naming it', () => {
    const [, , hub] = chipsAt('resolving.dispatch');
    expect(hub?.text).toMatch(/^top frame → \d+ states in 14 charts$/);
    expect(hub?.targets).toHaveLength(14);
    expect(hub?.targets).toContain('resolving.triggerQueue');
    expect(hub?.targets).toContain('turn');
  });

  it('say where a chart goes on after what it hands over', () => {
    expect(textsAt('resolving.triggerQueue.activated')).toEqual(['when done → activating']);
    expect(textsAt('resolving.triggerQueue.drained')).toEqual(['→ dispatch']);
  });

  it('join inputs that lead to the same place', () => {
    const [inputs, ...more] = chipsAt('turn.main');
    expect(more).toEqual([]);
    expect(inputs?.text).toMatch(/^PLAY, ATTACK \+\d+ → dispatch$/);
    expect(inputs?.kind).toBe('input');
    expect(inputs?.title).toContain('END_TURN if isLegal → resolving.dispatch does beginInput, beginTurnChange');
  });

  it('keep inputs apart that stay', () => {
    expect(textsAt('turn.action', statesById(dale4))).toContain('PUT, REMOVE');
  });

  it.each(MODELS)('of %s stand for each transition once', (_name, model) => {
    const states = statesById(model);
    for (const state of states.values()) {
      const shown = chipsOf(state, states).flatMap(({ transitions }) => transitions);
      expect(shown.toSorted(), state.id).toEqual(state.transitions.map(({ key }) => key).toSorted());
    }
  });
});

describe('folding', () => {
  it('opens two levels if nothing is said', () => {
    expect([...openStates(battle)]).toEqual(['battle', 'turn', 'resolving']);
  });

  it('opens to a depth', () => {
    expect([...openStates(battle, { depth: 1 })]).toEqual(['battle']);
    const all = statesOf(battle.root).filter(({ children }) => children.length > 0);
    expect(openStates(battle, { depth: 99 }).size).toBe(all.length);
  });

  it('opens what is in focus and around it, and nothing beside it', () => {
    expect([...openStates(battle, { focus: 'resolving.triggerQueue' })]).toEqual([
      'battle',
      'resolving',
      'resolving.triggerQueue',
    ]);
  });

  it('opens the lanes of a parallel state in focus', () => {
    expect(openStates(dale4, { focus: 'resolving.owl' }).has('resolving.owl.seat3')).toBe(true);
  });

  it('opens what is active', () => {
    const open = openStates(dale4, { depth: 1, active: ['resolving.owl.seat2.awaited'] });
    expect([...open]).toEqual(['dale', 'resolving', 'resolving.owl', 'resolving.owl.seat2']);
  });

  it('remembers what was folded and opened by hand, also around what is active', () => {
    const remembered = { turn: false, 'resolving.damage': true };
    expect([...openStates(battle, { remembered })]).toEqual(['battle', 'resolving', 'resolving.damage']);
    expect(openStates(battle, { remembered, active: ['turn.main'] }).has('turn')).toBe(false);
  });

  it('opens nothing inside a folded box', () => {
    expect([...openStates(battle, { remembered: { battle: false, turn: true } })]).toEqual([]);
  });

  it('ignores states that do not exist and states without others in them', () => {
    expect([...openStates(battle, { depth: 1, focus: 'nowhere' })]).toEqual(['battle']);
    expect([...openStates(battle, { depth: 1, remembered: { overflow: true } })]).toEqual(['battle']);
  });

  it('shows a state by the outermost folded box around it', () => {
    const shown = (id: string, depth: number) => shownState(id, openStates(battle, { depth }), battleStates);
    expect(shown('resolving.playSequence.minion.overload', 1)).toBe('resolving');
    expect(shown('resolving.playSequence.minion.overload', 2)).toBe('resolving.playSequence');
    expect(shown('resolving.playSequence.minion.overload', 9)).toBe('resolving.playSequence.minion.overload');
    expect(shown('turn', 1)).toBe('turn');
  });

  it('counts what is inside', () => {
    expect(countInside(statesById(dale4).get('resolving.owl') as ChartState)).toBe(16);
    expect(countInside(battleStates.get('overflow') as ChartState)).toBe(0);
  });
});

describe('texts', () => {
  const font = { size: 11 };

  it('are wider with more letters, wider letters, larger and bold ones', () => {
    expect(textWidth('', font)).toBe(0);
    expect(textWidth('wwww', font)).toBeGreaterThan(textWidth('iiii', font));
    expect(textWidth('state', { size: 22 })).toBeCloseTo(2 * textWidth('state', font));
    expect(textWidth('state', { size: 11, isBold: true })).toBeGreaterThan(textWidth('state', font));
    expect(textWidth('牌', font)).toBeGreaterThanOrEqual(11);
  });

  it('are kept if they fit, and end with dots if not', () => {
    const exact = textWidth('isOutcomeDecided', font);
    expect(fitted('isOutcomeDecided', exact, font)).toBe('isOutcomeDecided');
    const short = fitted('isOutcomeDecided', exact - 0.1, font);
    expect(short).toMatch(/^isOutcomeDec?i?d?e?…$/);
    expect(textWidth(short, font)).toBeLessThan(exact);
    expect(fitted('isOutcomeDecided', 3, font)).toBe('');
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1k'],
    [1234, '1.2k'],
    [9999, '9.9k'],
    [10_000, '10k'],
    [999_999, '999k'],
    [1_000_000, '1M'],
    [2_500_000_000, '2.5G'],
  ])('count %i as %s', (count, text) => {
    expect(shortCount(count)).toBe(text);
  });
});
