// Each export opens in a reader of its format: XML in a real browser's parser, PNG in a decoder, JSON as JSON.

import { afterAll, describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import {
  CHART_FORMAT,
  type ChartModel,
  chartJson,
  drawChart,
  layoutOf,
  modelOf,
  scxml,
  statesOf,
  svgText,
} from '../../../visualizer/chart/index.ts';
import { openBrowser } from '../../browser/chromium.ts';
import { battle, dale4, MODELS } from './charts.ts';

const browser = await openBrowser();
afterAll(() => browser.close());
const page = await browser.newPage();

interface XmlElement {
  readonly name: string;
  readonly namespace: string | null;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Read by the browser; a file that is no XML has one element `parsererror`. */
const readXml = (text: string): Promise<XmlElement> =>
  // A string, since what runs on the page knows nothing of these types.
  page.evaluate(`(() => {
    const read = (element) => ({
      name: element.localName,
      namespace: element.namespaceURI,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      children: [...element.children].map(read),
      text: element.children.length === 0 ? element.textContent : '',
    });
    const document = new DOMParser().parseFromString(${JSON.stringify(text)}, 'application/xml');
    return read(document.querySelector('parsererror') ?? document.documentElement);
  })()`);

const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

describe('SCXML', () => {
  const STATES = ['state', 'parallel', 'final', 'history'];

  /** States and transitions of a file, as lines. */
  const linesOf = (element: XmlElement): string[] => {
    const { id, initial } = element.attributes;
    const scripts = (name: string) =>
      childrenOf(element, name).flatMap((part) => childrenOf(part, 'script').map(({ text }) => text));
    return [
      `${element.name} ${id} first ${initial} in ${scripts('onentry')} out ${scripts('onexit')}`,
      ...childrenOf(element, 'transition').map(({ attributes, children }) => {
        const { event, cond, target } = attributes;
        return `${id} on ${event} if ${cond} to ${target} do ${children.map(({ text }) => text)}`;
      }),
      ...element.children.filter(({ name }) => STATES.includes(name)).flatMap(linesOf),
    ];
  };

  /** The same lines from the chart itself. */
  const expected = (model: ChartModel): string[] =>
    statesOf(model.root).flatMap(({ id, type, initial, entry, exit, transitions }) => {
      const call = ({ name, params }: { name: string; params: unknown }) =>
        `${name}(${params === null ? '' : JSON.stringify(params)})`;
      const calls = (actions: readonly { name: string; params: unknown }[]) =>
        actions.map((action) => `${call(action)};`);
      const name = type === 'atomic' || type === 'compound' ? 'state' : type;
      return [
        `${name} ${id} first ${initial ?? undefined} in ${calls(entry)} out ${calls(exit)}`,
        ...transitions.map(({ event, kind, guard, targets, actions }) => {
          const written = kind === 'done' ? `done.state.${id}` : event === '' ? undefined : event;
          const target = targets.length === 0 ? undefined : targets.join(' ');
          return `${id} on ${written} if ${guard === null ? undefined : call(guard)} to ${target} do ${calls(actions)}`;
        }),
      ];
    });

  it.each(MODELS)('of %s has all states and transitions when read again', async (_name, model) => {
    const root = await readXml(scxml(model));
    expect([root.name, root.namespace, root.attributes.version]).toEqual([
      'scxml',
      'http://www.w3.org/2005/07/scxml',
      '1.0',
    ]);
    const [machine, ...more] = root.children as [XmlElement];
    expect(more).toEqual([]);
    expect(root.attributes.initial).toBe(machine.attributes.id);
    expect(linesOf(machine).toSorted()).toEqual(expected(model).toSorted());
  });

  it('keeps the order of transitions, which decides', async () => {
    const text = scxml(battle);
    const order = ['isDrained()', 'isStillValid()'].map((guard) => text.indexOf(`cond="${guard}"`));
    expect(order[0]).toBeGreaterThan(0);
    expect(order[1]).toBeGreaterThan(order[0] as number);
  });

  it('points to states that are there, by ids that are unique', async () => {
    const model = modelOf({
      id: 'm',
      initial: 'a b',
      states: { 'a b': { on: { 'GO ON': 'a_b' } }, a_b: {}, '1': {}, m: {} },
    });
    const [machine] = (await readXml(scxml(model))).children as [XmlElement];
    const ids = [machine, ...machine.children].map(({ attributes }) => attributes.id);
    expect(ids).toEqual(['_m_', '_1', 'a_b', 'a_b_2', 'm']);
    expect(machine.attributes.initial).toBe('a_b');
    const [transition] = childrenOf(machine.children[1] as XmlElement, 'transition');
    expect(transition?.attributes).toEqual({ event: 'GO.ON', target: 'a_b_2' });
  });

  it('writes delays as events sent on entry and cancelled on exit', async () => {
    const model = modelOf(
      createMachine({ id: 'm', initial: 'a', states: { a: { after: { 50: 'b', late: 'b' } }, b: {} } }),
    );
    const [machine] = (await readXml(scxml(model))).children as [XmlElement];
    const [waiting] = machine.children as [XmlElement];
    const [entry, exit] = [childrenOf(waiting, 'onentry')[0], childrenOf(waiting, 'onexit')[0]];
    expect(entry?.children.map(({ attributes }) => attributes)).toEqual([
      { event: 'after.50.a', id: 'after.50.a', delay: '50ms' },
      { event: 'after.late.a', id: 'after.late.a', delayexpr: 'late()' },
    ]);
    expect(exit?.children.map(({ attributes }) => attributes.sendid)).toEqual(['after.50.a', 'after.late.a']);
    expect(childrenOf(waiting, 'transition').map(({ attributes }) => attributes.event)).toEqual([
      'after.50.a',
      'after.late.a',
    ]);
  });

  it('marks transitions that do not leave their source', async () => {
    const inner = {
      initial: 'a',
      states: { a: {} },
      on: { IN: '.a', AGAIN: { target: '.a', reenter: true }, OUT: 'y' },
    };
    const model = modelOf({ id: 'm', initial: 'x', states: { x: inner, y: {} } });
    const [machine] = (await readXml(scxml(model))).children as [XmlElement];
    const types = childrenOf(machine.children[0] as XmlElement, 'transition').map(({ attributes }) => attributes.type);
    expect(types).toEqual(['internal', undefined, undefined]);
  });

  it('stays XML whatever the names', async () => {
    const model = modelOf({
      id: 'm',
      initial: 'a',
      states: { a: { entry: { type: 'say', params: { text: '<&">\u0000' } } } },
    });
    expect((await readXml(scxml(model))).name).toBe('scxml');
  });
});

describe('SVG', () => {
  it.each(MODELS)('of %s is an image that the browser shows, with every state', async (_name, model) => {
    const text = svgText(drawChart(model, await layoutOf(model, { depth: 99 })));
    const root = await readXml(text);
    expect([root.name, root.namespace]).toEqual(['svg', 'http://www.w3.org/2000/svg']);
    const size = await page.evaluate(
      `new Promise((done) => { const image = new Image(); image.onload = () => done([image.width, image.height]); image.onerror = () => done('broken'); image.src = 'data:image/svg+xml,' + encodeURIComponent(${JSON.stringify(text)}); })`,
    );
    expect(size).toEqual([Number(root.attributes.width), Number(root.attributes.height)]);
    expect(text.match(/data-state="/g)).toHaveLength(statesOf(model.root).length);
  });

  it('is no wider anywhere than the browser thinks it is: no text leaves its box', async () => {
    for (const model of [battle, dale4]) {
      const layout = await layoutOf(model, { depth: 99 });
      await page.setContent(svgText(drawChart(model, layout)).replace(/^<\?xml.*\n/, ''));
      const widths = (await page.evaluate(
        `[...document.querySelectorAll('text')].map((text) => [text.closest('[data-state]').dataset.state, text.getBBox().x + text.getBBox().width])`,
      )) as [string, number][];
      expect(widths.length).toBeGreaterThan(200);
      for (const [id, right] of widths) {
        const { x, width } = layout.states.find((state) => state.id === id) as { x: number; width: number };
        expect(right, id).toBeLessThanOrEqual(x + width);
      }
    }
  });
});

describe('JSON', () => {
  it.each(MODELS)('of %s is the chart, and says what it is', (_name, model) => {
    expect(JSON.parse(chartJson(model))).toEqual({ format: CHART_FORMAT, ...model });
  });
});
