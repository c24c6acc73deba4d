import { seatsOf } from '@landfall/shared/protocol/seats.ts';
import type { TableState } from '@landfall/shared/protocol/state.ts';
import { isWaitedFor } from '@landfall/shared/protocol/waiting.ts';
import { useSignal } from '@preact/signals';
import { useQuestion } from '../attention.ts';
import { minutes } from '../clock/minutes.ts';
import { useCountdown } from '../clock/use-countdown.ts';
import { t } from '../i18n/i18n.ts';
import { refusalText } from '../i18n/refusal-text.ts';
import type { TableConnection } from '../net/connection.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import type { LobbyProps } from './lobby.tsx';
import type { TableLink } from './people-dialog.tsx';
import { Notice } from './table-notice.tsx';

/** Whether somebody whose page is open was asked if they are still there, and has not answered. */
export const isAsked = ({ takeovers, people }: TableState, person: number): boolean =>
  takeovers[person] !== undefined && people[person]?.connection === 'online';

/** Whether the person of this page may ask if somebody else is still there; in a pause nobody is waited for. */
export function mayAskAfter({ state, person }: TableLink, other: number): boolean {
  const table = state.value;
  const me = person.value;
  if (!table || other === me || seatsOf(table, me).length === 0) return false;
  if (table.phase === 'playing' && table.pausedBy !== 0) return false;
  return table.people[other]?.connection === 'online' && !isAsked(table, other) && isWaitedFor(table, other);
}

export async function askAfter(connection: TableLink, person: number): Promise<void> {
  const name = connection.state.peek()?.people[person]?.name ?? '';
  const outcome = await connection.request('askAfter', { person }, { quiet: true });
  if (outcome.status === 'unsent') toast(refusalText('unreachable'), 'warning');
  if (outcome.status !== 'refused') return;
  const isTooSoon = outcome.reason === 'tooMany'; // they have answered a moment ago
  toast(isTooSoon ? t('stillThere.tooSoon', { name }) : refusalText(outcome.reason, outcome.problem), 'warning');
}

/**
 * For whoever waits: asks whether somebody is still there, so that the table can go on without them. Once they were asked the
 * button stays until the focus leaves it, which would be lost with it.
 */
export function AskAfter({ connection, person, name }: { connection: TableLink; person: number; name: string }) {
  const hasFocus = useSignal(false);
  const isOffered = mayAskAfter(connection, person);
  if (!isOffered && !hasFocus.value) return null;
  const note = ({ type }: FocusEvent) => {
    hasFocus.value = type === 'focus';
  };
  return (
    <Button
      class="button-small"
      aria-disabled={!isOffered}
      onFocus={note}
      onBlur={note}
      label={t('stillThere.askAfter', { name })}
      title={t('stillThere.help')}
      onClick={() => {
        if (isOffered) void askAfter(connection, person);
      }}
    >
      {t('stillThere.ask')}
    </Button>
  );
}

/** For the others: how long somebody is waited for who was asked. */
export function AskedNotice({ connection, state, person }: LobbyProps & { person: number }) {
  const left = useCountdown(state.takeovers[person] ?? 0);
  if (!isAsked(state, person) || person === connection.person.value) return null;
  const { name } = state.people[person]!;
  return <Notice text={t('stillThere.countdown', { name, time: minutes(left) })} />;
}

/** The question itself, to whoever is asked, or has not answered while their page was open. */
export function StillThere({ connection }: { connection: TableConnection }) {
  const state = connection.state.value;
  const me = connection.person.value;
  if (!state || connection.status.value !== 'online') return null;
  if (isAsked(state, me)) return <Question connection={connection} seconds={state.takeovers[me]!} />;
  return state.people[me]?.connection === 'away' ? <Question connection={connection} /> : null;
}

function Question({ connection, seconds = 0 }: { connection: TableConnection; seconds?: number }) {
  const left = useCountdown(seconds);
  useQuestion(t('stillThere.title'));
  const answer = () => void connection.request('here', {});
  return (
    <Dialog
      title={t('stillThere.title')}
      onClose={answer}
      actions={
        <Button look="main" icon="check" onClick={answer}>
          {t('stillThere.here')}
        </Button>
      }
    >
      <p>{seconds > 0 ? t('stillThere.waits', { time: minutes(left) }) : t('stillThere.goesOn')}</p>
    </Dialog>
  );
}
