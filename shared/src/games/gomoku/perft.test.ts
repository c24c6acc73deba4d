import type { Setting } from '../../engine/game.ts';
import { type Match, playLegal, start } from '../../engine/match.ts';
import { everyChoice } from '../../testing/randomPlay.ts';
import { gomoku } from './game.ts';
import { parsePoint } from './notation/points.ts';

/** How many sequences of `depth` actions there are, by either seat: one wrong legal list anywhere changes the number. */
function perft(match: Match, depth: number): number {
  if (gomoku.result(match.state.table)) return 0;
  const choices = everyChoice(gomoku, match, 2);
  if (depth === 1) return choices.length;
  return choices
    .map(({ seat, action }) => perft(playLegal(gomoku, match, seat, action as never).match, depth - 1))
    .reduce((sum, sequences) => sum + sequences, 0);
}

const begin = (options: Record<string, string>, moves = ''): Match => {
  const chosen = { size: '9', rule: 'freestyle', opening: 'free', first: '1', ...options };
  const setting = { seats: 2, options: chosen, choices: [{}, {}] } as unknown as Setting;
  const seats = [0, 1];
  return moves
    .split(' ')
    .filter(Boolean)
    .reduce(
      (match, name, nth) =>
        playLegal(gomoku, match, seats[nth % 2]!, { type: 'place', point: parsePoint(name, 9)! }).match,
      start(gomoku, setting as never, 'perft') as Match,
    );
};

// Alone on an empty board: 81 points, an offer and a resignation for the seat on turn, the last two for the other one too.
// An offer has four answers, the resignations among them.
test.each<[string, Record<string, string>, number[]]>([
  ['free opening', {}, [81 + 4, 81 * (80 + 4) + 2 * 4, 81 * (80 * (79 + 4) + 8) + 2 * (81 + 3)]],
  ['swap2', { opening: 'swap2' }, [81 + 2, 81 * (80 + 2), 81 * 80 * (79 + 2)]],
])('perft: %s', (_name, options, expected) => {
  const match = begin(options);
  expect(expected.map((_, index) => perft(match, index + 1))).toEqual(expected);
});

/** Black has two threes that meet at e5; White has three and two with a gap at a4, six together. */
const SHAPES = 'c5 a1 d5 a2 e3 a3 e4 a5 i9 a6';
const pairsAnd = (pairs: number) => pairs * (69 + 4) + 71 * 2 * 4 + 2 * (71 + 3);

test.each<[string, number[]]>([
  ['freestyle', [71 + 4, 71 * (70 + 4) + 2 * 4, pairsAnd(71 * 70 - 70)]],
  ['standard', [71 + 4, 71 * (70 + 4) + 2 * 4, pairsAnd(71 * 70)]],
  ['renju', [70 + 4, 70 * (70 + 4) + 2 * 4, 348_009]],
])('perft: threes and six in %s', (rule, expected) => {
  const match = begin({ rule }, SHAPES);
  expect(expected.map((_, index) => perft(match, index + 1))).toEqual(expected);
});
