import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import type { LobbyProps } from './lobby.tsx';
import { Notice } from './table-notice.tsx';

/** The game was saved by another version, and cannot be taken up again under this one. */
export function Broken({ connection, state }: LobbyProps) {
  return (
    <Notice text={t(state.problem === 'format' ? 'halt.brokenFormat' : 'halt.brokenRules')}>
      {connection.isHost.value && (
        <Button look="main" class="button-small" onClick={() => void connection.request('again', {})}>
          {t('halt.again')}
        </Button>
      )}
    </Notice>
  );
}

/** The game has a fault, and goes on only from an earlier position, to which the host goes back without asking anybody. */
export function Stuck({ connection, state }: LobbyProps) {
  const { ply, turns, undo } = state;
  return (
    <Notice text={t('halt.stuck')} role="alert">
      {connection.isHost.value && turns > undo.last && (
        <Button
          look="main"
          class="button-small"
          onClick={() => void connection.request('undo', { ply, turns: undo.last })}
        >
          {t('halt.goBack')}
        </Button>
      )}
    </Notice>
  );
}
