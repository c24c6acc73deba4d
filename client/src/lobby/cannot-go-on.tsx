import { findGame } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import { saveRecording } from '../ui/save-recording.ts';
import type { LobbyProps } from './lobby.tsx';
import type { TableLink } from './people-dialog.tsx';
import { Notice } from './table-notice.tsx';

const WHY = { format: 'halt.brokenFormat', rules: 'halt.brokenRules', table: 'halt.brokenTable' } as const;

/** The game was saved by another version, and cannot be taken up again under this one. */
export function Broken({ connection, state }: LobbyProps) {
  const problem = state.problem as keyof typeof WHY;
  const isHost = connection.isHost.value;
  return (
    <Notice text={t(WHY[problem])}>
      {state.round > 0 && <SaveButton connection={connection} state={state} />}
      {isHost && problem !== 'table' && (
        <Button look="main" class="button-small" onClick={() => void connection.request('again', {})}>
          {t('halt.again')}
        </Button>
      )}
    </Notice>
  );
}

/** For whoever has a seat or is the host: the round as a file. */
function SaveButton({ connection, state }: LobbyProps) {
  if (!connection.isHost.value && connection.seat.value === null) return null;
  return (
    <Button class="button-small" onClick={() => void saveRecording(state)}>
      {t('replay.save')}
    </Button>
  );
}

/** The game has a fault, and goes on only from an earlier position, to which the host goes back without asking anybody. */
export function Stuck({ connection, state }: LobbyProps) {
  // Elsewhere the file would tell what comes once the host has gone back.
  const hidesNothing = findGame(state.game)?.undoAfterEnd;
  const isHost = connection.isHost.value;
  const text = t(`halt.stuck.${canGoBack(state) ? (isHost ? 'host' : 'others') : 'atOnce'}`);
  const isSavedLater = !hidesNothing && state.daily === ''; // that of the day would tell others what comes
  return (
    <Notice text={isSavedLater ? t('halt.stuck.replay', { text }) : text} role="alert">
      {hidesNothing && <SaveButton connection={connection} state={state} />}
      {isHost && <GoBack link={connection} state={state} />}
    </Notice>
  );
}

const canGoBack = ({ turns, undo }: TableState): boolean => turns > undo.last;

/** Takes the last decision back, where there is one; from there a game with a fault may go another way. */
export function GoBack({ link, state }: { link: Pick<TableLink, 'request'>; state: TableState }) {
  if (!canGoBack(state)) return null;
  const { ply, undo } = state;
  return (
    <Button look="main" class="button-small" onClick={() => void link.request('undo', { ply, turns: undo.last })}>
      {t('halt.goBack')}
    </Button>
  );
}
