import { countDown, currentTask, doNext, openTaskOf, openTasks, type Task } from './agenda.ts';

const task = (kind: string, seat = 0, left = 1): Task => ({ kind, seat, left });
const table = (...agenda: Task[]) => ({ agenda });
const kinds = ({ agenda }: { agenda: Task[] }) => agenda.map(({ kind, seat }) => `${kind} ${seat}`);

test('tasks scheduled together are done in the order given, before everything else', () => {
  const stack = table(task('later'));
  doNext(stack, task('first'), task('second'));
  expect(kinds(stack)).toEqual(['later 0', 'second 0', 'first 0']);
  expect(currentTask(stack)?.kind).toBe('first');
});

test('a task is dropped when nothing of it is left, wherever it lies', () => {
  const twice = task('draw', 0, 2);
  const stack = table(task('turn'), twice, task('swim', 1));
  countDown(stack, twice);
  expect(twice.left).toBe(1);
  countDown(stack, twice);
  expect(kinds(stack)).toEqual(['turn 0', 'swim 1']);
});

test('tasks of one kind on top are open together, and no others', () => {
  const stack = table(task('swim', 9), task('turn', 0), task('swim', 2), task('swim', 0));
  expect(openTasks(stack)).toEqual([task('swim', 2), task('swim', 0)]);
  expect(openTaskOf(stack, 2)).toBe(stack.agenda[2]);
  expect(openTaskOf(stack, 9)).toBeUndefined();
  expect(openTaskOf(stack, null)).toBeUndefined();
});

test('with nothing to do nothing is open', () => {
  expect(openTasks(table())).toEqual([]);
  expect(openTaskOf(table(), 0)).toBeUndefined();
  expect(currentTask(table())).toBeUndefined();
});
