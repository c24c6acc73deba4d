import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { GAME_RULES } from '../games/registry.ts';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { Choice } from '../ui/choice.tsx';
import { lazy } from '../ui/lazy.tsx';
import { Page } from '../ui/page.tsx';

const RULES: readonly { id: string; Text: ComponentType }[] = Object.entries(GAME_RULES).map(([id, load]) => ({
  id,
  Text: lazy(load),
}));

/** How the games are played, one at a time. */
export function RulesPage() {
  const chosen = useSignal(RULES[0]?.id ?? '');
  const shown = RULES.find(({ id }) => id === chosen.value);
  return (
    <Page title={t('rules.title')}>
      {RULES.length > 1 && (
        <Choice
          label={t('home.game')}
          values={RULES.map(({ id }) => ({ value: id, label: gameName(id) }))}
          chosen={chosen.value}
          onChoose={(id) => {
            chosen.value = id;
          }}
        />
      )}
      {shown && <shown.Text />}
    </Page>
  );
}
