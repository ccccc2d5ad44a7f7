// `cardchart run` on dale scenarios: event sentences, states, and one column for each player while several are asked.

import { afterAll, describe, expect, it } from 'vitest';
import { OWED } from '../../cli/dale/columns.ts';
import { DALE_SENTENCES, daleSentenceOf } from '../../cli/dale/event-sentences.ts';
import { DALE_STATES } from '../../cli/dale/state-words.ts';
import { type DaleEvent, daleCards, daleMachine } from '../../machines/dale/index.ts';
import { stateNames } from '../../machines/index.ts';
import { newDale } from '../../machines/sandbox/index.ts';
import { cardchart, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const CHEER = 'tests/scenarios/dale/owls-1-cheer.yaml';
const cheer = cardchart('run', CHEER);

/** The lines from the one that starts so to the next empty one. */
const passage = (out: string, start: string): string[] => {
  const lines = out.split('\n');
  const from = lines.indexOf(start);
  expect(from, `"${start}" in:\n${out}`).toBeGreaterThanOrEqual(0);
  return lines.slice(from, lines.indexOf('', from));
};

describe.concurrent('the story of Cheer', () => {
  it('tells every event of the technique, and who alone is told of hidden ones', async () => {
    const { code, out, err } = await cheer;
    expect([code, err]).toEqual([0, '']);
    expect(passage(out, '▶ 2 chooses QI2').slice(0, 9)).toEqual([
      '▶ 2 chooses QI2',
      '  · all choose at once',
      '    Quality Inspection QI2 of seat 2 waits to react (seen by seat 2 alone)',
      "    Quality Inspection QI2 goes from seat 2's deck to the hand (seen by seat 2 alone)",
      "    Seat 2's deck is shuffled",
      '  · technique: full resolution',
      '    Cheer C is fully resolved',
      "    Cheer C goes from seat 0's schedule to the discard pile",
      '    Tasters u1 goes from the supply to the market',
    ]);
  });

  it('puts the players side by side while they are asked', async () => {
    const { out } = await cheer;
    const told = passage(out, '▶ 2 chooses QI2');
    const from = told.indexOf('  Asked at once:');
    expect(told.slice(from)).toEqual([
      '  Asked at once:',
      '  Seat 0, turn player            │ Seat 1                         │ Seat 2',
      '  not awaited                    │ owl state: awaited             │ owl state: awaited',
      '                                 │ owes Quality Inspection QI1:   │ owes Quality Inspection QI2:',
      '                                 │ toss a hand card and draw, or  │ toss a hand card and draw, or',
      '                                 │ none                           │ none',
      '                                 │ owes Ancient Knowledge AK1:    │',
      '                                 │ discard a card of the deck,    │',
      '                                 │ none, or skip                  │',
    ]);
  });

  it('shows what each has answered, and all of it once the last one has', async () => {
    const { out } = await cheer;
    const first = passage(out, '▶ 1 answers AK1: d2; QI1: y1');
    expect(first).toContain('  not awaited                    │ not awaited                    │ owl state: awaited');
    expect(first.join('\n')).toContain('│ answered AK1: d2; QI1: y1      │');
    const last = passage(out, '▶ 2 answers QI2: none');
    expect(last.slice(last.indexOf('  All have answered:'))).toEqual([
      '  All have answered:',
      '  Seat 0, turn player            │ Seat 1                         │ Seat 2',
      '  not awaited                    │ not awaited                    │ not awaited',
      '                                 │ answered AK1: d2; QI1: y1      │ answered QI2: none',
    ]);
  });

  it('says what was allowed and what was refused', async () => {
    const { out } = await cheer;
    expect(passage(out, '▶ allowed: 1 answers AK1: none; QI1: none')).toEqual([
      '▶ allowed: 1 answers AK1: none; QI1: none',
      '    Allowed: carried out on a copy of the game',
    ]);
    expect(passage(out, '▶ refused answers-empty: 2 answers nothing').join(' ')).toContain(
      'Refused, and nothing has changed: The list of answers is empty.',
    );
  });

  it('has no columns where one player is asked alone', async () => {
    const { out } = await cardchart('run', 'tests/scenarios/dale/owls-2-discarded.yaml');
    const [alone = ''] = out.split('Owls 2 variation');
    expect(alone).not.toContain('Asked at once');
    expect(alone).not.toMatch(/[·›] owl state/);
    expect(alone).toContain('Seeing Doubles SD of seat 0 waits no more (seen by seat 0 alone)');
  });
});

describe.concurrent('--json', () => {
  it('prints states, events and names of dale as of battle', async () => {
    const { code, out } = await cardchart('run', 'tests/scenarios/dale/cases/k21-discarded-in-time.yaml', '--json');
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({ name: 'K21 test_discarded_in_time', seed: 0, holds: true });
    const [play, choose] = report.inputs;
    expect(play.states).toContain('resolving.technique.effects');
    expect(choose.states).toContain('resolving.checkpoint.pruning');
    expect(choose.states.join()).not.toContain('resolving.owl');
    const types = choose.events.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(['OwlExpired', 'TechniqueResolved']));
    expect(Object.values(report.entities)).toContain('Seeing Doubles SD');
  });

  it('leaves the states out that only lead on', async () => {
    const file = 'tests/scenarios/dale/cases/k21-discarded-in-time.yaml';
    const { out } = await cardchart('run', file, '--json', '--states', 'named');
    expect(out).not.toContain('resolving.dispatch');
    expect(out).toContain('resolving.choice.open');
  });
});

