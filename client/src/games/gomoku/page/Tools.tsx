import { language, speak, t } from '../../../i18n/i18n.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '../../../i18n/languages.ts';
import { navigate } from '../../../router.tsx';
import { muted } from '../../../sound/sound.ts';
import { Button } from '../../../ui/button.tsx';
import { canFillScreen, fillsScreen, toggleFullScreen } from '../../../ui/full-screen.ts';
import { Menu } from '../../../ui/menu.tsx';
import { liking } from '../model/liking.ts';
import type { Session } from './Session.ts';

/** Sound on and off, and the menu of everything that is not the game itself. */
export function Tools({ session }: { session: Session }) {
  const others = LANGUAGE_TAGS.filter((tag) => tag !== language.value);
  const toggle = (like: keyof typeof liking) => () => {
    liking[like].value = !liking[like].value;
  };
  return (
    <nav class="gomoku-tools" aria-label={t('common.menu')}>
      <Button
        class="gomoku-sound"
        icon={muted.value ? 'mute' : 'sound'}
        label={muted.value ? t('gomoku.tools.unmute') : t('gomoku.tools.mute')}
        onClick={() => {
          muted.value = !muted.value;
        }}
      />
      <Menu
        label={t('common.menu')}
        items={[
          { text: t('common.rules'), icon: 'help', onSelect: () => session.openUp('rules') },
          { text: t('gomoku.actions.moves'), icon: 'log', onSelect: () => session.openUp('moves') },
          { text: t('gomoku.tools.record'), icon: 'copy', onSelect: () => session.openUp('record') },
          { text: t('gomoku.tools.numbers'), checked: liking.numbers.value, onSelect: toggle('numbers') },
          { text: t('gomoku.tools.coordinates'), checked: liking.coordinates.value, onSelect: toggle('coordinates') },
          ...(canFillScreen()
            ? [{ text: t('gomoku.tools.fullScreen'), checked: fillsScreen.value, onSelect: toggleFullScreen }]
            : []),
          ...others.map((tag) => ({
            text: LANGUAGES[tag].name,
            icon: 'language' as const,
            onSelect: () => speak(tag),
          })),
          { text: t('gomoku.tools.leave'), icon: 'leave', onSelect: () => navigate('/') },
        ]}
      />
    </nav>
  );
}
