import type { Recording } from '@landfall/shared/engine/recording.ts';
import { useSignal } from '@preact/signals';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { api } from '../net/api.ts';
import { OpenRecorded } from '../offline/open-recorded.tsx';
import { games } from '../setup/games.ts';
import { rememberOptions } from '../setup/remembered-setup.ts';
import { OptionsForm } from '../setup/setup-form.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { DailyEntry } from './daily-entry.tsx';
import { SoloForm } from './solo-form.tsx';
import { rememberedSolo, rememberSolo, type SoloSetup } from './solo-setup.ts';
import { soloSitter } from './solo-sitter.ts';
import { soloOptions, soloTable } from './solo-table.ts';
import './solo.css';

interface SoloPanelProps {
  settleName: () => string | null;
  onCreated: (code: string) => void;
}

/** A game for one person, mostly with CPUs, begun with one press as it was the last time. */
export function SoloPanel({ settleName, onCreated }: SoloPanelProps) {
  const changed = useSignal<Partial<SoloSetup>>({});
  const chosen = useSignal<Record<string, string>>({}); // options of the game that is shown
  const busy = useSignal(false);
  const setup = rememberedSolo(games.value ?? [], changed.value);
  const game = games.value?.find(({ id }) => id === setup?.game);
  if (!setup || !game) return null;
  const agreed = soloOptions(game, setup, chosen.value);
  const change = (changes: Partial<SoloSetup>) => {
    if (changes.game !== undefined) chosen.value = {};
    changed.value = { ...changed.value, ...changes };
  };

  const start = async () => {
    if (settleName() === null) return;
    busy.value = true;
    const answer = await api.create(soloTable(game, setup, agreed));
    busy.value = false;
    if (!answer.ok) return toast(refusalText(answer.error, answer.problem), 'warning');
    rememberSolo(setup);
    if (Object.keys(chosen.value).length > 0) rememberOptions(game.id, agreed.options);
    onCreated(answer.value.code);
  };

  /** Without the server, which knows nothing of games from elsewhere. */
  const playOn = async (recording: Recording) => {
    rememberSolo(setup);
    const offline = await import('../offline/play-on.ts').catch(() => null);
    if (offline) offline.playOn(recording);
    else toast(t('status.partFailed'), 'warning');
  };

  return (
    <section class="panel solo" aria-labelledby="solo-title">
      <h2 id="solo-title">{t('solo.title')}</h2>
      <details class="create-options">
        <summary>
          <Icon name="settings" />
          <span class="solo-chosen">
            <strong>{gameName(game.id)}</strong>
            <small>{inWords(setup)}</small>
          </span>
        </summary>
        <SoloForm games={games.value ?? []} setup={setup} onChange={change} />
        <OptionsForm
          game={game}
          setup={agreed}
          sitter={(seat) => soloSitter(setup, seat)}
          onChange={({ options = {} }) => {
            chosen.value = options;
          }}
        />
      </details>
      <Button look="main" icon="play" class="button-wide" disabled={busy.value} onClick={() => void start()}>
        {busy.value ? t('home.creating') : t('solo.start')}
      </Button>
      <OpenRecorded game={game.id} options={agreed.options} onPlayOn={(recording) => void playOn(recording)} />
      <DailyEntry settleName={settleName} onCreated={onCreated} />
    </section>
  );
}

function inWords({ mine, cpus, level }: SoloSetup): string {
  const seats = mine > 1 ? t('solo.withMine', { n: mine }) : '';
  const others = cpus > 0 ? t('solo.with', { n: cpus, level: t(`cpu.level.${level}`) }) : '';
  return [seats, others].filter(Boolean).join(' · ');
}
