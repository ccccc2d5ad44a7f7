// Scenario files for dale: their keys and sentences are checked like battle's, set-ups lie as they are written, and a
// line that is only tried leaves the game as it was.

import { describe, expect, it } from 'vitest';
import { readScenarios, runScenario, StepError } from '../../machines/sandbox/index.ts';
import { errorFor, readOne } from './written.ts';

const RIGHT = `scenario: a right one
ruleset: dale
players: 3
rules: [owls.md §10]
confidence: rule
why: It is read and played.
start:
  - "seat 0 hand: Magnet as M, 2 Junk"
  - "seat 0 deck: Acorn as d1, Quality Inspection as QI1"
do:
  - 0 plays M
  - 0 chooses QI1
expect:
  contains:
    - CardsMoved QI1 deck-0 hand-0
  values:
    owls 0: [QI1]
`;

const replacing = (found: string, replaced: string): string => {
  expect(RIGHT).toContain(found);
  return RIGHT.replace(found, replaced);
};

const facts = (text: string) => runScenario(readOne(text)).facts.filter(({ holds }) => !holds);

/** A scenario of this set-up, these steps and these values. */
const table = (start: readonly string[], steps: readonly string[], values: string): string =>
  [
    RIGHT.slice(0, RIGHT.indexOf('start:')).trimEnd(),
    'start:',
    ...start.map((line) => `  - ${JSON.stringify(line)}`),
    `do: ${JSON.stringify(steps)}`,
    `expect: {values: {${values}}}`,
    '',
  ].join('\n');

describe('a right scenario', () => {
  it('is read and played', () => {
    const scenario = readOne(RIGHT);
    expect(scenario).toMatchObject({ ruleset: 'dale', table: { players: 3, edition: 'note' }, seed: 0 });
    expect(facts(RIGHT)).toEqual([]);
  });

  it('may stand in one file with battles', () => {
    const battle = `scenario: a battle
rules: []
confidence: rule
why: For a test.
do: [end turn]
expect: {values: {active player: 1}}
`;
    const all = readScenarios(`${RIGHT}---\n${battle}`);
    expect(all.map(({ ruleset }) => ruleset)).toEqual(['dale', 'battle']);
    expect(all.map((scenario) => runScenario(scenario).holds)).toEqual([true, true]);
  });

  it('plays the edition it names', () => {
    const steps = ['0 plays M', '0 chooses QI1', 'refused answer-target: 0 answers QI1: none'];
    const text = table(['seat 0 hand: Magnet as M', 'seat 0 deck: Quality Inspection as QI1'], steps, 'phase: owl');
    expect(facts(text.replace('players: 3', 'edition: anniversary'))).toEqual([]);
    expect(() => facts(text)).toThrow('accepted, expected a refusal');
  });
});

type Row = readonly [name: string, text: string, line: number, found: string, expected: readonly string[]];

describe('a fault', () => {
  it.each<Row>([
    ['a fifth player', replacing('players: 3', 'players: 5'), 3, '5 at "players"', ['2, 3 or 4']],
    ['an edition', replacing('players: 3', 'edition: first'), 3, '"first"', ['"note"', '"anniversary"']],
    ['a key of battle', replacing('players: 3', 'decks: {}'), 3, '"decks"', ['scenario, ruleset, rules', 'players']],
    ['an exact log', replacing('  contains:', '  log:'), 14, '"log"', ['contains, never, count']],
    ['an option', replacing('players: 3', 'options: {firstPlayer: 1}'), 3, '"firstPlayer"', ['seed']],
    ['a card', replacing('Acorn', 'Akorn'), 9, '"Akorn"', ['perhaps "Acorn"']],
    ['a zone', replacing('seat 0 deck', 'seat 0 dock'), 9, 'seat 0 dock', ['hand|deck|discard|schedule']],
    ['a fourth seat', replacing('seat 0 deck', 'seat 4 deck'), 9, 'seat 4 deck', ['seat <seat>']],
    ['several of a name', replacing('2 Junk', '2 Junk as j'), 8, '2 Junk as j', ['<n> <Card>']],
    [
      'a colon without quotes',
      replacing('"seat 0 hand: Magnet as M, 2 Junk"', 'seat 0 hand: 1'),
      8,
      '{',
      ['in quotes'],
    ],
    ['a verb', replacing('0 plays M', '0 play M'), 11, '"0 play M"', ['<seat> plays <Name>']],
    [
      'a form of a verb',
      replacing('0 plays M', '0 plays M twice'),
      11,
      'twice',
      ['<seat> plays <Name>[ without effect]'],
    ],
    ['a code', replacing('0 plays M', '"refused not-awaitet: 0 plays M"'), 11, '"not-awaitet"', ['"not-awaited"']],
    ['a code of battle', replacing('0 plays M', '"refused board-full: 0 plays M"'), 11, 'board-full', ['refusal']],
    ['an event', replacing('CardsMoved', 'CardMoved'), 15, '"CardMoved', ['"CardsMoved"']],
    ['a place in an event', replacing('deck-0', 'dock-0'), 15, 'dock-0', ['CardsMoved <card> <from> <to>']],
    ['a query', replacing('owls 0', 'owl 0'), 17, '"owl 0"', ['owls <seat>', 'turn player']],
    [
      'a state',
      replacing('  values:', '  neverEnters: [resolving.owls]\n  values:'),
      16,
      '"resolving.owls"',
      ['"resolving.owl"'],
    ],
    [
      'a region of a seat that nobody has',
      replacing('  values:', '  neverEnters: [resolving.owl.seat3]\n  values:'),
      16,
      '"resolving.owl.seat3"',
      ['resolving.owl.seat'],
    ],
  ])('%s', (_name, text, line, found, expected) => {
    const error = errorFor(text);
    expect([error.line, error.code]).toEqual([line, 'bad-scenario']);
    expect(error.found).toContain(found);
    for (const words of expected) expect(error.expected).toContain(words);
  });
});

