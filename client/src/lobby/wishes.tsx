import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { LobbyProps } from './lobby.tsx';
import { watchers } from './readiness.ts';
import { Notice } from './table-notice.tsx';

/** For the host of a running game: who would like to play on a seat that a CPU plays. */
export function Wishes({ connection, state }: LobbyProps) {
  if (!connection.isHost.value) return null;
  const asking = watchers(state).filter(({ person }) => (state.people[person]?.wants ?? -1) >= 0);
  return (
    <>
      {asking.map(({ person, name }) => {
        const seat = state.people[person]!.wants + 1;
        const answer = (yes: boolean) => void connection.request('grant', { person, yes });
        return (
          <Notice key={person} text={t('lobby.seatWanted', { name, seat })} role="status">
            <Button look="main" class="button-small" onClick={() => answer(true)}>
              {t('lobby.seatGrant')}
            </Button>
            <Button class="button-small" onClick={() => answer(false)}>
              {t('lobby.seatRefuse')}
            </Button>
          </Notice>
        );
      })}
    </>
  );
}
