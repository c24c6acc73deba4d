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
    <nav class="domino-tools" aria-label={t('common.menu')}>
      <Button
        class="domino-tools-sound"
        icon={muted.value ? 'mute' : 'sound'}
        label={muted.value ? t('dominoes.tools.unmute') : t('dominoes.tools.mute')}
        onClick={() => {
          muted.value = !muted.value;
        }}
      />
      <Menu
        label={t('common.menu')}
        items={[
          { text: t('common.rules'), icon: 'help', onSelect: () => session.openUp('rules') },
          { text: t('dominoes.scores.label'), icon: 'win', onSelect: () => session.openUp('scores') },
          { text: t('dominoes.log.label'), icon: 'log', onSelect: () => session.openUp('log') },
          { text: t('dominoes.tools.sound'), icon: 'sound', onSelect: () => session.openUp('sound') },
          ...others.map((tag) => ({
            text: LANGUAGES[tag].name,
            icon: 'language' as const,
            onSelect: () => speak(tag),
          })),
          { text: t('dominoes.tools.leave'), icon: 'leave', onSelect: () => navigate('/') },
        ]}
      />
    </nav>
  );
}
