import { t } from '../i18n/i18n.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { preview } from './deeds.tsx';
import { takeBackLabel, takeBackOf } from './take-back.ts';

/** Takes back what ended the game, or asks the others whether they agree; nothing where the end is final. */
export function TakeBackButton({ link }: { link: TableLink }) {
  const way = takeBackOf(link);
  const state = link.state.value;
  if (!way || !state || link.past) return null;
  const { ply } = state;
  return (
    <Button
      icon="undo"
      title={preview(takeBackLabel(way), { ...way, state, reader: link.person.value })}
      disabled={way.isBlocked}
      onClick={() => void link.request('undo', { ply, turns: way.left })}
    >
      {t('undo.short')}
    </Button>
  );
}
