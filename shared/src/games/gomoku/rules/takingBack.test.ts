import { FORMAT, type LogEntry, replay } from '../../../engine/recording.ts';
import { defaults } from '../../../engine/setting.ts';
import { randomGame } from '../../../testing/randomPlay.ts';
import { gomoku } from '../game.ts';
import { parsePoint } from '../notation/points.ts';
import { options } from '../options.ts';
import { scene } from '../testing/scene.ts';

const setting = { seats: 2, options: { ...defaults(options), first: '1' } as never, choices: [{}, {}] };
const placing = (seat: number, name: string): LogEntry => ({
  seat,
  action: { type: 'place', point: parsePoint(name, 15)! },
});
const after = (log: LogEntry[]) => replay(gomoku, { format: FORMAT, game: gomoku.id, setting, seed: 'back', log });

test('GO-7.1: the position is again what it was, and whoever placed the stone is on turn again', () => {
  const h8 = placing(0, 'h8');
  const back = after([h8, placing(1, 'h9'), placing(0, 'h10'), { undo: 1 }]);
  expect(back).toEqual(after([h8]));
  expect(gomoku.waitingFor(back.state.table)).toEqual([1]);
  expect(after([h8, placing(1, 'h9'), { undo: 1 }, placing(1, 'a1')])).toEqual(after([h8, placing(1, 'a1')]));
});

test('GO-7.2: a person at the table is asked first', () => expect(gomoku.undoByConsent).toBe(true));

test('GO-7.3: an end goes back like any other stone, and its result is withdrawn', () => {
  expect(gomoku.undoAfterEnd).toBe(true);
  const moves = 'd8 a1 e8 c1 f8 e1 g8 g1 h8'.split(' ').map((name, nth) => placing(nth % 2, name));
  expect(gomoku.result(after(moves).state.table)).not.toBeNull();
  const back = after([...moves, { undo: moves.length - 1 }]);
  expect(back).toEqual(after(moves.slice(0, -1)));
  expect(gomoku.result(back.state.table)).toBeNull();
});

test('GO-7.1: no move takes anything back', () => {
  for (const { choices } of randomGame(gomoku, setting, 'no way back'))
    for (const { action } of choices)
      expect(['place', 'offerDraw', 'acceptDraw', 'declineDraw', 'resign']).toContain(action.type);
  const game = scene().place('h8 h9');
  for (const wanted of [{ type: 'undo' }, { undo: 1 }, { type: 'place', point: -1 }])
    expect(() => game.act(0, wanted)).toThrow();
});
