// npm run bench:visualizer: how soon a chart can be read after the page is opened, and how smoothly a game of a thousand
// inputs is scrubbed, in Chromium. The page has to be built before: npm run build.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContext, type CDPSession, chromium as driver, type Page } from 'playwright-core';
import { type BotName, rollFrom, seedFrom, simulatedBattle, simulatedDale } from '../cli/simulate/index.ts';
import { ruleSetNamed, Session, sessionFileOf } from '../visualizer/session/index.ts';
import { type MachineReport, type Spread, spreadOf } from './report.ts';

const IN_PAGE = join(import.meta.dirname, 'visualizer-in-page.js');
const STEPS = 1000;
const WARM_UP = 200;

/** The package starts a graphics card made of software, which nobody has; a browser without a card paints by itself. */
const PRETENDED = /^--(?:single-process|no-zygote|ignore-gpu-blocklist|in-process-gpu|use-gl|use-angle|enable-unsafe)/;

interface Played {
  readonly id: 'battle' | 'dale';
  readonly players: number;
  readonly bot: BotName;
  readonly seed: number;
}

/** Battles end after a hundred inputs and are scrubbed to and fro; this game of Dale has more than a thousand. */
const GAMES: readonly Played[] = [
  { id: 'battle', players: 2, bot: 'greedy', seed: 0 },
  { id: 'dale', players: 4, bot: 'random', seed: 11 },
];

/** As the page opens, following the game; and with every box of the chart open at once. */
const LOOKS = { followed: null, whole: { follows: false, depth: 5, zoom: null } } as const;
type Look = keyof typeof LOOKS;

interface Scrubbed {
  readonly stepsPerSecond: Spread;
  /** Milliseconds from frame to frame, and of script, style, layout and paint of one step; median and 95th percentile. */
  readonly frame: readonly [p50: Spread, p95: Spread];
  readonly work: readonly [p50: Spread, p95: Spread];
  /** Milliseconds of processor time of the page's main thread for one step, by what it went into. */
  readonly processor: Readonly<Record<Part, Spread>>;
}

/** What Chromium counts; all of it, and three parts of it. */
const PARTS = { all: 'TaskDuration', script: 'ScriptDuration', style: 'RecalcStyleDuration', layout: 'LayoutDuration' };
type Part = keyof typeof PARTS;
type Processor = Readonly<Record<Part, number>>;

export interface VisualizerFigure extends Scrubbed {
  readonly chart: string;
  readonly look: Look;
  /** Elements of the picture. */
  readonly elements: number;
  readonly inputs: number;
  /** Milliseconds until a new game can be read, and one with all these inputs, which are played again. */
  readonly readable: Spread;
  readonly readableGame: Spread;
}

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly readable: number;
}

interface Times {
  readonly inputs: number;
  readonly frames: readonly number[];
  readonly works: readonly number[];
}

interface Run extends Times {
  readonly processor: Processor;
}

/** As the page sets a new game up. */
const setupOf = ({ id, players, seed }: Played): Record<string, unknown> => {
  const roll = rollFrom(seedFrom(seed, 'setup'));
  if (id === 'battle') return { ...simulatedBattle('all').setup(roll, players), seed };
  const { sets } = simulatedDale('note').setup(roll, players);
  return { sets, seed, players };
};

const sessionOf = (game: Played, inputs: number): Session => {
  const { id, bot, seed } = game;
  const ruleSet = ruleSetNamed(id);
  if (ruleSet === undefined) throw new Error(`There is no rule set "${id}".`);
  const start = { from: 'options', options: setupOf(game) } as const;
  const session = new Session({ ruleSet, start, title: `${id} of ${inputs}` });
  if (inputs > 0) session.playBots({ bots: [bot], seed, inputs });
  session.seekInput(0);
  return session;
};

/** As `cardchart visualize FILE` serves it. */
const withSession = (page: string, session: Session): string => {
  const file = { name: 'bench.json', text: JSON.stringify(sessionFileOf(session)) };
  const handed = JSON.stringify(file).replaceAll('<', '\\u003c');
  const element = `<script type="application/json" id="opened-file">${handed}</script>`;
  return page.replace('<div id="root">', () => `${element}<div id="root">`);
};

const serve = (html: string): Promise<{ readonly server: Server; readonly address: string }> => {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () =>
      done({ server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }),
    );
  });
};

const open = async (browser: Browser, html: string, title: string, look: Look): Promise<Opened> => {
  const { server, address } = await serve(html);
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript({ path: IN_PAGE });
  const looks = JSON.stringify(JSON.stringify(LOOKS[look]));
  await context.addInitScript(`if (${looks} !== 'null') localStorage.setItem('cardchart.chart', ${looks});`);
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const readable = (await page.evaluate(`bench.readable(${JSON.stringify(title)})`)) as number;
  server.close();
  return { page, context, readable };
};

const forParts = <T>(of: (part: Part) => T): Record<Part, T> => ({
  all: of('all'),
  script: of('script'),
  style: of('style'),
  layout: of('layout'),
});

