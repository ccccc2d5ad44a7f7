// The stream: lines that come in pieces, blank, broken or far too long, the end of the input, and a reader that leaves.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { serve } from '../../../cli/stdio/door.ts';
import { linesOf, TOO_LONG } from '../../../cli/stdio/lines.ts';
import { cardchartFed, ROOT } from '../command-line.ts';

const lines = async (pieces: readonly string[], longest?: number): Promise<(string | symbol)[]> => {
  const found: (string | symbol)[] = [];
  for await (const line of linesOf(Readable.from(pieces), longest)) found.push(line);
  return found;
};

describe('lines', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['several in one piece', ['a\nb\nc\n'], ['a', 'b', 'c']],
    ['one in several pieces', ['a', 'b', 'c\n', 'd', '\n'], ['abc', 'd']],
    ['the last without a line break', ['a\nb'], ['a', 'b']],
    ['blank ones', ['\n\na\n'], ['', '', 'a']],
    ['nothing', [], []],
  ])('%s', async (_name, pieces, expected) => {
    expect(await lines(pieces)).toEqual(expected);
  });

  it('a line that is too long is passed over, the next is read', async () => {
    expect(await lines(['12345\n123456\n', '1', '2345', '67\nok\n', '123456'], 5)).toEqual([
      '12345',
      TOO_LONG,
      TOO_LONG,
      'ok',
      TOO_LONG,
    ]);
  });
});

/** Everything that the door writes for this input. */
const replies = async (...pieces: readonly (string | Buffer)[]): Promise<string[]> => {
  const output = new PassThrough();
  output.setEncoding('utf8');
  let out = '';
  output.on('data', (chunk) => {
    out += chunk;
  });
  await serve(Readable.from(pieces, { objectMode: false }), output);
  return out.split('\n').slice(0, -1);
};

describe('serve', () => {
  const hello = JSON.stringify({ id: 1, do: 'hello' });

  it('answers in order, passes blank lines over, takes Windows line breaks and a last line without one', async () => {
    const found = await replies(`\n  \n${hello}\r\n\r\nno\n`, JSON.stringify({ id: 2, do: 'awaited' }));
    expect(found.map((line) => [JSON.parse(line).id, JSON.parse(line).ok])).toEqual([
      [1, true],
      [null, false],
      [2, false],
    ]);
  });

  it('a letter that is cut in two between pieces is put together', async () => {
    const bytes = Buffer.from(JSON.stringify({ id: 'ß🂡', do: 'awaited' }));
    const at = bytes.indexOf(0xf0) + 2;
    const [reply = ''] = await replies(bytes.subarray(0, at), bytes.subarray(at));
    expect(reply).toContain('"\\u00df\\ud83c\\udca1"');
    expect(JSON.parse(reply).id).toBe('ß🂡');
  });

  it('a line that is far too long gets one error, and the next line its reply', async () => {
    const long = 'x'.repeat(1024 * 1024);
    const found = await replies(...Array<string>(17).fill(long), `\n${hello}\n`);
    expect(found).toHaveLength(2);
    expect(JSON.parse(found[0] ?? '').error).toMatchObject({ code: 'bad-request' });
    expect(found[0]).toContain('16777216 characters');
    expect(JSON.parse(found[1] ?? '').ok).toBe(true);
  });

  it('brackets without an end are answered', async () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const sent = [`{"id": ${deep}, "do": "new"}`, `{"id": 1, "do": ${deep}}`, deep, '{"id": 2, "do": "turn"}', hello];
    const found = await replies(`${sent.join('\n')}\n`);
    const codes = found.map((line) => JSON.parse(line).error?.code ?? 'ok');
    // The first has not opened a game: its number could not have been told.
    expect(codes).toEqual(['bad-request', 'bad-request', 'bad-request', 'unknown-game', 'ok']);
    for (const line of found.slice(0, 4)) expect(line.length).toBeLessThan(1000);
  });
});

describe('the program', () => {
  it('ends with exit code 0 when the input ends, also without a single request', async () => {
    expect(await cardchartFed('', 'stdio')).toEqual({ code: 0, out: '', err: '' });
    const { code, out, err } = await cardchartFed('broken\n\n{"do": "hello"}', 'stdio');
    expect([code, out.trimEnd().split('\n').length, err]).toEqual([0, 2, '']);
  });

  it('is quiet when its reader leaves', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli/main.ts', 'stdio'], { cwd: ROOT });
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdin.on('error', () => {});
    child.stdin.write(`${JSON.stringify({ do: 'cards' })}\n`);
    const closed = once(child, 'close');
    await Promise.race([once(child.stdout, 'data'), closed]);
    child.stdout.destroy();
    for (let sent = 0; sent < 50; sent += 1) child.stdin.write(`${JSON.stringify({ do: 'cards' })}\n`);
    child.stdin.end();
    const [code] = await closed;
    expect([code, err]).toEqual([0, '']);
  });
});
