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
