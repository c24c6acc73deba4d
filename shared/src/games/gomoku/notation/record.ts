import type { Seat } from '../../../engine/game.ts';
import { FORMAT, type Recording } from '../../../engine/recording.ts';
import { type Board, colourOf, emptyBoard, type Point } from '../board.ts';
import type { RuleSet } from '../options.ts';
import { winningRow } from '../rules/five.ts';
import { refusalOf } from '../rules/place.ts';
import { setUp } from '../setup.ts';
import type { Table } from '../table.ts';

/** A game as it is written down: the stones in order, Black's first, and what is known beside them. */
export interface GameRecord {
  size: number;
  rule: RuleSet;
  stones: Point[];
  black?: string; // who had which colour
  white?: string;
}

/** Why something written is not a game: a word the client translates, and the piece of text it is about. */
export interface RecordProblem {
  problem:
    | 'empty'
    | 'unreadable'
    | 'otherGame'
    | 'badSize'
    | 'setUpStones'
    | 'outOfOrder'
    | 'passed'
    | 'noSuchPoint'
    | 'notAllowed'
    | 'afterTheEnd';
  at?: string;
}

export const isProblem = (read: GameRecord | RecordProblem): read is RecordProblem => 'problem' in read;

/** The table as it is after so many stones of a record. */
export function tableAfter({ size, rule, stones }: GameRecord, count: number): Table {
  const options = { size: String(size), rule, opening: 'free', first: '1' } as never;
  const { table } = setUp({ seats: 2, options, choices: [{}, {}] }, { below: () => 0, shuffle() {} });
  const shown = stones.slice(0, count);
  const board: Board = emptyBoard(size);
  shown.forEach((point, nth) => {
    board.cells[point] = colourOf(nth);
  });
  const last = shown.at(-1);
  return { ...table, stones: shown, line: (last !== undefined && winningRow(board, last, rule)) || [] };
}

/** Checks a record against the rules, stone by stone (GO-9); `names` are the words its points were written with. */
export function checked(record: GameRecord, names: readonly string[]): GameRecord | RecordProblem {
  for (const [nth, point] of record.stones.entries()) {
    const before = tableAfter(record, nth);
    if (before.line.length > 0) return { problem: 'afterTheEnd', at: names[nth] };
    if (refusalOf(before, point) !== null) return { problem: 'notAllowed', at: names[nth] };
  }
  return record;
}

/** Whether a game can go on after so many stones of a record. */
export const canGoOn = ({ size, rule, stones }: GameRecord, count: number): boolean =>
  count < size * size && tableAfter({ size, rule, stones }, count).line.length === 0;

/** The first stones of a record as the recording of a game that can be played on; one seat has Black. */
export function recordingOf({ size, rule, stones }: GameRecord, count: number, black: Seat): Recording {
  return {
    format: FORMAT,
    game: 'gomoku',
    setting: {
      seats: 2,
      options: { size: String(size), rule, opening: 'free', first: String(black + 1) },
      choices: [{}, {}],
    },
    seed: '',
    log: stones.slice(0, count).map((point, nth) => ({ seat: (nth + black) % 2, action: { type: 'place', point } })),
  };
}
