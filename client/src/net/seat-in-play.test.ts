import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import { seat } from '../testing/states.ts';
import { seatInPlay } from './seat-in-play.ts';

const ME = 7;
const at = (sitters: number[], waitingFor: number[] = []) => ({ seats: sitters.map((one) => seat(one)), waitingFor });

test('a person has the seats that show their number', () => {
  expect(seatsOf(at([7, 8, 7]), ME)).toEqual([0, 2]);
  expect(seatsOf(at([8, 0]), ME)).toEqual([]);
});

test.each<[string, ReturnType<typeof at>, object, number | null]>([
  ['who has no seat watches', at([8, 8], [0]), {}, null],
  ['one seat is the one, whoever is waited for', at([8, 7], [0]), { last: 0 }, 1],
  ['of several the one that owes a decision', at([7, 8, 7], [2]), { last: 0 }, 2],
  ['if both do, the one that was looked through', at([7, 7], [0, 1]), { last: 1 }, 1],
  ['if none does, the one that was looked through', at([7, 7, 8], [2]), { last: 1 }, 1],
  ['the first at the beginning', at([7, 7, 8], [2]), {}, 0],
  ['the one that was picked, whoever is waited for', at([7, 7], [0]), { picked: 1, last: 0 }, 1],
  ['but not one of somebody else', at([7, 8], [0]), { picked: 1 }, 0],
])('%s', (_, state, looked, expected) => expect(seatInPlay(state, ME, looked)).toBe(expected));

test('a seat that a CPU plays is not the one that is waited for', () => {
  const state = at([7, 7], [0, 1]);
  state.seats[0]!.cpu = 'easy';
  expect(seatInPlay(state, ME)).toBe(1);
});
