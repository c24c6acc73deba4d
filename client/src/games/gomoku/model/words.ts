import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Point } from '@landfall/shared/games/gomoku/board.ts';
import { pointName } from '@landfall/shared/games/gomoku/notation/points.ts';
import { t } from '../../../i18n/i18n.ts';
import type { Seen } from './seen.ts';

/** Whoever sits at a seat, by name; `you` for the reader, as the object of a sentence. */
export const personName = ({ seat, players }: Seen, who: Seat): string =>
  who === seat ? t('common.you') : (players[who]?.name ?? '');

/** A point as it is called on the edge of the board: `H8`. */
export const called = (point: Point, size: number): string => pointName(point, size).toUpperCase();
