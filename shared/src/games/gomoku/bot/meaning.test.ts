import { classTable } from './classes.ts';
import { classOf, meaningTable, waitingOf, worthToMoveOf } from './meaning.ts';
import { WORTH_TO_MOVE, WORTH_WAITING } from './worth.ts';

test.each(['free', 'bound'] as const)('%s: one number holds class and worth of every four shapes', (bound) => {
  const classes = classTable(bound);
  const meanings = meaningTable(bound);
  const isWrong = (shapes: number) =>
    classOf(meanings[shapes]!) !== classes[shapes] ||
    worthToMoveOf(meanings[shapes]!) !== WORTH_TO_MOVE[shapes] ||
    waitingOf(meanings[shapes]!) !== WORTH_WAITING[shapes];
  expect(meanings).toHaveLength(classes.length);
  expect([...classes.keys()].filter(isWrong)).toEqual([]);
});
