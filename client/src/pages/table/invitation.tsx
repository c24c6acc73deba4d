import type { TableSummary } from '@landfall/shared/protocol/http.ts';
import { showCode } from '@landfall/shared/protocol/invite.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameName, gameText } from '../../i18n/game-text.ts';
import { t } from '../../i18n/i18n.ts';
import { list } from '../../i18n/list.ts';
import { refusalText } from '../../i18n/refusal-text.ts';
import { api } from '../../net/api.ts';
import type { TableConnection } from '../../net/connection.ts';
import { rememberName, takeGivenName } from '../../net/identity.ts';
import { NameField, nameProblem, suggestedName } from '../../setup/name-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { KeyEntry } from './key-entry.tsx';
import './invitation.css';

const REFRESH_MS = 5_000;

/** What somebody sees who opens a link for the first time: who is there, and the way in. */
export function Invitation({ connection }: { connection: TableConnection }) {
  const { code } = connection;
  const table = useSignal<TableSummary | null>(null);
  const [given] = useState(() => takeGivenName(code));
  const typed = useSignal(given);
  const taken = table.value?.people;
  const suggestion = useMemo(() => suggestedName(taken), [taken === undefined]);
  const name = typed.value ?? suggestion;
  const error = useSignal<string | null>(null);
  const busy = useSignal(given !== null);

  const enter = async (watch: boolean) => {
    error.value = nameProblem(name);
    if (error.value) {
      busy.value = false;
      return;
    }
    busy.value = true;
    rememberName(name);
    const stop = watch ? null : sayIfOnlyWatching(connection);
    const problem = await connection.enter({ name, watch });
    busy.value = false;
    if (!problem) return;
    stop?.();
    error.value = refusalText(problem.error, problem.problem);
  };

  useEffect(() => {
    if (given !== null) void enter(false);
    const look = async () => {
      const answer = await api.table(code);
      if (answer.ok) table.value = answer.value;
      else if (answer.error === 'noSuchTable') connection.status.value = 'gone';
    };
    void look();
    const timer = setInterval(look, REFRESH_MS);
    return () => clearInterval(timer);
  }, [code]);

  const summary = table.value;
  const ofCpu = summary ? seatOfCpu(summary) : null;
  const isFull = summary?.open === 0 && ofCpu === null;
  const mayWatch = summary?.watching ?? true;
  return (
    <Page title={t('join.title')}>
      <section class="invitation panel">
        <small>{t('join.tableOf', { code: showCode(code) })}</small>
        <h1>{summary ? gameName(summary.game) : t('join.title')}</h1>
        {connection.status.value === 'unwatched' && <p role="alert">{t('join.unwatched')}</p>}
        {summary && <Summary table={summary} />}
        {(!isFull || mayWatch) && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void enter(isFull);
            }}
          >
            <NameField
              value={name}
              error={error.value}
              onInput={(text) => {
                typed.value = text;
                error.value = null;
              }}
              onFocus={() => {
                typed.value ??= name; // a better suggestion must not change what is about to be edited
              }}
            />
            <div class="invitation-actions">
              {!isFull && (
                <Button type="submit" look="main" icon="player" disabled={busy.value}>
                  {busy.value ? t('common.loading') : t(ofCpu === 'ask' ? 'join.askForSeat' : 'join.takeSeat')}
                </Button>
              )}
              {mayWatch && (
                <Button
                  type={isFull ? 'submit' : 'button'}
                  look={isFull ? 'main' : 'normal'}
                  icon="spectator"
                  disabled={busy.value}
                  onClick={isFull ? undefined : () => void enter(true)}
                >
                  {t('join.watch')}
                </Button>
              )}
            </div>
          </form>
        )}
        <KeyEntry code={code} />
      </section>
    </Page>
  );
}

/** Somebody else may be faster: whoever wanted a seat and got none should not have to find out. */
function sayIfOnlyWatching(connection: TableConnection): () => void {
  const stop = connection.onPatch(() => {
    stop();
    const asks = (connection.state.peek()?.people[connection.person.peek()]?.wants ?? -1) >= 0;
    if (connection.seat.peek() === null && !asks) toast(t('join.onlyWatching'), 'warning');
  });
  return stop;
}

/** How the seat of a CPU can be had by whoever may not watch until they have one; null where they may, or there is none. */
function seatOfCpu({ open, cpus, watching, phase }: TableSummary): 'take' | 'ask' | null {
  if (open > 0 || watching || !(cpus > 0)) return null;
  if (phase === 'lobby') return 'take';
  return phase === 'playing' ? 'ask' : null;
}

function Summary({ table }: { table: TableSummary }) {
  const { game, people, open, watching, phase } = table;
  const ofCpu = seatOfCpu(table);
  const full = ofCpu ? t(`join.cpuSeat.${ofCpu}`) : t(watching ? 'join.full' : 'join.fullUnwatched');
  return (
    <>
      <p>{gameText(game, 'tagline')}</p>
      <p class="invitation-people">
        {people.length ? t('join.there', { names: list(people) }) : t('join.thereNobody')}{' '}
        {phase !== 'lobby' && `${t('join.running')} `}
        {open ? t('join.openSeats', { n: open }) : full}
      </p>
    </>
  );
}
