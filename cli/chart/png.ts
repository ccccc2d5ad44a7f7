// A picture as PNG, drawn without a browser.

import { Resvg } from '@resvg/resvg-js';
import { type SvgElement, svgText } from '../../visualizer/chart/index.ts';
import { UsageError } from '../usage.ts';

/** Pixels for one unit of the picture: small text stays sharp on fine screens. */
const SCALE = 2;

const PROBE = '<svg xmlns="http://www.w3.org/2000/svg"><text y="20" font-family="sans-serif">M</text></svg>';

/** @throws UsageError if this computer has no font to draw text with. */
export const pngOf = (svg: SvgElement): Buffer => {
  if (new Resvg(PROBE).getBBox() === undefined) {
    throw new UsageError(
      'png: found no font on this computer; expected one to draw text with. Install any, or take --format svg.',
      'no-font',
    );
  }
  return new Resvg(svgText(svg), { fitTo: { mode: 'zoom', value: SCALE } }).render().asPng();
};
