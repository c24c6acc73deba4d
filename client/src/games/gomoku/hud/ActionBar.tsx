import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.tsx';
import { isOver, type Seen } from '../model/seen.ts';
import { whyNotDo } from '../model/whyNot.ts';
import type { Session } from '../page/Session.ts';
import './actions.css';

const DEEDS = ['offerDraw', 'resign'] as const;

/** What can be done beside placing a stone. A button that can do nothing now says why. */
export function ActionBar({ session, seen }: { session: Session; seen: Seen }) {
  if (seen.seat === null || isOver(seen)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar, not a form
    <div class="gomoku-actions" role="group" aria-label={t('gomoku.actions.label')}>
      {DEEDS.map((deed) => {
        const reason = whyNotDo(seen, deed);
        return (
          <Button
            key={deed}
            icon={deed === 'resign' ? 'flag' : 'equal'}
            aria-disabled={reason !== null}
            onClick={() => (reason ? toast(reason) : session.openUp(deed))}
          >
            {t(`gomoku.actions.${deed}`)}
          </Button>
        );
      })}
    </div>
  );
}
