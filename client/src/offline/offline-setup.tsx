import { defaults, settingProblem } from '@landfall/shared/engine/setting.ts';
import { findGame } from '@landfall/shared/games/registry.ts';
import { useSignal } from '@preact/signals';
import { gameName } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { rememberOptions } from '../setup/remembered-setup.ts';
import { OptionsForm } from '../setup/setup-form.tsx';
import { SoloForm } from '../solo/solo-form.tsx';
import { rememberedSolo, rememberSolo, type SoloSetup } from '../solo/solo-setup.ts';
import { soloSitter } from '../solo/solo-sitter.ts';
import { soloOptions } from '../solo/solo-table.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { nextRound } from './kept-game.ts';
import { LocalGame } from './LocalGame.ts';
import { OFFERS } from './offers.ts';
import { OpenRecorded } from './open-recorded.tsx';
import { playingOn } from './play-on.ts';
import { useReplacing } from './replacing.tsx';

interface OfflineSetupProps {
  /** The game to begin with, '' for the one that was played last. */
  wanted: string;
  /** The games that were left running. */
  running: readonly string[];
  onStart(game: LocalGame): void;
  onGoOn(game: string): void;
}

/** What is agreed before a game without a server: the game, the CPUs, and the game's own options. */
export function OfflineSetup({ wanted, running, onStart, onGoOn }: OfflineSetupProps) {
  const changed = useSignal<Partial<SoloSetup>>(wanted ? { game: wanted } : {});
  const chosen = useSignal<Record<string, string>>({});
  const replacing = useReplacing();
  const setup = rememberedSolo(OFFERS, changed.value)!;
  const offer = OFFERS.find(({ id }) => id === setup.game)!;
  const agreed = soloOptions(offer, setup, chosen.value);

  const start = () => {
    const game = findGame(setup.game)!;
    const { seats, options } = agreed;
    const choices = Array.from({ length: seats }, () => defaults(game.seatOptions));
    const setting = { seats, options, choices };
    const problem = settingProblem(game, setting);
    if (problem) return toast(refusalText('notAllowed', problem.problem), 'warning');
    rememberSolo(setup);
    if (Object.keys(chosen.value).length > 0) rememberOptions(game.id, options);
    const cpus = Array.from({ length: setup.cpus }, () => setup.level);
    onStart(LocalGame.begin(game, { setting, cpus, round: nextRound() }));
  };

  return (
    <Page title={t('offline.title')} class="offline-page">
      <section class="panel offline-setup">
        <h1>{t('offline.title')}</h1>
        <p>{t('offline.lead')}</p>
        {running.map((game) => (
          <Button key={game} icon="play" class="button-wide" onClick={() => onGoOn(game)}>
            {t('offline.goOn', { game: gameName(game) })}
          </Button>
        ))}
        <SoloForm
          games={OFFERS}
          setup={setup}
          onChange={(changes) => {
            if (changes.game !== undefined) chosen.value = {};
            changed.value = { ...changed.value, ...changes };
          }}
        />
        <details class="create-options">
          <summary>
            <Icon name="settings" />
            <span>{t('home.options')}</span>
          </summary>
          <OptionsForm
            game={offer}
            setup={agreed}
            sitter={(seat) => soloSitter(setup, seat)}
            onChange={({ options = {} }) => {
              chosen.value = options;
            }}
          />
        </details>
        <Button look="main" icon="play" class="button-wide" onClick={() => replacing.begin(setup.game, start)}>
          {t('offline.start')}
        </Button>
        <OpenRecorded
          game={offer.id}
          options={agreed.options}
          onPlayOn={(recording) => {
            rememberSolo(setup);
            onStart(playingOn(recording));
          }}
        />
        {replacing.question}
      </section>
    </Page>
  );
}
