// A picture as a plain tree of SVG elements: a page makes real elements of it, files get it as text.

export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgElement | string)[];
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element; attributes that are undefined are left out. */
export const element = (
  name: string,
  attributes: Attributes = {},
  ...children: readonly (SvgElement | string)[]
): SvgElement => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'number' ? rounded(value) : value]],
    ),
  ),
  children,
});

/** Hundredths of a pixel are enough, and equal on all machines. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A standalone file. */
export const svgText = (svg: SvgElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${textOf(svg)}\n`;

const textOf = ({ name, attributes, children }: SvgElement): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  const inside = children.map((child) => (typeof child === 'string' ? escaped(child) : textOf(child))).join('');
  return inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`;
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** Text for XML, in elements and in attributes. */
export const escaped = (text: string): string =>
  // XML has no place for the other control characters, nor for halves of characters.
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '�')
    .replaceAll(/[&<>"\n]/g, (sign) => ENTITIES[sign] ?? sign);
