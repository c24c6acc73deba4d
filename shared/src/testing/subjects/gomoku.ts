import { type Action, CHOICES, type Event } from '../../games/gomoku/actions.ts';
import { RULE_SETS } from '../../games/gomoku/options.ts';
import { ENDINGS, TASKS } from '../../games/gomoku/table.ts';
import { scene } from '../../games/gomoku/testing/scene.ts';
import type { Subject } from '../subject.ts';

const ACTIONS: Readonly<Record<Action['type'], true>> = {
  place: true,
  choose: true,
  offerDraw: true,
  acceptDraw: true,
  declineDraw: true,
  resign: true,
};

const EVENTS: Readonly<Record<Event['type'], true>> = {
  placed: true,
  chose: true,
  offeredDraw: true,
  declinedDraw: true,
  resigned: true,
  ended: true,
};

/** A board of nine full of stones, but for so many points, without five anywhere. */
function nearlyFull(left: number) {
  const { table } = scene({ size: '9' });
  const isBlack = (point: number) => ((point % 9) + 2 * Math.floor(point / 9)) % 4 < 2;
  const points = [...Array(81).keys()];
  const [black, white] = [points.filter(isBlack), points.filter((point) => !isBlack(point))];
  const inTurn = points.map((nth) => (nth % 2 === 0 ? black : white)[Math.floor(nth / 2)]!);
  return {
    ...table,
    stones: inTurn.slice(0, 81 - left),
    agenda: [{ kind: 'turn' as const, seat: (81 - left) % 2, left: 1 }],
  };
}

const at = (table: ReturnType<typeof scene>['table']) => ({ table, hands: [], hidden: {} });

/** What the tests of every game need to know about Gomoku. */
export const gomoku: Subject = {
  actions: Object.keys(ACTIONS),
  events: Object.keys(EVENTS),
  words: [...TASKS, ...ENDINGS, ...RULE_SETS, ...CHOICES],
  seldom: ['offerDraw', 'resign'],
  longest: 600,
  rareStarts: [
    at(nearlyFull(1)),
    // Both have four with two open ends on a board of which little is left.
    at(scene({ size: '9' }).place('b2 b8 c2 c8 d2 d8 e2 e8').table),
    at(scene({ opening: 'swap2' }).place('h8 i9 c3').table),
    at(scene({ opening: 'swap2' }).place('h8 i9 c3').act(1, { type: 'choose', choice: 'add' }).place('d4').table),
  ],
};
