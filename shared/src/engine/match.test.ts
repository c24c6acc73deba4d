import type { Game } from './game.ts';
import { IllegalAction, play, playLegal, start, viewFor } from './match.ts';
import { defaultSetting, settingProblem } from './setting.ts';

/** Two seats add stones to a heap, one or two at a time; who makes it ten wins. */
interface Heap {
  table: { stones: number; next: number };
  hand: { secret: number };
  hidden: { luck: number };
  action: { type: 'add'; stones: number };
  event: { type: 'added'; seat: number; stones: number };
}
const heap: Game<Heap, { start: readonly ['0', '5'] }, { colour: readonly ['red', 'blue'] }> = {
  id: 'heap',
  seats: { min: 2, max: 2 },
  options: { start: ['0', '5'] },
  seatOptions: { colour: ['red', 'blue'] },
  wire: { table: Object, events: { added: ['seat', 'stones'] } },
  problem: ({ choices }) =>
    choices[0]?.colour === 'blue' && choices[1]?.colour === 'blue'
      ? { field: 'choices.1.colour', problem: 'taken' }
      : null,
  setup: ({ options }, random) => ({
    table: { stones: Number(options.start), next: 0 },
    hands: [{ secret: 1 }, { secret: 2 }],
    hidden: { luck: random.below(100) },
  }),
  waitingFor: ({ stones, next }) => (stones < 10 ? [next] : []),
  legalActions: ({ seat, table }) =>
    seat === table.next && table.stones < 10 ? [1, 2].map((stones) => ({ type: 'add', stones })) : [],
  automatic: () => null,
  apply({ table }, seat, { stones }, { emit, random }) {
    table.stones += stones;
    if (table.stones === 7) throw new Error('seven breaks the rules');
    table.next = 1 - seat;
    random.below(2);
    emit({ type: 'added', seat, stones });
  },
  result: ({ stones, next }) => (stones < 10 ? null : { winners: [1 - next], reasons: ['ten'] }),
};
const begun = () => start(heap, defaultSetting(heap), 'x');

test('a step is a new match, one ply further, with what happened', () => {
  const match = begun();
  const { match: next, events } = play(heap, match, 0, { type: 'add', stones: 2 });
  expect([match.ply, match.state.table.stones]).toEqual([0, 0]);
  expect([next.ply, next.state.table.stones]).toEqual([1, 2]);
  expect(next.random).not.toEqual(match.random);
  expect(events).toEqual([{ type: 'added', seat: 0, stones: 2 }]);
});

test.each([
  ['another seat', 1, { type: 'add', stones: 1 }],
  ['too much', 0, { type: 'add', stones: 3 }],
  ['a field too many', 0, { type: 'add', stones: 1, more: true }],
  ['nothing', 0, undefined],
])('%s is refused', (_name, seat, action) => {
  expect(() => play(heap, begun(), seat, action)).toThrow(IllegalAction);
});

test('a rule that throws half way leaves the match as it was', () => {
  const setting = { ...defaultSetting(heap), options: { start: '5' as const } };
  const match = start(heap, setting, 'x');
  const before = structuredClone(match);
  expect(() => playLegal(heap, match, 0, { type: 'add', stones: 2 })).toThrow('seven');
  expect(match).toEqual(before);
});

test('the engine’s own entry is applied, never the object that came in', () => {
  const wanted = { type: 'add', stones: 2 } as const;
  let applied: unknown;
  const spying: typeof heap = {
    ...heap,
    apply(draft, seat, action, context) {
      applied = action;
      heap.apply(draft, seat, action, context);
    },
  };
  play(spying, begun(), 0, wanted);
  expect(applied).toEqual(wanted);
  expect(applied).not.toBe(wanted);
});

test('a view holds the table and the own hand, and nothing of the others', () => {
  const { state } = begun();
  expect(viewFor(state, 1)).toEqual({ seat: 1, table: state.table, hand: { secret: 2 } });
  expect(viewFor(state, null)).toEqual({ seat: null, table: state.table, hand: null });
});

describe('settings', () => {
  const plain = defaultSetting(heap);

  test('the defaults are the first values, one choice a seat', () => {
    expect(plain).toEqual({ seats: 2, options: { start: '0' }, choices: [{ colour: 'red' }, { colour: 'red' }] });
    expect(settingProblem(heap, plain)).toBeNull();
  });

  test.each<[object, { field: string; problem: string }]>([
    [{ seats: 1 }, { field: 'seats', problem: 'outOfRange' }],
    [{ seats: 2.5 }, { field: 'seats', problem: 'outOfRange' }],
    [{ choices: [{ colour: 'red' }] }, { field: 'choices', problem: 'outOfRange' }],
    [{ options: { start: '7' } }, { field: 'options.start', problem: 'notAllowed' }],
    [{ options: {} }, { field: 'options.start', problem: 'notAllowed' }],
    [{ options: { start: '0', speed: '1' } }, { field: 'options.speed', problem: 'unknown' }],
    [{ options: JSON.parse('{"start":"0","__proto__":"x"}') }, { field: 'options.__proto__', problem: 'unknown' }],
    [{ choices: [{ colour: 'red' }, { colour: 'pink' }] }, { field: 'choices.1.colour', problem: 'notAllowed' }],
    [{ choices: [{ colour: 'blue' }, { colour: 'blue' }] }, { field: 'choices.1.colour', problem: 'taken' }],
  ])('%j cannot be played', (change, problem) => {
    expect(settingProblem(heap, { ...plain, ...change } as never)).toEqual(problem);
  });
});
