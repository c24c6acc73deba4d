import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Connection } from '@landfall/shared/protocol/room.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';

/** Whoever plays a seat, as the others see them: a person, a CPU, or a person that a CPU stands in for. */
export function sitterAt({ seats, people }: TableState, seat: Seat): { name: string; connection: Connection } {
  const { person, cpu } = seats[seat]!;
  const { name, connection } = people[person] ?? { name: '', connection: 'away' };
  if (cpu === '') return { name, connection };
  if (name === '') return { name: t('cpu.name', { seat: seat + 1 }), connection: 'online' };
  return { name: t('cpu.playing', { name }), connection };
}
