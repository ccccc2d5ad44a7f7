// The transitions of a state as a few named chips in its box. Most charts are read from them alone: arrows are drawn
// for the box in focus only, each from its chip.

import { ancestorsOf, type ChartState, type ChartTransition, namedText } from './model.ts';

export type ChipKind = 'step' | 'input' | 'handOver' | 'dispatch';

export interface Chip {
  readonly kind: ChipKind;
  readonly text: string;
  /** Everything that the text leaves out. */
  readonly title: string;
  /** Ids of the states that an arrow from this chip leads to. */
  readonly targets: readonly string[];
  /** Keys of the transitions that it stands for. */
  readonly transitions: readonly string[];
}

type States = ReadonlyMap<string, ChartState>;

/** Every input is legal or refused, and the hub always asks for the top frame: that need not be said each time. */
const UNSAID: ReadonlySet<string> = new Set(['isLegal', 'isLegalFrom', 'isTopFrameAt']);

/** Events that are named before the rest is counted. */
const NAMED_EVENTS = 2;

export const chipsOf = (state: ChartState, states: States): Chip[] => {
  const groups = new Map<string, ChartTransition[]>();
  for (const transition of state.transitions) {
    const { role, kind, guard, targets } = transition;
    const key = role === 'dispatch' ? role : JSON.stringify([role, kind === 'event', kind, saidGuard(guard), targets]);
    groups.set(key, [...(groups.get(key) ?? []), transition]);
  }
  return [...groups.values()].map((group) => chipOf(group, state, states));
};

const chipOf = (group: readonly ChartTransition[], state: ChartState, states: States): Chip => {
  const [first] = group as [ChartTransition];
  const arrows = arrowsOf(group, state, states);
  const chip = {
    title: group.map((transition) => sentenceOf(transition)).join('\n'),
    targets: arrows,
    transitions: group.map(({ key }) => key),
  };
  if (first.role === 'dispatch') {
    return { ...chip, kind: 'dispatch', text: `top frame → ${group.length} states in ${arrows.length} charts` };
  }
  const cause = [eventsText(group), saidGuard(first.guard)].filter((text) => text !== '').join(' ');
  const isInput = first.kind === 'event';
  if (first.role === 'handOver' && state.continuesAt !== null) {
    const text = `${cause === '' ? '' : `${cause} `}when done → ${shortName(state.continuesAt, state, states)}`;
    return { ...chip, kind: 'handOver', text };
  }
  const target = first.targets.map((id) => shortName(id, state, states)).join(', ');
  const text = [cause, ...(target === '' ? [] : [`→ ${target}`])].filter((part) => part !== '').join(' ');
  return { ...chip, kind: isInput ? 'input' : first.role === 'handOver' ? 'handOver' : 'step', text };
};

const eventsText = (group: readonly ChartTransition[]): string => {
  const events = [...new Set(group.map(({ event, kind }) => (kind === 'done' ? 'all done' : event)))];
  if (events.length <= NAMED_EVENTS + 1) return events.join(', ');
  return `${events.slice(0, NAMED_EVENTS).join(', ')} +${events.length - NAMED_EVENTS}`;
};

const saidGuard = (guard: ChartTransition['guard']): string =>
  guard === null || UNSAID.has(guard.name) ? '' : `[${guard.name}]`;

/** What goes to the hub leads to where the chart goes on; what leaves the hub, to the charts that it goes on in. */
const arrowsOf = (group: readonly ChartTransition[], state: ChartState, states: States): string[] => {
  const [{ role, targets }] = group as [ChartTransition];
  if (role === 'handOver' && state.continuesAt !== null) return [state.continuesAt];
  if (role !== 'dispatch') return [...targets];
  return [...new Set(group.flatMap((each) => each.targets).map((id) => chartAround(id, state, states)))];
};

/** The outermost state around `id` that does not hold `from` as well. */
const chartAround = (id: string, from: ChartState, states: States): string => {
  const around = new Set(ancestorsOf(from.id, states).map((state) => state.id));
  const chain = [id, ...ancestorsOf(id, states).map((state) => state.id)];
  return chain.findLast((each) => !around.has(each)) ?? id;
};

/** The path of a state as seen from another one: siblings by their keys. There is one hub: it needs no path. */
const shortName = (id: string, from: ChartState, states: States): string => {
  const state = states.get(id);
  if (state?.isHub) return state.key;
  const [around] = ancestorsOf(from.id, states).filter((state) => isInside(id, state, states));
  return around === undefined || around.parent === null ? id : id.slice(around.id.length + 1) || (state?.key ?? id);
};

export const isInside = (id: string, { id: around, parent }: ChartState, states: States): boolean =>
  id === around || (parent === null ? states.has(id) : id.startsWith(`${around}.`));

const sentenceOf = ({ event, guard, targets, actions }: ChartTransition): string =>
  [
    event === '' ? 'always' : event,
    ...(guard === null ? [] : [`if ${namedText(guard)}`]),
    ...(targets.length === 0 ? [] : [`→ ${targets.join(', ')}`]),
    ...(actions.length === 0 ? [] : [`does ${actions.map(namedText).join(', ')}`]),
  ].join(' ');
