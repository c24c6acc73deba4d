import { openTaskOf } from '../../engine/agenda.ts';
import type { Point } from './board.ts';
import { refusalOf } from './rules/place.ts';
import { FORBIDDEN_SHAPES } from './rules/renju.ts';
import type { TaskKind, View } from './table.ts';

/** Why something cannot be done (GO-9). */
export const REFUSALS = [
  'over', //     the game has ended
  'watching', // only a seat can act
  'notYourTurn',
  'offBoard',
  'occupied',
  ...FORBIDDEN_SHAPES,
  'offered', //  a draw was offered already; first a stone has to be placed
  'notNow', //   nothing the game knows, or nothing that is asked for now
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The tasks that are done by placing a stone. */
const PLACING: readonly TaskKind[] = ['turn', 'open', 'add'];

/** Why a seat cannot do what is none of its legal actions, the first reason that holds (GO-9). */
export function whyNot({ table, seat }: View, wanted: unknown): Refusal {
  if (table.ending !== '') return 'over';
  if (seat !== 0 && seat !== 1) return 'watching';
  const { type, point } = (wanted ?? {}) as { type?: unknown; point?: unknown };
  if (type === 'offerDraw') return table.mayOffer[seat] ? 'notNow' : 'offered';
  if (type === 'resign') return 'notNow';
  const task = openTaskOf<TaskKind>(table, seat);
  if (!task) return 'notYourTurn';
  if (type !== 'place' || !PLACING.includes(task.kind)) return 'notNow';
  return refusalOf(table, point as Point) ?? 'notNow';
}
