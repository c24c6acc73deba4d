import sharp, { type OverlayOptions } from 'sharp';
import { boardFrames } from './board-frames.ts';
import { UI_ICON_PATHS } from './icons/ui-icons.ts';
import { path, type Svg, svgFile } from './kit/svg.ts';
import { type Frame, UI_ICONS } from './names.ts';
import { pageFiles } from './output/page-pictures.ts';
import { toPng } from './output/raster.ts';

/**
 * Draws everything onto one picture, for a person to look at: `node client/art/sheet.ts FILE.png`. Tiles come large, then
 * at 58 pixels as on a phone; then marks and pawns on tiles, the pieces, the cards and the symbols.
 */

const WIDTH = 1640;
const GAP = 12;
const SEA = '#0f5f86';

interface Row {
  readonly pictures: readonly (readonly Svg[])[];
  readonly width: number;
  readonly height: number;
}

const frames = new Map(boardFrames().map(({ name, svg }) => [name, svg]));
const ofBoard = (...names: Frame[]): Svg[] => names.map((name) => frames.get(name)!);
const named = (start: string) => [...frames.keys()].filter((name) => name.startsWith(start));
const tiles = [...named('tile/')].filter((name) => !/sunk|nameShade/.test(name));
const files = (folder: string) => [...pageFiles()].filter(([name]) => name.startsWith(folder)).map(([, svg]) => [svg]);
const symbols = UI_ICONS.map((icon) => [svgFile([0, 0, 512, 512], [path(UI_ICON_PATHS[icon], '#fff6e0')])]);

const ROWS: readonly Row[] = [
  { pictures: tiles.map((name) => ofBoard(name)), width: 192, height: 212 },
  { pictures: tiles.map((name) => ofBoard(name)), width: 58, height: 64 },
  {
    pictures: [
      ofBoard('tile/sunk'),
      ofBoard('tile/watchtower/dry', 'tile/nameShade'),
      ofBoard('tile/forest/dry', 'mark/reachable'),
      ofBoard('tile/rock/dry', 'mark/target'),
      ofBoard('tile/templeMoon/dry', 'mark/selected'),
    ],
    width: 192,
    height: 212,
  },
  { pictures: [...named('pawn/')].map((name) => ofBoard(name)), width: 96, height: 128 },
  { pictures: [...named('pawn/')].map((name) => ofBoard(name)), width: 24, height: 32 },
  { pictures: [...named('treasure/')].map((name) => ofBoard(name)), width: 104, height: 104 },
  { pictures: [...named('treasure/')].map((name) => ofBoard(name)), width: 20, height: 20 },
  { pictures: [...named('sprite/'), ...named('particle/')].map((name) => ofBoard(name)), width: 90, height: 90 },
  { pictures: [...files('card/'), ...files('back/')], width: 165, height: 231 },
  { pictures: [...files('card/'), ...files('back/')], width: 64, height: 90 },
  { pictures: symbols, width: 56, height: 56 },
  { pictures: symbols, width: 20, height: 20 },
];

/** Lays rows out one below the other, breaking those that are too long. */
function layOut(rows: readonly Row[]): { layers: OverlayOptions[]; height: number } {
  let [x, y] = [GAP, GAP];
  const layers: OverlayOptions[] = [];
  for (const { pictures, width, height } of rows) {
    for (const stacked of pictures) {
      if (x + width + GAP > WIDTH) [x, y] = [GAP, y + height + GAP];
      layers.push(...stacked.map((svg) => ({ input: toPng(svg, width), left: x, top: y })));
      x += width + GAP;
    }
    [x, y] = [GAP, y + height + 2 * GAP];
  }
  return { layers, height: y };
}

const output = process.argv[2];
if (!output) throw new Error('Say where to: node client/art/sheet.ts FILE.png');
const { layers, height } = layOut(ROWS);
await sharp({ create: { width: WIDTH, height, channels: 4, background: SEA } })
  .composite(layers)
  .toFile(output);
