import type { TableState } from '@landfall/shared/protocol/state.ts';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import { list } from '../i18n/list.ts';
import type { TableConnection } from '../net/connection.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { TopLayer } from '../ui/top-layer.tsx';
import { Deeds } from './deeds.tsx';
import './undo.css';

/** Says what somebody would like to take back, for as long as it is asked, with the answers of those who are asked. */
export function UndoProposal({ connection }: { connection: TableConnection }) {
  const state = connection.state.value;
  const proposal = state?.proposal;
  const me = connection.person.value;
  const withdraw = useRefusal(state, me);
  if (!state || !proposal) return null;
  const nameOf = (person: number) => state.people[person]?.name ?? '';
  const answer = (yes: boolean) => void connection.request('consent', { ply: state.ply, turns: proposal.turns, yes });
  return (
    <TopLayer>
      <section class="undo-proposal" popover="manual" role="alert">
        <p>{proposal.person === me ? t('undo.wantsYou') : t('undo.wants', { name: nameOf(proposal.person) })}</p>
        <Deeds state={state} left={proposal.turns} seats={proposal.seats} reader={me} />
        {proposal.waits.includes(me) ? (
          <div class="undo-answers">
            <Button class="button-small" onClick={() => answer(false)}>
              {t('undo.decline')}
            </Button>
            <Button look="main" class="button-small" icon="undo" onClick={() => answer(true)}>
              {t('undo.agree')}
            </Button>
          </div>
        ) : (
          <div class="undo-answers">
            <span>{t('undo.waiting', { names: list(proposal.waits.map(nameOf)) })}</span>
            {proposal.person === me && (
              <Button
                class="button-small"
                onClick={() => {
                  withdraw();
                  answer(false);
                }}
              >
                {t('undo.withdraw')}
              </Button>
            )}
          </div>
        )}
      </section>
    </TopLayer>
  );
}

/** Tells whoever asked when the others do not want it. To be called when they give it up themselves: then it is no news. */
function useRefusal(state: TableState | null, me: number): () => void {
  const open = useRef<string | null>(null); // the position that one's own question is about
  const gaveUp = useRef(false);
  const position = state && `${state.round} ${state.ply}`;
  const isMine = state?.proposal?.person === me;
  useEffect(() => {
    const before = open.current;
    open.current = isMine ? position : null;
    if (isMine && before === null) gaveUp.current = false;
    if (!isMine && before !== null && before === position && !gaveUp.current) toast(t('undo.declined'));
  }, [isMine, position]);
  return () => {
    gaveUp.current = true;
  };
}
