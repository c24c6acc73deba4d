import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';

/** Whose actions would be taken back, and how many of each. */
export function Deeds({ state, seats }: { state: TableState; seats: readonly number[] }) {
  const counts = new Map<number, number>();
  for (const seat of seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return (
    <ul class="undo-deeds">
      {[...counts].map(([seat, n]) => (
        <li key={seat}>{t('undo.deeds', { name: nameAt(state, seat), n })}</li>
      ))}
    </ul>
  );
}

function nameAt({ seats, people }: TableState, seat: number): string {
  const person = seats[seat]?.person ?? 0;
  return people[person]?.name ?? t('lobby.seat', { seat: seat + 1 });
}
