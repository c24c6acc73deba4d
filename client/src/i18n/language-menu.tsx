import { Menu, type MenuItem } from '../ui/menu.tsx';
import { language, speak, t } from './i18n.ts';
import { LANGUAGE_TAGS, LANGUAGES } from './languages.ts';

/** Every language, in its own words, as entries of a menu. */
export const languageItems = (): MenuItem[] =>
  LANGUAGE_TAGS.map((tag) => ({
    text: <span lang={tag}>{LANGUAGES[tag].name}</span>,
    checked: tag === language.value,
    onSelect: () => speak(tag),
  }));

export function LanguageMenu() {
  return <Menu icon="language" label={t('common.language')} items={languageItems()} />;
}
