import type { Adviser } from '../../../hints/Adviser.ts';
import { HintButton } from '../../../hints/HintButton.tsx';
import { t } from '../../../i18n/i18n.ts';
import { TableMenu } from '../../../lobby/table-menu.tsx';
import { muted } from '../../../sound/sound.ts';
import { Button } from '../../../ui/button.tsx';
import type { Session } from './Session.ts';

/** Hints, sound on and off, and the menu of everything that is not the game itself. */
export function Tools({ session, adviser }: { session: Session; adviser: Adviser }) {
  const seat = session.seen.value?.seat ?? null;
  return (
    <nav class="domino-tools" aria-label={t('common.menu')}>
      {seat !== null && <HintButton adviser={adviser} onAsk={() => void adviser.ask(seat)} />}
      <Button
        class="domino-tools-sound"
        icon={muted.value ? 'mute' : 'sound'}
        label={muted.value ? t('dominoes.tools.unmute') : t('dominoes.tools.mute')}
        onClick={() => {
          muted.value = !muted.value;
        }}
      />
      <TableMenu
        alone
        connection={session.link}
        onRules={() => session.openUp('rules')}
        items={[
          { text: t('dominoes.scores.label'), icon: 'win', onSelect: () => session.openUp('scores') },
          { text: t('common.log'), icon: 'log', onSelect: () => session.openUp('log') },
          { text: t('dominoes.tools.sound'), icon: 'sound', onSelect: () => session.openUp('sound') },
        ]}
      />
    </nav>
  );
}
