import type { Table } from '@landfall/shared/games/forbidden-island/table.ts';
import { DangerLegend } from '../hud/DangerLegend.tsx';
import { useForecast } from './useForecast.ts';

/** What the marks on the tiles mean, while they are shown. */
export function ForecastLegend({ table }: { table: Table }) {
  const forecast = useForecast(table);
  return forecast && <DangerLegend forecast={forecast} />;
}
