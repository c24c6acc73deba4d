import type { Adviser } from '../../../hints/Adviser.ts';
import { HintButton } from '../../../hints/HintButton.tsx';
import { t } from '../../../i18n/i18n.ts';
import { TableMenu } from '../../../lobby/table-menu.tsx';
import { muted } from '../../../sound/sound.ts';
import { Button } from '../../../ui/button.tsx';
import { canFillScreen, fillsScreen, toggleFullScreen } from '../../../ui/full-screen.ts';
import { liking } from '../model/liking.ts';
import type { Session } from './Session.ts';

/** Hints, sound on and off, and the menu of everything that is not the game itself. */
export function Tools({ session, adviser }: { session: Session; adviser: Adviser }) {
  const seat = session.seen.value?.seat ?? null;
  const mayAsk = adviser.isOffered.value && seat !== null;
  const askForHint = () => void adviser.ask(seat);
  const toggle = (like: keyof typeof liking) => () => {
    liking[like].value = !liking[like].value;
  };
  return (
    <nav class="gomoku-tools" aria-label={t('common.menu')}>
      {mayAsk && <HintButton adviser={adviser} onAsk={askForHint} />}
      <Button
        class="gomoku-sound"
        icon={muted.value ? 'mute' : 'sound'}
        label={muted.value ? t('gomoku.tools.unmute') : t('gomoku.tools.mute')}
        onClick={() => {
          muted.value = !muted.value;
        }}
      />
      <TableMenu
        alone
        connection={session.link}
        onRules={() => session.openUp('rules')}
        items={[
          ...(mayAsk ? [{ text: t('hints.ask'), icon: 'hint' as const, onSelect: askForHint }] : []),
          { text: t('common.log'), icon: 'log', onSelect: () => session.openUp('moves') },
          { text: t('gomoku.tools.record'), icon: 'copy', onSelect: () => session.openUp('record') },
          { text: t('gomoku.tools.numbers'), checked: liking.numbers.value, onSelect: toggle('numbers') },
          { text: t('gomoku.tools.coordinates'), checked: liking.coordinates.value, onSelect: toggle('coordinates') },
          ...(canFillScreen()
            ? [{ text: t('gomoku.tools.fullScreen'), checked: fillsScreen.value, onSelect: toggleFullScreen }]
            : []),
        ]}
      />
    </nav>
  );
}
