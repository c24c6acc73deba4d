import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { DangerLegend } from '../hud/DangerLegend.tsx';
import type { Session } from './Session.ts';
import { useForecast } from './useForecast.ts';

/** What the marks on the tiles mean, while they are shown. */
export function ForecastLegend({ session, table }: { session: Session; table: Table }) {
  const forecast = useForecast(session, table);
  return forecast && <DangerLegend forecast={forecast} />;
}
