// State values as XState writes them, from the active states and back.

import type { AnyStateMachine, StateValue } from 'xstate';
import { type ChartNode, isLeaf } from './tables.ts';

/** The value of a chart in which each node has these active children. */
export const stateValue = (root: ChartNode, childrenOf: (node: ChartNode) => readonly ChartNode[]): StateValue => {
  const children = childrenOf(root);
  const [only] = children;
  if (root.type === 'compound' && only !== undefined && isLeaf(only)) return only.key;
  return Object.freeze(Object.fromEntries(children.map((child) => [child.key, stateValue(child, childrenOf)])));
};

/** Orders of the nodes that are active in a position, in the order in which XState enters them when it is restored. */
export const activeNodes = (machine: AnyStateMachine, value: StateValue, context: object): number[] => {
  const { _nodes } = machine.resolveState({ value, context });
  return _nodes.map(({ order }) => order);
};
