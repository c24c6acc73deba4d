import { useSignal } from '@preact/signals';
import { TurnTimeChoice } from '../clock/turn-time.tsx';
import { optionLabel, valueLabel } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { type GameOffer, offerOf } from '../setup/games.ts';
import { rememberedSetup, rememberSetup } from '../setup/remembered-setup.ts';
import { ListedSwitch, OptionsForm, SeatsChoice, SeedField, type Setup } from '../setup/setup-form.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useOpen } from '../ui/use-open.ts';
import { Absence } from './absence.tsx';
import { CpuPace } from './cpu-pace.tsx';
import { HintsSwitch } from './hints-switch.tsx';
import type { LobbyProps } from './lobby.tsx';
import { Watching } from './watching.tsx';

/** What has been agreed, for everyone to read and for the host to change. */
export function Settings({ connection, state }: LobbyProps) {
  const open = useOpen();
  const { game, options, listed, seeded, daily } = state;
  return (
    <section class="panel settings" aria-labelledby="settings-title">
      <h2 id="settings-title">{t('lobby.settings')}</h2>
      <dl>
        {Object.entries(options).map(([option, value]) => (
          <div key={option}>
            <dt>{optionLabel(game, option)}</dt>
            <dd>{valueLabel(game, { option, value })}</dd>
          </div>
        ))}
        <div>
          <dt>{t('setting.who')}</dt>
          <dd>{listed ? t('setting.listedOn') : t('setting.listedOff')}</dd>
        </div>
      </dl>
      {(daily !== '' || seeded) && (
        <p>
          <small>{daily !== '' ? t('problem.daily') : t('setting.seedSet')}</small>
        </p>
      )}
      <CpuPace connection={connection} state={state} />
      <TurnTimeChoice connection={connection} state={state} />
      <Absence connection={connection} state={state} />
      <Watching connection={connection} state={state} />
      <HintsSwitch connection={connection} state={state} />
      {connection.isHost.value && (
        <Button icon="settings" onClick={() => open.show(true)}>
          {t('lobby.change')}
        </Button>
      )}
      {open.what && <SettingsDialog connection={connection} state={state} onClose={open.close} />}
    </section>
  );
}

function SettingsDialog({ connection, state, onClose }: LobbyProps & { onClose: () => void }) {
  const seed = useSignal<string | null>(null);
  /** What options were asked to be, as long as there is no answer. */
  const asked = useSignal<Setup['options']>({});
  const game = offerOf(state.game);
  if (!game) return null;

  const options = { ...state.options, ...asked.value };
  const setup: Setup = { seats: state.seats.length, options, seed: seed.value, listed: state.listed };
  const configure = async (wanted: Partial<Setup>) => {
    // Only what is to be another, so that two choices in a row do not undo each other, whoever makes them.
    const now = { ...state.options, ...asked.peek() };
    const changes = wanted.options ? { ...wanted, options: without(wanted.options, now) } : wanted;
    asked.value = { ...asked.peek(), ...changes.options };
    const answer = await connection.request('configure', changes as Omit<Partial<Setup>, 'seed'>);
    asked.value = without(asked.peek(), changes.options ?? {});
    if (answer.status === 'accepted') rememberChanges(game, changes);
  };
  const form = {
    game,
    setup,
    onChange: (changes: Partial<Setup>) => {
      if (typeof changes.seed === 'string') seed.value = changes.seed;
      else void configure(changes);
    },
  };
  const close = () => {
    if (seed.value !== null) void connection.request('configure', { seed: seed.value });
    onClose();
  };

  return (
    <Dialog
      title={t('lobby.settings')}
      onClose={close}
      class="settings-dialog"
      actions={
        <Button look="main" onClick={close}>
          {t('lobby.settingsDone')}
        </Button>
      }
    >
      <SeatsChoice {...form} />
      <OptionsForm {...form} />
      <SeedField {...form}>
        {state.seeded && (
          <Button icon="dice" onClick={() => void connection.request('configure', { seed: '' })}>
            {t('setting.seedForget')}
          </Button>
        )}
      </SeedField>
      <ListedSwitch {...form} />
    </Dialog>
  );
}

/** The options that are not as they are in others. */
const without = (options: Setup['options'], others: Setup['options']): Setup['options'] =>
  Object.fromEntries(Object.entries(options).filter(([id, value]) => others[id] !== value));

/** Keeps for later tables what the host has changed, and nothing that the table has of itself, such as who begins a rematch. */
function rememberChanges(game: GameOffer, changes: Partial<Setup>): void {
  const last = rememberedSetup(game);
  rememberSetup(game.id, {
    ...last,
    seats: changes.seats ?? last.seats,
    options: { ...last.options, ...changes.options },
  });
}
