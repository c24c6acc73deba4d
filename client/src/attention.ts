import { computed, effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { FAVICON_TURN_URL, FAVICON_URL } from '../art/names.ts';
import { t } from './i18n/i18n.ts';

/** What the current page is called; '' shows the product's name alone. */
export const pageTitle = signal('');

/** What is asked of the person now, such as "Your turn"; null when nothing is. It shows in the tab's title and icon. */
export const attention = signal<string | null>(null);

/** What is asked before everything else, such as "Are you still there?", whatever the page calls for meanwhile. */
export const question = signal<string | null>(null);

const call = computed(() => question.value ?? attention.value);

effect(() => {
  const product = t('common.product');
  const parts = [call.value && `● ${call.value}`, pageTitle.value, product];
  document.title = parts.filter(Boolean).join(' · ');
});

effect(() => {
  const wanted = call.value ? FAVICON_TURN_URL : FAVICON_URL;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
});

/** Each shows something in the tab as long as it is rendered, in the language of the page. */
export const usePageTitle = (title: string): void => useInTab(pageTitle, title, '');
export const useAttention = (call: string | null): void => useInTab(attention, call, null);
export const useQuestion = (asked: string): void => useInTab(question, asked, null);

function useInTab<What>(place: Signal<What>, what: What, nothing: What): void {
  useEffect(() => {
    place.value = what;
    return () => {
      place.value = nothing;
    };
  }, [what]);
}
