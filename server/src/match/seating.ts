import type { BotLevel } from '@landfall/shared/engine/bot.ts';
import type { Game, Seat, Setting } from '@landfall/shared/engine/game.ts';
import { hasSecrets } from '@landfall/shared/engine/secrets.ts';
import { defaults } from '@landfall/shared/engine/setting.ts';
import { sameName, uniqueName } from '@landfall/shared/protocol/name.ts';
import type { Refusal } from '@landfall/shared/protocol/refusals.ts';
import { ABSENCE, type Known, type Pace, type Phase, type Requests } from '@landfall/shared/protocol/room.ts';
import { NOBODY, seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { PersonState } from '@landfall/shared/protocol/state.ts';
import { nextHost } from './host.ts';
import { notePause } from './pauses.ts';
import { dropStaleProposal, type Proposal } from './proposal.ts';

export { NOBODY, seatsOf };
/** The number of no seat. */
export const NO_SEAT = -1;

/** Who is at a table, who sits where, and what has been agreed. Plain data, changed only by the functions below. */
export interface Lobby {
  phase: Phase;
  round: number;
  host: number;
  listed: boolean;
  seed: string; // '' for a secret random one
  options: Record<string, string>;
  seats: { person: number; cpu: BotLevel | ''; choices: Record<string, string> }[];
  people: Record<string, PersonState>; // by the person's number
  pace: Pace; // of CPUs
  hints: boolean; // people may ask what a CPU would do
  watching: boolean; // people may be here without a seat
  turnTime: number; // seconds for a decision before a CPU decides once, 0 for any
  absence: number; // seconds after which a CPU plays for somebody who is gone, 0 for never
  pausedBy: number; // somebody who has paused the game, or NOBODY
  pauses: { ply: number; turns: number; person: number; on: boolean }[]; // of this round: after which entry, by whom
  endVotes: number[]; // people who want the game to end
  abandoned: boolean; // it was ended so
  proposal: Proposal | null; // what somebody wants to take back, and others have to agree to
  held: Record<string, Seat>; // in this round: whose hand somebody has seen who gave that seat up, by the person's number
  known: { round: number; why: Known }[]; // rounds of which somebody could know what is hidden
  daily: string; // the day whose game it is, '' for another game
  begins: boolean; // the first person takes the seats that are left, and the game begins at once
}

/** Why something was not done; null where it was. */
export interface Refused {
  reason: Refusal;
  field?: string;
  problem?: string;
}
export type Answer = Refused | null;

export const refused = (reason: Refusal, field?: string): Refused =>
  field === undefined ? { reason } : { reason, field };

/** What a lobby says about people who are gone and games that halt, before anybody has said anything. */
export const UNSAID = {
  pace: 'normal',
  hints: true,
  watching: true,
  turnTime: 0,
  absence: ABSENCE,
  pausedBy: NOBODY,
  pauses: [],
  endVotes: [],
  abandoned: false,
  proposal: null,
  held: {},
  known: [],
  daily: '',
  begins: false,
} satisfies Partial<Lobby>;

export function newLobby(game: Game, setting: Setting, { seed, listed }: { seed: string; listed: boolean }): Lobby {
  return {
    phase: 'lobby',
    round: 0,
    host: NOBODY,
    listed,
    seed,
    options: { ...setting.options },
    seats: Array.from({ length: setting.seats }, () => openSeat(game)),
    people: {},
    ...structuredClone(UNSAID),
  };
}

/** The first seat a person has, or NO_SEAT. */
export const seatOf = (lobby: Lobby, person: number): Seat => lobby.seats.findIndex((seat) => seat.person === person);

/** The seat a request is about: the one it names if that is theirs, their first if it names none, NO_SEAT otherwise. */
export function ownSeat(lobby: Pick<Lobby, 'seats'>, person: number, named?: Seat): Seat {
  const own = seatsOf(lobby, person);
  return own.find((seat) => named === undefined || seat === named) ?? NO_SEAT;
}

/** Whether somebody may be at the table without a seat. Its host always may. */
export const mayWatch = (lobby: Lobby, person: number): boolean =>
  lobby.watching || lobby.host === person || !lobby.people[lobby.host];

/**
 * Whether a seat is the host's to give: one that a CPU plays in a running game. An open seat is for anybody, because the
 * game waits for it.
 */
const needsConsent = (lobby: Lobby, person: number, { cpu }: Lobby['seats'][number]): boolean =>
  lobby.phase === 'playing' && cpu !== '' && lobby.host !== person && seatOf(lobby, person) === NO_SEAT;

/** Nobody may see two hands of one round, not even one after the other. */
export const mayHold = ({ phase, held }: Lobby, person: number, seat: Seat): boolean =>
  phase === 'lobby' || (held[person] ?? seat) === seat;
export const OTHER_HAND: Refused = { reason: 'notAllowed', field: 'seat', problem: 'otherHand' };

/** Lets a person in: on the first seat there is for them, or to watch. The first one is the host. */
export function admit(lobby: Lobby, person: number, { name, watch }: { name: string; watch: boolean }): void {
  const names = Object.values(lobby.people).map((other) => other.name);
  lobby.people[person] = {
    name: uniqueName(name, names),
    connection: 'online',
    ready: false,
    wants: NO_SEAT,
    moves: 0,
  };
  if (!watch) placeNewcomer(lobby, person);
  if (!lobby.people[lobby.host]) lobby.host = person;
}

/** Where nobody may watch, the seat of a CPU is taken in the lobby and asked for in a running game: one that nobody asks for, if there is one. */
export function placeNewcomer(lobby: Lobby, person: number): void {
  const wanted = Object.values(lobby.people).map(({ wants }) => wants);
  const candidates = lobby.seats
    .map((_, seat) => seat)
    .filter((seat) => lobby.seats[seat]!.person === NOBODY && mayHold(lobby, person, seat));
  const open = candidates.find((seat) => isOpen(lobby.seats[seat]!));
  const ofCpu = candidates.find((seat) => !wanted.includes(seat)) ?? candidates[0];
  const seat = open ?? (mayWatch(lobby, person) ? NO_SEAT : (ofCpu ?? NO_SEAT));
  const place = lobby.seats[seat];
  if (place && needsConsent(lobby, person, place)) lobby.people[person]!.wants = seat;
  else if (place) Object.assign(place, { person, cpu: '' });
}

/** Lets somebody in again who was sent away: on the seats they had as far as nobody else has them, else as a newcomer. */
export function readmit(
  lobby: Lobby,
  person: number,
  { name, watch, seats }: { name: string; watch: boolean; seats: Seat[] },
): void {
  const free = seats.filter((seat) => lobby.seats[seat]?.person === NOBODY);
  admit(lobby, person, { name, watch: watch || free.length > 0 });
  lobby.people[person]!.connection = 'away';
  for (const seat of free) lobby.seats[seat]!.person = person;
  dropStaleOffers(lobby);
}

/** Forgets a person; the seat becomes open and the host role moves on. */
export function remove(game: Game, lobby: Lobby, person: number): void {
  giveUpSeats(game, lobby, person, seatsOf(lobby, person));
  if (lobby.pausedBy === person) {
    lobby.pausedBy = NOBODY;
    const last = lobby.pauses.at(-1);
    if (last) notePause(lobby, { ...last, on: false });
  }
  delete lobby.people[person];
  if (lobby.host === person) lobby.host = nextHost(lobby);
  dropStaleProposal(lobby);
}

/** Takes an open seat or, in the lobby, offers the person on a taken one to swap. */
export function sit(lobby: Lobby, person: number, wanted: Seat): Answer {
  const place = lobby.seats[wanted];
  if (!place) return refused('noSuchSeat', 'seat');
  if (place.person === NOBODY && !mayHold(lobby, person, wanted)) return OTHER_HAND;
  if (place.person === NOBODY && needsConsent(lobby, person, place)) return askFor(lobby, person, wanted);
  if (place.person === NOBODY) return sitOnOpenSeat(lobby, person, wanted);
  const own = seatOf(lobby, person);
  if (own === NO_SEAT) return refused('seatTaken');
  if (lobby.phase !== 'lobby') return refused('notNow');
  offerSwap(lobby, own, wanted);
  return null;
}

function sitOnOpenSeat(lobby: Lobby, person: number, wanted: Seat): Answer {
  const own = seatOf(lobby, person);
  // Once hands are dealt, changing seats would show one person two of them.
  if (own !== NO_SEAT && lobby.phase !== 'lobby') return refused('notNow');
  if (own === NO_SEAT) Object.assign(lobby.seats[wanted]!, { person, cpu: '' });
  else swapSeats(lobby, own, wanted);
  lobby.people[person]!.ready = false;
  dropStaleOffers(lobby);
  return null;
}

/** Asking the host for a seat once more takes the wish back. */
function askFor(lobby: Lobby, person: number, wanted: Seat): Answer {
  const asker = lobby.people[person]!;
  asker.wants = asker.wants === wanted ? NO_SEAT : wanted;
  return null;
}

/** Asking for one's own seat takes an earlier offer back. */
function offerSwap(lobby: Lobby, own: Seat, wanted: Seat): void {
  const asker = personOn(lobby, own);
  const other = personOn(lobby, wanted);
  asker.wants = asker === other ? NO_SEAT : wanted;
  if (asker === other || lobby.people[lobby.seats[other.wants]?.person ?? NOBODY] !== asker) return;
  swapSeats(lobby, other.wants, wanted);
  asker.wants = NO_SEAT;
  other.wants = NO_SEAT;
}

/** Gives up the seat that is named, or every one. */
export function stand(game: Game, lobby: Lobby, person: number, named?: Seat): Answer {
  if (ownSeat(lobby, person, named) === NO_SEAT) return refused('notSeated');
  const given = named === undefined ? seatsOf(lobby, person) : [named];
  if (given.length === seatsOf(lobby, person).length && !mayWatch(lobby, person)) return refused('noWatching');
  giveUpSeats(game, lobby, person, given);
  return null;
}

export function kickProblem(lobby: Lobby, person: number, other: number): Answer {
  if (lobby.host !== person) return refused('notHost');
  if (other === person || !lobby.people[other]) return refused('noSuchPerson', 'person');
  return null;
}

/**
 * Opens the seats of somebody who is away, in the lobby. Should they come back, they are let in like at first; whose page is
 * open all the time (`isHere`) has no seat from now on.
 */
export function free(
  game: Game,
  lobby: Lobby,
  { host, isHere }: { host: number; isHere: boolean },
  { person }: Requests['free'],
): Answer {
  if (lobby.host !== host) return refused('notHost');
  if (lobby.phase !== 'lobby') return refused('notNow');
  if (seatOf(lobby, person) === NO_SEAT) return refused('noSuchPerson', 'person');
  if (!isAway(lobby, person)) return refused('seatTaken');
  if (isHere) giveUpSeats(game, lobby, person, seatsOf(lobby, person));
  else remove(game, lobby, person);
  return null;
}

/** Takes a name that is already clean; one that looks like somebody else's is refused. */
export function rename(lobby: Lobby, person: number, name: string): Answer {
  const isTaken = Object.entries(lobby.people).some(
    ([number, other]) => Number(number) !== person && sameName(other.name, name),
  );
  if (isTaken) return refused('nameTaken', 'name');
  lobby.people[person]!.name = name;
  return null;
}

/** Whether somebody's line was lost only just now, so that they may be back before anybody misses them. */
export const isInTrouble = ({ people }: Pick<Lobby, 'people'>, person: number): boolean =>
  people[person]?.connection === 'trouble';
export const isAway = ({ people }: Lobby, person: number): boolean => people[person]?.connection === 'away';
export const isOpen = ({ person, cpu }: Lobby['seats'][number]) => person === NOBODY && cpu === '';
export const openSeat = (game: Game): Lobby['seats'][number] => ({
  person: NOBODY,
  cpu: '',
  choices: { ...defaults(game.seatOptions) },
});
const personOn = (lobby: Lobby, seat: Seat) => lobby.people[lobby.seats[seat]!.person]!;

/** What was chosen for a seat is the wish of the person on it, so it moves along. */
export function swapSeats(lobby: Lobby, a: Seat, b: Seat): void {
  const { seats } = lobby;
  [seats[a], seats[b]] = [seats[b]!, seats[a]!];
}

function giveUpSeats(game: Game, lobby: Lobby, person: number, seats: readonly Seat[]): void {
  if (seats.length === 0) return;
  if (lobby.phase !== 'lobby' && hasSecrets(game)) lobby.held[person] = seats[0]!;
  for (const seat of seats) lobby.seats[seat] = openSeat(game);
  lobby.people[person]!.ready = false;
  dropStaleOffers(lobby);
  dropStaleProposal(lobby);
}

/**
 * An offer stands as long as both the person who made it and the one it was made to are seated; the wish for the seat of
 * a CPU as long as it is still that.
 */
export function dropStaleOffers(lobby: Lobby): void {
  for (const [number, person] of Object.entries(lobby.people)) {
    const wanted = lobby.seats[person.wants];
    const isSeated = seatOf(lobby, Number(number)) !== NO_SEAT;
    const isOffer = isSeated && wanted !== undefined && wanted.person !== NOBODY && wanted.person !== Number(number);
    const isWish = wanted?.person === NOBODY && needsConsent(lobby, Number(number), wanted);
    if (!isOffer && !isWish) person.wants = NO_SEAT;
  }
}
