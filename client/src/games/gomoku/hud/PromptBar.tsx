import type { Action, OpeningChoice } from '@landfall/shared/games/gomoku/actions.ts';
import { TurnClock } from '../../../clock/turn-clock.tsx';
import { t } from '../../../i18n/i18n.ts';
import { isReplay } from '../../../pages/replay/is-replay.ts';
import { Button } from '../../../ui/button.tsx';
import { prompt, promptOfReplay } from '../model/prompt.ts';
import { isOver, may, type Seen } from '../model/seen.ts';
import { called } from '../model/words.ts';
import type { Session } from '../page/Session.ts';
import './prompt.css';

interface PromptBarProps {
  session: Session;
  seen: Seen;
}

/** The line that says whose decision is awaited and what it is, with the buttons that belong to it. */
export function PromptBar({ session, seen }: PromptBarProps) {
  const aimed = session.aimed.value;
  const isSending = session.link.pending.value !== null;
  const isMine = seen.seat !== null && seen.waitingFor.includes(seen.seat);
  const isSeenAgain = isReplay(session.link);
  const text = isSending
    ? t('gomoku.prompt.sending')
    : aimed !== null
      ? t('gomoku.prompt.aimed', { point: called(aimed, seen.table.size) })
      : isSeenAgain
        ? promptOfReplay(seen)
        : prompt(seen);
  return (
    <div class={`gomoku-prompt ${isMine ? 'is-mine' : ''}`}>
      <p role="status" aria-live="polite">
        {text}
        {!isMine && !isOver(seen) && !seen.stopped && !isSeenAgain && <Waiting />}
      </p>
      <TurnClock link={session.link} />
      <div class="gomoku-prompt-buttons">
        <Buttons session={session} seen={seen} />
      </div>
    </div>
  );
}

/** Three points that come and go while somebody else thinks. */
const Waiting = () => (
  <span class="thinking" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

function Buttons({ session, seen }: PromptBarProps) {
  const aimed = session.aimed.value;
  const play = (action: Action) => () => session.play(action);
  if (isOver(seen))
    return (
      <Button look="main" onClick={() => session.openUp('result')}>
        {t('gomoku.buttons.result')}
      </Button>
    );
  if (aimed !== null)
    return (
      <>
        <Button onClick={() => void session.cancel()}>{t('common.cancel')}</Button>
        <Button look="main" icon="check" onClick={play({ type: 'place', point: aimed })}>
          {t('gomoku.buttons.place', { point: called(aimed, seen.table.size) })}
        </Button>
      </>
    );
  if (may(seen, 'acceptDraw'))
    return (
      <>
        <Button onClick={play({ type: 'declineDraw' })}>{t('gomoku.buttons.decline')}</Button>
        <Button look="main" onClick={play({ type: 'acceptDraw' })}>
          {t('gomoku.buttons.accept')}
        </Button>
      </>
    );
  return (
    <>
      {choicesOf(seen).map((choice) => (
        <Button key={choice} look={choice === 'add' ? 'normal' : 'main'} onClick={play({ type: 'choose', choice })}>
          {t(`gomoku.buttons.${choice}`)}
        </Button>
      ))}
    </>
  );
}

const choicesOf = ({ legal }: Seen): OpeningChoice[] =>
  legal.flatMap((action) => (action.type === 'choose' ? [action.choice] : []));
