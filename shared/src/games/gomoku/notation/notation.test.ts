import { replay } from '../../../engine/recording.ts';
import { gomoku } from '../game.ts';
import { columnName, parsePoint, pointName } from './points.ts';
import { canGoOn, type GameRecord, recordingOf, tableAfter } from './record.ts';
import { readSgf, writeSgf } from './sgf.ts';
import { readMoves, writeMoves } from './text.ts';

const FREESTYLE = { size: 15, rule: 'freestyle' } as const;
const at = (...names: string[]) => names.map((name) => parsePoint(name, 15)!);

test('points have the names on the edge of the board', () => {
  expect([pointName(0, 15), pointName(224, 15), pointName(112, 15)]).toEqual(['a15', 'o1', 'h8']);
  expect(columnName(18)).toBe('s');
  for (let point = 0; point < 361; point++) expect(parsePoint(pointName(point, 19), 19)).toBe(point);
  expect(['h16', 'p8', 'h0', 'h', '8', '', 'h8x', 'hh8'].map((name) => parsePoint(name, 15))).toEqual(
    Array(8).fill(undefined),
  );
  expect(parsePoint('H8', 15)).toBe(112);
});

test('moves are written and read', () => {
  const stones = at('h8', 'i9', 'g7');
  expect(writeMoves({ size: 15, stones })).toBe('h8 i9 g7');
  for (const text of ['h8 i9 g7', ' H8,I9\n g7 ', '1. h8 i9 2. g7', '1) h8 2) i9 3) g7'])
    expect(readMoves(text, FREESTYLE)).toEqual({ ...FREESTYLE, stones });
});

test.each([
  ['', { problem: 'empty' }],
  ['h8 z9', { problem: 'noSuchPoint', at: 'z9' }],
  ['h8 i9 h8', { problem: 'notAllowed', at: 'h8' }],
  ['a1 a3 b1 b3 c1 c3 d1 d3 e1 e3', { problem: 'afterTheEnd', at: 'e3' }],
])('moves that are no game: "%s"', (text, problem) => {
  expect(readMoves(text, FREESTYLE)).toEqual(problem);
});

test('GO-2.4: a forbidden move is no game', () => {
  const text = 'f8 a1 g8 c1 h9 e1 h10 g1 h8';
  expect(readMoves(text, { size: 15, rule: 'renju' })).toEqual({ problem: 'notAllowed', at: 'h8' });
  expect(readMoves(text, FREESTYLE)).toMatchObject({ size: 15 });
});

const GAME: GameRecord = { size: 15, rule: 'renju', stones: at('h8', 'i9', 'a15'), black: 'Ada', white: 'Bo [the] \\' };

test('a game is written as SGF and read again', () => {
  const sgf = writeSgf(GAME, 'B+');
  expect(sgf).toBe('(;GM[4]FF[4]CA[UTF-8]SZ[15]RU[renju]PB[Ada]PW[Bo [the\\] \\\\]RE[B+]\n;B[hh];W[ig];B[aa])\n');
  expect(readSgf(sgf)).toEqual(GAME);
});

test('SGF of other programs is read along its main line', () => {
  const sgf = `junk before ( ;GaMe[4] SiZe[15] C[a comment with ) and ;B[aa\\] in it]
    ;B[hh] C[ok] (;W[ig](;B[hg])(;B[gg])) (;W[hi]))`;
  expect(readSgf(sgf)).toEqual({ ...FREESTYLE, stones: at('h8', 'i9', 'h9'), black: undefined, white: undefined });
  expect(readSgf('(;GM[4]SZ[15];B[h8];W[i9])')).toMatchObject({ stones: at('h8', 'i9') });
});

test.each([
  ['', { problem: 'unreadable' }],
  ['hello', { problem: 'unreadable' }],
  ['(;GM[4', { problem: 'unreadable' }],
  ['(B[hh])', { problem: 'unreadable' }],
  ['(;GM[1];B[hh])', { problem: 'otherGame', at: '1' }],
  ['(;GM[4]SZ[14];B[hh])', { problem: 'badSize', at: '14' }],
  ['(;GM[4]AB[hh][ii];W[jj])', { problem: 'setUpStones' }],
  ['(;GM[4])', { problem: 'empty' }],
  ['(;GM[4];B[hh];B[ii])', { problem: 'outOfOrder', at: 'ii' }],
  ['(;GM[4];W[hh])', { problem: 'outOfOrder', at: 'hh' }],
  ['(;GM[4];B[pp])', { problem: 'noSuchPoint', at: 'pp' }],
  ['(;GM[4];B[])', { problem: 'passed' }],
  ['(;GM[4];B[hh];W[hh])', { problem: 'notAllowed', at: 'hh' }],
])('SGF that is no game of Gomoku: %s', (sgf, problem) => {
  expect(readSgf(sgf)).toEqual(problem);
});

test('a record can be looked at stone by stone', () => {
  const record = readMoves('a1 a3 b1 b3 c1 c3 d1 d3 e1', FREESTYLE) as GameRecord;
  expect(tableAfter(record, 2)).toMatchObject({ stones: at('a1', 'a3'), line: [] });
  expect(tableAfter(record, 9).line).toEqual(at('a1', 'b1', 'c1', 'd1', 'e1'));
});

const WON = readMoves('a1 a3 b1 b3 c1 c3 d1 d3 e1', FREESTYLE) as GameRecord;

test.each([0, 1])('a record becomes a recording, whose seat %i has Black', (black) => {
  const { table } = replay(gomoku, recordingOf(WON, 9, black)).state;
  expect(table).toMatchObject({ ending: 'five', winner: black, black, stones: WON.stones });
});

test('a game goes on from any of its stones but the last', () => {
  expect([0, 8, 9].map((count) => canGoOn(WON, count))).toEqual([true, true, false]);
  const { table } = replay(gomoku, recordingOf(WON, 8, 1)).state;
  expect(table).toMatchObject({ ending: '', stones: WON.stones.slice(0, 8) });
  expect(gomoku.waitingFor(table)).toEqual([1]);
});

test('a full board is no place to go on', () => {
  const stones = Array.from({ length: 81 }, (_, point) => point);
  expect(canGoOn({ size: 9, rule: 'freestyle', stones }, 81)).toBe(false);
});
