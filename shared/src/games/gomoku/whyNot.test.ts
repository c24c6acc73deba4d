import { IllegalAction, play, viewFor } from '../../engine/match.ts';
import { gomoku } from './game.ts';
import { parsePoint } from './notation/points.ts';
import { type Scene, scene } from './testing/scene.ts';
import { REFUSALS, type Refusal } from './whyNot.ts';

const at = (name: string) => ({ type: 'place', point: parsePoint(name, 15) });
const begun = () => scene().place('h8 i9');
const renju = () => scene({ rule: 'renju' });
const offering = () => begun().act(0, { type: 'offerDraw' });

const ROWS: [what: string, Scene, seat: number | null, wanted: unknown, Refusal][] = [
  ['after the end', begun().act(1, { type: 'resign' }), 0, at('a1'), 'over'],
  ['watching', begun(), null, at('a1'), 'watching'],
  ['out of turn', begun(), 1, at('a1'), 'notYourTurn'],
  ['off the board', begun(), 0, { type: 'place', point: 225 }, 'offBoard'],
  ['between two points', begun(), 0, { type: 'place', point: 0.5 }, 'offBoard'],
  ['on a stone', begun(), 0, at('h8'), 'occupied'],
  ['six in a row', renju().place('c8 a1 d8 a3 e8 a5 g8 a7 h8 a9'), 0, at('f8'), 'overline'],
  ['two fours', renju().place('e8 a1 f8 a3 g8 a5 h9 a7 h10 a9 h11 a11'), 0, at('h8'), 'doubleFour'],
  ['two threes', renju().place('g8 a1 f8 a3 h9 a5 h10 a7'), 0, at('h8'), 'doubleThree'],
  ['a second offer', offering().act(1, { type: 'declineDraw' }), 0, { type: 'offerDraw' }, 'offered'],
  ['a stone before the answer', offering(), 1, at('a1'), 'notNow'],
  ['accepting nothing', begun(), 0, { type: 'acceptDraw' }, 'notNow'],
  ['an offer in the opening', scene({ opening: 'swap2' }), 0, { type: 'offerDraw' }, 'notNow'],
  ['a field too many', begun(), 0, { ...at('a1'), more: 1 }, 'notNow'],
  ['resigning badly', begun(), 1, { type: 'resign', why: 'no' }, 'notNow'],
];

test.each(ROWS)('GO-9: %s', (_what, { table }, seat, wanted, reason) => {
  const state = { table, hands: [], hidden: {} };
  expect(gomoku.whyNot?.(viewFor(state, seat), wanted)).toBe(reason);
  const refused = () => play(gomoku, { state, random: [1, 2, 3, 4] as never, ply: 0 }, seat as number, wanted);
  expect(refused).toThrow(IllegalAction);
  expect(refused).toThrow(expect.objectContaining({ why: reason }));
});

test('GO-9: every reason has a row', () => {
  expect(new Set(ROWS.map(([, , , , reason]) => reason))).toEqual(new Set(REFUSALS));
});
