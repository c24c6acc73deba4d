import { seatsOf, withSay } from '@landfall/shared/protocol/seats.ts';
import { useSignal } from '@preact/signals';
import { t } from '../i18n/i18n.ts';
import type { TableLink } from '../lobby/people-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Deeds } from './deeds.tsx';

/** Takes back one's own last action at once where that is free, and asks the others otherwise. */
export function UndoButton({ connection }: { connection: TableLink }) {
  const asking = useSignal<number | null>(null); // the position it is about
  const state = connection.state.value;
  const me = connection.person.value;
  const own = state ? seatsOf(state, me) : [];
  if (state?.phase !== 'playing' || (own.length === 0 && state.host !== me)) return null;
  const { turns, undo, proposal, ply } = state;
  const isFree = own.includes(undo.seat) && turns > undo.free;
  // Whoever plays against CPUs alone has nobody to ask.
  const isAlone = own.length > 0 && !withSay(state).some((person) => person !== me);
  const takeBack = (left: number) => void connection.request('undo', { ply, turns: left });
  const isAsking = asking.value === ply && !isFree && !isAlone;
  // In the game of the day nobody takes back what came to light; asked for all the same, the server says why.
  const isShown = turns > 0 && undo.last === turns;
  const all = t('undo.one', { n: Math.max(1, undo.seats.length) });
  return (
    <>
      <Button
        icon="undo"
        label={isFree ? t('undo.one', { n: 1 }) : isAlone && turns > 0 ? all : t('undo.ask')}
        disabled={turns === 0 || proposal !== undefined}
        onClick={() => {
          if (isFree) takeBack(turns - 1);
          else if (isShown) takeBack(turns - 1);
          else if (isAlone) takeBack(undo.last);
          else asking.value = ply;
        }}
      />
      {isAsking && (
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
                takeBack(undo.last);
              }}
            >
              {t('undo.askNow')}
            </Button>
          }
        >
          <p>{t('undo.askText')}</p>
          <Deeds state={state} seats={undo.seats} />
          <p>{t('undo.others')}</p>
        </Dialog>
      )}
    </>
  );
}