describe('a set-up', () => {
  it('lies as it is written: the first card on top, slot 0 first, stacks in order', () => {
    const start = [
      'seat 0 hand: Magnet as h1, Junk as h2',
      'seat 1 deck: Acorn as d1, Raffle as d2, 2 Junk',
      'seat 2 discard: Siesta as p1, Glue as p2',
      'seat 1 schedule: Ironing as w1',
      'seat 1 stall: [Wise Spy as s1] [Cookies as s2, Junk as s3]',
      'market: Magnet as m0, -, Winter is coming as m2',
      'supply: Tasters as u1, Sharing is Caring as u2',
      'bin: Accordion as b1, Glue as b2',
    ];
    const values = [
      '"hand 0": [h1, h2]',
      '"deck 1 starts with": [d1, d2]',
      '"deck 1": 4',
      '"discard 2": [p1, p2]',
      '"schedule 1": [w1]',
      '"stall 1": [s1, s2 + s3]',
      'market: [m0, "-", m2, "-", "-"]',
      'supply: [u1, u2]',
      'bin: [b1, b2]',
      'zone m2: market',
      'value m0: 4',
      'type u2: Sharing is Caring',
      'outcome: none',
    ];
    expect(facts(table(start, [], values.join(', ')))).toEqual([]);
  });

  it('needs an empty slot in the market', () => {
    const text = table(['market: Magnet as m0', 'market: Acorn as m1'], [], 'phase: action');
    expect(() => facts(text)).toThrow('market 0');
  });
});

describe('sentences', () => {
  it.each<readonly [string, readonly string[], readonly string[], string]>([
    [
      'gives',
      ['seat 0 hand: Tasters as T', 'market: Magnet as c0, Acorn as c1, Glue as c2'],
      ['0 plays T', '0 gives c1 to 1, c2 to 0', '0 gives c0 to 2'],
      '"hand 0": [c2], "hand 1": [c1], "hand 2": [c0]',
    ],
    [
      'uses and skips',
      ['seat 0 hand: Wise Spy as W', 'seat 0 deck: Acorn as a, Glue as b'],
      ['0 uses W', '0 chooses a, b'],
      '"deck 0": [b, a]',
    ],
    [
      'binds to the supply',
      ['seat 0 hand: Good Old Times as G', 'supply: Acorn as a'],
      ['0 binds G to the supply'],
      'type G: Acorn, bin: [a]',
    ],
    [
      'binds to a deck',
      ['seat 0 hand: Reflection as R', 'seat 1 deck: Acorn as a'],
      ['0 binds R to the deck of 1'],
      'type R: Acorn, "discard 1": [a]',
    ],
    [
      'binds to a hand',
      ['seat 0 hand: Sound Detectors as S', 'seat 2 hand: Acorn as a'],
      ['0 binds S to the hand of 2', '0 chooses a'],
      'type S: Acorn',
    ],
    [
      'chooses a pile',
      ['seat 0 hand: Treasure Hunter as T', 'seat 1 discard: Glue as g'],
      ['0 plays T', '0 chooses discard of 1'],
      'zone g: hand, turn player: 1',
    ],
    [
      'keeps a payment',
      ['seat 0 hand: Glue as G', 'market: Glue as m0'],
      ['0 buys m0 with G keeping G'],
      'zone G: hand, zone m0: hand',
    ],
    [
      'rearranges',
      ['seat 0 hand: Calculations as C, Junk as j', 'market: Magnet as m0, Ironing as m1, Cookies as m2'],
      ['0 buys m2 with C in order m2, m0, m1'],
      'zone m2: hand, turn player: 1',
    ],
    [
      'builds from the pile',
      ['seat 0 hand: Nostalgic Item as N', 'seat 0 stall: [Wise Spy] [Cookies] [Raffle]', 'seat 0 discard: Junk as j'],
      ['0 builds with N and j from the discard pile'],
      '"stall 0": 4, zone j: stall',
    ],
    [
      'skips the build',
      ['seat 0 hand: Winter is coming as W', 'seat 0 stall: [Wise Spy] [Cookies] [Raffle] [Acorn]'],
      ['0 builds with W', '0 skips the build'],
      'turn player: 1',
    ],
    [
      'takes inventory',
      ['seat 0 hand: Glue as G, Acorn as A'],
      ['0 takes inventory: A, G'],
      '"discard 0": [], turn player: 1',
    ],
    [
      'answers with a swap',
      [
        'seat 0 hand: Wily Fellow as W',
        'seat 0 discard: Junk as j',
        'seat 1 hand: Balancing as B, Glue as g',
        'seat 1 discard: Acorn as a',
      ],
      ['0 plays W', '1 answers B: g for a'],
      '"discard 1": [g], "hand 1 in any order": [B, a]',
    ],
  ])('%s', (_name, start, steps, values) => {
    expect(facts(table(start, steps, values))).toEqual([]);
  });
});

describe('a step that is only tried', () => {
  it('must be allowed, and leaves the game as it was', () => {
    const text = table(
      ['seat 0 hand: Swift Broker as B'],
      ['allowed: 0 plays B', 'allowed: 0 takes inventory'],
      '"hand 0": [B]',
    );
    expect(facts(text)).toEqual([]);
  });

  it('names its line and the refusal if it is not allowed', () => {
    const text = table(['seat 0 hand: Junk as j'], ['allowed: 0 plays j'], '"hand 0": [j]');
    const step = () => runScenario(readOne(text));
    expect(step).toThrow(StepError);
    expect(step).toThrow('Line 9: "allowed: 0 plays j" – Junk is no technique.');
  });
});
