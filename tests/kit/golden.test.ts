// Golden logs: some games are told exactly as they were written down. After a change of the rules that is meant,
// `npx tsx tests/model/golden/record.ts --keep` writes the same games anew.

import { describe, expect, it } from 'vitest';
import { goldenFault, goldenOf, writtenGolden } from '../model/golden/golden.ts';
import { battleSubject, daleSubject } from '../model/index.ts';

describe('golden logs', () => {
  const battle = goldenOf('battle');
  const dale = goldenOf('dale');

  it('of battle are told as they were', () => expect(goldenFault(battleSubject, battle)).toBeNull());
  it('of Dale are told as they were', () => expect(goldenFault(daleSubject, dale)).toBeNull());

  it('say where a game is told otherwise', () => {
    const [first] = battle;
    if (first === undefined) throw new Error('There is no golden log.');
    const spoilt = { ...first, steps: first.steps.map(([log, input], at) => [at === 2 ? '0' : log, input] as const) };
    expect(goldenFault(battleSubject, [spoilt])).toMatch(/^game 1, input 3: \{.*\} is told otherwise$/);
  });

  it('are written as they are read', () => {
    expect(
      writtenGolden(dale)
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual(dale.flatMap(({ steps, ...start }) => [start, ...steps]));
  });
});
