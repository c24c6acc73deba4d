import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameName, gameText } from '../../i18n/game-text.ts';
import { t } from '../../i18n/i18n.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { api } from '../../net/api.ts';
import { Link, offlinePath } from '../../router.tsx';
import { games, isServerAway, loadGames } from '../../setup/games.ts';
import { rememberedGame, rememberedSetup, rememberSetup } from '../../setup/remembered-setup.ts';
import { ListedSwitch, OptionsForm, SeatsChoice, SeedField, type Setup } from '../../setup/setup-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.tsx';

interface CreatePanelProps {
  settleName: () => string | null;
  onCreated: (code: string) => void;
}

/** What the name above the form belongs to. */
export const CREATE_FORM = 'create-table';

/** The game, the number of players and everything else of a new table. */
export function CreatePanel({ settleName, onCreated }: CreatePanelProps) {
  const chosen = useSignal(rememberedGame());
  const changed = useSignal<Partial<Setup>>({});
  const busy = useSignal(false);
  useEffect(() => void loadGames(), []);

  const game = games.value?.find(({ id }) => id === chosen.value) ?? games.value?.[0];
  if (!game) return isServerAway.value ? <ServerAway /> : <p role="status">{t('common.loading')}</p>;
  const setup = { ...rememberedSetup(game), ...changed.value };
  const form = {
    game,
    setup,
    onChange: (changes: Partial<Setup>) => {
      changed.value = { ...changed.value, ...changes };
    },
  };

  const create = async () => {
    if (settleName() === null) return;
    busy.value = true;
    const { seats, options, seed, listed } = setup;
    const answer = await api.create({ game: game.id, seats, options, seed: seed ?? '', listed });
    busy.value = false;
    if (answer.ok) {
      rememberSetup(game.id, setup);
      return onCreated(answer.value.code);
    }
    toast(refusalText(answer.error, answer.problem), 'warning');
  };

  return (
    <form
      id={CREATE_FORM}
      class="create"
      onSubmit={(event) => {
        event.preventDefault();
        void create();
      }}
    >
      {games.value!.length > 1 ? (
        <Choice
          label={t('home.game')}
          values={games.value!.map(({ id }) => ({ value: id, label: gameName(id), note: gameText(id, 'pitch') }))}
          chosen={game.id}
          onChoose={(id) => {
            chosen.value = id;
            changed.value = {};
          }}
        />
      ) : (
        <div class="create-game">
          <strong class="title">{gameName(game.id)}</strong>
          <small>{gameText(game.id, 'tagline')}</small>
        </div>
      )}
      <SeatsChoice {...form} />
      <details class="create-options">
        <summary>
          <Icon name="settings" />
          <span>{t('home.options')}</span>
        </summary>
        <small>{t('home.optionsHint')}</small>
        <OptionsForm {...form} />
        <SeedField {...form} />
        <ListedSwitch {...form} />
      </details>
      <Button type="submit" look="main" icon="add" class="button-wide" disabled={busy.value}>
        {busy.value ? t('home.creating') : t('home.create')}
      </Button>
    </form>
  );
}

/** Without the server there is still something to play. */
function ServerAway() {
  return (
    <>
      <p role="status">{t('home.serverAway')}</p>
      <Link to={offlinePath()} class="button button-main button-wide">
        <Icon name="play" />
        <span>{t('offline.entry')}</span>
      </Link>
    </>
  );
}
