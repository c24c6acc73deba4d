import { currentTask } from '../../../engine/agenda.ts';
import type { Bot, Decision, Thinking } from '../../../engine/bot.ts';
import { same } from '../../../engine/plain.ts';
import type { Action, OpeningChoice } from '../actions.ts';
import { colourOf, colourToPlace, type Point, type Stone } from '../board.ts';
import { pointName } from '../notation/points.ts';
import type { Gomoku, Table, TaskKind, View } from '../table.ts';
import { MAKES_FIVE } from './classes.ts';
import { Field, other } from './field.ts';
import { openingPoint } from './opening.ts';
import { because, type ReasonWord } from './reasons.ts';

/** What a level of play has to bring along. */
export interface Style {
  /** Where the next stone goes; the field holds the stones so far and may be played on, if it is left as it was. */
  place(position: Position, thinking: Thinking): { point: Point; why: ReasonWord };
  /** How good the position is for the colour to move, from -1 to 1. */
  judge(position: Position, thinking: Thinking): number;
}

export interface Position {
  field: Field;
  /** The colour of the next stone. */
  colour: Stone;
  /** Where it may go. */
  permitted: readonly Point[];
}

/** With a draw in sight: this little of the board is left. */
const NEARLY_FULL = 0.12;
/** Worse than this, half a point is welcome. */
const BAD = -0.5;
/** Better than this, it is not, however little is left. */
const GOOD = 0.2;

/** Makes a bot of a style: it places stones, decides in the opening, and answers offers. It never gives up. */
export function player(style: Style): Bot<Gomoku> {
  const decide: Readonly<Record<TaskKind, Decide>> = {
    turn: (view, legal, thinking) => {
      const position = positionOf(view.table, legal);
      const { point, why } = style.place(position, thinking);
      return { action: { type: 'place', point }, reason: because(why, nameOf(view.table, point)) };
    },
    open: ({ table }, legal, { random }) => ({
      action: { type: 'place', point: openingPoint(table, pointsOf(legal), random) },
      reason: because('opens'),
    }),
    add: ({ table }, legal, { random }) => ({
      action: { type: 'place', point: openingPoint(table, pointsOf(legal), random) },
      reason: because('opens'),
    }),
    choose: ({ table }, _legal, thinking) => chooseColour(style, table, thinking),
    pick: ({ table }, _legal, thinking) => chooseColour(style, table, thinking),
    answer: ({ table }, _legal, thinking) => answerDraw(style, table, thinking),
  };
  return (view, legal, thinking) => {
    const task = currentTask<TaskKind>(view.table);
    if (!task || task.seat !== view.seat) return null;
    const { action, reason } = decide[task.kind](view, legal, thinking);
    const chosen = legal.find((one) => same(one, action));
    if (!chosen) throw new Error(`${JSON.stringify(action)} is not legal`); // whoever asks has something legal to fall back on
    return { action: chosen, reason };
  };
}

type Decide = (view: View, legal: readonly Action[], thinking: Thinking) => Required<Decision<Gomoku>>;

const pointsOf = (legal: readonly Action[]): Point[] =>
  legal.flatMap((action) => (action.type === 'place' ? [action.point] : []));

const nameOf = ({ size }: Table, point: Point): string => pointName(point, size).toUpperCase();

function positionOf(table: Table, legal: readonly Action[] = []): Position {
  const field = new Field(table.size, table.rule);
  table.stones.forEach((point, nth) => {
    field.place(field.cellOf(point), colourOf(nth));
  });
  return { field, colour: colourToPlace(table), permitted: pointsOf(legal) };
}

/** White is next in either case, so White is taken where the one to move stands better. */
function chooseColour(style: Style, table: Table, thinking: Thinking): Required<Decision<Gomoku>> {
  const isGoodForWhite = style.judge(positionOf(table), thinking) > 0;
  const choice: OpeningChoice = isGoodForWhite ? 'white' : 'black';
  return { action: { type: 'choose', choice }, reason: because('choosesColour') };
}

/** The one who is asked need not be the one to move. */
function answerDraw(style: Style, table: Table, thinking: Thinking): Required<Decision<Gomoku>> {
  const asked = currentTask<TaskKind>(table)!.seat;
  const isToMove = table.agenda.at(-2)?.seat === asked;
  const position = positionOf(table);
  const left = 1 - table.stones.length / table.size ** 2;
  const value = style.judge(position, thinking) * (isToMove ? 1 : -1);
  const isWelcome = value < BAD || (left < NEARLY_FULL && value < GOOD);
  const type = isWelcome && !threatensFive(position, isToMove) ? 'acceptDraw' : 'declineDraw';
  return { action: { type }, reason: because('answersDraw') };
}

/** Whether the one who is asked makes five with the next own stone, unless it is stopped; every level sees that. */
function threatensFive({ field, colour }: Position, isToMove: boolean): boolean {
  const canMakeFive = (whose: Stone) => field.countOf(whose, MAKES_FIVE) > 0;
  return isToMove ? canMakeFive(colour) : canMakeFive(other(colour)) && !canMakeFive(colour);
}
