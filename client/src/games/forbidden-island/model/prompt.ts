import { openTasks } from '@landfall/shared/engine/agenda.ts';
import type { Seat } from '@landfall/shared/engine/game.ts';
import type { Action } from '@landfall/shared/games/forbidden-island/actions.ts';
import { rescuers, stranded } from '@landfall/shared/games/forbidden-island/rules/rescue.ts';
import type { TaskKind } from '@landfall/shared/games/forbidden-island/table.ts';
import { t } from '../../../i18n/i18n.ts';
import { type Aim, FREE } from './aim.ts';
import type { Seen } from './seen.ts';
import { personName, personNames, roleName } from './words.ts';

/** The one line that says whose decision is awaited and what it is, or what the reader is in the middle of choosing. */
export function prompt(seen: Seen, aim: Aim): string {
  if (seen.table.endings.length > 0) return t('forbiddenIsland.prompt.over');
  if (seen.stopped && (aim.kind === 'free' || seen.legal.length === 0)) return seen.stopped;
  if (aim.kind !== 'free') return aiming(seen, aim);
  if (seen.heldBy !== null) return held(seen, seen.heldBy);
  const open = openTasks<TaskKind>(seen.table);
  const [task] = open;
  if (!task) return '';
  const mine = open.find(({ seat }) => seat === seen.seat) ?? task;
  const text = PENDING[mine.kind](seen, { seats: open.map(({ seat }) => seat), seat: mine.seat, left: mine.left });
  // Somebody with several adventurers is told which of them is meant.
  const isOneOfMine = mine.seat === seen.seat && seen.own.length > 1;
  return isOneOfMine ? t('forbiddenIsland.prompt.as', { role: roleName(seen, mine.seat), text }) : text;
}

/** The same of a position in a replay, in which nobody is waited for. */
export function promptOfReplay(seen: Seen): string {
  const { next, waitingFor } = seen;
  return next || waitingFor.length === 0
    ? prompt(seen, FREE)
    : t('replay.next', { names: personNames(seen, waitingFor) });
}

interface Pending {
  /** Everybody with such a task, and the one the line is about: the reader if they are among them. */
  seats: readonly Seat[];
  seat: Seat;
  left: number;
}

const PENDING: Readonly<Record<TaskKind, (seen: Seen, pending: Pending) => string>> = {
  turn: (seen, { seat }) => t('forbiddenIsland.prompt.act.theirs', { name: personName(seen, seat) }),
  act: (seen, { seat }) =>
    seat === seen.seat
      ? t('forbiddenIsland.prompt.act.mine')
      : t('forbiddenIsland.prompt.act.theirs', { name: personName(seen, seat) }),
  drawTreasure: (seen, { seat, left: n }) =>
    seat === seen.seat
      ? t('forbiddenIsland.prompt.drawTreasure.mine', { n })
      : t('forbiddenIsland.prompt.drawTreasure.theirs', { n, name: personName(seen, seat) }),
  drawFlood: (seen, { seat, left: n }) =>
    seat === seen.seat
      ? t('forbiddenIsland.prompt.drawFlood.mine', { n })
      : t('forbiddenIsland.prompt.drawFlood.theirs', { n, name: personName(seen, seat) }),
  discard: (seen, { seat, left: n }) =>
    seat === seen.seat
      ? t('forbiddenIsland.prompt.discard.mine', { n })
      : t('forbiddenIsland.prompt.discard.theirs', { name: personName(seen, seat) }),
  swim: swimming,
};

function swimming(seen: Seen, { seats, seat }: Pending): string {
  const may = (type: Action['type']) => seen.legal.some((action) => action.type === type);
  const lost = stranded(seen.table);
  const isLost = seat === seen.seat && lost.includes(seat);
  const names = personNames(seen, lost);
  if (lost.length > 0 && may('lift'))
    return isLost
      ? t('forbiddenIsland.prompt.stranded.flyOut')
      : t('forbiddenIsland.prompt.stranded.rescue', { names });
  if (isLost) return t('forbiddenIsland.prompt.stranded.mine');
  if (may('swim')) return t('forbiddenIsland.prompt.swim.mine');
  const swimmers = personNames(
    seen,
    seats.filter((swimmer) => !lost.includes(swimmer)),
  );
  if (lost.length === 0) return t('forbiddenIsland.prompt.swim.theirs', { names: swimmers });
  const rescue = { names, rescuers: personNames(seen, rescuers(seen.table)) };
  return swimmers === ''
    ? t('forbiddenIsland.prompt.stranded.theirs', rescue)
    : t('forbiddenIsland.prompt.stranded.mixed', { ...rescue, swimmers });
}

const held = (seen: Seen, seat: Seat): string =>
  seen.own.includes(seat)
    ? t('forbiddenIsland.prompt.held.mine')
    : t('forbiddenIsland.prompt.held.theirs', { name: personName(seen, seat) });

function aiming(seen: Seen, aim: Exclude<Aim, { kind: 'free' }>): string {
  if (aim.kind === 'guide') return t('forbiddenIsland.aim.guide', { name: personName(seen, aim.pawn) });
  if (aim.kind === 'shoreUp' && aim.first !== undefined) return t('forbiddenIsland.aim.shoreUpTwo');
  return t(`forbiddenIsland.aim.${aim.kind}`);
}
