// `cardchart run`: the story, the facts and the exit code.

import { spawn } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { cardchart, ROOT, scenarioText, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

/** Do these texts stand in the output in this order, each after the one before? */
const inOrder = (out: string, texts: readonly string[]): void => {
  let from = 0;
  for (const text of texts) {
    const at = out.indexOf(text, from);
    expect(at, `"${text}" after character ${from} of:\n${out}`).toBeGreaterThanOrEqual(0);
    from = at + text.length;
  }
};

/** The run without a file, shared by the tests that only read it. */
const builtIn = cardchart('run');

describe.concurrent('the story', () => {
  it('tells Whirlwind with Baron when no file is named', async () => {
    const { code, out, err } = await builtIn;
    expect(err).toBe('');
    expect(code).toBe(0);
    inOrder(out, [
      'test_04_baron_doubles',
      'Baron survives the spell',
      'Set-up',
      '  summon Baron Rivendare as B',
      "Baron Rivendare B: each deathrattle of seat 0's minions activates twice",
      '▶ cast Whirlwind',
      '· spell on-play phase',
      'Whirlwind is cast',
      'spell text phase',
      'Loot Hoarder H takes 1 damage (0 Health left)',
      'death creation step',
      'Loot Hoarder H is destroyed',
      'aura update (other) › death phase',
      'Trigger queue after the death of Loot Hoarder H, oldest first:',
      '1. Loot Hoarder H – deathrattle – order of play 6, seat 0',
      '×2 because of Baron Rivendare B',
      "Loot Hoarder H's deathrattle activates (1 of 2)",
      'Seat 0 draws Test Filler C1',
      "Loot Hoarder H's deathrattle activates (2 of 2)",
      'Seat 0 draws Test Filler C2',
      'Harvest Golem G – deathrattle',
      'Damaged Golem D1 is summoned for seat 0, 2/1',
      'Expected',
      '✓ log 1: SpellCast Whirlwind',
      '✓ health B is 6',
      '✓ 21 of 21 facts hold',
    ]);
    expect(out).not.toContain('✗');
  });

  it('leaves plumbing out unless all states are asked for', async () => {
    const [named, all, none] = await Promise.all([
      builtIn,
      cardchart('--states', 'all'),
      cardchart('--states', 'none'),
    ]);
    expect(named.out).not.toMatch(/dispatch|selecting|quiescent/);
    inOrder(all.out, ['resolving.dispatch', 'resolving.triggerQueue.selecting', 'turn.main']);
    expect(none.out).not.toMatch(/^ *· /m);
    expect(none.out).toContain('Seat 0 draws Test Filler C2');
  });

  it('tells what changed between two aura snapshots', async () => {
    const { code, out } = await cardchart('run', 'tests/scenarios/battle/s63-dire-wolf-adjacency-after-a-death.yaml');
    expect(code).toBe(0);
    inOrder(out, [
      'Auras in force',
      'Dire Wolf Alpha W gives Wisp B +1/+0',
      'Stat auras change:',
      '− Dire Wolf Alpha W gives Wisp B +1/+0',
      '+ Dire Wolf Alpha W gives Wisp C +1/+0',
    ]);
  });

  it('tells of dropped triggers and of who comes first', async () => {
    const dominant = await cardchart('run', 'tests/scenarios/battle/s30-on-death-triggers-dominant-player-first.yaml');
    inOrder(dominant.out, [
      'Trigger queue after the death of Wisp W, seat 0 first, then oldest first:',
      '1. Flesheating Ghoul F0',
      '2. Flesheating Ghoul F1',
    ]);
    const patrons = await cardchart('run', 'tests/scenarios/battle/s83-grim-patron-lethal-damage.yaml');
    inOrder(patrons.out, [
      'Trigger queue after the damage to Grim Patron',
      'is dropped: its condition does not hold now',
    ]);
  });

  it('prints the facts of every part, and takes several files', async () => {
    const parts = 'tests/scenarios/cases/k04-the-enemys-baron.yaml';
    const { code, out } = await cardchart('run', parts, 'tests/scenarios/course/test-04-battlecry-on-play.yaml');
    expect(code).toBe(0);
    inOrder(out, [
      'K04',
      '▶ damage H1 1',
      'Expected after part 1',
      '✓ hand 0 is 1',
      '▶ damage H2 1',
      'because of Baron Rivendare B0',
      'Expected after part 2',
      '✓ hand 0 is 3',
      'test_04_battlecry_on_play',
      "Novice Engineer E's battlecry activates",
      '✓ 2 scenarios',
    ]);
  });

  it('tells of an expected refusal, and of the end of the game', async () => {
    const act = 'damage W 1\n  - "refused wrong-zone: silence W"\n  - concede by 0';
    const { code, out } = await cardchart('run', folder.file('refused.yaml', scenarioText({ act })));
    expect(code).toBe(0);
    inOrder(out, [
      '▶ refused wrong-zone: silence W',
      'Refused, and nothing has changed: Wisp',
      '▶ concede by 0',
      'Seat 0 concedes',
      'Seat 1 wins the game',
      '✓ 1 of 1 facts hold',
    ]);
  });

  it('answers a choice in the reaction that asked for it', async () => {
    const text = scenarioText({
      start: 'summon Wisp as W for 1\n  - give Test Chooser as T',
      act: 'play T\n  - choose Wisp',
      expect: 'board 1: []',
    });
    const { code, out } = await cardchart('run', folder.file('choice.yaml', text));
    inOrder(out, [
      'Seat 0 has to choose: Wisp',
      '· choice: open',
      '▶ choose Wisp',
      '        Seat 0 chooses Wisp',
      'Wisp W takes 2 damage (−1 Health left)',
    ]);
    expect(code).toBe(0);
  });

  it('has no colour codes when it is piped', async () => {
    const { out } = await builtIn;
    expect(out).not.toContain('\u001b');
  });

  it('ends quietly when the reader closes the pipe', async () => {
    const command = `"${process.execPath}" --import tsx cli/main.ts run tests/scenarios/battle/*.yaml | head -1`;
    const shell = spawn('bash', ['-o', 'pipefail', '-c', command], { cwd: ROOT });
    let err = '';
    shell.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const code = await new Promise((resolve) => shell.on('close', resolve));
    expect(err).toBe('');
    expect(code).toBe(0);
  });
});

describe.concurrent('what does not hold', () => {
  it('exits with 1 and says what was found instead, and where', async () => {
    const file = folder.file('false.yaml', scenarioText({ expect: 'health hero0: 29' }));
    const { code, out } = await cardchart('run', file);
    expect(code).toBe(1);
    inOrder(out, ['✗ health hero0 is 29', 'found instead: 30', `${file}:11`, '✗ 0 of 1 facts hold']);
  });

  it('exits with 1 when a step cannot be carried out, and tells what came before', async () => {
    const file = folder.file('stop.yaml', scenarioText({ act: 'damage W 1\n  - silence W' }));
    const { code, out } = await cardchart('run', file);
    expect(code).toBe(1);
    inOrder(out, ['Wisp W is destroyed', '▶ silence W', `✗ ${file}:9: "silence W"`, 'graveyard', 'stops here']);
    expect(out).toContain('1 scenario stopped at a step');
  });

  it('fails the whole run if one scenario of several fails', async () => {
    const good = folder.file('good.yaml', scenarioText());
    const bad = folder.file('bad.yaml', scenarioText({ expect: 'hand 0: 3' }));
    const { code, out } = await cardchart('run', good, bad, good, '--quiet');
    expect(code).toBe(1);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('✓ small – 1 of 1 facts hold');
    expect(lines[1]).toBe('✗ small – 0 of 1 facts hold');
    expect(lines[4]).toBe('✓ small – 1 of 1 facts hold');
    expect(lines[5]).toBe('✗ 3 scenarios, 2 of 3 facts hold');
  });
});

describe.concurrent('seeds', () => {
  it('plays with the seed asked for', async () => {
    const { code, out } = await cardchart('--seed', '7');
    expect(code).toBe(0);
    expect(out).toContain('seed 7');
  });

  it('plays all seeds for which the scenario makes its claim, and shows the first that breaks it', async () => {
    const text = scenarioText({
      start: 'summon Wisp as A for 1\n  - summon Wisp as B for 1\n  - summon Knife Juggler as J',
      act: 'give Wisp as W\n  - play W',
      expect: 'health hero1: 30',
    });
    const { code, out } = await cardchart('run', folder.file('seeds.yaml', `${text}seeds: 30\n`));
    expect(code).toBe(1);
    expect(out).toMatch(/Told with seed \d+, the first of the seeds from 1 on/);
    expect(out).toContain("Seat 1's hero takes 1 damage");
    expect(out).toContain('found instead: 29');
  });
});

describe.concurrent('--json', () => {
  it('prints one object a line and nothing else', async () => {
    const paths = ['tests/scenarios/course/test-04-baron-doubles.yaml', folder.file('json.yaml', scenarioText())];
    const { code, out, err } = await cardchart('run', ...paths, '--json');
    expect(code).toBe(0);
    expect(err).toBe('');
    const lines = out.trimEnd().split('\n');
    const [baron, small, ...rest] = lines.map((line) => JSON.parse(line));
    expect(rest).toEqual([]);
    expect(baron).toMatchObject({ name: 'test_04_baron_doubles', seed: 0, holds: true, file: paths[0] });
    expect(small).toMatchObject({ name: 'small', holds: true });
    const [input] = baron.inputs;
    expect(input.text).toBe('cast Whirlwind');
    expect(input.states).toContain('resolving.playSequence.spell.spellTextPhase');
    expect(input.states).toContain('resolving.dispatch');
    expect(input.events.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['SpellCast', 'TriggersQueued', 'TriggerMultiplied', 'Drew']),
    );
    const drawn = input.events.find(({ type }: { type: string }) => type === 'Drew');
    expect(baron.entities[drawn.id]).toBe('Test Filler C1');
    expect(baron.facts).toHaveLength(21);
    expect(baron.facts.every(({ holds }: { holds: boolean }) => holds)).toBe(true);
  });

  it('says in the object why a scenario stopped', async () => {
    const wrong = folder.file('json-wrong.yaml', scenarioText({ act: 'O attacks W' }));
    const failed = await cardchart('run', wrong, '--json', '--states', 'none');
    expect(failed.code).toBe(1);
    const { holds, error, inputs } = JSON.parse(failed.out);
    expect(holds).toBe(false);
    expect(error).toMatchObject({ line: 8, code: 'unknown-name' });
    expect(inputs).toEqual([{ text: 'O attacks W', states: [], events: [] }]);
  });
});
