import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { counting } from '../../test/counting.ts';
import {
  type Answer,
  admit,
  again,
  choose,
  configure,
  kickProblem,
  type Lobby,
  newLobby,
  nextHost,
  rename,
  replaceHost,
  seatOf,
  setReady,
  sit,
  stand,
  startProblem,
} from './seating.ts';
import { grant } from './watching.ts';

/**
 * A lobby drawn as text: a letter is the person on a seat, `.` an open seat; after the bar those who watch. Person 1 is
 * `a`, 2 is `b` and so on; a capital is ready.
 */
function lobby(drawn: string): Lobby {
  const [seats = '', watching = ''] = drawn.split('|');
  const made = newLobby(counting, defaultSetting(counting, seats.length), { seed: '', listed: false });
  const letters = [...seats, ...watching].filter((letter) => letter !== '.').sort((a, b) => number(a) - number(b));
  for (const letter of letters) {
    admit(made, number(letter), { name: letter, watch: true });
    made.people[number(letter)]!.ready = letter !== letter.toLowerCase();
  }
  for (const [i, letter] of [...seats].entries()) if (letter !== '.') made.seats[i]!.person = number(letter);
  return made;
}

function drawn(made: Lobby): string {
  const letter = (person: number) => {
    const small = String.fromCharCode(96 + person);
    return made.people[person]?.ready ? small.toUpperCase() : small;
  };
  const watching = Object.keys(made.people)
    .map(Number)
    .filter((person) => seatOf(made, person) < 0);
  const seats = made.seats.map(({ person }) => (person === 0 ? '.' : letter(person))).join('');
  return watching.length > 0 ? `${seats}|${watching.map(letter).join('')}` : seats;
}

const number = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;
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

test('a wish for a seat that somebody has by now is not granted', () => {
  const table = lobby('Ab|c');
  table.phase = 'playing';
  table.people[C]!.wants = 1;
  expect(grant(table, A, { person: C, yes: true })).toEqual({ reason: 'noSuchPerson', field: 'person' });
  expect(drawn(table)).toBe('Ab|c');
});
