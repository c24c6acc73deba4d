import { rich, t } from '../i18n/i18n.ts';
import { list } from '../i18n/list.ts';
import { Page } from '../ui/page.tsx';
import { ICON_AUTHORS } from './icon-authors.ts';
import './about.css';

const ICON_SITE = 'https://game-icons.net';
const ICON_LICENCE = 'https://creativecommons.org/licenses/by/3.0/';

/** What this is, what it is not, and whose work is in it. */
export function AboutPage() {
  return (
    <Page title={t('common.about')}>
      <article class="about">
        <h1>{t('about.title')}</h1>
        <p class="about-lead">{t('about.what')}</p>
        <section class="panel">
          <h2>{t('about.unofficialTitle')}</h2>
          <p>{t('about.unofficial')}</p>
        </section>
        <section class="panel">
          <h2>{t('about.creditsTitle')}</h2>
          <p>
            {rich('about.icons', {
              authors: list(ICON_AUTHORS),
              site: (
                <a href={ICON_SITE} rel="noreferrer">
                  game-icons.net
                </a>
              ),
              licence: (
                <a href={ICON_LICENCE} rel="noreferrer">
                  CC BY 3.0
                </a>
              ),
            })}
          </p>
          <p>{t('about.fonts')}</p>
          <p>{t('about.sounds')}</p>
        </section>
        <section class="panel">
          <h2>{t('about.sourceTitle')}</h2>
          <p>{t('about.source')}</p>
        </section>
      </article>
    </Page>
  );
}
