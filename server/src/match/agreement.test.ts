import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { PersonState } from '@landfall/shared/protocol/state.ts';
import { counting } from '../../test/counting.ts';
import { drawn, lobby, number } from '../../test/drawn-lobby.ts';
import { again, choose, configure, setReady, startProblem } from './agreement.ts';
import { type Answer, admit } from './seating.ts';

const reason = (answer: Answer) => answer?.reason ?? 'done';
const A = 1;
const B = 2;
const C = 3;

describe('agreeing', () => {
  test.each<[string, Parameters<typeof configure>[3], number, object | null, string]>([
    ['Ab.', { seats: 2 }, A, null, 'ab'],
    ['A.b', { seats: 2 }, A, null, 'ab'],
    ['A..b', { seats: 3 }, A, null, 'ab.'],
    ['Ab', { seats: 4 }, A, null, 'ab..'],
    ['AB', { listed: true }, A, null, 'AB'],
    ['AB', { seed: 'x' }, A, null, 'ab'],
    ['Abc', { seats: 2 }, A, { reason: 'seatTaken', field: 'seats' }, 'Abc'],
    ['Ab', { seats: 5 }, A, { reason: 'notAllowed', field: 'seats', problem: 'outOfRange' }, 'Ab'],
    ['Ab', { seats: -1 }, A, { reason: 'notAllowed', field: 'seats', problem: 'outOfRange' }, 'Ab'],
    ['Ab', { seats: 2 ** 32 }, A, { reason: 'notAllowed', field: 'seats', problem: 'outOfRange' }, 'Ab'],
    [
      'Ab',
      { options: { first: '3' } },
      A,
      { reason: 'notAllowed', field: 'options.first', problem: 'noSuchSeat' },
      'Ab',
    ],
    [
      'Ab',
      { options: { first: '9' } },
      A,
      { reason: 'notAllowed', field: 'options.first', problem: 'notAllowed' },
      'Ab',
    ],
    [
      'Ab',
      { options: { colour: 'x' } },
      A,
      { reason: 'notAllowed', field: 'options.colour', problem: 'unknown' },
      'Ab',
    ],
    ['Ab', { seats: 3 }, B, { reason: 'notHost' }, 'Ab'],
  ])('%s: %j by person %i: %j, %s', (before, changes, person, answer, after) => {
    const table = lobby(before);
    const options = { ...table.options };
    expect(configure(counting, table, person, changes)).toEqual(answer);
    expect(drawn(table)).toBe(after);
    if (answer) expect(table.options).toEqual(options);
  });

  test.each<[string, string, string, object | null]>([
    ['a', 'colour', 'red', null],
    ['a', 'colour', 'green', { reason: 'notAllowed', field: 'value', problem: 'notAllowed' }],
    ['a', '__proto__', 'red', { reason: 'notAllowed', field: 'option', problem: 'unknown' }],
    ['b', 'colour', 'red', { reason: 'notSeated' }],
  ])('%s chooses %s %s: %j', (who, option, value, answer) => {
    expect(choose(counting, lobby('a.|b'), number(who), { option, value })).toEqual(answer);
  });

  test.each<[string, number, string]>([
    ['aB', A, 'done'],
    ['Ab', A, 'notReady'],
    ['A.', A, 'notReady'],
    ['AB', B, 'notHost'],
    ['BC|a', A, 'done'],
    ['Bc|a', A, 'notReady'],
  ])('start with %s by person %i: %s', (before, person, answer) => {
    expect(reason(startProblem(counting, lobby(before), person))).toBe(answer);
  });

  test.each<[PersonState['connection'], BotLevel | '', string]>([
    ['away', '', 'notReady'],
    ['away', 'easy', 'done'],
    ['trouble', '', 'done'],
    ['online', '', 'done'],
  ])('whoever was ready and is %s, with a CPU "%s": %s', (connection, cpu, answer) => {
    const table = lobby('AB');
    table.people[B]!.connection = connection;
    table.seats[1]!.cpu = cpu;
    expect(reason(startProblem(counting, table, A))).toBe(answer);
  });

  test('the choices of all seats must go together at the start', () => {
    const table = lobby('aB');
    for (const person of [A, B]) choose(counting, table, person, { option: 'colour', value: 'red' });
    expect(startProblem(counting, table, A)).toEqual({
      reason: 'notAllowed',
      field: 'choices.1.colour',
      problem: 'twice',
    });
  });

  test('only those who sit can be ready, and only in the lobby', () => {
    const table = lobby('a.|b');
    expect(reason(setReady(table, B, true))).toBe('notSeated');
    expect(setReady(table, A, true)).toBeNull();
    table.phase = 'playing';
    expect(reason(setReady(table, A, true))).toBe('notNow');
    expect(reason(choose(counting, table, A, { option: 'colour', value: 'red' }))).toBe('notNow');
    expect(reason(configure(counting, table, A, { listed: true }))).toBe('notNow');
    expect(reason(startProblem(counting, table, A))).toBe('notNow');
  });

  test('another round keeps seats and options, and whoever asks for it is ready', () => {
    const table = lobby('AB|c');
    expect(reason(again(table, A))).toBe('notNow');
    table.phase = 'over';
    table.round = 1;
    expect(reason(again(table, C))).toBe('notSeated');
    expect(again(table, B)).toBeNull();
    expect(drawn(table)).toBe('aB|c');
    expect(table.phase).toBe('lobby');
    expect(reason(again(table, C))).toBe('notSeated');
    expect(again(table, A)).toBeNull();
    expect(drawn(table)).toBe('AB|c');
  });

  test('the game may have other options for a rematch, but only once it was played to its end', () => {
    const table = lobby('AB');
    table.phase = 'broken';
    const before = { ...table.options };
    again(table, A, { pace: 'quick' });
    expect(table.options).toEqual(before);
    table.phase = 'over';
    again(table, A, { pace: 'quick' });
    expect(table.options).toEqual({ pace: 'quick' });
  });
});

test.each<[string, number, string, string]>([
  ['. a easy hard', 3, 'a takes an open seat only', 'hard a easy'],
  ['a easy . b', 2, 'the open seat goes, too', 'a b'],
  ['a . . b', 3, 'the first open seat is nearest', 'a b .'],
  ['easy . hard a', 2, 'people come before CPUs', 'easy a'],
  ['hard easy a', 2, 'a person before a CPU', 'a easy'],
  ['easy easy a b', 2, 'two people before two CPUs', 'a b'],
  ['a . easy hard', 2, 'one of two CPUs', 'a easy'],
  ['a . easy .', 3, 'a CPU that stays is not moved', 'a . easy'],
  ['. . a .', 2, 'the only person', 'a .'],
  ['a easy a b', 3, 'somebody with two seats', 'a b a'],
])('%s with %i seats (%s): %s', (before, seats, _why, after) => {
  const made = lobby('....'.slice(0, before.split(' ').length));
  for (const person of [A, B]) admit(made, person, { name: `${person}`, watch: true });
  for (const [seat, who] of before.split(' ').entries())
    if (who.length > 1) made.seats[seat]!.cpu = who as BotLevel;
    else if (who !== '.') made.seats[seat]!.person = number(who);
  expect(configure(counting, made, A, { seats })).toBeNull();
  expect(made.seats.map(({ person, cpu }) => cpu || ['.', 'a', 'b'][person]).join(' ')).toBe(after);
});
