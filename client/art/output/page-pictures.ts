import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Card, DECK, TREASURES } from '@landfall/shared/games/forbidden-island/cards.ts';
import { ROLES } from '@landfall/shared/games/forbidden-island/roles.ts';
import { TILES } from '@landfall/shared/games/forbidden-island/tiles.ts';
import sharp from 'sharp';
import { cardBack } from '../backs.ts';
import { cardFront } from '../cards.ts';
import { UI_ICON_PATHS } from '../icons/ui-icons.ts';
import { type Box, element, path, type Svg, svgFile } from '../kit/svg.ts';
import { DECKS, PAWN_BOX, UI_ICONS } from '../names.ts';
import { pawn } from '../pawns.ts';
import { face } from '../tile.ts';
import { treasureBadge } from '../treasures.ts';
import { toPng } from './raster.ts';

const CARD_VIEW: Box = [0, 0, 250, 350];
const PAWN_VIEW: Box = [0, 0, PAWN_BOX.width, PAWN_BOX.height];
const TREASURE_VIEW: Box = [-36, -36, 72, 72];
/** The face without the edge that the slab hides. */
const FACE_VIEW: Box = [8, 8, 304, 304];
const FACE_SIZE = 256;

/** The SVG files of the page by their path in the generated folder. */
export function pageFiles(): ReadonlyMap<string, Svg> {
  const cards = Object.keys(DECK) as Card[];
  return new Map([
    ...cards.map((card) => [`card/${card}.svg`, svgFile(CARD_VIEW, cardFront(card))] as const),
    ...cards.map((card) => [`card/${card}-bare.svg`, svgFile(CARD_VIEW, cardFront(card, 'bare'))] as const),
    ...DECKS.map((deck) => [`back/${deck}.svg`, svgFile(CARD_VIEW, cardBack(deck))] as const),
    ...ROLES.map((role) => [`pawn/${role}.svg`, svgFile(PAWN_VIEW, pawn(role))] as const),
    ...TREASURES.map((one) => [`treasure/${one}.svg`, svgFile(TREASURE_VIEW, treasureBadge(one))] as const),
    ['icons.svg', iconSheet()],
  ]);
}

/** Every symbol of the page as a <symbol>, to be used by its name in the colour of the text. */
function iconSheet(): Svg {
  const symbols = UI_ICONS.map((icon) =>
    element('symbol', { id: icon, viewBox: '0 0 512 512' }, [path(UI_ICON_PATHS[icon], 'currentColor')]),
  );
  return svgFile([0, 0, 512, 512], symbols);
}

/** Writes the SVG files and the bare tile pictures. */
export async function writePagePictures(folder: string): Promise<void> {
  const write = async (name: string, content: Svg) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  await Promise.all([...pageFiles()].map(([name, svg]) => write(name, svg)));
  await mkdir(join(folder, 'tile'), { recursive: true });
  await Promise.all(
    TILES.map((id) =>
      sharp(toPng(svgFile(FACE_VIEW, face(id)), FACE_SIZE))
        .webp({ quality: 82, effort: 4 })
        .toFile(join(folder, 'tile', `${id}.webp`)),
    ),
  );
}
