// Writes a chart as SCXML, the W3C's language for statecharts. Guards and actions are calls of functions by their names.

import { type ChartModel, type ChartState, type ChartTransition, type Named, statesOf } from './model.ts';
import { escaped } from './svg.ts';

export const scxml = ({ root }: ChartModel): string => {
  const ids = xmlIds(root);
  const id = ids.get(root.id) as string;
  const head = tag('scxml', {
    xmlns: 'http://www.w3.org/2005/07/scxml',
    version: '1.0',
    datamodel: 'ecmascript',
    name: id,
    initial: id,
  });
  // The outermost element has no transitions in SCXML; the machine has.
  const lines = [`<${head}>`, ...linesOf(root, ids).map((line) => `  ${line}`), '</scxml>'];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`;
};

type Ids = ReadonlyMap<string, string>;

/** Paths, made fit to be ids in XML and different from one another. */
const xmlIds = (root: ChartState): Ids => {
  const ids = new Map<string, string>();
  const used = new Set<string>();
  for (const { id } of statesOf(root)) {
    const name = id.replaceAll(/[^\p{L}\p{N}_.-]/gu, '_').replace(/^(?![\p{L}_])/u, '_');
    let own = name;
    for (let count = 2; used.has(own); count++) own = `${name}_${count}`;
    used.add(own);
    ids.set(id, own);
  }
  return ids;
};

const ELEMENTS = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const;

const linesOf = (state: ChartState, ids: Ids): string[] => {
  const id = ids.get(state.id) as string;
  const name = ELEMENTS[state.type];
  const delays = state.transitions.filter(({ kind }) => kind === 'delay');
  const content = [
    ...around('onentry', [...state.entry.map(call), ...delays.map((delay) => sending(delay, id))]),
    ...around('onexit', [
      ...state.exit.map(call),
      ...delays.map((delay) => `<${tag('cancel', { sendid: eventOf(delay, id) })}/>`),
    ]),
    ...state.transitions.flatMap((transition) => transitionLines(transition, state, id, ids)),
    ...state.children.flatMap((child) => linesOf(child, ids)),
  ];
  const head = tag(name, { id, initial: state.initial === null ? undefined : ids.get(state.initial) });
  return content.length === 0 ? [`<${head}/>`] : [`<${head}>`, ...content.map((line) => `  ${line}`), `</${name}>`];
};

const transitionLines = (transition: ChartTransition, source: ChartState, id: string, ids: Ids): string[] => {
  const { guard, targets, actions, reenters } = transition;
  const isInside =
    targets.length > 0 && targets.every((target) => statesOf(source).some((state) => state.id === target));
  const event = eventOf(transition, id);
  const head = tag('transition', {
    event: event === '' ? undefined : event,
    cond: guard === null ? undefined : callOf(guard),
    target: targets.length === 0 ? undefined : targets.map((target) => ids.get(target)).join(' '),
    type: isInside && !reenters ? 'internal' : undefined,
  });
  if (actions.length === 0) return [`<${head}/>`];
  return [`<${head}>`, ...actions.map((action) => `  ${call(action)}`), '</transition>'];
};

/** Names of events have no spaces in SCXML. */
const eventOf = ({ kind, event }: ChartTransition, id: string): string => {
  if (kind === 'done') return `done.state.${id}`;
  const name = event.replaceAll(/\s+/g, '.');
  return kind === 'delay' ? `${name}.${id}` : kind === 'invocation' ? `invoke.${name}` : name;
};

const sending = (delay: ChartTransition, id: string): string => {
  const event = eventOf(delay, id);
  const time = delay.event.replace(/^after /, '');
  return `<${tag('send', { event, id: event, ...(/^\d+$/.test(time) ? { delay: `${time}ms` } : { delayexpr: `${time}()` }) })}/>`;
};

const call = (action: Named): string => `<script>${escaped(`${callOf(action)};`)}</script>`;

const callOf = ({ name, params }: Named): string => `${name}(${params === null ? '' : JSON.stringify(params)})`;

const around = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`<${name}>`, ...lines.map((line) => `  ${line}`), `</${name}>`];

const tag = (name: string, attributes: Readonly<Record<string, string | undefined>>): string =>
  [
    name,
    ...Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}="${escaped(value)}"`],
    ),
  ].join(' ');
