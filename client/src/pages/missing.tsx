import { t } from '../i18n/i18n.ts';
import { Link } from '../router.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';

export function MissingPage() {
  return (
    <Page title="404">
      <Notice icon="island" title={t('common.notFound')}>
        <Link to="/" class="button button-main">
          {t('common.home')}
        </Link>
      </Notice>
    </Page>
  );
}
