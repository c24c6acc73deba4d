import type { TableState } from '@landfall/shared/protocol/state.ts';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import type { TableConnection } from '../net/connection.ts';
import { announce } from '../ui/announce.tsx';
import { toast } from '../ui/toast.tsx';
import { linesOf } from './deeds.tsx';

/** As much as is read in passing. */
const SENTENCES = 2;

/**
 * Says who has just taken something back, because the board only jumps, and what it was, because nothing points at a button
 * on a touch screen. To be used before what happened is noted, which forgets what was taken back.
 */
export function useUndoNews(connection: Pick<TableConnection, 'state' | 'person' | 'onPatch'>): void {
  useEffect(() => {
    let before = connection.state.peek();
    return connection.onPatch(({ state, fresh }) => {
      const last = before;
      before = state;
      const isNew = state.ply > (last?.ply ?? 0) && !fresh && state.undone !== 0;
      if (!isNew) return;
      const reader = connection.person.peek();
      const deeds = last ? goneSince(last, state, reader) : '';
      const news = newsOf(state, { isMine: state.undone === reader, deeds });
      announce(news);
      toast(news);
    });
  }, [connection]);
}

function newsOf({ undone, people }: TableState, { isMine, deeds }: { isMine: boolean; deeds: string }): string {
  const name = people[undone]?.name ?? '';
  if (deeds === '') return isMine ? t('undo.doneYou') : t('undo.done', { name });
  return isMine ? t('undo.doneYouWhat', { deeds }) : t('undo.doneWhat', { name, deeds });
}

/** What does not count any more; '' where it is not known whose it was. */
function goneSince(before: TableState, { turns: left }: TableState, reader: number): string {
  const { turns, undo, proposal } = before;
  const ways = [proposal, { turns: undo.last, seats: undo.seats }, { turns: turns - 1, seats: [undo.seat] }];
  const way = ways.find((one) => one?.turns === left);
  if (!way || way.seats.length === 0) return '';
  const lines = linesOf({ state: before, left, seats: way.seats, reader }, SENTENCES);
  return lines.reduce((first, next) => t('undo.together', { first, next }));
}
