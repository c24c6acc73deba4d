import type { Game } from './game.ts';
import { IllegalAction } from './match.ts';
import {
  FORMAT,
  type Recording,
  replay,
  replayAsFarAsPossible,
  turnsOf,
  UnknownFormat,
  upgraded,
} from './recording.ts';
import { defaultSetting } from './setting.ts';

/** Two seats in turn add stones to a heap; who makes it ten wins. */
interface Heap {
  table: { stones: number; next: number };
  hand: Record<string, never>;
  hidden: Record<string, never>;
  action: { type: 'add'; stones: number };
  event: { type: 'added' };
}
const heap: Game<Heap> = {
  id: 'heap',
  seats: { min: 2, max: 2 },
  options: {},
  seatOptions: {},
  wire: { table: Object, events: { added: [] } },
  setup: ({ seats }) => {
    if (seats !== 2) throw new Error('two only');
    return { table: { stones: 0, next: 0 }, hands: [], hidden: {} };
  },
  waitingFor: ({ stones, next }) => (stones < 10 ? [next] : []),
  legalActions: ({ seat, table }) =>
    seat === table.next && table.stones < 10 ? [1, 2].map((stones) => ({ type: 'add', stones })) : [],
  automatic: () => null,
  apply({ table }, _seat, { stones }) {
    table.stones += stones;
    table.next = 1 - table.next;
  },
  result: ({ stones, next }) => (stones < 10 ? null : { winners: [1 - next], reasons: ['ten'] }),
};
const add = (seat: number, stones: number) => ({ seat, action: { type: 'add', stones } });
const recorded = (log: Recording['log']): Recording => ({
  format: FORMAT,
  game: 'heap',
  setting: defaultSetting(heap),
  seed: 'x',
  log,
});

test('a recording is played again to the same end, and refused where it is not legal', () => {
  const end = replay(heap, recorded([0, 1, 0, 1, 0].map((seat) => add(seat, 2))));
  expect([end.ply, heap.result(end.state.table)]).toEqual([5, { winners: [0], reasons: ['ten'] }]);
  expect(() => replay(heap, recorded([add(1, 2)]))).toThrow(IllegalAction);
});

test('what was taken back does not count, even when it was taken back before', () => {
  const log = [add(0, 1), add(1, 1), add(0, 2), { undo: 1 }, add(1, 2), { undo: 2 }, add(0, 2), { undo: 9 }];
  expect(turnsOf(log)).toEqual([add(0, 1), add(1, 2), add(0, 2)]);
  expect(replay(heap, recorded(log))).toMatchObject({ ply: 3, state: { table: { stones: 5, next: 1 } } });
  expect(replay(heap, recorded([...log, { undo: 0 }])).ply).toBe(0);
});

test('a recording that is not legal any more leads as far as it can', () => {
  const { match, stuck } = replayAsFarAsPossible(heap, recorded([add(0, 1), add(1, 2), add(0, 3), add(1, 1)]));
  expect([match?.ply, match?.state.table.stones]).toEqual([2, 3]);
  expect(stuck).toEqual({ turn: 3, because: expect.any(IllegalAction) });
  expect(replayAsFarAsPossible(heap, recorded([add(0, 1)])).stuck).toBeNull();
});

test('a setting that cannot be any more leads nowhere', () => {
  const setting = { ...defaultSetting(heap), seats: 3 };
  const because = expect.objectContaining({ message: 'two only' });
  expect(replayAsFarAsPossible(heap, { ...recorded([]), setting })).toEqual({
    match: null,
    stuck: { turn: 0, because },
  });
});

test('older formats are brought up to date, later ones refused', () => {
  const { log, ...rest } = recorded([add(0, 1)]);
  expect(upgraded({ ...rest, format: 1, turns: log } as { format: number })).toEqual(recorded([add(0, 1)]));
  expect(upgraded(recorded([]))).toEqual(recorded([]));
  for (const format of [0, FORMAT + 1, 'toString' as never])
    expect(() => upgraded({ ...rest, format })).toThrow(UnknownFormat);
});
