import { openTaskOf } from '../../engine/agenda.ts';
import { same } from '../../engine/plain.ts';
import { ENDS, type End, fits, fitsAt } from './line.ts';
import { mayDraw } from './rules/round.ts';
import { turn } from './rules/turn.ts';
import type { TaskKind, View } from './table.ts';
import { TILES, type Tile } from './tiles.ts';

/** Why something cannot be done, the first that holds (DO-9). */
export const REFUSALS = [
  'over', //          the game has ended
  'watching', //      only a seat can act
  'roundOver', //     first everybody looks at how the round ended
  'notYourTurn',
  'notPossible', //   nothing the game knows
  'unknownTile', //   there is no such tile
  'notInHand',
  'unknownEnd', //    the line has no such end
  'noMatch', //       the tile does not fit this end
  'fitsNowhere', //   the tile fits neither end
  'mustLay', //       no drawing or passing with a tile that fits
  'mustDraw', //      no passing while there is something to draw
  'noDrawing', //     nothing is drawn in this game
  'boneyardEmpty',
] as const;
export type Refusal = (typeof REFUSALS)[number];

interface Wanted {
  type?: unknown;
  tile?: unknown;
  end?: unknown;
}

/** Why a seat cannot do what it wants, whatever that is; null when it can (DO-9). */
export function whyNot(view: View, wanted: unknown): Refusal | null {
  const { table, seat } = view;
  const { type, tile, end } = (typeof wanted === 'object' && wanted !== null ? wanted : {}) as Wanted;
  if (table.agenda.length === 0) return 'over';
  if (seat === null) return 'watching';
  const task = openTaskOf<TaskKind>(table, seat);
  if (table.agenda.at(-1)!.kind === 'ready') return whyNotReady(task !== undefined, wanted);
  if (!task) return 'notYourTurn';
  const legal = turn.choices(view, task);
  if (legal.some((action) => same(action, wanted))) return null;
  if (type === 'lay') return whyNotLay(view, tile, end);
  if (type !== 'draw' && type !== 'pass') return 'notPossible';
  if (legal[0]?.type === 'lay') return 'mustLay';
  if (type === 'pass') return 'mustDraw';
  return mayDraw(table) ? 'notPossible' : table.drawing === 'block' ? 'noDrawing' : 'boneyardEmpty';
}

function whyNotReady(isAsked: boolean, wanted: unknown): Refusal | null {
  if (!isAsked || (wanted as Wanted | null)?.type !== 'ready') return 'roundOver';
  return same(wanted, { type: 'ready' }) ? null : 'notPossible';
}

function whyNotLay({ table, hand }: View, tile: unknown, end: unknown): Refusal {
  if (!TILES.includes(tile as Tile)) return 'unknownTile';
  if (!hand?.tiles.includes(tile as Tile)) return 'notInHand';
  if (!fits(table.line, tile as Tile)) return 'fitsNowhere';
  if (!ENDS.includes(end as End)) return 'unknownEnd';
  return fitsAt(table.line, tile as Tile, end as End) ? 'notPossible' : 'noMatch';
}
