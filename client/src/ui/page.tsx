import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { usePageTitle } from '../attention.ts';
import { t } from '../i18n/i18n.ts';
import { Link } from '../router.tsx';
import { TopBar } from './top-bar.tsx';
import './page.css';

interface PageProps {
  /** What the browser's tab says beside the product's name. */
  title?: string;
  class?: string;
  /** What the top bar shows beside the language. */
  bar?: ComponentChildren;
  children: ComponentChildren;
}

let firstPage = true;

/** A page with the top bar. Its content gets the focus after following a link, so that it is read from its start. */
export function Page({ title = '', class: extra = '', bar, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (!firstPage) main.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);
  return (
    <div class={`page ${extra}`}>
      <TopBar>
        {bar ?? (
          <>
            <Link to="/rules">{t('common.rules')}</Link>
            <Link to="/about" class="on-wide">
              {t('common.about')}
            </Link>
          </>
        )}
      </TopBar>
      <main ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
