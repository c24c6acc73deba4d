import { BLACK, type Point, WHITE } from '../board.ts';
import { RULE_SETS, type RuleSet } from '../options.ts';
import { draw } from '../testing/draw.ts';
import { scene } from '../testing/scene.ts';
import { winningRow } from './five.ts';

/** The rule sets under which the stone at the mark wins, for Black and for White. */
function winsUnder(drawing: string): { black: RuleSet[]; white: RuleSet[] } {
  const { board, marks } = draw(drawing);
  const [point] = Object.values(marks).flat() as [Point];
  const under = (colour: number) => {
    const cells = board.cells.map((cell) => (cell === BLACK ? colour : cell));
    cells[point] = colour;
    return RULE_SETS.filter((rule) => winningRow({ ...board, cells }, point, rule) !== null);
  };
  return { black: under(BLACK), white: under(WHITE) };
}

const ALL = [...RULE_SETS];

test.each<[string, string, { black: RuleSet[]; white: RuleSet[] }]>([
  ['GO-2.1: four do not win', '. X X X a .', { black: [], white: [] }],
  ['GO-2.1: five win', '. X X X X a .', { black: ALL, white: ALL }],
  ['GO-2.1: five win from their middle', '. X X a X X .', { black: ALL, white: ALL }],
  [
    'GO-2.2: six win in freestyle, and for White in renju',
    '. X X X a X X .',
    { black: ['freestyle'], white: ['freestyle', 'renju'] },
  ],
  ['GO-2.2: nine likewise', 'X X X X a X X X X', { black: ['freestyle'], white: ['freestyle', 'renju'] }],
  [
    'GO-2.2: five beside six win everywhere',
    `. . . . . . .
     X . . . . . .
     . X . . . . .
     . . X . . . .
     . . . X . . .
     X X X X a X X`,
    { black: ALL, white: ALL },
  ],
  [
    'GO-3.1: down',
    `X
     X
     a
     X
     X`,
    { black: ALL, white: ALL },
  ],
  [
    'GO-3.1: along the falling diagonal',
    `X . . . .
     . X . . .
     . . X . .
     . . . X .
     . . . . a`,
    { black: ALL, white: ALL },
  ],
  [
    'GO-3.1: along the rising diagonal',
    `. . . . X
     . . . X .
     . . X . .
     . X . . .
     a . . . .`,
    { black: ALL, white: ALL },
  ],
  ['GO-3.1: not with a gap', '. X X X a . X .', { black: [], white: [] }],
])('%s', (_rule, drawing, expected) => {
  expect(winsUnder(drawing)).toEqual(expected);
});

test('GO-3.1: a row does not go on beyond the edge', () => {
  const game = scene({ size: '9' }).place('h5 a1 i5 a3 a4 a5 b4 c1 c4 c3');
  expect(game.table.ending).toBe(''); // h5 i5 and a4 b4 c4 follow one another only in the list of points
});

test('GO-3.2: the row is named end to end, and the first of several', () => {
  const game = scene().place('d8 a1 e8 c1 f8 e1 g8 g1 h9 i1 h10 k1 h11 m1 h12 o1 h8');
  expect(game.table.line).toEqual(['d8', 'e8', 'f8', 'g8', 'h8'].map((name) => at(name)));
  expect(game.table).toMatchObject({ ending: 'five', winner: 0, agenda: [] });
  expect(game.events.at(-1)).toEqual({ type: 'ended', ending: 'five', winner: 0 });
});

test.each([
  ['across before the falling diagonal', 'd8 e8 f8 g8 d12 e11 f10 g9', 'd8 e8 f8 g8 h8'],
  ['across before the rising diagonal', 'd8 e8 f8 g8 d4 e5 f6 g7', 'd8 e8 f8 g8 h8'],
  ['down before the falling diagonal', 'h12 h11 h10 h9 d12 e11 f10 g9', 'h12 h11 h10 h9 h8'],
  ['down before the rising diagonal', 'h12 h11 h10 h9 d4 e5 f6 g7', 'h12 h11 h10 h9 h8'],
  ['the falling before the rising diagonal', 'd12 e11 f10 g9 d4 e5 f6 g7', 'd12 e11 f10 g9 h8'],
  ['the falling diagonal alone', 'd12 e11 f10 g9', 'd12 e11 f10 g9 h8'],
  ['the rising diagonal alone', 'd4 e5 f6 g7', 'd4 e5 f6 g7 h8'],
])('GO-3.2: the row that is named: %s', (_name, black, line) => {
  const white = ['a1', 'c1', 'e1', 'g1', 'i1', 'k1', 'm1', 'o1'];
  const moves = black.split(' ').map((point, nth) => `${point} ${white[nth]}`);
  const game = scene().place(`${moves.join(' ')} h8`);
  expect(game.table.line).toEqual(line.split(' ').map(at));
});

test('GO-3.2: six in a row in freestyle are all of the line', () => {
  const game = scene().place('d8 a1 e8 c1 f8 e1 h8 g1 i8 i1 g8');
  expect(game.table.line).toHaveLength(6);
});

test('GO-2.3: in renju White wins with six, too, and Black needs exactly five', () => {
  const renju = (drawing: string) =>
    Object.values(winsUnder(drawing)).map((rules: readonly RuleSet[]) => rules.includes('renju'));
  expect(renju('. X X X a X . .')).toEqual([true, true]);
  expect(renju('. X X X a X X .')).toEqual([false, true]);
  const game = scene({ rule: 'renju' }).place('a15 a1 d13 b1 g15 c1 k13 e1 n15 f1 b11 d1');
  expect(game.table).toMatchObject({ ending: 'five', winner: 1 });
  expect(game.table.line).toHaveLength(6);
});

function at(name: string): Point {
  return (15 - Number(name.slice(1))) * 15 + name.charCodeAt(0) - 97;
}
