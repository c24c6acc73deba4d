import { type Choice, countDown, doNext } from '../../../engine/agenda.ts';
import type { Seat } from '../../../engine/game.ts';
import type { Action, OpeningChoice } from '../actions.ts';
import { CHOICES } from '../actions.ts';
import { BLACK, colourToPlace, type Point } from '../board.ts';
import type { Gomoku, Table, TaskKind } from '../table.ts';
import { placeStone } from './place.ts';
import { otherSeat, placings } from './turn.ts';

const ADDED_STONES = 2;

/** Several stones placed one after another by the same seat; then the other one has to decide something. */
const layOut = (decision: TaskKind): Choice<Gomoku> => ({
  choices: ({ table }) => placings(table),
  resolve(draft, task, action, context) {
    const { seat } = task;
    countDown(draft.table, task);
    if (task.left === 0) doNext(draft.table, { kind: decision, seat: otherSeat(seat), left: 1 });
    placeStone(draft, { seat, point: (action as { point: Point }).point }, context);
  },
});

/** The seat decides who has which colour, or to add stones. */
const decide = (choices: readonly OpeningChoice[]): Choice<Gomoku> => ({
  choices: () => choices.map((choice): Action => ({ type: 'choose', choice })),
  resolve({ table }, task, action, { emit }) {
    const { seat } = task;
    const { choice } = action as { choice: OpeningChoice };
    countDown(table, task);
    emit({ type: 'chose', seat, choice });
    if (choice === 'add') doNext(table, { kind: 'add', seat, left: ADDED_STONES });
    else begin(table, choice === 'black' ? seat : otherSeat(seat));
  },
});

/** The colours are decided: whoever has the colour of the next stone goes on. */
function begin(table: Table, black: Seat): void {
  table.black = black;
  doNext(table, { kind: 'turn', seat: colourToPlace(table) === BLACK ? black : otherSeat(black), left: 1 });
}

/** The first seat lays out three stones (GO-5.2). */
export const open = layOut('choose');
/** The second seat takes a colour, or adds two stones (GO-5.3). */
export const choose = decide(CHOICES);
export const add = layOut('pick');
/** After two stones were added, the first seat takes a colour (GO-5.4). */
export const pick = decide(['black', 'white']);
