// A scenario that is played: steps that go wrong name their line, facts that do not hold say what was found.

import { describe, expect, it } from 'vitest';
import { type Fact, readScenarios, runScenario, StepError } from '../../machines/sandbox/index.ts';
import { expecting, FIRST_FACT, RIGHT, readOne, replacing } from './written.ts';

const play = (text: string) => runScenario(readOne(text));

const stepErrorFor = (text: string): StepError => {
  const scenario = readOne(text);
  try {
    runScenario(scenario);
  } catch (error) {
    if (error instanceof StepError) return error;
    throw error;
  }
  throw new Error('It was played to the end.');
};

/** The facts that do not hold. */
const failing = (text: string): readonly Fact[] => {
  const { facts, holds } = play(text);
  const failed = facts.filter((fact) => !fact.holds);
  expect(holds).toBe(failed.length === 0);
  return failed;
};

describe('a step', () => {
  it.each<readonly [string, string, number, string, readonly string[]]>([
    ['with an unknown name', replacing('damage H 1', 'damage X 1'), 9, 'unknown-name', ['"X"', 'hero0, hero1, H, Y']],
    ['with an unknown target', replacing('damage H 1', 'cast Fireball on X'), 9, 'unknown-name', ['"X"']],
    [
      'that is refused though nothing was said',
      replacing('damage H 1', 'cast Polymorph on hero1'),
      9,
      'target-not-allowed',
      ['Garrosh Hellscream cannot be the target of Polymorph'],
    ],
    [
      'of the start that is refused',
      replacing('as Y for 1', 'as Y for 1\n  - Y attacks Y'),
      8,
      'defender-friendly',
      ['Yeti'],
    ],
    [
      'that is not refused though it should be',
      replacing('damage H 1', '"refused board-full: summon Wisp as W"'),
      9,
      'accepted',
      ['accepted', 'board-full'],
    ],
    [
      'that is refused for another reason',
      replacing('damage H 1', '"refused no-effect: cast Fireball"'),
      9,
      'target-required',
      ['target-required', 'no-effect'],
    ],
    [
      'that chooses what is not offered',
      replacing('damage H 1', 'choose Wisp'),
      9,
      'unknown-name',
      ['"Wisp"', 'not offered'],
    ],
    ['that answers no choice', replacing('damage H 1', 'choose 0'), 9, 'no-choice-open', ['No choice is open']],
    [
      'inside a repeat',
      replacing('- damage H 1', '- repeat: 8\n    steps:\n      - summon Wisp as W'),
      11,
      'board-full',
      ['board of seat 0 is full'],
    ],
  ])('%s', (_name, text, line, code, says) => {
    const error = stepErrorFor(text);
    expect([error.line, error.code]).toEqual([line, code]);
    expect(error.message.startsWith(`Line ${line}: "`)).toBe(true);
    for (const words of says) expect(error.message).toContain(words);
  });

  it('may expect its refusal, and the game goes on', () => {
    const text = replacing('  - damage H 1', '  - "refused unknown-card: summon Nobody as N"\n  - damage H 1');
    expect(play(text).holds).toBe(true);
  });

  it('may only be tried: it must be allowed, and the game stays as it was', () => {
    const tried = '  - "allowed: destroy Y"\n  - "allowed: summon Wisp as W"\n  - damage H 1';
    expect(failing(replacing('  - damage H 1', tried).replace('hand 0: 1', 'board 1: [Y]'))).toEqual([]);
    const error = stepErrorFor(
      replacing('damage H 1', '"allowed: summon Wisp as W"')
        .replace('Yeti as Y', 'Yeti as A, B, C, D, E, F, G')
        .replace('summon Wisp as W', 'summon Wisp as W for 1'),
    );
    expect([error.line, error.code]).toEqual([9, 'board-full']);
  });

  it('that is only tried gives its names to nobody', () => {
    const error = stepErrorFor(replacing('- damage H 1', '- "allowed: summon Wisp as W"\n  - damage W 1'));
    expect([error.line, error.code]).toEqual([10, 'unknown-name']);
  });

  it('puts a card of its own into the deck for each name', () => {
    const text = replacing('as Y for 1', 'as Y for 1\n  - put Wisp as A, B at the bottom of deck 1').replace(
      'hand 0: 1',
      'deck 1: [A, B]',
    );
    expect(failing(text)).toEqual([]);
  });
});

