import { t } from '../i18n/i18n.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { takeBackOf } from './take-back.ts';

/** Takes back what ended the game, or asks the others whether they agree; nothing where the end is final. */
export function TakeBackButton({ link }: { link: TableLink }) {
  const way = takeBackOf(link);
  const ply = link.state.value?.ply;
  if (!way || ply === undefined || link.past) return null;
  return (
    <Button
      icon="undo"
      title={way.isAsked ? t('undo.ask') : t('undo.one', { n: way.steps })}
      disabled={way.isBlocked}
      onClick={() => void link.request('undo', { ply, turns: way.left })}
    >
      {t('undo.short')}
    </Button>
  );
}
