import type { Colour } from './colour.ts';
import { group, line, path, type Svg } from './svg.ts';

interface Rock {
  readonly wall: string;
  /** The light that catches the edge of the opening, and how strongly. */
  readonly edge: Colour;
  readonly strength: number;
  /** Faces of the wall that catch some light. */
  readonly facet: Colour;
}

const MOUTH =
  'M50 330L44 262L58 214L50 168L76 122L96 96L120 84L142 64L178 60L204 76L232 84L250 116L272 152L264 206L280 252L270 330Z';
const FACETS = [
  'M-4 60L30 40L76 122L50 168L18 140Z',
  'M96 96L70 30L120 10L142 64L120 84Z',
  'M232 84L262 30L324 60L324 96L272 152L250 116Z',
  'M-4 214L26 196L58 214L44 262L10 286Z',
  'M264 206L300 190L324 214V262L280 252Z',
];
const STALACTITES = [
  'M84 112L98 150L112 86Z',
  'M124 80L140 122L152 62Z',
  'M196 70L208 112L222 80Z',
  'M236 90L246 128L256 124Z',
];

/** The walls of a cave seen from inside its mouth: they cover everything outside the opening. */
export function caveMouth({ wall, edge, strength, facet }: Rock): Svg {
  return group({}, [
    path(`M-4 -4H324V324H-4Z${MOUTH}`, wall, { 'fill-rule': 'evenodd' }),
    ...FACETS.map((d) => path(d, facet, { opacity: 0.5 })),
    line(MOUTH, edge, { 'stroke-width': 5, 'stroke-linejoin': 'round', opacity: strength }),
    ...STALACTITES.map((d) => path(d, wall)),
    line('M84 112L98 150M124 80L140 122M196 70L208 112M236 90L246 128', edge, {
      'stroke-width': 3,
      opacity: strength * 0.7,
    }),
  ]);
}
