// `cardchart visualize`: what is served, and what is refused in clear words.

import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../cli/arguments.ts';
import { UsageError } from '../../cli/usage.ts';
import { serve } from '../../cli/visualize/server.ts';
import { cardchart, ROOT, scenarioText, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const fault = (...words: readonly string[]): string => {
  try {
    readArguments(words);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error('It was not refused.');
};

describe('the words', () => {
  it('nothing at all is the visualizer, options of a story are the story', () => {
    expect(readArguments([])).toMatchObject({ command: 'visualize', options: { port: 4173 } });
    expect(readArguments(['--port', '0'])).toMatchObject({ command: 'visualize', options: { port: 0 } });
    expect(readArguments(['--quiet'])).toMatchObject({ command: 'run', files: [] });
    expect(readArguments(['visualize', 'a.yaml'])).toMatchObject({ options: { file: 'a.yaml', attach: undefined } });
    expect(readArguments(['visualize', '--attach', 'ws://localhost:1'])).toMatchObject({
      options: { attach: 'ws://localhost:1' },
    });
  });

  it.each([
    [['visualize', '--port', '70000'], '--port: found "70000"; expected a port from 1 to 65535'],
    [['visualize', '--attach', 'http://x'], '--attach: found "http://x"; expected the address of a published game'],
    [['visualize', 'a', 'b'], 'visualize takes one file; found "b" besides.'],
    [['visualize', 'a', '--attach', 'ws://x'], 'cannot go together'],
    [['visualize', '--games', '3'], 'visualize takes no --games'],
  ])('%j is refused', (words, message) => {
    expect(fault(...words)).toContain(message);
  });
});

describe('what cannot be shown', () => {
  it('a missing file, a folder and a broken scenario are refused with their place', async () => {
    const [missing, directory, broken] = await Promise.all([
      cardchart('visualize', 'nowhere.yaml'),
      cardchart('visualize', folder.path),
      cardchart('visualize', folder.file('broken.yaml', scenarioText({ act: 'dance with W' }))),
    ]);
    expect(missing).toMatchObject({ code: 2, out: '' });
    expect(missing.err).toContain('nowhere.yaml: there is no such file.');
    expect(directory.err).toContain('is a directory; name a file.');
    expect(broken.code).toBe(2);
    expect(broken.err).toMatch(/broken\.yaml:8:\d+: found .*dance with W.*\n {2}expected: .*\[bad-scenario\]/);
  });
});

describe('the server', () => {
  it('says that a port is taken, and what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const { port } = other.address() as AddressInfo;
    const refused = serve(() => '', port);
    await expect(refused).rejects.toMatchObject({ code: 'port-taken' });
    await expect(refused).rejects.toThrow(`--port: found ${port}, which is taken; expected a free one`);
    other.close();
  });

  it('serves the page as it is at that moment, and nothing else', async () => {
    let visits = 0;
    const { server, address } = await serve(() => `visit ${++visits}`, 0);
    const [first, other] = [await fetch(address), await fetch(`${address}secret`)];
    expect([first.status, await first.text(), first.headers.get('content-type')]).toEqual([
      200,
      'visit 1',
      'text/html; charset=utf-8',
    ]);
    expect(other.status).toBe(404);
    expect(await (await fetch(address)).text()).toBe('visit 2');
    server.close();
  });

  it('prints its address, hands the file to the page and ends with Ctrl-C', async () => {
    const file = folder.file('small.yaml', scenarioText());
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli/main.ts', 'visualize', file, '--port', '0'], {
      cwd: ROOT,
    });
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    await expect.poll(() => out, { timeout: 280_000 }).toContain('Press Ctrl-C');
    const [address = ''] = /http:\/\/localhost:\d+\//.exec(out) ?? [];
    const page = await (await fetch(address)).text();
    expect(page).toContain('<script type="application/json" id="opened-file">{"name":"small.yaml"');
    expect(page).toContain('<div id="root">');
    child.kill('SIGINT');
    expect(await new Promise((done) => child.once('close', done))).toBe(0);
  });
});
