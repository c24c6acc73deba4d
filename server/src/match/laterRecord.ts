import type { Game } from '@landfall/shared/engine/game.ts';
import { defaultSetting } from '@landfall/shared/engine/setting.ts';
import { z } from 'zod';
import { newRecord, type TableRecord } from './record.ts';
import { type Lobby, NO_SEAT, NOBODY, newLobby } from './seating.ts';

/** What this version needs of a record that a later one has written, wherever else that differs. */
const readable = z.object({
  lobby: z.object({
    round: z.int().min(0),
    host: z.int().min(0),
    seats: z.array(z.object({ person: z.int().min(0) })),
    people: z.record(z.string().regex(/^\d+$/), z.object({ name: z.string() })),
  }),
  register: z.object({
    lastNumber: z.int().min(0),
    known: z.record(
      z.string().regex(/^\d+$/),
      z.object({ name: z.string(), digest: z.string().regex(/^[0-9a-f]{64}$/) }),
    ),
  }),
});

/**
 * What can be told of a record that a later version has written: who has which seat, as far as that is written as today. The
 * table can only be looked at, because to write it would lose whatever else the later version knows.
 * @param round the one played last, as the archive says
 */
export function fromLater(game: Game, stored: unknown, round: number): TableRecord {
  const { data } = readable.safeParse(stored);
  const seats = data?.lobby.seats ?? [];
  const setting = defaultSetting(game, Math.max(seats.length, game.seats.min));
  const record = newRecord(newLobby(game, setting, { seed: '', listed: false }));
  const { lobby, register } = record;
  Object.assign(lobby, { phase: 'broken', round } satisfies Partial<Lobby>);
  if (!data) return record;
  const people = Object.entries(data.lobby.people).map(([person, { name }]) => [
    person,
    { name, ready: false, wants: NO_SEAT, moves: 0, connection: 'trouble' },
  ]);
  lobby.people = Object.fromEntries(people);
  const known = (person: number) => (lobby.people[person] ? person : NOBODY);
  for (const [seat, { person }] of seats.entries()) lobby.seats[seat]!.person = known(person);
  lobby.host = known(data.lobby.host);
  const recognised = Object.entries(data.register.known).map(([person, one]) => [person, { ...one, watch: false }]);
  Object.assign(register, { lastNumber: data.register.lastNumber, known: Object.fromEntries(recognised) });
  return record;
}