describe.concurrent('a dale scenario that cannot be played', () => {
  it('is refused with its line, what was found and the forms', async () => {
    const text = [
      'scenario: small',
      'ruleset: dale',
      'rules: []',
      'confidence: rule',
      'why: For a test.',
      'do:',
      '  - 0 plais DT',
      'expect: {values: {phase: action}}',
      '',
    ].join('\n');
    const file = folder.file('wrong.yaml', text);
    const { code, err } = await cardchart('run', file);
    expect(code).toBe(2);
    expect(err).toContain(`${file}:7: found "0 plais DT"`);
    expect(err).toContain('<seat> plays <Name>[ without effect]');
  });
});

type Samples = {
  readonly [T in DaleEvent['type']]: readonly [event: Extract<DaleEvent, { type: T }>, sentence: string];
};

const sandbox = newDale({ players: 3 });
const M = sandbox.put('Magnet', 'hand', 0);
const S = sandbox.put('Seeing Doubles', 'hand', 0);
const { world } = sandbox.game;
const magnet = { id: M, card: 'Magnet' };
const doubles = { id: S, card: 'Seeing Doubles' };
const nameOf = (id: number) => (id === M ? 'Magnet M' : 'Seeing Doubles S');
const hand = { zone: 'hand', seat: 0 } as const;
const market = { zone: 'market', seat: null } as const;

