import { findGame } from '@landfall/shared/games/registry.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import { api } from '../net/api.ts';
import { secretOf } from '../net/identity.ts';
import { Button } from '../ui/button.tsx';
import { recordingName, saveFile } from '../ui/save-file.ts';
import { toast } from '../ui/toast.tsx';
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
    <Button class="button-small" onClick={() => void save(state)}>
      {t('replay.save')}
    </Button>
  );
}

async function save({ code, round }: TableState): Promise<void> {
  const answer = await api.recording(code, round, secretOf(code));
  if (answer.ok) saveFile(recordingName(code, round), JSON.stringify(answer.value));
  else toast(refusalText(answer.error), 'warning');
}

/** The game has a fault, and goes on only from an earlier position, to which the host goes back without asking anybody. */
export function Stuck({ connection, state }: LobbyProps) {
  // Elsewhere the file would tell what comes once the host has gone back.
  const hidesNothing = findGame(state.game)?.undoAfterEnd;
  const isHost = connection.isHost.value;
  return (
    <Notice text={t(`halt.stuck.${canGoBack(state) ? (isHost ? 'host' : 'others') : 'atOnce'}`)} role="alert">
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
