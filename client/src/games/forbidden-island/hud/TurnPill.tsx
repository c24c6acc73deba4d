import { ACTIONS } from '@landfall/shared/games/forbidden-island/rules/turn.ts';
import { pawnUrl } from '../../../../art/names.ts';
import { t } from '../../../i18n/i18n.ts';
import { actionsLeft, type Seen, turnOf } from '../model/seen.ts';
import { isMe, personName } from '../model/words.ts';
import './styles/top.css';

/** Whose turn it is, and how many actions are left of it. */
export function TurnPill({ seen }: { seen: Seen }) {
  const { table, own, stopped } = seen;
  const over = table.endings.length > 0;
  const turn = turnOf(table);
  const left = actionsLeft(table);
  const mine = own.includes(turn) && !over && !stopped;
  return (
    <div class={`turn-pill ${mine ? 'turn-mine' : ''}`}>
      {!over && <img src={pawnUrl(table.adventurers[turn]!.role)} alt="" width={21} height={28} />}
      <b>
        {over
          ? t('forbiddenIsland.turn.over')
          : stopped
            ? t('halt.stopped.short')
            : isMe(seen, turn)
              ? t('forbiddenIsland.turn.mine')
              : mine
                ? personName(seen, turn)
                : t('forbiddenIsland.turn.theirs', { name: personName(seen, turn) })}
      </b>
      {!over && (
        <span class="pips" role="img" aria-label={t('forbiddenIsland.turn.actionsLeft', { n: left })}>
          {Array.from({ length: ACTIONS }, (_, n) => (
            <i key={n} class={n < left ? '' : 'used'} />
          ))}
        </span>
      )}
    </div>
  );
}
