// What the command line refuses: what was found, what is allowed, exit code 2, and nothing on standard output.

import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../cli/arguments.ts';
import { FileError, readScenarioFile } from '../../cli/scenario-files.ts';
import { UsageError } from '../../cli/usage.ts';
import { cardchart, scenarioText, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

/** What a run that is refused says on standard error. */
const refusal = async (...words: readonly string[]): Promise<string> => {
  const { code, out, err } = await cardchart(...words);
  expect(out).toBe('');
  expect(code).toBe(2);
  expect(err).toMatch(/^cardchart: /);
  expect(err).not.toMatch(/\n {4}at /);
  return err;
};

/** The message of the error that must be thrown. */
const fault = (kind: typeof UsageError | typeof FileError, act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    expect(error).toBeInstanceOf(kind);
    return (error as Error).message;
  }
  throw new Error('Nothing was refused.');
};
const wordFault = (...words: readonly string[]): string => fault(UsageError, () => readArguments(words));
const fileFault = (path: string): string => fault(FileError, () => readScenarioFile(path));

describe.concurrent('the whole program', () => {
  it('refuses an unknown command, with a suggestion', async () => {
    const err = await refusal('rum');
    expect(err).toContain(
      'unknown command "rum"; known are run, simulate, replay, chart, visualize, test-model, stdio, help, version. Did you mean "run"?',
    );
    expect(err).toContain('cardchart --help');
  });

  it('refuses an unknown option, with a suggestion', async () => {
    const err = await refusal('run', 'a.yaml', '--sead', '3');
    expect(err).toContain('unknown option "--sead"');
    expect(err).toContain('--states');
    expect(err).toContain('Did you mean "--seed"?');
  });

  it('refuses a bad seed', async () => {
    expect(await refusal('--seed', 'x')).toContain('--seed: found "x"; expected a whole number');
  });

  it('gives file, line, found and expected, plays nothing, and names all files at fault', async () => {
    const good = folder.file('good.yaml', scenarioText());
    const sentence = folder.file('sentence.yaml', scenarioText({ act: 'damage W much' }));
    const card = folder.file('card.yaml', scenarioText({ start: 'summon Loot Hoardr as H' }));
    const err = await refusal('run', good, sentence, card, 'missing.yaml', '--json');
    expect(err).toContain(`cardchart: ${sentence}:8: found "damage W much"`);
    expect(err).toContain('expected: damage <Name> <n>');
    expect(err).toContain(`cardchart: ${card}:6: found the unknown card "Loot Hoardr"`);
    expect(err).toContain('"Loot Hoarder"');
    expect(err).toContain('cardchart: missing.yaml: there is no such file');
  });

  it('refuses a scenario that cannot start', async () => {
    const err = await refusal('run', folder.file('deck.yaml', `${scenarioText()}decks: {0: [61 Test Filler]}\n`));
    expect(err).toContain('deck.yaml');
    expect(err).toContain('60');
  });

  it('prints help and version and exits with 0', async () => {
    const [help, version] = await Promise.all([cardchart('-h'), cardchart('--version')]);
    expect(help.code).toBe(0);
    expect(help.out).toContain('cardchart run <file.yaml>');
    expect(version.out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(version.code).toBe(0);
  });
});

describe('words', () => {
  it.each([
    [['--seed', '1.5'], '"1.5"'],
    [['--seed', ''], '""'],
    [['--seed'], 'nothing'],
    [['--seed', '--json'], '"--json"'],
    [['--seed', '99999999999999999999'], '"99999999999999999999"'],
  ])('refuses the seed of %j', (words, found) => {
    expect(wordFault(...words)).toContain(`--seed: found ${found}; expected a whole number`);
  });

  it('takes whole numbers as seeds, negative ones too', () => {
    expect(readArguments(['run', 'a.yaml', '--seed', '-3'])).toMatchObject({
      files: ['a.yaml'],
      options: { seed: -3 },
    });
    expect(readArguments(['--seed=7'])).toMatchObject({ options: { seed: 7 } });
    expect(readArguments(['run'])).toMatchObject({ command: 'run', files: [], options: { seed: undefined } });
  });

  it('refuses other words that are not allowed', () => {
    expect(wordFault('a.yaml')).toContain('cardchart run a.yaml');
    expect(wordFault('--states', 'most')).toContain('found "most"; expected one of all, named, none');
    expect(wordFault('--json=yes')).toContain('--json takes no value; found "yes"');
    expect(wordFault('--json', '--quiet')).toContain('cannot go together');
    expect(wordFault('-x')).toContain('unknown option "-x"');
    expect(wordFault('stdio', 'a.yaml')).toContain('stdio takes no files; found "a.yaml"');
  });
});

describe('files', () => {
  it('names a file that is not there, and one like it', () => {
    expect(fileFault('nowhere/x.yaml')).toContain('nowhere/x.yaml: there is no such file. There is no folder nowhere');
    folder.file('whirlwind.yaml', scenarioText());
    expect(fileFault(`${folder.path}/whirlwin.yaml`)).toBe(
      `${folder.path}/whirlwin.yaml: there is no such file. Did you mean ${folder.path}/whirlwind.yaml?`,
    );
  });

  it('wants files, not folders', () => {
    const problem = fileFault('tests/scenarios/course');
    expect(problem).toContain('tests/scenarios/course: is a directory');
    expect(problem).toContain('cardchart run tests/scenarios/course/test-04-');
  });

  it('gives the line of an unknown key, of an unknown state, and of what is no YAML', () => {
    const key = fileFault(folder.file('key.yaml', `${scenarioText()}sedes: 3\n`));
    expect(key).toMatch(/key\.yaml:12: found the unknown key "sedes" in the scenario\n {2}expected: one of scenario/);
    const state = fileFault(folder.file('state.yaml', `${scenarioText()}  enters: [resolving.deathPhase]\n`));
    expect(state).toMatch(/state\.yaml:12: found the unknown state "resolving\.deathPhase"\n {2}expected: /);
    expect(state).toContain('"resolving.phaseBoundary.deathPhase"');
    expect(fileFault(folder.file('no.yaml', 'scenario: a\n  rules: [\n'))).toMatch(/no\.yaml:1: found /);
    expect(fileFault(folder.file('empty.yaml', ''))).toContain('empty.yaml:1: found an empty file');
  });
});
