import { type GameRecord, tableAfter } from '@landfall/shared/games/gomoku/notation/record.ts';
import { readMoves } from '@landfall/shared/games/gomoku/notation/text.ts';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { measure } from '../model/metrics.ts';

const SIZE = 9;
const METRICS = measure(SIZE, { width: 200, height: 200 }, false);

/** A small board after these moves. */
export function GamePicture({ moves }: { moves: string }) {
  const record = readMoves(moves, { size: SIZE, rule: 'freestyle' }) as GameRecord;
  return (
    <div class="game-picture">
      <BoardPicture table={tableAfter(record, record.stones.length)} metrics={METRICS} />
    </div>
  );
}