describe('a fact that does not hold', () => {
  it.each<readonly [string, readonly string[], number, string]>([
    ['a log line', ['log:', '  - Damaged H 2', '  - Destroyed H'], FIRST_FACT + 1, 'Damaged H 1'],
    ['a log that goes on', ['log:', '  - Damaged H 1'], FIRST_FACT + 1, '4 more: Destroyed H'],
    ['a log that is not empty', ['log: []'], FIRST_FACT, '5 more: Damaged H 1'],
    ['a log that ends too soon', ['log: []', 'count: {Drew: 2}'], FIRST_FACT + 1, '1 times'],
    ['contains', ['contains:', '  - Damaged H', '  - Damaged Y'], FIRST_FACT + 2, 'no Damaged Y'],
    ['contains in order', ['contains:', '  - Destroyed H', '  - Damaged H'], FIRST_FACT + 2, 'no Damaged H'],
    ['never', ['never:', '  - Damaged Y', '  - Damaged H'], FIRST_FACT + 2, '1 times'],
    ['never with an unknown name', ['never:', '  - Damaged Z'], FIRST_FACT + 1, 'there is no "Z" here'],
    ['count', ['count:', '  Damaged H: 2'], FIRST_FACT + 1, '1 times'],
    ['count of 0 with an unknown name', ['count:', '  Damaged Z 1: 0'], FIRST_FACT + 1, 'there is no "Z" here'],
    ['before', ['before:', '  - [Destroyed, Damaged]'], FIRST_FACT + 1, 'not in this order'],
    ['before what never was', ['before:', '  - [Damaged, Healed]'], FIRST_FACT + 1, 'no Healed'],
    ['before with an unknown name', ['before:', '  - [Damaged H, Drew 0 Z]'], FIRST_FACT + 1, 'there is no "Z" here'],
    ['a number', ['values:', '  health Y: 4'], FIRST_FACT + 1, '5'],
    ['a list', ['values:', '  board 1: [H]'], FIRST_FACT + 1, '[Y] (1)'],
    ['a word', ['values:', '  zone H: board'], FIRST_FACT + 1, 'graveyard'],
    ['a value of an unknown name', ['values:', '  health Z: 30'], FIRST_FACT + 1, 'there is no "Z" here'],
    ['enters', ['enters:', '  - resolving.damage', '  - gameOver'], FIRST_FACT + 2, 'not gameOver'],
    ['neverEnters', ['neverEnters:', '  - gameOver', '  - resolving.damage'], FIRST_FACT + 2, 'entered'],
  ])('%s', (_name, facts, line, found) => {
    const failed = failing(expecting(...facts));
    expect(failed.map((fact) => fact.line)).toContain(line);
    expect(failed.find((fact) => fact.line === line)?.found).toContain(found);
  });

  it('is none where the same facts are right', () => {
    expect(
      failing(
        expecting(
          'contains: [Damaged H 1, Drew 0 C]',
          'never: [Damaged Y, Healed]',
          'count: {Damaged: 1, Drew 0 C: 1, Healed: 0}',
          'before: [[Damaged, Destroyed]]',
          'values: {health Y: 5, zone C: hand, outcome: none, choice: none, weapon 0: none}',
          'enters: [resolving.damage, resolving.phaseBoundary]',
          'neverEnters: [gameOver]',
        ),
      ),
    ).toEqual([]);
  });

  it('may be that nothing happened', () => {
    const text = expecting('log: []').replace('damage H 1', 'give Wisp as W');
    const { facts, holds } = play(text);
    expect(facts).toEqual([{ line: FIRST_FACT, fact: 'the log ends here', holds: true, found: 'nothing' }]);
    expect(holds).toBe(true);
  });
});

describe('a file with more than one', () => {
  it('has one scenario for each document, in their order', () => {
    const second = replacing('a right one', 'another');
    expect(readScenarios(`${RIGHT}---\n${second}`).map(({ name }) => name)).toEqual(['a right one', 'another']);
  });

  it('checks each block of `then` on the log since the start and the game at that moment', () => {
    const text = `${RIGHT}then:
  - do: [damage Y 2]
    expect:
      contains: [Damaged H 1, Damaged Y 2]
      values: {health Y: 3}
  - do: [damage Y 3]
    expect:
      values: {zone Y: graveyard}
      count: {Destroyed: 3}
`;
    const { facts, holds } = play(text);
    expect(holds).toBe(false);
    expect(facts.filter((fact) => !fact.holds)).toEqual([
      { line: 27, fact: '3 times Destroyed', holds: false, found: '2 times' },
    ]);
  });
});

describe('seeds', () => {
  const chance = `scenario: chance
rules: [R23.1]
confidence: rule
why: Which of two Wisps is hit is left to chance.
start:
  - summon Wisp as A for 1
  - summon Wisp as B for 1
  - give Test Sniper as S
  - remove B
do:
  - play S
expect:
  values: {health hero1: 30}
seeds: 20
`;

  it('are read, and each plays its own game, the same one every time', () => {
    const scenario = readOne(chance);
    expect(scenario.seeds).toBe(20);
    const hits = Array.from({ length: 20 }, (_, index) => runScenario(scenario, index + 1).holds);
    expect(new Set(hits)).toEqual(new Set([true, false]));
    expect(Array.from({ length: 20 }, (_, index) => runScenario(scenario, index + 1).holds)).toEqual(hits);
  });

  it('of the options is the one played when no other is asked for', () => {
    const scenario = readOne(chance.replace('start:', 'options: {seed: 7}\nstart:'));
    expect(runScenario(scenario).seed).toBe(7);
    expect(runScenario(scenario, 3).seed).toBe(3);
  });
});
