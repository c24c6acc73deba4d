import { useRef } from 'preact/hooks';
import { t } from '../i18n/i18n.ts';
import { list } from '../i18n/list.ts';
import type { TableConnection } from '../net/connection.ts';
import { Button } from '../ui/button.tsx';
import { useTopLayer } from '../ui/top-layer.ts';
import { Deeds } from './deeds.tsx';
import './undo.css';

/** Says what somebody would like to take back, for as long as it is asked, with the answers of those who are asked. */
export function UndoProposal({ connection }: { connection: TableConnection }) {
  const box = useRef<HTMLElement>(null);
  const state = connection.state.value;
  const proposal = state?.proposal;
  useTopLayer(box, proposal !== undefined);
  if (!state || !proposal) return null;
  const me = connection.person.value;
  const nameOf = (person: number) => state.people[person]?.name ?? '';
  const answer = (yes: boolean) => void connection.request('consent', { ply: state.ply, yes });
  return (
    <section class="undo-proposal" ref={box} popover="manual" role="alert">
      <p>{t('undo.wants', { name: nameOf(proposal.person) })}</p>
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
            <Button class="button-small" onClick={() => answer(false)}>
              {t('undo.withdraw')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
