import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameText } from '../i18n/game-text.ts';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { api } from '../net/api.ts';
import { onWake } from '../net/wake.ts';
import { day, games, loadGames } from '../setup/games.ts';
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
  useEffect(() => onWake(() => void loadGames()), []); // the page may have been open since yesterday
  const play = async (game: string) => {
    if (settleName() === null) return;
    busy.value = true;
    const answer = await api.create({ game, daily: true });
    busy.value = false;
    if (answer.ok) onCreated(answer.value.code);
    else toast(refusalText(answer.error, answer.problem), 'warning');
  };
  return (
    <>
      {(games.value ?? [])
        .filter((game) => game.daily)
        .map(({ id }) => (
          <div key={id} class="solo-daily">
            <Button icon="island" class="button-wide" disabled={busy.value} onClick={() => void play(id)}>
              {gameText(id, 'daily.name') ?? t('solo.daily')}
            </Button>
            <small>
              {attemptsOf({ game: id, day: day.value }) > 0
                ? t('solo.dailyAgain')
                : t('solo.dailyHelp', { day: day.value })}
            </small>
          </div>
        ))}
    </>
  );
}
