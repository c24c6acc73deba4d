import { t } from '../../i18n/i18n.ts';
import type { TableConnection } from '../../net/connection.ts';
import { playMeanwhile } from '../../offline/way-back.ts';
import { Button } from '../../ui/button.tsx';

const LONG_AFTER_FAILURES = 5;

/** Whether it may take a while until the server is back. */
export const isLost = ({ failures }: TableConnection): boolean => failures.value > LONG_AFTER_FAILURES;

/** The way to a game without the server, once the table has been out of reach for long. */
export function PlayMeanwhile({ connection }: { connection: TableConnection }) {
  if (!isLost(connection)) return null;
  return (
    <Button class="button-small" onClick={() => playMeanwhile(connection.code, connection.state.peek()?.game)}>
      {t('offline.entry')}
    </Button>
  );
}
