import { doNext, type Task } from '../../engine/agenda.ts';
import type { Random, Setting } from '../../engine/game.ts';
import type { options, seatOptions } from './options.ts';
import { NOBODY, type State, type Table, type TaskKind } from './table.ts';

const OPENING_STONES = 3;

/** An empty board; whoever is first has Black, or sets out the opening (GO-1, GO-5, GO-6). */
export function setUp(setting: Setting<typeof options, typeof seatOptions>, random: Random): State {
  const { size, rule, opening, first } = setting.options;
  const seat = first === 'random' ? random.below(2) : Number(first) - 1;
  const isFree = opening === 'free';
  const table: Table = {
    size: Number(size),
    rule,
    stones: [],
    first: seat,
    black: isFree ? seat : NOBODY,
    agenda: [],
    mayOffer: [true, true],
    ending: '',
    winner: NOBODY,
    line: [],
  };
  const task: Task<TaskKind> = isFree ? { kind: 'turn', seat, left: 1 } : { kind: 'open', seat, left: OPENING_STONES };
  doNext(table, task);
  return { table, hands: [], hidden: {} };
}
