// Whatever somebody drops on the page: it opens, or it is said where it is wrong.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { battle } from '../../../machines/battle/index.ts';
import { createGame } from '../../../machines/index.ts';
import { FileFault, openFile, type Session, sessionFileOf } from '../../../visualizer/session/index.ts';
import { opened, zoneOf } from './opened.ts';

const scenario = (file: string): string => readFileSync(join(import.meta.dirname, '../../scenarios', file), 'utf8');
const only = (text: string): Session => {
  const { openings } = openFile(text);
  expect(openings).toHaveLength(1);
  return (openings[0] as (typeof openings)[number]).open();
};
const faultOf = (open: () => unknown): FileFault => {
  try {
    open();
  } catch (error) {
    if (error instanceof FileFault) return error;
    throw error;
  }
  throw new Error('Nothing is wrong with it.');
};

describe('a scenario file', () => {
  const WRITTEN = scenario('course/test-04-baron-doubles.yaml');

  it('opens at its end with all its steps and facts', () => {
    const session = only(WRITTEN);
    expect(session.getSnapshot()).toMatchObject({ title: 'test_04_baron_doubles', length: 5, notice: null });
    expect(session.getSnapshot().facts).not.toEqual([]);
    expect(session.getSnapshot().facts.every(({ holds }) => holds)).toBe(true);
    const { entries } = session.timeline.branch(0);
    expect(entries.map(({ written }) => [written?.part, written?.text])).toEqual([
      ['start', 'summon Baron Rivendare as B'],
      ['start', 'summon Loot Hoarder as H'],
      ['start', 'summon Harvest Golem as G'],
      ['start', 'damage G 2'],
      ['do', 'cast Whirlwind'],
    ]);
    expect(WRITTEN.split('\n')[(entries[4]?.written?.line ?? 0) - 1]).toContain('cast Whirlwind');
    expect(session.view.labelOf(5)).toBe('cast Whirlwind');
  });

  it('with several scenarios lets one choose', () => {
    const { kind, openings } = openFile(scenario('cases/k01-dying-together.yaml'));
    expect(kind).toBe('scenarios');
    expect(openings.map(({ title }) => title)).toEqual([
      'K01a test_dying_together_hoarder_older',
      'K01b test_dying_together_baron_older',
    ]);
    expect(openings[1]?.open().getSnapshot().title).toBe(openings[1]?.title);
  });

  it('with a broken fact opens where it was checked, the broken fact on top', () => {
    const broken = WRITTEN.replace('health B: 6', 'health B: 5').concat(
      'then:\n  - do: [end turn]\n    expect: {values: {active player: 1}}\n',
    );
    const session = only(broken);
    const [first, ...others] = session.getSnapshot().facts;
    expect(first).toMatchObject({
      holds: false,
      fact: expect.stringContaining('health B'),
      found: expect.stringContaining('6'),
    });
    expect(broken.split('\n')[(first?.line ?? 0) - 1]).toContain('health B: 5');
    expect(others.every(({ holds }) => holds)).toBe(true);
    // One more input follows; it stands before that one.
    expect(session.getSnapshot()).toMatchObject({ length: 6, cursor: { input: 5 } });
  });

  it('with a step that cannot be carried out opens there', () => {
    const session = only(WRITTEN.replace('damage G 2', 'set health of G to 99'));
    const [first] = session.getSnapshot().facts;
    expect(first).toMatchObject({ holds: false, found: expect.stringContaining('set health of G to 99') });
    expect(session.getSnapshot()).toMatchObject({ length: 4, cursor: { input: 4, microstep: 0 } });
    expect(session.view.entry?.refusal?.code).toBe('health-too-high');
    expect(session.getSnapshot().notice).toMatch(/^Line \d+: "set health of G to 99"/);
  });

  it('keeps refusals that it expects, and leaves no trace of what is only tried', () => {
    const session = opened('owls-1-cheer-1');
    const texts = session.timeline
      .branch(0)
      .entries.map(({ written, refusal }) => [written?.text, refusal?.code ?? null]);
    expect(texts).toContainEqual(['refused answer-unknown: 0 chooses QI1', 'answer-unknown']);
    expect(texts.filter(([text]) => text?.startsWith('allowed:'))).toEqual([]);
  });

  it.each([
    ['a misspelt card', 'summon Loot Hoarder', 'summon Lot Hoarder', 'Lot Hoarder', 'Loot Hoarder'],
    ['an unknown key', 'why:', 'reason: none\nwhy:', 'reason', 'confidence'],
    ['no sentence', 'damage G 2', 'hurt G 2', 'hurt G 2', 'damage <Name> <n>'],
    ['bad YAML', '[R7.3, R7.4, R4.4]', '[R7.3, R7.4', null, 'YAML'],
    ['an unknown query', 'health B: 6', 'heath B: 6', 'heath B', 'health <Name>'],
    ['an unknown event', '- Destroyed G', '- Destroid G', 'Destroid G', 'Destroyed'],
  ] as const)('with %s says line and column, what was found and what is expected', (_, from, to, found, expected) => {
    const text = WRITTEN.replace(from, to);
    expect(text).not.toBe(WRITTEN);
    const fault = faultOf(() => openFile(text));
    expect(fault.code).toBe('bad-scenario');
    expect(fault.expected).toContain(expected);
    expect(fault.message).toContain(`Line ${fault.line}, column ${fault.column}: found`);
    if (found === null) return;
    const before = text.slice(0, text.indexOf(found)).split('\n');
    expect({ line: fault.line, column: fault.column }).toEqual({
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
    });
  });
});

