// `cardchart chart`: every format, to a file and to standard output, and what it refuses.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readArguments } from '../../cli/arguments.ts';
import { chart, type Output } from '../../cli/chart/chart.ts';
import type { ChartOptions } from '../../cli/chart/options.ts';
import { battleMachine } from '../../machines/battle/index.ts';
import { daleMachine } from '../../machines/dale/index.ts';
import { mermaid, stateNames } from '../../machines/index.ts';
import { cardchart, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

const optionsOf = (words: string): ChartOptions => {
  const given = readArguments(['chart', ...words.split(' ').filter((word) => word !== '')]);
  if (given.command !== 'chart') throw new Error(`Read as ${given.command}.`);
  return given.options;
};

/** What a command in this process writes and complains about. */
const drawn = async (words: string, isTerminal = false) => {
  const written: (string | Buffer)[] = [];
  const complaints: string[] = [];
  const output: Output = {
    write: (content) => written.push(content),
    isTerminal,
    complain: (problem) => complaints.push(problem),
  };
  const code = await chart(optionsOf(words), output);
  return { code, written, complaints, text: written.join('') };
};

/** Width and height in the header of a PNG. */
const sizeOf = (png: Buffer): [number, number] => {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};
const svgSize = (svg: string): [number, number] => {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
};

describe('formats', () => {
  it('svg, if nothing is said', async () => {
    const { code, text, complaints } = await drawn('battle');
    expect([code, complaints]).toEqual([0, []]);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<svg /);
    expect(text).toContain('>triggerQueue</text>');
    expect(text).not.toContain('>activating</text>');
  });

  it('png, as large as the svg twice over, with text on it', async () => {
    const { written } = await drawn('dale --players 3 --format png');
    const png = written[0] as Buffer;
    const [width, height] = svgSize((await drawn('dale --players 3')).text);
    expect(sizeOf(png)).toEqual([2 * width, 2 * height]);
    // Without fonts resvg draws boxes only, which pack into far less.
    expect(png.length).toBeGreaterThan(80_000);
  });

  it('mermaid, the same as the library draws', async () => {
    expect((await drawn('battle --format mermaid')).text).toBe(mermaid(battleMachine));
    const { text } = await drawn('dale --players 4 --format mermaid --focus resolving --depth 1');
    expect(text).toBe(mermaid(daleMachine(4), { state: 'resolving', depth: 1 }));
  });

  it('scxml and json, with every state', async () => {
    const { text: scxml } = await drawn('dale --players 4 --format scxml');
    const { text: json } = await drawn('dale --players 4 --format json');
    for (const state of stateNames(daleMachine(4))) {
      expect(scxml).toContain(` id="${state}"`);
      expect(json).toContain(`"id": "${state}"`);
    }
    expect(JSON.parse(json).root.key).toBe('dale');
  });
});

describe('options', () => {
  it('--players draws the chart of so many', async () => {
    const lanes = async (players: number) =>
      (await drawn(`dale --players ${players} --format scxml`)).text.match(/id="resolving.owl.seat\d"/g);
    expect(await lanes(2)).toHaveLength(2);
    expect(await lanes(3)).toHaveLength(3);
  });

  it('--depth opens so many levels', async () => {
    expect((await drawn('battle --depth 1')).text).not.toContain('>triggerQueue</text>');
    expect((await drawn('battle --depth 9')).text).toContain('>activating</text>');
  });

  it('--focus opens a state with its arrows and folds the rest', async () => {
    const { text } = await drawn('battle --focus resolving.triggerQueue');
    expect(text).toContain('data-from="resolving.triggerQueue.activating"');
    expect(text).not.toContain('>turnBeginning</text>');
    const leaf = (await drawn('battle --focus turn.settled')).text;
    expect(leaf.match(/data-from="[^"]+"/g)).toEqual(['data-from="turn.settled"', 'data-from="turn.settled"']);
  });

  it('--theme changes colours only', async () => {
    const [light, dark] = [(await drawn('battle --theme light')).text, (await drawn('battle --theme dark')).text];
    expect(dark).not.toBe(light);
    expect(dark.replaceAll(/#[0-9a-f]{6}/g, '')).toBe(light.replaceAll(/#[0-9a-f]{6}/g, ''));
    expect((await drawn('battle')).text).toBe(light);
  });

  it('--out writes a file and prints nothing', async () => {
    const file = join(folder.path, 'chart.svg');
    const { written } = await drawn(`battle --out ${file}`);
    expect(written).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe((await drawn('battle')).text);
  });
});

describe('refusals', () => {
  it.each([
    ['', 'chart needs a rule set: cardchart chart <battle|dale>'],
    ['poker', 'unknown rule set "poker"; known are battle, dale.'],
    ['batle', 'Did you mean "battle"?'],
    ['battle dale', 'chart takes one rule set; found "dale" besides'],
    ['battle --players 3', '--players: found "3"; expected 2 for battle.'],
    ['dale --players 5', '--players: found "5"; expected 2, 3 or 4 for dale.'],
    ['dale --format pgn', '--format: found "pgn"; expected one of svg, png, mermaid, scxml, json.'],
    ['dale --format mermade', 'Did you mean "mermaid"?'],
    ['dale --depth 0', '--depth: found "0"; expected how many levels to open, from 1.'],
    ['dale --theme red', '--theme: found "red"; expected one of light, dark.'],
    ['dale --out', '--out: found nothing; expected the path of a file to write.'],
    ['dale --format json --depth 2', '--depth is for svg, png and mermaid; found it with json.'],
    ['dale --format scxml --focus turn', '--focus is for svg, png and mermaid; found it with scxml.'],
    ['dale --format mermaid --theme dark', '--theme is for svg and png; found it with mermaid.'],
    ['dale --seed 3', 'chart takes no --seed; it takes --players, --format, --out, --depth, --focus, --theme'],
  ])('chart %s', (words, message) => {
    expect(() => optionsOf(words)).toThrow(message);
  });

  it('a state that does not exist, with those that do', async () => {
    await expect(drawn('battle --focus turn.mian')).rejects.toThrow(
      /--focus: found "turn.mian"; expected a state, for example turn.notStarted, .* Did you mean "turn.main"\?/,
    );
    await expect(drawn('battle --focus nowhere')).rejects.toThrow('for example turn, resolving, overflow, gameOver.');
    await expect(drawn('battle --focus overflow.x')).rejects.toThrow('for example overflow.');
  });

  it('a picture for a terminal, and a file that cannot be written', async () => {
    await expect(drawn('battle --format png', true)).rejects.toThrow('say where to write it with --out <file.png>.');
    await expect(drawn(`battle --out ${join(folder.path, 'no', 'x.svg')}`)).rejects.toThrow(
      'which cannot be written (ENOENT',
    );
  });
});

describe('the whole program', () => {
  it('writes a picture to standard output, whole and alone', async () => {
    const { code, out, err } = await cardchart('chart', 'dale', '--depth', '9');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe((await drawn('dale --depth 9')).text);
  });

  it('ends with exit code 2 on a fault, and says it on standard error', async () => {
    const { code, out, err } = await cardchart('chart', 'dale', '--focus', 'trun');
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('cardchart: --focus: found "trun"');
  });
});
