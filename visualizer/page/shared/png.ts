// A picture as PNG, drawn by the browser.

import { type SvgElement, svgText } from '../../chart/index.ts';

/** Small text stays sharp on fine screens. */
const SCALE = 2;

export const pngOf = async (svg: SvgElement): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Number(svg.attributes.width) * SCALE;
  canvas.height = Number(svg.attributes.height) * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('The picture is too large for a PNG.')) : done(blob))),
  );
};
