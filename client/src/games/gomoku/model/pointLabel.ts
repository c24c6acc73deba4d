import type { Point } from '@landfall/shared/games/gomoku/board.ts';
import { refusalOf } from '@landfall/shared/games/gomoku/rules/place.ts';
import type { ForbiddenShape } from '@landfall/shared/games/gomoku/rules/renju.ts';
import { t } from '../../../i18n/i18n.ts';
import { type Seen, stoneAt } from './seen.ts';
import { called } from './words.ts';

/** What a screen reader says about a point. */
export function pointLabel(seen: Seen, point: Point): string {
  const { table } = seen;
  const name = called(point, table.size);
  const stone = stoneAt(table, point);
  if (!stone) return [t('gomoku.board.empty', { point: name }), ...canOrNot(seen, point)].join(', ');
  const { colour, number: n } = stone;
  return [
    t('gomoku.board.stone', { point: name, colour: t(`gomoku.nextColour.${colour}`), n }),
    ...(n === table.stones.length ? [t('gomoku.board.last')] : []),
    ...(table.line.includes(point) ? [t('gomoku.board.inLine')] : []),
  ].join(', ');
}

function canOrNot({ table, playable, forbidden }: Seen, point: Point): string[] {
  if (playable.has(point)) return [t('gomoku.board.can')];
  if (!forbidden.has(point)) return [];
  const shape = refusalOf(table, point) as ForbiddenShape;
  return [t('gomoku.board.forbidden', { shape: t(`gomoku.shapes.${shape}`) })];
}
