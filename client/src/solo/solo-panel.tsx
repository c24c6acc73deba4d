import { LEVELS } from '@landfall/shared/engine/bot.ts';
import { useSignal } from '@preact/signals';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { api } from '../net/api.ts';
import { games } from '../setup/games.ts';
import { rememberOptions } from '../setup/remembered-setup.ts';
import { OptionsForm } from '../setup/setup-form.tsx';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { DailyEntry } from './daily-entry.tsx';
import {
  cpuCounts,
  rememberedSolo,
  rememberSolo,
  type SoloSetup,
  seatCounts,
  soloGames,
  soloOptions,
  soloTable,
} from './solo-setup.ts';
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
        <SoloForm setup={setup} onChange={change} />
        <OptionsForm
          game={game}
          setup={agreed}
          onChange={({ options = {} }) => {
            chosen.value = options;
          }}
        />
      </details>
      <Button look="main" icon="play" class="button-wide" disabled={busy.value} onClick={() => void start()}>
        {busy.value ? t('home.creating') : t('solo.start')}
      </Button>
      <DailyEntry settleName={settleName} onCreated={onCreated} />
    </section>
  );
}

function inWords({ mine, cpus, level }: SoloSetup): string {
  const seats = mine > 1 ? t('solo.withMine', { n: mine }) : '';
  const others = cpus > 0 ? t('solo.with', { n: cpus, level: t(`cpu.level.${level}`) }) : '';
  return [seats, others].filter(Boolean).join(' · ');
}

interface CountProps {
  label: string;
  counts: readonly number[];
  chosen: number;
  onChoose: (count: number) => void;
}

/** How many of something; not asked where there is no choice. */
function Count({ label, counts, chosen, onChoose }: CountProps) {
  if (counts.length < 2) return null;
  return (
    <Choice
      label={label}
      values={counts.map((count) => ({ value: String(count), label: String(count) }))}
      chosen={String(chosen)}
      onChoose={(count) => onChoose(Number(count))}
    />
  );
}

function SoloForm({ setup, onChange }: { setup: SoloSetup; onChange: (changes: Partial<SoloSetup>) => void }) {
  const offers = soloGames(games.value ?? []);
  const game = offers.find(({ id }) => id === setup.game)!;
  return (
    <div class="options-form">
      {offers.length > 1 && (
        <Choice
          label={t('home.game')}
          values={offers.map(({ id }) => ({ value: id, label: gameName(id) }))}
          chosen={setup.game}
          onChoose={(id) => onChange({ game: id })}
        />
      )}
      <Count
        label={t('solo.mine')}
        counts={seatCounts(game)}
        chosen={setup.mine}
        onChoose={(mine) => onChange({ mine })}
      />
      <Count
        label={t('solo.cpus')}
        counts={cpuCounts(game, setup.mine)}
        chosen={setup.cpus}
        onChoose={(cpus) => onChange({ cpus })}
      />
      {setup.cpus > 0 && (
        <Choice
          label={t('solo.level')}
          values={LEVELS.map((level) => ({ value: level, label: t(`cpu.level.${level}`) }))}
          chosen={setup.level}
          onChoose={(level) => onChange({ level })}
        />
      )}
    </div>
  );
}