const SAMPLES: Samples = {
  SetsVoted: [{ type: 'SetsVoted', player: 1 }, 'Seat 1 has voted for sets'],
  SetsChosen: [
    { type: 'SetsChosen', sets: ['owls', 'foxes', 'sloths'] },
    'The sets of this game are owls, foxes and sloths',
  ],
  TurnStarted: [{ type: 'TurnStarted', player: 1, turn: 2 }, 'Turn 2 begins: seat 1 is to act'],
  TurnEnded: [{ type: 'TurnEnded', player: 0, turn: 1 }, 'Seat 0 ends turn 1'],
  CardsMoved: [
    { type: 'CardsMoved', from: market, to: hand, count: 1, cards: [magnet], seenBy: null },
    "Magnet M goes from the market to seat 0's hand",
  ],
  Shuffled: [{ type: 'Shuffled', player: 2 }, "Seat 2's deck is shuffled"],
  MarketRefilled: [{ type: 'MarketRefilled', count: 1 }, 'The market is refilled with 1 card'],
  TechniquePlayed: [
    { type: 'TechniquePlayed', player: 0, card: doubles, as: 'Magnet', isWithoutEffect: true },
    'Seat 0 plays Seeing Doubles S as Magnet without effect',
  ],
  TechniqueResolved: [
    { type: 'TechniqueResolved', player: 0, card: magnet, as: 'Magnet' },
    'Magnet M is fully resolved',
  ],
  AbilityUsed: [{ type: 'AbilityUsed', player: 0, card: magnet, as: 'Magnet' }, 'Seat 0 uses Magnet M'],
  Copied: [
    { type: 'Copied', player: 0, card: doubles, of: magnet, as: 'Magnet' },
    'Seat 0 shows Magnet M: Seeing Doubles S is a copy of Magnet for this turn',
  ],
  CopyEnded: [{ type: 'CopyEnded', card: doubles, seenBy: null }, 'Seeing Doubles S is a copy no more'],
  HandSeen: [
    { type: 'HandSeen', player: 1, of: 0, cards: [magnet, doubles], seenBy: [0, 1] },
    'Seat 1 looks at the hand of seat 0: Magnet M and Seeing Doubles S',
  ],
  Purchased: [{ type: 'Purchased', player: 0, card: magnet, cost: 5 }, 'Seat 0 buys Magnet M for 5'],
  Built: [{ type: 'Built', player: 0, stack: 4, cards: [magnet] }, 'Seat 0 builds stack 4 of Magnet M'],
  MarketRearranged: [{ type: 'MarketRearranged', player: 0 }, 'Seat 0 rearranges the market'],
  ValuesRaised: [{ type: 'ValuesRaised', by: 1 }, 'Every card is worth 1 more for this turn'],
  CostsChanged: [{ type: 'CostsChanged', player: 0, by: -2 }, 'Market cards cost seat 0 2 less for this turn'],
  HandSizeRaised: [{ type: 'HandSizeRaised', player: 0, by: 2 }, 'Seat 0 refills to 2 cards more this turn'],
  ChoiceOpened: [{ type: 'ChoiceOpened', player: 0 }, 'Seat 0 has to choose'],
  ChoiceMade: [{ type: 'ChoiceMade', player: 0 }, 'Seat 0 has chosen'],
  PlayersAwaited: [{ type: 'PlayersAwaited', players: [1, 2] }, 'Seats 1 and 2 are asked'],
  PlayerReleased: [{ type: 'PlayerReleased', player: 1 }, 'Seat 1 is asked no more'],
  OwlAnswered: [
    { type: 'OwlAnswered', player: 0, card: magnet, word: 'declined', seenBy: [0] },
    'Seat 0 declines Magnet M',
  ],
  OwlWaits: [
    { type: 'OwlWaits', player: 0, card: doubles, seenBy: [0] },
    'Seeing Doubles S of seat 0 waits to react (seen by seat 0 alone)',
  ],
  OwlExpired: [
    { type: 'OwlExpired', player: 0, card: doubles, seenBy: [0] },
    'Seeing Doubles S of seat 0 waits no more (seen by seat 0 alone)',
  ],
  PlayerLeft: [{ type: 'PlayerLeft', player: 2 }, 'Seat 2 leaves the game'],
  GameOver: [{ type: 'GameOver', outcome: { result: 'win', player: 1 } }, 'Seat 1 wins the game'],
};

describe('the words', () => {
  it('have a sample for each sentence', () => {
    expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(DALE_SENTENCES).sort());
  });

  it.each(Object.entries(SAMPLES))('%s', (_type, [event, sentence]) => {
    expect(daleSentenceOf(event, { nameOf, before: world, world })).toEqual([sentence]);
  });

  it('tell the other outcomes of the same event too', () => {
    const tell = (event: DaleEvent) => daleSentenceOf(event, { nameOf, before: world, world })[0];
    const hidden = { type: 'CardsMoved', from: { zone: 'deck', seat: 0 }, to: hand, count: 1, cards: [] } as const;
    expect(tell({ ...hidden, seenBy: [0] })).toBe("1 card goes from seat 0's deck to the hand (seen by seat 0 alone)");
    expect(tell({ ...hidden, seenBy: [] })).toContain('(nobody sees it)');
    expect(tell({ type: 'Shuffled', player: null })).toBe('The supply is shuffled');
    expect(tell({ type: 'GameOver', outcome: { result: 'abandoned' } })).toBe('The game ends without a winner');
    expect(tell({ type: 'OwlAnswered', player: 1, card: null, word: 'used', seenBy: [1] })).toBe(
      'Seat 1 uses a reaction',
    );
  });

  it('name only states that the chart has', () => {
    const known = stateNames(daleMachine(2));
    expect(Object.keys(DALE_STATES).filter((state) => !known.includes(state))).toEqual([]);
  });

  it('say what every reaction of either edition asks for', () => {
    const answers = [...daleCards('note'), ...daleCards('anniversary')].flatMap((card) =>
      card.kind === 'reaction' ? [card.answer] : [],
    );
    expect(new Set(answers)).toEqual(new Set(Object.keys(OWED)));
  });
});
