import { useSignal } from '@preact/signals';
import { gameText } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { api } from '../net/api.ts';
import { day, games } from '../setup/games.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { attemptsOf } from './attempts.ts';

interface DailyEntryProps {
  settleName: () => string | null;
  onCreated: (code: string) => void;
}

/** The way to each game of the day. Whoever has played it is told that another go is not the first. */
export function DailyEntry({ settleName, onCreated }: DailyEntryProps) {
  const busy = useSignal(false);
  const play = async (game: string) => {
    if (settleName() === null) return;
    busy.value = true;
    const answer = await api.create({ game, daily: true });
    busy.value = false;
    if (answer.ok) onCreated(answer.value.code);
    else toast(refusalText(answer.error, answer.problem), 'warning');
  };
  const isAgain = attemptsOf(day.value) > 0;
  return (
    <>
      {(games.value ?? [])
        .filter((game) => game.daily)
        .map(({ id }) => (
          <div key={id} class="solo-daily">
            <Button icon="island" class="button-wide" disabled={busy.value} onClick={() => void play(id)}>
              {gameText(id, 'daily.name') ?? t('solo.daily')}
            </Button>
            <small>{isAgain ? t('solo.dailyAgain') : t('solo.dailyHelp', { day: day.value })}</small>
          </div>
        ))}
    </>
  );
}
