import type { ComponentChildren } from 'preact';
import { t } from '../i18n/i18n.ts';
import { LanguageMenu } from '../i18n/language-menu.tsx';
import { Link } from '../router.tsx';
import './top-bar.css';

/** The strip at the top of every page but a running game: the way home, and what the page adds. */
export function TopBar({ children }: { children?: ComponentChildren }) {
  return (
    <header class="top-bar">
      <Link to="/" class="brand">
        <svg class="brand-mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <path d="M16 3 27 19H5Z" fill="#f3dfb0" />
          <path d="M16 3 27 19H16Z" fill="#d9b777" />
          <path
            d="M2 22q3.5-4 7 0t7 0 7 0 7 0M5 28q2.8-3.2 5.500 0t5.500 0 5.500 0 5.500 0"
            fill="none"
            stroke="#8fe0f4"
            stroke-width="2.6"
            stroke-linecap="round"
          />
        </svg>
        <span>{t('common.product')}</span>
      </Link>
      <nav>
        {children}
        <LanguageMenu />
      </nav>
    </header>
  );
}
