import { language, speak, t } from '../../../i18n/i18n.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '../../../i18n/languages.ts';
import { navigate } from '../../../router.tsx';
import { muted } from '../../../sound/sound.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import type { Session } from './Session.ts';

/** Sound on and off, and the menu of everything that is not the game itself. */
export function Tools({ session }: { session: Session }) {
  const others = LANGUAGE_TAGS.filter((tag) => tag !== language.value);
  return (
    <nav class="tools" aria-label={t('common.menu')}>
      <Button
        class="tools-sound"
        icon={muted.value ? 'mute' : 'sound'}
        label={muted.value ? t('forbiddenIsland.tools.unmute') : t('forbiddenIsland.tools.mute')}
        onClick={() => {
          muted.value = !muted.value;
        }}
      />
      <Menu
        label={t('common.menu')}
        items={[
          { text: t('common.rules'), icon: 'help', onSelect: () => session.openUp({ kind: 'rules' }) },
          { text: t('forbiddenIsland.log.label'), icon: 'log', onSelect: () => session.openUp({ kind: 'log' }) },
          { text: t('forbiddenIsland.decks.label'), icon: 'draw', onSelect: () => session.openUp({ kind: 'sea' }) },
          { text: t('forbiddenIsland.tools.sound'), icon: 'sound', onSelect: () => session.openUp({ kind: 'sound' }) },
          ...others.map((tag) => ({
            text: LANGUAGES[tag].name,
            icon: 'language' as const,
            onSelect: () => speak(tag),
          })),
          { text: t('forbiddenIsland.tools.leave'), icon: 'leave', onSelect: () => navigate('/') },
        ]}
      />
    </nav>
  );
}
