// The tests that the mutation check asks: they fail with what they look at disabled, and with nothing else.

import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { AskedTests } from '../model/mutations/asked-tests.ts';

const tests = await AskedTests.open(join(import.meta.dirname, '..', '..'));
afterAll(() => tests.close());

const K7 = 'checkpoint: K7 in resolving.build.checkpoint';
const points = { files: ['tests/kit/points.test.ts'], isWhole: true } as const;

describe('asked tests', () => {
  it('are named if they notice, with each mutation anew', async () => {
    expect(await tests.failing({ ...points, mutation: K7 })).toEqual([`points of the rules > ${K7}`]);
    expect(await tests.failing({ ...points, mutation: 'log point: Thawed of battle' })).toEqual([]);
    expect(await tests.failing({ ...points, mutation: K7 })).toHaveLength(1);
  });

  it('may be chosen by name', async () => {
    expect(await tests.failing({ ...points, mutation: K7, named: /aura point/ })).toEqual([]);
  });

  it('stop at the first that notices, if one is enough', async () => {
    const two = { ...points, mutation: 'aura point: Other at a light boundary' } as const;
    expect((await tests.failing(two)).length).toBeGreaterThan(1);
    expect(await tests.failing({ ...two, isWhole: false })).toHaveLength(1);
    // What failed before is not told again when its file is left out.
    const files = ['tests/kit/golden.test.ts', ...points.files];
    const silent = { files, mutation: 'log point: Thawed of battle', isWhole: false } as const;
    expect(await tests.failing(silent)).toEqual(['golden logs > of battle are told as they were']);
  });

  it('must have run: an unknown mutation and an unknown file are no silence', async () => {
    const nowhere = tests.failing({ ...points, mutation: 'checkpoint: K99' });
    await expect(nowhere).rejects.toThrow(
      /did not run: tests\/kit\/points\.test\.ts\.\nThere is no mutation "checkpoint: K99"/,
    );
    const nothing = tests.failing({ ...points, files: ['tests/kit/nothing.test.ts'], mutation: K7 });
    await expect(nothing).rejects.toThrow('did not run: tests/kit/nothing.test.ts');
  });
});
