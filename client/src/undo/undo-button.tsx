import { useSignal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Deeds, preview } from './deeds.tsx';
import { takeBackLabel, takeBackOf } from './take-back.ts';

/** Takes back one's own last action at once where that is free, and asks the others otherwise. */
export function UndoButton({ connection }: { connection: TableLink }) {
  const asking = useSignal<number | null>(null); // the position it is about
  const state = connection.state.value;
  const way = takeBackOf(connection);
  if (!state || !way) return null;
  const { ply } = state;
  const doomed = { ...way, state, reader: connection.person.value };
  const label = takeBackLabel(way);
  const takeBack = () => void connection.request('undo', { ply, turns: way.left });
  return (
    <>
      <Button
        icon="undo"
        label={label}
        title={way.isAsked ? label : preview(label, doomed)}
        disabled={way.isBlocked}
        onClick={() => {
          if (way.isAsked && !way.isShown) asking.value = ply;
          else takeBack();
        }}
      />
      {asking.value === ply && way.isAsked && (
        <Dialog
          title={t('undo.askTitle')}
          onClose={() => {
            asking.value = null;
          }}
          actions={
            <Button
              look="main"
              icon="undo"
              onClick={() => {
                asking.value = null;
                takeBack();
              }}
            >
              {t('undo.askNow')}
            </Button>
          }
        >
          <p>{t('undo.askText')}</p>
          <Deeds {...doomed} />
          <p>{t('undo.others')}</p>
        </Dialog>
      )}
    </>
  );
}
