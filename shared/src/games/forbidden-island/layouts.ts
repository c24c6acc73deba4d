/** Islands of 24 tiles, `#` a tile, `.` open sea. Places are numbered in reading order, from 0 at the top left. */
export const LAYOUTS = {
  island: ['..##..', '.####.', '######', '######', '.####.', '..##..'],
  treasure: ['##...##', '.#####.', '..###..', '..###..', '.#####.', '##...##'],
  shadows: ['######', '######', '######', '######'],
  volcano: ['#####', '#####', '##.##', '#####', '#####'],
  death: ['..###..', '#######', '.#####.', '..###..', '..###..', '..###..'],
  gulls: ['...##...', '...##...', '#..##..#', '########', '.######.', '...##...'],
  bone: ['.##..##.', '########', '########', '.##..##.'],
  reef: ['.##....', '####...', '######.', '.######', '...####', '....##.'],
  skull: ['######', '#.##.#', '######', '.####.', '.####.'],
  bridge: ['###...####', '##########', '####...###'],
  atoll: ['..###..', '.##.##.', '##...##', '#.....#', '##...##', '.##.##.', '..###..'],
  arch: ['...###...', '..#####..', '.###.###.', '###...###', '##.....##'],
} as const satisfies Record<string, readonly string[]>;
export type LayoutId = keyof typeof LAYOUTS;
export const LAYOUT_IDS = Object.keys(LAYOUTS) as readonly LayoutId[];

/** A tile's position on the island, 0..23 in reading order of the layout. */
export type Place = number;

/** The map of one layout. */
export interface Geography {
  readonly rows: number;
  readonly columns: number;
  /** Row and column of each place. */
  readonly cells: readonly { readonly row: number; readonly column: number }[];
  /** The places sharing an edge with each place, whether or not their tiles still exist, in ascending order. */
  readonly besides: readonly (readonly Place[])[];
  /** The places sharing an edge or a corner, in ascending order. */
  readonly around: readonly (readonly Place[])[];
  /** The place itself and those beside it, in ascending order. */
  readonly hereAndBesides: readonly (readonly Place[])[];
  /** The place itself and those around it, in ascending order. */
  readonly hereAndAround: readonly (readonly Place[])[];
}

function survey(rows: readonly string[]): Geography {
  const cells = rows.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === '#' ? [{ row, column }] : [])),
  );
  const within = (reach: (rows: number, columns: number) => boolean) =>
    cells.map((here) =>
      cells.flatMap((there, place) =>
        reach(Math.abs(there.row - here.row), Math.abs(there.column - here.column)) ? [place] : [],
      ),
    );
  const hereAndBesides = within((down, across) => down + across <= 1);
  const hereAndAround = within((down, across) => down <= 1 && across <= 1);
  const others = (places: Place[], here: Place) => places.filter((place) => place !== here);
  return {
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    cells,
    besides: hereAndBesides.map(others),
    around: hereAndAround.map(others),
    hereAndBesides,
    hereAndAround,
  };
}

export const GEOGRAPHIES = Object.fromEntries(
  Object.entries(LAYOUTS).map(([id, rows]) => [id, survey(rows)]),
) as Readonly<Record<LayoutId, Geography>>;
