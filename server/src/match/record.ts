import type { Game } from '@landfall/shared/engine/game.ts';
import { defaults } from '@landfall/shared/engine/setting.ts';
import type { PersonState } from '@landfall/shared/protocol/state.ts';
import { newRegister, type Register } from './register.ts';
import { type Lobby, NOBODY, UNSAID } from './seating.ts';

/** The format of the record below. Another one comes with a way to read this one. */
const FORMAT = 1;

/** Whether a record is one that this version can read as a whole, and may write again. */
export const isOfToday = (stored: unknown): stored is StoredRecord =>
  (stored as StoredRecord | null)?.format === FORMAT;

/** All that is kept about a table besides its rounds. */
export interface TableRecord {
  lobby: Lobby;
  register: Register;
}

/** The record as it is stored: how well people are connected is nothing to keep. */
export interface StoredRecord {
  format: typeof FORMAT;
  lobby: Omit<Lobby, 'people'> & { people: Record<string, Omit<PersonState, 'connection'>> };
  register: Register;
}

export const newRecord = (lobby: Lobby): TableRecord => ({ lobby, register: newRegister() });

export function toStore({ lobby, register }: TableRecord): StoredRecord {
  const people = Object.entries(lobby.people).map(([person, { connection: _, ...kept }]) => [person, kept] as const);
  return { format: FORMAT, lobby: { ...lobby, people: Object.fromEntries(people) }, register };
}

/** A stored record, with the settings brought in line with what the game knows today. */
export function fromStore(game: Game, { lobby, register }: StoredRecord): TableRecord {
  const people = Object.entries(lobby.people).map(([person, kept]) => [
    person,
    { ...kept, moves: kept.moves ?? 0, connection: 'trouble' },
  ]);
  const seats = lobby.seats.map((seat) => ({
    ...seat,
    cpu: seat.cpu ?? '',
    choices: possible(game.seatOptions, seat.choices),
  }));
  const options = possible(game.options, lobby.options);
  const known = lobby.known ?? knownBefore(lobby);
  const proposal = lobby.proposal?.agreed ? lobby.proposal : null; // once it was kept without who has agreed
  return {
    lobby: {
      ...structuredClone(UNSAID),
      ...lobby,
      known,
      proposal,
      seats,
      options,
      people: Object.fromEntries(people),
    },
    register: readRegister(register),
  };
}

/**
 * Earlier versions did not note how somebody could know what is hidden. Of the last round it can still be told where its seed was
 * given; not of those before, nor of one that goes on from another table (`from`), of which nothing else was kept either.
 */
function knownBefore({ phase, round, seed, daily = '' }: StoredRecord['lobby']): Lobby['known'] {
  return phase !== 'lobby' && seed !== '' ? [{ round, why: daily === '' ? 'chosen' : 'daily' }] : [];
}

/** Earlier versions kept only the digests of those who were sent away, so those cannot be let back in. */
function readRegister(stored: Register): Register {
  const kicked = (stored.kicked as (Register['kicked'][number] | string)[]).map((one) =>
    typeof one === 'string' ? { person: NOBODY, name: '', watch: true, digest: one, seats: [] } : one,
  );
  return { ...stored, kicked };
}

/** What was chosen, as far as it can still be chosen; a table must not be stuck because an option has gone. */
function possible(options: Game['options'], chosen: Record<string, string>): Record<string, string> {
  const usual = defaults(options) as Record<string, string>;
  const kept = Object.entries(chosen).filter(
    ([name, value]) => Object.hasOwn(usual, name) && options[name].includes(value),
  );
  return { ...usual, ...Object.fromEntries(kept) };
}
