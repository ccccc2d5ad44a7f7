// A file that is no scenario says on which line, what was found there and what was expected; nothing is left to fail
// late, or to hold for the wrong reason.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readScenarios, ScenarioError } from '../../machines/sandbox/index.ts';
import { errorFor, expecting, FIRST_FACT, RIGHT, readOne, replacing } from './written.ts';

type Row = readonly [name: string, text: string, line: number, found: string, expected: readonly string[]];

const checkRow = (text: string, line: number, found: string, expected: readonly string[]): void => {
  const error = errorFor(text);
  expect([error.line, error.code]).toEqual([line, 'bad-scenario']);
  expect(error.found).toContain(found);
  for (const words of expected) expect(error.expected).toContain(words);
  expect(error.message).toBe(`Line ${error.line}: found ${error.found}; expected ${error.expected}.`);
  expect(error.message).not.toMatch(/undefined|\[object|Invalid input/);
};

describe('a right scenario', () => {
  it('is read', () => {
    const { name, rules, start, blocks, seeds } = readOne(RIGHT);
    expect([name, rules, seeds]).toEqual(['a right one', ['R7.3'], 1]);
    expect(start.map(({ line, text }) => [line, text])).toEqual([
      [6, 'summon Loot Hoarder as H'],
      [7, 'summon Chillwind Yeti as Y for 1'],
    ]);
    expect(blocks).toHaveLength(1);
    expect(blocks[0]?.lines).toMatchObject({ 'log.0': 12, 'log.4': 16, 'values.hand 0': 18 });
  });
});

describe('the file', () => {
  it.each<Row>([
    ['is empty', '', 1, 'an empty file', ['a scenario']],
    ['is a comment', '# nothing here\n', 1, 'an empty file', ['a scenario']],
    ['is a list', '- a\n- b\n', 1, '["a","b"]', ['object']],
    ['is a word', 'hello\n', 1, '"hello"', ['object']],
    ['has an open bracket', replacing('rules: [R7.3]', 'rules: [R7.3'), 3, 'a fault', ['YAML']],
    ['has a bad indent', replacing('  - damage H 1', '  - damage H 1\n - endless'), 10, 'a fault', ['YAML']],
    ['has a key twice', replacing('why:', 'why: Once.\nwhy:'), 5, 'a fault', ['YAML']],
    ['has tabs', replacing('  - damage', '\t- damage'), 9, 'a fault', ['YAML']],
    ['has a list as key', replacing('why:', '? [a]\n: b\nwhy:'), 4, 'a fault', ['YAML']],
    ['has an alias of nothing', replacing('[R7.3]', '*rules'), 1, 'a fault', ['aliases']],
    [
      'has aliases without end',
      replacing(
        'rules: [R7.3]',
        `rules: [R7.3]\na: &a [x, x, x, x, x, x, x, x, x]\n${['b', 'c', 'd', 'e', 'f', 'g', 'h']
          .map((key, index) => {
            const inner = String.fromCharCode('a'.charCodeAt(0) + index);
            return `${key}: &${key} [*${inner}, *${inner}, *${inner}, *${inner}, *${inner}, *${inner}, *${inner}]`;
          })
          .join('\n')}`,
      ),
      1,
      'a fault',
      ['aliases'],
    ],
  ])('%s', (_name, text, line, found, expected) => checkRow(text, line, found, expected));
});

describe('a key', () => {
  it.each(['scenario', 'rules', 'confidence', 'why', 'do', 'expect'])('%s is missing', (key) => {
    const lines = RIGHT.split('\n');
    const from = lines.findIndex((line) => line.startsWith(`${key}:`));
    const next = lines.findIndex((line, index) => index > from && /^\w/.test(line));
    lines.splice(from, (next < 0 ? lines.length : next) - from);
    checkRow(lines.join('\n'), 1, `nothing at "${key}"`, []);
  });

  it.each<Row>([
    ['is unknown', replacing('start:', 'begin:'), 5, '"begin"', ['scenario, ruleset, rules', 'start']],
    [
      'of the facts is unknown',
      expecting('logs: [Damaged H 1]'),
      FIRST_FACT,
      '"logs"',
      ['log, contains', 'neverEnters'],
    ],
    [
      'of the options is unknown',
      replacing('start:', 'options:\n  seed: 1\n  first: 1\nstart:'),
      7,
      '"first"',
      ['firstPlayer, triggerOrdering'],
    ],
    ['of the decks is unknown', replacing('start:', 'decks:\n  2: [Wisp]\nstart:'), 6, '"2"', ['0, 1']],
    [
      'of a later block is unknown',
      `${RIGHT}then:\n  - doo: []\n    expect: {}\n`,
      20,
      'nothing at "then.0.do"',
      ['array'],
    ],
    [
      'of a later block is too much',
      `${RIGHT}then:\n  - do: []\n    expect: {values: {hand 0: 1}}\n    why: because\n`,
      22,
      '"why"',
      ['do, expect'],
    ],
  ])('%s', (_name, text, line, found, expected) => checkRow(text, line, found, expected));
});

describe('a value of the wrong kind', () => {
  it.each<Row>([
    ['name', replacing('scenario: a right one', 'scenario: 7'), 1, '7 at "scenario"', ['string']],
    ['rules', replacing('[R7.3]', 'R7.3'), 2, '"R7.3" at "rules"', ['array']],
    ['confidence', replacing('confidence: rule', 'confidence: sure'), 3, '"sure"', ['"certain"', '"likely"']],
    ['rule set', replacing('start:', 'ruleset: chess\nstart:'), 5, '"chess"', ['"battle"', '"dale"']],
    ['steps', replacing('do:\n  - damage H 1', 'do: damage H 1'), 8, '"damage H 1" at "do"', ['array']],
    ['no steps', replacing('do:\n  - damage H 1', 'do:'), 8, 'null at "do"', ['array']],
    ['a step that is a number', replacing('  - damage H 1', '  - 7'), 9, '7 at "do.0"', ['a sentence', 'repeat']],
    [
      'a refusal without quotes, which YAML reads as a map',
      replacing('damage H 1', 'refused board-full: summon Wisp as W'),
      9,
      '{"refused board-full"',
      ['in quotes if it has a colon'],
    ],
    ['a step that is a map', replacing('damage H 1', 'damage: H'), 9, '{"damage":"H"}', ['a sentence', '"steps"']],
    [
      'repeated never',
      replacing('- damage H 1', '- repeat: 0\n    steps: [end turn]'),
      9,
      '0 at "do.0.repeat"',
      ['>=1'],
    ],
    [
      'repeated without end',
      replacing('- damage H 1', '- {repeat: 100000000, steps: [end turn]}'),
      9,
      '100000000 at "do.0.repeat"',
      ['<=1000'],
    ],
    ['facts', replacing('expect:\n  log:', 'expect: all\nthen:\n  log:'), 10, '"all" at "expect"', ['object']],
    ['a fact that is null', expecting('values:', '  hand 0:'), FIRST_FACT + 1, 'null', ['a number', 'a list of names']],
    ['a count that is a word', expecting('count: {Damaged: two}'), FIRST_FACT, '"two"', ['number']],
    ['a negative count', expecting('count: {Damaged: -1}'), FIRST_FACT, '-1', ['>=0']],
    ['three in a row', expecting('before:', '  - [Damaged, Drew, Damaged]'), FIRST_FACT + 1, '["Damaged"', ['array']],
    [
      'one before nothing',
      expecting('before:', '  - [Damaged]'),
      FIRST_FACT + 1,
      '["Damaged"] at "expect.before.0"',
      ['2 items'],
    ],
    ['an empty list of facts', expecting('contains: []'), FIRST_FACT, '[] at "expect.contains"', ['>=1 item']],
    ['no fact at all', expecting('values: {}'), 10, 'no fact', ['at least one of log, contains']],
    ['seeds', `${RIGHT}seeds: 0\n`, 19, '0 at "seeds"', ['>=1']],
    ['a third seat to begin', replacing('start:', 'options: {firstPlayer: 2}\nstart:'), 5, '2 at', ['0 or 1']],
    ['a broken seed', replacing('start:', 'options: {seed: 0.5}\nstart:'), 5, '0.5', ['int']],
    ['an unknown limit', replacing('start:', 'options:\n  limits:\n    bord: 3\nstart:'), 7, '"bord"', ['board, hand']],
    ['a limit of 0', replacing('start:', 'options:\n  limits: {board: 0}\nstart:'), 6, 'the limit 0', ['at least 1']],
    ['one hero', replacing('start:', 'options:\n  heroes: [Rexxar]\nstart:'), 6, '["Rexxar"]', ['2 items']],
    [
      'a minion as hero',
      replacing('start:', 'options: {heroes: [Wisp, Thrall]}\nstart:'),
      5,
      'minion "Wisp"',
      ['a hero'],
    ],
  ])('%s', (_name, text, line, found, expected) => checkRow(text, line, found, expected));
});

describe('something unknown', () => {
  it.each<Row>([
    ['card in a step', replacing('Loot Hoarder', 'Loot Horder'), 6, '"Loot Horder"', ['perhaps "Loot Hoarder"']],
    ['card like no other', replacing('Loot Hoarder', 'Qqqq'), 6, 'unknown card "Qqqq"', ['a card of the set']],
    [
      'card in a deck',
      replacing('start:', 'decks:\n  0:\n    - Wisp\n    - 3 Whisp\nstart:'),
      8,
      'unknown card "Whisp"',
      ['perhaps "Wisp"'],
    ],
    ['count of cards', replacing('start:', 'decks:\n  0: [0 Wisp]\nstart:'), 6, '"0 Wisp"', ['perhaps "Wisp"']],
    ['many cards', replacing('start:', 'decks:\n  1: [99999999 Wisp]\nstart:'), 6, '"99999999 Wisp"', ['"Wisp"']],
    ['hero', replacing('start:', 'options: {heroes: [Rexar, Thrall]}\nstart:'), 5, '"Rexar"', ['perhaps "Rexxar"']],
    [
      'card inside a repeat',
      replacing('- damage H 1', '- repeat: 2\n    steps:\n      - end turn\n      - cast Whirlwnd'),
      12,
      '"Whirlwnd"',
      ['perhaps "Whirlwind"'],
    ],
    ['sentence', replacing('damage H 1', 'hurt H'), 9, '"hurt H"', ['summon <Card> as <Name>', 'end turn']],
    ['form of a verb', replacing('damage H 1', 'damage H'), 9, '"damage H"', ['damage <Name> <n>']],
    [
      'seat',
      replacing('as Y for 1', 'as Y for 2'),
      7,
      '"summon Chillwind Yeti as Y for 2"',
      ['summon <Card> as <Name>'],
    ],
    ['number of gifts', replacing('damage H 1', 'give 0 Wisp'), 9, '"give 0 Wisp"', ['give <n> <Card>']],
    [
      'place in a deck',
      replacing('damage H 1', 'put Wisp in deck 0'),
      9,
      '"put Wisp in deck 0"',
      ['on top', 'at the bottom'],
    ],
    [
      'code of a refusal',
      replacing('damage H 1', '"refused board-ful: summon Wisp as W"'),
      9,
      '"board-ful"',
      ['perhaps "board-full"'],
    ],
    [
      'state entered',
      expecting('enters: [resolving.damages]'),
      FIRST_FACT,
      '"resolving.damages"',
      ['"resolving.damage"'],
    ],
    [
      'state never entered',
      expecting('neverEnters:', '  - nowhere'),
      FIRST_FACT + 1,
      '"nowhere"',
      ['a state of the chart'],
    ],
    [
      'query',
      expecting('values:', '  hand 0: 1', '  gold 0: 1'),
      FIRST_FACT + 2,
      '"gold 0"',
      ['hand|board|deck', 'outcome'],
    ],
    ['seat in a query', expecting('values: {hand 2: 0}'), FIRST_FACT, '"hand 2"', ['hand|board|deck|secrets <seat>']],
    [
      'keyword in a query',
      expecting('values: {keyword H tount: true}'),
      FIRST_FACT,
      '"keyword H tount"',
      ['keyword <Name>'],
    ],
    ['event', expecting('never:', '  - Damaged Y', '  - Destroid H'), FIRST_FACT + 2, '"Destroid H"', ['"Destroyed"']],
    ['event like no other', expecting('contains: [Xyz H]'), FIRST_FACT, '"Xyz H"', ['Summoned', 'GameOver']],
    ['event counted', expecting('count: {Drwe: 0}'), FIRST_FACT, '"Drwe"', ['an event']],
    ['event before another', expecting('before:', '  - [Drew, Damagd]'), FIRST_FACT + 1, '"Damagd"', ['"Damaged"']],
    [
      'trigger',
      expecting('never: [Triggered H deathratle]'),
      FIRST_FACT,
      '"Triggered H deathratle"',
      ['Triggered <source> <trigger>', 'deathrattle'],
    ],
    ['field too many', expecting('never: [Destroyed H Y]'), FIRST_FACT, '"Destroyed H Y"', ['Destroyed <id>']],
    ['amount', expecting('never: [Damaged H two]'), FIRST_FACT, '"Damaged H two"', ['Damaged <target> <amount>']],
    ['player', expecting('never: [Drew 2 C]'), FIRST_FACT, '"Drew 2 C"', ['Drew <player> <id>']],
    [
      'kind in the log',
      expecting('log: [Healed H 1]'),
      FIRST_FACT,
      '"Healed H 1"',
      ['Summoned, SpellCast', '"contains"'],
    ],
  ])('%s', (_name, text, line, found, expected) => checkRow(text, line, found, expected));

  it('is found on the right line of a later document and block', () => {
    const second = replacing('Loot Hoarder', 'Loot Horder');
    expect(errorFor(`${RIGHT}---\n${second}`).line).toBe(19 + 6);
    const block = 'then:\n  - do: [end turn]\n    expect: {values: {turn: 2}}\n';
    const bad = '  - do:\n      - end turm\n    expect: {values: {turn: 3}}\n';
    expect(errorFor(`${RIGHT}${block}${bad}`).line).toBe(18 + 3 + 2);
  });
});

describe('any text', () => {
  it('is read or refused with a ScenarioError on a line of the file', () => {
    const lines = RIGHT.split('\n');
    const spoiled = fc
      .tuple(
        fc.nat(lines.length - 1),
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            '',
            '  - ',
            'expect:',
            '- {',
            '  values: {health H: []}',
            '---',
            '  7: 8',
            '...',
            '? [a]: b',
            '*x',
          ),
        ),
        fc.boolean(),
      )
      .map(([at, text, keeps]) => [...lines.slice(0, at), text, ...lines.slice(keeps ? at : at + 1)].join('\n'));
    fc.assert(
      fc.property(fc.oneof(spoiled, fc.string()), (text) => {
        try {
          readScenarios(text);
        } catch (error) {
          if (!(error instanceof ScenarioError)) throw error;
          expect(error.line).toBeGreaterThanOrEqual(1);
          expect(error.line).toBeLessThanOrEqual(text.split('\n').length);
          expect(error.message).not.toMatch(/undefined|\[object|Invalid input/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
