/** @jest-environment jsdom */
import { refusalText } from './refusal-text.ts';

test.each([
  ['moved', undefined, 'Somebody else was faster, and the table has moved on. Please look again.'],
  ['notAllowed', 'roleTaken', 'Two players cannot have the same adventurer.'],
  ['notAllowed', 'aWordOfALaterServer', 'That setting is not possible.'],
  ['unreachable', undefined, 'That could not be sent: there is no connection.'],
] as const)('%s (%s)', (reason, problem, text) => {
  expect(refusalText(reason, problem)).toBe(text);
});

test.each([
  ['gomoku', 'doubleThree', 'Forbidden to Black: a double three.'],
  ['forbidden-island', 'sunk', 'This tile has sunk.'],
  ['dominoes', 'mustDraw', 'You must draw before you can pass.'],
  ['dominoes', 'aWordOfALaterServer', 'The rules do not allow that now.'],
  ['aGameOfALaterServer', 'sunk', 'The rules do not allow that now.'],
])('what %s calls %s', (game, word, text) => {
  expect(refusalText('notLegal', word, game)).toBe(text);
});
