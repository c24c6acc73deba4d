import type { Table } from '@landfall/shared/games/gomoku/table.ts';
import type { ComponentChildren } from 'preact';
import type { Metrics } from '../model/metrics.ts';
import { WinningRow } from './Marks.tsx';
import { Light, Stones } from './Stones.tsx';
import { Wood } from './Wood.tsx';
import './board.css';

interface BoardPictureProps {
  table: Pick<Table, 'stones' | 'line'>;
  metrics: Metrics;
  numbers?: boolean;
  coordinates?: boolean;
  /** The point of the stone that is just being set down. */
  landing?: number | null;
  /** What else is drawn: under the stones and over them. */
  below?: ComponentChildren;
  above?: ComponentChildren;
}

/** A board with its stones, as large as its metrics say. */
export function BoardPicture({
  table,
  metrics,
  numbers = false,
  coordinates = false,
  landing = null,
  below,
  above,
}: BoardPictureProps) {
  const { side } = metrics;
  return (
    <svg class="gomoku-board" width={side} height={side} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <Light />
      <Wood metrics={metrics} withNames={coordinates} />
      {below}
      <Stones table={table} metrics={metrics} numbers={numbers} landing={landing} />
      <WinningRow line={table.line} metrics={metrics} />
      {above}
    </svg>
  );
}
