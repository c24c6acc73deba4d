import { t } from '../../../i18n/i18n.ts';
import { ReplayButton } from '../../../pages/replay/replay-button.tsx';
import { navigate } from '../../../router.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { RoundDialog } from '../dialogs/RoundDialog.tsx';
import { SoundDialog } from '../dialogs/SoundDialog.tsx';
import { Log } from '../hud/Log.tsx';
import { Scores } from '../hud/Scores.tsx';
import type { Seen } from '../model/seen.ts';
import type { Open, Session } from './Session.ts';

const RulesText = lazy(() => import('../rules/RulesText.tsx'));

interface WindowProps {
  session: Session;
  seen: Seen;
  onClose(): void;
}

const WINDOWS: Readonly<Record<Open, (props: WindowProps) => preact.JSX.Element | null>> = {
  round: ({ session, seen, onClose }) => (
    <RoundDialog
      seen={seen}
      replay={<ReplayButton link={session.link} />}
      onReady={() => session.goOn()}
      onAgain={() => void session.link.request('again', {})}
      onHome={() => navigate('/')}
      onClose={onClose}
    />
  ),
  scores: ({ seen, onClose }) => (
    <Dialog title={t('dominoes.scores.label')} onClose={onClose}>
      <Scores seen={seen} />
    </Dialog>
  ),
  log: ({ seen, onClose }) => (
    <Dialog title={t('common.log')} onClose={onClose} class="domino-log-dialog">
      <Log seen={seen} />
    </Dialog>
  ),
  sound: ({ onClose }) => <SoundDialog onClose={onClose} />,
  rules: ({ onClose }) => (
    <Dialog title={t('common.rules')} onClose={onClose} class="domino-rules-dialog">
      <RulesText />
    </Dialog>
  ),
};

/** The window that is open, if any. */
export function Windows({ session, seen }: { session: Session; seen: Seen }) {
  const open = session.open.value;
  if (!open) return null;
  const Window = WINDOWS[open];
  return <Window session={session} seen={seen} onClose={() => session.openUp(null)} />;
}
