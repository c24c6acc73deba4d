import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Special } from '@landfall/shared/games/forbidden-island/cards.ts';
import type { Adviser } from '../../../hints/Adviser.ts';
import { t } from '../../../i18n/i18n.ts';
import { ReplayButton } from '../../../pages/replay/replay-button.tsx';
import { navigate } from '../../../router.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { Share } from '../daily/Share.tsx';
import { CardDialog } from '../dialogs/CardDialog.tsx';
import { DiscardDialog } from '../dialogs/DiscardDialog.tsx';
import { GiveDialog } from '../dialogs/GiveDialog.tsx';
import { LiftDialog } from '../dialogs/LiftDialog.tsx';
import { LogDialog } from '../dialogs/LogDialog.tsx';
import { PileDialog } from '../dialogs/PileDialog.tsx';
import { PlayerDialog } from '../dialogs/PlayerDialog.tsx';
import { ResultDialog } from '../dialogs/ResultDialog.tsx';
import { SeaDialog } from '../dialogs/SeaDialog.tsx';
import { SoundDialog } from '../dialogs/SoundDialog.tsx';
import { SpecialDialog } from '../dialogs/SpecialDialog.tsx';
import { TableSettings } from '../dialogs/TableSettings.tsx';
import type { Open } from '../model/open.ts';
import type { Seen } from '../model/seen.ts';
import { ForecastLegend } from './ForecastLegend.tsx';
import { AdviceInWindow } from './HintPane.tsx';
import type { Session } from './Session.ts';

const RulesText = lazy(() => import('../rules/RulesText.tsx'));

type WindowProps<K extends Open['kind']> = {
  session: Session;
  adviser: Adviser;
  seen: Seen;
  open: Extract<Open, { kind: K }>;
};

/** The window of each kind; menus at a tile and questions are shown elsewhere. */
const WINDOWS: { readonly [K in Open['kind']]?: (props: WindowProps<K>) => preact.JSX.Element | null } = {
  give: ({ session, seen, open }) => (
    <GiveDialog
      seen={seen}
      card={open.card}
      onPlay={(action) => session.play(action)}
      onClose={() => session.cancel()}
    />
  ),
  special: ({ session, seen }) => (
    <SpecialDialog seen={seen} onUse={(card, seat) => use(session, card, seat)} onClose={() => session.cancel()} />
  ),
  lift: ({ session, seen }) => (
    <LiftDialog
      seen={seen}
      onChoose={(pawns) => session.begin({ kind: 'lift', pawns })}
      onClose={() => session.cancel()}
    />
  ),
  card({ session, seen, open }) {
    const card = seen.seat === null ? undefined : seen.table.adventurers[seen.seat]!.hand[open.index];
    return card ? (
      <CardDialog
        seen={seen}
        card={card}
        onUse={(special) => use(session, special)}
        onGive={(given) => session.openUp({ kind: 'give', card: given })}
        onClose={() => session.cancel()}
      />
    ) : null;
  },
  discard: ({ session, adviser, seen }) => (
    <DiscardDialog
      seen={seen}
      onPlay={(action) => session.play(action)}
      onUse={(card) => use(session, card)}
      onClose={() => session.cancel()}
    >
      <AdviceInWindow session={session} adviser={adviser} seen={seen} />
    </DiscardDialog>
  ),
  player: ({ session, seen, open }) => (
    <PlayerDialog seen={seen} seat={open.seat} onPick={(seat) => session.pick(seat)} onClose={() => session.cancel()} />
  ),
  sea: ({ session, seen }) => (
    <SeaDialog seen={seen} onOpen={(deck) => session.openUp({ kind: 'pile', deck })} onClose={() => session.cancel()}>
      <ForecastLegend session={session} table={seen.table} />
    </SeaDialog>
  ),
  pile: ({ session, seen, open }) => <PileDialog seen={seen} deck={open.deck} onClose={() => session.cancel()} />,
  log: ({ session, seen }) => <LogDialog seen={seen} events={session.events.value} onClose={() => session.cancel()} />,
  sound: ({ session }) => <SoundDialog onClose={() => session.cancel()} />,
  rules: ({ session }) => (
    <Dialog title={t('common.rules')} onClose={() => session.cancel()} class="dialog-wide">
      <TableSettings options={session.link.state.value?.options ?? {}} />
      <RulesText />
    </Dialog>
  ),
  result: ({ session, seen }) => (
    <ResultDialog
      seen={seen}
      events={session.events.value}
      replay={<ReplayButton link={session.link} />}
      share={<Share link={session.link} seen={seen} />}
      onAgain={() => void session.link.request('again', {})}
      onHome={() => navigate('/')}
      onClose={() => session.cancel()}
    />
  ),
};

/** Begins to play a special card, as the one who holds it. */
export function use(session: Session, card: Special, seat: Seat | null = null): void {
  if (seat !== null) session.pick(seat);
  if (card === 'helicopter') session.openUp({ kind: 'lift' });
  else session.begin({ kind: 'sandbag' });
}

/** The window that is open, if any. */
export function Windows({ session, adviser, seen }: { session: Session; adviser: Adviser; seen: Seen }) {
  const open = session.open.value;
  const Window =
    open && (WINDOWS[open.kind] as ((props: WindowProps<Open['kind']>) => preact.JSX.Element | null) | undefined);
  return Window ? <Window session={session} adviser={adviser} seen={seen} open={open} /> : null;
}
