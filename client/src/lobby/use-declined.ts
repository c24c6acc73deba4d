import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import type { TableConnection } from '../net/connection.ts';
import { toast } from '../ui/toast.tsx';

/** Says when the host does not give the seat that was asked for. Returns what to call before taking the wish back. */
export function useDeclined(connection: TableConnection): () => void {
  const state = connection.state.value;
  const waits = connection.seat.value === null && (state?.people[connection.person.value]?.wants ?? -1) >= 0;
  const before = useRef(false);
  const tookBack = useRef(false);
  useEffect(() => {
    const isOver = before.current && !waits && connection.seat.value === null;
    if (isOver && !tookBack.current) toast(t('lobby.seatDeclined'));
    before.current = waits;
    tookBack.current = false;
  }, [waits]);
  return () => {
    tookBack.current = true;
  };
}
