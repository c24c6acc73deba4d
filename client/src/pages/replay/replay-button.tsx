import { t } from '../../i18n/i18n.ts';
import type { TableLink } from '../../lobby/people-dialog.tsx';
import { navigate, replayPath } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';

/** The way from the end of a game to its replay; nothing where it is one already. */
export function ReplayButton({ link: { state, past, offline } }: { link: TableLink }) {
  const { code = '', round = 0 } = state.value ?? {};
  if (past || offline || round === 0) return null;
  return (
    <Button icon="replay" onClick={() => navigate(replayPath(code, round))}>
      {t('replay.watch')}
    </Button>
  );
}
