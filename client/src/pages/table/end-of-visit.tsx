import type { UiIcon } from '../../../art/names.ts';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../router.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';

type Why = 'replaced' | 'kicked' | 'gone' | 'outdated';

interface EndOfVisitProps {
  why: Why;
  onResume?: () => void;
  onNewcomer?: () => void;
}

const ICONS: Readonly<Record<Why, UiIcon>> = { replaced: 'copy', kicked: 'kick', gone: 'island', outdated: 'info' };

/** Says why this page takes no part at the table, and what can be done about it. */
export function EndOfVisit({ why, onResume, onNewcomer }: EndOfVisitProps) {
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
        {(why === 'kicked' || why === 'gone') && (
          <Link to="/" class="button button-main">
            {t('common.home')}
          </Link>
        )}
      </Notice>
    </Page>
  );
}