/** Processor seconds of the main thread so far. */
const processorNow = async (counting: CDPSession): Promise<Processor> => {
  const { metrics } = await counting.send('Performance.getMetrics');
  return forParts((part) => metrics.find(({ name }) => name === PARTS[part])?.value ?? Number.NaN);
};

const scrub = async ({ page, context }: Opened): Promise<Run> => {
  await page.evaluate(`bench.scrub(${WARM_UP})`);
  const counting = await context.newCDPSession(page);
  await counting.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await processorNow(counting);
  const times = (await page.evaluate(`bench.scrub(${STEPS})`)) as Times;
  const after = await processorNow(counting);
  return { ...times, processor: forParts((part) => ((after[part] - before[part]) * 1000) / STEPS) };
};

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;

const scrubbed = (runs: readonly Run[]): Scrubbed => {
  const spreads = (times: (run: Run) => readonly number[]): readonly [Spread, Spread] => [
    spreadOf(runs.map((run) => quantile(times(run), 0.5))),
    spreadOf(runs.map((run) => quantile(times(run), 0.95))),
  ];
  const perSecond = ({ frames }: Times) => (1000 * frames.length) / frames.reduce((sum, each) => sum + each, 0);
  return {
    stepsPerSecond: spreadOf(runs.map(perSecond)),
    frame: spreads(({ frames }) => frames),
    work: spreads(({ works }) => works),
    processor: forParts((part) => spreadOf(runs.map(({ processor }) => processor[part]))),
  };
};

const measure = async (
  browser: Browser,
  page: string,
  game: Played,
  look: Look,
  rounds: number,
): Promise<VisualizerFigure> => {
  const [start, whole] = [sessionOf(game, 0), sessionOf(game, 1500)];
  const titleOf = (session: Session) => session.getSnapshot().title;
  const first: number[] = [];
  const games: number[] = [];
  const runs: Run[] = [];
  let elements = 0;
  for (let round = 0; round < rounds; round += 1) {
    const opened = await open(browser, withSession(page, start), titleOf(start), look);
    first.push(opened.readable);
    await opened.context.close();
    const played = await open(browser, withSession(page, whole), titleOf(whole), look);
    games.push(played.readable);
    runs.push(await scrub(played));
    elements = (await played.page.evaluate('bench.elements()')) as number;
    await played.context.close();
  }
  const chart = game.id === 'dale' ? `dale, ${game.players} players` : game.id;
  const { length: inputs } = whole.getSnapshot();
  const opening = { readable: spreadOf(first), readableGame: spreadOf(games) };
  return { chart, look, elements, inputs, ...opening, ...scrubbed(runs) };
};

const machineNow = (before: number): MachineReport => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.versions.node,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  load: [before, loadavg()[0] ?? 0],
});

const HEAD = [
  'chart',
  'look',
  'elements',
  'readable',
  'whole game',
  'steps/s',
  'frame 50/95 %',
  'work 50/95 %',
  'processor',
];

/** The best of the rounds, with the median in brackets. */
const tableOf = (figures: readonly VisualizerFigure[]): string => {
  const shown = ({ min, median }: Spread) => `${Math.round(min)} (${Math.round(median)}) ms`;
  const pair = ([p50, p95]: readonly [Spread, Spread]) => `${p50.min.toFixed(1)}/${p95.min.toFixed(1)} ms`;
  const rows = figures.map(
    ({ chart, look, elements, readable, readableGame, stepsPerSecond, frame, work, processor }) => [
      chart,
      look,
      String(elements),
      shown(readable),
      shown(readableGame),
      `${stepsPerSecond.max.toFixed(1)} (${stepsPerSecond.median.toFixed(1)})`,
      pair(frame),
      pair(work),
      `${processor.all.min.toFixed(1)} ms`,
    ],
  );
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map((row) => row[column]?.length ?? 0)));
  return [HEAD, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      page: { type: 'string', default: 'dist/page/index.html' },
      rounds: { type: 'string', default: '5' },
      json: { type: 'string', default: 'bench/results/visualizer.json' },
    },
  });
  if (!existsSync(values.page)) throw new Error(`Found no page at ${values.page}; expected one: run npm run build.`);
  const page = readFileSync(values.page, 'utf8');
  const args = [...chromium.args.filter((argument) => !PRETENDED.test(argument)), '--disable-gpu'];
  const browser = await driver.launch({ executablePath: await chromium.executablePath(), args, headless: true });
  const before = loadavg()[0] ?? 0;
  const figures: VisualizerFigure[] = [];
  for (const game of GAMES) {
    for (const look of Object.keys(LOOKS) as Look[]) {
      console.error(`measuring ${game.id}, ${look} …`);
      figures.push(await measure(browser, page, game, look, Number(values.rounds)));
    }
  }
  await browser.close();
  const machine = machineNow(before);
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(
    values.json,
    `${JSON.stringify({ format: 'cardchart-bench-visualizer-1', machine, steps: STEPS, figures }, null, 2)}\n`,
  );
  const { date, node, processor, cores, load } = machine;
  const loads = load.map((value) => value.toFixed(1)).join(' to ');
  console.log(`${date}, Node ${node}, ${cores} cores (${processor}), load ${loads}\n${tableOf(figures)}`);
  console.log(`\nAll figures are in ${values.json}.`);
};

await main();
