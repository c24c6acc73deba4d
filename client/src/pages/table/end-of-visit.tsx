import type { ComponentChildren } from 'preact';
import type { UiIcon } from '../../../art/names.ts';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

type Why = 'replaced' | 'moved' | 'kicked' | 'gone' | 'outdated';

interface EndOfVisitProps {
  why: Why;
  onResume?: () => void;
  onNewcomer?: () => void;
  /** More ways to go on. */
  children?: ComponentChildren;
}

const ICONS: Readonly<Record<Why, UiIcon>> = {
  replaced: 'copy',
  moved: 'link',
  kicked: 'kick',
  gone: 'island',
  outdated: 'info',
};

/** Says why this page takes no part at the table, and what can be done about it. */
export function EndOfVisit({ why, onResume, onNewcomer, children }: EndOfVisitProps) {
  const title = t(`status.${why}Title`);
  return (
    <Page title={title}>
      <Notice icon={ICONS[why]} title={title} text={t(`status.${why}Text`)}>
        {onResume && (
          <Button look="main" onClick={onResume}>
            {t('status.continueHere')}
          </Button>
        )}
        {onNewcomer && <Button onClick={onNewcomer}>{t('status.asSomebodyElse')}</Button>}
        {why === 'outdated' && (
          <Button look="main" onClick={() => location.reload()}>
            {t('status.reload')}
          </Button>
        )}
        {(why === 'moved' || why === 'kicked' || why === 'gone') && (
          <Link to="/" class="button button-main">
            {t('common.home')}
          </Link>
        )}
        {children}
      </Notice>
    </Page>
  );
}
