import { useEffect } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import type { TableConnection } from '../net/connection.ts';
import { announce } from '../ui/announce.tsx';
import { toast } from '../ui/toast.tsx';

/** Says who has just taken something back, because the board only jumps. */
export function useUndoNews(connection: Pick<TableConnection, 'state' | 'person' | 'onPatch'>): void {
  useEffect(() => {
    let ply = connection.state.peek()?.ply ?? 0;
    return connection.onPatch(({ state, fresh }) => {
      const isNew = state.ply > ply && !fresh && state.undone !== 0;
      ply = state.ply;
      if (!isNew) return;
      const isMine = state.undone === connection.person.peek();
      const news = isMine ? t('undo.doneYou') : t('undo.done', { name: state.people[state.undone]?.name ?? '' });
      announce(news);
      toast(news);
    });
  }, [connection]);
}