describe('games that were played elsewhere', () => {
  const played = () => {
    const deck = Array(20).fill('Bloodfen Raptor');
    const game = createGame(battle, { seed: 5, decks: [deck, deck] });
    for (const seat of game.awaited()) game.submit({ type: 'MULLIGAN', seat, replace: [] });
    game.submit({ type: 'END_TURN', seat: game.world.activePlayer });
    return game;
  };

  it('a save opens at its position, and the game goes on from there', () => {
    const game = played();
    const session = only(JSON.stringify(game.save()));
    expect(session.getSnapshot().length).toBe(0);
    expect(session.view.position.world).toEqual(game.world);
    const seat = game.world.activePlayer;
    expect(session.submit({ type: 'END_TURN', seat } as never)).toEqual({ ok: true });
    expect(zoneOf(session, 1 - seat, 'hand').length).toBeGreaterThan(0);
  });

  const replay = () => ({
    format: 'cardchart-replay-1',
    ruleset: battle.name,
    version: battle.version,
    cardSet: battle.cardSet,
    start: { options: { seed: 5, decks: [Array(20).fill('Bloodfen Raptor'), Array(20).fill('Bloodfen Raptor')] } },
    inputs: [
      { type: 'MULLIGAN', seat: 0, replace: [] },
      { type: 'MULLIGAN', seat: 1, replace: [] },
      { type: 'END_TURN', seat: 0 },
    ],
  });

  it('a replay opens at its start', () => {
    const session = only(JSON.stringify(replay(), null, 2));
    expect(session.getSnapshot()).toMatchObject({ length: 3, cursor: { input: 0 }, notice: null });
    session.seekInput(3);
    expect(session.view.position.world).toEqual(played().world);
    expect(session.view.labelOf(3)).toBe('Seat 0: End the turn');
  });

  it('a replay that a game has written opens, its fingerprints checked', () => {
    const written = played().replay({ fingerprints: true });
    const session = only(JSON.stringify(written));
    expect(session.getSnapshot()).toMatchObject({ length: written.inputs.length, notice: null });
  });

  it('a replay that goes another way opens at the input that is refused', () => {
    const inputs = [...replay().inputs.slice(0, 2), { type: 'END_TURN', seat: 1 }, { type: 'END_TURN', seat: 0 }];
    const session = only(JSON.stringify({ ...replay(), inputs }));
    expect(session.getSnapshot()).toMatchObject({ length: 3, cursor: { input: 3 } });
    expect(session.getSnapshot().notice).toMatch(/^Input 3 of 4 is refused \(not-your-turn\)/);
  });

  it('a replay that ends elsewhere says so', () => {
    const session = only(JSON.stringify({ ...replay(), fingerprints: ['0000', '1111'] }));
    expect(session.getSnapshot().notice).toMatch(/does not end as it was written: fingerprint 1111/);
  });

  const line = (number: number, change: object = {}) =>
    JSON.stringify({
      format: 'cardchart-game-1',
      game: number,
      seed: 5,
      ruleset: 'battle',
      version: battle.version,
      cardSet: battle.cardSet,
      players: 2,
      bots: ['random', 'random'],
      setup: { heroes: ['Jaina Proudmoore', 'Garrosh Hellscream'], decks: [[], []] },
      turns: 1,
      overflows: 0,
      outcome: { result: 'unfinished' },
      inputs: [{ type: 'MULLIGAN', seat: 0, replace: [] }],
      fingerprint: 'of another game',
      ...change,
    });

  it('lines of cardchart simulate are games to choose from', () => {
    const { kind, openings } = openFile(`${line(1)}\n\n${line(2, { outcome: { result: 'win', player: 1 } })}\n`);
    expect(kind).toBe('games');
    expect(openings.map(({ title }) => title)).toEqual([
      'Game 1 (battle, seed 5): unfinished',
      'Game 2 (battle, seed 5): seat 1 wins',
    ]);
    const session = openings[0]?.open();
    expect(session?.getSnapshot()).toMatchObject({ length: 1, cursor: { input: 0 } });
    expect(session?.getSnapshot().notice).toMatch(/fingerprint of another game was written/);
  });

  it('a game that ended at a refused move opens there', () => {
    const outcome = { result: 'refused', code: 'wrong-phase', input: { type: 'MULLIGAN', seat: 0, replace: [] } };
    const session = only(line(1, { outcome }));
    expect(session.getSnapshot()).toMatchObject({ length: 2, cursor: { input: 2, microstep: 0 } });
    expect(session.view.entry?.refusal?.code).toBe('mulligan-done');
  });

  it('a session file opens with its branches', () => {
    const session = opened('test-04-baron-doubles');
    session.seekInput(2);
    session.branchOff('another way');
    const back = only(JSON.stringify(sessionFileOf(session), null, 2));
    expect(back.getSnapshot().branches.map(({ name }) => name)).toEqual(['main', 'another way']);
  });

  it.each([
    ['an empty file', '  \n', 'empty', 1, 1],
    ['JSON cut short', '{\n  "format": "cardchart-save-1",\n  "world": {', 'bad-json', 3, 13],
    ['a bare word', '{\n  "format": cardchart\n}', 'bad-json', 2, 13],
    ['a comma too much', '{"a": [1, 2,]}', 'bad-json', 1, 13],
    ['another format', '{\n  "format": "chess-1"\n}', 'unknown-kind', 2, 13],
    ['no format', '{ "moves": [] }', 'unknown-kind', 1, 1],
    ['a list', '[1, 2]', 'unknown-kind', 1, 1],
    ['a second line that is no game', `${line(1)}\n{"format": "cardchart-game-1"}`, 'bad-game', 2, null],
    ['a third line cut short', `${line(1)}\n${line(2)}\n${line(3).slice(0, -40)}`, 'bad-json', 3, null],
  ] as const)('%s: %#', (_, text, code, at, column) => {
    const fault = faultOf(() => openFile(text));
    expect(fault).toMatchObject({ code, line: at });
    if (column !== null) expect(fault.column).toBe(column);
    expect(fault.expected).not.toBe('');
    expect(fault.found).not.toBe('');
  });

  it.each([
    ['other cards', { cardSet: 'abc' }, 'other-rules', 'cardSet'],
    ['another version', { version: '0' }, 'other-rules', 'version'],
    ['another rule set', { ruleset: 'chess' }, 'other-rules', 'ruleset'],
    ['inputs that are none', { inputs: [{ seat: 1 }] }, 'bad-game', 'inputs'],
    ['options that cannot be played', { start: { options: { seed: 'x' } } }, 'no-start', 'start'],
  ] as const)('a replay with %s says where', (_, change, code, field) => {
    const text = JSON.stringify({ ...replay(), ...change }, null, 2);
    const fault = faultOf(() => only(text));
    expect(fault.code).toBe(code);
    const from = text.split('\n').findIndex((each) => each.includes(`"${field}"`)) + 1;
    expect(fault.line).toBeGreaterThanOrEqual(from);
    expect(fault.line).toBeLessThanOrEqual(from + 2);
  });

  it('a damaged save says what is damaged', () => {
    const save = JSON.parse(JSON.stringify(played().save()));
    save.value = { turn: 'nowhere' };
    expect(faultOf(() => only(JSON.stringify(save)))).toMatchObject({ code: 'bad-save' });
  });
});
