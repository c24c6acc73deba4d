import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import type { Aim, Offers } from '../model/aim.ts';
import type { Open } from '../model/open.ts';
import { warning } from '../model/peril.ts';
import { prompt, promptOfReplay } from '../model/prompt.ts';
import { actionsLeft, mustDiscard, type Seen } from '../model/seen.ts';
import { roleName } from '../model/words.ts';
import './styles/prompt.css';

interface PromptBarProps {
  seen: Seen;
  aim: Aim;
  open: Open | null;
  offers: Offers;
  /** An action of this person is on its way. */
  sending: boolean;
  onPlay(action: Action): void;
  onOpen(open: Open): void;
  /** Looks through another own seat. */
  onPick(seat: Seat): void;
  onCancel(): void;
  /** The round is seen again. */
  replay?: boolean;
  /** How much time is left, where there is a limit. */
  clock?: ComponentChildren;
  /** The buttons of the card that turns over by itself. */
  children?: ComponentChildren;
}

/** The line that says whose decision is awaited and what it is, with the buttons that belong to it. */
export function PromptBar(props: PromptBarProps) {
  const { seen, aim, open, sending } = props;
  const confirm = open?.kind === 'confirm' ? open : null;
  const said = props.replay ? promptOfReplay(seen) : prompt(seen, aim);
  const text = sending ? t('forbiddenIsland.prompt.sending') : confirm ? question(seen, confirm.of) : said;
  const mine = seen.seat !== null && seen.waitingFor.includes(seen.seat) && !seen.next;
  return (
    <div class={`prompt ${mine ? 'prompt-mine' : ''}`}>
      <div class="prompt-text">
        <p role="status" aria-live="polite">
          {text}
        </p>
        <small class="prompt-warning" role="status">
          {warning(seen)}
        </small>
      </div>
      {props.clock}
      <div class="prompt-buttons">{confirm ? <Confirm {...props} confirm={confirm} /> : <Buttons {...props} />}</div>
    </div>
  );
}

type Confirmation = Extract<Open, { kind: 'confirm' }>;

function question(seen: Seen, of: Confirmation['of']): string {
  return of === 'endTurn'
    ? t('forbiddenIsland.end.ask', { n: actionsLeft(seen.table) })
    : t(`forbiddenIsland.${of}.ask`);
}

function Confirm({ confirm, onPlay, onCancel }: PromptBarProps & { confirm: Confirmation }) {
  return (
    <>
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      <Button look={confirm.of === 'capture' ? 'main' : 'danger'} onClick={() => onPlay(confirm.action)}>
        {confirm.of === 'endTurn' ? t('forbiddenIsland.end.confirm') : t(`forbiddenIsland.${confirm.of}.confirm`)}
      </Button>
    </>
  );
}

function Buttons({ seen, aim, open, offers, onPlay, onOpen, onPick, onCancel, children }: PromptBarProps) {
  if (seen.table.endings.length > 0)
    return (
      <Button look="main" onClick={() => onOpen({ kind: 'result' })}>
        {t('forbiddenIsland.over.result')}
      </Button>
    );
  if (aim.kind !== 'free') {
    const only = aim.kind === 'shoreUp' && aim.first !== undefined ? offers.get(aim.first)?.[0]?.action : undefined;
    return (
      <>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
        {only && (
          <Button look="main" onClick={() => onPlay(only)}>
            {t('forbiddenIsland.aim.onlyThis')}
          </Button>
        )}
      </>
    );
  }
  const liftOff = seen.legal.find(({ type }) => type === 'liftOff');
  const drown = seen.legal.find(({ type }) => type === 'drown');
  // Somebody looks through another of their seats than the one that owes a decision.
  const awaited = seen.waitingFor.includes(seen.seat ?? -1)
    ? undefined
    : seen.waitingFor.find((seat) => seen.own.includes(seat));
  return (
    <>
      {children}
      {awaited !== undefined && (
        <Button look="main" onClick={() => onPick(awaited)}>
          {t('forbiddenIsland.crew.backTo', { role: roleName(seen, awaited) })}
        </Button>
      )}
      {drown && (
        <Button onClick={() => onOpen({ kind: 'confirm', of: 'drown', action: drown })}>
          {t('forbiddenIsland.drown.giveUp')}
        </Button>
      )}
      {mustDiscard(seen) && open?.kind !== 'discard' && (
        <Button look="main" icon="discard" onClick={() => onOpen({ kind: 'discard' })}>
          {t('forbiddenIsland.discard.open')}
        </Button>
      )}
      {liftOff && (
        <Button look="main" class="lift-off" icon="helicopter" onClick={() => onPlay(liftOff)}>
          {t('forbiddenIsland.lift.off')}
        </Button>
      )}
    </>
  );
}
