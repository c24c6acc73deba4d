import { pointName } from '../notation/points.ts';
import { draw } from '../testing/draw.ts';
import { forbiddenShape } from './renju.ts';

/** Marks of the drawings: what a black stone there would be. `a` is allowed. */
const SHAPES = { o: 'overline', f: 'doubleFour', t: 'doubleThree', a: null } as const;

const positions: [rule: string, drawing: string][] = [
  [
    'GO-2.4: two open threes',
    `. . . . . . .
     . . . X . . .
     . . . X . . .
     . X X t . . .
     . . . . . . .
     . . . . . . .`,
  ],
  [
    'GO-2.4: threes with a gap',
    `. . . . . . .
     . . . X . . .
     . . . . . . .
     . X X t . . .
     . . . X . . .
     . . . . . . .`,
  ],
  [
    'GO-2.4: two fours',
    `. . . . . X .
     . . . . . X .
     . . . . . X .
     . . X X X f .
     . . . . . . .`,
  ],
  [
    'GO-2.4: two fours, one of them stopped at one end',
    `. . . . O . .
     . . . . X . .
     . . . . X . .
     . . . . X . .
     O X X X f . .
     . . . . . . .`,
  ],
  [
    'GO-2.4: a four and a three are allowed',
    `. . . . . . .
     . . . . X . .
     . . . . X . .
     O X X X a . .
     . . . . . . .
     . . . . . . .`,
  ],
  ['GO-2.4: an overline', '. . X X X o X X . .'],
  ['GO-2.4: an overline of seven', '. X X X o X X X .'],
  ['GO-2.5: two fours on one line around the stone', '. X . X f X . X .'],
  ['GO-2.5: two fours on one line, two and two', '. X X . f X . X X .'],
  ['GO-2.5: two fours on one line, the stone alone in the middle', '. X X X . f . X X X .'],
  ['GO-2.5: a straight four is one four', '. . X X X a . . .'],
  ['GO-2.5: what only an overline could fill is no four', '. X X . X a X . X X X .'],
  [
    'GO-2.5: beside a five-point that would be six, the other four alone is allowed',
    `. . . . . O . . .
     . . . . . X . . .
     . . . . . X . . .
     . . . . . X . . .
     X . X X . a . X .
     . . . . . . . . .`,
  ],
  [
    'GO-2.6: a three that white stones leave no room is none',
    `. . . . . . . .
     . . . . X . . .
     . . . . X . . .
     O . X X a . O .
     . . . . . . . .
     . . . . . . . .`,
  ],
  [
    'GO-2.6: a three at the edge has room on one side only',
    `. . . X . . . . . . . . . . .
     . . . X . . . . . . . . . . .
     . X X a . . . . . . . . . . .
     . . . O . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . .`,
  ],
  [
    'GO-2.6: no straight four where one end would make six',
    `. . . . . . . . . .
     . . . . . X . . . .
     . . . . . X . . . .
     X . . X X a . . X .
     . . . . . . . . . .
     . . . . . . . . . .`,
  ],
  [
    'GO-2.6: a straight four on one side is enough',
    `. . . . . . . . . .
     . . . . . X . . . .
     . . . . . X . . . .
     X . . X X t . . . .
     . . . . . . . . . .
     . . . . . . . . . .`,
  ],
  [
    'GO-2.7: three threes at once',
    `. . . . . . . . .
     . X . . X . . . .
     . . X . X . . . .
     . . . . . . . . .
     . . X X t . . . .
     . . . . . . . . .
     . . . . . . . . .`,
  ],
  [
    'GO-2.8: a three whose only straight four is an overline for Black does not count',
    `. . . . . . . . . .
     . . . . . . X . . .
     . . . . . . X . . .
     . . . . . . X . . .
     . . . . X X . a . .
     . . . . . . X X . .
     . . . . . . X X . .
     . . . . . . . . . .
     . . . . . . . . . .`,
  ],
  [
    'GO-2.8: a three whose only straight four is a double four does not count',
    `. . . . . . O . . . .
     . . . . . . X . . . .
     . . . . . . X . . . .
     . . . . . . X . . . .
     . . . . . X . X a . .
     . . . . . . . . X . .
     . . . . . . . . X . .
     . . . . . . . . . . .
     . . . . . . . . . . .`,
  ],
  [
    'GO-2.8: a three whose only straight four is a double three does not count',
    `. . . . . . . . . . .
     . . . . . . . . . . .
     . . . . X . X . X . .
     . . . . . X X . X . .
     . . . . . X . X a . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .`,
  ],
  [
    'GO-2.8: it counts where that double three is none, one of its threes being stopped',
    `. . . . . . . . . . .
     . . . O . . . . . . .
     . . . . X . X . X . .
     . . . . . X X . X . .
     . . . . . X . X t . .
     . . . . . . . O . . .
     . . . . . . . . . . .
     . . . . . . . . . . .`,
  ],
  [
    'GO-2.8: it counts where that double three is none, one of its threes growing into an overline only',
    `. . . . . . X . . . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . X . X . X . .
     . . . . . X X . X . .
     . . . . . X . X t . .
     . . . . . . . . . . .
     . . . . . . . . . . .
     . . . . . . X . . . .`,
  ],
  [
    'GO-2.7: a three whose only straight four comes with a five on another line does not count',
    `. . . . . . X . . . .
     . . . . . . X . . . .
     . . . . . . X . X . .
     . . . . . . X . X . .
     . . . . . X . X a . .
     . . . . . . . . . . .
     . . . . . . . . . . .`,
  ],
  [
    'GO-2.9: making five wins even with a double three',
    `. . . . . . . . .
     . . . . . X . . .
     . . . . . X . . .
     . X X X X a . . .
     . . . . X . . . .
     . . . X . . . . .
     . . . . . . . . .`,
  ],
  [
    'GO-2.9: making five wins even with an overline',
    `. . . . . X . .
     . . . . . X . .
     . . . . . X . .
     . X X X X a . .
     . . . . . X . .
     . . . . . X . .`,
  ],
];

test.each(positions)('%s', (_rule, drawing) => {
  const { board, marks } = draw(drawing);
  const before = board.cells.slice();
  for (const [mark, points] of Object.entries(marks))
    for (const point of points)
      expect([pointName(point, 15), forbiddenShape(board, point)]).toEqual([
        pointName(point, 15),
        SHAPES[mark as keyof typeof SHAPES],
      ]);
  expect(board.cells).toEqual(before);
});
