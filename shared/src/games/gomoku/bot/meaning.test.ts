import { classTable } from './classes.ts';
import { classOf, meaningTable, waitingOf, worthToMoveOf } from './meaning.ts';
import { WORTH_TO_MOVE, WORTH_WAITING } from './worth.ts';

test.each(['free', 'bound'] as const)('%s: one number holds class and worth of every four shapes', (bound) => {
  const meanings = meaningTable(bound);
  const whole = Array.from(meanings, (meaning) => [classOf(meaning), worthToMoveOf(meaning), waitingOf(meaning)]);
  const apart = Array.from(classTable(bound), (kind, at) => [kind, WORTH_TO_MOVE[at]!, WORTH_WAITING[at]!]);
  expect(whole).toEqual(apart);
});
