import { doNext } from '../../engine/agenda.ts';
import { type DominoesSetting, handSize } from './options.ts';
import type { State } from './table.ts';

const FIRST_SEAT = 0;

/** A table at which the first round is about to be dealt. */
export function setUp(setting: DominoesSetting): State {
  const { seats, options } = setting;
  const table: State['table'] = {
    handSize: handSize(setting),
    start: options.start,
    drawing: options.draw,
    target: options.target === 'round' ? 0 : Number(options.target),
    starter: FIRST_SEAT,
    players: Array.from({ length: seats }, () => ({ tiles: 0, shown: [] })),
    line: { left: [], right: [] },
    boneyard: 0,
    moves: [],
    rounds: [],
    agenda: [],
  };
  doNext(table, { kind: 'deal', seat: FIRST_SEAT, left: 1 });
  return { table, hands: [], hidden: { boneyard: [] } };
}
