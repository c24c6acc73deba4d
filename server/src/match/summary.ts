import type { Game } from '@landfall/shared/engine/game.ts';
import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import { isOpen, type Lobby, NOBODY } from './seating.ts';

/** What is told about a table to whoever has not come in. */
export function summaryOf(code: string, game: Game, { phase, seats, people, watching }: Lobby): TableSummary {
  const seated = seats.filter(({ person }) => person !== NOBODY);
  const open = seats.filter(isOpen).length;
  const cpus = seats.length - seated.length - open;
  const names = [...new Set(seated.map(({ person }) => people[person]!.name))];
  return { code, game: game.id, phase, seats: seats.length, open, cpus, watching, people: names };
}
