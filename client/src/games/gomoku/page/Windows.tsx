import type { Recording } from '@landfall/shared/engine/recording.ts';
import { t } from '../../../i18n/i18n.ts';
import { playOn } from '../../../offline/play-on.ts';
import { ReplayButton } from '../../../pages/replay/replay-button.tsx';
import { navigate } from '../../../router.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { TakeBackButton } from '../../../undo/take-back-button.tsx';
import { AskDialog } from '../dialogs/AskDialog.tsx';
import { MovesDialog } from '../dialogs/MovesDialog.tsx';
import { RecordDialog } from '../dialogs/RecordDialog.tsx';
import { ResultDialog } from '../dialogs/ResultDialog.tsx';
import type { Open } from '../model/open.ts';
import type { Seen } from '../model/seen.ts';
import type { Session } from './Session.ts';

const RulesText = lazy(() => import('../rules/RulesText.tsx'));

interface WindowProps {
  session: Session;
  seen: Seen;
}

const WINDOWS: { readonly [K in Open]: (props: WindowProps) => preact.JSX.Element } = {
  resign: ({ session, seen }) => <AskDialog seen={seen} of="resign" look="danger" {...answers(session, 'resign')} />,
  offerDraw: ({ session, seen }) => <AskDialog seen={seen} of="draw" look="main" {...answers(session, 'offerDraw')} />,
  moves: ({ session, seen }) => <MovesDialog seen={seen} onClose={() => session.cancel()} />,
  record: ({ session, seen }) => (
    <RecordDialog
      seen={seen}
      onPlayOn={(recording) => playOnFrom(session, recording)}
      onClose={() => session.cancel()}
    />
  ),
  rules: ({ session }) => (
    <Dialog title={t('common.rules')} onClose={() => session.cancel()} class="dialog-wide">
      <RulesText />
    </Dialog>
  ),
  result: ({ session, seen }) => (
    <ResultDialog
      seen={seen}
      replay={<ReplayButton link={session.link} />}
      takeBack={<TakeBackButton link={session.link} />}
      onAgain={() => void session.link.request('again', {})}
      onHome={() => navigate('/')}
      onClose={() => session.cancel()}
    />
  ),
};

const answers = (session: Session, type: 'resign' | 'offerDraw') => ({
  onYes: () => session.declare(type),
  onClose: () => void session.cancel(),
});

/** A running game with others is not left for it. */
function playOnFrom(session: Session, recording: Recording): void {
  const { offline, past, state } = session.link;
  session.cancel();
  if (offline) offline.playOn(recording);
  else playOn(recording, past || state.peek()?.phase === 'over' ? 'here' : 'beside');
}

/** The window that is open, if any. */
export function Windows({ session, seen }: WindowProps) {
  const open = session.open.value;
  if (open === null) return null;
  const Window = WINDOWS[open];
  return <Window session={session} seen={seen} />;
}
