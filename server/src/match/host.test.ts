import { lobby, number } from '../../test/drawn-lobby.ts';
import { nextHost, replaceHost } from './host.ts';

const A = 1;
const B = 2;
const C = 3;

test.each<[string, string, number]>([
  ['abc', 'bc', B],
  ['.c|b', 'bc', C],
  ['abc', 'c', C],
  ['.b|c', 'c', C],
  ['abc', '', A],
  ['..', '', 0],
])('%s with %s online: the next host is %i', (before, online, next) => {
  const table = lobby(before);
  for (const [person, state] of Object.entries(table.people))
    state.connection = [...online].map(number).includes(Number(person)) ? 'online' : 'away';
  expect(nextHost(table)).toBe(next);
});

test('without anybody here the host role stays', () => {
  const table = lobby('ba');
  for (const state of Object.values(table.people)) state.connection = 'away';
  replaceHost(table);
  expect(table.host).toBe(A);
  table.people[B]!.connection = 'online';
  replaceHost(table);
  expect(table.host).toBe(B);
});
