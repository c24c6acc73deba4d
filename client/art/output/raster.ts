import { Resvg } from '@resvg/resvg-js';
import type { Svg } from '../kit/svg.ts';

/** A picture as PNG, `width` pixels wide. No font of this machine gets in, so that the result is the same everywhere. */
export function toPng(svg: Svg, width: number, { fontFiles = [] as string[] } = {}): Buffer {
  const options = { fitTo: { mode: 'width' as const, value: width }, font: { loadSystemFonts: false, fontFiles } };
  return new Resvg(svg, options).render().asPng();
}
