import type { Seat } from '@landfall/shared/engine/game.ts';
import { lacking } from '@landfall/shared/games/dominoes/record.ts';
import { scores } from '@landfall/shared/games/dominoes/score.ts';
import { type Pip, pipsIn } from '@landfall/shared/games/dominoes/tiles.ts';
import { t } from '../../../i18n/i18n.ts';
import { lastMove, type Seen, stageOf, turnOf } from '../model/seen.ts';
import { pipsText, tileText } from '../model/words.ts';
import { Backs } from './Backs.tsx';
import './styles/players.css';

interface PlayersProps {
  seen: Seen;
  /** What somebody is just saying, such as that they pass. */
  said: { seat: Seat; text: string } | null;
}

/** Everybody at the table in turn order: how many tiles, how many points, what they did last and what they have not got. */
export function Players({ seen, said }: PlayersProps) {
  const lacks = lacking(seen.table);
  return (
    <ol class="domino-players" aria-label={t('dominoes.players.label')}>
      {seen.table.players.map((_, seat) => (
        <Player key={seat} seen={seen} seat={seat} lacks={lacks[seat]!} said={said?.seat === seat ? said.text : null} />
      ))}
    </ol>
  );
}

interface PlayerProps {
  seen: Seen;
  seat: Seat;
  lacks: ReadonlySet<Pip>;
  said: string | null;
}

function Player({ seen, seat, lacks, said }: PlayerProps) {
  const { table, people, waitingFor } = seen;
  const { name, connection } = people[seat]!;
  const { tiles } = table.players[seat]!;
  const isMe = seat === seen.seat;
  const onTurn = turnOf(table) === seat;
  const states = [onTurn && 'domino-player-turn', waitingFor.includes(seat) && 'domino-player-waited'];
  const did = stageOf(table) === 'playing' ? deedOf(seen, seat) : '';
  return (
    <li class={`domino-player domino-player-${connection} ${states.filter(Boolean).join(' ')}`} data-seat={seat}>
      <span class="domino-monogram" aria-hidden="true">
        {name === t('cpu.name', { seat: seat + 1 }) ? seat + 1 : ([...name][0] ?? '?')}
      </span>
      <span class="domino-player-name">
        <b>{isMe ? t('dominoes.players.you') : name}</b>
        {onTurn && <span class="sr-only">{t('dominoes.players.onTurn')}</span>}
        {connection !== 'online' && <small class="domino-connection">{t(`status.${connection}`)}</small>}
      </span>
      {table.target > 0 && (
        <span class="domino-points">
          {scores(table)[seat]!}
          <span class="sr-only"> {t('dominoes.players.points', { n: scores(table)[seat]! })}</span>
        </span>
      )}
      <Backs tiles={tiles} />
      <span class="domino-facts">
        {isMe && <span>{t('dominoes.players.pips', { n: pipsIn(seen.hand) })}</span>}
        {lacks.size > 0 && <Lacks pips={lacks} />}
        {did && <span class="domino-deed">{did}</span>}
      </span>
      {said && (
        <span class="domino-said" aria-hidden="true">
          {said}
        </span>
      )}
    </li>
  );
}

/** What a seat did last, in a word or two. */
function deedOf({ table }: Seen, seat: Seat): string {
  const last = lastMove(table, seat);
  if (!last) return '';
  const { move, times } = last;
  if (move.kind === 'pass') return t('dominoes.players.passed');
  if (move.kind === 'draw') return t('dominoes.players.drew', { n: times });
  return t('dominoes.players.laid', { tile: tileText(move.tile!) });
}

/** Numbers a seat is known not to have: everybody saw it draw for them or pass. */
function Lacks({ pips }: { pips: ReadonlySet<Pip> }) {
  return (
    <span class="domino-lacks" title={t('dominoes.players.lacks', { pips: pipsText(pips) })}>
      <span class="sr-only">{t('dominoes.players.lacks', { pips: pipsText(pips) })}</span>
      {[...pips].sort().map((pip) => (
        <s key={pip} aria-hidden="true">
          {pip}
        </s>
      ))}
    </span>
  );
}
