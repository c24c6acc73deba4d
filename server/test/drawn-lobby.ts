import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { admit, type Lobby, newLobby, seatOf } from '../src/match/seating.ts';
import { counting } from './counting.ts';

/**
 * A lobby drawn as text: a letter is the person on a seat, `.` an open seat; after the bar those who watch. Person 1 is
 * `a`, 2 is `b` and so on; a capital is ready.
 */
export function lobby(drawn: string): Lobby {
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

export function drawn(made: Lobby): string {
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

export const number = (letter: string) => letter.toLowerCase().charCodeAt(0) - 96;
