import { person, seat, tableState } from '../testing/states.ts';
import { sitterAt } from './sitter.ts';

const state = tableState({
  seats: [seat(7), seat(8, 'any', 'medium'), seat(0, 'any', 'hard'), seat(0)],
  people: { 7: person('Ada'), 8: person('Bo', { connection: 'away' }) },
});

test.each([
  ['a person', 0, 'Ada', 'online'],
  ['somebody whom a CPU stands in for', 1, 'Bo (CPU)', 'away'],
  ['a CPU', 2, 'CPU 3', 'online'],
  ['nobody', 3, '', 'away'],
])('on a seat plays %s', (_who, at, name, connection) => {
  expect(sitterAt(state, at)).toEqual({ name, connection });
});
