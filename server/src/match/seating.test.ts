import { counting } from '../../test/counting.ts';
import { drawn, lobby } from '../../test/drawn-lobby.ts';
import { choose } from './agreement.ts';
import { type Answer, admit, kickProblem, NOBODY, remove, rename, sit, stand } from './seating.ts';
import { grant } from './watching.ts';

const reason = (answer: Answer) => answer?.reason ?? 'done';
const A = 1;
const B = 2;
const C = 3;

describe('entering', () => {
  test.each<[string, boolean, string]>([
    ['...', false, 'a..'],
    ['...', true, '...|a'],
  ])('%s, watch %s: %s', (before, watch, after) => {
    const table = lobby(before);
    admit(table, A, { name: 'Ann', watch });
    expect(drawn(table)).toBe(after);
    expect(table.host).toBe(A);
  });

  test('the first open seat is taken, the host stays, equal names are told apart', () => {
    const table = lobby('a.b');
    table.people[A]!.name = 'Ann';
    admit(table, C, { name: 'ann', watch: false });
    expect(drawn(table)).toBe('acb');
    expect(table.host).toBe(A);
    expect(table.people[C]!.name).toBe('ann 2');
  });

  test('a full table is watched', () => {
    const table = lobby('ab');
    admit(table, C, { name: 'Cid', watch: false });
    expect(drawn(table)).toBe('ab|c');
  });
});

describe('sitting and standing', () => {
  test.each<[string, number, number, string, string]>([
    ['a..', A, 2, 'done', '..a'],
    ['a..|b', B, 1, 'done', 'ab.'],
    ['A..', A, 2, 'done', '..a'],
    ['ab.|c', C, 0, 'seatTaken', 'ab.|c'],
    ['a..', A, 3, 'noSuchSeat', 'a..'],
    ['a..', A, -1, 'noSuchSeat', 'a..'],
  ])('%s: person %i asks for seat %i: %s, %s', (before, person, seat, answer, after) => {
    const table = lobby(before);
    expect(reason(sit(table, person, seat))).toBe(answer);
    expect(drawn(table)).toBe(after);
  });

  test('a swap needs both, and what was chosen moves along', () => {
    const table = lobby('ABc');
    choose(counting, table, A, { option: 'colour', value: 'red' });
    expect(sit(table, A, 1)).toBeNull();
    expect(drawn(table)).toBe('ABc');
    expect(table.people[A]!.wants).toBe(1);
    expect(sit(table, B, 0)).toBeNull();
    expect(drawn(table)).toBe('BAc');
    expect(table.people[A]!.wants).toBe(-1);
    expect(table.people[B]!.wants).toBe(-1);
    expect(table.seats.map(({ choices }) => choices.colour)).toEqual(['any', 'red', 'any']);
  });

  test('asking for the own seat takes the offer back, and offers to somebody who left lapse', () => {
    const table = lobby('abc');
    sit(table, A, 1);
    sit(table, A, 0);
    expect(table.people[A]!.wants).toBe(-1);
    sit(table, A, 1);
    stand(counting, table, B);
    expect(table.people[A]!.wants).toBe(-1);
    expect(drawn(table)).toBe('a.c|b');
  });

  test.each<[string, number, number, string, string]>([
    ['a.|b', B, 1, 'done', 'ab'],
    ['ab.', A, 2, 'notNow', 'ab.'],
    ['ab.', A, 1, 'notNow', 'ab.'],
  ])('while playing, %s: person %i asks for seat %i: %s', (before, person, seat, answer, after) => {
    const table = lobby(before);
    table.phase = 'playing';
    expect(reason(sit(table, person, seat))).toBe(answer);
    expect(drawn(table)).toBe(after);
  });

  test('standing forgets what was chosen', () => {
    const table = lobby('Ab');
    choose(counting, table, A, { option: 'colour', value: 'red' });
    expect(stand(counting, table, A)).toBeNull();
    expect(drawn(table)).toBe('.b|a');
    expect(table.seats[0]!.choices).toEqual({ colour: 'any' });
    expect(reason(stand(counting, table, A))).toBe('notSeated');
  });
});

describe('in a running game with secrets', () => {
  test.each<[string, number, string]>([
    ['the own seat again', 0, 'done'],
    ['another one that is open', 1, 'notAllowed'],
  ])('whoever has stood up is given %s: %s', (_what, seat, answer) => {
    const table = lobby('a.b');
    table.phase = 'playing';
    stand(counting, table, A);
    expect(reason(sit(table, A, seat))).toBe(answer);
    expect(drawn(table)).toBe(answer === 'done' ? 'a.b' : '..b|a');
  });

  test('nor does anybody come by another seat by being let in or given it', () => {
    const table = lobby('ab.');
    table.phase = 'playing';
    remove(counting, table, A);
    admit(table, A, { name: 'Ann', watch: false });
    expect(drawn(table)).toBe('ab.');
    remove(counting, table, A);
    table.seats[0]!.person = C;
    admit(table, A, { name: 'Ann', watch: false });
    Object.assign(table.seats[2]!, { cpu: 'easy' });
    table.people[A]!.wants = 2;
    expect(reason(grant(table, table.host, { person: A, yes: true }))).toBe('notAllowed');
  });
});

describe('people', () => {
  test.each<[string, number, number, string]>([
    ['ab', A, B, 'done'],
    ['ab', B, A, 'notHost'],
    ['ab', A, A, 'noSuchPerson'],
    ['ab', A, C, 'noSuchPerson'],
  ])('%s: person %i kicks %i: %s', (before, person, other, answer) => {
    expect(reason(kickProblem(lobby(before), person, other))).toBe(answer);
  });

  test('names that look the same are refused', () => {
    const table = lobby('ab');
    expect(rename(table, A, 'Bea')).toBeNull();
    expect(reason(rename(table, B, 'ＢＥＡ'))).toBe('nameTaken');
    expect(rename(table, A, 'bea')).toBeNull();
  });
});

test('a wish for a seat that somebody has by now is not granted', () => {
  const table = lobby('Ab|c');
  table.phase = 'playing';
  table.people[C]!.wants = 1;
  expect(grant(table, A, { person: C, yes: true })).toEqual({ reason: 'noSuchPerson', field: 'person' });
  expect(drawn(table)).toBe('Ab|c');
});

test('a game goes on when whoever paused it leaves, and the log says so', () => {
  const table = lobby('ab');
  Object.assign(table, { phase: 'playing', pausedBy: A, pauses: [{ ply: 4, turns: 3, person: A, on: true }] });
  remove(counting, table, A);
  expect([table.pausedBy, table.pauses.at(-1)]).toEqual([NOBODY, { ply: 4, turns: 3, person: A, on: false }]);
});
