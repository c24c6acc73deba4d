import type { Game, Setting } from '@landfall/shared/engine/game.ts';
import { defaults, settingProblem } from '@landfall/shared/engine/setting.ts';
import type { Requests } from '@landfall/shared/protocol/room.ts';
import { isReady } from '@landfall/shared/protocol/seats.ts';
import {
  type Answer,
  dropStaleOffers,
  isOpen,
  type Lobby,
  NO_SEAT,
  NOBODY,
  openSeat,
  ownSeat,
  refused,
  seatOf,
  swapSeats,
} from './seating.ts';
import { askers, seatAskers } from './watching.ts';

/** What the table has agreed on so far, in the engine's words. */
export const settingOf = ({ seats, options }: Lobby): Setting => ({
  seats: seats.length,
  options: { ...options },
  choices: seats.map(({ choices }) => ({ ...choices })),
});

export function setReady(lobby: Lobby, person: number, ready: boolean): Answer {
  if (lobby.phase !== 'lobby') return refused('notNow');
  if (seatOf(lobby, person) === NO_SEAT) return refused('notSeated');
  lobby.people[person]!.ready = ready;
  return null;
}

/** Sets one option of one's own seat. Whether the choices of all seats go together is only asked at the start. */
export function choose(game: Game, lobby: Lobby, person: number, choice: Requests['choose']): Answer {
  if (lobby.phase !== 'lobby') return refused('notNow');
  const { option, value } = choice;
  const seat = lobby.seats[ownSeat(lobby, person, choice.seat)];
  if (!seat) return refused('notSeated');
  if (!Object.hasOwn(game.seatOptions, option)) return { ...refused('notAllowed', 'option'), problem: 'unknown' };
  if (!game.seatOptions[option].includes(value)) return { ...refused('notAllowed', 'value'), problem: 'notAllowed' };
  seat.choices[option] = value;
  return null;
}

/** Changes what is given, all or nothing. Who was ready is asked again, because it was for another game. */
export function configure(game: Game, lobby: Lobby, person: number, changes: Requests['configure']): Answer {
  if (lobby.host !== person) return refused('notHost');
  const { absence, pace, hints, watching, turnTime, ...agreed } = changes;
  lobby.absence = absence ?? lobby.absence;
  lobby.pace = pace ?? lobby.pace;
  lobby.hints = hints ?? lobby.hints;
  lobby.watching = watching ?? lobby.watching;
  if (turnTime !== undefined && lobby.phase === 'lobby') askAgain(lobby);
  lobby.turnTime = turnTime ?? lobby.turnTime;
  const isOfAnyTime = Object.keys(agreed).length === 0 && Object.keys(changes).length > 0;
  if (isOfAnyTime) return null;
  if (lobby.phase !== 'lobby') return refused('notNow');
  const isAnother = changes.seats !== undefined || changes.options !== undefined || changes.seed !== undefined;
  const seats = changes.seats ?? lobby.seats.length;
  const options = { ...lobby.options, ...changes.options };
  // Any number may be wanted, so no more is made of it than a game could have.
  const choices = defaultChoices(game, Math.min(seats, game.seats.max));
  const problem = settingProblem(game, { seats, options, choices });
  if (problem) return { reason: 'notAllowed', ...problem };
  if (isAnother && lobby.daily !== '') return { ...refused('notAllowed'), problem: 'daily' };
  if (seats < seatedCount(lobby)) return refused('seatTaken', 'seats');

  if (isAnother) askAgain(lobby);
  setSeatCount(game, lobby, seats);
  lobby.options = options;
  lobby.seed = changes.seed ?? lobby.seed;
  lobby.listed = changes.listed ?? lobby.listed;
  return null;
}

/** Whoever was ready was so for another game. */
function askAgain(lobby: Lobby): void {
  for (const other of Object.values(lobby.people)) other.ready = false;
}

/** Why the game cannot begin yet, or null. The host says that they are ready by asking. */
export function startProblem(game: Game, lobby: Lobby, person: number): Answer {
  if (lobby.host !== person) return refused('notHost');
  if (lobby.phase !== 'lobby') return refused('notNow');
  const isSet = (seated: number) => seated === person || (seated !== NOBODY && isReady(lobby.people[seated]!));
  if (!lobby.seats.every((seat) => seat.cpu !== '' || isSet(seat.person))) return refused('notReady');
  const problem = settingProblem(game, settingOf(lobby));
  return problem && { reason: 'notAllowed', ...problem };
}

/**
 * Back to the lobby for another round with the same people and seats; from a game that cannot go on, too. Whoever asks for it
 * is ready for it.
 */
export function again(lobby: Lobby, person: number, options: Readonly<Record<string, string>> = lobby.options): Answer {
  if (seatOf(lobby, person) === NO_SEAT && lobby.host !== person) return refused('notSeated');
  // Two people want another round at once, and both are told that they have it.
  if (lobby.phase === 'lobby' && lobby.round > 0) {
    beReady(lobby, person);
    return null;
  }
  if (lobby.phase !== 'over' && lobby.phase !== 'broken') return refused('notNow');
  if (lobby.phase === 'broken' && lobby.host !== person) return refused('notHost');
  if (lobby.phase === 'over') lobby.options = { ...options };
  const asking = askers(lobby);
  lobby.phase = 'lobby';
  seatAskers(lobby, asking);
  dropStaleOffers(lobby);
  for (const seat of lobby.seats) if (seat.person !== NOBODY) seat.cpu = '';
  for (const other of Object.values(lobby.people)) other.ready = false;
  beReady(lobby, person);
  return null;
}

function beReady(lobby: Lobby, person: number): void {
  if (seatOf(lobby, person) !== NO_SEAT) lobby.people[person]!.ready = true;
}

/** Who is on seats that are to go moves to the open ones that stay, people before CPUs; people also to those of CPUs. */
function setSeatCount(game: Game, lobby: Lobby, count: number): void {
  const { seats } = lobby;
  const remaining = (isFree: typeof isOpen) => seats.findIndex((place, seat) => seat < count && isFree(place));
  const leaving = seats.map((_, seat) => seat).slice(count);
  for (const seat of leaving.filter((seat) => seats[seat]!.person !== NOBODY)) {
    const open = remaining(isOpen);
    swapSeats(lobby, seat, open === NO_SEAT ? remaining(({ person }) => person === NOBODY) : open);
  }
  for (const seat of leaving.filter((seat) => seats[seat]!.cpu !== '')) {
    const open = remaining(isOpen);
    if (open !== NO_SEAT) swapSeats(lobby, seat, open);
  }
  lobby.seats.length = Math.min(lobby.seats.length, count);
  while (lobby.seats.length < count) lobby.seats.push(openSeat(game));
  dropStaleOffers(lobby);
}

const defaultChoices = (game: Game, seats: number) => Array.from({ length: seats }, () => defaults(game.seatOptions));
const seatedCount = (lobby: Lobby) => lobby.seats.filter((seat) => seat.person !== NOBODY).length;
