// Keeps a picture on the page equal to a tree of SVG elements, touching only what differs: a step of the game changes a
// few colours, not a thousand boxes.

import type { SvgElement } from '../../chart/index.ts';

const SVG = 'http://www.w3.org/2000/svg';
type Child = SvgElement | string;

const make = (tree: Child): Node => {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const made = document.createElementNS(SVG, tree.name);
  for (const [name, value] of Object.entries(tree.attributes)) setAttribute(made, name, value);
  made.append(...tree.children.map(make));
  return made;
};

/** The name space stands in files only. */
const setAttribute = (made: Element, name: string, value: string | number): void => {
  if (name !== 'xmlns') made.setAttribute(name, String(value));
};

const patchNode = (node: Node, before: Child, after: Child): void => {
  if (before === after) return;
  if (typeof before === 'string' && typeof after === 'string') {
    node.nodeValue = after;
    return;
  }
  const isSameKind = typeof before !== 'string' && typeof after !== 'string' && before.name === after.name;
  if (!isSameKind) (node as ChildNode).replaceWith(make(after));
  else {
    patchAttributes(node as Element, before, after);
    patchChildren(node, before.children, after.children);
  }
};

const patchAttributes = (node: Element, before: SvgElement, after: SvgElement): void => {
  for (const name of Object.keys(before.attributes)) if (!(name in after.attributes)) node.removeAttribute(name);
  for (const [name, value] of Object.entries(after.attributes)) {
    if (before.attributes[name] !== value) setAttribute(node, name, value);
  }
};

/** Nodes of what is still the same object stay as they are, also when something came or went before them. */
const patchChildren = (node: Node, before: readonly Child[], after: readonly Child[]): void => {
  const isLonger = before.length !== after.length;
  const stays = new Set(isLonger ? after : []);
  const stood = new Set(isLonger ? before : []);
  let old = node.firstChild;
  let index = 0;
  const next = (): Child | undefined => before[index];
  const leave = (): ChildNode | null => {
    const left = old;
    old = left?.nextSibling ?? null;
    index += 1;
    return left;
  };
  for (const child of after) {
    // What stands in the way of a node that stays, and goes.
    if (stood.has(child)) while (old !== null && next() !== child && !stays.has(next() as Child)) leave()?.remove();
    const previous = next();
    if (old === null || previous === undefined) node.appendChild(make(child));
    else if (previous !== child && stays.has(previous)) node.insertBefore(make(child), old);
    else patchNode(leave() as ChildNode, previous, child);
  }
  while (old !== null) leave()?.remove();
};

/** Shows a tree in an element; `before` is the tree that it shows already. */
export const showTree = (place: Element, before: SvgElement | null, after: SvgElement): void => {
  const shown = place.firstChild;
  if (before === null || shown === null) place.replaceChildren(make(after));
  else patchNode(shown, before, after);
};
