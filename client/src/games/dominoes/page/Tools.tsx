import { t } from '../../../i18n/i18n.ts';
import { TableMenu } from '../../../lobby/table-menu.tsx';
import { muted } from '../../../sound/sound.ts';
import { Button } from '../../../ui/button.tsx';
import type { Session } from './Session.ts';

/** Sound on and off, and the menu of everything that is not the game itself. */
export function Tools({ session }: { session: Session }) {
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
