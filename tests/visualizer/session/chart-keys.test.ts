// States and transitions go by the same names in a session as in the drawing of the chart, so that the one lights the
// other.

import { describe, expect, it } from 'vitest';
import { type ChartState, modelOf } from '../../../visualizer/chart/index.ts';
import type { Session } from '../../../visualizer/session/index.ts';
import { opened } from './opened.ts';

const statesUnder = (state: ChartState): ChartState[] => [state, ...state.children.flatMap(statesUnder)];

/** Every state and transition that a session goes through. */
const visited = (session: Session) => {
  const { entries } = session.timeline.branch(0);
  const microsteps = entries.flatMap((_, index) => session.timeline.microstepsOf(0, index + 1));
  return {
    states: new Set(microsteps.flatMap(({ states }) => states)),
    transitions: microsteps.flatMap(({ transitions }) => transitions),
  };
};

describe.each(['test-04-baron-doubles', 'test-04-battlecry-on-play', 'owls-1-cheer-1', 'owls-3-kept-1'])('%s', (id) => {
  const session = opened(id);
  const { root } = modelOf(session.ruleSet.ruleset.machineFor(session.view.position.world));
  const drawn = statesUnder(root);
  const { states, transitions } = visited(session);

  it('is in states that are drawn', () => {
    const known = new Set(drawn.map((state) => state.id));
    expect(states.size).toBeGreaterThan(10);
    expect([...states].filter((state) => !known.has(state))).toEqual([]);
  });

  it('takes transitions that are drawn, from the same source', () => {
    const known = new Map(drawn.flatMap((state) => state.transitions.map((each) => [each.key, state.id] as const)));
    expect(transitions.length).toBeGreaterThan(50);
    const unknown = transitions.filter(({ name, source }) => known.get(name) !== (source === '' ? root.id : source));
    expect(unknown).toEqual([]);
  });
});
