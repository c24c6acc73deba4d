import { effect, signal } from '@preact/signals';
import { FAVICON_TURN_URL, FAVICON_URL } from '../art/names.ts';
import { t } from './i18n/i18n.ts';

/** What the current page is called; '' shows the product's name alone. */
export const pageTitle = signal('');

/** What is asked of the person now, such as "Your turn"; null when nothing is. It shows in the tab's title and icon. */
export const attention = signal<string | null>(null);

effect(() => {
  const product = t('common.product');
  const parts = [attention.value && `● ${attention.value}`, pageTitle.value, product];
  document.title = parts.filter(Boolean).join(' · ');
});

effect(() => {
  const wanted = attention.value ? FAVICON_TURN_URL : FAVICON_URL;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
});
