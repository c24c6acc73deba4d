import { type Forecast, forecast } from '@landfall/shared/games/forbidden-island/danger.ts';
import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { useMemo } from 'preact/hooks';
import { dangerShown } from './dangerShown.ts';
import type { Session } from './Session.ts';

/** Whether this table plays with hints, of which what may happen next is one. */
export const mayForesee = ({ link }: Session): boolean => link.state.value?.hints === true;

/** What the coming flood cards may do, where somebody wants to see it and there is something to come; null otherwise. */
export function useForecast(session: Session, table: Table): Forecast | null {
  const isWanted = dangerShown.value && mayForesee(session) && table.endings.length === 0;
  return useMemo(() => (isWanted ? forecast(table) : null), [table, isWanted]);
}
