import type { Seat } from '../engine/game.ts';
import type { TableState } from './state.ts';

type Ready = Pick<TableState['people'][string], 'connection' | 'ready'>;
type Connected = Pick<TableState['people'][string], 'connection'>;
type Seated = { seats: readonly Pick<TableState['seats'][number], 'person' | 'cpu'>[] };

/** The number of no person: an open seat, a table without a host. */
export const NOBODY = 0;

/** The seats a person has, in turn order; several only in games without secrets. */
export const seatsOf = ({ seats }: Seated, person: number): Seat[] =>
  person === NOBODY ? [] : seats.flatMap((place, seat) => (place.person === person ? [seat] : []));

/** Whether a game may begin with somebody: who said so and is gone now has not lost it, but is waited for until they are back. */
export const isReady = ({ ready, connection }: Ready): boolean => ready && connection !== 'away';

/**
 * Everybody whose consent is needed before a game ends or is taken back: whoever has a seat that no CPU plays for them, even
 * while they are gone, because a lost line is no consent. Whoever is here has a say although a CPU plays for them.
 */
export function withSay({ seats, people }: Seated & { people: Record<string, Connected> }): number[] {
  const isHere = (person: number) => people[person]?.connection === 'online';
  const seated = seats.filter(({ person, cpu }) => person !== NOBODY && (cpu === '' || isHere(person)));
  return [...new Set(seated.map(({ person }) => person))];
}
