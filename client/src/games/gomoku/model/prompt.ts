import { currentTask } from '@landfall/shared/engine/agenda.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { TaskKind } from '@landfall/shared/games/gomoku/table.ts';
import { t } from '../../../i18n/i18n.ts';
import { isOver, nextColour, type Seen } from './seen.ts';
import { personName } from './words.ts';

interface Pending {
  seat: Seat;
  left: number;
}

/** The one line that says whose decision is awaited and what it is. */
export function prompt(seen: Seen): string {
  const task = currentTask<TaskKind>(seen.table);
  if (isOver(seen) || !task) return t('gomoku.prompt.over');
  if (seen.stopped) return seen.stopped;
  const says = task.seat === seen.seat ? MINE[task.kind] : THEIRS[task.kind];
  return says(seen, task);
}

/** The same of a position in a replay, in which nobody is waited for. */
export function promptOfReplay(seen: Seen): string {
  const [seat] = seen.waitingFor;
  const kind = currentTask<TaskKind>(seen.table)?.kind;
  return seat !== undefined && (kind === 'turn' || kind === 'answer')
    ? t('replay.next', { names: personName(seen, seat) })
    : prompt(seen);
}

const colour = ({ table }: Seen) => t(`gomoku.nextColour.${nextColour(table)}`);

const MINE: Readonly<Record<TaskKind, (seen: Seen, pending: Pending) => string>> = {
  turn: ({ table }) => t(`gomoku.prompt.turn.mine.${nextColour(table)}`),
  open: (seen, { left: n }) => t('gomoku.prompt.open.mine', { n, colour: colour(seen) }),
  choose: () => t('gomoku.prompt.choose.mine'),
  add: (seen, { left: n }) => t('gomoku.prompt.add.mine', { n, colour: colour(seen) }),
  pick: () => t('gomoku.prompt.pick.mine'),
  answer: (seen, { seat }) => t('gomoku.prompt.answer.mine', { name: personName(seen, 1 - seat) }),
};

const theirs =
  (kind: TaskKind) =>
  (seen: Seen, { seat }: Pending): string =>
    t(`gomoku.prompt.${kind}.theirs`, { name: personName(seen, seat) });

const theirTurn = (seen: Seen, { seat }: Pending): string =>
  seen.players[seat]?.isCpu
    ? t('gomoku.prompt.turn.cpu', { name: personName(seen, seat) })
    : theirs('turn')(seen, { seat, left: 1 });

const THEIRS: Readonly<Record<TaskKind, (seen: Seen, pending: Pending) => string>> = {
  turn: theirTurn,
  open: theirs('open'),
  choose: theirs('choose'),
  add: theirs('add'),
  pick: theirs('pick'),
  answer: theirs('answer'),
};
