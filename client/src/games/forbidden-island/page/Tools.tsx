import type { Adviser } from '../../../hints/Adviser.ts';
import { HintButton } from '../../../hints/HintButton.tsx';
import { t } from '../../../i18n/i18n.ts';
import { TableMenu } from '../../../lobby/table-menu.tsx';
import { muted } from '../../../sound/sound.ts';
import { Button } from '../../../ui/button.tsx';
import type { MenuItem } from '../../../ui/menu.tsx';
import { dangerShown, toggleDanger } from './dangerShown.ts';
import type { Session } from './Session.ts';
import { DANGER_KEY } from './shortcuts.ts';
import { mayForesee } from './useForecast.ts';

/** Hints, the danger of the coming flood, sound on and off, and the menu of everything that is not the game itself. */
export function Tools({ session, adviser }: { session: Session; adviser: Adviser }) {
  const seat = session.seen.value?.seat ?? null;
  const mayAsk = adviser.isOffered.value && seat !== null;
  const askForHint = () => void adviser.ask(seat);
  return (
    <nav class="tools" aria-label={t('common.menu')}>
      {mayAsk && <HintButton class="tools-hint" adviser={adviser} onAsk={askForHint} />}
      {mayForesee(session) && <DangerButton />}
      <Button
        class="tools-sound"
        icon={muted.value ? 'mute' : 'sound'}
        label={muted.value ? t('forbiddenIsland.tools.unmute') : t('forbiddenIsland.tools.mute')}
        onClick={() => {
          muted.value = !muted.value;
        }}
      />
      <TableMenu
        alone
        connection={session.link}
        onRules={() => session.openUp({ kind: 'rules' })}
        items={[
          ...(mayAsk ? [{ text: t('hints.ask'), icon: 'hint' as const, onSelect: askForHint }] : []),
          ...(mayForesee(session) ? [dangerItem()] : []),
          { text: t('common.log'), icon: 'log', onSelect: () => session.openUp({ kind: 'log' }) },
          { text: t('forbiddenIsland.decks.label'), icon: 'draw', onSelect: () => session.openUp({ kind: 'sea' }) },
          { text: t('forbiddenIsland.tools.sound'), icon: 'sound', onSelect: () => session.openUp({ kind: 'sound' }) },
        ]}
      />
    </nav>
  );
}

function DangerButton() {
  return (
    <Button
      class={`tools-danger ${dangerShown.value ? 'button-on' : ''}`}
      icon="warning"
      label={t('forbiddenIsland.danger.label')}
      aria-pressed={dangerShown.value}
      aria-keyshortcuts={DANGER_KEY}
      onClick={toggleDanger}
    />
  );
}

const dangerItem = (): MenuItem => ({
  text: t('forbiddenIsland.danger.label'),
  icon: 'warning',
  checked: dangerShown.value,
  onSelect: toggleDanger,
});
