import type { Seat } from '@landfall/shared/engine/game.ts';
import { scores } from '@landfall/shared/games/dominoes/score.ts';
import { pipsIn } from '@landfall/shared/games/dominoes/tiles.ts';
import type { ComponentChildren } from 'preact';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TilePicture } from '../hud/TileFace.tsx';
import { mustGetReady, type Seen, stageOf } from '../model/seen.ts';
import { roundSentence } from '../model/sentences.ts';
import { personNames, tileSpoken } from '../model/words.ts';
import './dialogs.css';

interface RoundDialogProps {
  seen: Seen;
  /** The way to the replay, at the end of the game. */
  replay?: ComponentChildren;
  onReady(): void;
  onAgain(): void;
  onHome(): void;
  onClose(): void;
}

/** How a round ended, all hands on the table, and what follows: the next round, or another game. */
export function RoundDialog(props: RoundDialogProps) {
  const { seen, onClose } = props;
  const { table } = seen;
  const round = table.rounds.at(-1);
  if (!round) return null;
  const isOver = stageOf(table) === 'over';
  return (
    <Dialog title={titleOf(seen)} onClose={onClose} class="dialog-end domino-result" actions={<Actions {...props} />}>
      <p class={`domino-verdict ${round.winner === seen.seat ? 'domino-verdict-mine' : ''}`}>
        <Icon name={isOver && round.winner !== undefined ? 'win' : 'dice'} size={40} />
        <span>{roundSentence(seen, round, table.rounds.length)}</span>
      </p>
      <ul class="domino-hands">
        {table.players.map((_, seat) => (
          <ShownHand key={seat} seen={seen} seat={seat} />
        ))}
      </ul>
      {!isOver && seen.seat !== null && !mustGetReady(seen) && (
        <p role="status">{t('dominoes.prompt.readying', { names: personNames(seen, seen.waitingFor) })}</p>
      )}
    </Dialog>
  );
}

function titleOf({ table, seat, people }: Seen): string {
  const { winner } = table.rounds.at(-1)!;
  if (stageOf(table) !== 'over') return t('dominoes.round.title', { n: table.rounds.length });
  if (winner === undefined) return t('dominoes.over.draw');
  return winner === seat ? t('dominoes.over.won') : t('dominoes.over.wonBy', { name: people[winner]?.name ?? '' });
}

/** One hand face up, with its pips and the points so far. */
function ShownHand({ seen, seat }: { seen: Seen; seat: Seat }) {
  const { table, people } = seen;
  const { shown } = table.players[seat]!;
  const isWinner = table.rounds.at(-1)?.winner === seat;
  return (
    <li class={isWinner ? 'domino-hand-won' : ''}>
      <b>{seat === seen.seat ? t('dominoes.players.you') : people[seat]!.name}</b>
      <span class="domino-hand-pips">{t('dominoes.players.pips', { n: pipsIn(shown) })}</span>
      {table.target > 0 && (
        <span class="domino-hand-score">{t('dominoes.scores.points', { n: scores(table)[seat]! })}</span>
      )}
      <span class="domino-shown">
        {shown.length === 0 && <em>{t('dominoes.round.out')}</em>}
        {shown.map((tile) => (
          <span key={tile} role="img" aria-label={tileSpoken(tile)}>
            <TilePicture tile={tile} />
          </span>
        ))}
      </span>
    </li>
  );
}

function Actions({ seen, replay, onReady, onAgain, onHome, onClose }: RoundDialogProps) {
  const isOver = stageOf(seen.table) === 'over';
  return (
    <>
      {isOver && (
        <Button look="quiet" icon="back" onClick={onHome}>
          {t('common.home')}
        </Button>
      )}
      {isOver && replay}
      <Button icon="spectator" onClick={onClose}>
        {t('dominoes.round.look')}
      </Button>
      {isOver && seen.seat !== null && (
        <Button look="main" icon="play" title={t('dominoes.over.againHelp')} onClick={onAgain}>
          {t('dominoes.over.again')}
        </Button>
      )}
      {mustGetReady(seen) && (
        <Button look="main" icon="play" onClick={onReady}>
          {t('dominoes.buttons.ready')}
        </Button>
      )}
    </>
  );
}
