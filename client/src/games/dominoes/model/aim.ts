import type { Action } from '@landfall/shared/games/dominoes/actions.ts';
import { ENDS, type End } from '@landfall/shared/games/dominoes/line.ts';
import type { Tile } from '@landfall/shared/games/dominoes/tiles.ts';

/** What chose a tile. A finger may slip, so it has to confirm; a click and a key are meant. */
export type By = 'mouse' | 'touch' | 'keyboard';

/** What somebody has picked so far: a tile of the hand, and the end it would go to. */
export interface Aim {
  tile: Tile | null;
  end: End | null;
}

export const NOTHING: Aim = { tile: null, end: null };

/** The ends a tile can be laid at now. */
export const endsOf = (legal: readonly Action[], tile: Tile | null): End[] =>
  ENDS.filter((end) => legal.some((action) => action.type === 'lay' && action.tile === tile && action.end === end));

/** Picks a tile; the end stays the one picked before if the tile can go there. */
export function pick(legal: readonly Action[], tile: Tile, before: Aim = NOTHING): Aim {
  const ends = endsOf(legal, tile);
  return { tile, end: before.end && ends.includes(before.end) ? before.end : (ends[0] ?? null) };
}

/** The neighbour of the picked tile in the hand, around its corners; without one the first, or the last. */
export function stepTile(hand: readonly Tile[], { tile }: Aim, step: 1 | -1): Tile | null {
  if (hand.length === 0) return null;
  const at = tile === null ? -1 : hand.indexOf(tile);
  const next = at < 0 ? (step === 1 ? 0 : hand.length - 1) : (at + step + hand.length) % hand.length;
  return hand[next]!;
}

/** The left end for up, the right one for down, where the picked tile can go there. */
export function stepEnd(legal: readonly Action[], aim: Aim, step: 1 | -1): Aim {
  const wanted: End = step === -1 ? 'left' : 'right';
  return endsOf(legal, aim.tile).includes(wanted) ? { ...aim, end: wanted } : aim;
}

/** What laying the picked tile at the picked end is; null while either is missing. */
export const layOf = ({ tile, end }: Aim): Action | null => (tile && end ? { type: 'lay', tile, end } : null);

/**
 * What choosing a tile leads to: laying it, or picking it. What is picked already is meant; otherwise a click lays a tile
 * that can go to one end only, and a finger has to touch it twice.
 */
export function chooseTile(legal: readonly Action[], aim: Aim, { tile, by }: { tile: Tile; by: By }): Action | Aim {
  const [only, other] = endsOf(legal, tile);
  const isPicked = aim.tile === tile;
  if (isPicked && by === 'keyboard') return layOf(aim) ?? aim;
  if (only && !other && (isPicked || by !== 'touch')) return { type: 'lay', tile, end: only };
  return isPicked ? NOTHING : pick(legal, tile, aim);
}

/** What choosing an end leads to: laying the picked tile there, or picking the first tile that can go there. */
export function chooseEnd(legal: readonly Action[], aim: Aim, end: End): Action | Aim {
  if (endsOf(legal, aim.tile).includes(end)) return layOf({ ...aim, end })!;
  const fitting = legal.find((action) => action.type === 'lay' && action.end === end);
  return fitting?.type === 'lay' ? { tile: fitting.tile, end } : aim;
}

/** The picked tile and end as far as they still make sense. */
export function stillAim(hand: readonly Tile[], legal: readonly Action[], aim: Aim): Aim {
  return aim.tile && hand.includes(aim.tile) ? pick(legal, aim.tile, aim) : NOTHING;
}
